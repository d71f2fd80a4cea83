package settings

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/assets/release"
	"yanyi/game/catalog"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Settings page).
const (
	cardHead  = 44
	cardPad   = 17
	rowHeight = 56
	threeFrom = 1180
	twoFrom   = 760
	fourFrom  = 380 // tiles of faces beside each other
	widest    = 1440
)

// tightLabel is the type of labels too long for their rows.
var tightLabel = theme.Role{Size: 14, Line: 26}

// inventors are the families whose inventors are thanked: settings.<family>, author.<family>.
func inventors() (families []string) {
	thanked := map[string]bool{}
	for _, v := range catalog.All() {
		family := v.Info().Family
		if author := locale.T("author." + family); !thanked[author] {
			thanked[author] = true
			families = append(families, family)
		}
	}
	return families
}

func (p *Page) content() ui.Part {
	v := p.view
	x := max(v.Margin(), (v.W-widest)/2)
	return ui.Column(0,
		ui.Pad(x, 0, ui.Head(v, locale.T("settings.title"), locale.T("settings.data.where"), ui.Back)),
		ui.Scrolling(&p.scroll, ui.Inset(x, 0, x, v.Margin(), ui.Column(0, p.searched(), p.cards()))).Grow(),
	)
}

// cards are all cards, or those with results.
func (p *Page) cards() ui.Part {
	p.find.found = 0
	columns := p.columns()
	if p.find.found == 0 {
		return p.none()
	}
	return ui.Columns(theme.CardGap, columns...)
}

// columns are the cards below each other, in as many columns as there is room for.
func (p *Page) columns() []ui.Part {
	look, board, play := p.card("look", p.looks()...), p.board(), p.play()
	sound, motion, data, credits := p.sound(), p.motion(), p.data(), p.credits()
	below := func(cards ...ui.Part) ui.Part { return ui.Column(theme.CardGap, some(cards)...).Top() }
	switch {
	case p.find.looking():
		return []ui.Part{p.leftmost(findColumn, below(look, board, play, sound, motion, data, credits))}
	case p.view.W >= threeFrom:
		return []ui.Part{below(look, board), below(play, credits), below(sound, motion, data)}
	case p.view.W >= twoFrom:
		return []ui.Part{below(look, board, data), below(play, sound, motion, credits)}
	}
	return []ui.Part{below(look, board, play, sound, motion, data, credits)}
}

// card is rows under a heading, settings.<key> with the seal settings.<key>.seal, if any.
func (p *Page) card(key string, rows ...ui.Part) ui.Part {
	if rows = some(rows); len(rows) == 0 {
		return ui.Part{}
	}
	seal := locale.T("settings." + key + ".seal")
	parts := []ui.Part{ui.Row(12,
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, 0) }).Sized(22, 22),
		ui.Text(theme.Name, locale.T("settings."+key), p.view.Theme.Ink),
	).High(cardHead)}
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) })
	for _, row := range rows {
		parts = append(parts, ui.Over(line, row))
	}
	return ui.Card(cardPad, 0, ui.Column(0, parts...))
}

// looks are language, theme, contrast, the size of text, and whether the window fills the screen.
func (p *Page) looks() []ui.Part {
	rows := []ui.Part{p.languages(), p.theme(), p.choice("contrast", p.session.Settings.Contrast, &p.session.Settings.Contrast, "auto", "on", "off"), p.text()}
	if p.window == nil { // a page, which screen readers read through a mirror
		return append(rows, p.toggle("reader", &p.session.Settings.Reader))
	}
	return append(rows, p.switched("fullscreen", &p.full, p.label("fullscreen").High(rowHeight), func() {
		p.window.SetFull(p.full)
	}))
}

// version is this version, and the way to its news.
func (p *Page) version() ui.Part {
	name := locale.T("news.version", locale.Arg{Name: "version", Value: release.Version})
	label := ui.Text(ui.ButtonText, name, p.view.Theme.Ink).Try(tightLabel, name)
	button := ui.Secondary("news", locale.T("news.title")).Goes(func() ui.Nav { return ui.Push(p.session.Routes.News()) })
	if p.view.Narrow() {
		return p.among("version", ui.Inset(0, 0, 0, 8, ui.Column(0, label.High(34), ui.Press(button).High(theme.TouchTarget))), locale.T("news.title"))
	}
	return p.among("version", ui.Row(8, label.Grow(), ui.Press(button).Sized(130, theme.TouchTarget)).High(rowHeight), locale.T("news.title"))
}

func (p *Page) board() ui.Part {
	s := &p.session.Settings
	return p.card("board",
		p.choice("ground", p.session.Ground(), &s.Board, session.Grounds[:]...),
		p.faces(),
		p.outlines(),
		p.told("coordinates", &s.Coordinates, ui.Part{}),
		p.choice("notation", s.NotationShown(), &s.Notation, "chinese", "coordinates"),
		p.told("names", &s.Names, ui.Part{}),
	)
}

// outlines are the armies' own, which are not asked for where there is more contrast.
func (p *Page) outlines() ui.Part {
	if !p.session.Sharp() {
		return p.told("shapes", &p.session.Settings.Shapes, p.shapes())
	}
	label := p.explained(ui.Row(16, p.label("shapes"), p.shapes()), locale.T("settings.shapes.sharp"))
	ctl := ui.Toggle("shapes", locale.T("settings.shapes"), true)
	ctl.Off = true
	return p.among("shapes", ui.Over(ui.Inset(0, 1, 0, 0, ui.Press(ctl)), ui.Row(12, label.Wide(0).Grow(), ui.Space(theme.TouchTarget))))
}

func (p *Page) play() ui.Part {
	s := &p.session.Settings
	var rows []ui.Part
	for _, r := range []struct {
		key string
		on  *bool
	}{
		{"confirm", &s.Confirm}, {"rotate", &s.Rotate}, {"targets", &s.Targets},
		{"lastmove", &s.LastMove}, {"whynot", &s.WhyNot}, {"glass", &s.Glass},
	} {
		rows = append(rows, p.toggle(r.key, r.on))
	}
	rows = append(rows, p.told("premoves", &s.Premoves, ui.Part{}), p.told("unhurried", &s.Unhurried, ui.Part{}),
		p.told("explains", &s.Explains, ui.Part{}), p.told("blindfold", &s.Blindfold, ui.Part{}))
	return p.card("play", rows...)
}

func (p *Page) sound() ui.Part {
	return p.card("sound",
		p.switched("sound", &p.session.Settings.Sound, p.label("sound").High(rowHeight), p.sounded),
		p.among("volume", ui.Row(8, p.label("volume").Grow(), ui.Press(p.slider())).High(rowHeight)),
		ui.If(p.session.Buzzes(), p.told("buzz", &p.session.Settings.Buzz, ui.Part{})))
}

func (p *Page) motion() ui.Part {
	s := &p.session.Settings
	return p.card("motion",
		p.choice("motion", s.Motion, &s.Motion, "auto", "full", "reduce"),
		p.toggle("banner", &s.Banner))
}

func (p *Page) credits() ui.Part {
	var rows []ui.Part
	for _, key := range inventors() {
		rows = append(rows, p.among("credits", p.explained(p.label(key), locale.T("author."+key)), locale.T("author."+key)))
	}
	rows = append(rows, p.among("credits", p.explained(p.label("typeface"), locale.T("settings.typeface.line"))))
	if to := p.session.Routes.Credits; to != nil {
		button := ui.IconLabel("made", canvas.IconList, locale.T("credits.title")).Goes(func() ui.Nav { return ui.Push(to()) })
		rows = append(rows, p.among("made", ui.Pad(0, 12, ui.Press(button)), locale.T("credits.title")))
	}
	return p.card("credits", rows...)
}

func (p *Page) label(key string) ui.Part {
	name := locale.T("settings." + key)
	return ui.Text(ui.ButtonText, name, p.view.Theme.Ink).Try(tightLabel, name)
}

// explained is a label with a line below it.
func (p *Page) explained(label ui.Part, line string) ui.Part {
	return ui.Inset(0, 9, 0, 12, ui.Column(0, label.High(25), ui.Text(theme.Caption, line, p.view.Theme.Ink2).Lines(2)))
}

// toggle is a row that switches something on and off.
func (p *Page) toggle(key string, on *bool) ui.Part {
	return p.switched(key, on, p.label(key).High(rowHeight), p.apply)
}

// told is a toggle with the line settings.<key>.line, and perhaps something beside its label.
func (p *Page) told(key string, on *bool, beside ui.Part) ui.Part {
	return p.switched(key, on, p.explained(ui.Row(16, p.label(key), beside), locale.T("settings."+key+".line")), p.apply)
}

func (p *Page) switched(key string, on *bool, label ui.Part, then func()) ui.Part {
	ctl := ui.Toggle(key, locale.T("settings."+key), *on).Does(func() {
		*on = !*on
		then()
	})
	return p.among(key, ui.Over(ui.Inset(0, 1, 0, 0, ui.Press(ctl)), ui.Row(12, label.Wide(0).Grow(), ui.Space(theme.TouchTarget))))
}

// choice is a row with values to choose from, settings.<key>.<value>.
func (p *Page) choice(key, shown string, value *string, values ...string) ui.Part {
	var labels []string
	for _, v := range values {
		labels = append(labels, locale.T("settings."+key+"."+v))
	}
	return p.chosen(key, shown, value, values, labels)
}

func (p *Page) theme() ui.Part {
	s := &p.session.Settings
	return p.choice("theme", s.Theme, &s.Theme, "system", "light", "dark")
}

// text is the size of text, in percent.
func (p *Page) text() ui.Part {
	var labels []string
	for _, size := range session.TextSizes {
		labels = append(labels, size+"%")
	}
	return p.chosen("text", p.session.TextSize(), &p.session.Settings.Text, session.TextSizes[:], labels)
}

func (p *Page) languages() ui.Part {
	var tags, labels []string
	for _, l := range locale.Langs() {
		tags, labels = append(tags, l.Tag()), append(labels, locale.T("home.lang."+l.Tag()))
	}
	return p.chosen("language", locale.Current().Tag(), &p.session.Settings.Lang, tags, labels)
}

// chosen is values at the right of their label, or below it where there is no room.
func (p *Page) chosen(key, shown string, value *string, values, labels []string) ui.Part {
	segments := ui.SegmentedFitted(key, values, labels, shown, func(chosen string) {
		*value = chosen
		p.apply()
	})
	beside := ui.Row(8, p.label(key).Grow(), segments).High(rowHeight)
	below := ui.Inset(0, 0, 0, 6, ui.Column(0, p.label(key).High(34), ui.Row(0, ui.Space(0), segments)))
	return p.among(key, ui.Row(0, beside.Grow().Or(below.Wide(0).Grow())), labels...)
}

// slider is the volume.
func (p *Page) slider() ui.Control {
	volume := &p.session.Settings.Volume
	return ui.Control{
		ID: "volume", Name: locale.T("a11y.volume", locale.Num("n", *volume)), Value: strconv.Itoa(*volume), Role: ui.RoleSlider,
		Do:    p.sounded,
		Slide: func(x float64) { p.setVolume(int(x*105 - 2)) },
		Step: func(n int) {
			p.setVolume(*volume + 5*n)
			p.sounded()
		},
		Draw: func(c *canvas.Canvas, ctl *ui.Control, _ ui.State) {
			r := ctl.Rect
			mid := r.Y + r.H/2
			at := r.X + 11 + (r.W-22)*float64(*volume)/100
			c.Shape(canvas.Box(r.X, mid-3, r.W, 6), canvas.Shape{Radius: 3, Fill: c.Theme.Sunk})
			c.Shape(canvas.Box(r.X, mid-2, at-r.X, 4), canvas.Shape{Radius: 2, Fill: c.Theme.Hint})
			c.Shape(canvas.Box(at-11, mid-11, 22, 22), canvas.Shape{Radius: 11, Line: 2, Fill: c.Theme.Card, Stroke: c.Theme.Hint})
		},
	}.Sized(160, theme.TouchTarget)
}
