package advice

import (
	"slices"

	"yanyi/game"
	"yanyi/game/edit"
)

// Pressing is a piece that may take the piece on a square, or one that would arrive there, or
// take back its captor.
type Pressing struct {
	From   game.Square
	By     game.Seat
	Guards bool
}

// Pressure is every piece of all players that attacks a square, or defends the piece there, as
// if it were that player's turn. It rests on legal turns: a pinned piece presses nothing. The
// square of a piece that cannot be taken has no defenders; an empty square has the pieces that
// could take another player's piece there.
func Pressure(v game.Variant, o game.Options, pos game.Position, sq game.Square) (list []Pressing) {
	j := &judge{v: v, in: v.Info(), o: o, pos: pos, before: pos.View(game.NoSeat)}
	for s := range game.Seat(len(j.in.Seats)) {
		next, ok := j.passed(pos, s)
		if !ok {
			continue
		}
		if j.before.Cells[sq].Piece == game.NoPiece {
			list = j.awaits(list, next, s, sq)
			continue
		}
		for _, t := range next.Turns(nil) {
			if t.To() != sq || t.Swap() || t.Flip() {
				continue
			}
			list = j.guards(pressing(list, Pressing{t.From(), s, false}), next, t, sq)
		}
	}
	return list
}

// guards appends the owner's pieces that could take back after a turn to a square.
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

// mostGuests is the largest number of other players' pieces that are put on an empty square to
// find its attackers.
const mostGuests = 8

// awaits appends the pieces of the seat to move that could take another player's piece on an
// empty square. It puts such pieces there one after the other, and accepts a captor only where
// the piece would have been in nobody's way before.
func (j *judge) awaits(list []Pressing, pos game.Position, s game.Seat, sq game.Square) []Pressing {
	grammar := edit.Of(j.v, j.o)
	if grammar == nil {
		return list
	}
	setting, err := grammar.Read(pos.String())
	if err != nil {
		return list
	}
	guests := 0
	for from, cell := range j.before.Cells {
		guest := game.Square(from)
		if cell.Piece == game.NoPiece || cell.Piece.Kind() == game.King || !cell.Commander.Player() || cell.Commander == s {
			continue
		}
		moved := setting.Clone()
		moved.Move(guest, sq)
		there, err := j.v.Parse(moved.String(), j.o)
		if err != nil || there.Outcome().Over || there.Actor() != s {
			continue
		}
		for _, t := range there.Turns(nil) {
			if t.To() == sq && !t.Swap() && !t.Flip() && !j.between(guest, t.From(), sq) {
				list = pressing(list, Pressing{t.From(), s, false})
			}
		}
		if guests++; guests == mostGuests {
			break
		}
	}
	return list
}

// between reports whether a square lies within the rectangle of two others, in which all
// lines, legs and eyes of a move between them lie.
func (j *judge) between(sq, a, b game.Square) bool {
	p, q, r := j.in.Board.Points[sq], j.in.Board.Points[a], j.in.Board.Points[b]
	return min(q.File, r.File) <= p.File && p.File <= max(q.File, r.File) && min(q.Rank, r.Rank) <= p.Rank && p.Rank <= max(q.Rank, r.Rank)
}

// pressing appends a piece that is not in the list yet.
func pressing(list []Pressing, p Pressing) []Pressing {
	if slices.Contains(list, p) {
		return list
	}
	return append(list, p)
}

// Endangered is a player's pieces of weight that the others together could take before its next
// turn, if it did nothing now: all of them move, one after the other. A draw ends the trial.
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
