package play

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// card is what is known of a player, worked out when something changes so that
// drawing looks nothing up.
type card struct {
	seat    game.Seat
	name    string
	side    string // its side's name, where there is no room for more
	who     string
	status  string // what is to be done
	brief   string // the same where there is little room
	checked bool
	check   string    // the chip's character, where there is no room for its words
	passed  [2]string // the chip of who is passed over, long and short; "" of everybody else
	gave    string    // whom it has just checked, while the order of turns is told
	out     bool
	allied  bool
	move    bool // its turn
	taken   []pile
	han     []pile  // the army without a seat, at its master
	few     [1]pile // the same as one disc and a number
	hidden  concealed
	clock   string
	seconds int // the clock shows
	emblem  *ebiten.Image
	small   *ebiten.Image // for the phone's strips
	points  string        // once a scored game is over
	pool    []pile        // what its soldiers may become
	rises   string        // the label before it
}

// pile is some pieces of a kind.
type pile struct {
	image *ebiten.Image
	n     int
}

// Sizes of a card, logical pixels.
const (
	emblemSize = 48
	emblemDisc = 44.0
	smallDisc  = 38.0
	takenSize  = 22
	pileMost   = 3 // more of a kind are written ×n
)

// newCards describes the players in the order of the panel.
func (p *Page) newCards() []card {
	cards := make([]card, 0, len(p.info.Seats))
	for _, s := range p.order() {
		cards = append(cards, p.newCard(s))
	}
	return cards
}

func (p *Page) newCard(s game.Seat) card {
	v := p.table.View()
	sv := &v.Seats[s]
	c := card{
		seat: s, name: lordName(p.info, s), side: phrase.SideName(p.info, s), who: whoPlays(p.table, s), status: status(p.table, s), brief: brief(p.table, s),
		checked: sv.Checked && sv.Alive, out: !sv.Alive, allied: sv.Ally.Player() && sv.Alive,
		move:  v.Actor == s && !v.Outcome.Over && sv.Alive,
		taken: p.piles(p.spoils(s), game.NoSeat),
		han:   p.piles(p.seatless(s), s),
	}
	if c.checked {
		c.check = sealOf("event.check.banner")
	}
	if passed(v, s) {
		c.passed = [2]string{locale.T("chip.passed"), locale.T("order.tag")}
	}
	c.gave = p.gaveCheck(v, s)
	c.hidden = p.concealed(s)
	if c.status != "" && p.plan.Frame != ui.Landscape && p.table.Persons() == 1 && p.mayTurnOver() {
		c.status = locale.T("event.turn.anqi")
	}
	if m := p.table.Match(); m.Setup().Clock.On() {
		c.seconds = wholeSeconds(m.Left(s))
		c.clock = clockText(c.seconds)
	}
	if len(c.han) > 0 {
		c.few[0] = pile{c.han[0].image, len(p.seatless(s))}
	}
	if v.Outcome.Over && p.info.Scored {
		c.points = scoreText(v.Outcome.Points[s])
	}
	c.emblem, c.small = p.emblem(s, emblemDisc), p.emblem(s, smallDisc)
	p.withEffect(&c)
	c.pool, c.rises = p.poolPiles(s), poolLabel()
	return c
}

// order is the seats as the panel shows them; of two, whoever sits at the bottom of
// the board stands below.
func (p *Page) order() []game.Seat {
	if len(p.info.Seats) == 2 {
		return []game.Seat{p.table.Bottom() ^ 1, p.table.Bottom()}
	}
	return order(p.table.View())
}

// order is the seats in turn order, rotated so that allies are neighbours: whoever
// stands alone comes first.
func order(v *game.View) []game.Seat {
	n := len(v.Seats)
	first := 0
	for s := range v.Seats {
		if sv := &v.Seats[s]; n == 3 && sv.Alive && !sv.Ally.Player() && v.Seats[(s+1)%n].Ally.Player() {
			first = s
		}
	}
	seats := make([]game.Seat, n)
	for i := range seats {
		seats[i] = game.Seat((first + i) % n)
	}
	return seats
}

// seatless is the pieces a seat commands of armies that have no seat, an emperor
// first.
func (p *Page) seatless(s game.Seat) []game.Piece {
	var pieces []game.Piece
	for _, cell := range p.table.View().Cells {
		c := cell.Piece
		switch seats, armies := len(p.info.Seats), len(p.info.Armies); {
		case c == game.NoPiece || cell.Commander != s || int(c.Origin()) < seats || int(c.Origin()) >= armies:
		case c.Kind() == game.King:
			pieces = slices.Insert(pieces, 0, c)
		default:
			pieces = append(pieces, c)
		}
	}
	return pieces
}

// spoils is what a seat has captured. An emperor it deposed is none: the report
// tells of him, and he was nobody's piece.
func (p *Page) spoils(s game.Seat) []game.Piece {
	return slices.DeleteFunc(p.table.Captured(s), func(c game.Piece) bool {
		return p.info.Emperor(c)
	})
}

// piles gathers pieces of a kind, in the order in which the kinds first came.
// master is who commands them, NoSeat for pieces that left the board.
func (p *Page) piles(pieces []game.Piece, master game.Seat) []pile {
	var kinds []game.Piece
	counts := map[game.Piece]int{}
	for _, c := range pieces {
		if counts[c]++; counts[c] == 1 {
			kinds = append(kinds, c)
		}
	}
	var piles []pile
	for _, c := range kinds {
		commander := master
		if master == game.NoSeat {
			commander = c.Origin()
		}
		img := p.pieceImage(c, commander, takenSize)
		if counts[c] > pileMost {
			piles = append(piles, pile{img, counts[c]})
			continue
		}
		for range counts[c] {
			piles = append(piles, pile{img, 1})
		}
	}
	return piles
}

// emblem is a seat's king with his character, whatever the pieces show, but where a
// game is at home with figures.
func (p *Page) emblem(s game.Seat, size float64) *ebiten.Image {
	look := p.look
	if !p.info.Figures {
		look.Faces = render.Hanzi
	}
	return render.PieceImage(look, p.info, game.NewPiece(game.King, s), s, math.Round(size*p.view.Scale))
}

func (p *Page) pieceImage(c game.Piece, commander game.Seat, size float64) *ebiten.Image {
	return render.PieceImage(p.look, p.info, c, commander, math.Round(size*p.view.Scale))
}

// seal is the image of a small seal, size logical pixels wide.
func (p *Page) seal(text string, size float64) *ebiten.Image {
	return render.SealImage(p.look, text, math.Round(size*p.view.Scale), sealAngle)
}

// sealAngle is how the small seals stand, in degrees.
const sealAngle = -5

// clocksChanged works out the clocks and reports whether one shows another time.
func (p *Page) clocksChanged() bool {
	changed := false
	for i := range p.cards {
		if d := &p.cards[i]; d.clock != "" {
			if n := wholeSeconds(p.table.Match().Left(d.seat)); n != d.seconds {
				d.seconds, d.clock, changed = n, clockText(n), true
			}
		}
	}
	return changed
}
