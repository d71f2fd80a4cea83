// Package settings is the page of a player's choices.
package settings

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the settings page. Every change counts at once and is kept.
type Page struct {
	ui.FormPage
	session *session.Session
	sample  *game.Info // whose pieces the faces are shown with; nil for none
	cards   []card
	asked   bool // restoring the defaults was asked once

	view   ui.View
	scroll ui.Scroll
}

// New returns the page; sample is the game whose pieces show the faces.
func New(s *session.Session, sample game.Variant) *Page {
	p := &Page{session: s}
	if sample != nil {
		p.sample = sample.Info()
	}
	return p
}

// card is a group of rows under a heading.
type card struct {
	key  string // settings.<key> and settings.<key>.seal
	rows []row
}

// row is one choice, or none where it is only said. At most one of on, value,
// percent and special is set.
type row struct {
	key     string // settings.<key>, and settings.<key>.line if the deck has it
	said    string // instead of that line
	on      *bool
	value   *string
	values  []string // of value
	labels  []string
	percent *int
	special special
}

// special rows are drawn by themselves.
type special uint8

const (
	plain  special = iota
	faces          // tiles with pieces
	shapes         // a toggle with pieces beside it
	reset          // restores the defaults
)

// groups are the cards with the rows that exist.
func (p *Page) groups() []card {
	s := &p.session.Settings
	board := card{"board", []row{
		{key: "faces", special: faces},
		{key: "shapes", on: &s.Shapes, special: shapes},
		{key: "coordinates", on: &s.Coordinates},
		p.choice("notation", &s.Notation, "chinese", "coordinates"),
		{key: "names", on: &s.Names},
	}}
	play := card{"play", []row{
		{key: "confirm", on: &s.Confirm},
		{key: "rotate", on: &s.Rotate},
		{key: "targets", on: &s.Targets},
		{key: "lastmove", on: &s.LastMove},
		{key: "whynot", on: &s.WhyNot},
		{key: "glass", on: &s.Glass},
	}}
	return []card{
		{"look", []row{p.languages(), p.choice("theme", &s.Theme, "system", "light", "dark")}},
		board, play,
		{"sound", []row{{key: "sound", on: &s.Sound}, {key: "volume", percent: &s.Volume}}},
		{"motion", []row{p.choice("motion", &s.Motion, "auto", "full", "reduce"), {key: "banner", on: &s.Banner}}},
		{"data", []row{{key: "reset", special: reset}}},
		{"credits", []row{
			{key: "threekingdoms", said: locale.T("author.threekingdoms")},
			{key: "stratagem", said: locale.T("author.stratagem")},
			{key: "typeface"},
		}},
	}
}

func (p *Page) choice(key string, value *string, values ...string) row {
	r := row{key: key, value: value, values: values}
	for _, v := range values {
		r.labels = append(r.labels, locale.T("settings."+key+"."+v))
	}
	return r
}

func (p *Page) languages() row {
	r := row{key: "language", value: &p.session.Settings.Lang}
	for _, l := range locale.Langs() {
		r.values = append(r.values, l.Tag())
		r.labels = append(r.labels, locale.T("home.lang."+l.Tag()))
	}
	return r
}

// shown is the value a row shows as chosen: what counts where nothing is chosen.
func (p *Page) shown(r *row) string {
	switch {
	case *r.value != "":
		return *r.value
	case r.key == "language":
		return locale.Current().Tag()
	}
	return p.session.Settings.NotationShown()
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.cards = p.groups()
	p.Form.Reset(v)
	p.build()
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	id := p.Form.Activated(in)
	switch {
	case id == "back" || id == "" && in.Key(ui.KeyEscape):
		return ui.Back()
	case id == "":
		p.stepVolume(in)
		return ui.Stay()
	case id == "reset":
		p.reset()
		return ui.Stay()
	case id == "volume":
		p.session.ApplySettings() // the slide has ended
		p.session.PlaySound(sound.Knock)
		return ui.Stay()
	}
	p.asked = false
	p.change(id)
	p.session.ApplySettings()
	if id == "sound" {
		p.session.PlaySound(sound.Knock)
	}
	return ui.Stay()
}

// change finds the row a control belongs to and takes its new value.
func (p *Page) change(id string) {
	key, value, _ := strings.Cut(id, ".")
	if key == "faces" {
		p.session.Settings.Faces = value
		return
	}
	for _, c := range p.cards {
		for _, r := range c.rows {
			switch {
			case r.key != key:
			case r.on != nil:
				*r.on = !*r.on
			case r.value != nil:
				*r.value = value
			}
		}
	}
}

// reset restores the defaults when it is pressed a second time.
func (p *Page) reset() {
	if p.asked = !p.asked; p.asked {
		p.Layout(p.view)
		return
	}
	p.session.Settings = session.Defaults()
	p.session.ApplySettings()
}

// stepVolume lets the arrow keys move the focused slider.
func (p *Page) stepVolume(in *ui.Input) {
	if p.Form.Focus() != "volume" {
		return
	}
	switch {
	case in.Key(ui.KeyLeft):
		p.setVolume(p.session.Settings.Volume - 5)
	case in.Key(ui.KeyRight):
		p.setVolume(p.session.Settings.Volume + 5)
	}
}

func (p *Page) setVolume(v int) {
	v = min(max(v, 0), 100)
	if v != p.session.Settings.Volume {
		p.session.Settings.Volume = v
		p.Form.MarkDirty()
	}
}
