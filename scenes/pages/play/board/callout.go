package board

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// callout is a card over the board that says something about a square.
type callout struct {
	form    ui.Form
	on      bool
	at      game.Square
	content ui.Part
	below   bool // rather than above the square
	rect    canvas.Rect
	text    string // what it says, as far as it is text
	left    int    // ticks until it goes by itself; 0 if it does not
}

const bubbleTicks = 210 // three and a half seconds; long lines stay longer

func (c *callout) shown() bool { return c.on }

// hide takes it away.
func (c *callout) hide() { *c = callout{form: c.form} }

// tick counts down and reports whether it has gone.
func (c *callout) tick() bool {
	if c.left == 0 {
		return false
	}
	if c.left--; c.left == 0 {
		c.on = false
	}
	return !c.on
}

func (c *callout) draw(canvas *canvas.Canvas) {
	if c.on {
		c.form.Draw(canvas)
	}
}

// show puts content into it, beside a square.
func (c *callout) show(t *teller, at game.Square, content ui.Part, below bool) {
	c.on, c.at, c.content, c.below = true, at, content, below
	c.place(t)
}

// place finds its place among what stands on the page now.
func (c *callout) place(t *teller) {
	if !c.on {
		return
	}
	v := t.now.Screen.View
	w := c.content.Width(v)
	c.rect = t.cardSpot(c.at, w, c.content.Height(v, w), c.below)
	c.form.Reset(v)
	c.form.Place(c.content, c.rect)
}

// lines is a text in lines no wider than most.
func (t *teller) lines(role theme.Role, text string, most float64, ink theme.Color) ui.Part {
	var lines []ui.Part
	for _, line := range canvas.Wrap(role, text, most, t.now.Screen.Scale) {
		lines = append(lines, ui.Text(role, line, ink))
	}
	return ui.Column(0, lines...)
}

// say tells something in a bubble about a square that goes away by itself, or at the
// foot of the page. A bubble is said alone: what lies under the pointer and what is said
// at the foot make way for it, and it for what asks something.
func (t *teller) say(line string, at game.Square, below bool) {
	switch {
	case at == game.NoSquare:
		t.world.Say(line)
		return
	case t.over.Quiet:
		return
	}
	t.hideTip()
	t.world.Hush()
	t.bubble.show(t, at, t.worded(line, at), below)
	t.bubble.text, t.bubble.left = line, max(bubbleTicks, 2*len(line))
	t.form.MarkDirty()
}

// worded is a bubble's content.
func (t *teller) worded(line string, at game.Square) ui.Part {
	v := t.now.Screen.View
	tile, wide := t.large(at)
	words := t.lines(theme.Body, line, min(v.W-32, 400)-28-wide, v.Theme.Paper)
	return ui.Over(bubbleGround, ui.Pad(14, 7, ui.Row(tileGap, tile, words)))
}

var bubbleGround = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
	c.Shadow(r, 8, 0.25)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
})

// calloutGround is the card of what is told on asking.
var calloutGround = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
	c.Shadow(r, 6, 0.2)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
})
