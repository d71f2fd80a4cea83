// Package board is the board on the table page and the pointer at work on it: it
// shows the moment, plays what happened, marks what may be done and says what lies
// under the pointer.
package board

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/aim"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// ID is the board's control.
const ID = "board"

// Overlays are what other parts want the board to show.
type Overlays struct {
	Tags    []moment.Tag   // what squares mean
	Demo    []game.Turn    // what a stratagem under the pointer would add
	DemoNow game.Turn      // the one that the arrow shows
	Advised []game.Turn    // what an engine would play, best first
	Ahead   *Ahead         // shown in place of the moment, nil for none
	Refuted []game.Turn    // how rivals refute the last turn, in order
	Drawn   []render.Drawn // rings and arrows of who studies the game
	Spoken  string         // the position in words
	Foot    float64        // what lies lower is not the board's to press; 0 for all
	Quiet   bool           // something asks or lies over the board: nothing is said beside squares
}

// Ahead is what might come.
type Ahead struct {
	View *game.View
	Last match.Move // that leads there
	Next game.Turn  // proposed there, NoTurn for none
}

// World is what the board needs of the page around it.
type World struct {
	Hear func(events []game.Event) // sounds of what is shown
	Say  func(line string)         // a line that belongs to no square
	Hush func()                    // takes such a line away
	// What shows the same events beside the board, such as tracks.
	Set  func(v *game.View)
	Play func(events []game.Event, after *game.View)
	Land func()
	// Tap takes a tap on a square and reports whether it was meant for it, not for the
	// table; nil takes none.
	Tap func(sq game.Square) bool
	// Ask answers what the board does not know, and reports whether it was asked; nil answers
	// nothing.
	Ask func(word string) (answer string, known bool)
	// Rest shows more of a square on which a finger rests, Unrest ends that.
	Rest   func(sq game.Square)
	Unrest func()
}

// Board is the board of a page: what is marked on it, what is said of it, and who
// points at it.
type Board struct {
	*shared
	marker
	teller
	pointer
	glass  glass
	reader reader
}

// New returns the board of a table on a page's form.
func New(t *table.Table, form *ui.Form, world World) *Board {
	s := &shared{table: t, form: form, world: world, info: t.Info(), board: render.NewBoard(t.Info())}
	s.zoom = aim.NewZoom(s.board)
	s.attention = attention{hover: game.NoSquare, quiet: game.NoSquare, cursor: game.NoSquare, partner: game.NoSquare}
	s.gesture = gesture{from: game.NoSquare, last: game.NoSquare}
	b := &Board{shared: s, glass: glass{s, aim.NewGlass(s.board, &s.zoom.Lens)}}
	b.marker = marker{shared: s, marks: render.NoMarks(), pressed: game.NoSquare}
	b.teller = teller{shared: s, marker: &b.marker, glass: &b.glass}
	b.pointer = pointer{shared: s, marker: &b.marker, teller: &b.teller, glass: &b.glass}
	b.reader = reader{shared: s, pointer: &b.pointer}
	b.letGo.From, b.tip.asked = game.NoSquare, game.NoSquare
	return b
}

// State is what of the board a moment depends on.
type State struct {
	Partner game.Square // picked to change places with the king
	Closer  bool        // less than the whole is seen
}

// State is what a picture of it depends on, as it is at present.
func (b *Board) State() State { return State{b.partner, b.zoom.On()} }

// Shown reports whether the board has shown anything yet.
func (b *Board) Shown() bool { return b.now != nil }

// Show brings the board to a moment: the turn after what it shows is played,
// anything else is a jump.
func (b *Board) Show(m *moment.Moment, over Overlays) {
	was, ahead := b.now, b.over.Ahead
	b.now, b.over = m, over
	if over.Quiet {
		b.Hush()
	}
	switch {
	case over.Ahead != nil:
		b.jump(over.Ahead.View)
	case was == nil || ahead != nil:
		b.jump(m.Shown)
	case was.Sight != m.Sight:
		b.goOn(was)
	case was.Before.Prelude != m.Before.Prelude:
		b.foresee(was)
	}
	if !m.May.Sent {
		b.letGo.From = game.NoSquare
	}
	b.stay(was)
	if was != nil && m.Reviewed() && !was.Reviewed() {
		b.cursor = game.NoSquare
	}
	b.mark()
	b.retell()
}

// stay ends that a piece stands where it was let go of, once its turn is heard of or
// refused.
func (b *Board) stay(was *moment.Moment) {
	if was != nil && was.May.Sent && !b.now.May.Sent && !b.Holding() {
		b.marker.marks.Drag.From = game.NoSquare
	}
}

// SetLook changes how the board is drawn.
func (b *Board) SetLook(look render.Look) { b.board.SetLook(look) }

// jump shows a view at once.
func (b *Board) jump(v *game.View) {
	b.board.SetView(v)
	b.world.Set(v)
}

// play plays events.
func (b *Board) play(events []game.Event, after *game.View) {
	b.board.Play(events, after)
	b.world.Play(events, after)
	b.world.Hear(events)
}

// goOn comes from another moment of the game.
func (b *Board) goOn(was *moment.Moment) {
	b.Hush()
	b.partner = game.NoSquare
	if b.now.Sight.Line != was.Sight.Line || b.now.Sight.Ply != was.Sight.Ply+1 {
		b.jump(b.now.Shown)
		return
	}
	events := b.now.Last.Events
	rest := events
	if was.Before.Some() { // has been seen and heard
		rest = was.Before.Rest(events)
	}
	follow(b)
	b.board.LetGo(b.letGo)
	b.play(rest, b.now.Shown)
	b.unmask(events)
}

// foresee shows what the choices before the move bring about, or takes it back.
func (b *Board) foresee(was *moment.Moment) {
	if was.Before.Some() { // from the start again
		b.jump(b.now.Plain())
	}
	if b.now.Before.Some() {
		b.play(b.now.Before.Events, b.now.Shown)
	}
}

// Tick moves the board on by the time passed and reports whether something over it
// must be drawn.
func (b *Board) Tick(dt time.Duration) bool {
	b.sayUnmasked()
	over := b.bubble.tick()
	over = b.tickTip(dt) || over
	if b.board.Update() {
		b.moved = true
	}
	return over
}

// Animating reports whether the board moves by itself.
func (b *Board) Animating() bool { return b.board.Animating() }

// Holding reports whether a piece is being dragged.
func (b *Board) Holding() bool { return b.gesture.from != game.NoSquare }

// Moved reports whether the board must be drawn.
func (b *Board) Moved() bool { return b.moved }

// Drawn takes in that it has been.
func (b *Board) Drawn() { b.moved = false }

// Draw draws the board alone.
func (b *Board) Draw(c *canvas.Canvas) { b.board.Draw(c.Target()) }

// Covered reports whether something of the board's own lies over it, which must be
// drawn again whenever the board is.
func (b *Board) Covered() bool {
	small := b.now.HasStratagems() && !b.ReadsTiles()
	return small || len(b.over.Tags) > 0 || b.glass.Shown() || b.bubble.shown() || b.tip.shown() || b.Holding() || b.zoom.On()
}

// Speaks reports whether the board says something over itself.
func (b *Board) Speaks() bool { return b.bubble.shown() || b.tip.shown() || b.glass.Shown() }

// Part is the board in its place.
func (b *Board) Part() ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) {
		if b.board.SetPlain(c.Plain); !c.Plain {
			b.board.DrawShadow(c.Target())
		}
		b.Draw(c)
	})
	return ui.Over(ui.Space(0).Placed(b.setPlace), ground, ui.Space(0).Placed(b.addControl))
}

func (b *Board) setPlace(r canvas.Rect) {
	b.board.SetLayout(b.now.Screen.Device(r), b.table.Quarter())
	b.zoom.Lay(b.now.Screen.View, b.table.Quarter())
	b.moved = true
}

func (b *Board) addControl(canvas.Rect) {
	r := b.Rect()
	if b.over.Foot > 0 {
		r.H = min(r.H, b.over.Foot-r.Y)
	}
	board := ui.Control{ID: ID, Name: b.over.Spoken, Role: ui.RoleArea, Area: ui.Area{Places: &b.reader}}.At(r)
	for _, o := range b.kept() {
		board.Kept = append(board.Kept, o.Rect)
	}
	b.form.Add(board)
	addWhole(b)
}

// Over is what lies over all parts of the page, once they have their places: what the
// board says.
func (b *Board) Over() ui.Part {
	b.tip.place(&b.teller)
	b.bubble.place(&b.teller)
	return ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) {
		b.tip.draw(c)
		b.bubble.draw(c)
		b.glass.Draw(c)
	})
}

// Labels are the names of squares, over the board and below everything else.
func (b *Board) Labels() ui.Part {
	return ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { b.drawTags(c) })
}

// Under is the square under the mouse, NoSquare if none.
func (b *Board) Under() game.Square {
	if b.gesture.held {
		return game.NoSquare
	}
	return b.hover
}

// Cursor is the keyboard's square, NoSquare while it has none.
func (b *Board) Cursor() game.Square { return b.cursor }

// unmasked is what is to be said of a piece taken face down once it has been seen
// to turn over.
type unmasked struct {
	line string
	at   game.Square
}

// unmask notes what the turn being shown took face down.
func (b *Board) unmask(events []game.Event) {
	for i := range events {
		if e := &events[i]; e.Type == game.Captured && e.Piece.Hidden() && e.Became != game.NoPiece {
			piece := words.Arg("piece", phrase.PieceWord(b.info, e.Became))
			b.taken = unmasked{locale.T("event.hidden.captured", piece), e.From}
		}
	}
}

// sayUnmasked says it below the square when the animation is over.
func (b *Board) sayUnmasked() {
	if b.taken.line == "" || b.board.Animating() {
		return
	}
	b.say(b.taken.line, b.taken.at, true)
	b.taken = unmasked{}
}

var _ moment.Grid = (*Board)(nil)

// SetTray tells the board where a seat's captured pieces are collected.
func (b *Board) SetTray(s game.Seat, r canvas.Rect) {
	b.board.SetTray(s, (r.X+r.W/2)*b.now.Screen.Scale, (r.Y+r.H/2)*b.now.Screen.Scale)
}

// LastTurn is the turn that led to what is shown, in words.
func LastTurn(b *Board) string { return b.reader.lastTurn() }
