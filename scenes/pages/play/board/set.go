package board

import (
	"time"

	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/players"
	"yanyi/scenes/pages/play/stratagems"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Set is a game's board with the parts that belong to it: at the table, in lessons, in puzzles.
type Set struct {
	*Board
	Players    *players.Players
	Stratagems *stratagems.Stratagems
	Decisions  *decisions.Decisions
	you        game.Seat // the only person here, who hears what concerns it
}

// NewSet returns the board and its parts on a page's form. Of the world the page gives Say, Hush,
// Tap, Ask and Asked.
func NewSet(s *session.Session, in *game.Info, do func(host.Request) bool, form *ui.Form, world World) *Set {
	beside := stratagems.New(in, do)
	world.Set, world.Play, world.Land = beside.Set, beside.Play, beside.Land
	world.Rest, world.Unrest = beside.Peek, beside.Unpeek
	b := newBoard(in, do, form, world)
	set := &Set{b, players.New(), beside, decisions.New(do, b, b.Land), game.NoSeat}
	b.world.Hear = func(events []game.Event) { s.PlaySound(sound.CueOf(events, set.you)) }
	set.Players.Trays = b.SetTray
	set.Players.Low = func() { s.PlaySound(sound.Tick) }
	return set
}

// SetState is what the picture of a set depends on, except animations.
type SetState struct {
	board      State
	decisions  decisions.State
	stratagems stratagems.State
}

// State is the present state.
func (s *Set) State() SetState {
	return SetState{s.Board.State(), s.Decisions.State(), s.Stratagems.State()}
}

// Show shows a moment, which the parts describe first, with the page's overlays. Order says in
// one line who waits for whom, where the page has no other place for it.
func (s *Set) Show(m *moment.Moment, order string, over func() Overlays) {
	s.you = m.You()
	s.Players.Show(m)
	s.Stratagems.Show(m)
	s.SetLook(m.Screen.Look)
	s.Decisions.Show(m, order)
	o := over()
	pitch, named := 0.0, false
	if s.Shown() {
		pitch, named = s.Pitch(), s.NamesTiles()
		o.Quiet = o.Quiet || s.Decisions.Asks()
	}
	o.Tags = append(append(s.Stratagems.Steps(pitch, named), s.Stratagems.Standing(pitch, named)...), o.Tags...)
	o.Demo, o.DemoNow, _ = s.Stratagems.Demo()
	s.Board.Show(m, o)
}

// Tick advances the animations and reports whether the page must be drawn.
func (s *Set) Tick(passed time.Duration, still bool) bool {
	players, stratagems := s.Players.Tick(passed, still), s.Stratagems.Tick()
	if s.Stratagems.Next() {
		_, now, _ := s.Stratagems.Demo()
		s.ShowDemo(now)
	}
	return s.Board.Tick(passed) || players || stratagems
}

// Covered reports whether something lies over the board; it must be redrawn with the board.
func (s *Set) Covered() bool { return s.Board.Covered() || s.Decisions.Asks() || s.now.HasTracks() }
