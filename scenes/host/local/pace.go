package local

import (
	"fmt"
	"math/rand/v2"
	"time"

	"yanyi/game/search"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// paces are the measures of the paces.
var paces = [...]struct {
	beat  time.Duration // how long a position is shown before the next turn
	think int           // most milliseconds of thinking about a turn; 0 for the level's own
	nodes int           // positions searched per turn where the engine plays for all
	show  time.Duration // interval at which the board shows the turns taken, if not all
}{
	host.Usual:     {beat: 350 * time.Millisecond},
	host.Hurried:   {beat: 120 * time.Millisecond, think: 250},
	host.PlayedOut: {nodes: 300, show: 1500 * time.Millisecond},
}

// The times that an unhurried computer takes for its turn, and the numbers of legal turns and of
// captures among them from which on a position is as hard as any.
const (
	takesLeast = time.Second
	takesMost  = 4 * time.Second
	manyTurns  = 60
	manyGains  = 8
)

// beat is how long a position is shown before a computer's turn. Unhurried computers take as
// long as people do, longer where there is much to consider, but never much of their clock.
func (c *computers) beat() time.Duration {
	beat := paces[c.pace].beat
	if c.pace != host.Usual || c.unhurried == nil || !c.unhurried() || c.match.Deploying() || c.match.Over() || c.human(c.match.OnTurn()) {
		return beat
	}
	turns, gains := c.match.Preview().Choices()
	beat = max(beat, considers(turns, gains, rand.New(rand.NewPCG(c.match.Setup().Seed, uint64(c.match.Ply())))))
	if c.match.Setup().Clock.On() {
		beat = min(beat, c.match.Left(c.match.OnTurn())/40)
	}
	return beat
}

// considers is how long people consider so many legal turns, of which some gain something.
func considers(turns, gains int, r *rand.Rand) time.Duration {
	if turns < 3 {
		return takesLeast
	}
	hard := 0.4*min(1, float64(turns)/manyTurns) + 0.6*min(1, float64(gains)/manyGains)
	hard *= 0.7 + 0.6*r.Float64()
	return takesLeast + time.Duration(min(1, hard)*float64(takesMost-takesLeast))
}

// hurry sets the computers' pace while the person is out. The question is asked again.
func (c *computers) hurry(p host.Pace) bool {
	if !c.bystanding() {
		return false
	}
	c.engine.Cancel(engine.Move)
	c.pace, c.pause = p, 0
	c.touch()
	return true
}

// wholeGame has the engine play the game to its end in one answer, in at most the given ms.
const wholeGame = " turns 1000 time 1200"

// limits bound a computer's thinking about its turn, so that its clock does not run out.
func (c *computers) limits() string {
	if c.pace == host.PlayedOut {
		return fmt.Sprintf("nodes %d", paces[c.pace].nodes) + wholeGame + c.seed()
	}
	// A record may name a level that these opponents do not have.
	player := c.match.Player(c.match.OnTurn())
	line := fmt.Sprintf("level %d", min(player.Level, search.Levels))
	if mood := player.Mood(); mood != "" {
		line += " temper " + mood
	}
	if n := c.thinkTime(); n > 0 {
		line += fmt.Sprintf(" time %d", n)
	}
	return line + c.seed()
}

// thinkTime is the milliseconds for a computer's turn, 0 for no limit.
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
