package hall

import (
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// Spectators in large numbers receive all of the game and few messages about each other; players
// receive the number of spectators.
func TestACrowdIsCountedNowAndThen(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	one, two := serve(t, j), serve(t, j)
	friends := sitDown(t, "baige", one)
	play(t, friends, 4)
	both := game.SetOf(0).With(1)
	friends[0].sees(both, 0, 0)
	start := time.Now()
	const many = 60
	var crowd []*friend
	for i := range many {
		crowd = append(crowd, enter(t, []*Hall{one, two}[i%2], ""))
		if i%20 == 0 {
			play(t, friends, 1)
		}
	}
	play(t, friends, 1)
	for _, f := range append(crowd, friends...) {
		f.sees(both, 0, many)
	}
	agree(t, append(friends, crowd...))
	for _, f := range crowd {
		f.leave()
	}
	friends[1].sees(both, 0, 0)
	// Each of the two processes counts once a second and informs the other.
	if n, most := friends[0].counted(), 6+2*int(time.Since(start)/countTime); n > most {
		t.Errorf("who plays is told %d times who is there, in %v", n, time.Since(start))
	}
}

// The entries read for one arrival are cached for the next one, and not for ever.
func TestThePastIsReadOnceForACrowd(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	friends := sitDown(t, "baige", h)
	play(t, friends, 3)
	enter(t, h, "")
	play(t, friends, 2)
	x := h.locked("CODE", false)
	known := len(x.past)
	x.mu.Unlock()
	if n := latest(friends); known != n {
		t.Errorf("%d of %d entries are kept for whoever comes", known, n)
	}
	agree(t, append(friends, enter(t, h, ""), enter(t, h, keys[1])))
	h.sweep()
	if x := h.table("CODE", false); x.past != nil {
		t.Error("they are kept when nobody comes any more")
	}
	friends[0].say(room.Say{Do: room.Resign, Of: friends[0].room.Mark()})
	agree(t, append(friends, enter(t, h, "")))
}
