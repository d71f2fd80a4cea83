package advice

import (
	"slices"

	"yanyi/game"
)

// Pressing is a piece that may take what stands on a square, or go there, or take back
// there what would take it.
type Pressing struct {
	From   game.Square
	By     game.Seat
	Guards bool
}

// Pressure is every piece of all players that attacks a square, or guards what stands there
// once it is attacked, as if it were that player's turn. It rests on legal turns: a piece
// that is bound to its king presses nothing. The square of a piece that nobody can take
// tells of no guards.
func Pressure(v game.Variant, o game.Options, pos game.Position, sq game.Square) (list []Pressing) {
	j := &judge{v: v, in: v.Info(), o: o, pos: pos, before: pos.View(game.NoSeat)}
	for s := range game.Seat(len(j.in.Seats)) {
		next, ok := j.passed(pos, s)
		if !ok {
			continue
		}
		for _, t := range next.Turns(nil) {
			if t.To() != sq || t.Swap() || t.Flip() {
				continue
			}
			if list = pressing(list, Pressing{t.From(), s, false}); j.before.Cells[sq].Piece != game.NoPiece {
				list = j.guards(list, next, t, sq)
			}
		}
	}
	return list
}

// guards appends who of the owner's pieces could take back what a turn brings to a square.
func (j *judge) guards(list []Pressing, pos game.Position, t game.Turn, sq game.Square) []Pressing {
	owner := j.before.Cells[sq].Commander
	if !owner.Player() {
		return list
	}
	back, ok := j.passed(futures(pos, t)[0].pos, owner)
	if !ok {
		return list
	}
	for _, b := range back.Turns(nil) {
		if b.To() == sq && !b.Swap() && !b.Flip() {
			list = pressing(list, Pressing{b.From(), owner, true})
		}
	}
	return list
}

// pressing appends a piece that is not told of yet.
func pressing(list []Pressing, p Pressing) []Pressing {
	if slices.Contains(list, p) {
		return list
	}
	return append(list, p)
}

// Endangered is a player's pieces of weight that the others together could take before it
// moves again, if it did nothing now: all of them move, one after the other. What is drawn
// on the way ends it.
func Endangered(v game.Variant, o game.Options, pos game.Position, me game.Seat) (list []game.Square) {
	j := &judge{v: v, in: v.Info(), o: o, pos: pos, before: pos.View(game.NoSeat)}
	friends := pos.Friends(me)
	for s := range game.Seat(len(j.in.Seats)) {
		if s == me || friends.Has(s) {
			continue
		}
		if next, ok := j.passed(pos, s); ok {
			list = j.taken(list, next, me, len(j.in.Seats)-1)
		}
	}
	return list
}

// taken appends the player's pieces that fall within so many turns of others.
func (j *judge) taken(list []game.Square, pos game.Position, me game.Seat, turns int) []game.Square {
	for _, t := range pos.Turns(nil) {
		sq := t.To()
		if c := j.before.Cells[sq]; c.Commander == me && worth(c.Piece) >= whole && !t.Swap() && !t.Flip() && !slices.Contains(list, sq) {
			list = append(list, sq)
		}
		if turns < 2 {
			continue
		}
		pos.Do(t)
		if a := pos.Actor(); a.Player() && a != me && !pos.Outcome().Over {
			list = j.taken(list, pos, me, turns-1)
		}
		pos.Undo()
	}
	return list
}
