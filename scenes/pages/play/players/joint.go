package players

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// What the table tells where some are allied for good and command a piece together
// (render/README.md, Banks): the allies' cards in one frame, and a card that says whose turn
// it is and whether their piece may move.

// Turn says whose turn it is, in which order all move and whether the piece of the allies may
// be moved; it is nothing in other games, and while the order of turns is told otherwise.
func (p *Players) Turn() ui.Part {
	m := p.m
	if m.Info.Pact == 0 || p.order.steps != nil || p.mover == game.NoSeat {
		return ui.Part{}
	}
	t := m.Screen.Theme
	whose := locale.T("event.turn.side", words.Side(m.Info, "side", p.mover))
	if p.mover == m.You() {
		whose = locale.T("event.turn.you")
	}
	said := ui.Column(2, ui.Text(turnRole, whose, t.Ink).Try(theme.Name, whose), caption(m, p.sequence()).OrNone())
	face := p.Face(p.mover, panelFace)
	row := ui.Fitting(
		ui.Row(12, face, said, ui.Space(0), p.joint(true)),
		ui.Row(12, face, said, ui.Space(0), p.joint(false)),
		ui.Row(12, face, said.Wide(0).Grow()))
	return ui.Over(ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) }), ui.Inset(16, 8, 16, 8, row)).High(80)
}

var turnRole = theme.Role{Size: 20, Line: 26, Bold: true}

// sequence is the living players in the order in which they move.
func (p *Players) sequence() string {
	in := p.m.Info
	text := ""
	for i := range in.Seats {
		s := (p.mover + game.Seat(i)) % game.Seat(len(in.Seats))
		if !p.m.View.Seats[s].Alive {
			continue
		}
		if text != "" {
			text += " → "
		}
		text += locale.T("side." + in.Seats[s].Key + ".name")
	}
	return text
}

// joint is the piece that the allies command together, and in words whether it may move.
func (p *Players) joint(worded bool) ui.Part {
	m := p.m
	j := m.View.Joint
	if j == nil {
		return ui.Part{}
	}
	state, who := locale.T("event.joint.ready"), ""
	if j.Rests {
		state = locale.T("event.joint.rests")
		if j.By.Player() {
			who = locale.T("event.joint.by", words.Side(m.Info, "side", j.By))
		}
	}
	image := m.PieceImage(m.View.Cells[j.At].Piece, game.NoSeat, jointDisc)
	disc := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(image, r) }).Sized(jointDisc, jointDisc)
	if !worded {
		return disc
	}
	lines := ui.Column(0, ui.Text(theme.Body, state, m.Screen.Theme.Ink), ui.If(who != "", caption(m, who)))
	return ui.Row(8, disc, lines)
}

const jointDisc = 44.0

// beside is who plays at the bottom of the board, with who is allied for good, or all others.
func (p *Players) beside(own bool) (seats []game.Seat) {
	in := p.m.Info
	for _, s := range p.seats {
		mine := s == p.m.Bottom || in.Pact.Has(s) && in.Pact.Has(p.m.Bottom)
		if mine == own {
			seats = append(seats, s)
		}
	}
	return seats
}

// framed is cards of some seats with one frame round those of the allies.
func (p *Players) framed(cards ui.Part, seats []game.Seat) ui.Part {
	both := 0
	for _, s := range seats {
		if p.m.Info.Pact.Has(s) {
			both++
		}
	}
	if both < 2 {
		return cards
	}
	return ui.Over(cards, ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) {
		var round canvas.Rect
		for _, s := range seats {
			if r := p.at[s]; p.m.Info.Pact.Has(s) && !r.Empty() {
				round = union(round, r)
			}
		}
		c.Shape(round.Inset(-1), canvas.Shape{Radius: 10, Line: 1.5, Stroke: c.Theme.Seal})
	}))
}

// union is the smallest rectangle round two, of which the first may be empty.
func union(a, b canvas.Rect) canvas.Rect {
	if a.Empty() {
		return b
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return canvas.Box(x, y, max(a.Right(), b.Right())-x, max(a.Bottom(), b.Bottom())-y)
}
