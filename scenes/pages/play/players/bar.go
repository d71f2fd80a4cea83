package players

import (
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// bar is the gold bar at the card of the player to move; it slides to the next card below or
// above, and under joined cards to the one beside.
type bar struct {
	from, to canvas.Rect // cards
	under    bool        // them, not at their left
	t        int
}

const (
	barTicks = 10 // 160 ms
	barWide  = 4.0
)

// aim sends the bar to a card, or under it; to the first card at once.
func (b *bar) aim(r canvas.Rect, under bool) {
	if r == b.to && under == b.under {
		return
	}
	jumps := under != b.under || b.to.Empty() || r.Empty()
	b.from, b.to, b.under, b.t = b.at(), r, under, 0
	if jumps || !under && b.from.X != r.X || under && b.from.Y != r.Y {
		b.t = barTicks
	}
}

// at is where the bar's card is now.
func (b *bar) at() canvas.Rect {
	if b.t >= barTicks {
		return b.to
	}
	k := render.Cubic(float64(b.t) / barTicks)
	mix := func(x, y float64) float64 { return x + (y-x)*k }
	return canvas.Box(mix(b.from.X, b.to.X), mix(b.from.Y, b.to.Y), mix(b.from.W, b.to.W), mix(b.from.H, b.to.H))
}

// update moves the bar on and reports whether it moved.
func (b *bar) update(still bool) bool {
	if b.t >= barTicks {
		return false
	}
	b.t++
	if still {
		b.t = barTicks
	}
	return true
}

// draw draws the bar, wherever its group of cards stands.
func (b *bar) draw(c *canvas.Canvas, _ canvas.Rect) {
	r := b.at()
	if r.Empty() {
		return
	}
	clip, whole := canvas.Box(r.X, r.Y, barWide, r.H), canvas.Box(r.X, r.Y, 16, r.H)
	if b.under {
		clip, whole = canvas.Box(r.X, r.Bottom()-barWide, r.W, barWide), canvas.Box(r.X, r.Bottom()-16, r.W, 16)
	}
	c.Push(clip, 0, 0)
	c.Shape(whole, canvas.Shape{Radius: theme.CardRadius, Fill: c.Theme.Gold})
	c.Pop()
}
