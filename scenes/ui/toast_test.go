package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// A notice at the foot is shown above the controls and texts there; areas and lists do not move
// it, and where controls fill everything it stays.
func TestALineStandsAboveControls(t *testing.T) {
	foot := canvas.Box(100, 740, 200, 44)
	button := Control{ID: "button"}.At(canvas.Box(0, 700, 390, 60))
	area := Control{ID: "board", Role: RoleArea}.At(canvas.Box(0, 100, 390, 600))
	everywhere := Control{ID: "list"}.At(canvas.Box(0, 0, 390, 844))
	told := Control{ID: "notice", Role: RoleArea, Inert: true}.At(canvas.Box(0, 700, 390, 60))
	list := Control{ID: "list", Pick: func(x, y float64) {}, scroll: &Scroll{}}.At(canvas.Box(0, 700, 390, 144))
	for _, c := range []struct {
		controls []Control
		bottom   float64
	}{
		{nil, 784}, {[]Control{area}, 784}, {[]Control{button, area}, 696}, {[]Control{everywhere}, 784},
		{[]Control{told, area}, 696}, {[]Control{list, area}, 784},
	} {
		if got := above(foot, c.controls, nil); got.Bottom() != c.bottom || got.X != foot.X {
			t.Errorf("below %v it ends at %g, want %g", c.controls, got.Bottom(), c.bottom)
		}
	}
}

// A pinned notice stays until it is pressed or Escape is, which have no other effect then. A
// later notice covers it.
func TestWhatIsPinnedStandsUntilItIsClosed(t *testing.T) {
	var s Stack
	s.Pin("wrong")
	s.toast.rect = canvas.Box(100, 700, 200, 44)
	for range 10 * toastTicks {
		s.toast.update()
	}
	press := func(x, y float64) *Input {
		in := &Input{Pointer: Pointer{X: x, Y: y, Pressed: true, Down: true}}
		s.toast.close(in)
		return in
	}
	if in := press(10, 10); s.Said() != "wrong" || !in.Pressed {
		t.Errorf("a press elsewhere leaves %q, pressed %v", s.Said(), in.Pressed)
	}
	s.Toast("said")
	if press(150, 720); s.Said() != "said" {
		t.Errorf("what covers it is closed: %q", s.Said())
	}
	for range toastTicks {
		s.toast.update()
	}
	if in := press(150, 720); s.Said() != "" || in.Pressed || in.Down {
		t.Errorf("a press on it leaves %q, pressed %v", s.Said(), in.Pressed)
	}
	s.Pin("wrong")
	in := &Input{Keys: []ebiten.Key{KeyEscape, ebiten.KeyA}}
	if s.toast.close(in); s.Said() != "" || in.Key(KeyEscape) || !in.Key(ebiten.KeyA) {
		t.Errorf("Escape leaves %q and the keys %v", s.Said(), in.Keys)
	}
	if in := (&Input{Keys: []ebiten.Key{KeyEscape}}); true {
		if s.toast.close(in); !in.Key(KeyEscape) {
			t.Error("with nothing to close Escape is taken in")
		}
	}
}

// A notice at the foot covers no headline of the page, such as a result's. Where there is no
// such place, controls matter more.
func TestALineSparesHeadlines(t *testing.T) {
	foot := canvas.Box(100, 740, 200, 44)
	button := Control{ID: "button"}.At(canvas.Box(0, 700, 390, 120))
	var f Form
	f.Reset(View{W: 390, H: 844, Scale: 1, Theme: &theme.Light})
	f.Place(Column(0, Text(theme.Title, "Wu wins", theme.Light.Ink).High(32), Text(theme.Caption, "Wei is out", theme.Light.Ink)), canvas.Box(0, 640, 390, 60))
	if got := above(foot, []Control{button}, f.headlines()); got.Bottom() != 640 {
		t.Errorf("it ends at %g, above the headline at 640", got.Bottom())
	}
	everywhere := []canvas.Rect{canvas.Box(0, 0, 390, 844)}
	if got := above(foot, []Control{button}, everywhere); got.Bottom() != 696 {
		t.Errorf("among headlines alone it ends at %g, above the button at 700", got.Bottom())
	}
}
