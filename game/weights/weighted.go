package weights

// Weighted is a variant whose positions are judged by a table of weights.
type Weighted interface {
	// Weights is the table in use. Changing it changes nothing until it is set.
	Weights() *Table
	// SetWeights has all positions judged by a table from now on; the error tells
	// what is wrong with it.
	SetWeights(*Table) error
}
