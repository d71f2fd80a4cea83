// Package movelist is a list of moves beside a board: it scrolls to the move shown, goes to a
// pressed one, and is read aloud move by move. The source decides their arrangement: in
// columns, a round a row (package record), or one behind the other with their variations
// (package studypanel).
package movelist

import (
	"strconv"

	"yanyi/render/theme"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Look draws an item; now tells that its move is looked at.
type Look interface {
	Draw(c *canvas.Canvas, at canvas.Rect, now bool)
}

// Item is a move, or what stands beside one. K tells moves apart.
type Item[K comparable] struct {
	Of    K
	Label string      // read aloud before the move
	Move  bool        // it is the move itself, which is read aloud
	Near  bool        // it is scrolled into view with the move
	At    canvas.Rect // in the list
	Press canvas.Rect // the area that selects the move; empty for none
	Look  Look
}

// Rows are the items as they stand in a width.
type Rows[K comparable] struct {
	Height  float64
	Items   []Item[K]
	entries []accessibility.Entry // nil until asked for
	moves   []K                   // of the entries
}

// Source is what a list shows.
type Source[K comparable] interface {
	// Lay places the items in a width; the same rows for the same width until they change.
	Lay(width, scale float64) *Rows[K]
	// Now is the move looked at.
	Now() K
	// Look looks at a move.
	Look(of K)
	// Aloud is a move as it is read aloud.
	Aloud(of K) string
}

// List is a list as it stands on a page.
type List[K comparable] struct {
	ui.Scroll
	rows     *Rows[K] // as laid out last, nil before
	followed any      // the moment that the list was scrolled to
}

// Part is the list as a control. It scrolls to the move looked at when the moment changes.
func (l *List[K]) Part(of ui.Control, s Source[K], moment any) ui.Part {
	of.Area = ui.Area{Entries: aloud[K]{l, s}}
	of.Pick = func(x, y float64) {
		if i := l.rows.find(x, y); i != nil {
			s.Look(i.Of)
		}
	}
	rows := ui.Over(ui.Paint(func(c *canvas.Canvas, at canvas.Rect) { l.draw(c, at, s.Now()) }), ui.Press(of))
	return ui.Scrolling(&l.Scroll, rows.HighBy(func(v ui.View, width float64) float64 {
		l.rows = s.Lay(width, v.Scale)
		return l.rows.Height
	})).Placed(func(canvas.Rect) {
		if l.followed != moment {
			l.followed = moment
			l.follow(s.Now())
		}
	}).Grow().Least(theme.TouchTarget).Drop(1)
}

// margin is how much of the surroundings of a move may be cut off for the move itself.
const margin = 16

// follow scrolls a move into view, or the top of the list for a move that is not in it.
func (l *List[K]) follow(now K) {
	area, at := l.Area(), canvas.Box(0, 0, 1, 1)
	first := true
	for i := range l.rows.Items {
		switch item := &l.rows.Items[i]; {
		case item.Of != now || !item.Near:
		case first:
			at, first = item.At, false
		default:
			top := min(at.Y, item.At.Y)
			at.Y, at.H = top, max(at.Bottom(), item.At.Bottom())-top
		}
	}
	at.H = min(at.H, area.H-margin)
	l.Show(at.Move(area.X, area.Y))
}

// find is the item at a place of the list, nil if there is none.
func (r *Rows[K]) find(x, y float64) *Item[K] {
	for i := range r.Items {
		if item := &r.Items[i]; item.Press.Contains(x, y) {
			return item
		}
	}
	return nil
}

// draw draws the items in sight, with the list's upper left corner at that of r.
func (l *List[K]) draw(c *canvas.Canvas, r canvas.Rect, now K) {
	top, bottom := l.Y, l.Y+l.Area().H
	for i := range l.rows.Items {
		if item := &l.rows.Items[i]; item.At.Bottom() > top && item.At.Y < bottom {
			item.Look.Draw(c, item.At.Move(r.X, r.Y), item.Of == now)
		}
	}
}

// aloud is a list as it is read aloud.
type aloud[K comparable] struct {
	*List[K]
	source Source[K]
}

// Entries lists the moves.
func (a aloud[K]) Entries() []accessibility.Entry {
	r := a.rows
	if r == nil {
		return nil
	}
	if r.entries == nil {
		for i := range r.Items {
			if item := &r.Items[i]; item.Move {
				r.entries = append(r.entries, accessibility.Entry{ID: strconv.Itoa(len(r.moves) + 1), Name: item.Label + a.source.Aloud(item.Of), Rect: item.At})
				r.moves = append(r.moves, item.Of)
			}
		}
	}
	for i := range r.entries {
		r.entries[i].On = r.moves[i] == a.source.Now()
	}
	return r.entries
}

// Open looks at the moment after a move.
func (a aloud[K]) Open(id string) {
	if i, err := strconv.Atoi(id); err == nil && i > 0 && i <= len(a.rows.moves) {
		a.source.Look(a.rows.moves[i-1])
	}
}

// Number is a round's number.
type Number string

// Draw draws it.
func (n Number) Draw(c *canvas.Canvas, at canvas.Rect, _ bool) {
	c.TextIn(theme.Moves, at, canvas.AlignRight, string(n), c.Theme.Ink3)
}
