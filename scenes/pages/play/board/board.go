// Package board is the board of a game: it shows the moment, plays events, marks possible moves
// and describes what lies under the pointer. Gestures and the places of its points are handled
// by scenes/board.
package board

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/study"
	"yanyi/render"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/board"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// ID is the board's control.
const ID = board.ID

// Overlays are what other parts ask the board to show.
type Overlays struct {
	Tags    []moment.Tag   // what squares mean
	Demo    []game.Turn    // what a stratagem under the pointer would add
	DemoNow game.Turn      // index of the one that the arrow shows
	Advised []game.Turn    // what an engine would play, best first
	Ahead   *study.Scene   // shown in place of the moment, nil for none
	Refuted []game.Turn    // how rivals refute the last turn, in order
	Drawn   []render.Drawn // rings and arrows drawn in a study
	Marked  []game.Square  // squares that are marked for what they mean, to be named so
	Spoken  string         // the position in words
	Foot    float64        // presses below belong to other parts; 0 for all
	Quiet   bool           // a question or a card lies over the board: no bubbles beside squares
}

// World is what the board needs of the page around it.
type World struct {
	Hear func(events []game.Event) // sounds of what is shown
	Say  func(line string)         // a line that belongs to no square
	Hush func()                    // removes such a line
	// Parts beside the board that show the same events, such as tracks.
	Set  func(v *game.View)
	Play func(events []game.Event, after *game.View)
	Land func()
	// Tap handles a tap on a square and reports whether it was its own, not the game's; nil
	// handles none.
	Tap func(sq game.Square) bool
	// Ask answers typed input about which the page knows more than the board, and reports
	// whether it did; nil answers nothing.
	Ask func(word string) (answer string, known bool)
	// Asked is the question that waits beside the board; nil is none.
	Asked func() accessibility.Question
	// Rest shows more about the square under a resting finger, Unrest ends that.
	Rest   func(sq game.Square)
	Unrest func()
}

// Board is the board of a page: its marks and what is said about it.
type Board struct {
	*board.Controller
	do      func(host.Request) bool // what requests of a turn are made to; the next moment shows the result
	world   World
	info    *game.Info
	form    *ui.Form // the page's
	now     *moment.Moment
	over    Overlays
	may     []board.May // by square
	marks   render.Marks
	partner game.Square // picked to change places with the king
	pressed game.Square // whose attackers and guards are shown, or NoSquare
	teller
	reader reader
}

// newBoard returns the board of a game on a page's form. do makes a turn.
func newBoard(in *game.Info, do func(host.Request) bool, form *ui.Form, world World) *Board {
	b := &Board{do: do, world: world, info: in, form: form, may: make([]board.May, len(in.Board.Points)), marks: render.NoMarks()}
	b.partner, b.pressed, b.tip.asked = game.NoSquare, game.NoSquare, game.NoSquare
	b.reader.Board = b
	b.Controller = board.New(in, form, b.asked, &b.reader)
	return b
}

// State is the part of the board that a moment depends on.
type State struct {
	Partner game.Square // picked to change places with the king
	Closer  bool        // only a part of the board is visible
}

// State is the present state.
func (b *Board) State() State { return State{b.partner, b.Closer()} }

// Shown reports whether the board has shown anything yet.
func (b *Board) Shown() bool { return b.now != nil }

// Show brings the board to a moment: the next turn is played, anything else is a jump.
func (b *Board) Show(m *moment.Moment, over Overlays) {
	was, ahead := b.now, b.over.Ahead
	b.now, b.over = m, over
	b.reader.course.goOn(m)
	if over.Quiet {
		b.Hush()
	}
	switch {
	case over.Ahead != nil:
		b.jump(&over.Ahead.View)
	case was == nil || ahead != nil:
		b.jump(m.Shown)
	case was.Sight != m.Sight:
		b.goOn(was)
	case was.Blind != m.Blind:
		b.jump(m.Shown)
	case was.Before.Prelude != m.Before.Prelude:
		b.foresee(was)
	}
	if was != nil && m.Reviewed() && !was.Reviewed() {
		b.SetCursor(game.NoSquare)
	}
	b.told()
	b.mark()
	b.retell()
}

// told passes the moment to the controller.
func (b *Board) told() {
	m := b.now
	told := board.Told{
		Screen: m.Screen.View, Quarter: m.Quarter(), May: b.may, Selected: b.Selected(), Waits: game.NoSquare, Start: b.start(),
		Open: m.Hand.Aimed() != game.NoSquare || m.Premove.Turn != game.NoTurn, Walks: m.Reviewed() || m.May.Free, Looked: m.Reviewed(), Stays: m.May.Sent,
		Glass: m.Settings.Glass, Name: b.over.Spoken, Foot: b.over.Foot, Kept: b.free,
	}
	if t, ok := m.Hand.Proposed(); ok {
		told.Waits = t.To()
	}
	clear(b.may)
	b.mayDo()
	b.Controller.Show(told)
}

// mayDo says what a press on each square may mean.
func (b *Board) mayDo() {
	h, pick := b.now.Hand, board.Pick
	if h.Aimed() != game.NoSquare { // a press leaves the choice
		pick = 0
	}
	for _, t := range h.Open() {
		switch {
		case t.Flip():
			b.may[t.From()] |= pick | board.Flip
		case b.now.Blind: // nobody drags what is not seen
			b.may[t.From()] |= pick
		default:
			b.may[t.From()] |= pick | board.Drag
		}
		if t.Swap() { // its partner is picked without a turn of its own
			b.may[t.To()] |= board.Other
		}
	}
	goes := func(sq game.Square) { b.may[sq] = b.may[sq]&^board.Pick | board.Go }
	if h.Selected() != game.NoSquare {
		for _, t := range h.Left() {
			goes(t.To())
		}
	}
	for _, a := range b.aliases() {
		goes(a.square)
	}
	if t := b.now.Premove.Turn; t != game.NoTurn { // a press takes it back
		b.may[t.From()], b.may[t.To()] = board.Back, board.Back
	}
}

// start is where the keyboard's cursor appears: on the selected piece, else on the viewer's
// king, else where the last turn ended.
func (b *Board) start() game.Square {
	m := b.now
	if sq := m.Hand.Selected(); sq != game.NoSquare {
		return sq
	}
	if s := m.Viewer; s.Player() && m.View.Seats[s].King != game.NoSquare {
		return m.View.Seats[s].King
	}
	if m.Last != nil && !m.Last.Resigned {
		return m.Last.Turn.To()
	}
	return game.Square(len(m.View.Cells) / 2)
}

// asked carries out what the person asks of the board.
func (b *Board) asked(r board.Request) bool {
	switch r.Do {
	case board.Begin:
		b.world.Land()
		if r.Touch {
			b.world.Unrest()
		}
	case board.Hush:
		b.Hush()
	case board.Tap:
		return b.tap(r.At)
	case board.Select:
		if r.At != b.partner {
			b.partner = game.NoSquare
			b.do(host.Request{Do: host.Lift, Square: r.At})
		}
	case board.Lift:
		return b.do(host.Request{Do: host.Lift, Square: r.At})
	case board.Drop:
		return b.drop(r.At)
	case board.Cancel:
		return b.cancel()
	case board.Rest:
		return b.rest(r)
	case board.Point:
		b.consider()
		b.retell()
	case board.Done:
		b.mark()
		b.retell()
	}
	return true
}

// cancel goes one step back, out of a choice or a selection.
func (b *Board) cancel() bool {
	if b.partner == game.NoSquare {
		return b.do(host.Request{Do: host.Cancel})
	}
	b.partner = game.NoSquare
	return true
}

// rest describes a square for a finger, and shows more about it while the finger rests.
func (b *Board) rest(r board.Request) bool {
	told := r.At != game.NoSquare && b.pressTip(r.At)
	if told && r.Touch {
		b.world.Rest(r.At)
	}
	return told
}

// jump shows a view at once.
func (b *Board) jump(v *game.View) {
	b.SetView(v)
	b.world.Set(v)
}

// play plays events.
func (b *Board) play(events []game.Event, after *game.View) {
	b.Play(events, after)
	b.world.Play(events, after)
	b.world.Hear(events)
}

// goOn moves on from another moment of the game.
func (b *Board) goOn(was *moment.Moment) {
	b.Hush()
	b.partner = game.NoSquare
	if b.now.Sight.Line != was.Sight.Line || b.now.Sight.Ply != was.Sight.Ply+1 {
		b.jump(b.now.Shown)
		return
	}
	last := b.now.Last
	if b.now.Blind { // which is heard
		b.jump(b.now.Shown)
		b.world.Hear(last.Events)
		return
	}
	rest := last.Events
	if was.Before.Some() { // has been seen and heard
		rest = was.Before.Rest(rest)
	}
	if !last.Resigned {
		b.Follow(last.Turn.From(), last.Turn.To())
	}
	b.play(rest, b.now.Shown)
	b.unmask(last.Events)
}

// foresee shows the effect of the choices before the move, or undoes it.
func (b *Board) foresee(was *moment.Moment) {
	if b.now.Blind {
		b.jump(b.now.Shown)
		return
	}
	if was.Before.Some() { // from the start again
		b.jump(b.now.Plain())
	}
	if b.now.Before.Some() {
		b.play(b.now.Before.Events, b.now.Shown)
	}
}

// Land ends running animations: the person now acts on the position they lead to.
func (b *Board) Land() {
	b.world.Land()
	b.Controller.Land()
}

// Tick advances the board by the time passed and reports whether something over it must be
// drawn.
func (b *Board) Tick(dt time.Duration) bool {
	b.sayUnmasked()
	over := b.bubble.tick()
	over = b.tickTip(dt) || over
	b.Advance()
	return over
}

// Covered reports whether one of the board's own parts lies over it, which must be redrawn with
// the board.
func (b *Board) Covered() bool {
	small := b.now.HasStratagems() && !b.ReadsTiles()
	return small || len(b.over.Tags) > 0 || b.Speaks() || b.Holding() || b.Closer()
}

// Speaks reports whether the board says something over itself.
func (b *Board) Speaks() bool {
	_, _, glass := b.Glass()
	return b.bubble.shown() || b.tip.shown() || glass
}

// free are the places that nothing said over the page may cover.
func (b *Board) free() (list []canvas.Rect) {
	for _, o := range b.kept() {
		list = append(list, o.Rect)
	}
	return list
}

// Over is what the board says, laid over all parts of the page after they are placed.
func (b *Board) Over() ui.Part {
	b.tip.place(b)
	b.bubble.place(b)
	return ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) {
		b.tip.draw(c)
		b.bubble.draw(c)
		b.DrawGlass(c)
	})
}

// Labels are the names of squares, over the board and below everything else.
func (b *Board) Labels() ui.Part {
	return ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { b.drawTags(c) })
}

// unmasked is what is said of a piece taken face down, once its turning over has been shown.
type unmasked struct {
	line string
	at   game.Square
}

// unmask notes the piece that the turn being shown took face down.
func (b *Board) unmask(events []game.Event) {
	for i := range events {
		if e := &events[i]; e.Type == game.Captured && e.Piece.Hidden() && e.Became != game.NoPiece {
			piece := tabletext.Arg("piece", gametext.PieceWord(b.info, e.Became))
			b.taken = unmasked{locale.T("event.hidden.captured", piece), e.From}
		}
	}
}

// sayUnmasked says it below the square after the animation.
func (b *Board) sayUnmasked() {
	if b.taken.line == "" || b.Animating() {
		return
	}
	b.say(b.taken.line, b.taken.at, below)
	b.taken = unmasked{}
}

var _ moment.Grid = (*Board)(nil)

// SetTray tells the board where a seat's captured pieces are collected.
func (b *Board) SetTray(s game.Seat, r canvas.Rect) {
	b.Controller.SetTray(s, (r.X+r.W/2)*b.now.Screen.Scale, (r.Y+r.H/2)*b.now.Screen.Scale)
}

// Happened says in words how the game has come to the moment shown: by the last turn, or by
// taking turns back.
func Happened(b *Board) string { return b.reader.happened() }

// ReadsTiles reports whether the names of face-up tiles can be read.
func (b *Board) ReadsTiles() bool { return b.Pitch() >= tileLegible || b.NamesTiles() }

// tileLegible is the least pitch at which the names on tiles are as large as
// captions.
const tileLegible = 56

// Selected is the selected piece's square, or that of a piece picked to change
// places with the king.
func (b *Board) Selected() game.Square {
	if sq := b.now.Hand.Selected(); sq != game.NoSquare {
		return sq
	}
	return b.partner
}

// Tile is whose tile lies on a square and its kind, 0 if none does or a piece is selected,
// which then matters more.
func (b *Board) Tile(sq game.Square) (seat game.Seat, n int) {
	if sq == game.NoSquare || !b.now.HasStratagems() || b.now.Hand.Selected() != game.NoSquare {
		return game.NoSeat, 0
	}
	if seat, n, ok := b.now.TileOn(sq); ok {
		return seat, n
	}
	return game.NoSeat, 0
}

// turnsTo lists the turns of the selected piece to a square.
func (b *Board) turnsTo(to game.Square, each func(t game.Turn) (more bool)) {
	for _, t := range b.now.Hand.Left() {
		if t.To() == to && !each(t) {
			return
		}
	}
}

// basis says whether every way of the selected piece to a square rests on a stratagem, and
// whether going there is an exchange.
func (b *Board) basis(to game.Square) (stratagem, exchange bool) {
	if b.now.Hand.Ahead() { // nobody knows yet
		return false, false
	}
	stratagem = true
	b.turnsTo(to, func(t game.Turn) bool {
		n, traded := 0, false
		if t.Promotion() == game.NoKind && t.Second() == game.NoKind {
			n, traded = b.now.Preview.Basis(t)
		}
		stratagem, exchange = stratagem && n != 0, exchange || traded
		return true
	})
	return stratagem, exchange
}
