package coordinates

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// opened is the page on a stage, with a clock of its own.
type opened struct {
	*scenetest.Stage
	p       *Page
	machine *scenetest.Machine
	now     time.Time
}

func open(t *testing.T, lang string, w, h float64, store map[string]string) *opened {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	o := &opened{now: time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)}
	o.machine = &scenetest.Machine{Langs: []string{lang}, IsStill: true, Store: store}
	if store == nil {
		o.machine.Store = map[string]string{}
	}
	sh := session.New(o.machine)
	sh.Settings.Sound = false
	sh.Now = func() time.Time { return o.now }
	o.p = New(sh, catalog.All())
	sh.Start(o.p)
	o.Stage = scenetest.New(sh.Stack, w, h)
	o.Rest(t)
	return o
}

// pass lets time pass, a tick a second.
func (o *opened) pass(t *testing.T, seconds int) {
	t.Helper()
	for range seconds {
		o.now = o.now.Add(time.Second)
		if err := o.Step(1); err != nil {
			t.Fatal(err)
		}
	}
}

// answer presses a point of the board.
func (o *opened) answer(t *testing.T, sq game.Square) {
	t.Helper()
	x, y := o.p.board.Center(sq)
	if err := o.Press(x, y); err != nil {
		t.Fatal(err)
	}
}

// In half a minute points are found by pressing them; a wrong one is named and the question
// stays; the best result is kept.
func TestPointsAreFound(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}} {
		for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
			o := open(t, lang, size[0], size[1], nil)
			o.Choose(t, "begin")
			d := o.p.drill
			for range 3 {
				o.answer(t, d.asked)
			}
			wrong, asked := d.next, d.asked
			o.answer(t, wrong)
			if d.right != 3 || d.wrong != 1 || d.asked != asked {
				t.Fatalf("%v: %+v", size, d)
			}
			if want := locale.T("coordinates.wrong", locale.Arg{Name: "square", Value: o.p.in.Board.Label(wrong)}); !o.says(want) {
				t.Errorf("%v: nothing says %q: %q", size, want, o.p.Form.Texts())
			}
			o.shot(t, "asks-"+lang)
			o.pass(t, 31)
			if !d.over || !o.says(locale.T("coordinates.record")) {
				t.Errorf("%v: after half a minute %+v: %q", size, d, o.p.Form.Texts())
			}
			o.shot(t, "over-"+lang)
			if o.answer(t, d.asked); d.right != 3 {
				t.Error("a press after the end counts")
			}
			if got := o.machine.Store[key]; got != "find.yanyi 3\n" {
				t.Errorf("kept %q", got)
			}
		}
	}
}

// Points are named by typing, in the field and for screen readers.
func TestPointsAreNamed(t *testing.T) {
	o := open(t, "en", 1280, 800, nil)
	o.Choose(t, "mode.name")
	o.Choose(t, "begin")
	d := o.p.drill
	o.p.field.Text, o.p.field.Entered = " "+strings.ToUpper(o.p.in.Board.Name(d.asked)), true
	o.Rest(t)
	if d.right != 1 || o.p.field.Text != "" {
		t.Errorf("%+v, %q stays", d, o.p.field.Text)
	}
	o.p.field.Text, o.p.field.Entered = "zz", true
	if o.Rest(t); d.wrong != 0 {
		t.Error("what is no point is a mistake")
	}
	r := &reader{o.p}
	if r.Hear(o.p.in.Board.Name(d.asked)); d.right != 2 {
		t.Errorf("%+v", d)
	}
	if said := r.Hear("zz").Said; !strings.Contains(said, "zz") {
		t.Errorf("said %q", said)
	}
}

// The keyboard finds points, too, and every board and side can be chosen.
func TestEveryBoardIsDrilled(t *testing.T) {
	o := open(t, "en", 1280, 800, nil)
	seen := map[string]bool{}
	for _, v := range o.p.games {
		o.Choose(t, "game."+v.Info().ID)
		for range v.Info().Seats {
			o.Choose(t, "rotate")
			o.Choose(t, "begin")
			d := o.p.drill
			o.answer(t, d.asked)
			o.key(t, ebiten.KeyRight)
			o.p.board.SetCursor(d.asked) // as more arrows would
			o.key(t, ebiten.KeyEnter)
			if d.right != 2 || d.wrong != 0 {
				t.Errorf("%s: %+v", v.Info().ID, d)
			}
			o.Choose(t, "end")
		}
		seen[layout(v.Info())] = true
	}
	for _, v := range catalog.All() {
		if !seen[layout(v.Info())] {
			t.Errorf("the board of %s cannot be chosen", v.Info().ID)
		}
	}
}

// No point is asked for twice running, and every point is asked for.
func TestADrillAsksForAll(t *testing.T) {
	const points = 90
	d, met := newDrill(points, rand.New(rand.NewPCG(1, 2))), map[game.Square]bool{}
	for range 20 * points {
		met[d.asked] = true
		was, next := d.asked, d.next
		if d.answer(d.asked); d.asked == was || d.asked != next {
			t.Fatalf("%d, then %d instead of %d", was, d.asked, next)
		}
	}
	if len(met) != points {
		t.Errorf("%d of %d points", len(met), points)
	}
}

// Results are read back as they were written; wrong lines are left out and set aside.
func TestBestResultsAreKept(t *testing.T) {
	b := saves.Counts{}
	b.Highest("find.yanyi", 12)
	b.Highest("name.xiangqi", 3)
	if b.Highest("find.yanyi", 12) {
		t.Error("an equal result is a record")
	}
	if back, bad := saves.ParseCounts(b.String(), bestMost); bad || back.String() != b.String() {
		t.Errorf("%q reads as %q", b, back)
	}
	const broken = "find.yanyi 12\nfind.xiangqi many\nx -1\nnonsense\n" + "find.mini 100000\n"
	if back, bad := saves.ParseCounts(broken, bestMost); !bad || back.String() != "find.yanyi 12\n" {
		t.Errorf("%q", back)
	}
	o := open(t, "en", 1280, 800, map[string]string{key: broken})
	if o.p.best["find.yanyi"] != 12 || o.Stack.Said() == "" {
		t.Errorf("%v, said %q", o.p.best, o.Stack.Said())
	}
}

func FuzzBest(f *testing.F) {
	f.Add("find.yanyi 12\n")
	f.Fuzz(func(t *testing.T, text string) {
		b, _ := saves.ParseCounts(text, bestMost)
		if back, bad := saves.ParseCounts(b.String(), bestMost); bad || back.String() != b.String() {
			t.Errorf("%q reads as %q, then as %q", text, b, back)
		}
	})
}

func (o *opened) key(t *testing.T, k ebiten.Key) {
	t.Helper()
	if err := o.Key(k); err != nil {
		t.Fatal(err)
	}
}

func (o *opened) says(text string) bool {
	return strings.Contains(strings.Join(o.p.Form.Texts(), "\n"), text)
}

func (o *opened) shot(t *testing.T, name string) {
	windowtest.Shot(t, fmt.Sprintf("%s-%gx%g", name, o.p.view.W, o.p.view.H), o.Screen)
}
