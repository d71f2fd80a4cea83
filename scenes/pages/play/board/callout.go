package board

import (
	"math"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// stand is where a callout stands by its square.
type stand uint8

// Where it may stand: above or below by preference; away, off all pieces and landmarks,
// however far that is.
const (
	above stand = iota
	below
	away
)

// callout is a card over the board that says something about a square.
type callout struct {
	form   ui.Form
	on     bool
	at     game.Square
	forms  []ui.Part // of its content; of those that are as well placed the first
	stands stand
	rect   canvas.Rect
	text   string // its text, if it has any
	heard  string // the text as read aloud
	left   int    // ticks until it closes by itself; 0 for never
}

const bubbleTicks = 210 // three and a half seconds; long lines stay longer

func (c *callout) shown() bool { return c.on }

// hide removes it.
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

// show fills it, beside a square.
func (c *callout) show(b *Board, at game.Square, how stand, forms ...ui.Part) {
	c.on, c.at, c.forms, c.stands = true, at, forms, how
	c.place(b)
}

// place finds its place among the parts now on the page.
func (c *callout) place(b *Board) {
	if !c.on {
		return
	}
	v := b.now.Screen.View
	content, least := ui.Part{}, math.Inf(1)
	for _, form := range c.forms {
		w := form.Width(v)
		if rect, cost := b.cardSpot(c.at, w, form.Height(v, w), c.stands); cost < least {
			content, c.rect, least = form, rect, cost
		}
	}
	c.form.Reset(v)
	c.form.Place(content, c.rect)
}

// lines breaks a text into lines no wider than most.
func (b *Board) lines(role theme.Role, text string, most float64, ink theme.Color) ui.Part {
	var lines []ui.Part
	for _, line := range canvas.Wrap(role, text, most, b.now.Screen.Scale) {
		lines = append(lines, ui.Text(role, line, ink))
	}
	return ui.Column(0, lines...)
}

// say shows a line in a bubble beside a square that closes by itself, or at the foot of the
// page. Only one thing is said at a time: the tip under the pointer and the line at the foot
// give way to a bubble, and the bubble to a question.
func (b *Board) say(line string, at game.Square, how stand) {
	switch {
	case at == game.NoSquare:
		b.world.Say(line)
		return
	case b.over.Quiet:
		return
	}
	b.said++
	b.hideTip()
	b.world.Hush()
	b.bubble.show(b, at, how, b.worded(line, at, how)...)
	b.bubble.text, b.bubble.heard, b.bubble.left = line, line, max(bubbleTicks, 2*len(line))
	b.form.MarkDirty()
}

// worded is a bubble's content; where it is to be clear of the pieces, in narrower lines, too.
func (b *Board) worded(line string, at game.Square, how stand) (forms []ui.Part) {
	v := b.now.Screen.View
	tile, wide := b.large(at)
	for _, most := range []float64{400, 320, 250, 200, 175} {
		words := b.lines(theme.Body, line, min(v.W-32, most)-28-wide, v.Theme.Paper)
		forms = append(forms, ui.Over(bubbleGround, ui.Pad(14, 7, ui.Row(tileGap, tile, words))))
		if how != away {
			break
		}
	}
	return forms
}

var bubbleGround = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
	c.Shadow(r, 8, 0.25)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
})

// calloutGround is the card of an answer to a question about a square.
var calloutGround = ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
	c.Shadow(r, 6, 0.2)
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
})
