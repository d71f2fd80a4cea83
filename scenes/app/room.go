package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
)

// openRoom takes part in the room that the address or the command line names, by its code
// or, in a window, by its whole link.
func openRoom(s *session.Session) error {
	text := s.Params.Room
	if s.Params.Seat != "" {
		text = "?room=" + text + "#seat=" + s.Params.Seat
	}
	if !s.EnterRoom(text) {
		return &session.BadWord{Name: "room", Text: s.Params.Room, Why: "no code of a room"}
	}
	return nil
}

// follower keeps the page's address in step with the room that is taken part in, so that
// whoever loads the page anew is back in it, and takes in what seat the address comes to
// name.
type follower struct {
	session    *session.Session
	can        machine.Abilities
	room, seat string // in the address
	titled     titled
	lit        bool
	felt       felt
}

func (f *follower) tick() {
	f.entitle()
	f.light()
	f.buzz()
	if f.can.Reseated != nil {
		if seat := f.can.Reseated(); seat != "" {
			f.reseat(seat)
		}
	}
	room, seat := "", ""
	if r := f.session.Online.Room(); r != nil {
		room, seat = r.People().Code, r.People().Token
	}
	if f.can.Address != nil && (room != f.room || seat != f.seat) {
		f.room, f.seat = room, seat
		f.can.Address(room, seat)
	}
}

// reseat takes the seat of a link to the room that the address has named before.
func (f *follower) reseat(seat string) {
	s := f.session
	room := f.room
	if room == "" {
		room = s.Params.Room
	}
	s.Params.Room, s.Params.Seat = room, seat
	if err := openRoom(s); err != nil {
		s.Say(session.Told(err))
	}
}
