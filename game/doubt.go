package game

// doubter is a Position that can say why no game leads to it although it can be played: too
// many pieces of a kind, a piece on a square that none of its kind reaches, a check that
// should have been answered.
type doubter interface {
	// Doubts lists all such things, as faults of a position's text with their phrases.
	Doubts() Faults
}

// Doubts lists the reasons why no game leads to a playable position; nothing if a game may
// lead there, or if the rules cannot say.
func Doubts(pos Position) Faults {
	if d, ok := pos.(doubter); ok {
		return d.Doubts()
	}
	return nil
}
