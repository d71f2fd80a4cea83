package local

import (
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// askHint searches for a good turn for the person to move; during a search it cancels that.
func (c *computers) askHint() bool {
	if c.engine.Asks(engine.Hint) {
		c.engine.Cancel(engine.Hint)
		c.touch()
		return false
	}
	c.doubted = false
	if !c.allows(match.Hints) || c.match.Over() || !c.human(c.match.OnTurn()) {
		return false
	}
	c.seek(hintLimits)
	return true
}

// hinted shows the engine's turn for the person, and its reasons.
func (c *computers) hinted(a engine.Answer) {
	best, line := strings.Join(a.Turns, " "), a.Best().Turns
	if safe, ok := c.keeping(a); ok {
		best, line = safe[0], safe
	} else if c.doubted = !c.doubted; c.doubted {
		c.seek(moreHints)
		return
	}
	turn, err := c.match.Find(best)
	c.touch()
	if err != nil {
		c.say(game.Say("play.hint.none"))
		return
	}
	why := both(c.match.Preview().Advice(best, line))
	said := game.Say("play.hint.line", game.OfPhrase("move", c.match.Preview().Notate(turn)), game.OfPhrase("why", why))
	c.news = append(c.news, host.News{Phrase: said, Hint: turn})
}

// keeping is the best line that an engine has found among those that lose no piece to a reply;
// ok is false if all do.
//
// Ruling. Among three the engine would often give a piece for a place in an alliance, which
// is more than a hint can explain. Between two a piece it gives comes back.
func (c *computers) keeping(a engine.Answer) (line []string, ok bool) {
	if c.match.Alive().Len() < 3 {
		return a.Turns, len(a.Turns) > 0
	}
	for _, l := range a.Lines {
		if turn, err := c.match.Find(l.Turns[0]); err == nil && !c.match.Preview().Loses(turn) {
			return l.Turns, true
		}
	}
	return nil, false
}

// both is the reasons for a turn in one phrase.
func both(reasons []game.Phrase) game.Phrase {
	if len(reasons) < 2 {
		return reasons[0]
	}
	return game.Say("hint.both", game.OfPhrase("a", reasons[0]), game.OfPhrase("b", reasons[1]))
}
