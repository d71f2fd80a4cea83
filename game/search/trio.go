package search

import "yanyi/game"

// melee is a position of three players that offers a search more than the rules need,
// as [game.Tactical] does for two. In the paranoid tree there are two sides: the root
// with whoever plays for it, and all others. Nothing here allocates once the caller's
// buffers have grown.
type melee interface {
	game.Position
	// Grabs appends, in their order, those turns of Turns that take something from
	// outside a side or make diplomacy.
	Grabs(dst []game.Turn, side game.SeatSet) []game.Turn
	// Exchange is what a turn of the side nets in centipawns if it and all others go on
	// capturing on its last square (static exchange evaluation); less than nothing
	// where it takes from the side.
	Exchange(t game.Turn, side game.SeatSet) int
	// MayForce reports whether a turn may leave another's king in check, put somebody out
	// or end the game other than by repetition; it errs only by saying that it may.
	MayForce(t game.Turn) bool
	// InCheck reports whether the actor's king is attacked.
	InCheck() bool
	// At is the piece on a square.
	At(sq game.Square) game.Piece
}

// gainer is a position that lists what gains something without listing all turns; whoever
// acts before the end has a turn there.
type gainer interface {
	// Gains appends those turns of Turns whose Gain is above 0, in the same order.
	Gains(dst []game.Turn) []game.Turn
}

// tactics is what a position offers a search more than the rules, for any number of
// players; [game.Tactical] has what the methods do.
type tactics interface {
	gainer
	See(t game.Turn) int
	InCheck() bool
	At(sq game.Square) game.Piece
}

// trio is a melee as a search sees it that knows two sides.
type trio struct {
	melee
	s    *Searcher
	root game.Seat
}

// side is who plays with the acting seat.
func (t *trio) side() game.SeatSet {
	root := game.SetOf(t.root)
	if t.s.ours(t.Actor()) {
		return root
	}
	return (1<<t.s.seats - 1) &^ root
}

// Gains appends what takes something from the other side. What rivals take from each
// other does not hurt the root.
func (t *trio) Gains(dst []game.Turn) []game.Turn { return t.Grabs(dst, t.side()) }

// See is what a turn nets between the two sides.
func (t *trio) See(turn game.Turn) int { return t.Exchange(turn, t.side()) }

// gives reports whether one of two rivals would lose by a turn, whatever it costs the
// root: in the paranoid tree one gives a chariot away so that the other may take a
// horse, as no player would.
func (t *trio) gives(turn game.Turn) bool {
	actor := t.Actor()
	return t.Alive().Len() > 2 && !t.s.ours(actor) && t.Exchange(turn, game.SetOf(actor)) < -marginGift
}

// rivalry reports whether of three players one of the root's rivals has just acted and the
// other is to. A check that one gives the other threatens nobody in the paranoid tree, and
// has the root wait for its turn: it is a turn like others, to be searched no deeper.
func (s *Searcher) rivalry(before game.Seat) bool {
	return s.crowded() && !s.ours(before) && !s.ours(s.pos.Actor())
}

// tactical is what the position offers more than the rules, or nil. Among three the
// table goes on serving only who asks as the same root, for whose good its values are.
func (s *Searcher) tactical() tactics {
	s.resumes, s.duel, s.waiter = true, nil, nil
	if s.seats > 2 && !s.plain {
		s.waiter, _ = s.pos.(waiter)
	}
	if m, ok := s.pos.(melee); ok && s.seats > 2 {
		s.resumes = s.trio.s != nil && s.trio.root == s.root
		s.trio = trio{m, s, s.root}
		return &s.trio
	}
	s.duel, _ = s.pos.(game.Tactical)
	return s.duel
}

// crowded reports whether the position is one of three players that offers more than the
// rules.
func (s *Searcher) crowded() bool { return s.tactics != nil && s.duel == nil }

// daring reports whether turns and positions are given up as between two: passes,
// exchanges and late turns then tell that they are not worth looking at. Among three
// that lost more than the depth it gave.
func (s *Searcher) daring() bool { return s.duel != nil }
