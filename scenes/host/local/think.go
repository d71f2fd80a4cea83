package local

import (
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// askHint looks for a good turn for the person to move; while one is being looked
// for it calls that off.
func (c *computers) askHint() bool {
	if c.asker.want == forHint {
		c.asker.withdraw()
		c.touch()
		return false
	}
	return c.allows(match.Hints) && !c.match.Over() && c.human(c.match.OnTurn()) && c.seek()
}

// hinted shows what the engine would play for the person, and why.
func (c *computers) hinted(answer string) {
	turn, err := c.match.Find(answer)
	c.touch()
	if err != nil {
		c.say(game.Say("play.hint.none"))
		return
	}
	why := both(c.match.Preview().Advice(answer, strings.Fields(c.asker.line)))
	line := game.Say("play.hint.line", game.OfPhrase("move", c.match.Preview().Notate(turn)), game.OfPhrase("why", why))
	c.news = append(c.news, host.News{Phrase: line, Hint: turn})
}

// both is the reasons for a turn in one phrase.
func both(reasons []game.Phrase) game.Phrase {
	if len(reasons) < 2 {
		return reasons[0]
	}
	return game.Say("hint.both", game.OfPhrase("a", reasons[0]), game.OfPhrase("b", reasons[1]))
}
