package roompanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// TalkSettings is the page on which phrases of others are turned off, and notices on.
func (c *Panel) TalkSettings() ui.Page { return &talkPage{panel: c} }

type talkPage struct {
	ui.FormPage
	panel  *Panel
	view   ui.View
	scroll ui.Scroll
}

// Layout arranges the page.
func (p *talkPage) Layout(v ui.View) {
	const widest = 640
	p.view = v
	x := max(v.Margin(), (v.W-widest)/2)
	p.Form.Reset(v)
	p.Form.Place(ui.Column(0,
		ui.Pad(x, 0, ui.Head(v, locale.T("online.talk.settings"), locale.T("online.talk.line"), ui.Back)),
		ui.Scrolling(&p.scroll, ui.Inset(x, 0, x, v.Margin(), p.switches())).Grow(),
	), v.Bounds())
}

// Update handles a tick.
func (p *talkPage) Update(in *ui.Input) ui.Nav {
	if in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return p.Form.Update(in)
}

// switches turn phrases of others off, and notices on.
func (p *talkPage) switches() ui.Part {
	c := p.panel
	rows := p.mutes()
	if c.attention != nil && c.people().Seated() {
		rows = append(rows, ui.Column(0,
			p.row("notices", locale.T("online.notices"), c.session.Notices(), c.toggleNotices),
			ui.Inset(0, 0, theme.TouchTarget, 12, ui.Paragraph(theme.Caption, locale.T("online.notices.line"), p.view.Theme.Ink2))))
	}
	return ui.If(len(rows) > 0, ui.Card(16, 4, ui.Column(0, rows...)))
}

// mutes turn the phrases of one other person off, or of all.
func (p *talkPage) mutes() (rows []ui.Part) {
	people, others := p.panel.people(), game.SeatSet(0)
	for s, seat := range people.Seats {
		if s := game.Seat(s); seat.Taken && s != people.You {
			others = others.With(s)
			label := locale.T("online.mute", p.panel.named("name", s))
			rows = append(rows, p.row("mute."+strconv.Itoa(int(s)), label, people.Muted.Has(s), func() { p.panel.do(host.Request{Do: host.Mute, Seats: people.Muted ^ game.SetOf(s)}) }))
		}
	}
	if others.Len() > 0 {
		rows = append(rows, p.row("mute.all", locale.T("online.mute.all"), hushed(p.panel.session), func() { toggleHush(p.panel.session) }))
	}
	return rows
}

// row is a switch with its label.
func (p *talkPage) row(id, label string, on bool, flip func()) ui.Part {
	ctl := ui.Toggle(id, label, on).Does(func() {
		flip()
		p.Layout(p.view)
	})
	text := ui.Text(ui.ButtonText, label, p.view.Theme.Ink).Try(theme.Body, label).Try(theme.Caption, label)
	return ui.Over(ui.Press(ctl), ui.Row(12, text.Wide(0).Grow(), ui.Space(theme.TouchTarget))).High(52)
}

// keyHush is the store's key of whether phrases of others are turned off in all rooms.
const keyHush = "hush"

// hushed reports whether nobody's phrases are shown.
func hushed(s *session.Session) bool { return s.Kept(keyHush) != "" }

func toggleHush(s *session.Session) {
	hush := ""
	if !hushed(s) {
		hush = "1"
	}
	s.Keep(keyHush, hush)
}

// muted reports whether a seat's phrases are not shown.
func (c *Panel) muted(s game.Seat) bool {
	return s != c.people().You && hushed(c.session) || c.people().Muted.Has(s)
}

// toggleNotices turns notices on, for which the system may have to be asked, or off.
func (c *Panel) toggleNotices() {
	on := !c.session.Notices()
	if c.session.WantNotices(on); on {
		c.attention.Ask()
	}
}
