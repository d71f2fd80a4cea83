package board

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// teller says what lies under the pointer, why something is refused, and what a piece
// that lies face down may be.
type teller struct {
	*shared
	marker *marker
	glass  *glass
	tip    callout // what lies under the pointer
	bubble callout // what was just refused or asked; it goes away by itself
	odds   odds
	taken  unmasked // by the turn being shown
}

// callout is a card over the board that says something about a square.
type callout struct {
	form ui.Form
	on   bool
	at   game.Square
	text string // what it says, as far as it is text
	left int    // ticks until it goes by itself; 0 if it does not
}

const bubbleTicks = 210 // three and a half seconds

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

func (c *callout) draw(canvas *draw.Canvas) {
	if c.on {
		c.form.Draw(canvas)
	}
}

// show puts content into it, off above the square's middle, or below where that is
// wished or there is no room above.
func (c *callout) show(t *teller, at game.Square, content ui.Part, off float64, below bool) {
	v := t.now.Screen.View
	w := content.Width(v)
	h := content.Height(v, w)
	x, y := t.Center(at)
	r := draw.Box(min(max(8, x-w/2), v.W-w-8), y-off-h, w, h)
	if r.Y < 4 || below {
		r.Y = y + 0.62*t.Pitch() + 6
	}
	c.on, c.at = true, at
	c.form.Reset(v)
	c.form.Place(content, r)
}

// lines is a text in lines no wider than most.
func (t *teller) lines(role theme.Role, text string, most float64, ink theme.Color) ui.Part {
	var lines []ui.Part
	for _, line := range draw.Wrap(role, text, most, t.now.Screen.Scale) {
		lines = append(lines, ui.Text(role, line, ink))
	}
	return ui.Column(0, lines...)
}

// off is how far above a square what is said of it stands: out of the way of a
// finger's glass.
func (t *teller) off() float64 {
	if t.glass.shown {
		return glassLift + glassSize/2 + 6
	}
	return 0.62*t.Pitch() + 6
}

// say tells something in a bubble about a square that goes away by itself, or at the
// foot of the page.
func (t *teller) say(line string, at game.Square, below bool) {
	if at == game.NoSquare {
		t.world.Say(line)
		return
	}
	v := t.now.Screen.View
	words := t.lines(theme.Body, line, min(v.W-32, 400)-28, v.Theme.Paper)
	ground := ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		c.Shadow(r, 8, 0.25)
		c.Shape(r, draw.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Ink})
	})
	t.bubble.show(t, at, ui.Over(ground, ui.Pad(14, 7, words)), t.off(), below)
	t.bubble.text, t.bubble.left = line, bubbleTicks
	t.form.MarkDirty()
}

// Hush takes away what was said and asked.
func (t *teller) Hush() {
	t.hideOdds()
	if t.bubble.shown() {
		t.bubble.hide()
		t.form.MarkDirty()
	}
}

// tipMost is how long the lines of a tip may be.
const tipMost = 420.0

// retell works out what is said above the square pointed at by mouse or keyboard.
func (t *teller) retell() {
	at := t.hover
	if at == t.quiet {
		at = game.NoSquare
	}
	if t.cursor != game.NoSquare {
		at = t.cursor
	}
	text := ""
	if at != game.NoSquare && !t.gesture.held {
		text = t.tell(at)
	}
	if at == t.tip.at && text == t.tip.text {
		return
	}
	if text != "" || t.tip.text != "" {
		t.form.MarkDirty()
	}
	t.tip.hide()
	t.tip.at, t.tip.text = at, text
	if text == "" {
		return
	}
	v := t.now.Screen.View
	words := t.lines(theme.Caption, text, min(v.W-40, tipMost), v.Theme.Ink)
	t.tip.show(t, at, ui.Over(calloutGround, ui.Pad(10, 6, words)), 0.6*t.Pitch()+8, false)
}

// calloutGround is the card of what is told on asking.
var calloutGround = ui.Paint(func(c *draw.Canvas, r draw.Rect) {
	c.Shadow(r, 6, 0.2)
	c.Shape(r, draw.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
})

// Says is what the board says at the moment: a bubble, else what lies under the
// pointer.
func (t *teller) Says() string {
	if t.bubble.shown() {
		return t.bubble.text
	}
	return t.tip.text
}
