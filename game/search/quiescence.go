package search

import (
	"yanyi/game"
)

// The depths of quiescence: its first ply tries turns that check, later ones do not.
const (
	withChecks    = 0
	withoutChecks = -1
)

// quiescence is the value of the position for the acting side once it is quiet: it may leave
// things as they are or play turns that win something and hold it; out of check it
// plays any. It is the quiescence search of games without chance.
func (s *Searcher) quiescence(depth, ply, a, b, sign int) int {
	f := &s.frames[ply]
	known, ok := s.transpositions.probe(f.hash)
	if v := fromStored(int(known.value), ply); ok && b-a == 1 && int(known.depth) >= depth && known.cuts(v, a, b) {
		return v
	}
	evades := f.checked && ply < maxPly-1
	if f.stand = unjudged; !evades { // a side in check tries every turn, whatever its standing
		s.judge(f, known, ok, ply, sign)
	}
	best, floor := f.stand, a
	switch {
	case evades:
		best = ply - Mate
		f.list(s.pos)
	case best >= b, ply >= maxPly-1:
		return best
	default:
		a = max(a, best)
		f.turns = s.tactics.Gains(f.turns[:0])
		if depth == withChecks {
			f.turns = s.duel.Checks(f.turns)
		}
	}
	if f.checked && len(f.turns) == 0 {
		return sign * s.stuck(ply)
	}
	s.rank(f, ply, known.turn)
	best, turn := s.quiescenceTurns(f, ply, a, b, best, sign)
	if !s.stopped {
		s.transpositions.store(f.hash, turn, toStored(best, ply), f.stand, depth, kindOf(best, floor, b))
	}
	return best
}

// quiescenceTurns is the loop over the turns of quiescence.
func (s *Searcher) quiescenceTurns(f *frame, ply, a, b, best, sign int) (int, game.Turn) {
	bestTurn := game.NoTurn
	for i := range f.turns {
		t, gain := f.next(i)
		if best > -decisive {
			most, vain := s.vain(f, i, gain)
			if vain {
				continue
			}
			if most <= a {
				best = max(best, most)
				continue
			}
		}
		f.slot = s.slot(t)
		s.pos.Do(t)
		var v int
		if s.allied() && s.sign() == sign { // the partner moves on
			v = s.quiescenceAfter(ply+1, a, b, sign)
		} else {
			v = -s.quiescenceAfter(ply+1, -b, -a, -sign)
		}
		s.pos.Undo()
		if s.stopped {
			return 0, bestTurn
		}
		if v > best {
			best, bestTurn = v, t
		}
		if a = max(a, v); a >= b {
			break
		}
	}
	return best, bestTurn
}

// vain reports whether a turn of the quiescence search cannot help, because it loses the
// exchange or is one more quiet evasion, and otherwise the most that it can be worth.
func (s *Searcher) vain(f *frame, i, gain int) (most int, vain bool) {
	switch {
	case f.checked:
		return Mate, gain <= 0 && i > 2
	case gain <= 0:
		return Mate, s.tactics.See(f.turns[i]) < 0
	}
	return f.stand + gain + marginDelta, f.ranks[i] < 0
}

// quiescenceAfter visits the position after a turn of the quiescence search.
func (s *Searcher) quiescenceAfter(ply, a, b, sign int) int {
	if s.spent() {
		return 0
	}
	f := &s.frames[ply]
	f.hash = mix(s.pos.Hash())
	s.early = s.transpositions.early(f.hash)
	if v, ok := s.over(ply); ok {
		return sign * v
	}
	f.checked = s.checked(f)
	return s.quiescence(withoutChecks, ply, a, b, sign)
}
