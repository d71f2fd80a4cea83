package players

import (
	"time"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
)

// ringed is how long a ring stands round one's own card when one's turn comes. It does not move,
// so that it is the same where motion is reduced.
const ringed = time.Second

// ring is that ring.
type ring struct {
	seat game.Seat // the only person here, if it is due
	left time.Duration
}

// show begins the ring when another moment brings the turn of the only person here.
func (r *ring) show(was, now *moment.Moment) {
	you := now.You()
	switch {
	case you == game.NoSeat || !now.Live || now.Over || now.Actor() != you || now.May.Free:
		r.left = 0
	case was != nil && now.Plies > was.Plies && (was.Actor() != you || was.Plies+1 < now.Plies):
		r.seat, r.left = you, ringed
	}
}

// tick lets time pass and reports whether the ring has gone.
func (r *ring) tick(passed time.Duration) bool {
	was := r.left
	r.left = max(0, r.left-passed)
	return was > 0 && r.left == 0
}

// drawRing draws the ring of a seat round its card.
func (p *Players) drawRing(c *canvas.Canvas, r canvas.Rect) {
	if p.ring.left > 0 {
		c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: ringLine, Stroke: c.Theme.Gold})
	}
}

const ringLine = 3.0
