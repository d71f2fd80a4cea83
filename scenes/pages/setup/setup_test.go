package setup_test

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// shown opens the set-up of a game in a view.
func shown(t *testing.T, lang, game string, w, h float64) (*scenetest.Stage, *setup.Page) {
	t.Helper()
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	sh := app.New(&scenetest.Machine{Langs: []string{lang}, IsStill: true})
	v, ok := catalog.Find(game)
	if !ok {
		t.Fatalf("no game %q", game)
	}
	sh.Stack.Open(sh.Routes.Setup(v))
	s := scenetest.New(sh.Stack, w, h)
	s.Rest(t)
	return s, sh.Stack.Top().(*setup.Page)
}

// controls are the page's controls by their ids.
func controls(p *setup.Page) map[string]ui.Control {
	list := map[string]ui.Control{}
	for _, ctl := range p.Controls() {
		list[ctl.ID] = ctl
	}
	return list
}

// A clock of minutes keeps what each turn adds; others have none. The custom one
// begins at twenty minutes and stays within its limits.
func TestClocks(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 1280, 1000)
	for _, c := range []struct {
		press string
		times int
		want  match.Clock
	}{
		{"clock.10", 1, match.Clock{Total: 10 * time.Minute}},
		{"increment.more", 2, match.Clock{Total: 10 * time.Minute, Increment: 10 * time.Second}},
		{"clock.custom", 1, match.Clock{Total: 20 * time.Minute, Increment: 10 * time.Second}},
		{"minutes.less", 9, match.Clock{Total: 5 * time.Minute, Increment: 10 * time.Second}},
		{"clock.turn30", 1, match.Clock{PerTurn: 30 * time.Second}},
		{"clock.5", 1, match.Clock{Total: 5 * time.Minute}},
		{"clock.none", 1, match.Clock{}},
	} {
		for range c.times {
			s.Choose(t, c.press)
		}
		if got := p.Setup().Clock; got != c.want {
			t.Errorf("%d times %s: %+v, want %+v", c.times, c.press, got, c.want)
		}
		if word, _, _ := strings.Cut(c.press, "."); word == "clock" && !controls(p)[c.press].On {
			t.Errorf("%s is not the chosen one", c.press)
		}
	}
}

// The players move on by one seat, and the eye with its player.
func TestChangeOfSeats(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 390, 844)
	s.Choose(t, "seat.1.who.human")
	s.Choose(t, "seat.2.who.computer")
	s.Choose(t, "seat.1.eye")
	s.Choose(t, "rotate")
	got := p.Setup()
	if got.Seats[0].Human() || got.Seats[1].Human() || !got.Seats[2].Human() || got.Bottom != 2 {
		t.Errorf("players %+v, %d at the bottom", got.Seats, got.Bottom)
	}
}

// A computer's level is slid along or stepped by the arrow keys; a person has a
// field for a name instead.
func TestLevels(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 1280, 800)
	r := controls(p)["level.0"].Rect
	if err := s.Press(r.X+5, r.Y+20); err != nil {
		t.Fatal(err)
	}
	if got := p.Setup().Seats[0].Level; got != 1 {
		t.Errorf("pressed the first slip: level %d", got)
	}
	for range 2 {
		if err := s.Key(ui.KeyRight); err != nil {
			t.Fatal(err)
		}
	}
	if got := p.Setup().Seats[0].Level; got != 3 {
		t.Errorf("two steps on: level %d", got)
	}
	s.Choose(t, "seat.0.who.human")
	on := controls(p)
	if _, slips := on["level.0"]; slips || on["name.0"].Field == nil {
		t.Error("a person has a level, or no field for a name")
	}
}

// A seat is in one line, in two where there is little room, in three where its name
// has none beside the switch; all seats alike.
func TestSeatsTakeTheLinesTheyNeed(t *testing.T) {
	for _, c := range []struct {
		lang  string
		w, h  float64
		lines int
	}{
		{"en", 1280, 800, 1}, {"en", 768, 1024, 1}, {"en", 960, 600, 2}, {"en", 390, 844, 2}, {"en", 320, 568, 3},
		{"zh-Hans", 960, 600, 1}, {"zh-Hans", 320, 568, 2},
	} {
		_, p := shown(t, c.lang, "yanyi", c.w, c.h)
		on := controls(p)
		for _, seat := range [][3]string{
			{"seat.0.eye", "seat.0.who.human", "level.0"}, {"seat.2.eye", "seat.2.who.human", "name.2"},
		} {
			if got := lines(on[seat[0]].Rect, on[seat[1]].Rect, on[seat[2]].Rect); got != c.lines {
				t.Errorf("%s %gx%g: %s in %d lines, want %d", c.lang, c.w, c.h, seat[0], got, c.lines)
			}
		}
	}
}

// lines counts the lines in which rectangles stand, from the top down.
func lines(rects ...draw.Rect) int {
	n := 1
	for i := range rects[1:] {
		if rects[i+1].Y >= rects[i].Bottom() {
			n++
		}
	}
	return n
}
