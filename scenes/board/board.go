// Package board is the board on a page and its input: mouse, fingers, keyboard and screen
// readers. A [Controller] holds a given state ([Told]) and passes a person's actions to its
// page ([Request]); it knows no game in progress and no page.
package board

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// ID is the board's control.
const ID = "board"

// May is what a press on a point may mean.
type May uint8

// The possible meanings of a press. Where points are close, a finger skips points without any
// meaning.
const (
	Pick  May = 1 << iota // the press selects the piece there, and a drag may follow
	Drag                  // the piece there may be dragged
	Go                    // the selected piece may go there
	Flip                  // the piece there is turned over, which must not happen by accident
	Other                 // it does something else
	Back                  // it takes back what was chosen
)

// Has reports whether a press may have one of the given meanings.
func (m May) Has(some May) bool { return m&some != 0 }

// Told is the state that a board shows.
type Told struct {
	Screen   ui.View
	Quarter  int         // clockwise quarter turns
	May      []May       // by square; none means nothing
	Selected game.Square // the selected square, or NoSquare
	Waits    game.Square // the target of a turn that Enter confirms, or NoSquare
	Start    game.Square // where the keyboard's cursor appears
	Open     bool        // a press anywhere has a meaning
	Walks    bool        // the board ignores the arrows until Enter has shown the cursor
	Looked   bool        // presses only ask about the square
	Stays    bool        // a dropped piece stays where it was released
	Glass    bool        // fingers get a magnifier where points are close

	Within      canvas.Rect          // the visible part if its place is larger, or it must not be zoomed; zero for all of it
	Name, Value string               // of the board, read aloud
	Foot        float64              // presses below belong to other parts; 0 for all
	Kept        func() []canvas.Rect // places that nothing said over the page may cover; nil for none
}

// Verb is what a person does at a board.
type Verb uint8

// The requests to a page. The page reports whether it carried them out; where the report
// matters, its meaning is given here.
const (
	Begin  Verb = iota // a gesture begins: running animations end
	Hush               // bubbles over the board close
	Tap                // At is pressed and released, or picked by key; NoSquare is beside the board. It reports whether the press was not for the board
	Select             // At is selected
	Lift               // At is lifted to be dragged
	Drop               // the piece from From is put down on At. It reports whether the piece stays there until the next state
	Cancel             // one step back, and whether there was one
	Rest               // a finger rests on At. It reports whether anything is said about it
	Point              // the pointer has left
	Done               // a gesture is over
)

// Request is something a person does.
type Request struct {
	Do       Verb
	At, From game.Square
	Touch    bool // by a finger
	Off      bool // beside the board
}

// Voice describes a page's board to screen readers, and answers their questions.
type Voice interface {
	// Name says what stands on a square.
	Name(sq game.Square) string
	// News, Prompt and Hear are those of accessibility.Places.
	News() (last string, said accessibility.News)
	Prompt() string
	Hear(line string) accessibility.Reply
}

// Controller is a board on a page.
type Controller struct {
	*render.Board
	Voice
	info  *game.Info
	form  *ui.Form
	ask   func(Request) bool
	told  Told
	marks render.Marks
	moved bool // it must be drawn
	zoom  zoom
	glass glass
	hands
	places
}

var _ accessibility.Places = (*Controller)(nil)

// New returns the board of a game on a page's form.
func New(in *game.Info, form *ui.Form, ask func(Request) bool, voice Voice) *Controller {
	c := &Controller{Board: render.NewBoard(in), Voice: voice, info: in, form: form, ask: ask, marks: render.NoMarks()}
	c.zoom.board, c.glass.board, c.glass.lens = c.Board, c.Board, &c.zoom.lens
	c.told = Told{Selected: game.NoSquare, Waits: game.NoSquare}
	c.hands = hands{gesture: idle(game.NoSquare), hover: game.NoSquare, quiet: game.NoSquare, cursor: game.NoSquare, drag: none, letGo: none}
	return c
}

// none is a drag of nothing.
var none = render.Drag{From: game.NoSquare}

// Show gives the board the state to show.
func (c *Controller) Show(t Told) {
	c.told, c.names = t, false
	if t.Stays {
		return
	}
	if c.letGo = none; !c.Holding() {
		c.drag = none
	}
}

// may is what a press on a square may mean.
func (c *Controller) may(sq game.Square) May {
	if int(sq) >= len(c.told.May) {
		return 0
	}
	return c.told.May[sq]
}

// SetMarks changes the marks, except the cursor and the carried piece.
func (c *Controller) SetMarks(m render.Marks) {
	m.Cursor, m.Drag = c.cursor, c.drag
	c.marks, c.moved = m, true
	c.Board.SetMarks(m)
}

// Play plays events; a dropped piece starts from where it was released.
func (c *Controller) Play(events []game.Event, after *game.View) {
	c.LetGo(c.letGo)
	c.Board.Play(events, after)
}

// Land ends a running animation: the person now acts on the position it leads to.
func (c *Controller) Land() {
	if c.Animating() {
		c.Board.Land()
		c.moved = true
	}
}

// Advance advances the animations.
func (c *Controller) Advance() {
	if c.Update() {
		c.moved = true
	}
}

// Moved reports whether the board must be drawn.
func (c *Controller) Moved() bool { return c.moved }

// Drawn notes that it has been drawn.
func (c *Controller) Drawn() { c.moved = false }

// Draw draws the board alone.
func (c *Controller) Draw(on *canvas.Canvas) { c.Board.Draw(on.Target()) }

// DrawGlass draws the magnifier over a finger, if there is one.
func (c *Controller) DrawGlass(on *canvas.Canvas) { c.glass.draw(on) }

// Part is the board in its place.
func (c *Controller) Part() ui.Part {
	ground := ui.Paint(func(on *canvas.Canvas, _ canvas.Rect) {
		if c.SetPlain(on.Plain); !on.Plain {
			c.DrawShadow(on.Target())
		}
		c.Draw(on)
	})
	return ui.Over(ui.Space(0).Placed(c.lay), ground, ui.Space(0).Placed(func(canvas.Rect) { c.AddControl() }))
}

func (c *Controller) lay(r canvas.Rect) {
	c.SetLayout(c.told.Screen.Device(r), c.told.Quarter)
	c.zoom.lay(c.told.Screen, c.told.Quarter)
	c.moved = true
}

// AddControl adds the board's control to the form.
func (c *Controller) AddControl() {
	r := c.Rect()
	if c.told.Foot > 0 {
		r.H = min(r.H, c.told.Foot-r.Y)
	}
	control := ui.Control{ID: ID, Name: c.told.Name, Value: c.told.Value, Role: ui.RoleArea, Area: ui.Area{Places: c}}.At(r)
	if c.told.Kept != nil {
		control.Kept = c.told.Kept()
	}
	c.form.Add(control)
	if c.zoom.on() {
		c.form.Add(c.zoom.button().Does(func() { c.showWhole() }))
	}
}

// Rect is what the board covers.
func (c *Controller) Rect() canvas.Rect {
	r := c.told.Screen.Logical(c.Card())
	if c.fixed() {
		return r.Intersect(c.told.Within)
	}
	return r
}

// fixed reports whether the board is not zoomed.
func (c *Controller) fixed() bool { return !c.told.Within.Empty() }

// Center is a square's place in the view.
func (c *Controller) Center(sq game.Square) (x, y float64) {
	x, y = c.Board.Center(sq)
	return c.zoom.of(x/c.told.Screen.Scale, y/c.told.Screen.Scale)
}

// Pitch is the distance of two points.
func (c *Controller) Pitch() float64 {
	return float64(c.Board.Pitch()) / c.told.Screen.Scale * c.zoom.times()
}

// Closer reports whether only a part of the board is visible.
func (c *Controller) Closer() bool { return c.zoom.on() }

// Sees reports whether a square is visible; NoSquare is.
func (c *Controller) Sees(sq game.Square) bool {
	return sq == game.NoSquare || c.Rect().Contains(c.Center(sq))
}

// showWhole shows the whole board again and reports whether it was zoomed.
func (c *Controller) showWhole() bool {
	was := c.zoom.on()
	c.zoom.whole()
	c.seen()
	return was
}

// seen redraws the whole page, because marks of the board may lie anywhere on it.
func (c *Controller) seen() {
	c.moved = true
	c.form.MarkDirty()
}

// Glass is the place of the magnifier over a finger and of the hand below it, if any.
func (c *Controller) Glass() (glass, hand canvas.Rect, ok bool) {
	if !c.glass.shown {
		return glass, hand, false
	}
	glass, hand = c.glass.covers()
	return glass, hand, true
}
