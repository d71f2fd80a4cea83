package ui

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// box is a part that records where it was placed.
func box(placed map[string]canvas.Rect, name string) Part {
	return Part{&traits{place: func(_ *Form, r canvas.Rect) { placed[name] = r }}}
}

// laidOut places a part in r and returns the places of its boxes.
func laidOut(r canvas.Rect, arrange func(box func(name string) Part) Part) string {
	placed, f := map[string]canvas.Rect{}, &Form{}
	f.Reset(testView())
	f.Place(arrange(func(name string) Part { return box(placed, name) }), r)
	var out []string
	for _, name := range []string{"a", "b", "c"} {
		if r, ok := placed[name]; ok {
			out = append(out, fmt.Sprintf("%s %g,%g %gx%g", name, r.X, r.Y, r.W, r.H))
		}
	}
	return strings.Join(out, "; ")
}

func TestLayout(t *testing.T) {
	for _, c := range []struct {
		name    string
		r       canvas.Rect
		arrange func(box func(string) Part) Part
		want    string
	}{
		{"what grows takes what the others leave", canvas.Box(10, 10, 100, 20), func(box func(string) Part) Part {
			return Row(5, box("a").Wide(20), box("b").Grow(), box("c").Wide(10))
		}, "a 10,10 20x20; b 35,10 60x20; c 100,10 10x20"},
		{"shares are in proportion", canvas.Box(0, 0, 90, 20), func(box func(string) Part) Part {
			return Row(0, box("a").Grow(), box("b").Share(2))
		}, "a 0,0 30x20; b 30,0 60x20"},
		{"a part that knows its height stands in the middle of a row", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Row(0, box("a").Sized(20, 40), box("b").Grow())
		}, "a 0,30 20x40; b 20,0 30x100"},
		{"or at its top", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Row(0, box("a").Sized(20, 40).Top(), box("b").Grow())
		}, "a 0,0 20x40; b 20,0 30x100"},
		{"a column stretches its parts", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Column(10, box("a").High(20), box("b").Grow())
		}, "a 0,0 50x20; b 0,30 50x70"},
		{"a height may follow from the width", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Column(0, box("a").HighBy(func(_ View, w float64) float64 { return w / 2 }), box("b").Grow())
		}, "a 0,0 50x25; b 0,25 50x75"},
		{"nothing takes no gap", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Column(10, Part{}, box("a").High(20), If(false, box("b").High(20)), box("c").High(20))
		}, "a 0,0 50x20; c 0,30 50x20"},
		{"the highest rank is dropped first", canvas.Box(0, 0, 50, 50), func(box func(string) Part) Part {
			return Column(0, box("a").High(20).Drop(1), box("b").High(20).Drop(2), box("c").High(20))
		}, "a 0,0 50x20; c 0,20 50x20"},
		{"one that can be smaller becomes it before another is dropped", canvas.Box(0, 0, 50, 50), func(box func(string) Part) Part {
			return Column(0, box("a").High(40).Or(box("b").High(20)).Rank(2), box("c").High(30).Drop(1))
		}, "b 0,0 50x20; c 0,20 50x30"},
		{"it gives way for what grows, too", canvas.Box(0, 0, 50, 50), func(box func(string) Part) Part {
			return Column(0, box("a").High(20).Drop(1), box("b").Grow().Least(40))
		}, "b 0,0 50x50"},
		{"where nothing is missing nothing gives way", canvas.Box(0, 0, 50, 60), func(box func(string) Part) Part {
			return Column(0, box("a").High(20).Drop(1), box("b").Grow().Least(40))
		}, "a 0,0 50x20; b 0,20 50x40"},
		{"columns are alike", canvas.Box(0, 0, 100, 10), func(box func(string) Part) Part {
			return Columns(10, box("a").Wide(70), box("b"))
		}, "a 0,0 45x10; b 55,0 45x10"},
		{"a flow breaks its line where the next part has no room", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Flow(5, box("a").Sized(20, 10), box("b").Sized(20, 10), box("c").Sized(20, 10))
		}, "a 0,0 20x10; b 25,0 20x10; c 0,15 20x10"},
		{"a grid keeps its columns where a row is not full", canvas.Box(0, 0, 50, 100), func(box func(string) Part) Part {
			return Grid(2, 10, box("a").High(20), box("b").High(20), box("c").High(20))
		}, "a 0,0 20x20; b 30,0 20x20; c 0,30 20x20"},
		{"what arranges itself is told its place", canvas.Box(10, 10, 50, 50), func(box func(string) Part) Part {
			return Arrange(func(f *Form, r canvas.Rect) { f.Place(box("a"), r.Inset(5)) })
		}, "a 15,15 40x40"},
		{"padding is left free", canvas.Box(0, 0, 50, 50), func(box func(string) Part) Part {
			return Inset(1, 2, 3, 4, box("a"))
		}, "a 1,2 46x44"},
		{"what lies over another has the same place", canvas.Box(0, 0, 50, 50), func(box func(string) Part) Part {
			return Over(box("a"), Pad(5, 0, box("b")))
		}, "a 0,0 50x50; b 5,0 40x50"},
		{"a part made for its width is as high as it is there", canvas.Box(0, 0, 50, 50), func(box func(string) Part) Part {
			return Column(0, InWidth(func(w float64) Part { return box("a").High(w / 2) }), box("b").Grow())
		}, "a 0,0 50x25; b 0,25 50x25"},
	} {
		if got := laidOut(c.r, c.arrange); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestAPartIsDrawnBetweenTwoPaintings(t *testing.T) {
	drawn := ""
	note := func(what string) func(*canvas.Canvas, canvas.Rect) {
		return func(_ *canvas.Canvas, r canvas.Rect) { drawn += fmt.Sprintf("%s %g; ", what, r.W) }
	}
	f := &Form{}
	f.Reset(testView())
	f.Place(Pad(5, 0, Paint(note("part"))).Between(note("before"), note("after")), canvas.Box(0, 0, 50, 50))
	f.Draw(&canvas.Canvas{})
	if drawn != "before 50; part 40; after 50; " {
		t.Errorf("drawn: %s", drawn)
	}
}

func TestTextIsSaidInTheFirstWayThatFits(t *testing.T) {
	long, short := "a long title of a game", "game"
	small := theme.Role{Size: 10, Line: 14}
	text := Text(theme.Title, long, theme.Light.Ink).Try(theme.Body, long).Try(small, short)
	for _, c := range []struct {
		part  Part
		width float64
		want  string
	}{
		{text, 1000, "32 " + long},
		{text, canvas.Measure(theme.Body, long, 1) + 1, fmt.Sprint(theme.Body.Line) + " " + long},
		{text, 60, "14 " + short},
		{text, 2, "14 " + short}, // shortened when drawn
		{text.OrNone(), 2, ""},
		{Text(small, long, theme.Light.Ink).Lines(2), canvas.Measure(small, long, 1) * 0.7, "28"},
		{Text(small, long, theme.Light.Ink).Lines(2).Even(), canvas.Measure(small, long, 1) * 0.8, "28 a long title|of a game"},
	} {
		said, lines := c.part.words.said(testView(), c.width)
		got := ""
		if len(lines) > 0 {
			got = fmt.Sprint(said.role.Line*float64(len(lines))) + " " + strings.Join(lines, "|")
		}
		if !strings.HasPrefix(got, c.want) || c.want == "" && got != "" {
			t.Errorf("in %g: %q, want %q", c.width, got, c.want)
		}
		if h := c.part.Height(testView(), c.width); fmt.Sprint(h) != strings.Fields(got + " 0")[0] && got != "" {
			t.Errorf("in %g: %g high, said as %q", c.width, h, got)
		}
	}
}

// Where text is scaled up, one that does not fit is scaled less, but never below its usual size.
func TestLargeTextGrowsLessWhereItDoesNotFit(t *testing.T) {
	v := testView()
	v.Large = 1.5
	role := theme.Role{Size: 12, Line: 18}
	const text = "a long title of a game"
	wide := canvas.Measure(role, text, 1)
	for _, c := range []struct{ part, size float64 }{{1.01, 12}, {0.9, 10.5}, {0.7, 8}, {0.3, 8}} {
		canvas := canvas.Canvas{Large: v.Large}
		canvas.Scale = 1
		if got := canvas.Yielding(role, text, c.part*wide); got.Size != c.size || got.Line != 1.5*c.size {
			t.Errorf("in %g of its width: %+v, want %g", c.part, got, c.size)
		}
		canvas.Large = 1
		if got := canvas.Yielding(role, text, c.part*wide); got != role {
			t.Errorf("in %g of its width usual text is %+v", c.part, got)
		}
	}
	lines := Text(role, text, theme.Light.Ink).Lines(2)
	if said, in := lines.words.said(v, 0.4*wide); len(in) != 2 || said.role.Size >= 12 || said.role.Size < 8 || strings.Join(in, " ") != text {
		t.Errorf("in two lines: %q of %g", in, said.role.Size)
	}
}

// Logical views shrink as text grows, but never below the smallest width that pages support.
func TestTextIsMadeLarger(t *testing.T) {
	for _, c := range []struct{ w, h, wanted, large float64 }{
		{390, 844, 1, 1}, {390, 844, 1.5, 1.5}, {1280, 800, 1.5, 1.5}, {320, 568, 1.5, 320.0 / 260}, {844, 390, 1.5, 390.0 / 320},
		{200, 500, 1.5, 320.0 / 260}, {1280, 800, 0, 1},
	} {
		s := NewStack(nil)
		s.Large = func() float64 { return c.wanted }
		s.screen = screen{device: 2, pw: int(2 * c.w), ph: int(2 * c.h)}
		v := s.present()
		usual := 2 * min(1, c.w/320)
		if math.Abs(v.Large-c.large) > 1e-9 || math.Abs(v.Scale-usual*c.large) > 1e-9 || math.Abs(v.W*v.Scale-2*c.w) > 1e-9 {
			t.Errorf("%+v: %+v", c, v)
		}
	}
}

func TestTextsAreShortenedAlikeWhereARowIsNarrow(t *testing.T) {
	var a, b canvas.Rect
	word := strings.Repeat("word ", 20)
	f := &Form{}
	f.Reset(testView())
	f.Place(Row(10,
		Text(theme.Body, word, theme.Light.Ink).Placed(func(r canvas.Rect) { a = r }),
		Text(theme.Body, word, theme.Light.Ink).Placed(func(r canvas.Rect) { b = r }),
		Space(20)), canvas.Box(0, 0, 140, 20))
	if a.W != 50 || b.W != 50 {
		t.Errorf("%g and %g wide, want 50 each", a.W, b.W)
	}
}

func TestScrollingContentIsAsHighAsItNeeds(t *testing.T) {
	var s Scroll
	var rows [10]Part
	f := &Form{}
	f.Reset(testView())
	for i := range rows {
		rows[i] = Press(Secondary(fmt.Sprint(i), "row"))
	}
	f.Place(Scrolling(&s, Column(6, rows[:]...)), canvas.Box(0, 0, 300, 200))
	if got, want := s.Reach(), 10*44+9*6-200.0; got != want {
		t.Errorf("can be scrolled by %g, want %g", got, want)
	}
}

func TestContentSidewaysIsAsWideAsItNeeds(t *testing.T) {
	var s Scroll
	var chips [10]Part
	f := &Form{}
	f.Reset(testView())
	for i := range chips {
		chips[i] = Press(Secondary(fmt.Sprint(i), "chip")).Wide(100)
	}
	slide := Sideways(&s, Row(8, chips[:]...))
	f.Place(slide, canvas.Box(0, 0, 300, 44))
	if got, want := s.Reach(), 10*100+9*8-300.0; got != want {
		t.Errorf("can be scrolled by %g, want %g", got, want)
	}
	if h := slide.Height(testView(), 300); h != theme.TouchTarget {
		t.Errorf("%g high", h)
	}
}

func TestSpokenSaysWhatControlsBelongTo(t *testing.T) {
	f := &Form{}
	f.Reset(testView())
	f.Place(Row(0,
		Spoken("Shu", Segmented("who", []string{"a", "b"}, []string{"person", "computer"}, "a", nil).Grow()),
		Press(Secondary("other", "other"))), canvas.Box(0, 0, 300, 44))
	var names []string
	for _, ctl := range f.Controls() {
		names = append(names, ctl.Name)
	}
	if got := strings.Join(names, ", "); got != "Shu person, Shu computer, other" {
		t.Errorf("spoken: %s", got)
	}
}

func TestArrowKeysStepWhatHasTheKeyboard(t *testing.T) {
	level, f := 2, &Form{}
	f.Reset(testView())
	f.Add(Control{ID: "level", Step: func(by int) { level += by }}.At(canvas.Box(0, 0, 300, 44)))
	for _, c := range []struct {
		focus string
		key   ebiten.Key
		want  int
	}{{"", KeyRight, 2}, {"level", KeyRight, 3}, {"level", KeyLeft, 1}, {"level", ebiten.KeyUp, 2}} {
		level = 2
		f.SetFocus(c.focus)
		if f.Update(&Input{Keys: []ebiten.Key{c.key}}); level != c.want {
			t.Errorf("%q, key %v: level %d, want %d", c.focus, c.key, level, c.want)
		}
	}
}

// Near finds the topmost suitable control at a point, at its scrolled place.
func TestNear(t *testing.T) {
	var s Scroll
	f := &Form{}
	f.Reset(testView())
	var rows [10]Part
	for i := range rows {
		rows[i] = Press(Control{ID: fmt.Sprint(i)}).High(40)
	}
	f.Place(Scrolling(&s, Column(10, rows[:]...)), canvas.Box(0, 0, 100, 200))
	s.Y = 100
	for _, c := range []struct {
		y, reach float64
		want     string
	}{{20, 0, "2"}, {45, 0, ""}, {45, 6, "3"}, {-10, 20, ""}} {
		got := ""
		if ctl := f.Near(50, c.y, c.reach, func(ctl *Control) bool { return ctl.ID != "4" }); ctl != nil {
			got = ctl.ID
		}
		if got != c.want {
			t.Errorf("at most %g from %g: %q, want %q", c.reach, c.y, got, c.want)
		}
	}
	if ctl := f.Near(50, 120, 0, func(ctl *Control) bool { return ctl.ID != "4" }); ctl != nil {
		t.Errorf("found %q, which will not do", ctl.ID)
	}
}

func TestPressingDoesWhatTheControlIsFor(t *testing.T) {
	done, x := "", 0.0
	f := &Form{}
	f.Reset(testView())
	f.Place(Row(0,
		Press(Secondary("do", "do").Does(func() { done = "did" })).Wide(100),
		Press(Secondary("go", "go").Goes(Back)).Wide(100),
		Press(Control{ID: "pick", Pick: func(px, _ float64) { x = px }}).Sized(100, 44),
	), canvas.Box(0, 0, 300, 44))
	tap := func(x float64) Nav {
		in := &Input{Pointer: Pointer{X: x, Y: 20, StartX: x, StartY: 20, Pressed: true, Released: true}}
		return f.Update(in)
	}
	if nav := tap(50); done != "did" || nav != Stay() {
		t.Errorf("did %q and went %v", done, nav)
	}
	if nav := tap(150); nav != Back() {
		t.Errorf("went %v, want back", nav)
	}
	if tap(230); x != 30 {
		t.Errorf("picked at %g, want 30", x)
	}
}

func TestAFaceIsAsLargeAsWhatIsOnIt(t *testing.T) {
	placed := map[string]canvas.Rect{}
	f := &Form{}
	f.Reset(testView())
	f.Place(Row(0, Face(CardButton("card", "card", nil), Pad(5, 8, box(placed, "a").Sized(100, 40)))), canvas.Box(0, 0, 300, 56))
	controls := f.Controls()
	if want := canvas.Box(0, 0, 110, 56); len(controls) != 1 || controls[0].Rect != want {
		t.Errorf("controls %v, want one at %v", controls, want)
	}
	if got, want := placed["a"], canvas.Box(5, 8, 100, 40); got != want {
		t.Errorf("what is on it at %v, want %v", got, want)
	}
}

func TestMiddleIsAsHighAsItsOwnWidthNeeds(t *testing.T) {
	text := Paragraph(theme.Body, strings.Repeat("word ", 40), theme.Light.Ink)
	middle := Middle(100, text)
	if got, want := middle.Height(testView(), 500), text.Height(testView(), 100); got != want {
		t.Errorf("%g high, want %g", got, want)
	}
}
