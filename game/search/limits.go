package search

import "yanyi/game"

// Limits are the bounds of a search, and its level. All limits that are set apply; with none set
// the search runs until it is cancelled.
type Limits struct {
	Level int    // 1 to Levels, 0 for full strength
	Seed  uint64 // varies a level's choices; the same seed chooses the same turn
	Depth int    // plies of complete turns
	Nodes uint64 // positions visited
	Time  int    // milliseconds

	Lines  int    // number of best lines, 1 if 0
	Gains  bool   // among three, Serve tells for whom each turn of a line is good
	Temper string // a temperament of package match

	Turns int // the number of turns to play on for everybody instead of searching for one; 0 for none

	Only game.Turn // the one turn to evaluate, without reveals; NoTurn for the best of all
}

// Levels is the number of playing strengths.
const Levels = len(levels)

// level is one playing strength: its search limits and its errors.
type level struct {
	depth int
	nodes uint64
	time  int // milliseconds: a cap for slow machines, nodes should run out first
	noise int // centipawns by which judgements stray at most
	whim  int // centipawns that the level ignores, so that its games vary
	blind blindness
	only  game.Turn // see Limits

	uncorrected bool // it evaluates without the nets of package correction

	narrow bool // only one rival a round is believed to find its best turn (narrows)
}

// levels are the rows of games of two. From the fourth on each searches three times as many
// nodes as the one before. A beginner errs in what it sees; a good player differs only in
// depth. The first rows search a few turns ahead; their nodes matter in games in which many
// turns gain something. Only the best one knows the nets, so that the others have the strength
// that they had without.
var levels = [...]level{
	{depth: 1, nodes: 2_000, time: 500, noise: 450, blind: blindness{away: 960, far: 40, back: 200, plan: 550, reply: 950}, uncorrected: true},
	{depth: 2, nodes: 3_000, time: 500, noise: 150, blind: blindness{away: 500, far: 250, back: 200, plan: 150, reply: 500}, uncorrected: true},
	{depth: 3, nodes: 5_000, time: 500, noise: 60, blind: blindness{away: 150, far: 200, back: 120, plan: 50, reply: 200}, uncorrected: true},
	{depth: 4, nodes: 10_000, time: 1000, noise: 30, blind: blindness{away: 30, far: 70, back: 50, reply: 40}, uncorrected: true},
	{depth: maxDepth, nodes: 30_000, time: 1500, noise: 12, blind: blindness{far: 10, back: 10}, uncorrected: true},
	{depth: maxDepth, nodes: 90_000, time: 2000, whim: 4, uncorrected: true},
	{depth: maxDepth, nodes: 300_000, time: 2500, whim: 3, uncorrected: true},
	{depth: maxDepth, time: allTime, whim: 2},
}

// threes are the rows of games of three, where depth counts for less than seeing every turn:
// there the good ones overlook a little as well.
var threes = [len(levels)]level{
	{depth: 1, nodes: 2_000, time: 500, noise: 350, blind: blindness{away: 930, far: 40, back: 200, plan: 500, reply: 950}},
	{depth: 2, nodes: 2_000, time: 500, noise: 270, blind: blindness{away: 770, far: 150, back: 190, plan: 410, reply: 790}},
	{depth: 2, nodes: 2_000, time: 500, noise: 210, blind: blindness{away: 640, far: 180, back: 170, plan: 330, reply: 650}},
	{depth: 3, nodes: 3_000, time: 500, noise: 100, blind: blindness{away: 400, far: 180, back: 130, plan: 200, reply: 400}},
	{depth: maxDepth, nodes: 8_000, time: 1000, noise: 35, blind: blindness{away: 200, far: 120, back: 80, plan: 115, reply: 225}},
	{depth: maxDepth, nodes: 40_000, time: 2000, noise: 20, whim: 4, blind: blindness{away: 130, far: 80, back: 60, plan: 90, reply: 150}},
	{depth: maxDepth, nodes: 250_000, time: 2500, whim: 3, blind: blindness{away: 45, far: 30, back: 25, plan: 40, reply: 65}},
	{depth: maxDepth, time: allTime, whim: 2, narrow: true},
}

// hidden are the rows of games with face-down pieces, which leave beginners doubts enough:
// they misjudge less and see more captures.
var hidden = [len(levels)]level{
	{depth: 1, nodes: 2_000, time: 500, noise: 330, blind: blindness{away: 870, far: 40, back: 200, plan: 550, reply: 950}},
	{depth: 2, nodes: 2_000, time: 500, noise: 200, blind: blindness{away: 700, far: 65, back: 200, plan: 500, reply: 900}},
	{depth: 2, nodes: 2_000, time: 500, noise: 52, blind: blindness{away: 320, far: 90, back: 170, plan: 330, reply: 650}},
	{depth: 3, nodes: 3_000, time: 500, noise: 25, blind: blindness{away: 200, far: 90, back: 130, plan: 200, reply: 400}},
	{depth: maxDepth, nodes: 8_000, time: 1000, noise: 8, blind: blindness{away: 100, far: 60, back: 80, plan: 115, reply: 225}},
	{depth: maxDepth, nodes: 40_000, time: 2000, noise: 5, whim: 4, blind: blindness{away: 65, far: 40, back: 60, plan: 90, reply: 150}},
	{depth: maxDepth, nodes: 250_000, time: 2500, whim: 3, blind: blindness{away: 22, far: 15, back: 25, plan: 40, reply: 65}},
	{depth: maxDepth, time: allTime, whim: 2, narrow: true},
}

// mingled are the rows of games in which even the army of a face-down piece is unknown. There
// most turns capture or turn over something near, so beginners err and overlook still less.
var mingled = [len(levels)]level{
	{depth: 1, nodes: 2_000, time: 500, noise: 140, blind: blindness{away: 560, far: 40, back: 200, plan: 550, reply: 950}},
	{depth: 2, nodes: 2_000, time: 500, noise: 85, blind: blindness{away: 427, far: 65, back: 200, plan: 465, reply: 865}},
	{depth: 2, nodes: 2_000, time: 500, noise: 52, blind: blindness{away: 320, far: 90, back: 170, plan: 330, reply: 650}},
	{depth: 3, nodes: 3_000, time: 500, noise: 25, blind: blindness{away: 200, far: 90, back: 130, plan: 200, reply: 400}},
	{depth: maxDepth, nodes: 8_000, time: 1000, noise: 14, blind: blindness{away: 140, far: 70, back: 95, plan: 150, reply: 290}},
	{depth: maxDepth, nodes: 40_000, time: 2000, noise: 5, whim: 4, blind: blindness{away: 65, far: 40, back: 60, plan: 90, reply: 150}},
	{depth: maxDepth, nodes: 250_000, time: 2500, whim: 3, blind: blindness{away: 22, far: 15, back: 25, plan: 40, reply: 65}},
	{depth: maxDepth, time: allTime, whim: 2},
}

// rowsFor are the rows of a game.
func rowsFor(in *game.Info) *[Levels]level {
	switch {
	case in.RevealsOwner:
		return &mingled
	case in.Bags:
		return &hidden
	case len(in.Seats) > 2 && in.Pact == 0:
		return &threes
	}
	return &levels
}

// row is everything that limits one search of a game, level and explicit limits merged.
func (l Limits) row(in *game.Info) level {
	r := level{depth: maxDepth}
	if l.Level > 0 {
		r = rowsFor(in)[min(l.Level, Levels)-1]
	}
	r.only = l.Only
	r.depth = tighter(r.depth, l.Depth)
	r.nodes = tighter(r.nodes, l.Nodes)
	r.time = tighter(r.time, l.Time)
	return r
}

// briskly is roughly the number of positions that a millisecond suffices for.
const briskly = 1_000

// room is the number of positions that a search's table needs; a larger one is only slower.
func (l level) room() uint64 {
	if n := tighter(l.nodes, uint64(l.time)*briskly); n > 0 {
		return n
	}
	return maxEntries
}

// tighter is the smaller of two limits of which 0 means none.
func tighter[T int | uint64](a, b T) T {
	if a <= 0 || b > 0 && b < a {
		return b
	}
	return a
}
