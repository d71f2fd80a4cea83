package ui

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// iconForm has controls with icons alone and some with text.
func iconForm(t *testing.T) (f *Form, draw func()) {
	windowtest.Need(t)
	f = &Form{}
	f.Reset(testView())
	for i, ctl := range []Control{
		BarButton("bar", canvas.IconBack, "back"), Framed("framed", canvas.IconNext, "next"),
		IconButton("both", canvas.IconHint, "hint"), Secondary("words", "words"), BarButton("nameless", canvas.IconMoon, ""),
	} {
		f.Add(ctl.At(canvas.Box(float64(i)*60, 0, 56, 56)))
	}
	screen := ebiten.NewImage(300, 200)
	t.Cleanup(screen.Deallocate)
	draw = func() {
		var c canvas.Canvas
		c.Begin(screen, &theme.Light, 1, 300, 200, true)
		f.Draw(&c)
	}
	draw()
	return f, draw
}

// tick is the time between two ticks.
const tick = time.Second / 60

// ticks is how many ticks a time has.
func ticks(d time.Duration) int { return int(d / tick) }

// rests keeps the pointer at a place for some ticks.
func rests(f *Form, in *Input, n int) {
	for range n {
		in.Now += tick
		f.Update(in)
		in.Pressed = false
	}
}

// A control with an icon and no text shows its name after the mouse has pointed at it for half a
// second; controls with text, or without a name, do not.
func TestIconsTellTheirNames(t *testing.T) {
	f, draw := iconForm(t)
	for i, want := range []string{"back", "next", "", "", ""} {
		in := &Input{Pointer: Pointer{X: float64(i)*60 + 20, Y: 20}}
		if rests(f, in, ticks(tipRest)-2); f.told() != "" {
			t.Errorf("control %d: %q is told at once", i, f.told())
		}
		f.Reset(f.view) // laid out anew meanwhile
		f.Add(BarButton("bar", canvas.IconBack, "back").At(canvas.Box(0, 0, 56, 56)))
		f.Add(Framed("framed", canvas.IconNext, "next").At(canvas.Box(60, 0, 56, 56)))
		f.Add(IconButton("both", canvas.IconHint, "hint").At(canvas.Box(120, 0, 56, 56)))
		if rests(f, in, 6); f.told() != want || want != "" && !f.Dirty() {
			t.Errorf("control %d tells %q, want %q", i, f.told(), want)
		}
		draw()
		in.X, in.Y = 280, 180
		if rests(f, in, 1); f.told() != "" {
			t.Errorf("control %d: %q is told of what is no longer pointed at", i, f.told())
		}
	}
}

// A press hides the name; keyboard focus shows it, too.
func TestNamesGoWithAPress(t *testing.T) {
	f, _ := iconForm(t)
	in := &Input{Pointer: Pointer{X: 20, Y: 20}}
	rests(f, in, ticks(tipRest)+2)
	in.Pressed, in.Down = true, true
	rests(f, in, 1)
	in.Down, in.Released = false, true
	rests(f, in, 1)
	in.Released = false
	if rests(f, in, ticks(2*tipRest)); f.told() != "" {
		t.Errorf("%q is told after the press", f.told())
	}
	in.X, in.Y = 280, 180
	f.SetFocus("framed")
	if rests(f, in, ticks(tipRest)+2); f.told() != "next" {
		t.Errorf("the keyboard is told %q", f.told())
	}
}

// A long touch on an icon shows its name without pressing it; a short touch presses it.
func TestAFingerAsksForAName(t *testing.T) {
	f, _ := iconForm(t)
	for _, c := range []struct {
		ticks int
		tip   string
		acts  bool
	}{{3, "", true}, {ticks(tipRest) + 5, "back", false}} {
		in := &Input{Pointer: Pointer{X: 20, Y: 20, Touch: true, Down: true, Pressed: true}}
		rests(f, in, c.ticks)
		if f.told() != c.tip {
			t.Errorf("after %d ticks it is told %q", c.ticks, f.told())
		}
		in.Down, in.Released = false, true
		if f.Update(in); f.Acted() != c.acts {
			t.Errorf("after %d ticks it acts: %v", c.ticks, f.Acted())
		}
		in.Released = false
		if rests(f, in, 10); f.told() != c.tip {
			t.Errorf("just after the touch %q is told", f.told())
		}
		if rests(f, in, ticks(2*tipStays)); f.told() != "" {
			t.Errorf("%q stays", f.told())
		}
	}
}

// On slow frames a finger's rest is measured by the clock: ticks that fall together are no
// time, and few ticks may be a long one.
func TestSlowFramesTakeNoTapForARest(t *testing.T) {
	f, _ := iconForm(t)
	for _, c := range []struct {
		frame time.Duration
		ticks int // in a frame
		held  int // frames
		tip   string
	}{{400 * time.Millisecond, 40, 2, ""}, {250 * time.Millisecond, 1, 4, "back"}} {
		in := &Input{Now: time.Second, Pointer: Pointer{X: 20, Y: 20, Touch: true, Down: true, Pressed: true}}
		for range c.held {
			for range c.ticks {
				f.Update(in)
				in.Pressed = false
			}
			in.Now += c.frame
		}
		if f.told() != c.tip {
			t.Errorf("after %d frames of %v it is told %q", c.held, c.frame, f.told())
		}
		in.Down, in.Released = false, true
		if f.Update(in); f.Acted() != (c.tip == "") {
			t.Errorf("after %d frames of %v it acts: %v", c.held, c.frame, f.Acted())
		}
		in.Released = false
		in.Now += 2 * tipStays
		f.Update(in)
		in.Now += 2 * tipStays
		f.Update(in)
	}
}
