package search

import (
	"math"

	"yanyi/game"
)

// Quiescence: how many plies of gaining turns follow the main search, how many of
// them answer checks with every turn, and when only recaptures are left.
const (
	quietPlies     = 8
	evasionPlies   = quietPlies - 2
	recapturePlies = quietPlies - 3
	marginDelta    = 150
)

// chanceQuiescence is the value of the position for the acting side once it is quiet: it may
// leave things as they are or play turns that gain something. left is how many
// plies may follow, last where the turn before gained.
func (s *Searcher) chanceQuiescence(left, ply, a, b int, last game.Square, checked bool) int {
	f := &s.frames[ply]
	f.pv = f.pv[:0]
	sign := s.sign()
	if s.out() {
		return sign * (ply - s.fallen)
	}
	f.stand = sign * s.eval()
	evade := checked && left > evasionPlies && ply < maxPly-1
	best := f.stand
	if evade {
		best = -math.MaxInt
	} else if best >= b || left == 0 || ply >= maxPly-1 {
		return best
	}
	a = max(a, best)
	switch {
	case s.gainer != nil && !evade && s.pos.Alive().Len() > 1: // with one left it is over
		f.turns = s.gainer.Gains(f.turns[:0])
	case len(f.list(s.pos)) == 0:
		return sign * s.stuck(ply)
	}
	s.gaining(f, a, last, left, evade)
	for i := range f.turns {
		t, _ := f.next(i)
		v := s.chanceQuiescenceTry(t, left, ply, a, b, sign)
		if s.stopped {
			return 0
		}
		if v > best {
			best = v
			if v > a {
				a = v
			}
		}
		if a >= b {
			break
		}
	}
	return best
}

// gaining keeps those turns of the frame that can matter: all of them to evade a check, else
// those whose gain might lift the side above a.
func (s *Searcher) gaining(f *frame, a int, last game.Square, left int, evade bool) {
	f.unrank()
	f.futile = false
	kept, past := f.turns[:0], s.past(0)
	for _, t := range f.turns {
		if t.Flip() {
			continue // gains nothing at once
		}
		gain := s.pos.Gain(t)
		if !evade && (gain <= 0 || !s.plain && s.poor(f, t, gain, a) || left <= recapturePlies && t.To() != last) {
			continue
		}
		kept = append(kept, t)
		f.place(int32(gain), s.rankOf(f, t, int32(gain), 0, &past))
	}
	f.turns = kept
}

// poor reports whether a gain is too small to matter or is lost again.
func (s *Searcher) poor(f *frame, t game.Turn, gain, a int) bool {
	return f.stand+gain+marginDelta <= a || s.tactics != nil && s.tactics.See(t) < 0
}

// chanceQuiescenceTry plays a turn of the quiescence search and returns its value for its side.
func (s *Searcher) chanceQuiescenceTry(t game.Turn, left, ply, a, b, sign int) int {
	alive, actor := s.alive(), s.pos.Actor()
	s.pos.Do(t)
	reward := sign * s.spoils(alive, actor, ply, sign*s.frames[ply].stand)
	a, b = a-reward, b-reward
	var v int
	if s.pos.Actor() == game.Chance {
		v = s.chanceQuiescenceMean(left-1, ply+1, a, b, t.To(), sign)
	} else {
		v = s.chanceQuiescenceAs(left-1, ply+1, a, b, t.To(), sign)
	}
	s.pos.Undo()
	return earn(v, reward)
}

// chanceQuiescenceAs visits the position after a turn for the side of the given sign.
func (s *Searcher) chanceQuiescenceAs(left, ply, a, b int, last game.Square, sign int) int {
	if s.spent() {
		return 0
	}
	checked := left > evasionPlies && s.checked(&s.frames[ply])
	if s.sign() == sign {
		return s.chanceQuiescence(left, ply, a, b, last, checked)
	}
	return -s.chanceQuiescence(left, ply, -b, -a, last, checked)
}

// chanceQuiescenceMean is the expectation over a pending reveal within quiescence.
func (s *Searcher) chanceQuiescenceMean(left, ply, a, b int, last game.Square, sign int) int {
	return s.average(0, ply, a, b, func(a, b int) int {
		return s.chanceQuiescenceAs(left, ply, a, b, last, sign)
	})
}
