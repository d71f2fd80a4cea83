package main

import (
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/online"
	"yanyi/scenes/platform"
)

// window is the client as in a desktop window, over the real network.
type window struct {
	*online.Client
	t *testing.T
}

func newWindow(t *testing.T, server string) window {
	store, began := map[string]string{}, time.Now()
	return window{online.New(online.World{
		Net: new(platform.Machine).Abilities().Net, Find: catalog.Find, Elapsed: func() time.Duration { return time.Since(began) },
		Load: func(key string) string { return store[key] }, Save: func(key, text string) { store[key] = text },
	}, server), t}
}

// wait ticks until something holds.
func (w window) wait(what string, holds func() bool) {
	w.t.Helper()
	for late := time.Now().Add(time.Minute); !holds(); time.Sleep(5 * time.Millisecond) {
		if w.Tick(); time.Now().After(late) {
			w.t.Fatalf("not in time: %s", what)
		}
	}
}

// plays plays the first legal turn.
func (w window) plays() {
	r := w.Room()
	r.Play(r.State().View(r.People().You).Turns[0])
}

func (w window) plies(n int) {
	w.t.Helper()
	w.wait("the turn", func() bool {
		r := w.Room()
		return r.People().Bond == host.Bound && r.State().Phase() == room.Playing && r.State().Match().Ply() == n
	})
}

// TestWindowsPlay gives one window the server and the other only a link; the server is killed
// while one sends a turn, which arrives when it is back.
func TestWindowsPlay(t *testing.T) {
	data := t.TempDir()
	p := start(t, "-data", data)
	a, b := newWindow(t, "http://"+p.host), newWindow(t, "")
	a.wait("the server", a.Available)
	a.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "Ann"}, {}}})
	a.wait("the room", func() bool { return a.Room() != nil && a.Room().People().Bond == host.Bound })
	link, ok := a.Room().Link(1)
	if !ok || !b.Visit(link) {
		t.Fatalf("the link is %q", link)
	}
	b.wait("the room", func() bool { return b.Room().People().Bond == host.Bound })
	b.Room().Say(room.Say{Do: room.Sit, Seat: 1, Name: "Ben"})
	for _, w := range []window{a, b} {
		w.wait("a seat", func() bool { return w.Room().People().Seated() })
		w.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	}
	a.plies(0)
	a.plays()
	b.plies(1)
	addr := p.host
	p.kill()
	b.wait("the loss", func() bool { return b.Room().People().Bond == host.Lost })
	b.plays()
	start(t, "-data", data, "-addr", addr)
	b.plies(2)
	a.plies(2)
}
