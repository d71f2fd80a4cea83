// Package stratagems shows the stratagems of a table: the tracks beside the board,
// the card of the one in force, both palaces, and of the one that is asked about what
// it would add.
package stratagems

import (
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
)

// Stratagems is what a table shows of stratagems; in games without any it is
// nothing.
type Stratagems struct {
	m *moment.Moment
	*markers
	asking
	unrolls [2]unroll // of both sides' cards
}

// New returns what a table shows of stratagems.
func New(t *table.Table) *Stratagems {
	k := newMarkers(t)
	s := &Stratagems{markers: k, asking: asking{markers: k, state: nothing}}
	k.tell = s.peek
	return s
}

// Show takes in a new moment; at another place of the game nothing is asked any
// more. The markers stay where they are: see Set and Play.
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

// Tick goes on by a tick and reports whether something must be drawn again.
func (s *Stratagems) Tick() bool {
	changed := s.markers.update()
	for i := range s.unrolls {
		changed = s.unrolls[i].tick() || changed
	}
	return changed
}
