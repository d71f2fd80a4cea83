package home

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	gamepuzzle "yanyi/game/puzzle"
	"yanyi/scenes/cards"
	"yanyi/scenes/pages/lesson"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/ui"
)

// done is how far one has come.
type done struct {
	finished bool // a game
	lessons  lesson.Done
	puzzles  puzzle.Done
	due      int // mistakes to practise today
}

// daily is the puzzle of the day, once it has come.
type daily struct {
	today   *puzzle.Today // nil where there are none
	wanted  bool          // it is searched for: the first picture does not wait for it
	puzzle  *gamepuzzle.Puzzle
	variant game.Variant
	view    *game.View
	seat    game.Seat // the solver
}

// Train lets the page lead to the mistakes of one's own.
func (p *Page) Train(shelf *cards.Shelf) { p.shelf = shelf }

// Offer lets the page show the puzzle of the day.
func (p *Page) Offer(today *puzzle.Today) { p.daily.today = today }

// look fetches the puzzle of the day after the first picture, and shows it once it has come.
func (p *Page) look() {
	d := &p.daily
	if d.today == nil || d.puzzle != nil || !d.wanted {
		return
	}
	done := puzzle.DoneSoFar(p.session, time.Now())
	of := d.today.Puzzle(time.Now(), done.Newcomer())
	if of == nil {
		return
	}
	d.puzzle = of
	for _, f := range p.families {
		for _, v := range f.variants {
			if v.Info().ID == of.Variant {
				d.show(v)
			}
		}
	}
	p.Layout(p.view)
}

func (d *daily) show(v game.Variant) {
	view, err := match.ViewOf(v, d.puzzle.Position, nil)
	seat, ok := v.Info().SeatOf(d.puzzle.Seat)
	if err == nil && ok {
		d.variant, d.view, d.seat = v, view, seat
	}
}

// ofToday opens the puzzle of the day.
func (p *Page) ofToday() ui.Nav { return ui.Push(p.session.Routes.Puzzle("today")) }

// sumUp reads how far one has come.
func (p *Page) sumUp() done {
	d := done{finished: p.session.Saves.Finished(), lessons: lesson.DoneSoFar(p.session), puzzles: puzzle.DoneSoFar(p.session, time.Now())}
	if p.shelf != nil {
		d.due = len(p.shelf.Due())
	}
	return d
}
