package local

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// talk is how strong computers explain themselves: in one sentence, after a turning point of the
// game that they brought about, and seldom.
type talk struct {
	wanted  func() bool    // nil for never
	chances [3][recent]int // of each seat at its last own turns, the latest first, in percent
	round   int            // of the last turn explained, far back before the first
}

// Measures of the talk: after a sentence all computers are silent for some rounds, and an
// estimate is compared with those at so many earlier turns.
const (
	silence = 4
	recent  = 3
)

func newTalk(wanted func() bool) talk {
	t := talk{wanted: wanted, round: -silence}
	for s := range t.chances {
		for i := range t.chances[s] {
			t.chances[s][i] = -1
		}
	}
	return t
}

// rises takes the engine's estimate of a seat that is to move, and reports whether it is clearly
// better than at one of its last turns.
func (c *computers) rises(s game.Seat, by engine.Line) bool {
	now, past := percent(by, s), &c.talk.chances[s]
	clear := clearOfTwo
	if c.match.Alive().Len() > 2 {
		clear = clearOfThree
	}
	rose := false
	for _, was := range past {
		rose = rose || was >= 0 && now >= was+clear
	}
	copy(past[1:], past[:])
	past[0] = now
	return rose
}

// explain says what the last turn has changed, if it was a turning point and its player one that
// talks.
//
// Ruling. Computers below the levels with a temperament are silent, for they often do good by
// chance; so are all where hints were forgone, and at a pace that is faster than usual.
func (c *computers) explain(before match.Preview, line []string, rose bool) {
	moves := c.match.Moves()
	last := moves[len(moves)-1]
	if c.talk.wanted == nil || !c.talk.wanted() || last.Resigned || c.match.Player(last.Seat).Level < match.TemperFrom ||
		c.pace != host.Usual || !c.allows(match.Hints) || last.Round < c.talk.round+silence {
		return
	}
	if p := before.Turning(last.Turn, line, rose); p.Key != "" {
		c.talk.round = last.Round
		c.news = append(c.news, host.News{Phrase: p, Ply: last.Ply})
		c.touch()
	}
}
