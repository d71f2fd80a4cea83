package play

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/ui"
)

// gesture is a pointer at work on the board.
type gesture struct {
	held  bool        // began on the board and is not over
	from  game.Square // piece lifted by a drag, or NoSquare
	began game.Square // square pressed
	was   bool        // that square was selected already
	done  bool        // the press has done its work; the release does nothing
	rests int         // ticks a finger has rested
	last  game.Square // where the last gesture ended, for what is said about it
}

// Center is a square's place in the view.
func (p *Page) Center(sq game.Square) (x, y float64) {
	x, y = p.board.Center(sq)
	return x / p.view.Scale, y / p.view.Scale
}

// Pitch is the distance of two points in logical pixels.
func (p *Page) Pitch() float64 { return float64(p.board.Pitch()) / p.view.Scale }

// squareAt is the square a pointer means.
func (p *Page) squareAt(in *ui.Input) game.Square {
	plain := p.board.SquareAt(in.X*p.view.Scale, in.Y*p.view.Scale)
	if !in.Touch {
		return plain
	}
	return aim(p, len(p.info.Board.Points), plain, in.X, in.Y, p.useful)
}

// useful reports whether a tap on a square would do something: a legal target, or
// a piece that may be picked.
func (p *Page) useful(sq game.Square) bool {
	h := p.table.Hand()
	return p.targeted(sq) || h.Movable(sq) || p.partners(sq)
}

// point handles mouse and finger on the board.
func (p *Page) point(in *ui.Input) {
	if in.Pressed {
		p.forget()
		p.gesture.held = p.form.Focus() == boardID
		if p.gesture.held {
			p.landFirst()
			p.press(in)
			p.consider()
			p.retell()
		}
		return
	}
	if p.gesture.held {
		p.carry(in)
		return
	}
	p.hoverAt(in)
}

// landFirst ends a running animation: what the person does now is about the
// position it leads to.
func (p *Page) landFirst() {
	p.landTracks()
	if p.board.Animating() {
		p.board.Land()
		p.moved = true
	}
}

// press begins a gesture. A mouse acts as it presses; a finger when it is lifted.
func (p *Page) press(in *ui.Input) {
	p.hideBubbles()
	g, h := &p.gesture, p.table.Hand()
	*g = gesture{held: true, from: game.NoSquare, began: p.squareAt(in)}
	g.last, p.quiet = g.began, g.began
	g.was = h.Selected() == g.began && g.began != game.NoSquare
	if in.Touch {
		p.unshow()
		p.showGlass(in)
		return
	}
	if g.was || h.Movable(g.began) && !p.targeted(g.began) && p.table.Live() && h.Aimed() == game.NoSquare {
		p.partner = game.NoSquare
		p.table.Lift(g.began) // selects; a drag may follow
		return
	}
	g.done = true
	p.tap(g.began)
}

// carry goes on with a gesture.
func (p *Page) carry(in *ui.Input) {
	g := &p.gesture
	if in.Dragging && g.from == game.NoSquare && !g.done {
		p.startDrag(in)
	}
	if in.Touch {
		p.showGlass(in)
		p.longPress(in)
	}
	if g.from != game.NoSquare {
		p.drag(in.X, in.Y)
	}
	if in.Released || !in.Down {
		p.release(in)
	}
}

// startDrag lifts the piece on which the gesture began.
func (p *Page) startDrag(in *ui.Input) {
	g := &p.gesture
	if p.table.Live() && p.table.Lift(g.began) {
		g.from = g.began
	}
}

// drag shows the lifted piece under the pointer.
func (p *Page) drag(x, y float64) {
	p.marks.Drag = render.Drag{From: p.gesture.from, X: x * p.view.Scale, Y: y * p.view.Scale}
	p.board.SetMarks(p.marks)
}

// release ends a gesture.
func (p *Page) release(in *ui.Input) {
	g := p.gesture
	sq := p.squareAt(in)
	p.gesture, p.quiet = gesture{from: game.NoSquare, last: sq}, sq
	p.hideGlass()
	p.marks.Drag = render.Drag{From: game.NoSquare}
	switch {
	case g.from != game.NoSquare:
		p.letGo = render.Drag{From: g.from, X: in.X * p.view.Scale, Y: in.Y * p.view.Scale}
		p.drop(sq)
	case g.done:
	case in.Touch && p.slipped(g.began, sq):
	case in.Touch:
		p.tap(sq)
	case g.was || !p.table.Hand().Active():
		p.table.Tap(g.began) // lets go of it, or says whose turn it is
	case p.table.Hand().Selected() == g.began && p.flips(g.began):
		if sq == g.began {
			p.table.Tap(g.began)
		} else {
			p.table.Cancel() // dragged away: a piece that lies face down is not dragged
		}
	}
	p.stale = true
}

// flips reports whether a tap on the selected square turns its piece over.
func (p *Page) flips(sq game.Square) bool {
	h := p.table.Hand()
	return h.IsTarget(sq) && h.Selected() == sq
}

// showMarks marks what is selected, where it may go, what moved last and what is
// proposed.
func (p *Page) showMarks() {
	h := p.table.Hand()
	m := render.NoMarks()
	m.Drag = p.marks.Drag
	m.Targets, m.Barriers, m.Threats = p.marks.Targets[:0], p.marks.Barriers[:0], p.marks.Threats[:0]
	m.Selected, m.Cursor = p.chosenSquare(), p.cursor
	p.targets = p.targets[:0]
	if p.session.Settings.Targets {
		p.targets = h.Targets(p.targets, p.seen())
	}
	p.markTargets(&m)
	p.markStake(&m)
	p.markThreats(&m)
	if move := p.table.Move(); move != nil && !move.Resigned && p.session.Settings.LastMove {
		m.LastFrom, m.LastTo = move.Turn.From(), move.Turn.To()
	}
	if t, ok := h.Proposed(); ok {
		m.Hint, m.HasHint = t, true
	} else if to := h.Aimed(); to != game.NoSquare {
		m.Hint, m.HasHint = game.Move(h.Selected(), to), true
	} else if t, ok := p.table.Hint(); ok && p.table.Live() {
		m.Hint, m.HasHint = t, true
	}
	p.markReveals(&m)
	p.markFallen(&m)
	p.marks = m
	p.board.SetMarks(m)
	p.tags, p.kings = p.kingTags(), p.deadlines(p.standing())
}

// keys handles the keyboard outside of the form's own.
func (p *Page) keys(in *ui.Input) {
	if len(in.Keys) == 0 || in.Typing {
		return
	}
	switch {
	case in.Key(ebiten.KeyEscape):
		p.escape()
	case in.Ctrl && in.Key(ebiten.KeyZ):
		p.takeBack()
	case p.form.Focus() == listID:
		p.listKeys(in)
	default:
		p.boardKeys(in)
	}
}

// arrows are the keys that move the cursor, with their way on the screen.
var arrows = [...]struct {
	key    ebiten.Key
	dx, dy int
}{{ebiten.KeyLeft, -1, 0}, {ebiten.KeyRight, 1, 0}, {ebiten.KeyUp, 0, -1}, {ebiten.KeyDown, 0, 1}}

// boardKeys moves the cursor over the points; Enter picks.
func (p *Page) boardKeys(in *ui.Input) {
	for _, a := range arrows {
		if in.Key(a.key) {
			p.landFirst()
			p.form.SetFocus(boardID)
			p.moveCursor(a.dx, a.dy)
		}
	}
	if p.form.Focus() == boardID && (in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeyNumpadEnter) || in.Key(ebiten.KeySpace)) {
		p.enter()
	}
}

// enter picks the cursor's square; without a cursor it confirms what waits.
func (p *Page) enter() {
	sq := p.cursor
	if t, ok := p.table.Hand().Proposed(); ok && sq == game.NoSquare {
		sq = t.To()
	}
	if sq == game.NoSquare {
		return
	}
	p.landFirst()
	p.gesture.last = sq
	p.tap(sq)
}

// moveCursor steps over the points; the first step shows the cursor where the
// person's eye is.
func (p *Page) moveCursor(dx, dy int) {
	if p.cursor == game.NoSquare {
		p.cursor = p.cursorStart()
	} else {
		p.cursor = stepCursor(p.info.Board, p.cursor, dx, dy, p.table.Quarter())
	}
	p.stale = true
}

// cursorStart is the selected piece, else where the last turn ended, else the king
// of whoever looks.
func (p *Page) cursorStart() game.Square {
	v := p.table.View()
	if sq := p.table.Hand().Selected(); sq != game.NoSquare {
		return sq
	}
	if s := p.table.Viewer(); s.Player() && v.Seats[s].King != game.NoSquare {
		return v.Seats[s].King
	}
	if m := p.table.Move(); m != nil && !m.Resigned {
		return m.Turn.To()
	}
	return game.Square(len(v.Cells) / 2)
}

// forget hides the keyboard's cursor once a pointer is used.
func (p *Page) forget() {
	if p.cursor != game.NoSquare {
		p.cursor, p.stale = game.NoSquare, true
	}
}

// escape goes one step back: out of a question, a choice, a selection, the past.
func (p *Page) escape() {
	switch {
	case p.ask != askNothing:
		p.ask, p.stale = askNothing, true
	case p.drawer.open && p.plan.Frame == ui.Small:
		p.drawer.open, p.stale = false, true
	case p.partner != game.NoSquare:
		p.partner, p.stale = game.NoSquare, true
	case p.table.Cancel():
	case p.cursor != game.NoSquare:
		p.cursor, p.stale = game.NoSquare, true
	}
}
