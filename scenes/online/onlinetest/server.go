// Package onlinetest is a server of rooms without a network, for tests of pages: the state
// machine of package room, several programs connected with it, and the faults of a network.
package onlinetest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/machine"
)

// begin is when a server is made.
var begin = time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)

// Server is a server of rooms for one goroutine. Its time stands still unless a test moves it.
type Server struct {
	At   time.Time
	Luck rand.Source

	Lobby  bool         // it keeps one,
	Listed []room.Table // of which these tables are no rooms here,
	Shown  *room.Board  // and this is the board of one of them

	rooms   map[string]*hall
	refuse  string // code with which rooms are refused to be created, "" for none
	version int    // spoken by the server; room.Version unless a test says otherwise
}

// hall is a room with its connections.
type hall struct {
	room   *room.Room
	events []room.Event
	wires  []*wire
	quick  string // the terms on which people gather in it, "" for none
}

// New is a server without rooms.
func New() *Server {
	return &Server{
		At: begin, Luck: rand.NewPCG(1, 2),
		rooms: map[string]*hall{}, version: room.Version,
	}
}

// Refuse lets rooms, and looks at the lobby, be refused with a code from now on; "" ends that.
func (s *Server) Refuse(code string) { s.refuse = code }

// Speak lets the server speak another version from now on.
func (s *Server) Speak(version int) { s.version = version }

// Room is the room of a code as the server knows it, nil if there is none.
func (s *Server) Room(code string) *room.Room {
	if h := s.rooms[code]; h != nil {
		return h.room
	}
	return nil
}

// Elapsed is the time that has passed since the server was made, for its clients.
func (s *Server) Elapsed() time.Duration { return s.At.Sub(begin) }

// Act does what is due in a room: computers lay tiles and play the first of their turns, and
// clocks run out. It reports whether anything was due.
func (s *Server) Act(code string) bool {
	h := s.rooms[code]
	say := &room.Say{V: room.Version, Do: room.Tick}
	if seat, ok := h.room.Due(); ok {
		say.Seat, say.Do, say.Of = seat, room.Lay, h.room.Mark()
		if h.room.Phase() == room.Playing {
			first := h.room.View(seat).Turns[0]
			say.Do, say.Turn = room.Play, h.room.Match().Info().FormatTurn(first.Chosen())
		}
	}
	return s.decide(h, room.Server, say) == nil
}

// Away notes in a room that a seat's person has been away for long.
func (s *Server) Away(code string, seat game.Seat) error {
	return s.decide(s.rooms[code], room.Server, &room.Say{V: room.Version, Do: room.Leave, Seat: seat})
}

// Sit seats a person without a connection in a room, ready.
func (s *Server) Sit(code string, seat game.Seat, name string) error {
	h, key := s.rooms[code], seatKey(code, seat)
	if err := s.decide(h, key, &room.Say{V: room.Version, Do: room.Sit, Seat: seat, Name: name}); err != nil {
		return err
	}
	return s.decide(h, key, &room.Say{V: room.Version, Do: room.SetReady, Yes: true})
}

// seatKey is the key that the invitation to a seat has, and its token.
func seatKey(code string, seat game.Seat) room.Key {
	return room.Key(fmt.Sprintf("%s-seat-%d", code, seat))
}

func (s *Server) decide(h *hall, who room.Key, say *room.Say) error {
	e, err := h.room.Decide(who, say, room.Time(s.At.UnixMilli()), s.Luck)
	if e == nil {
		return err
	}
	if fault := h.room.Apply(*e); fault != nil {
		panic("onlinetest: " + fault.Error())
	}
	h.events = append(h.events, *e)
	for _, w := range h.wires {
		w.tell(h, *e)
	}
	return err
}

// create answers POST /rooms/new.
func (s *Server) create(body string) machine.Reply {
	say, err := room.DecodeSay([]byte(body))
	if err != nil {
		return refused(400, err)
	}
	if s.refuse != "" {
		return refused(429, &room.Refusal{Code: s.refuse, What: "a test"})
	}
	h, code := &hall{room: room.New(catalog.Find)}, fmt.Sprintf("TEST%c%c", 'A'+len(s.rooms)/8, 'A'+len(s.rooms)%8)
	opened, host := room.Opened{V: s.version, Code: code}, room.Key("")
	for i := range say.Setup.Seats {
		p, token := &say.Setup.Seats[i], ""
		if p.Level == 0 {
			p.Key = seatKey(code, game.Seat(i))
			token = string(p.Key)
		}
		if host == "" && p.Name != "" {
			host = p.Key
		}
		opened.Tokens = append(opened.Tokens, token)
	}
	if err := s.decide(h, host, say); err != nil {
		return refused(400, err)
	}
	s.rooms[code] = h
	return reply(201, opened)
}

// stands answers POST /rooms/seats.
func (s *Server) stands(body string) machine.Reply {
	q, err := room.DecodeEnquiry([]byte(body))
	if err != nil {
		return refused(400, err)
	}
	told := room.Standings{V: s.version}
	for _, hi := range q.Rooms {
		st := room.Standing{Code: hi.Code, Gone: true}
		if h := s.rooms[hi.Code]; h != nil {
			st = h.room.Outline(h.room.Glimpse()).Standing(hi.Code, room.Key(hi.Token), room.Time(s.At.UnixMilli()))
		}
		told.Rooms = append(told.Rooms, st)
	}
	return reply(200, told)
}

func refused(status int, err error) machine.Reply {
	no, ok := err.(*room.Refusal)
	if !ok {
		no = &room.Refusal{Code: "server", What: err.Error()}
	}
	return reply(status, room.Message{V: room.Version, Refused: no})
}

func reply(status int, value any) machine.Reply {
	text, err := json.Marshal(value)
	return machine.Reply{Status: status, Body: string(text), Err: err}
}
