package search

// Limits says how long to look. Every limit that is set applies, the tightest
// wins; with none set the search runs until it is cancelled.
type Limits struct {
	Level int    // 1 to Levels, 0 for full strength
	Seed  uint64 // varies what a level does; same seed, same turn
	Depth int    // plies of complete turns
	Nodes uint64 // positions visited
	Time  int    // milliseconds
}

// Levels is the number of playing strengths.
const Levels = len(levels)

// level is one playing strength: how far it looks and how much escapes it.
type level struct {
	depth    int
	nodes    uint64
	time     int    // milliseconds: a cap for slow machines, nodes should run out first
	noise    int    // centipawns by which judgements stray at most
	overlook uint64 // turns in a thousand that do not come to mind
}

var levels = [...]level{
	{depth: 2, nodes: 4_000, time: 500, noise: 60, overlook: 120},
	{depth: 4, nodes: 40_000, time: 1500, noise: 25, overlook: 20},
	{depth: maxDepth, nodes: 300_000, time: 2500, noise: 4},
}

// row is everything that limits one search, level and explicit limits merged.
func (l Limits) row() level {
	r := level{depth: maxDepth}
	if l.Level > 0 {
		r = levels[min(l.Level, Levels)-1]
	}
	r.depth = tighter(r.depth, l.Depth)
	r.nodes = tighter(r.nodes, l.Nodes)
	r.time = tighter(r.time, l.Time)
	return r
}

// tighter is the smaller of two limits of which 0 means none.
func tighter[T int | uint64](a, b T) T {
	if a <= 0 || b > 0 && b < a {
		return b
	}
	return a
}
