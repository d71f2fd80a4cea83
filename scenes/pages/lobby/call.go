package lobby

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Caller calls a player who has asked for a game and is elsewhere in the program when it begins.
type Caller struct {
	session *session.Session
	room    host.Room // in which the player waits, nil for none
}

// NewCaller is the caller of a program.
func NewCaller(s *session.Session) *Caller { return &Caller{session: s} }

// Tick calls once the game has begun: with a sound and a sheet above the present page, which
// stays as it is. at reports whether a page leads there by itself.
func (c *Caller) Tick(at func(ui.Page) bool) {
	r := c.session.Online.Room()
	switch {
	case r == nil:
		c.room = nil
	case waiting(r):
		c.room = r
	case c.room == r && begun(r):
		c.room = nil
		if top := c.session.Stack.Top(); !at(top) {
			c.session.PlaySound(sound.Gong)
			c.session.Stack.Open(&called{session: c.session, game: r.People().Setup.Variant})
		}
	}
}

// called is the sheet that calls.
type called struct {
	ui.FormPage
	session *session.Session
	game    string // the variant's id
	view    ui.View
}

// Layout arranges the sheet.
func (p *called) Layout(v ui.View) {
	p.view = v
	p.Form.Reset(v)
	line := locale.T("lobby.begins.line", locale.Arg{Name: "game", Value: locale.T("game." + p.game + ".name")})
	ink := v.Theme
	begins := locale.T("lobby.begins")
	p.Form.Place(ui.Pad(v.Margin(), 0, ui.Column(12,
		ui.Space(0),
		ui.Text(theme.Title, begins, ink.Ink).Try(theme.Section, begins).Try(theme.Name, begins).Center(),
		ui.Text(theme.Body, line, ink.Ink2).Lines(3).Center(),
		ui.Middle(320, ui.Column(8,
			ui.Press(ui.Primary("table", locale.T("lobby.begins.go")).Goes(p.table)).High(52),
			ui.Press(ui.Secondary("later", locale.T("lobby.begins.later")).Goes(ui.Back)).High(52))),
		ui.Space(0).Share(2))), v.Bounds())
}

// table leads to the table, away from the present page.
func (p *called) table() ui.Nav {
	if p.session.Online.Room() == nil {
		return ui.Back()
	}
	return ui.Replace(p.session.Routes.RoomTable())
}

// Update handles a tick.
func (p *called) Update(in *ui.Input) ui.Nav {
	if p.session.Online.Room() == nil {
		return ui.Back()
	}
	return p.UpdateOrBack(in)
}
