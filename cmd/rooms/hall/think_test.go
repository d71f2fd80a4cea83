package hall

import (
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// alone creates and begins a game of Ann against computers.
func alone(t *testing.T, variant string, h *Hall) *friend {
	t.Helper()
	v, _ := catalog.Find(variant)
	s := &room.Setup{Variant: variant, Seats: []room.Place{{Key: keys[0], Name: "Ann"}}}
	for len(s.Seats) < len(v.Info().Seats) {
		s.Seats = append(s.Seats, room.Place{Level: 1})
	}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	f := enter(t, h, keys[0])
	f.say(room.Say{Do: room.SetReady, Yes: true})
	return f
}

// myTurn waits until it is a friend's turn.
func (f *friend) myTurn() {
	f.t.Helper()
	f.knows("it is its turn", func() bool { return f.room.Phase() == room.Playing && f.room.Match().Actor() == 0 })
}

// move plays some turn.
func (f *friend) move() {
	f.t.Helper()
	f.myTurn()
	turn := f.room.Match().Info().FormatTurn(f.room.View(0).Turns[0].Chosen())
	f.say(room.Say{Do: room.Play, Turn: turn, Of: f.room.Mark()})
}

// TestComputersPlayTheirSeats checks that computers play and lay their tiles, each turn once,
// though two processes have the game.
func TestComputersPlayTheirSeats(t *testing.T) {
	for _, variant := range []string{"yanyi", "jieqi", "qice", "baige"} {
		t.Run(variant, func(t *testing.T) {
			j := open(t, t.TempDir())
			defer j.Close()
			f := alone(t, variant, serve(t, j))
			watcher := enter(t, serve(t, j), "")
			if f.room.Phase() == room.Laying {
				f.say(room.Say{Do: room.Lay, Tiles: f.room.Match().Variant().(game.Deployer).Suggest(0, 1, nil)})
			}
			for range 4 {
				f.move()
			}
			f.myTurn()
			agree(t, []*friend{f, watcher})
			if n := f.room.Match().Ply(); n < 8 {
				t.Errorf("%d turns were played", n)
			}
		})
	}
}

// busy occupies a hall's engines permanently.
func busy(h *Hall) {
	for range cap(h.brains) {
		h.brains <- struct{}{}
	}
}

// TestAComputersTurnOutlivesItsProcess ends a process before the computer has answered; another
// process finds the room and plays.
func TestAComputersTurnOutlivesItsProcess(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	f := alone(t, "baige", h)
	busy(h)
	f.move()
	h.Close()
	f.hall = serve(t, j)
	f.enter()
	f.move()
	f.myTurn()
	if n := f.room.Match().Ply(); n != 4 {
		t.Errorf("%d turns were played", n)
	}
}

// TestAnotherProcessHelpsOut checks that another process plays a computer's turn if the
// responsible one does not.
func TestAnotherProcessHelpsOut(t *testing.T) {
	t.Parallel()
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	f := alone(t, "baige", h)
	enter(t, serve(t, j), "")
	busy(h)
	f.move()
	f.myTurn()
}

// TestThoughtsOfPositionsThatAreGoneEnd checks that searches of outdated positions are stopped.
func TestThoughtsOfPositionsThatAreGoneEnd(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	f := alone(t, "baige", h)
	busy(h)
	f.move()
	f.say(room.Say{Do: room.Ask, What: room.TakeBack})
	<-h.brains
	f.move()
	f.myTurn()
	f.knows("no thought is left", func() bool { // its answer is received before it ends
		h.mu.Lock()
		defer h.mu.Unlock()
		return len(h.thoughts) == 0
	})
	if n := f.room.Match().Ply(); n != 2 {
		t.Errorf("%d turns were played", n)
	}
}
