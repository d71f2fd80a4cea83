//go:build !js

package door

import (
	"testing"
	"time"

	"yanyi/game/room"
)

// board receives messages until one contains the busiest game's board.
func (l *looker) board() room.Board {
	l.t.Helper()
	for {
		if m := l.hear(); m.Tables != nil && m.Tables.Board != nil {
			return *m.Tables.Board
		}
	}
}

// Visitors of the lobby see the board of the game with the most spectators, with the same delay
// as that game's spectators, among whom they do not count; without visitors no game is followed.
func TestTheBusiestBoardIsSeen(t *testing.T) {
	s := openLobby(t, Options{})
	_, c, _ := s.create(t, twoNamed)
	var people []*client
	for i := range 2 {
		people = append(people, s.connect(t, at(c, i)))
	}
	people[0].say(room.Say{Do: room.List, List: &room.Listing{Watch: true, Delay: 2}})
	hearAll(people, 2)
	for i, x := range people {
		x.say(room.Say{Do: room.SetReady, Yes: true})
		hearAll(people, 3+i)
	}
	for n := range 3 {
		r := people[0].room
		actor := r.Match().Actor()
		turn := r.Match().Info().FormatTurn(r.View(actor).Turns[0].Chosen())
		people[actor].say(room.Say{Do: room.Play, Turn: turn, Of: r.Mark()})
		hearAll(people, 5+n)
	}
	l := s.look(t)
	if b := l.board(); b != (room.Board{Code: c.Code, Position: people[0].room.Match().PositionAt(1), Ply: 1}) {
		t.Errorf("the board is %+v", b)
	}
	eye := s.connect(t, `{"v":2,"code":"`+c.Code+`"}`)
	for m := eye.hear(); ; m = eye.hear() {
		if m.Presence != nil && m.Presence.Watching != 1 {
			t.Errorf("%d look on", m.Presence.Watching)
		}
		if m.Presence != nil {
			break
		}
	}
	people[0].say(room.Say{Do: room.Resign, Of: people[0].room.Mark()})
	if b := l.board(); b != (room.Board{}) {
		t.Errorf("when it is over the board is %+v", b)
	}
	l.conn.CloseNow()
	for range 500 {
		s.door.busiest.mu.Lock()
		n := s.door.busiest.lookers
		s.door.busiest.mu.Unlock()
		if n == 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("it is followed though nobody looks")
}
