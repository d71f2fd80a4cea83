package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/lobby"
	"yanyi/scenes/pages/room"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// openRoom enters the room that the address or the command line names, by its code or, in a
// window, by its whole link.
func openRoom(s *session.Session) error {
	text := s.Params.Room
	if s.Params.Seat != "" {
		text = "?room=" + text + "#seat=" + s.Params.Seat
	}
	if s.Params.Mode == "watch" {
		text = "?room=" + s.Params.Room + "&mode=watch"
	}
	if !s.EnterRoom(text) {
		return &session.BadWord{Name: "room", Text: s.Params.Room, Why: "no code of a room"}
	}
	return nil
}

// follower keeps the page's address in step with the current room, so that a reload returns to
// it, and takes the seat that the address names after a change.
type follower struct {
	session    *session.Session
	can        machine.Abilities
	room, seat string // in the address
	watches    bool   // likewise
	titled     titled
	blink      blink
	awake      bool
	felt       felt
	caller     *lobby.Caller
}

// atRoom reports whether a page leads to the table of a room on its own.
func atRoom(p ui.Page) bool {
	switch p.(type) {
	case *lobby.Page, *room.Page:
		return true
	}
	return false
}

// awaitsRoom reports whether a page asks for new rooms and leads to them.
func awaitsRoom(p ui.Page) bool {
	switch p.(type) {
	case *lobby.Page, *setup.Page:
		return true
	}
	return false
}

func (f *follower) tick() {
	if on := f.session.Online; on.Creating() && !f.session.Stack.Holds(awaitsRoom) {
		on.Leave() // the person has gone elsewhere meanwhile
	}
	f.entitle()
	f.keepAwake()
	f.buzz()
	f.caller.Tick(atRoom)
	if f.can.Reseated != nil {
		if seat := f.can.Reseated(); seat != "" {
			f.reseat(seat)
		}
	}
	code, seat, watches := "", "", false
	if r := f.session.Online.Room(); r != nil {
		code, seat, watches = r.People().Code, r.People().Token, r.Watches()
	}
	if f.can.Address != nil && (code != f.room || seat != f.seat || watches != f.watches) {
		f.room, f.seat, f.watches = code, seat, watches
		f.can.Address(code, seat, watches)
	}
}

// reseat takes the seat of a link to the room already named by the address.
func (f *follower) reseat(seat string) {
	s := f.session
	code := f.room
	if code == "" {
		code = s.Params.Room
	}
	s.Params.Room, s.Params.Seat = code, seat
	if err := openRoom(s); err != nil {
		s.Say(session.Told(err))
	}
}
