package weights

import "yanyi/game"

// Net is the shape of a small net that judges positions: numbers of a position, hidden units
// that are rectified sums of them, and a sum of all of these, which foretells what share of all
// points a seat will have, as the logarithm of how likely that is. Its file is rows of weights
// without a bar: a row for what each input counts, for the last sum first and then for each
// unit, "bias" for what is always added to these, and "units" for what each unit counts in the
// last sum, behind a 0.
type Net struct {
	Inputs []string // names of the numbers
	Units  int      // hidden ones
	Unit   int      // what of an input is one
	Grain  int      // what of a weight is one
}

// Taught is a variant with positions that a net judges.
type Taught interface{ Net() Net }

// Shown is a position that a net may judge.
type Shown interface {
	// Inputs appends the net's inputs as a seat sees them, and none where no net is asked.
	Inputs(dst []int32, s game.Seat) []int32
}
