package record

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// A tap on a turn or an event looks at it; beside them it does nothing.
func TestTheListLeadsToItsTurns(t *testing.T) {
	for _, c := range []struct {
		name  string
		split bool
		x, y  float64
		ply   int
	}{
		{"Wu's first", true, 40, 10, 1},
		{"the alliance it made", true, 200, 40, 1},
		{"Wei's first goes on with the round", true, 160, 80, 2},
		{"Wei's first beside Wu's", false, 160, 10, 2},
		{"the alliance after the round", false, 200, 40, 1},
		{"the round's number", true, 10, 10, 6},
		{"below the list", true, 100, 2000, 6},
		{"by key, at no place", true, -1, -1, 6},
	} {
		tb, r := shown(t, "yanyi", prepared, ended...)
		landed := 0
		r.Land = func() { landed++ }
		tabletest.Controls(r.MoveRows(c.split), 392, 600)["list"].Pick(c.x, c.y)
		if tb.Ply() != c.ply {
			t.Errorf("%s: ply %d, want %d", c.name, tb.Ply(), c.ply)
		}
		if want := c.ply != 6; want != (landed > 0) {
			t.Errorf("%s: animations were landed %d times", c.name, landed)
		}
	}
}

// In little room the names go first, then the list; something to press is never
// lower than a finger.
func TestTheListGivesWay(t *testing.T) {
	_, r := shown(t, "yanyi", prepared, ended...)
	for _, c := range []struct{ height, list float64 }{{200, 170}, {74, 44}, {73, 73}, {44, 44}, {43, 0}} {
		got := 0.0
		var f ui.Form
		f.Reset(tabletest.View(392, 800))
		f.Place(ui.Column(0, r.Moves(true)), canvas.Box(0, 0, 392, c.height))
		if len(f.Controls()) > 0 {
			got = r.moves.Area().H
		}
		if got != c.list {
			t.Errorf("in %g the list is %g high, want %g", c.height, got, c.list)
		}
	}
}

// inList is where the list stands that is laid out in 392 by 300.
func inList(r *Record) (y float64) {
	return tabletest.Controls(r.MoveRows(true), 392, 300)["list"].Rect.Y
}

// The list scrolls to the turn looked at when that changes, and else stays where the
// person left it.
func TestTheListFollows(t *testing.T) {
	tb := long(t, 300)
	r := New(tb.Do)
	show(r, tb)
	if y := inList(r); y != 300-150*rowHeight {
		t.Errorf("at the end the list stands at %g", y)
	}
	r.moves.Y = 1000
	if y := inList(r); y != -1000 {
		t.Errorf("laid out again it went to %g", y)
	}
	for _, ply := range []int{101, 7, 0} {
		tb.GoTo(ply)
		show(r, tb)
		top := float64((ply+1)/2-1) * rowHeight
		if y := inList(r); ply > 0 && (top+y < 0 || top+rowHeight+y > 300) || ply == 0 && y != 0 {
			t.Errorf("at ply %d the list stands at %g", ply, y)
		}
	}
}

// Going to and fro in a long game writes nothing anew; another width does.
func TestALongListIsLaidOutOnce(t *testing.T) {
	tb := long(t, 300)
	r := New(tb.Do)
	show(r, tb)
	inList(r)
	before := r.list
	tb.GoTo(20)
	show(r, tb)
	inList(r)
	if r.list != before {
		t.Error("another moment laid the list out anew")
	}
	tabletest.Controls(r.MoveRows(true), 300, 300)
	if r.list == before {
		t.Error("another width did not")
	}
}

// Only what shows of a long list is drawn, and that without allocating.
func TestDrawingTheListAllocatesNothing(t *testing.T) {
	windowtest.Need(t)
	tb := long(t, 300)
	r := New(tb.Do)
	show(r, tb)
	v := tabletest.View(392, 300)
	img := ebiten.NewImage(392, 300)
	defer img.Deallocate()
	var f ui.Form
	f.Reset(v)
	f.Place(r.Moves(true), v.Bounds())
	var c canvas.Canvas
	frame := func() {
		v.Draw(&c, img, true)
		f.Draw(&c)
	}
	frame()
	runtime.GC() // collected images clean up beside the test, and that allocates
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	if n := testing.AllocsPerRun(200, frame); n > 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func BenchmarkLongGame(b *testing.B) {
	tb := long(b, 300)
	r := New(tb.Do)
	at := tabletest.At(tb, 392, 300)
	b.Run("written", func(b *testing.B) {
		for range b.N {
			r.basis = basis{}
			r.Show(at)
			inList(r)
		}
	})
	b.Run("again", func(b *testing.B) {
		for range b.N {
			r.Show(at)
			inList(r)
		}
	})
}
