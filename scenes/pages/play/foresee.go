package play

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/table"
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

// prelude is the choices as the match takes them.
func (f *foresight) prelude() match.Prelude {
	return match.Prelude{Slide: f.slide, Sweep: f.sweep, Second: f.rises}
}

// some reports whether anything was chosen.
func (f *foresight) some() bool { return f.prelude().Some() }

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
	events, after := p.table.Match().Prelude(p.table.Hand().Left()[0], now.prelude(), p.plain())
	view := &after
	p.ahead.view = view
	if before.view != nil { // changed: from the start again
		p.board.SetView(p.plain())
	}
	p.board.Play(events, view)
	p.playTracks(events, view)
	p.session.PlaySound(sound.CueOf(events))
}

// rest is the events of a turn without those that were shown before its move.
func (f *foresight) rest(events []game.Event) []game.Event {
	if f.view == nil {
		return events
	}
	return f.prelude().Rest(events)
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
