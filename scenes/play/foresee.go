package play

import (
	"slices"

	"yanyi/game"
	"yanyi/scenes/play/table"
	"yanyi/scenes/sound"
)

// foresight is what choices made before the move have brought about already: the
// marker has slid, the stale pieces are swept, the soldier is promoted after all.
// The board shows it while the turn is still in the making.
type foresight struct {
	sight table.Sight
	slide game.Slide
	sweep bool
	rises game.Kind // the second chance taken
	view  *game.View
}

// some reports whether anything was chosen.
func (f *foresight) some() bool { return f.slide != game.NoSlide || f.sweep || f.rises != game.NoKind }

// same reports whether two moments and their choices are the same.
func (f *foresight) same(o *foresight) bool {
	return f.sight == o.sight && f.slide == o.slide && f.sweep == o.sweep && f.rises == o.rises
}

// picks reads the choices before the move from the hand.
func (p *Page) picks() foresight {
	f := foresight{sight: p.table.Sight()}
	if v, ok := p.table.Hand().Prefix(game.ChooseSlide); ok {
		f.slide = game.Slide(v)
	}
	if v, ok := p.table.Hand().Prefix(game.ChooseSweep); ok {
		f.sweep = v == 1
	}
	if v, ok := p.table.Hand().Prefix(game.ChooseSecond); ok && f.slide != game.NoSlide {
		f.rises = game.Kind(v)
	}
	return f
}

// foresee shows what the choices before the move bring about, or takes it back.
func (p *Page) foresee() {
	now := p.picks()
	if now.same(&p.ahead) {
		return
	}
	before := p.ahead
	p.ahead = now
	if !now.some() || len(p.table.Hand().Left()) == 0 {
		p.ahead.view = nil
		if before.view != nil && before.sight == now.sight {
			p.board.SetView(p.seen())
			p.setTracks()
		}
		return
	}
	events, view := p.foretell(&now)
	p.ahead.view = view
	if before.view != nil { // changed: from the start again
		p.board.SetView(p.plain())
	}
	p.board.Play(events, view)
	p.playTracks(events, view)
	p.shell.Hear(sound.CueOf(events))
}

// foretell plays one of the turns that are left on a copy of the position, for the
// events before its move and the view they lead to.
func (p *Page) foretell(f *foresight) ([]game.Event, *game.View) {
	pos := p.table.Match().Position().Clone()
	pos.Do(p.table.Hand().Left()[0])
	after := pos.View(game.NoSeat)
	shown := *p.plain()
	view := &shown
	view.Cells, view.Seats = slices.Clone(view.Cells), slices.Clone(view.Seats)
	var events []game.Event
	for _, e := range pos.Events(nil) {
		if !f.brings(&e) {
			if e.Type == game.Moved {
				break
			}
			continue
		}
		events = append(events, e)
		switch e.Type {
		case game.Swept:
			view.Cells[e.From] = game.Cell{Commander: game.NoSeat}
		case game.Promoted:
			view.Cells[e.To].Piece = e.Became
		}
	}
	if f.slide != game.NoSlide {
		for s := range view.Seats {
			view.Seats[s].Track, view.Seats[s].Active = after.Seats[s].Track, after.Seats[s].Active
		}
		for sq, cell := range p.table.View().Cells {
			view.Cells[sq].Mark |= cell.Mark & game.MarkSafe
		}
	}
	return events, view
}

// brings reports whether an event follows from the choices before the move.
func (f *foresight) brings(e *game.Event) bool {
	switch e.Type {
	case game.Swept:
		return f.sweep
	case game.Slid, game.Cancelled:
		return f.slide != game.NoSlide
	case game.Promoted:
		return f.rises != game.NoKind
	}
	return false
}

// rest is the events of a turn without those that were shown before its move.
func (f *foresight) rest(events []game.Event) []game.Event {
	if f.view == nil {
		return events
	}
	var rest []game.Event
	moved := false
	for _, e := range events {
		if moved || !f.brings(&e) {
			rest = append(rest, e)
		}
		moved = moved || e.Type == game.Moved
	}
	return rest
}

// seen is the view the board shows: with what the choices before the move have
// brought about.
func (p *Page) seen() *game.View {
	if p.ahead.view != nil {
		return p.ahead.view
	}
	return p.plain()
}

// plain is the table's view without the sign of a ban that only a slide brings
// (stratagem.md §1).
func (p *Page) plain() *game.View {
	v := p.table.View()
	if !p.tracked() || !slices.ContainsFunc(v.Cells, func(c game.Cell) bool { return c.Mark&game.MarkSafe != 0 }) {
		return v
	}
	bare := *v
	bare.Cells = slices.Clone(v.Cells)
	for i := range bare.Cells {
		bare.Cells[i].Mark &^= game.MarkSafe
	}
	return &bare
}
