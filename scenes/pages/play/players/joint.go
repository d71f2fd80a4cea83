package players

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// What the table shows if some players are allied for good and command a piece together
// (render/README.md, Banks): the allies' cards in one frame, and a card that says whose turn it
// is and whether their piece may move.

// Turn says whose turn it is, in which order all move and whether the allies' piece may be
// moved; it is nothing in other games, and while another part shows the order.
func (p *Players) Turn() ui.Part {
	m := p.m
	if m.Info.Pact == 0 || p.order.steps != nil || p.mover == game.NoSeat {
		return ui.Part{}
	}
	t := m.Screen.Theme
	whose := locale.T("event.turn.side", tabletext.Side(m.Info, "side", p.mover))
	if p.mover == m.You() {
		whose = locale.T("event.turn.you")
	}
	said := ui.Column(2, ui.Text(turnRole, whose, t.Ink).Try(theme.Name, whose), caption(m, p.sequence()).OrNone())
	face := p.lit(p.mover, panelFace)
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
	image := m.PieceImage(m.View.Cells[j.At].Piece, game.NoSeat, jointDisc)
	disc := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(image, r) }).Sized(jointDisc, jointDisc)
	if !worded {
		return disc
	}
	who := ""
	if j.Rests && j.By.Player() {
		who = locale.T("event.joint.by", tabletext.Side(m.Info, "side", j.By))
	}
	lines := ui.Column(0, ui.Text(theme.Body, resting(j), m.Screen.Theme.Ink), ui.If(who != "", caption(m, who)))
	return ui.Row(8, disc, lines)
}

// resting says whether the allies' common piece may move.
func resting(j *game.Joint) string {
	if j.Rests {
		return locale.T("event.joint.rests")
	}
	return locale.T("event.joint.ready")
}

// turn replaces all other facts on the small card of the player to move: whose turn it is, and
// for an ally whether the common piece may move.
func (f *facts) turn() ui.Part {
	t := f.m.Screen.Theme
	_, short := f.status()
	long := short
	if j := f.m.View.Joint; j != nil && f.m.Info.Pact.Has(f.seat) {
		long = tabletext.Listed(short, resting(j))
	}
	return ui.Text(theme.Caption, long, t.GoldText).Or(ui.Text(theme.Caption, short, t.GoldText)).Drop(9)
}

// lit is the emblem of the player to move, in a golden glow.
func (p *Players) lit(s game.Seat, size float64) ui.Part {
	emblem := p.m.Emblem(s, size-4)
	glow := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Lit(r.Inset(2), emblem) })
	return p.presence(s, glow.Sized(size, size))
}

const jointDisc = 44.0

// beside is the player at the bottom of the board with its permanent ally, or all others.
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

// abreast is players of a game with allies whose small cards stand beside each other.
type abreast struct {
	*Players
	seats []game.Seat
}

// joined is the cards, those of allies without a gap: a line and a seal where they meet, the
// gold bar under who is to move.
func (a abreast) joined(cards []ui.Part) ui.Part {
	for i, s := range a.seats {
		if !a.m.Info.Pact.Has(s) {
			cards[i] = ui.Inset(0, 0, 8, 0, cards[i]).Tall()
		}
	}
	moves := slices.Contains(a.seats, a.mover)
	aim := func(canvas.Rect) {
		if moves {
			a.bar.aim(a.at[a.mover], true)
		}
	}
	all := ui.Over(ui.Columns(0, cards...), ui.If(moves, ui.Paint(a.bar.draw)), ui.Paint(a.seam()).Placed(aim))
	return a.framed(all, a.seats)
}

// seam draws what joins the cards of allies.
func (a abreast) seam() func(c *canvas.Canvas, _ canvas.Rect) {
	seal := a.m.Screen.Seal(tabletext.SealOf(allianceSeal), seamSeal)
	return func(c *canvas.Canvas, _ canvas.Rect) {
		for i := 1; i < len(a.seats); i++ {
			if r := a.at[a.seats[i]]; a.allied(a.seats[i-1]) && a.allied(a.seats[i]) {
				c.Fill(canvas.Box(r.X-0.5, r.Y, 1, r.H), c.Theme.Seal)
				c.PictureIn(seal, canvas.Box(r.X-seamSeal/2, r.Y+(r.H-seamSeal)/2, seamSeal, seamSeal))
			}
		}
	}
}

// seamSeal is the seal where the cards of two allies meet.
const seamSeal = 24.0

// edges are the edges of a card, wider where the allies' seal stands, and its emblem.
func (a abreast) edges(s game.Seat, edge ui.Part) (left, right, face ui.Part) {
	left, right, face = edge, edge, a.Face(s, smallFace)
	if s == a.mover {
		face = a.lit(s, smallFace)
	}
	seam := ui.Space(seamSeal/2 + smallEdge).Or(ui.Space(seamSeal / 2))
	switch i := slices.Index(a.seats, s); {
	case !a.m.Info.Pact.Has(s):
	case i > 0 && a.m.Info.Pact.Has(a.seats[i-1]):
		left = seam
	default:
		right = seam
	}
	return left, right, face
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

// union is the smallest rectangle around two, of which the first may be empty.
func union(a, b canvas.Rect) canvas.Rect {
	if a.Empty() {
		return b
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return canvas.Box(x, y, max(a.Right(), b.Right())-x, max(a.Bottom(), b.Bottom())-y)
}
