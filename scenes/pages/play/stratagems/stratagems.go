// Package stratagems shows the stratagems of a table: the tracks beside the board,
// the card of the one in force, both palaces, and of the one that is asked about what
// it would add.
package stratagems

import (
	"yanyi/game"
	"yanyi/render/tracks"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
)

// Stratagems is what a table shows of stratagems; in games without any it is
// nothing.
type Stratagems struct {
	table *table.Table
	m     *moment.Moment

	tracks  []*tracks.Track // by seat; nil without markers
	unrolls [2]unroll       // of both sides' cards
	steps   []moment.Tag    // what the selected king's targets switch on
	state   State
	demo    demo
}

// State is what the person asks about.
type State struct {
	pointed, peeked asked       // by the mouse; by a press or a finger
	shown           asked       // of the two, the one whose turns the board shows
	target          game.Square // of the selected king, under the mouse
}

// nothing is asked about.
var nothing = State{target: game.NoSquare}

// New returns what a table shows of stratagems.
func New(t *table.Table) *Stratagems {
	s := &Stratagems{table: t, state: nothing}
	if t.Info().Stratagems == game.OnTracks {
		for seat := range t.Info().Seats {
			s.tracks = append(s.tracks, tracks.New(t.Info(), game.Seat(seat)))
		}
	}
	return s
}

// State is what the person asks about now.
func (s *Stratagems) State() State { return s.state }

// Show takes in a new moment; at another place of the game nothing is asked any
// more. The markers stay where they are: see Set and Play.
func (s *Stratagems) Show(m *moment.Moment) {
	if s.m != nil && m.Sight != s.m.Sight {
		s.state = nothing
	}
	s.m = m
	for seat, k := range s.tracks {
		k.SetLook(m.Screen.Look)
		k.SetOffer(s.offered(game.Seat(seat))...)
	}
	if !m.HasStratagems() {
		return
	}
	s.steps = s.newSteps()
	s.demo.show(s.state.shown, s.suppose())
	for seat := range s.unrolls {
		s.unrolls[seat].take(inForce(m, game.Seat(seat)), m.Screen.Still)
	}
}

// Tick goes on by a tick and reports whether something must be drawn again.
func (s *Stratagems) Tick() bool {
	changed := false
	for i := range s.unrolls {
		changed = s.unrolls[i].tick() || changed
	}
	for _, k := range s.tracks {
		changed = k.Update() || changed
	}
	return changed
}
