package match

import (
	"slices"

	"yanyi/game"
	"yanyi/game/tree"
)

// Snapshot is a match as it was at one instant: later turns, take-backs and agreements do not
// change it. A display shows a snapshot, so that all of it belongs to one instant.
type Snapshot struct {
	turns
	beside
	v       game.Variant
	in      *game.Info
	setup   Setup
	preface string
	secret  bool // tiles were being laid
	outcome game.Outcome
	review  *tree.Cursor
}

// Snapshot is the match as it is now.
func (m *Match) Snapshot() Snapshot {
	return Snapshot{turns{m.moves}, m.beside, m.v, m.in, m.setup, m.Preface(), m.Deploying(), m.Outcome(), m.review}
}

// Variant is the game that was played.
func (s *Snapshot) Variant() game.Variant { return s.v }

// Setup is the conditions of the match.
func (s *Snapshot) Setup() Setup { return s.setup }

// Outcome is the outcome at that instant.
func (s *Snapshot) Outcome() game.Outcome { return s.outcome }

// ViewAt is a seat's view after the first ply turns; after all, or before play, the public one.
func (s *Snapshot) ViewAt(ply int, seat game.Seat) game.View {
	v := s.review.Along(s.upTo(ply)).View(seat)
	if ply < len(s.moves) {
		return v
	}
	if v.Outcome = s.outcome; s.secret || v.Outcome.Over {
		v.Turns = nil
	}
	for i := range v.Seats {
		if s.secret {
			v.Seats[i].Tiles = nil
		}
	}
	return v
}

// Preface is the record's comment before the first turn, "" if nothing.
func (s *Snapshot) Preface() string { return s.preface }

// Clone is an independent copy of the match.
func (m *Match) Clone() *Match {
	c := *m
	c.cursor, c.review = m.cursor.Clone(), m.review.Beside()
	c.moved()
	c.setup.Seats = slices.Clone(m.setup.Seats)
	c.time.past = slices.Clip(m.time.past) // appending to it reallocates
	c.tiles.laid, c.tiles.part = slices.Clone(m.tiles.laid), slices.Clone(m.tiles.part)
	return &c
}
