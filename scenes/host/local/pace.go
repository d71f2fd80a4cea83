package local

import (
	"fmt"
	"time"

	"yanyi/game/search"
	"yanyi/scenes/host"
)

// paces are the measures of the paces.
var paces = [...]struct {
	beat  time.Duration // how long a position stands before the next turn is shown
	think int           // milliseconds that a turn is thought about at most; 0 as the level says
	nodes int           // positions it is thought about; 0 as the level says
	show  time.Duration // how often the board shows the turns taken
}{
	host.Usual:     {beat: 350 * time.Millisecond},
	host.Hurried:   {beat: 120 * time.Millisecond, think: 250},
	host.PlayedOut: {think: 100, nodes: 4000, show: 1500 * time.Millisecond},
}

// hurry lets the computers play on at a pace while the person is out. What they
// think about is asked anew.
func (c *computers) hurry(p host.Pace) bool {
	if !c.bystanding() {
		return false
	}
	c.asker.withdraw()
	c.pace, c.pause = p, 0
	c.touch()
	return true
}

// limits is how long a computer may think about its turn. With a clock it does not run
// out of time.
func (c *computers) limits() string {
	// A record may name a level that these opponents do not have.
	player := c.match.Player(c.match.OnTurn())
	line := fmt.Sprintf("level %d", min(player.Level, search.Levels))
	if mood := player.Mood(); mood != "" {
		line += " temper " + mood
	}
	if n := c.thinkTime(); n > 0 {
		line += fmt.Sprintf(" time %d", n)
	}
	if n := paces[c.pace].nodes; n > 0 {
		line += fmt.Sprintf(" nodes %d", n)
	}
	return line + c.seed()
}

// thinkTime is the milliseconds for a computer's turn, 0 for as many as it likes.
func (c *computers) thinkTime() int {
	most := paces[c.pace].think
	if !c.match.Setup().Clock.On() {
		return most
	}
	left := int(max(c.match.Left(c.match.OnTurn())/20, 20*time.Millisecond).Milliseconds())
	if most == 0 {
		return left
	}
	return min(most, left)
}
