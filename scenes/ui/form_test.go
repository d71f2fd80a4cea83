package ui

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/typing"
)

func testView() View { return View{W: 300, H: 200, Scale: 1, Theme: &theme.Light} }

// testForm has two buttons and a scrolling area with ten more.
func testForm() (*Form, *Scroll) {
	f, s := &Form{}, &Scroll{}
	f.Reset(testView())
	f.Add(Secondary("a", "a").At(canvas.Box(0, 0, 100, 44)))
	f.Add(Secondary("b", "b").At(canvas.Box(100, 0, 100, 44)))
	f.BeginScroll(s, canvas.Box(0, 50, 300, 150))
	for i := range 10 {
		f.Add(Secondary(string(rune('0'+i)), "row").At(canvas.Box(0, 50+float64(i)*50, 100, 44)))
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

// press presses at one place, releases at another and returns the id of the activated control.
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
		{50, 20, 150, 20, ""},  // released on another control
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
	ctl := Secondary("a", "a").At(canvas.Box(0, 0, 100, 44))
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
		activated(f, &Input{}) // until the flick has ended
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

// Laying out the form anew keeps the states of pointer and keyboard.
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

// A field that must stay legible omits characters that cannot be drawn and says so; other fields
// take everything.
func TestFieldsTakeWhatCanBeDrawn(t *testing.T) {
	const undrawn = '\U0008FFFD'
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

// A character that cannot be drawn is shown as a dot instead of an empty box.
func TestUnknownCharactersAreDots(t *testing.T) {
	if a, b := canvas.Measure(theme.Body, "a\U0008FFFDb", 1), canvas.Measure(theme.Body, "a·b", 1); a != b {
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

// Wheel and touch are used where they scroll something further.
func TestWhatScrollsHasAUse(t *testing.T) {
	f, s := testForm()
	at := func(y, dy float64, touch bool) *Input {
		in := &Input{Pointer: Pointer{X: 50, Y: y, StartX: 50, StartY: y, Touch: touch}}
		if touch {
			in.Y -= dy // pulls the content up
		} else {
			in.WheelY = dy
		}
		return in
	}
	for _, touch := range []bool{false, true} {
		for _, c := range []struct {
			scrolled, y, dy float64
			want            bool
		}{
			{0, 100, 30, true}, {0, 100, -30, false}, {20, 100, -30, true}, {s.Reach(), 100, 30, false}, {s.Reach(), 100, -30, true},
			{20, 20, 30, false}, // beside the area
			{20, 100, 0, false}, // a finger that has only come down may press
		} {
			s.Y = c.scrolled
			if got := f.Uses(at(c.y, c.dy, touch)); got != c.want {
				t.Errorf("scrolled %g, by %g at %g, finger %t: %t", c.scrolled, c.dy, c.y, touch, got)
			}
		}
	}
}

// A press whose finger the system cancels activates nothing.
func TestAFingerTakenAwayPressesNothing(t *testing.T) {
	f, _ := testForm()
	in := &Input{Pointer: Pointer{X: 50, Y: 20, StartX: 50, StartY: 20, Down: true, Pressed: true, Touch: true}}
	activated(f, in)
	in.Down, in.Pressed, in.Canceled = false, false, true
	if got := activated(f, in); got != "" || f.press != "" {
		t.Errorf("activated %q, pressed %q", got, f.press)
	}
}

// A text that an input method is still composing when its field is left is kept, and the
// page is told of the change.
func TestComposedTextIsKeptWhenAFieldIsLeft(t *testing.T) {
	for _, to := range []string{"other", "button", ""} {
		f, name := &Form{}, &Field{Text: "a"}
		f.Reset(testView())
		f.Add(NameField("name", "name", name, f).At(canvas.Box(0, 0, 100, 44)))
		f.Add(NameField("other", "other", &Field{Text: "b"}, f).At(canvas.Box(100, 0, 100, 44)))
		f.Add(Secondary("button", "button").At(canvas.Box(200, 0, 100, 44)))
		f.Edit("name")
		f.writing.pen.Begin(typing.Line{Text: "a组"}, image.Rectangle{}) // as the input method has it by now
		f.pressed(f.find(to))
		if name.Text != "a组" {
			t.Errorf("left for %q the field holds %q", to, name.Text)
		}
		if id := activated(f, &Input{}); id != "name" {
			t.Errorf("left for %q the page hears of %q", to, id)
		}
		if id := activated(f, &Input{}); id != "" {
			t.Errorf("left for %q the page hears of %q again", to, id)
		}
	}
}

// The labels of a switch have one size: where one needs the smaller, all have it.
func TestLabelsOfASwitchHaveOneSize(t *testing.T) {
	labels := []string{"Player", "Computer", "Invite"}
	wide := canvas.Measure(segmentText, "Computer", 1)
	for _, c := range []struct {
		width float64
		want  theme.Role
	}{{wide, segmentText}, {wide - 1, theme.Caption}} {
		if got := segmentRole(labels, c.width, 1); got != c.want {
			t.Errorf("at %.1f they have the size %v, want %v", c.width, got.Size, c.want.Size)
		}
	}
}

// An area that hides something has a bar, which tells how much and where one is.
func TestABarShowsThatThereIsMore(t *testing.T) {
	_, s := testForm()
	top, ok := s.bar(300)
	if !ok || top.Y != 50 || top.H >= 150 || top.Right() > 300 {
		t.Fatalf("at the top: %v %v", top, ok)
	}
	s.by(0, -10_000)
	s.by(0, 10_000)
	if end, ok := s.bar(300); !ok || end == top || end.Y != 50 && end.Bottom() != 200 {
		t.Errorf("at the end: %v, at the top %v", end, top)
	}
	s.ch = 150
	if _, ok := s.bar(300); ok {
		t.Error("there is a bar though everything is visible")
	}
}
