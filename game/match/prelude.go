package match

import (
	"slices"

	"yanyi/game"
)

// Prelude is the choices of a turn made before its move and visible at once: the marker slides,
// stale pieces are swept, a soldier rises after all.
type Prelude struct {
	Slide  game.Slide
	Sweep  bool
	Second game.Kind // the second chance taken by a slide
}

// Some reports whether anything was chosen.
func (c Prelude) Some() bool {
	return c.Slide != game.NoSlide || c.Sweep || c.Second != game.NoKind
}

// Brings reports whether an event before the move results from the choices.
func (c Prelude) Brings(e *game.Event) bool {
	switch e.Type {
	case game.Swept:
		return c.Sweep
	case game.Slid, game.Cancelled:
		return c.Slide != game.NoSlide
	case game.Promoted:
		return c.Second != game.NoKind
	}
	return false
}

// Rest is the events of a turn without those that result from the choices before its move.
func (c Prelude) Rest(events []game.Event) []game.Event {
	var rest []game.Event
	moved := false
	for _, e := range events {
		if moved || !c.Brings(&e) {
			rest = append(rest, e)
		}
		moved = moved || e.Type == game.Moved
	}
	return rest
}

// Prelude is the effect of the choices before the move, where t is any turn that begins with
// them: the events, and the view that they make of the given one.
func (p Preview) Prelude(t game.Turn, c Prelude, seen *game.View) ([]game.Event, game.View) {
	view := *seen
	view.Cells, view.Seats = slices.Clone(view.Cells), slices.Clone(view.Seats)
	var events []game.Event
	for _, e := range p.Foretell(t) {
		if c.Brings(&e) {
			events = append(events, e)
			show(&view, &e)
		} else if e.Type == game.Moved {
			break
		}
	}
	if c.Slide != game.NoSlide {
		p.slide(&view, t)
	}
	return events, view
}

// show applies an event before the move to a view.
func show(view *game.View, e *game.Event) {
	switch e.Type {
	case game.Swept:
		view.Cells[e.From] = game.Cell{Commander: game.NoSeat}
	case game.Promoted:
		view.Cells[e.To].Piece = e.Became
	}
}

// slide applies the slide of a turn to a view: the markers, the stratagem in force, and the
// piece that may not be taken after it (game/stratagem/README.md, Tracks).
func (p Preview) slide(view *game.View, t game.Turn) {
	after, now := p.ViewAfter(t, game.NoSeat), p.pos.View(game.NoSeat)
	for s := range view.Seats {
		view.Seats[s].Track, view.Seats[s].Active = after.Seats[s].Track, after.Seats[s].Active
	}
	for sq, cell := range now.Cells {
		view.Cells[sq].Mark |= cell.Mark & game.MarkSafe
	}
}
