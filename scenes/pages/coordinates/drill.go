package coordinates

import (
	"math/rand/v2"
	"time"

	"yanyi/game"
)

// drillTime is how long a drill lasts.
const drillTime = 30 * time.Second

// drill asks for points against the clock.
type drill struct {
	left         time.Duration
	asked, next  game.Square
	right, wrong int
	missed       game.Square // the wrong answer to the present question, or NoSquare
	over         bool
	points       int
	random       *rand.Rand
}

// newDrill begins a drill on a board of some points.
func newDrill(points int, random *rand.Rand) *drill {
	d := &drill{left: drillTime, points: points, random: random, missed: game.NoSquare, next: game.NoSquare, asked: game.NoSquare}
	d.advance()
	d.advance()
	return d
}

// advance goes on to the next question. No point is asked for twice running.
func (d *drill) advance() {
	d.asked, d.missed = d.next, game.NoSquare
	for d.next == d.asked || d.next == game.NoSquare {
		d.next = game.Square(d.random.IntN(d.points))
	}
}

// answer answers the question and reports whether that was right. A wrong one leaves it open.
func (d *drill) answer(sq game.Square) bool {
	switch {
	case d.over || sq == game.NoSquare:
		return false
	case sq != d.asked:
		d.wrong++
		d.missed = sq
		return false
	}
	d.right++
	d.advance()
	return true
}

// tick lets time pass.
func (d *drill) tick(passed time.Duration) {
	if d.left = max(0, d.left-passed); d.left == 0 {
		d.over = true
	}
}

// seconds are those left, begun ones included.
func (d *drill) seconds() int { return int((d.left + time.Second - 1) / time.Second) }
