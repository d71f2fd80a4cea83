package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

func testView() View { return View{W: 300, H: 200, Scale: 1, Theme: &theme.Light} }

// testForm has two buttons and, in an area that scrolls, ten more.
func testForm() (*Form, *Scroll) {
	f, s := &Form{}, &Scroll{}
	f.Reset(testView())
	f.Add(Secondary("a", "a").At(draw.Box(0, 0, 100, 44)))
	f.Add(Secondary("b", "b").At(draw.Box(100, 0, 100, 44)))
	f.BeginScroll(s, draw.Box(0, 50, 300, 150))
	for i := range 10 {
		f.Add(Secondary(string(rune('0'+i)), "row").At(draw.Box(0, 50+float64(i)*50, 100, 44)))
	}
	f.EndScroll(300, 550)
	return f, s
}

// activated is the id of the control a tick activates.
func activated(f *Form, in *Input) string {
	if ctl := f.activated(in); ctl != nil {
		return ctl.ID
	}
	return ""
}

// press holds and lets go at two places and returns what was activated.
func press(f *Form, x0, y0, x1, y1 float64, touch bool) string {
	in := &Input{Pointer: Pointer{X: x0, Y: y0, StartX: x0, StartY: y0, Down: true, Pressed: true, Touch: touch}}
	if id := activated(f, in); id != "" {
		return "early " + id
	}
	in.Pressed = false
	in.X, in.Y, in.DX, in.DY = x1, y1, x1-x0, y1-y0
	in.Dragging = abs(in.DX)+abs(in.DY) > TouchSlop
	activated(f, in)
	in.Down, in.Released, in.DX, in.DY = false, true, 0, 0
	return activated(f, in)
}

func TestPress(t *testing.T) {
	f, _ := testForm()
	for _, c := range []struct {
		x0, y0, x1, y1 float64
		want           string
	}{
		{50, 20, 52, 22, "a"},  // a click
		{50, 20, 150, 20, ""},  // let go on another control
		{50, 20, 250, 20, ""},  // let go on none
		{250, 20, 50, 20, ""},  // pressed on none
		{50, 70, 50, 70, "0"},  // in the area
		{50, 210, 50, 210, ""}, // below the view
	} {
		if got := press(f, c.x0, c.y0, c.x1, c.y1, false); got != c.want {
			t.Errorf("from %g,%g to %g,%g: %q, want %q", c.x0, c.y0, c.x1, c.y1, got, c.want)
		}
	}
}

func TestOffCannotBePressed(t *testing.T) {
	f := &Form{}
	f.Reset(testView())
	ctl := Secondary("a", "a").At(draw.Box(0, 0, 100, 44))
	ctl.Off = true
	f.Add(ctl)
	if got := press(f, 50, 20, 50, 20, false); got != "" {
		t.Errorf("activated %q", got)
	}
}

func TestDragScrollsInsteadOfPressing(t *testing.T) {
	f, s := testForm()
	if got := press(f, 50, 180, 50, 80, true); got != "" {
		t.Errorf("a drag activated %q", got)
	}
	if s.Y < 100 {
		t.Errorf("scrolled to %g, want 100 at least", s.Y)
	}
	for range 200 {
		activated(f, &Input{}) // the flick runs out
	}
	rest := s.Y
	if activated(f, &Input{}); s.Y != rest {
		t.Error("a flick never ends")
	}
	s.Y = 100
	if got := press(f, 50, 70, 50, 70, true); got != "2" {
		t.Errorf("after scrolling pressed %q, want 2", got)
	}
	activated(f, &Input{Pointer: Pointer{X: 50, Y: 100}, WheelY: 10000})
	if s.Y != s.Reach() || s.Reach() != 350 {
		t.Errorf("the wheel scrolled to %g of %g", s.Y, s.Reach())
	}
}

func TestKeyboardReachesEverything(t *testing.T) {
	f, s := testForm()
	key := func(k ebiten.Key, shift bool) string {
		return activated(f, &Input{Keys: []ebiten.Key{k}, Shift: shift})
	}
	seen := map[string]bool{}
	for range 12 {
		key(ebiten.KeyTab, false)
		seen[f.Focus()] = true
	}
	if len(seen) != 12 || f.Focus() != "9" {
		t.Errorf("reached %d controls, last %q", len(seen), f.Focus())
	}
	if s.Y == 0 {
		t.Error("the focused control is out of sight")
	}
	if got := key(ebiten.KeyEnter, false); got != "9" {
		t.Errorf("Enter activated %q", got)
	}
	key(ebiten.KeyTab, false)
	key(ebiten.KeyTab, true)
	if f.Focus() != "9" {
		t.Errorf("Tab and Shift+Tab lead to %q", f.Focus())
	}
}

// Filling the form anew keeps what the pointer and the keyboard were at.
func TestResetKeepsFocus(t *testing.T) {
	f, s := testForm()
	f.SetFocus("3")
	s.Y = 120
	g, _ := testForm()
	items := g.items
	f.Reset(testView())
	f.items = items
	if f.Focus() != "3" || s.Y != 120 {
		t.Errorf("focus %q, scrolled %g", f.Focus(), s.Y)
	}
}

func TestSheetRests(t *testing.T) {
	s := &Sheet{Peek: 100, Top: 50}
	v := View{W: 390, H: 800, Still: true}
	s.Layout(v)
	if s.Rect().H != 100 || s.Raised() {
		t.Fatalf("rests at %v", s.Rect())
	}
	in := &Input{Pointer: Pointer{X: 100, Y: 710, StartX: 100, StartY: 710, Down: true, Pressed: true}}
	s.Update(in)
	in.Pressed, in.Dragging, in.DY, in.Y = false, true, -300, 410
	s.Update(in)
	in.Down, in.Released, in.DY = false, true, 0
	s.Update(in)
	if s.Rect().H != 480 || !s.Raised() {
		t.Errorf("dragged up it rests at %g, want 480", s.Rect().H)
	}
	s.Toggle()
	if s.Rect().H != 100 {
		t.Errorf("lowered it rests at %g", s.Rect().H)
	}
}

// A sheet stays at its rest, however high that is in another view.
func TestSheetKeepsItsRest(t *testing.T) {
	s := &Sheet{Peek: 900, Top: 50}
	s.Layout(View{W: 390, H: 1500, Still: true})
	s.Peek = 100
	s.Layout(View{W: 390, H: 800, Still: true})
	if s.Rect().H != 100 || s.Raised() {
		t.Errorf("lowered it went to %g", s.Rect().H)
	}
	s.Toggle()
	s.Layout(View{W: 390, H: 600, Still: true})
	if s.Rect().H != 360 || !s.Raised() {
		t.Errorf("raised it went to %g", s.Rect().H)
	}
}

// A field that must stay legible leaves out what cannot be drawn and says so; others
// take everything.
func TestFieldsTakeWhatCanBeDrawn(t *testing.T) {
	const undrawn = '\U0002A6D6'
	name, any := &Field{Legible: true}, &Field{}
	if !name.accept('刘') || !name.accept(' ') || name.Refused {
		t.Error("what can be drawn is refused")
	}
	if name.accept(undrawn) || !name.Refused {
		t.Error("what cannot be drawn is not refused")
	}
	if !any.accept(undrawn) || any.Refused {
		t.Error("a field that need not be legible refuses")
	}
}

// What cannot be drawn is shown as a dot, not as an empty box.
func TestUnknownCharactersAreDots(t *testing.T) {
	if a, b := draw.Measure(theme.Body, "a\U0002A6D6b", 1), draw.Measure(theme.Body, "a·b", 1); a != b {
		t.Errorf("%g wide, a dot would be %g", a, b)
	}
}

func TestPartsOfALongText(t *testing.T) {
	for _, c := range []struct {
		text        string
		n           int
		first, last string
	}{{"", 3, "", ""}, {"三国演弈", 2, "三国", "演弈"}, {"三国", 2, "三国", "三国"}, {"三国", 9, "三国", "三国"}, {"abc", 0, "", ""}} {
		if f, l := firstOf(c.text, c.n), lastOf(c.text, c.n); f != c.first || l != c.last {
			t.Errorf("%d of %q: %q and %q", c.n, c.text, f, l)
		}
	}
}
