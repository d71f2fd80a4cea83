package advice

import "yanyi/game"

// The least difference in centipawns between a move and the best one for a plain loss of a
// piece to count: two soldiers, or, where everybody plays alone and a score means less, half
// of the loss. A smaller difference means that something makes up for the loss.
const (
	clearLoss = 200
	perWeight = 50
)

// Robbed names what a rival plainly wins by answering a move, if a better move would have kept
// it: more than a soldier, after all captures that pay on that square. It tries every rival
// who moves before the player does again as if the others did nothing, and knows no plans:
// worse, the engine's difference in centipawns between the move and the better one, shows
// whether something makes up for the piece. before is the position before the move.
func Robbed(v game.Variant, o game.Options, before game.Position, move, better game.Turn, worse int) (r Refutation, ok bool) {
	if worse < clearLoss {
		return Refutation{}, false
	}
	r, lost := loss(v, o, before, move)
	if lost < whole {
		return Refutation{}, false
	}
	_, anyway := loss(v, o, before, better)
	if more := lost - anyway; more < whole || len(v.Info().Seats) > 2 && v.Info().Pact == 0 && worse < perWeight*more {
		return Refutation{}, false
	}
	return r, true
}

// RobbedAt is [Robbed] for a position and a better move given as text; it returns nothing
// where they cannot be read.
func RobbedAt(v game.Variant, o game.Options, before string, move game.Turn, better string, worse int) (r Refutation, ok bool) {
	pos, err := v.Parse(before, o)
	if err != nil {
		return Refutation{}, false
	}
	turn, err := game.Find(v.Info(), pos, better)
	if err != nil {
		return Refutation{}, false
	}
	return Robbed(v, o, pos, move, turn, worse)
}

// Loses reports whether a rival wins over a soldier by answering a move, as [Robbed] sees it.
func Loses(v game.Variant, o game.Options, before game.Position, move game.Turn) bool {
	_, weight := loss(v, o, before, move)
	return weight >= whole
}

// loss is the weight that rivals plainly win by answering a move (see Robbed), less the weight
// of the move's own capture, and the best answer. A weight of 0 means no loss. Draws have none.
func loss(v game.Variant, o game.Options, before game.Position, move game.Turn) (r Refutation, weight int) {
	me, pos := before.Actor(), before.Clone()
	if pos.Do(move); pos.Outcome().Over || !pos.Actor().Player() || !pos.Alive().Has(me) {
		return Refutation{}, 0
	}
	w := refuter{v: v, o: o, me: me}
	w.gains(pos.Events(nil))
	x := exchanger{j: newJudge(v, o, pos, game.NoTurn), me: me, left: mostCaptures}
	for _, s := range x.rivals() {
		next, ok := x.j.passed(pos, s)
		if !ok {
			continue
		}
		for _, t := range next.Turns(nil) {
			net, prey, taker := x.nets(next, t)
			if net -= w.won; net > weight && worth(prey) >= whole {
				weight, r = net, Refutation{By: s, Reply: t.Chosen(), Move: next.Notate(t), Why: w.price(prey, taker)}
			}
		}
	}
	return r, weight
}

// price describes a rival's capture and the player's compensation.
func (w *refuter) price(prey, taker game.Piece) game.Phrase {
	switch {
	case taker != game.NoPiece && worth(taker) > 0:
		return game.Say("coach.takes.for", target(prey), piece(taker))
	case w.won > 1:
		return game.Say("coach.takes.for", target(prey), piece(w.prize))
	}
	return game.Say("coach.takes", target(prey))
}

// mostCaptures bounds how many captures are followed: the page does it between two pictures.
const mostCaptures = 400

// mostTakers bounds how many pieces take one after the other on a square.
const mostTakers = 8

// exchanger follows captures on one square, of a player against all rivals.
type exchanger struct {
	j    *judge
	me   game.Seat
	left int
}

// rivals are the living players who are not allies.
func (x *exchanger) rivals() (list []game.Seat) {
	pos := x.j.pos
	for s := range game.Seat(len(x.j.in.Seats)) {
		if pos.Alive().Has(s) && !pos.Friends(x.me).Has(s) {
			list = append(list, s)
		}
	}
	return list
}

// nets is the weight that a rival's turn wins, its prey, and its taker, if it can be taken back.
func (x *exchanger) nets(pos game.Position, t game.Turn) (net int, prey, taker game.Piece) {
	if t.Flip() || t.Swap() || x.left <= 0 || commander(pos, t.To()) != x.me {
		return 0, game.NoPiece, game.NoPiece
	}
	x.left--
	pos.Do(t)
	defer pos.Undo()
	if pos.Actor() == game.Chance {
		return 0, game.NoPiece, game.NoPiece
	}
	for _, e := range pos.Events(nil) {
		switch {
		case e.Type == game.Captured && e.Other == x.me:
			net, prey = net+worth(e.Piece), e.Piece
		case e.Type == game.Captured && e.Seat == x.me: // the challenger has lost a duel
			net -= worth(e.Piece)
		case e.Type == game.Exchanged:
			net, prey = net+worth(e.Became)-worth(e.Piece), e.Became
		}
	}
	own := []game.Seat{x.me}
	if _, back := x.cheapest(pos, t.To(), own); back != game.NoTurn {
		taker = at(pos, t.To())
	}
	return net - x.back(pos, t.To(), own, x.rivals(), mostTakers), prey, taker
}

// back is the weight that a side's cheapest capture on a square wins; 0 if it does not pay.
func (x *exchanger) back(pos game.Position, sq game.Square, side, others []game.Seat, depth int) int {
	victim := at(pos, sq)
	if depth == 0 || victim == game.NoPiece || pos.Outcome().Over || x.left <= 0 {
		return 0
	}
	from, turn := x.cheapest(pos, sq, side)
	if turn == game.NoTurn {
		return 0
	}
	x.left--
	from.Do(turn)
	defer from.Undo()
	lost := 0
	if from.Actor() != game.Chance {
		lost = x.back(from, sq, others, side, depth-1)
	}
	return max(0, worth(victim)-lost)
}

// cheapest is the turn of a side that takes the piece on a square with its cheapest piece, and
// the position in which it may; NoTurn if there is none.
func (x *exchanger) cheapest(pos game.Position, sq game.Square, side []game.Seat) (from game.Position, turn game.Turn) {
	cost := 0
	for _, s := range side {
		next, ok := x.j.passed(pos, s)
		if !ok {
			continue
		}
		cells := next.View(game.NoSeat).Cells
		for _, t := range next.Turns(nil) {
			if t.To() != sq || t.Swap() || t.Flip() {
				continue
			}
			if c := worth(cells[t.From()].Piece); turn == game.NoTurn || c < cost {
				from, cost, turn = next, c, t
			}
		}
	}
	return from, turn
}
