// Package players is the table page's players: their cards with captured pieces and tasks,
// their clocks, the gold bar at the player to move, the seal between allies, and the strip with
// the order of turns while one waits for another.
package players

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Players is the players of a table.
type Players struct {
	// Trays, if set, is told the place of each card: captured pieces fly there.
	Trays func(s game.Seat, r canvas.Rect)
	// Low, if set, is called for each of the last seconds of somebody here who is to move.
	Low func()
	// Peers describe the people who play elsewhere.
	Peers Peers

	m      *moment.Moment
	seats  []game.Seat   // from the top of the panel
	mover  game.Seat     // NoSeat if nobody is to move
	clocks []clock       // by seat
	at     []canvas.Rect // by seat: its card
	bar    bar
	begun  string // the period of byo-yomi that has begun last
	ring   ring
	order  order
}

// New returns the players; Show sets the moment.
func New() *Players { return &Players{Peers: nobody{}} }

// Show takes in a new moment.
func (p *Players) Show(m *moment.Moment) {
	p.ring.show(p.m, m)
	p.m, p.seats = m, inOrder(m)
	p.mover = game.NoSeat
	if s := m.Actor(); s.Player() && !m.View.Outcome.Over && m.View.Seats[s].Alive {
		p.mover = s
	} else {
		p.bar.aim(canvas.Rect{}, false)
	}
	p.clocks = make([]clock, len(p.seats))
	p.readClocks()
	p.at = make([]canvas.Rect, len(p.seats))
	p.order = newOrder(m)
}

// Tick advances the bar and the clocks and reports changed looks; with still the bar jumps.
func (p *Players) Tick(passed time.Duration, still bool) bool {
	moved, gone := p.bar.update(still), p.ring.tick(passed)
	return p.readClocks() || moved || gone
}

// facts is the lower line of a player's card in one of its forms.
func (p *Players) facts(s game.Seat, f form) *facts {
	return &facts{m: p.m, order: &p.order, seat: s, form: f, told: p.Peers.Told(s)}
}

// Notice is the order in one line, "" while nobody waits.
func (p *Players) Notice() string { return p.order.notice }

// Brief is Notice in the fewest words.
func (p *Players) Brief() string { return p.order.brief }

// Spoken is the order for a screen reader, "" while nobody waits.
func (p *Players) Spoken() string { return p.order.spoken }

// Order is the strip of the order of turns with its notice and reason; in little room without
// the reason, then only the notice. It is nothing while nobody waits.
func (p *Players) Order() ui.Part { return p.order.on(func(strip ui.Part) ui.Part { return strip }) }

// OrderCard is Order on a card, except when the notice stands alone.
func (p *Players) OrderCard() ui.Part {
	return p.order.on(func(strip ui.Part) ui.Part {
		return ui.Over(ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Card(r) }), ui.Inset(16, 4, 16, 8, strip))
	})
}

// Cards stacks the players' cards; in little room lower ones, and finally side by side.
func (p *Players) Cards() ui.Part {
	high := 80.0
	if len(p.seats) == 2 {
		high = 72
	}
	tall := func(s game.Seat) ui.Part { return p.card(s, inPanel) }
	return p.column(tall, high, 8, panelFace).
		Or(p.column(tall, 64, 4, panelFace)).Or(p.column(tall, 58, 4, panelFace)).
		Or(p.column(p.line, 44, 4, lineFace)).Or(p.column(p.line, 40, 2, lineFace)).
		Or(p.All())
}

// column is the players' cards below each other, their emblems of a size.
func (p *Players) column(card func(game.Seat) ui.Part, high, gap, face float64) ui.Part {
	cards := make([]ui.Part, len(p.seats))
	for i, s := range p.seats {
		cards[i] = card(s).High(high)
	}
	seal := bondSeal
	if high+gap-face < bondSeal { // between two emblems
		seal = smallSeal
	}
	return p.framed(ui.Over(p.barred(ui.Column(gap, cards...), p.seats), ui.Paint(p.bonds(seal, face))), p.seats)
}

// Own is the player at the bottom of the board, beside its permanent ally.
func (p *Players) Own() ui.Part {
	s := p.m.Bottom
	if p.m.Info.Pact.Has(s) {
		return p.strip(p.beside(true)).High(70)
	}
	return p.barred(p.card(s, alone), []game.Seat{s}).High(64)
}

// Others is all others, beside each other.
func (p *Players) Others() ui.Part {
	others := p.beside(false)
	if len(others) == 1 && len(p.seats) > 2 {
		s := others[0]
		return p.barred(p.card(s, alone), others).High(64)
	}
	return p.strip(others).High(64)
}

// All is all players beside each other.
func (p *Players) All() ui.Part { return p.strip(p.seats).High(60) }

func (p *Players) strip(seats []game.Seat) ui.Part {
	cards := make([]ui.Part, len(seats))
	for i, s := range seats {
		cards[i] = p.small(s).Tall()
	}
	if p.m.Info.Pact != 0 {
		return abreast{p, seats}.joined(cards)
	}
	return p.barred(ui.Columns(8, cards...), seats)
}

// barred is cards with the gold bar, if one of them is the mover's.
func (p *Players) barred(cards ui.Part, seats []game.Seat) ui.Part {
	if !slices.Contains(seats, p.mover) {
		return cards
	}
	return ui.Over(cards, ui.Paint(p.bar.draw).Placed(func(canvas.Rect) { p.bar.aim(p.at[p.mover], false) }))
}

// placed notes the place of a seat's card.
func (p *Players) placed(s game.Seat) func(canvas.Rect) {
	return func(r canvas.Rect) {
		p.at[s] = r
		if p.Trays != nil {
			p.Trays(s, r)
		}
	}
}

// bonds draws what joins the emblems of allied neighbours: a red line and a seal of a size.
func (p *Players) bonds(size, face float64) func(c *canvas.Canvas, _ canvas.Rect) {
	seal := p.m.Screen.Seal(tabletext.SealOf(allianceSeal), size)
	return func(c *canvas.Canvas, _ canvas.Rect) {
		for i := 1; i < len(p.seats); i++ {
			upper, lower := p.seats[i-1], p.seats[i]
			if !p.allied(upper) || !p.allied(lower) {
				continue
			}
			a, b := p.at[upper], p.at[lower]
			top, bottom := a.Y+(a.H+face)/2, b.Y+(b.H-face)/2
			line := canvas.Box(a.X+panelEdge+face/2-1, top-2, 2, max(0, bottom-top)+4)
			c.Fill(line, c.Theme.Seal)
			c.PictureIn(seal, line)
		}
	}
}

// The seal of an alliance, and its sizes in logical pixels.
const (
	allianceSeal = "event.diplomacy.alliance.seal"
	bondSeal     = 32.0
	smallSeal    = 20.0
)

// allied reports whether a seat has an ally.
func (p *Players) allied(s game.Seat) bool {
	v := &p.m.View.Seats[s]
	return v.Alive && v.Ally.Player()
}

// inOrder is the seats from the top of the panel: of two, the one at the board's bottom last; of
// three in turn order, rotated so that allies are neighbours: the one without an ally first.
func inOrder(m *moment.Moment) []game.Seat {
	n := len(m.Info.Seats)
	if n == 2 {
		return []game.Seat{m.Across(), m.Bottom}
	}
	first := 0
	for s := range m.View.Seats {
		if v := &m.View.Seats[s]; v.Alive && !v.Ally.Player() && m.View.Seats[(s+1)%n].Ally.Player() {
			first = s
		}
	}
	seats := make([]game.Seat, n)
	for i := range seats {
		seats[i] = game.Seat((first + i) % n)
	}
	return seats
}
