package play

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// tip is what is said above the square under the mouse or the keyboard's cursor.
type tip struct {
	at    game.Square
	text  string
	lines []string
	w     float64
}

// tell is what there is to say of a square, "" if nothing: to a mouse that points
// at it and to a finger that rests on it.
func (p *Page) tell(sq game.Square) string {
	for _, line := range [...]func(game.Square) string{p.targetLine, p.badgeLine, p.tileLine, p.personAt} {
		if text := line(sq); text != "" {
			return text
		}
	}
	return ""
}

// targetLine says of a target what the turn there costs or rests on.
func (p *Page) targetLine(sq game.Square) string {
	h := p.table.Hand()
	if h.Selected() == game.NoSquare || h.Aimed() != game.NoSquare {
		return ""
	}
	for _, t := range h.Left() {
		if t.To() != sq || t.Promotion() != game.NoKind || t.Second() != game.NoKind {
			continue
		}
		if line := p.stakeLine(t); line != "" {
			return strings.Join(append(p.duelists(t), line), " "+locale.T("ui.separator")+" ")
		}
		if gold, _ := p.basis(sq); gold {
			n, _ := p.table.Match().Basis(t)
			return p.sentenceOf(n)
		}
	}
	return ""
}

// badgeLine explains the badge or the ring of a piece.
func (p *Page) badgeLine(sq game.Square) string {
	cell := p.seen().Cells[sq]
	side, piece := owned(p.info, "side", cell.Commander), named1("piece", p.pieceWord(sq))
	switch {
	case slices.Contains(p.marks.Threats, sq) && !p.targeted(sq):
		return locale.T("play.order.threat", side, piece, named1("target", p.pieceWord(p.table.Hand().Selected())))
	case cell.Mark&game.MarkSafe != 0:
		return locale.T("play.slide.banned", side, piece)
	case cell.Mark&game.MarkStale != 0 && cell.Commander != p.table.View().Actor:
		return locale.T("event.strat.stale", side, piece) + " " + locale.T("ui.separator") + " " + locale.T("event.strat.stale.help")
	case cell.Mark&game.MarkStale != 0:
		return locale.T("event.strat.stale", side, piece)
	case slices.Contains(p.marks.Due, sq):
		return p.dueAt(sq)
	case cell.Mark&game.MarkHeld != 0:
		return locale.T("event.strat.held", piece)
	}
	return ""
}

// tileLine is the stratagem of a palace point.
func (p *Page) tileLine(sq game.Square) string {
	if !p.hasStratagems() || p.table.Hand().Selected() != game.NoSquare {
		return ""
	}
	for s := range p.info.Seats {
		if n, ok := p.tileAt(game.Seat(s), sq); ok && n != 0 {
			return p.sentenceOf(n)
		}
	}
	return ""
}

// personAt names the general behind a piece and tells who he was.
func (p *Page) personAt(sq game.Square) string {
	g := p.table.Person(sq)
	if g == nil || !p.session.Settings.Names {
		return ""
	}
	name, epithet := g.Name(locale.Current()), g.Epithet(locale.Current())
	if epithet == "" {
		return name
	}
	return name + " " + locale.T("ui.separator") + " " + epithet
}

// hoverAt follows the mouse over the board.
func (p *Page) hoverAt(in *ui.Input) {
	sq := game.NoSquare
	if !in.Touch && p.form.Hover() == boardID {
		sq = p.board.SquareAt(in.X*p.view.Scale, in.Y*p.view.Scale)
	}
	if sq == p.hover {
		return
	}
	p.hover, p.quiet = sq, game.NoSquare
	p.stale = p.stale || len(p.tags) > 0
	p.consider()
	p.retell()
}

// retell works out what is said above the square pointed at.
func (p *Page) retell() {
	at := p.hover
	if at == p.quiet {
		at = game.NoSquare
	}
	if p.cursor != game.NoSquare {
		at = p.cursor
	}
	text := ""
	if at != game.NoSquare && !p.gesture.held {
		text = p.tell(at)
	}
	if at == p.tip.at && text == p.tip.text {
		return
	}
	if text != "" || p.tip.text != "" {
		p.form.MarkDirty()
	}
	p.tip = tip{at: at, text: text}
	if text == "" {
		return
	}
	p.tip.lines = draw.Wrap(theme.Caption, text, min(p.view.W-40, tipMost), p.view.Scale)
	for _, l := range p.tip.lines {
		p.tip.w = max(p.tip.w, draw.Measure(theme.Caption, l, p.view.Scale)+20)
	}
}

// tipMost is how long the lines of a tip may be.
const tipMost = 420.0

// drawTip draws it above the square, below where there is no room.
func (p *Page) drawTip(c *draw.Canvas) {
	t := &p.tip
	if t.text == "" {
		return
	}
	x, y := p.Center(t.at)
	h := float64(len(t.lines))*theme.Caption.Line + 12
	r := draw.Box(min(max(8, x-t.w/2), c.W-t.w-8), y-0.6*p.Pitch()-8-h, t.w, h)
	if r.Y < 4 {
		r.Y = y + 0.6*p.Pitch() + 8
	}
	c.Shadow(r, 6, 0.2)
	c.Shape(r, draw.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
	c.Lines(theme.Caption, t.lines, r.X+10, r.Y+6, c.Theme.Ink)
}

// longPressTicks is how long a finger rests before it asks what lies under it.
const longPressTicks = 30

// longPress tells a finger that rests what a mouse would be told. Lifting it then
// does nothing, but where points are close: there fingers rest to aim, and the glass
// shows what lifting does.
func (p *Page) longPress(in *ui.Input) {
	g := &p.gesture
	if g.done || in.Dragging || g.from != game.NoSquare {
		return
	}
	if g.rests++; g.rests != longPressTicks {
		return
	}
	sq := p.squareAt(in)
	if sq == game.NoSquare {
		return
	}
	line := p.tell(sq)
	if line == "" {
		p.pressOdds(sq)
		return
	}
	g.done = !p.glass.shown
	p.bubble.show(p, line, sq)
	p.showTile(sq)
}

// showTile shows on the board what the stratagem of a palace point would add, as
// pointing at it does.
func (p *Page) showTile(sq game.Square) {
	if p.tileLine(sq) == "" {
		return
	}
	for s := range p.info.Seats {
		if n, ok := p.tileAt(game.Seat(s), sq); ok && n != 0 {
			p.peek = peek{seat: game.Seat(s), n: n, on: true}
			p.demonstrate(pointed{game.Seat(s), n, sq, true})
			p.stale = true
			return
		}
	}
}

// unshow ends what a finger asked to be shown.
func (p *Page) unshow() {
	if p.peek.on || len(p.demo.turns) > 0 {
		p.peek, p.demo, p.stale = peek{}, demo{}, true
	}
}
