package search

import "yanyi/game"

// mostTurns bounds the number of turns played on at once.
const mostTurns = 2000

// playOn plays the best turn for every player until the limits' turns or time are used up, and
// returns the turns with draws. Each gets the limits' nodes.
func (s *Searcher) playOn(ctx Context, pos game.Position, l Limits) (text string) {
	each, begun := l, clock()
	each.Time = 0
	for n := 0; n < l.Turns && !pos.Outcome().Over; n++ {
		if n > 0 && (l.Time > 0 && clock()-begun >= int64(l.Time) || s.interrupted()) {
			break
		}
		t := s.Best(ctx, pos, each).Turn
		if t == game.NoTurn {
			break
		}
		if pos.Do(t); pos.Actor() == game.Chance {
			d := s.drawn(pos)
			pos.DoReveal(d)
			t = t.WithReveal(d)
		}
		if text != "" {
			text += " "
		}
		text += s.info.FormatTurn(t)
		each.Seed++
	}
	return text
}

// drawn is an outcome of the pending draw, by its weight and the seed.
func (s *Searcher) drawn(pos game.Position) game.Reveal {
	outcomes, total := pos.Reveals(nil), uint64(0)
	for _, d := range outcomes {
		total += uint64(d.Weight)
	}
	left := mix(s.seed^pos.Hash()) % total
	for _, d := range outcomes {
		if left < uint64(d.Weight) {
			return d
		}
		left -= uint64(d.Weight)
	}
	return outcomes[0]
}
