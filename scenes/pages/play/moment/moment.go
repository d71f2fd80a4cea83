// Package moment describes what a table shows at one instant: the position looked at, the
// turn in the making, what may be done and what is offered beside the board. A new moment is
// made whenever anything has changed; a moment itself never changes. The parts of the page
// read it, and ask the table for what the person does (host.Request).
package moment

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/session"
)

// Moment is one instant of a table.
type Moment struct {
	Info    *game.Info
	Line    match.Snapshot // the game as far as it had come
	Preview match.Preview  // what turns of its last position would do
	May     host.May       // what the people here may do
	Busy    host.Busy      // what the game waits for

	Sight   table.Sight
	View    *game.View    // the position looked at, as its viewer may see it
	Shown   *game.View    // what the board shows: View with what Before has brought about
	Before  Before        // choices made before the move
	Last    *match.Move   // the turn that led here, nil at the start
	Told    []table.Told  // the moves that their players explained
	Hand    *table.Hand   // the turn in the making, as it was then
	Ahead   match.Ahead   // the turns that may be chosen before they are due
	Premove table.Premove // the one chosen

	Hint   game.Turn   // the turn that a hint proposes, NoTurn if none was asked for
	Rests  game.Phrase // why no move can be made now; the zero Phrase while one can
	Viewer game.Seat   // who looks, NoSeat where only computers play

	Blind, Peeking bool // who plays blindfold sees no pieces; looks at them now

	Place
	Players []match.Player // by seat
	Watched bool           // nobody plays: the game is only shown
	Played  time.Duration  // so far, 0 where that is not known
	// Left is the time of a seat, 0 without clocks. It is a function of time, because clocks run
	// on while nothing else of a moment changes: a moment is made for a change, not for a second.
	Left  func(game.Seat) time.Duration
	Study *host.StudyState // nil where no tree is offered

	Settings session.Settings
	Screen   Screen
}

// Place is where in the game a moment is.
type Place struct {
	Ply, Plies, Round int  // of the moment shown; turns taken in all
	Live, Over        bool // it is the present; the match has ended
	Bottom            game.Seat
}

// Before is the choices of a turn made before its move, and their effects so far: the marker
// has slid, stale pieces are swept.
type Before struct {
	match.Prelude
	Events []game.Event
}

// Of describes the moment that a table shows.
func Of(t *table.Table, screen Screen, settings session.Settings, watched bool) *Moment {
	hint, _ := t.Hint()
	m := &Moment{
		Info: t.Info(), Line: t.Line().Snapshot(), Preview: t.Line().Preview(), May: t.May(), Busy: t.Busy(),
		Sight: t.Sight(), View: t.View(), Last: t.Move(), Told: t.Told(), Hand: t.Hand().Copy(), Ahead: t.Ahead(), Premove: t.Premove(), Hint: hint, Rests: t.Rests(), Viewer: t.Viewer(),
		Place: Place{t.Ply(), t.Plies(), t.Round(), t.Live(), t.Over(), t.Bottom()},
		Blind: t.Blind(), Peeking: t.Peeking(),
		Watched: watched, Played: t.Played(), Left: t.Left, Settings: settings, Screen: screen,
	}
	for s := range m.Info.Seats {
		m.Players = append(m.Players, t.Player(game.Seat(s)))
	}
	if m.Offers(host.Tree) {
		m.Study = t.StudyState()
	}
	if m.View.Outcome.Over {
		m.View = settled(m.View)
	}
	m.foresee()
	if m.Blind {
		unseen := m.Shown.Unseen()
		m.Shown = &unseen
	}
	return m
}

// settled is a finished game without signs of check, because nobody has to answer any more.
// After a mate they stay, because they explain it.
func settled(v *game.View) *game.View {
	if v.Outcome.Reason == "event.result.by.mate" {
		return v
	}
	calm := *v
	calm.Cells, calm.Seats = slices.Clone(v.Cells), slices.Clone(v.Seats)
	for i := range calm.Cells {
		calm.Cells[i].Mark &^= game.MarkCheck
	}
	for i := range calm.Seats {
		calm.Seats[i].Checked = false
	}
	return &calm
}

// foresee computes the effects of the choices before the move.
func (m *Moment) foresee() {
	m.Before.Prelude = picked(m.Hand)
	m.Shown = m.Plain()
	left := m.Hand.Left()
	if !m.Before.Some() || len(left) == 0 {
		m.Before = Before{}
		return
	}
	events, after := m.Preview.Prelude(left[0], m.Before.Prelude, m.Shown)
	m.Before.Events, m.Shown = events, &after
}

// picked is the choices before the move that a hand has made.
func picked(h *table.Hand) (c match.Prelude) {
	if v, ok := h.Prefix(game.ChooseSlide); ok {
		c.Slide = game.Slide(v)
	}
	if v, ok := h.Prefix(game.ChooseSweep); ok {
		c.Sweep = v == 1
	}
	if v, ok := h.Prefix(game.ChooseSecond); ok && c.Slide != game.NoSlide {
		c.Second = game.Kind(v)
	}
	return c
}

// Plain is the view before any choice of the turn in the making, and without the sign of a ban that only a slide brings
// (game/stratagem/README.md, Tracks).
func (m *Moment) Plain() *game.View {
	if !m.HasTracks() {
		return m.View
	}
	bare := *m.View
	bare.Cells = append([]game.Cell(nil), m.View.Cells...)
	for i := range bare.Cells {
		bare.Cells[i].Mark &^= game.MarkSafe
	}
	return &bare
}

// Reviewed reports whether turns are only shown and none can be made: in the past, after the
// end, in a game that is only shown.
func (m *Moment) Reviewed() bool { return m.Watched || !m.Live || m.Over }

// Returning is the turns that a take-back would undo at once; none where the others are
// asked first.
func (m *Moment) Returning() []*match.Move {
	if m.May.TakeBack != host.AtOnce {
		return nil
	}
	moves := m.Line.Moves()
	return moves[min(m.May.Back, len(moves)):]
}

// Offers reports whether the given panels stand beside the board.
func (m *Moment) Offers(some host.Panels) bool { return m.May.Panels.Has(some) }

// HasStratagems reports whether the game has stratagems.
func (m *Moment) HasStratagems() bool { return m.Info.Stratagems != game.NoStratagems }

// HasTracks reports whether the game has markers on tracks.
func (m *Moment) HasTracks() bool { return m.Info.Stratagems == game.OnTracks }

// Actor is whose turn it is at the moment looked at.
func (m *Moment) Actor() game.Seat { return m.View.Actor }

// Seats is all seats, in turn order.
func (m *Moment) Seats() []game.Seat {
	seats := make([]game.Seat, len(m.Info.Seats))
	for i := range seats {
		seats[i] = game.Seat(i)
	}
	return seats
}

// Human reports whether a person here plays the seat.
func (m *Moment) Human(s game.Seat) bool { return s.Player() && m.May.Here.Has(s) }

// Persons is how many seats persons here play, whether they still live or not.
func (m *Moment) Persons() int { return m.May.Here.Len() }

// You is the seat of the only person who plays here; NoSeat where there are several or none,
// and in a game that is only shown.
func (m *Moment) You() game.Seat {
	if m.Persons() == 1 && !m.Watched {
		for s := range m.Info.Seats {
			if m.Human(game.Seat(s)) {
				return game.Seat(s)
			}
		}
	}
	return game.NoSeat
}

// Quarter is how many clockwise quarter turns the board is turned.
func (m *Moment) Quarter() int { return m.Info.Seats[m.Bottom].Quarter }

// Across is the seat across the board, of two.
func (m *Moment) Across() game.Seat { return m.Bottom ^ 1 }

// Captured lists the pieces that a seat has captured up to the moment shown, in order.
func (m *Moment) Captured(s game.Seat) []game.Piece { return m.Line.CapturedAt(m.Ply, s) }

// Chosen is the square of the selected piece while its target is open, else
// NoSquare.
func (m *Moment) Chosen() game.Square {
	if m.Hand.Aimed() != game.NoSquare {
		return game.NoSquare
	}
	return m.Hand.Selected()
}

// Piece is the piece on a square, as the board shows it.
func (m *Moment) Piece(sq game.Square) game.Piece { return m.Shown.Cells[sq].Piece }
