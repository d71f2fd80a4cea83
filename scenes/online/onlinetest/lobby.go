package onlinetest

import (
	"encoding/json"
	"maps"
	"slices"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/machine"
)

// tables are the strangers' list: the listed rooms, and Listed.
func (s *Server) tables() []room.Table {
	list := slices.Clone(s.Listed)
	for _, code := range slices.Sorted(maps.Keys(s.rooms)) {
		if t, ok := s.rooms[code].room.Table(code, 0); ok {
			list = append(list, t)
		}
	}
	return list
}

// board is that of the first room that is played, or Shown.
func (s *Server) board(list []room.Table) *room.Board {
	for _, t := range list {
		if h := s.rooms[t.Code]; h != nil && t.Playing {
			return h.room.Board(t.Code)
		}
	}
	return s.Shown
}

// look lets a connection look at the lobby.
func (w *wire) look() {
	if !w.server.Lobby {
		w.put(room.Message{Refused: &room.Refusal{Code: "lobby", What: "there is none"}})
		w.ended = true
		return
	}
	if w.server.refuse != "" {
		w.put(room.Message{Refused: &room.Refusal{Code: w.server.refuse, What: "a test"}})
		w.ended = true
		return
	}
	w.looks = true
	w.put(room.Message{Welcome: &room.Welcome{Now: room.Time(w.server.At.UnixMilli())}})
}

// lookAgain sends changes to viewers.
func (w *wire) lookAgain() {
	if !w.looks || w.ended {
		return
	}
	list := w.server.tables()
	board := w.server.board(list)
	text, err := json.Marshal([]any{list, board})
	if err != nil {
		panic(err)
	}
	if w.shown == string(text) {
		return
	}
	told := room.Tables{All: true, List: list, Board: board}
	if slices.EqualFunc(w.seen, list, func(a, b room.Table) bool { return a.Same(&b) }) {
		told = room.Tables{Plies: map[string]int{}, Board: board}
		for _, t := range list {
			told.Plies[t.Code] = t.Ply
		}
	}
	told.Board = board
	w.shown, w.seen = string(text), list
	w.put(room.Message{Tables: &told})
}

// quick answers POST /rooms/quick: seats are given in turn.
func (s *Server) quick(body string) machine.Reply {
	q, err := room.DecodeQuick([]byte(body), catalog.Find)
	if err != nil {
		return refused(400, err)
	}
	if s.refuse != "" {
		return refused(429, &room.Refusal{Code: s.refuse, What: "a test"})
	}
	terms, err := json.Marshal([]any{q.Game, q.Options, q.Clock})
	if err != nil {
		panic(err)
	}
	for code, h := range s.rooms {
		if h.quick != string(terms) || h.room.Phase() != room.Gathering {
			continue
		}
		for i, seat := range h.room.Seats() {
			key := room.Key(code + "-quick-" + q.Name)
			if !seat.Taken && s.decide(h, key, &room.Say{V: room.Version, Do: room.Sit, Seat: game.Seat(i), Name: q.Name}) == nil {
				return reply(200, room.Opened{V: s.version, Code: code, Tokens: []string{string(key)}})
			}
		}
	}
	return s.gather(q, string(terms))
}

// gather makes the room in which people gather.
func (s *Server) gather(q *room.Quick, terms string) machine.Reply {
	v, _ := catalog.Find(q.Game)
	setup := &room.Setup{Variant: q.Game, Options: q.Options, Clock: q.Clock, Seats: make([]room.Place, len(v.Info().Seats))}
	setup.Seats[0].Name = q.Name
	text, err := json.Marshal(room.Say{V: room.Version, Do: room.Create, Setup: setup})
	if err != nil {
		panic(err)
	}
	made := s.create(string(text))
	var opened room.Opened
	if made.Status != 201 || json.Unmarshal([]byte(made.Body), &opened) != nil {
		return made
	}
	h := s.rooms[opened.Code]
	h.quick = terms
	list := &room.Listing{Open: true, Watch: true, Quick: room.Time(s.At.UnixMilli()) + q.Wait}
	if err := s.decide(h, room.Server, &room.Say{V: room.Version, Do: room.List, List: list}); err != nil {
		panic("onlinetest: " + err.Error())
	}
	opened.Tokens = opened.Tokens[:1]
	return reply(200, opened)
}

// Fill lets computers of a level take the free seats of a quick game, which begins with that.
func (s *Server) Fill(code string, level int) {
	h := s.rooms[code]
	for i, seat := range h.room.Seats() {
		if seat.Taken {
			continue
		}
		say := &room.Say{V: room.Version, Do: room.Appoint, Seat: game.Seat(i), Level: level}
		if err := s.decide(h, room.Server, say); err != nil {
			panic("onlinetest: " + err.Error())
		}
	}
}
