package record

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

func TestKeysLookBack(t *testing.T) {
	tb, r := shown(t, "yanyi", prepared, ended[:3]...)
	r.auto = 5
	for _, c := range []struct {
		key ebiten.Key
		ply int
	}{{ebiten.KeyLeft, 2}, {ebiten.KeyLeft, 1}, {ebiten.KeyRight, 2}, {ebiten.KeyHome, 0}, {ebiten.KeyDown, 3}, {ebiten.KeyUp, 0}, {ebiten.KeyLeft, 0}, {ebiten.KeyEnd, 3}} {
		if !r.Keys(&ui.Input{Keys: []ebiten.Key{c.key}}) || tb.Ply() != c.ply {
			t.Errorf("after %v: ply %d, want %d", c.key, tb.Ply(), c.ply)
		}
	}
	if r.State().Playing {
		t.Error("the replay goes on")
	}
	if r.Keys(&ui.Input{Keys: []ebiten.Key{ebiten.KeyA}}) {
		t.Error("A was taken")
	}
}

// The buttons lead through the past, end an animation first, and are off where they
// lead nowhere.
func TestTransport(t *testing.T) {
	tb, r := shown(t, "yanyi", prepared, ended...)
	landed := 0
	r.Land = func() { landed++ }
	for _, c := range []struct {
		from        int
		press       string
		to          int
		first, last bool
	}{
		{3, "first", 0, false, false},
		{3, "prev", 2, false, false},
		{3, "next", 4, false, false},
		{3, "last", 6, false, false},
		{0, "next", 1, true, false},
		{6, "prev", 5, false, true},
	} {
		tb.GoTo(c.from)
		show(r, tb)
		at := tabletest.Controls(r.Transport(), 392, 64)
		if at["first"].Off != c.first || at["prev"].Off != c.first || at["next"].Off != c.last || at["last"].Off != c.last || at["auto"].Off != c.last {
			t.Errorf("from %d the wrong buttons are off: %+v", c.from, at)
		}
		landed = 0
		at[c.press].Do()
		if tb.Ply() != c.to || landed != 1 {
			t.Errorf("%s from %d leads to %d, want %d; landed %d times", c.press, c.from, tb.Ply(), c.to, landed)
		}
	}
	tb.GoTo(3)
	show(r, tb)
	tabletest.Picture(t, "transport", r.Transport(), 392, 64)
	tabletest.Picture(t, "transport-low", ui.Column(0, r.Transport()), 320, 44)
	if r.Progress() != "3/6" {
		t.Errorf("progress %s", r.Progress())
	}
}

// A replay plays a turn, lets it be seen, and stops at the end; it waits for
// animations, and for whoever stops it.
func TestReplay(t *testing.T) {
	tb, r := shown(t, "yanyi", prepared, ended...)
	tb.GoTo(4)
	show(r, tb)
	auto := func() ui.Control { return tabletest.Controls(r.Transport(), 392, 64)["auto"] }
	auto().Do()
	ticks := func(n int, animating bool) {
		for range n {
			r.Tick(animating)
		}
	}
	ticks(1, false)
	if tb.Ply() != 5 || !r.State().Playing {
		t.Fatalf("ply %d after the first tick", tb.Ply())
	}
	ticks(3*autoTicks, true)
	ticks(autoTicks-1, false)
	if tb.Ply() != 5 {
		t.Errorf("ply %d too early", tb.Ply())
	}
	auto().Do()
	ticks(3*autoTicks, false)
	if tb.Ply() != 5 || r.State().Playing {
		t.Errorf("stopped, it went on to %d", tb.Ply())
	}
	show(r, tb)
	auto().Do()
	ticks(1+autoTicks, false)
	if tb.Ply() != 6 || r.State().Playing {
		t.Errorf("ply %d at the end, playing %v", tb.Ply(), r.State().Playing)
	}
}
