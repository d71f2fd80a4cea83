// Package easel is the table's board on pages where one thing is asked at a time, lessons and
// puzzles: with all that a turn may ask for, and its place beside the words or below them.
package easel

import (
	"strings"
	"time"

	"yanyi/game"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/players"
	"yanyi/scenes/pages/play/stratagems"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Easel is a board and what belongs to it.
type Easel struct {
	Table      *table.Table
	Board      *board.Board
	Players    *players.Players
	Stratagems *stratagems.Stratagems
	Decisions  *decisions.Decisions
	Now        *moment.Moment // what is shown
	Refusal    string         // why the last try was not possible, as the rules say
	notice     int            // the table's newest that was told
}

// State is everything that the picture of an easel depends on, but what moves by itself.
type State struct {
	version    int
	board      board.State
	decisions  decisions.State
	stratagems stratagems.State
	refusal    string
}

// New sets a table up on a form. A tap on the board that tap takes is no move; tap may be nil.
func New(s *session.Session, t *table.Table, f *ui.Form, tap func(game.Square) bool) *Easel {
	e := &Easel{Table: t, Players: players.New(), Stratagems: stratagems.New(t), notice: t.Notice().N}
	e.Board = board.New(t, f, board.World{
		Hear: func(events []game.Event) { s.PlaySound(sound.CueOf(events)) }, Say: func(line string) { e.Refusal = line }, Hush: func() {},
		Set: e.Stratagems.Set, Play: e.Stratagems.Play, Land: e.Stratagems.Land,
		Rest: e.Stratagems.Peek, Unrest: e.Stratagems.Unpeek, Tap: tap,
	})
	e.Decisions = decisions.New(t, e.Board, e.Board.Land)
	e.Players.Trays = e.Board.SetTray
	return e
}

// State is what the picture depends on, as it is at present.
func (e *Easel) State() State {
	return State{e.Table.Version(), e.Board.State(), e.Decisions.State(), e.Stratagems.State(), e.Refusal}
}

// Show shows a moment, which its parts describe first, with what is laid over the board.
func (e *Easel) Show(m *moment.Moment, over func() board.Overlays) {
	e.Now = m
	e.Players.Show(m)
	e.Stratagems.Show(m)
	e.Board.SetLook(m.Screen.Look)
	e.Decisions.Show(m, "")
	e.Board.Show(m, over())
}

// Overlays are what the parts want the board to show. Covered is whether something lies over
// the page.
func (e *Easel) Overlays(spoken string, covered bool) board.Overlays {
	pitch, named := 0.0, false
	if e.Board.Shown() {
		pitch, named = e.Board.Pitch(), e.Board.NamesTiles()
	}
	if asked := decisions.Spoken(e.Decisions); asked != "" {
		spoken += words.Joint() + asked
	}
	tags := append(e.Stratagems.Steps(pitch, named), e.Stratagems.Standing(pitch, named)...)
	return board.Overlays{Tags: tags, Spoken: spoken, Quiet: covered || e.Board.Shown() && e.Decisions.Asks()}
}

// Update lets time pass at the table.
func (e *Easel) Update(passed time.Duration) {
	e.Table.Update(passed, !e.Board.Animating() && !e.Board.Holding())
}

// Tick moves on what moves by itself and reports whether the page must be drawn.
func (e *Easel) Tick(passed time.Duration, still bool) bool {
	players, stratagems := e.Players.Tick(still), e.Stratagems.Tick()
	return e.Board.Tick(passed) || players || stratagems
}

// Point takes what the pointer does.
func (e *Easel) Point(in *ui.Input) {
	e.Board.Point(in)
	e.Stratagems.Drag(in)
	if in.Pressed {
		e.Refusal = ""
	}
}

// Tell takes in why something was not possible, and reports whether it has.
func (e *Easel) Tell() bool {
	n := e.Table.Notice()
	if n.N == e.notice {
		return false
	}
	e.notice = n.N
	if !strings.HasPrefix(n.Phrase.Key, "why.") {
		return false
	}
	e.Refusal = words.Said(e.Now, n.Phrase)
	return true
}

// Covered reports whether something lies over the board, which must be drawn again whenever
// the board is.
func (e *Easel) Covered() bool {
	return e.Board.Covered() || e.Decisions.Asks() || e.Now.HasTracks()
}
