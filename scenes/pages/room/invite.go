package room

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/qrcode"
	"yanyi/scenes/ui"
)

// invite is how others find the room.
type invite struct {
	copy    func(text string) <-chan error // nil where there is no clipboard
	copying <-chan error
	text    string    // that is copied
	by      ui.Field  // a text that could not be copied, selected to be copied by hand
	of      game.Seat // whose link is shown; game.NoSeat for spectators
	picture qrcode.Picture
}

// invitation is the links of the free seats, that of spectators, and the code.
func (p *Page) invitation() ui.Part {
	seats := p.linked()
	of := seats[0]
	var values, labels []string
	for _, s := range seats {
		if s == p.invite.of {
			of = s
		}
		label := locale.T("room.spectators")
		if s != game.NoSeat {
			label = p.side(s)
		}
		values, labels = append(values, strconv.Itoa(int(s))), append(labels, label)
	}
	choice := ui.Segmented("link", values, labels, strconv.Itoa(int(of)), func(value string) {
		n, _ := strconv.Atoi(value)
		p.invite.of = game.Seat(n)
		p.again()
	})
	return ui.Card(17, 16, ui.Column(14,
		heading(p.view, locale.T("room.invitation")),
		ui.If(len(seats) > 1, choice),
		p.link(of),
		ui.If(p.invite.by.Text != "", ui.Press(ui.NameField(byHand, locale.T("room.copy"), &p.invite.by, &p.Form)).High(theme.TouchTarget)),
		p.caption(locale.T("room.code.line")).Lines(3),
		ui.Press(p.codeButton()).High(64)))
}

// linked are the seats whose links are known here, and the spectators.
func (p *Page) linked() (list []game.Seat) {
	for _, s := range free(p.people().Seats) {
		if _, ok := p.room.Link(s); ok && p.people().Seated() {
			list = append(list, s)
		}
	}
	return append(list, game.NoSeat)
}

// codeHigh is how high a QR code is at most, its rim included.
const codeHigh = 220

// link is one link: to be read by a telephone's eye, and to be copied.
func (p *Page) link(of game.Seat) ui.Part {
	text, _ := p.room.Link(of)
	coded := p.invite.picture.Of(text)
	square := ui.Paint(p.invite.picture.Draw).High(codeHigh)
	button := ui.Secondary
	if p.people().Seated() && p.people().Seats[p.people().You].Ready {
		button = ui.Primary
	}
	press := ui.Press(button("copy", locale.T("room.copy")).Does(func() { p.invite.put(text) }))
	return ui.Column(14, ui.If(coded, square), ui.If(p.invite.copy != nil, press))
}

// codeButton is the code, large; a press copies it.
func (p *Page) codeButton() ui.Control {
	code, shown := p.people().Code, spaced(p.people().Code)
	spoken := locale.T("room.code", locale.Arg{Name: "code", Value: strings.Join(strings.Split(code, ""), " ")})
	ctl := ui.CardButton("code", spoken, func(c *canvas.Canvas, r canvas.Rect, _ ui.State) {
		c.TextIn(codeText, r, canvas.AlignCenter, shown, c.Theme.Ink)
	})
	if p.invite.copy != nil {
		ctl = ctl.Does(func() { p.invite.put(code) })
	}
	return ctl
}

var codeText = theme.Role{Size: 34, Line: 44, Bold: true}

// byHand is the field of a text that could not be copied.
const byHand = "byhand"

// put puts a text on the clipboard.
func (i *invite) put(text string) { i.copying, i.text = i.copy(text), text }

// copied says how a copy went once known. What could not be copied is shown in a field, marked.
func (p *Page) copied() {
	if p.session.Copied(&p.invite.copying) {
		p.invite.by = ui.Field{Text: p.invite.text, Fixed: true}
		p.again()
		p.Form.Edit(byHand)
	}
}
