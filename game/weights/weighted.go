package weights

import (
	"sync/atomic"

	"yanyi/game"
)

// Weighted is a variant whose positions are judged by a table of weights.
type Weighted interface {
	// Weights is the table in use. Changing it changes nothing until it is set.
	Weights() *Table
	// SetWeights has all positions judged by a table from now on; the error tells its fault.
	SetWeights(*Table) error
}

// Read reads a data file's text, replacing its rows by those of further ones that have any.
func Read(text string, own ...string) (*Table, error) {
	t, err := Parse(text)
	for _, text := range own {
		if err != nil || text == "" {
			continue
		}
		var rows *Table
		if rows, err = Parse(text); err == nil {
			err = t.Replace(rows)
		}
	}
	return t, err
}

// use has a variant judged by what Read reads. It panics on faults in the program's texts.
func use(w Weighted, text string, own ...string) {
	t, err := Read(text, own...)
	if err == nil {
		err = w.SetWeights(t)
	}
	if err != nil {
		panic("weights: " + err.Error())
	}
}

// Judges keeps what a game's positions are judged with: J, read from a table.
type Judges[J any] struct{ now atomic.Pointer[J] }

// Set has positions judged by what was read of a table unless that had a fault, returned.
func (j *Judges[J]) Set(read *J, fault error) error {
	if fault == nil {
		j.now.Store(read)
	}
	return fault
}

// Get is the judge. It is read from the texts of data files (Use) when it is first asked for.
func (j *Judges[J]) Get(w Weighted, text string, own ...string) *J {
	if now := j.now.Load(); now != nil {
		return now
	}
	use(w, text, own...)
	return j.now.Load()
}

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
