// Package stratagems shows the stratagems of a table: the tracks beside the board, the card of
// the one in force, both palaces, and the turns that the one asked about would add.
package stratagems

import (
	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
)

// Stratagems is what a table shows of stratagems; in games without any it is
// nothing.
type Stratagems struct {
	m *moment.Moment
	*markers
	asking
	unrolls [2]unroll // of both sides' cards
}

// New returns what a table of a game shows of stratagems; do receives requests to move a
// marker.
func New(in *game.Info, do func(host.Request) bool) *Stratagems {
	k := newMarkers(in, do)
	s := &Stratagems{markers: k, asking: asking{markers: k, state: nothing}}
	k.tell = s.peek
	return s
}

// Show shows a new moment; at another place of the game the question about a stratagem ends.
// The markers stay where they are: see Set and Play.
func (s *Stratagems) Show(m *moment.Moment) {
	s.m = m
	s.markers.show(m)
	s.asking.show(m)
	if !m.HasStratagems() {
		return
	}
	for seat := range s.unrolls {
		s.unrolls[seat].take(inForce(m, game.Seat(seat)), m.Screen.Still)
	}
}

// Tick advances by a tick and reports whether something must be drawn again.
func (s *Stratagems) Tick() bool {
	changed := s.markers.update()
	for i := range s.unrolls {
		changed = s.unrolls[i].tick() || changed
	}
	return changed
}
