package advice

import (
	"errors"
	"slices"
	"strings"

	"yanyi/game"
)

// Passed is a position as it would be if it were a seat's turn, itself if it is; false where that
// cannot be, as when a king could then be captured.
func Passed(v game.Variant, o game.Options, pos game.Position, s game.Seat) (game.Position, bool) {
	j := &judge{v: v, in: v.Info(), o: o}
	return j.passed(pos, s)
}

// passed is a position as it would be if it were a seat's turn. There is none where
// that cannot be, as when a king could then be captured.
func (j *judge) passed(pos game.Position, s game.Seat) (game.Position, bool) {
	if pos.Outcome().Over || !pos.Alive().Has(s) || pos.Actor() == game.Chance {
		return nil, false
	}
	if pos.Actor() == s {
		return pos, true
	}
	fields := strings.Fields(pos.String())
	fields[1] = j.letter(s) // of three, no player waits for another then
	next, err := j.v.Parse(strings.Join(fields, " "), j.o)
	if faults := (*game.Faults)(nil); errors.As(err, &faults) {
		next, err = j.v.Parse(j.forgetting(fields, *faults), j.o)
	}
	if err != nil || next.Outcome().Over || next.Actor() != s {
		return nil, false
	}
	return next, true
}

// letter is how position strings write that it is a seat's turn.
func (j *judge) letter(s game.Seat) string {
	if j.two() && s == game.First {
		return strings.Fields(j.in.Start)[1]
	}
	return string(rune(j.in.Seats[s].Letter))
}

// forgetting is a position string without the traces of the turn before, which contradict
// another player's turn.
func (j *judge) forgetting(fields []string, faults game.Faults) string {
	kept := make([]string, 0, len(fields))
	for _, field := range fields {
		gone := false
		for i := range faults {
			f := &faults[i]
			gone = gone || strings.HasPrefix(field, f.Field+"=")
			if f.Square != game.NoSquare && field == j.in.Board.Label(f.Square) {
				field = "-"
			}
		}
		if !gone {
			kept = append(kept, field)
		}
	}
	return strings.Join(kept, " ")
}

// hit reports whether a rival could take the piece on a square if it were its turn.
func (j *judge) hit(pos game.Position, sq game.Square) bool {
	return slices.ContainsFunc(j.rivals, func(s game.Seat) bool {
		next, ok := j.passed(pos, s)
		return ok && lands(next, sq)
	})
}

// safe reports whether surely no rival could, as far as the rules decide it for all of them.
func (j *judge) safe(pos game.Position, sq game.Square) bool {
	if pos.Outcome().Over {
		return true
	}
	for _, s := range j.rivals {
		if !pos.Alive().Has(s) {
			continue
		}
		if next, ok := j.passed(pos, s); !ok || lands(next, sq) {
			return false
		}
	}
	return true
}

// lands reports whether the player to move may take the piece on a square.
func lands(pos game.Position, sq game.Square) bool {
	return slices.ContainsFunc(pos.Turns(nil), func(t game.Turn) bool {
		return t.To() == sq && !t.Swap() && !t.Flip()
	})
}

// inCheck reports whether any rival is in check.
func (j *judge) inCheck(f *future) bool {
	return slices.ContainsFunc(j.rivals, func(s game.Seat) bool {
		return f.pos.Alive().Has(s) && len(f.pos.Check(nil, s)) > 0
	})
}

// at is the piece on a square, commander its commander.
func at(pos game.Position, sq game.Square) game.Piece {
	v := pos.View(game.NoSeat)
	return v.Cells[sq].Piece
}

func commander(pos game.Position, sq game.Square) game.Seat {
	v := pos.View(game.NoSeat)
	return v.Cells[sq].Commander
}

// weights are rough values of pieces, which choose what is worth mentioning, never shown.
var weights = [...]int{
	game.Queen: 9, game.Rook: 9, game.Cannon: 5, game.Knight: 4, game.Bishop: 3, game.Advisor: 3,
	game.Guard: 3, game.Ferz: 2, game.Wazir: 2, game.Pawn: 1, game.Unknown: 0,
}

// worthTelling is the least weight of a piece whose danger or rescue is mentioned.
const worthTelling = 3

// worth is a piece's weight, 0 of one that lies face down.
func worth(p game.Piece) int {
	if p.Hidden() || p == game.NoPiece {
		return 0
	}
	return weights[p.Kind()]
}
