package table

import (
	"cmp"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
)

// Names remembers which person of the three kingdoms stands behind each piece
// (three-kingdoms.md §1 Generals), through every move of a game.
type Names struct {
	info *game.Info
	nth  []uint8 // by square: 1 for the first piece of its army and kind
	used map[game.Piece]uint8
}

// NewNames names the pieces of a start position. Games outside the Three Kingdoms
// have no names; Of then answers nil.
func NewNames(info *game.Info, start *game.View) *Names {
	n := &Names{info: info, nth: make([]uint8, len(info.Board.Points)), used: map[game.Piece]uint8{}}
	order := make([]game.Square, len(n.nth))
	for i := range order {
		order[i] = game.Square(i)
	}
	for army := range info.Armies {
		slices.SortFunc(order, func(a, b game.Square) int { return n.compare(game.Army(army), a, b) })
		for _, sq := range order {
			if p := start.Cells[sq].Piece; p != game.NoPiece && !p.Hidden() && p.Origin() == game.Army(army) {
				n.name(sq, p)
			}
		}
	}
	return n
}

// name gives the piece on sq the next name of its army and kind.
func (n *Names) name(sq game.Square, p game.Piece) {
	n.used[p]++
	n.nth[sq] = n.used[p]
}

// compare orders an army's squares left to right as its own player sees them; an
// army without a seat (Han) as the rules list its pieces, from the arena inward.
func (n *Names) compare(army game.Army, a, b game.Square) int {
	pa, pb := n.info.Board.Points[a], n.info.Board.Points[b]
	if int(army) >= len(n.info.Seats) {
		return cmp.Or(cmp.Compare(pb.File, pa.File), cmp.Compare(pb.Rank, pa.Rank))
	}
	ax, ay := turned(pa, n.info.Seats[army].Quarter)
	bx, by := turned(pb, n.info.Seats[army].Quarter)
	return cmp.Or(cmp.Compare(ax, bx), cmp.Compare(ay, by))
}

// turned is a point's place to the right and upward after clockwise quarter turns
// of the board.
func turned(p game.Point, quarter int) (x, y int) {
	x, y = int(p.File), int(p.Rank)
	for range quarter & 3 {
		x, y = y, -x
	}
	return x, y
}

// Apply follows the events of a turn: first who left, then who moved, whatever
// their order in the journal, so that a capturer never loses its own name.
func (n *Names) Apply(events []game.Event) {
	for _, e := range events {
		switch e.Type {
		case game.Captured, game.Removed, game.Swept, game.Absorbed:
			n.nth[e.From] = 0
		case game.Deposed:
			n.nth[e.To] = 0
		case game.Exchanged:
			n.nth[e.From], n.nth[e.To] = 0, 0
		}
	}
	for _, e := range events {
		switch e.Type {
		case game.Moved, game.Castled:
			n.nth[e.To], n.nth[e.From] = n.nth[e.From], 0
		case game.Revealed:
			n.name(e.From, e.Became)
		case game.Swapped:
			n.nth[e.From], n.nth[e.To] = n.nth[e.To], n.nth[e.From]
		case game.Promoted:
			n.nth[e.To] = 0
		}
	}
}

// Of is the general behind the piece on a square, nil if there is none: whom the
// rules take it for, for they let him fight, else whom it was named after.
func (n *Names) Of(view *game.View, sq game.Square) *locale.General {
	cell := view.Cells[sq]
	if cell.Nth == 0 {
		cell.Nth = n.nth[sq]
	}
	return person(n.info, cell)
}

// person is the general behind a piece, nil if there is none.
func person(in *game.Info, c game.Cell) *locale.General {
	p := c.Piece
	if p == game.NoPiece || p.Hidden() || c.Nth == 0 || int(p.Origin()) >= len(in.Armies) {
		return nil
	}
	return locale.GeneralOf(in.People, in.Armies[p.Origin()].Letter, p.Kind().Letter(), int(c.Nth))
}
