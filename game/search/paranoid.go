package search

import "yanyi/game"

// gainer is a position that lists gaining turns without listing all turns; the acting player
// has a turn there unless the game is over.
type gainer interface {
	// Gains appends those turns of Turns whose Gain is above 0, in the same order.
	Gains(dst []game.Turn) []game.Turn
}

// tactics is what a position offers a search beyond the rules, for any number of players.
type tactics interface {
	gainer
	See(t game.Turn) int
	InCheck() bool
}

// pricer is the part of a position's tactics that ordering reads for each turn: its board, without
// a call, and the gains of all turns in one.
type pricer interface {
	Pieces() *[256]game.Piece
	Prices(dst []int32, turns []game.Turn) []int32
}

// paranoidTactics adapts the tactics of a position of three players to the paranoid search,
// which knows two sides: the root with its permanent ally, and all others.
type paranoidTactics struct {
	pos  game.ThreeTactics // not embedded: a method passed on is two more functions of the engine
	s    *Searcher
	root game.Seat
}

// side is the acting seat and its allies.
func (t *paranoidTactics) side() game.SeatSet {
	root := t.s.side.With(t.root)
	if t.s.ours(t.pos.Actor()) {
		return root
	}
	return (1<<t.s.seats - 1) &^ root
}

// Gains appends the turns that take from the other side. Rivals' captures do not hurt the root.
func (t *paranoidTactics) Gains(dst []game.Turn) []game.Turn { return t.pos.Grabs(dst, t.side()) }

// See is the net gain of a turn between the two sides.
func (t *paranoidTactics) See(turn game.Turn) int { return t.pos.Exchange(turn, t.side()) }

// InCheck reports whether the actor's king is attacked.
func (t *paranoidTactics) InCheck() bool { return t.pos.InCheck() }

// gives reports whether a rival gives away more by a turn than it wins for itself. The paranoid
// search would have it give a chariot so that the other rival may capture a horse of the root;
// no player does that.
func (t *paranoidTactics) gives(turn game.Turn) bool {
	actor := t.pos.Actor()
	return t.pos.Alive().Len() > 2 && !t.s.ours(actor) && t.pos.Exchange(turn, game.SetOf(actor)) < -marginGift
}

// rivalry reports whether, among three, one of the root's rivals has just moved and the other is
// next. In the paranoid tree rivals play together, so a check of one by the other is no threat.
// It only makes the root wait, and is searched no deeper than other turns.
func (s *Searcher) rivalry(before game.Seat) bool {
	return s.threeWithTactics() && !s.allied() && !s.ours(before) && !s.ours(s.pos.Actor())
}

// narrows reports whether the second of two rivals tries only its most likely turn (BRS+: Esser,
// Gras, Winands, Schadd and Lanctot, Improving Best-Reply Search, 2014), because the first has not
// played its most likely one: at most one rival a round is then believed to find what hurts the
// root most. A player in check and the last two players try everything.
func (s *Searcher) narrows(f *frame, ply int) bool {
	if !s.limit.narrow || ply == 0 || s.plain || f.checked || !s.threeWithTactics() || s.waiter != nil {
		return false
	}
	before := &s.frames[ply-1]
	return len(before.tried) > 0 && !s.ours(before.actor) && !s.ours(f.actor) && s.pos.Alive().Len() == 3
}

// duel is what a search of two sides needs in addition; [game.Tactical] describes the methods.
type duel interface {
	tactics
	Pass() bool
	Mobile(s game.Seat) bool
	Checks(dst []game.Turn) []game.Turn
	Verdict() game.Outcome
}

// tactical is what the position offers beyond the rules, or nil. Among three a value belongs to
// one seat, the root. So results of the last search may be used again only if it had the same
// root, which resumes records.
func (s *Searcher) tactical() tactics {
	s.resumes, s.duel, s.waiter = true, nil, nil
	if m, ok := s.pos.(game.ThreeTactics); ok && s.allied() {
		s.pact.pos = m
		s.duel = &s.pact
		return s.duel
	}
	if s.seats > 2 && !s.plain {
		s.waiter, _ = s.pos.(waiter)
	}
	if m, ok := s.pos.(game.ThreeTactics); ok && s.seats > 2 {
		s.resumes = s.paranoid.s != nil && s.paranoid.root == s.root
		s.paranoid = paranoidTactics{m, s, s.root}
		return &s.paranoid
	}
	if m, ok := s.pos.(game.Tactical); ok {
		s.duel = m
		return m
	}
	return nil
}

// threeWithTactics reports whether the position is a game.ThreeTactics.
func (s *Searcher) threeWithTactics() bool { return s.tactics != nil && s.duel == nil }

// prunesLikeTwo reports whether the search prunes as between two: positions that stay good
// after a pass, turns that lose an exchange, and late turns. Among three the greater depth won
// less than the pruned turns lost.
func (s *Searcher) prunesLikeTwo() bool { return s.duel != nil }
