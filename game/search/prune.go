package search

import (
	"math"

	"yanyi/game"
)

// Pruning margins in centipawns.
const (
	marginReverse = 130 // per ply, for trusting a good evaluation
	marginTrust   = 100 // the same in positions with passes and exchanges
	marginFutile  = 160 // per ply, for pruning quiet turns
	marginHope    = 100 // the same, per ply left after reductions
	marginRazor   = 350 // per ply, for leaving a bad position to quiescence
	marginGift    = 40  // the most that a rival among three gives away for another's good
)

// shortcut is the value of a node that need not be searched turn by turn.
func (s *Searcher) shortcut(f *frame, depth, ply, a, b, sign int) (int, bool) {
	if s.plain || f.checked || b-a > 1 || b <= -decisive || b >= decisive || f.without != game.NoTurn {
		return 0, false
	}
	if !s.prunesLikeTwo() {
		return f.stand, depth <= 3 && f.stand-marginReverse*depth >= b
	}
	margin := marginTrust * depth
	if f.rising {
		margin -= marginTrust
	}
	if depth <= 8 && f.stand-margin >= b {
		return f.stand, true
	}
	if depth <= 3 && f.stand+marginRazor*depth <= a {
		if v := s.quiescence(withChecks, ply, a, b, sign); v <= a {
			return v, true
		}
	}
	return s.pass(f, depth, ply, b, sign)
}

// pass tests whether the position is so good that it stays so if the other side moves twice
// running (null move). At large depth a search of the own turns must confirm it, because of
// zugzwang.
func (s *Searcher) pass(f *frame, depth, ply, b, sign int) (int, bool) {
	if depth < 3 || f.stand < b || ply < s.nullMoveVerifyFrom || s.frames[ply-1].passed || !s.duel.Pass() {
		return 0, false
	}
	less := 3 + depth/4 + min((f.stand-b)/200, 3)
	f.passed, f.slot = true, none
	s.frames[ply+1].cut = !f.cut
	v := s.as(depth-1-less, ply+1, b-1, b, sign)
	s.pos.Undo()
	f.passed = false
	switch {
	case s.stopped:
		return 0, true
	case v < b:
		return 0, false
	case depth < 10 || s.nullMoveVerifyFrom > 0:
		return min(v, decisive-1), true
	}
	s.nullMoveVerifyFrom = ply + 3*(depth-less)/4 + 1
	v = s.full(depth-1-less, ply, b-1, b, sign)
	s.nullMoveVerifyFrom = 0
	return v, v >= b || s.stopped
}

// singular tests whether the turn stored as best is much better than all others, and then
// returns the number of plies by which to extend it. It is negative if so many turns are good
// that the node need not be searched: its value is returned.
func (s *Searcher) singular(known entry, depth, ply, b, sign int) (more, v int) {
	f := &s.frames[ply]
	value := fromStored(int(known.value), ply)
	if !s.prunesLikeTwo() || s.plain || ply == 0 || ply >= 2*s.depth || depth < 7 || known.turn == 0 || f.without != game.NoTurn ||
		known.bound == upper || int(known.depth) < depth-3 || abs(value) >= decisive {
		return 0, 0
	}
	limit := value - 2*depth
	f.without = game.Turn(known.turn)
	v = s.full((depth-1)/2, ply, limit-1, limit, sign)
	f.without = game.NoTurn
	f.pv = f.pv[:0]
	switch {
	case v < limit:
		return 1, 0
	case limit >= b:
		return -1, limit
	}
	return 0, 0
}

// skips reports whether a late turn is not worth trying. Nothing is skipped where only a
// sooner mate will do, or a side may run out of turns.
func (s *Searcher) skips(f *frame, i, depth, ply, a, gain int) bool {
	switch {
	case s.plain || ply == 0 || f.checked || i == 0:
		return false
	case s.prunesLikeTwo():
		return a < decisive && s.duel.Mobile(1-s.pos.Actor()) && s.hopeless(f, i, depth, a, gain) && (gain > 0 || depth == 1 || !s.forces(f.turns[i], ply))
	}
	vain := gain <= 0 && (f.futile || depth <= 3 && (f.stand+marginFutile*depth <= a || i > 5+4*depth*depth))
	f.sorted = f.sorted || vain // so are the quiet ones of the remaining turns
	return (vain || s.threeWithTactics() && s.paranoid.gives(f.turns[i])) && !s.forces(f.turns[i], ply)
}

// futile reports whether a position of three players is so bad that no quiet turn can improve it
// enough in the few plies left; between two that is tested turn by turn.
func (s *Searcher) futile(f *frame, depth, ply, a int) bool {
	return !s.prunesLikeTwo() && !s.plain && ply > 0 && !f.checked && depth <= 3 && f.stand+marginFutile*depth <= a
}

// late reports whether so many turns have failed that the rest, worse by their histories, are
// skipped.
func (s *Searcher) late(f *frame, depth, ply, a int) bool {
	if f.narrow {
		return len(f.tried) > 0
	}
	if !s.prunesLikeTwo() || s.plain || ply == 0 || f.checked || a >= decisive {
		return false
	}
	most := (5 + 3*depth*depth/2) * max(40, len(f.turns)) / 40
	if !f.rising {
		most /= 2
	}
	return len(f.tried) > most+2
}

// hopeless reports whether a turn is too quiet, failed too often or loses too much to try.
func (s *Searcher) hopeless(f *frame, i, depth, a, gain int) bool {
	t := f.turns[i]
	if gain > 0 {
		return f.ranks[i] < 0 && depth < 7 && s.tactics.See(t) < -120*depth
	}
	left := max(depth-1-handicap(f, i, depth), 0)
	return f.ranks[i] < rankCounter && left < 6 && f.stand+marginHope*(left+1) <= a ||
		depth < 5 && f.ranks[i] < -4000*int32(depth) ||
		left < 8 && s.tactics.See(t) < -30*left*left
}

// forces reports whether a turn leaves the next player in check or, among three, eliminates a
// player or ends the game, even by a stalemate that saves the weaker ones. The family's games
// of two know no such rescue; among three, checks between rivals do not count.
func (s *Searcher) forces(t game.Turn, ply int) bool {
	if s.threeWithTactics() && (s.pieces[t.From()].Hidden() || !s.paranoid.pos.MayForce(t)) {
		return false // the effect of a draw is unknown
	}
	if s.allied() && s.duel != nil && !s.pact.pos.MayForce(t) {
		return false
	}
	alive, actor := s.alive(), s.pos.Actor()
	s.pos.Do(t)
	forces := s.pos.Actor() != game.Chance &&
		(s.alive() != alive || !s.rivalry(actor) && s.checked(&s.frames[ply+1]) || s.seats > 2 && s.pos.Outcome().Over)
	s.pos.Undo()
	return forces
}

// Whose turns are reduced: of two players either's; of three the root's or rivals'.
const (
	ofTwo = iota
	ofRoot
	ofRivals
)

// reductions is the reduction of late turns, by depth and place.
var reductions = func() (all [3]reduced) {
	var log [max(maxDepth, 64)]float64 // a page waits for these when it starts
	for i := 2; i < len(log); i++ {
		log[i] = math.Log(float64(i))
	}
	for whose, divisor := range [...]float64{ofTwo: 2.2, ofRoot: 2.3, ofRivals: 2} {
		for d := 2; d < maxDepth; d++ {
			for i := 3; i < 64; i++ {
				all[whose][d][i] = int8(0.5 + log[d]*log[i]/divisor)
			}
		}
	}
	return all
}()

type reduced [maxDepth][64]int8

// byPlace is the reduction of the i-th turn for its place alone.
func (r *reduced) byPlace(i, depth int) int { return int(r[min(depth, maxDepth-1)][min(i, 63)]) }

// handicap is the same, increased for a side whose position does not improve.
func handicap(f *frame, i, depth int) int {
	if f.rising {
		return reductions[ofTwo].byPlace(i, depth)
	}
	return reductions[ofTwo].byPlace(i, depth) + 1
}

// reduction is the reduction of a turn at its first search.
func (s *Searcher) reduction(f *frame, i, gain, depth int, wide bool) int {
	if s.plain || f.checked || depth < 2 || gain > 0 && (s.tactics == nil || f.ranks[i] > 0) {
		return 0
	}
	if !s.prunesLikeTwo() {
		whose := ofRoot
		if !s.ours(s.pos.Actor()) {
			whose = ofRivals
		}
		return min(reductions[whose].byPlace(i, depth), depth-1)
	}
	less := handicap(f, i, depth)
	if f.cut {
		less += 2
	}
	if wide {
		less--
	}
	switch {
	case gain > 0:
		less /= 2
	case f.ranks[i] >= rankCounter:
		less--
	default:
		less -= (int(f.ranks[i]) - 4000) / 8000
	}
	return max(0, min(less, depth-2))
}
