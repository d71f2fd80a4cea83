package search

import "yanyi/game"

// Result is what a search has found so far.
type Result struct {
	Turn  game.Turn   // without reveals; NoTurn if there is none
	Score int         // centipawns for the acting seat; ±(Mate-n) for a mate in n plies
	Line  int         // which of the lines asked for, from 1
	Depth int         // plies searched
	Nodes uint64      // positions visited
	Time  int         // milliseconds
	PV    []game.Turn // the expected line as far as no draw interrupts it
}

// Searcher searches for turns in games of one variant. It owns all its memory, which stays from
// search to search; it is not safe for concurrent use.
type Searcher struct {
	// Report, if set, is called every time a search completes a depth.
	Report func(Result)

	choice
	info      *game.Info
	seats     int
	pos       game.Position // its own copy, as its level sees it
	root      game.Seat
	side      game.SeatSet // the root and its permanent ally
	depth     int          // of the current iteration
	limit     level
	temper    temper
	seed      uint64
	undecided bool   // the game is, so that temperaments have an influence
	last      uint64 // hash of the last search's position
	plain     bool   // no unsound pruning, no sampling: tests compare with a full search

	done    <-chan struct{}
	start   int64  // milliseconds of clock
	nodes   uint64 // of this search
	stopped bool
	found   Result
	lines   []Result    // the best first; found is one of them
	barred  []game.Turn // at the root: they begin earlier lines
	events  []game.Event

	tactics            tactics          // the position, if it offers more than the rules
	pricer             pricer           // the position too
	pieces             *[256]game.Piece // its board
	likener            likener          // the position, if it has equivalent turns
	duel               duel             // the same between two, nil among three
	pact               pactTactics      // stands for duel where two of three are permanent allies
	paranoid           paranoidTactics  // stands for tactics among three
	plainly            corrected        // evaluates without a net; nil if the level has the net, or there is none
	gainer             gainer           // the same, or the part of it that the position offers, or nil
	waiter             waiter           // the position, if players may pass in the tree
	resumes            bool             // the last search had the same root and level
	fallen             int              // the cost of being eliminated first
	nullMoveVerifyFrom int              // the ply from which on passes are tried again

	transpositions transpositionTable
	early          uint32 // see transpositionTable.early
	memory
	frames [maxPly + 1]frame
}

// New returns a searcher for a variant's games.
func New(info *game.Info) *Searcher {
	s := &Searcher{info: info, seats: len(info.Seats), pact: pactTactics{pact: info.Pact}}
	s.number(info)
	return s
}

// Context cancels a search: a [context.Context] is one. This interface keeps that package, and
// package time with it, out of the program that the page fetches.
type Context interface{ Done() <-chan struct{} }

// Best searches for the acting seat's best turn until a limit or ctx stops it, and returns the
// best so far. It leaves pos unchanged. Without a player to move or turns to choose from the
// result's Turn is NoTurn.
func (s *Searcher) Best(ctx Context, pos game.Position, l Limits) Result {
	s.begin(ctx, pos, l)
	if !s.root.Player() || s.pos.Outcome().Over {
		return s.found
	}
	turns := s.allows(s.frames[0].list(s.pos))
	s.frames[0].turns = turns
	if len(turns) == 0 {
		return s.found
	}
	if s.found.Turn = l.Only; l.Only == game.NoTurn {
		s.found.Turn = s.atSight()
	}
	s.ready(l.Lines, len(turns))
	s.deepen(len(turns) == 1)
	s.found.Nodes, s.found.Time = s.nodes, s.elapsed()
	return s.found
}

func (s *Searcher) begin(ctx Context, pos game.Position, l Limits) {
	s.pos, s.root, s.fallen = pos.Clone(), pos.Actor(), firstOut(pos)
	s.side = sideOf(s.info, s.root)
	s.limit, s.seed = l.row(s.info), mix(l.Seed+1)
	s.temper, _ = temperOf(l.Temper)
	s.pos = s.limit.doubt(s.pos, s.info, s.seed)
	was := s.plainly != nil
	if s.plainly = nil; s.limit.uncorrected {
		s.plainly, _ = s.pos.(corrected) // a doubter takes care of it
	}
	s.undecided = s.unsettled()
	s.done, s.start = ctx.Done(), clock()
	s.nodes, s.stopped, s.found = 0, false, Result{}
	s.gainer, _ = s.pos.(gainer)
	s.pricer = nil
	s.likener, _ = s.pos.(likener)
	if s.tactics = s.tactical(); s.tactics != nil {
		s.gainer = s.tactics
		s.pricer = s.pos.(pricer)
		s.pieces = s.pricer.Pieces()
		s.open()
	}
	s.nullMoveVerifyFrom = 0
	s.transpositions.begin(s.limit.room(), was == (s.plainly != nil) && s.goesOn())
	s.forgetAll()
	s.last = s.pos.Hash()
	for i := range s.frames {
		s.frames[i].killers = [2]game.Turn{}
	}
}

// goesOn reports whether the position is one that the last search met, so that its results can
// be used. Levels that err do so by their seed, differently each turn, at positions that are no
// game.Tactical.
func (s *Searcher) goesOn() bool {
	if s.tactics == nil || !s.resumes || s.pos.Hash() == s.last {
		return false
	}
	_, met := s.transpositions.probe(mix(s.pos.Hash()))
	return met
}

// atSight is the turn to play if there is no time to think at all.
func (s *Searcher) atSight() game.Turn {
	f := &s.frames[0]
	s.rank(f, 0, 0)
	t, _ := f.next(0)
	return t.Chosen()
}

// deepen searches with increasing depth. A single turn needs no search, nor does a mate that was
// searched twice as deep as it is: late turns are searched less deep than others, so a sooner
// one may still appear.
func (s *Searcher) deepen(single bool) {
	for d := 1; d <= s.limit.depth && !s.stopped; d++ {
		s.depth = d
		s.iterate(d)
		if s.stopped || single || abs(s.found.Score) >= Mate-d/2-1 || s.interrupted() {
			return
		}
	}
}

// aspire searches to a depth in a window round the last score, widened as needed.
func (s *Searcher) aspire(depth int) {
	a, b, width := -Mate, Mate, 30
	if depth >= 4 && abs(s.found.Score) < decisive {
		a, b = s.found.Score-width, s.found.Score+width
	}
	for {
		v := s.node(depth, 0, a, b)
		if s.stopped {
			return
		}
		width *= 3
		switch {
		case v <= a && a > -Mate:
			a, b = max(-Mate, v-width), (a+b)/2
		case v >= b && b < Mate:
			b = min(Mate, v+width)
		default:
			s.found.Score = v
			return
		}
	}
}

// note keeps the root's newest best turn and line.
func (s *Searcher) note(v int) {
	pv := s.frames[0].pv
	s.found.Turn, s.found.Score = pv[0].Chosen(), v
	s.found.PV = s.found.PV[:0]
	for _, t := range pv {
		s.found.PV = append(s.found.PV, t.Chosen())
	}
}

func (s *Searcher) report() {
	s.found.Nodes, s.found.Time = s.nodes, s.elapsed()
	if s.Report != nil {
		s.Report(s.found)
	}
}

func abs(n int) int { return max(n, -n) }
