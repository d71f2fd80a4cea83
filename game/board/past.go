package board

import "yanyi/game"

// Past is embedded by positions: how they came there, with U as what Undo must put back.
type Past[U any] struct {
	Journal Journal[U]
	History History
}

// Plies is how many Do and DoReveal can be taken back.
func (p *Past[U]) Plies() int { return p.Journal.Len() }

// Told appends the events of the newest n entries and the end if they brought it. That a
// turn ended the game is found only when somebody asks: looking for mate in every Do would
// cost more than the rest of it.
func (p *Past[U]) Told(dst []game.Event, n int, o game.Outcome) []game.Event {
	dst = append(dst, p.Journal.Events(n)...)
	if o.Over && p.Journal.Len() > 0 {
		dst = append(dst, game.Event{Type: game.Ended, Seat: o.Winner})
	}
	return dst
}

// Clone is an independent copy.
func (p *Past[U]) Clone() Past[U] { return Past[U]{p.Journal.Clone(), p.History.Clone()} }

// Open is embedded by positions of games in which nothing lies face down.
type Open struct{}

// Reveals appends nothing.
func (Open) Reveals(dst []game.Reveal) []game.Reveal { return dst }

// DoReveal is never called.
func (Open) DoReveal(game.Reveal) { panic("nothing lies face down in this game") }
