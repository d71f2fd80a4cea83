package room

import (
	"slices"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Friends is the page of rooms: to enter one by its code, or one of those that a seat is
// held in from here. In a window it is also where a server is named.
type Friends struct {
	ui.FormPage
	session *session.Session
	paste   func() // asks for a link on the clipboard; nil where fields take it themselves
	code    ui.Field
	server  ui.Field
	asked   string // code of the room to be forgotten, if confirmed
	carry          // to another device
	notices machine.Attention
	heard   int  // how many rooms waited when the page was laid out
	looking bool // for the server in the field
	found   bool // there was a server when the page was laid out
	view    ui.View
	scroll  ui.Scroll
}

// longestLink is how many characters a link of a room has at most.
const longestLink = 400

// NewFriends returns the page on a machine.
func NewFriends(s *session.Session, on machine.Abilities) *Friends {
	p := &Friends{session: s, notices: on.Attention, code: ui.Field{Max: longestLink}, server: ui.Field{Max: longestLink, Text: s.Online.Server()}}
	if on.Inbox != nil && s.Online.Anywhere() {
		p.paste = on.Inbox.Paste
	}
	return p
}

// Resume lists the rooms again: one may have been played in.
func (p *Friends) Resume() {
	p.asked, p.carry.code = "", ""
	p.session.Online.Enquire()
}

// Layout arranges the page.
func (p *Friends) Layout(v ui.View) {
	p.view, p.found, p.heard = v, p.session.Online.Available(), p.session.Online.Waiting()
	p.code.Hint, p.server.Hint = locale.T("room.enter.hint"), locale.T("room.server.hint")
	p.Form.Reset(v)
	p.Form.Place(p.content(), v.Bounds())
}

func (p *Friends) again() { p.Layout(p.view) }

// Update handles a tick.
func (p *Friends) Update(in *ui.Input) ui.Nav {
	if p.looking && !p.session.Online.Looking() {
		p.looking = false
		if !p.session.Online.Available() {
			p.session.Say(locale.T("room.fault.nowhere"))
		}
		p.again()
	}
	if p.found != p.session.Online.Available() || p.heard != p.session.Online.Waiting() {
		p.again()
	}
	return p.UpdateOrBack(in)
}

func (p *Friends) content() ui.Part {
	x := max(p.view.Margin(), (p.view.W-friendsWide)/2)
	parts := []ui.Part{p.naming(), p.strangers(), p.entering(), p.kept(), ui.If(p.found, p.opening())}
	return ui.Column(0,
		ui.Pad(x, 0, ui.Head(p.view, locale.T("room.friends"), locale.T("room.friends.line"), ui.Back)),
		ui.Scrolling(&p.scroll, ui.Inset(x, 4, x, p.view.Margin(), ui.Column(theme.CardGap, parts...))).Grow())
}

const friendsWide = 720

// naming is where a server is, for a window.
func (p *Friends) naming() ui.Part {
	if !p.session.Online.Anywhere() {
		return ui.Part{}
	}
	look := ui.Secondary("look", locale.T("room.server.look")).Does(func() {
		p.looking = true
		p.session.Online.Look(p.server.Text)
		p.again()
	}).Unless(p.server.Text == "" || p.looking)
	return p.asking("room.server", "server", &p.server, look)
}

// entering is the field for a room's code, or a link to it, which tells a window the server.
func (p *Friends) entering() ui.Part {
	_, _, ok := host.ReadCode(p.code.Text)
	enter := ui.Primary("enter", locale.T("room.enter")).Unless(!ok).Goes(func() ui.Nav {
		p.session.Online.Visit(p.code.Text)
		return ui.Push(p.session.Routes.Room())
	})
	entry := p.asking("room.enter.code", "entry", &p.code, enter)
	if p.paste == nil {
		return entry
	}
	paste := button("paste", "room.paste", p.paste)
	return ui.Column(theme.GroupGap, entry, ui.Row(0, ui.Space(0), paste))
}

// asking is a field with its button beside it, or below where there is too little room.
func (p *Friends) asking(key, id string, field *ui.Field, button ui.Control) ui.Part {
	line := ui.Press(ui.NameField(id, locale.T(key), field, &p.Form).Does(p.again)).High(theme.TouchTarget)
	return card(heading(p.view, locale.T(key)),
		ui.Fitting(ui.Row(8, line.Grow().Least(240), ui.Press(button)), ui.Column(8, line, ui.Press(button))))
}

// kept are the rooms that a seat is held in from here.
func (p *Friends) kept() ui.Part {
	var rows []ui.Part
	for _, k := range p.session.Online.Kept() {
		if _, ok := catalog.Find(k.Game); ok {
			rows = append(rows, p.row(k))
		}
	}
	if len(rows) == 0 {
		return ui.Part{}
	}
	head := heading(p.view, locale.T("room.yours"))
	return ui.Column(theme.GroupGap, append(slices.Insert(rows, 0, head), p.calls())...)
}

// row is one of them: its game, whose seat, when it was last played in.
func (p *Friends) row(k host.Kept) ui.Part {
	v, _ := catalog.Find(k.Game)
	side := locale.T("room.mine", locale.Arg{Name: "side", Value: gametext.SideName(v.Info(), k.Seat)})
	line := join(spaced(k.Code), gametext.Played(time.UnixMilli(int64(k.At)), time.Now()))
	if k.Over {
		line = join(line, locale.T("room.over"))
	}
	ink := p.view.Theme
	stands, said := standing(v.Info(), &k), ink.Ink2
	if k.Waits {
		said = ink.GoldText
	}
	emblem := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Emblem(p.session.Look(c.Scale), v.Info(), k.Seat, r)
	}).Sized(40, 40)
	words := ui.Column(0,
		ui.Text(theme.Name, locale.T("game."+k.Game+".name"), ink.Ink),
		ui.If(stands != "", ui.Text(theme.Body, stands, said).Try(theme.Caption, stands).Lines(2)),
		ui.Text(theme.Caption, join(side, line), ink.Ink2).Lines(2))
	top := ui.Row(12, emblem, words.Wide(0).Grow().Least(150))
	buttons := p.buttons(k)
	row := ui.Fitting(
		ui.Row(12, top.Grow().Least(260), buttons),
		ui.Column(8, top, ui.Row(0, ui.Space(0), buttons)))
	if p.carry.code == k.Code {
		row = ui.Column(12, row, p.carry.shown(p.view, k.Link))
	}
	return ui.Card(13, 9, row)
}

// buttons go back to the seat, or let go of it.
func (p *Friends) buttons(k host.Kept) ui.Part {
	label := "library.continue"
	if k.Over {
		label = "library.open"
	}
	ask := func(code string) func() {
		return func() {
			p.asked = code
			p.again()
		}
	}
	if p.asked == k.Code {
		forget := func() {
			p.session.Online.Forget(k.Code)
			ask("")()
		}
		return ui.Row(8,
			button("keep."+k.Code, "ui.cancel", ask("")),
			ui.Press(ui.Warning("forget."+k.Code, canvas.IconTrash, locale.T("room.forget")).Does(forget)))
	}
	open := ui.Secondary("open."+k.Code, locale.T(label)).Unless(!p.found).Goes(func() ui.Nav {
		p.session.Online.Visit(k.Code)
		return ui.Push(p.session.Routes.Room())
	})
	carry := ui.BarButton("carry."+k.Code, canvas.IconShare, locale.T("room.carry")).Does(func() {
		p.carry.toggle(k.Code)
		p.again()
	})
	return ui.Row(8, ui.Press(open), ui.Press(carry), ui.Press(ui.BarButton("trash."+k.Code, canvas.IconTrash, locale.T("ui.delete")).Does(ask(k.Code))))
}

// strangers leads to the lobby, where there is one.
func (p *Friends) strangers() ui.Part {
	if !p.session.Online.HasLobby() {
		return ui.Part{}
	}
	to := ui.Primary("lobby", locale.T("lobby.strangers")).Goes(func() ui.Nav { return ui.Push(p.session.Routes.Lobby()) })
	line := ui.Paragraph(theme.Body, locale.T("lobby.enter.line"), p.view.Theme.Ink2)
	return ui.Card(17, 14, ui.Fitting(ui.Row(12, line.Wide(0).Grow().Least(300), ui.Press(to)), ui.Column(10, line, ui.Press(to))))
}

// opening says how a room is opened.
func (p *Friends) opening() ui.Part {
	return card(heading(p.view, locale.T("room.open")),
		ui.Paragraph(theme.Body, locale.T("room.open.line"), p.view.Theme.Ink2),
		ui.Row(0, ui.Press(ui.Secondary("choose", locale.T("room.open.choose")).Goes(ui.Home)), ui.Space(0)))
}
