package table

import (
	"fmt"
	"time"

	"yanyi/game/search"
)

// Pace is how computers play on once the person at the table is out of the game.
type Pace uint8

// The paces.
const (
	Usual   Pace = iota // every turn is seen to its end
	Hurried             // turns follow each other quickly
	AtOnce              // they play as fast as they can; now and then the board shows how far they are
)

// paces are the measures of the paces.
var paces = [...]struct {
	beat  time.Duration // how long a position stands before the next turn is shown
	think int           // milliseconds that a turn is thought about at most; 0 as the level says
	nodes int           // positions it is thought about; 0 as the level says
	show  time.Duration // how often the board shows the turns taken
}{
	Usual:   {beat: 350 * time.Millisecond},
	Hurried: {beat: 120 * time.Millisecond, think: 250},
	AtOnce:  {think: 100, nodes: 4000, show: 1500 * time.Millisecond},
}

// Bystanding reports whether the person at a table is out and computers play on.
func (s *seats) Bystanding() bool {
	return s.elsewhere == nil && !s.Over() && s.seatsOfPeople() != 0 && s.people() == 0
}

// Pace is how the computers play on.
func (o *opponents) Pace() Pace { return o.pace }

// Hasten lets the computers play on at a pace while the person is out. What they
// think about is asked anew.
func (o *opponents) Hasten(p Pace) {
	if o.Bystanding() {
		o.asker.withdraw()
		o.pace, o.pause = p, 0
		o.touch()
	}
}

// limits is how long a computer may think about its turn. With a clock it does not run
// out of time.
func (o *opponents) limits() string {
	// A record may name a level that these opponents do not have.
	player := o.match.Player(o.Actor())
	line := fmt.Sprintf("level %d", min(player.Level, search.Levels))
	if mood := player.Mood(); mood != "" {
		line += " temper " + mood
	}
	if n := o.thinkTime(); n > 0 {
		line += fmt.Sprintf(" time %d", n)
	}
	if n := paces[o.pace].nodes; n > 0 {
		line += fmt.Sprintf(" nodes %d", n)
	}
	return line + o.seed()
}

// thinkTime is the milliseconds for a computer's turn, 0 for as many as it likes.
func (o *opponents) thinkTime() int {
	most := paces[o.pace].think
	if !o.match.Setup().Clock.On() {
		return most
	}
	left := int(max(o.match.Left(o.Actor())/20, 20*time.Millisecond).Milliseconds())
	if most == 0 {
		return left
	}
	return min(most, left)
}
