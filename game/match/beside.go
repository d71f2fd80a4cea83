package match

// beside is the content of a record beside its tree of turns.
type beside struct {
	event  string // what the record is called, or what it was played in; "" for nothing
	study  bool   // the record is a study
	pruned []Cut
}

// Studied reports whether the record is marked as a study: it is viewed and changed, not played
// on.
func (b *beside) Studied() bool { return b.study }

// mostPruned is the most cut variations reported.
const mostPruned = 20

// Pruned is where variations of the record were cut: each ends before its first turn
// that cannot be played. The game itself is whole; see Match.Cut.
func (b *beside) Pruned() []Cut { return b.pruned }

// Preface is the record's comment before the first turn, "" if nothing.
func (m *Match) Preface() string { return m.Tree().After }
