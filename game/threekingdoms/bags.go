package threekingdoms

import "yanyi/game"

// slots are the letters of the pieces that lie face down at the start.
const slots = "RNCP"

// await leaves the completion of the turn to chance: its reveal follows (README.md, Jieqi).
func (p *position) await(t game.Turn) { p.waiting, p.chance = t.Chosen(), true }

// Reveals appends the outcomes of the pending reveal. Mover and captive come from
// different bags: pieces of one origin never capture each other.
func (p *position) Reveals(dst []game.Reveal) []game.Reveal {
	if !p.chance {
		return dst
	}
	mover, captive := p.moving.board[p.waiting.From()], p.moving.board[p.waiting.To()]
	for m := range p.drawn(mover) {
		for c := range p.drawn(captive) {
			dst = append(dst, game.Reveal{Mover: m.piece, Captive: c.piece, Weight: m.ways * c.ways})
		}
	}
	return dst
}

// draw is an identity that a face-down piece may turn out to have.
type draw struct {
	piece game.Piece
	ways  uint32
}

// drawn ranges over the possible identities of a piece; a face-up piece has none to draw.
func (p *position) drawn(piece game.Piece) func(yield func(draw) bool) {
	return func(yield func(draw) bool) {
		if !piece.Hidden() {
			yield(draw{game.NoPiece, 1})
			return
		}
		for k := game.King; k <= game.Wazir; k++ {
			n := p.bag[piece.Origin()].Count(k)
			if n > 0 && !yield(draw{piece.As(k), uint32(n)}) {
				return
			}
		}
	}
}

// outcomes sums the numbers of distinct draws of some turns.
func (p *position) outcomes(turns []game.Turn) (n int) {
	var kinds [4]int
	for army := range p.bag {
		kinds[army] = p.bag[army].Kinds()
	}
	for _, t := range turns {
		ways := 1
		for _, piece := range [2]game.Piece{p.moving.board[t.From()], p.moving.board[t.To()]} {
			if piece.Hidden() {
				ways *= kinds[piece.Origin()]
			}
		}
		n += ways
	}
	return n
}

// takeFromBags removes what was drawn.
func (p *position) takeFromBags(d game.Reveal) {
	for _, piece := range [2]game.Piece{d.Mover, d.Captive} {
		if piece != game.NoPiece {
			p.rebag(piece.Origin(), piece.Kind(), -1)
		}
	}
}

// rebag changes the number of pieces of a kind in an army's bag.
func (p *position) rebag(army game.Army, k game.Kind, by int) {
	bag := &p.bag[army]
	p.hash ^= p.moving.rules.keys.bag[army][k][bag.Count(k)&15]
	p.weighing.weighBag(army, k, by)
	for ; by < 0; by++ {
		bag.Take(k)
	}
	p.hash ^= p.moving.rules.keys.bag[army][k][bag.Count(k)&15]
}

// emptyBag drops an army's bag with its last face-down pieces (README.md, Fine points 10: the
// seat that goes out commands all of an origin's face-down pieces or none).
func (p *position) emptyBag(army game.Army) {
	for k := game.King; k <= game.Wazir; k++ {
		if n := p.bag[army].Count(k); n > 0 {
			p.rebag(army, k, -n)
		}
	}
}

// reveal turns the piece on a square face up: the next of its army's persons of
// that kind, in the rules' order.
func (p *position) reveal(sq game.Square, identity game.Piece) {
	army, k := identity.Origin(), identity.Kind()
	nth := max(len(p.moving.rules.generals[army][k])-p.bag[army].Count(k), 0)
	p.Journal.Add(game.Event{Type: game.Revealed, Seat: p.moving.turn, From: sq, Piece: p.moving.board[sq], Became: identity, N: int8(nth)})
	p.put(sq, identity, uint8(nth))
}
