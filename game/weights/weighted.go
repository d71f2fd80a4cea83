package weights

// Weighted is a variant whose positions are judged by a table of weights.
type Weighted interface {
	// Weights is the table in use. Changing it changes nothing until it is set.
	Weights() *Table
	// SetWeights has all positions judged by a table from now on; the error tells
	// what is wrong with it.
	SetWeights(*Table) error
}

// Read reads a data file's text and puts rows of further ones in the place of its own;
// empty ones put nothing.
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

// use has a variant judged by what Read reads. The texts are the program's own, and so
// is a fault in them: Use panics.
func use(w Weighted, text string, own ...string) {
	t, err := Read(text, own...)
	if err == nil {
		err = w.SetWeights(t)
	}
	if err != nil {
		panic("weights: " + err.Error())
	}
}
