package play

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// bubble is a line beside a square that goes away by itself.
type bubble struct {
	lines []string
	w     float64
	at    game.Square
	left  int     // ticks
	below bool    // stands below its square
	off   float64 // from the square's middle to the bubble's foot
}

const bubbleTicks = 210 // three and a half seconds

func (b *bubble) show(p *Page, line string, at game.Square) {
	if at == game.NoSquare {
		p.session.Say(line)
		return
	}
	most := min(p.view.W-32, 400)
	b.below, b.off = false, 0.62*p.Pitch()+6
	if p.glass.shown { // out of its way
		b.off = glassLift + glassSize/2 + 6
	}
	b.lines, b.at, b.left, b.w = draw.Wrap(theme.Body, line, most-28, p.view.Scale), at, bubbleTicks, 0
	for _, l := range b.lines {
		b.w = max(b.w, draw.Measure(theme.Body, l, p.view.Scale)+28)
	}
	p.form.MarkDirty()
}

func (b *bubble) shown() bool { return b.left > 0 }

// update counts down and reports whether the bubble has gone.
func (b *bubble) update() bool {
	if b.left == 0 {
		return false
	}
	b.left--
	return b.left == 0
}

// hideBubbles takes bubbles away.
func (p *Page) hideBubbles() {
	p.hideOdds()
	if p.bubble.shown() {
		p.bubble.left = 0
		p.form.MarkDirty()
	}
}

func (p *Page) drawBubble(c *draw.Canvas) {
	b := &p.bubble
	if !b.shown() {
		return
	}
	x, y := p.Center(b.at)
	h := float64(len(b.lines))*theme.Body.Line + 14
	r := draw.Box(min(max(8, x-b.w/2), c.W-b.w-8), y-b.off-h, b.w, h)
	if r.Y < 4 || b.below {
		r.Y = y + 0.62*p.Pitch() + 6
	}
	c.Shadow(r, 8, 0.25)
	c.Shape(r, draw.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
	c.Lines(theme.Body, b.lines, r.X+14, r.Y+7, c.Theme.Paper)
}
