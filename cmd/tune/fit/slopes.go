package fit

import (
	"math"

	"yanyi/game"
	"yanyi/game/correction"
	"yanyi/game/weights"
)

// view is a position as one seat sees it, and what became of it.
type view struct {
	position game.Position
	seat     game.Seat
	left     int     // seats still in the game
	share    float64 // of what the position's views say together
	result   float64 // 1 if the seat won, ½ or ⅓ if it was drawn
	value    float64 // by the table where the slopes are, in centipawns
	slopes   []slope
}

// slope is how many centipawns a view is worth more for one more of a number.
type slope struct {
	number uint16
	by     float32
}

// views is samples as seen by seats still in the game; of two the first has the view of both.
func views(samples []Sample) (all []view) {
	for _, s := range samples {
		alive, share := s.Position.Alive(), 1.0
		if len(s.Won) > 2 {
			share /= float64(alive.Len())
		}
		for seat, won := range s.Won {
			if seat := game.Seat(seat); alive.Has(seat) && (len(s.Won) > 2 || seat == game.First) {
				all = append(all, view{position: s.Position, seat: seat, left: alive.Len(), share: share, result: won})
			}
		}
	}
	return all
}

// eval is the evaluation by the weights alone.
func (v *view) eval() float64 {
	if c, ok := v.position.(correction.Corrected); ok {
		return float64(c.Plain(v.seat))
	}
	return float64(v.position.Eval(v.seat))
}

// tuner is a table in use, as a list of numbers: each score's for the middle gameand the other.
type tuner struct {
	weighted weights.Weighted
	table    *weights.Table
}

func (u tuner) numbers() (all []float64) {
	for _, s := range u.table.Scores() {
		all = append(all, float64(s.Mid()), float64(s.End()))
	}
	return all
}

// set has positions judged by numbers, as they are rounded.
func (u tuner) set(numbers []float64) {
	for i, s := range u.table.Scores() {
		*s = weights.Pair(int(math.Round(numbers[2*i])), int(math.Round(numbers[2*i+1])))
	}
	if err := u.weighted.SetWeights(u.table); err != nil {
		panic("fit: " + err.Error())
	}
}

// Slopes are found by trying each number so much off where it is, a large one by a part of it.
const (
	aside     = 16
	asidePart = 8
)

// slant finds values and slopes where the numbers are.
func (u tuner) slant(numbers []float64, all []view) {
	u.set(numbers)
	for i := range all {
		all[i].value, all[i].slopes = all[i].eval(), all[i].slopes[:0]
	}
	high := make([]float64, len(all))
	for n, was := range numbers {
		off := math.Round(max(aside, math.Abs(was)/asidePart))
		numbers[n] = was + off
		u.set(numbers)
		for i := range all {
			high[i] = all[i].eval()
		}
		numbers[n] = was - off
		u.set(numbers)
		for i := range all {
			if by := (high[i] - all[i].eval()) / (2 * off); by != 0 {
				all[i].slopes = append(all[i].slopes, slope{uint16(n), float32(by)})
			}
		}
		numbers[n] = was
	}
	u.set(numbers)
}
