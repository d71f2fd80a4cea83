package gametest

import (
	"fmt"

	"yanyi/game"
)

// State is as much of a view as events tell about.
type State struct {
	Cells  []game.Cell // marks are not kept
	Seats  []SeatState
	armies [4]game.Seat // the commander of each army
}

// SeatState is as much of a player as events tell about.
type SeatState struct {
	Alive         bool
	Ally          game.Seat
	Active, Track int
}

// StateOf is the part of a view that events change.
func StateOf(v *game.View) *State {
	s := &State{Cells: make([]game.Cell, len(v.Cells)), Seats: make([]SeatState, len(v.Seats))}
	for i := range s.armies {
		s.armies[i] = game.NoSeat
	}
	for i, p := range v.Seats {
		s.Seats[i] = seatState(p)
		s.armies[i] = game.Seat(i)
	}
	for i, c := range v.Cells {
		c.Mark = 0
		s.Cells[i] = c
		if c.Piece != game.NoPiece && c.Commander != game.NoSeat && !unknown(c.Piece) {
			s.armies[c.Piece.Origin()] = c.Commander
		}
	}
	return s
}

func unknown(p game.Piece) bool { return p.Hidden() && p.Kind() == game.Unknown }

// Replay applies the events of a turn in their order. It is strict where an
// animation depends on it:
//
//   - What leaves a square (Captured, Deposed, Swept, Exchanged, Removed) leaves
//     before another piece's Moved arrives there; a lost duel is a Dueled with N 0
//     and the Captured of the challenger where it stood.
//   - A piece named by an event stands where the event says, as the event says.
//   - Command changes by Allied (Han goes to Third), Deposed (Han goes to Seat),
//     CommanderChanged (every piece of the army) and Absorbed (everything Other commanded; the
//     king on From leaves if it stands). A revealed piece belongs to its army's commander.
//   - WentOut, AllianceEnded and every change of stratagem are told.
func (s *State) Replay(events []game.Event) error {
	for i, e := range events {
		if err := s.apply(e); err != nil {
			return fmt.Errorf("event %d (%s): %w", i, Spell(e), err)
		}
	}
	return nil
}

func (s *State) apply(e game.Event) error {
	switch e.Type {
	case game.Moved, game.Castled:
		return s.move(e)
	case game.Captured, game.Swept, game.Removed:
		return s.take(e.From, e.Piece)
	case game.Revealed:
		s.Cells[e.From].Nth = uint8(e.N)
		return s.turn(e.From, e.Piece, e.Became)
	case game.Promoted:
		return s.turn(e.To, e.Piece, e.Became)
	case game.Swapped:
		return s.swap(e)
	case game.Exchanged:
		if err := s.take(e.From, e.Piece); err != nil {
			return err
		}
		return s.take(e.To, e.Became)
	case game.Dueled:
		if err := s.stands(e.From, e.Piece); err != nil {
			return err
		}
		return s.stands(e.To, e.Became)
	case game.Slid, game.Cancelled, game.Activated:
		return s.stratagem(e)
	case game.WentOut:
		s.Seats[e.Seat].Alive = false
		return nil
	}
	return s.diplomacy(e)
}

// stands reports if the square does not hold the piece.
func (s *State) stands(sq game.Square, p game.Piece) error {
	if int(sq) >= len(s.Cells) {
		return fmt.Errorf("square %d is not on the board", sq)
	}
	if got := s.Cells[sq].Piece; got != p || p == game.NoPiece {
		return fmt.Errorf("square %d holds %s, the event says %s", sq, PieceName(got), PieceName(p))
	}
	return nil
}

func (s *State) take(sq game.Square, p game.Piece) error {
	if err := s.stands(sq, p); err != nil {
		return err
	}
	s.Cells[sq] = game.Cell{Commander: game.NoSeat}
	return nil
}

func (s *State) move(e game.Event) error {
	if err := s.stands(e.From, e.Piece); err != nil {
		return err
	}
	cell := s.Cells[e.From]
	s.Cells[e.From] = game.Cell{Commander: game.NoSeat}
	if e.Became != game.NoPiece {
		cell.Piece = e.Became
	}
	if int(e.To) >= len(s.Cells) {
		return fmt.Errorf("square %d is not on the board", e.To)
	}
	if there := s.Cells[e.To].Piece; there != game.NoPiece {
		return fmt.Errorf("square %d still holds %s: what leaves it is told before", e.To, PieceName(there))
	}
	s.Cells[e.To] = cell
	return nil
}

// turn lets the piece on a square show another face.
func (s *State) turn(sq game.Square, was, is game.Piece) error {
	if err := s.stands(sq, was); err != nil {
		return err
	}
	if is == game.NoPiece {
		return fmt.Errorf("the event does not say what the piece became")
	}
	s.Cells[sq].Piece = is
	if was.Hidden() {
		s.Cells[sq].Commander = s.armies[is.Origin()]
	}
	return nil
}

func (s *State) swap(e game.Event) error {
	if err := s.stands(e.From, e.Piece); err != nil {
		return err
	}
	if err := s.stands(e.To, e.Became); err != nil {
		return err
	}
	s.Cells[e.From], s.Cells[e.To] = s.Cells[e.To], s.Cells[e.From]
	return nil
}

func (s *State) stratagem(e game.Event) error {
	switch e.Type {
	case game.Slid:
		if at := s.Seats[e.Seat].Track; at != int(e.N) {
			return fmt.Errorf("the marker stands on %d", at)
		}
		s.Seats[e.Seat].Track = int(e.M)
		s.Seats[e.Seat].Active = int(e.M)
	case game.Cancelled:
		for i := range s.Seats {
			s.Seats[i].Track, s.Seats[i].Active = 0, 0
		}
	case game.Activated:
		s.Seats[e.Seat].Active = int(e.N)
	}
	return nil
}

func (s *State) diplomacy(e game.Event) error {
	switch e.Type {
	case game.Allied:
		s.ally(e.Seat, e.Other)
		s.command(game.Han, e.Third)
	case game.Deposed:
		if int(e.To) < len(s.Cells) && s.Cells[e.To].Piece == e.Piece {
			s.Cells[e.To] = game.Cell{Commander: game.NoSeat}
		}
		s.command(game.Han, e.Seat)
		if e.N == 1 {
			s.ally(e.Other, e.Third)
		}
	case game.AllianceEnded:
		if s.Seats[e.Seat].Ally != e.Other {
			return fmt.Errorf("they were not allied")
		}
		s.Seats[e.Seat].Ally, s.Seats[e.Other].Ally = game.NoSeat, game.NoSeat
	case game.CommanderChanged:
		s.command(e.Piece.Origin(), e.Seat)
	case game.Absorbed:
		s.absorb(e)
	}
	return nil
}

func (s *State) ally(a, b game.Seat) { s.Seats[a].Ally, s.Seats[b].Ally = b, a }

// command hands an army over, its king included.
func (s *State) command(army game.Army, to game.Seat) {
	s.armies[army] = to
	for i, c := range s.Cells {
		if c.Piece != game.NoPiece && c.Piece.Origin() == army && !unknown(c.Piece) {
			s.Cells[i].Commander = to
		}
	}
}

func (s *State) absorb(e game.Event) {
	if int(e.From) < len(s.Cells) && s.Cells[e.From].Piece == game.NewPiece(game.King, e.Other) {
		s.Cells[e.From] = game.Cell{Commander: game.NoSeat}
	}
	for i, c := range s.Cells {
		if c.Commander == e.Other {
			s.Cells[i].Commander = e.Seat
		}
	}
	for i, c := range s.armies {
		if c == e.Other {
			s.armies[i] = e.Seat
		}
	}
}

// Compare reports the first difference between the state and a view, marks aside.
func (s *State) Compare(b *game.Board, v *game.View) error {
	for i, c := range v.Cells {
		if c.Mark = 0; s.Cells[i] != c {
			return fmt.Errorf("events lead to %s on %s, the view shows %s",
				cellName(s.Cells[i]), b.Name(game.Square(i)), cellName(c))
		}
	}
	for i, p := range v.Seats {
		if want := seatState(p); s.Seats[i] != want {
			return fmt.Errorf("events lead to seat %d %+v, the view shows %+v", i, s.Seats[i], want)
		}
	}
	return nil
}

func seatState(p game.SeatView) SeatState { return SeatState{p.Alive, p.Ally, p.Active, p.Track} }
