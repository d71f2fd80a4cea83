package main

import (
	"errors"
	"fmt"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
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
	return tapAll(s, "yanyi", "seat.0.who.invite", "seat.1.who.invite", "clock.10", "relief.computer")
}

// openRoom opens the room that was prepared, in which one of the others has sat down.
func openRoom(s *scenetest.Stage, sh *session.Session) error {
	if err := openInvited(s, sh); err != nil {
		return err
	}
	if err := tapAll(s, "begin"); err != nil {
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
	return tapAll(s, "back", "friends")
}

// withLobby are the pictures of a site that has one.
var withLobby = map[string]bool{"lobby": true, "lobby-waiting": true, "home-waiting": true}

// tables are those of strangers.
func tables() ([]room.Table, *room.Board, error) {
	moments, err := sample.Scenes(catalog.Find)
	if err != nil {
		return nil, nil, err
	}
	var m *match.Match // far on
	for _, moment := range moments {
		if x, err := match.ParseLegal(catalog.Find, moment.Text); err == nil && x.Info().ID == "yanyi" && (m == nil || x.Ply() > m.Ply()) {
			m = x
		}
	}
	now := room.Time(elsewhere.At.UnixMilli())
	seats := []room.Occupant{{Taken: true, Name: "曹操"}, {Taken: true, Name: "周瑜"}, {Level: 6, Yields: true}}
	list := []room.Table{
		{Code: "AAAAAA", Game: "yanyi", Clock: room.Clock{Total: 600_000, Increment: 10_000}, Since: now - 200_000,
			Seats: []room.Occupant{{Taken: true, Name: "孔融"}, {}, {Level: 5}}},
		{Code: "BBBBBB", Game: "jieqi", Clock: room.Clock{Total: 600_000}, Since: now - 20_000, Quick: now + 75_000,
			Seats: []room.Occupant{{}, {Taken: true, Name: "Annabel Lee"}, {}}},
		{Code: "DDDDDD", Game: m.Info().ID, Options: m.Setup().Options, Clock: room.Clock{Total: 600_000}, Playing: true, Ply: m.Ply(), Watching: 12, Since: now, Quick: now,
			Seats: seats[:len(m.Info().Seats)]},
		{Code: "EEEEEE", Game: "xiangqi", Clock: room.Clock{PerTurn: 30_000}, Playing: true, Ply: 18, Delay: 3, Since: now,
			Seats: []room.Occupant{{Taken: true, Name: "貂蝉"}, {Taken: true, Name: "吕布"}}},
	}
	return list, &room.Board{Code: "DDDDDD", Position: m.PositionAt(m.Ply()), Ply: m.Ply()}, nil
}

// openLobby opens the list of strangers' tables.
func openLobby(s *scenetest.Stage, sh *session.Session) (err error) {
	sh.NamePlayer("刘备")
	if elsewhere.Listed, elsewhere.Shown, err = tables(); err != nil {
		return err
	}
	return tap(s, "lobby")
}

// waitInLobby waits there for a quick game.
func waitInLobby(s *scenetest.Stage, sh *session.Session) error {
	if err := openLobby(s, sh); err != nil {
		return err
	}
	s.Resize(1280, 1000)
	if err := s.Settle(40); err != nil {
		return err
	}
	return tap(s, "ask")
}

// awaited comes home while two rooms wait for a turn.
func awaited(s *scenetest.Stage, sh *session.Session) error {
	for range 2 {
		sh.Online.Create(&room.Setup{Variant: "xiangqi", Clock: room.Clock{PerTurn: 3 * 86_400_000}, Seats: []room.Place{{Name: "刘备"}, {Level: 3}}})
		if err := s.Settle(40); err != nil {
			return err
		}
		if sh.Online.Room() == nil {
			return errors.New("there is no room")
		}
		sh.Online.Room().Say(room.Say{Do: room.SetReady, Yes: true})
		if err := s.Settle(40); err != nil {
			return err
		}
		sh.Online.Leave()
	}
	if err := s.Settle(120); err != nil {
		return err
	}
	if n := sh.Online.Waiting(); n != 2 {
		return fmt.Errorf("%d rooms wait", n)
	}
	return nil
}
