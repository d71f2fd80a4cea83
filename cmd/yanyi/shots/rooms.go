package main

import (
	"errors"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// elsewhere is the server of the picture that is being taken.
var elsewhere *onlinetest.Server

// openInvited prepares a game with people elsewhere.
func openInvited(s *scenetest.Stage, sh *session.Session) error {
	sh.NamePlayer("刘备")
	s.Resize(1280, 1000)
	if err := s.Settle(40); err != nil {
		return err
	}
	for _, id := range []string{"yanyi", "seat.0.who.invite", "seat.1.who.invite", "clock.10", "relief.computer"} {
		if err := tap(s, id); err != nil {
			return err
		}
		if err := s.Settle(40); err != nil {
			return err
		}
	}
	return nil
}

// openRoom opens the room that was prepared, in which one of the others has sat down.
func openRoom(s *scenetest.Stage, sh *session.Session) error {
	if err := openInvited(s, sh); err != nil {
		return err
	}
	if err := tap(s, "begin"); err != nil {
		return err
	}
	if err := s.Settle(40); err != nil {
		return err
	}
	if sh.Online.Room() == nil {
		return errors.New("there is no room")
	}
	return elsewhere.Sit(sh.Online.Room().People().Code, 0, "孙权")
}

// joinRoom comes to that room by a seat's link, or by the code.
func joinRoom(s *scenetest.Stage, sh *session.Session, seat game.Seat) error {
	places := []room.Place{{}, {}, {Name: "刘备"}}
	sh.Online.Create(&room.Setup{Variant: "yanyi", Clock: room.Clock{Total: 600_000, Increment: 5000}, Seats: places})
	if err := s.Settle(40); err != nil {
		return err
	}
	code := sh.Online.Room().People().Code
	link, ok := sh.Online.Room().Link(seat)
	if !ok {
		return errors.New("the seat has no link")
	}
	sh.Online.Forget(code)
	sh.Online.Visit(link)
	sh.Stack.Open(sh.Routes.Room())
	return nil
}

// openFriends opens the page of rooms, a seat kept in one.
func openFriends(s *scenetest.Stage, sh *session.Session) error {
	if err := openRoom(s, sh); err != nil {
		return err
	}
	for _, id := range []string{"back", "friends"} {
		if err := tap(s, id); err != nil {
			return err
		}
		if err := s.Settle(40); err != nil {
			return err
		}
	}
	return nil
}
