package setup_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// shown opens the set-up of a variant in a view.
func shown(t *testing.T, lang, id string, w, h float64) (*scenetest.Stage, *setup.Page) {
	t.Helper()
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	sh := app.New(&scenetest.Machine{Langs: []string{lang}, IsStill: true})
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %q", id)
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

// A clock of minutes keeps its increment or its periods, never both; others have neither. The custom clock begins at twenty
// minutes and stays within its limits.
func TestClocks(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 1280, 1000)
	for _, c := range []struct {
		press string
		times int
		want  match.Clock
	}{
		{"clock.10", 1, match.Clock{Total: 10 * time.Minute}},
		{"increment +", 2, match.Clock{Total: 10 * time.Minute, Increment: 10 * time.Second}},
		{"clock.custom", 1, match.Clock{Total: 20 * time.Minute, Increment: 10 * time.Second}},
		{"minutes −", 9, match.Clock{Total: 5 * time.Minute, Increment: 10 * time.Second}},
		{"periods +", 3, match.Clock{Total: 5 * time.Minute, Periods: 3, Period: 30 * time.Second}},
		{"clock.10", 1, match.Clock{Total: 10 * time.Minute, Periods: 3, Period: 30 * time.Second}},
		{"increment −", 1, match.Clock{Total: 10 * time.Minute, Periods: 3, Period: 30 * time.Second}},
		{"increment +", 1, match.Clock{Total: 10 * time.Minute, Increment: 5 * time.Second}},
		{"periods +", 10, match.Clock{Total: 10 * time.Minute, Periods: 9, Period: 30 * time.Second}},
		{"periods −", 9, match.Clock{Total: 10 * time.Minute}},
		{"periods +", 1, match.Clock{Total: 10 * time.Minute, Periods: 1, Period: 30 * time.Second}},
		{"clock.turn30", 1, match.Clock{PerTurn: 30 * time.Second}},
		{"clock.5", 1, match.Clock{Total: 5 * time.Minute}},
		{"clock.none", 1, match.Clock{}},
	} {
		for range c.times {
			press(t, s, p, c.press)
		}
		if got := p.Setup().Clock; got != c.want {
			t.Errorf("%d times %s: %+v, want %+v", c.times, c.press, got, c.want)
		}
		if word, _, _ := strings.Cut(c.press, "."); word == "clock" && !controls(p)[c.press].On {
			t.Errorf("%s is not the chosen one", c.press)
		}
	}
}

// press presses a control, or its end with "+" or "−".
func press(t *testing.T, s *scenetest.Stage, p *setup.Page, id string) {
	t.Helper()
	id, end, found := strings.Cut(id, " ")
	if !found {
		s.Choose(t, id)
		return
	}
	r := controls(p)[id].Rect
	x := r.X + 9
	if end == "+" {
		x = r.Right() - 9
	}
	if err := s.Press(x, r.Y+r.H/2); err != nil {
		t.Fatal(err)
	}
}

// keys presses keys one after the other.
func keys(t *testing.T, s *scenetest.Stage, list ...ebiten.Key) {
	t.Helper()
	for _, k := range list {
		if err := s.Key(k); err != nil {
			t.Fatal(err)
		}
	}
}

// Tab stops once at every row of answers, at the chosen answer, in reading order.
func TestTabStopsOnceARow(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		want string
	}{
		{1280, 800, "back rotate draw seat.0.who.computer level.0 seat.1.who.computer level.1 seat.2.who.human name.2 " +
			"eye.2 option.mode.last clock.10 remember takeback hints increment periods giver.2 odds.none timeodds.0 rules editor lesson begin"},
		{390, 844, "back rotate draw editor rules smaller seat.0.who.computer level.0 seat.1.who.computer level.1 seat.2.who.human " +
			"eye.2 name.2 option.mode.last clock.10 increment periods remember takeback hints giver.2 odds.none timeodds.0 lesson begin"},
	} {
		s, p := shown(t, "zh-Hans", "yanyi", c.w, c.h)
		s.Choose(t, "clock.10")
		p.Form.SetFocus("")
		var got []string
		for {
			keys(t, s, ui.KeyTab)
			if len(got) > 0 && p.Form.Focus() == got[0] {
				break
			}
			got = append(got, p.Form.Focus())
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%gx%g: stops at\n%q, want\n%q", c.w, c.h, strings.Join(got, " "), c.want)
		}
	}
}

// The focus ring is not cut off at the top of the scrolling area.
func TestRingsOfTheHeadAreWhole(t *testing.T) {
	_, p := shown(t, "en", "yanyi", 1280, 800)
	for _, id := range []string{"rotate", "draw"} {
		const ring = 5 // width of the ring outside the control
		if at, seen := controls(p)[id].Rect.Y-ring, p.Sliding().Y; at < seen {
			t.Errorf("the ring of %s begins at %g, what is seen at %g", id, at, seen)
		}
	}
}

// The arrow keys choose within a row and wrap around; the "seen from" buttons of all seats are
// one row.
func TestArrowKeysChoose(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 1280, 800)
	p.Form.SetFocus("clock.none")
	keys(t, s, ui.KeyRight, ui.KeyDown)
	if got := p.Setup().Clock.Total; got != 10*time.Minute || p.Form.Focus() != "clock.10" {
		t.Errorf("two on: %v, the keyboard at %s", got, p.Form.Focus())
	}
	keys(t, s, ui.KeyLeft, ui.KeyUp, ui.KeyLeft, ui.KeyRight)
	if got := p.Setup().Clock; got != (match.Clock{}) {
		t.Errorf("back beyond the first and on again: %+v", got)
	}
	p.Form.SetFocus("eye.2")
	keys(t, s, ui.KeyDown)
	if got := p.Setup().Bottom; got != 0 {
		t.Errorf("after the last seat: %d", got)
	}
	p.Form.SetFocus("seat.0.who.computer")
	keys(t, s, ui.KeyLeft, ui.KeyTab)
	if !p.Setup().Seats[0].Human() || p.Form.Focus() != "name.0" {
		t.Errorf("a person: %t; then %s", p.Setup().Seats[0].Human(), p.Form.Focus())
	}
}

// Rotation moves the players by one seat, and the viewpoint with its player.
func TestChangeOfSeats(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 390, 844)
	s.Choose(t, "seat.1.who.human")
	s.Choose(t, "seat.2.who.computer")
	s.Choose(t, "eye.1")
	s.Choose(t, "rotate")
	got := p.Setup()
	if got.Seats[0].Human() || got.Seats[1].Human() || !got.Seats[2].Human() || got.Bottom != 2 {
		t.Errorf("players %+v, %d at the bottom", got.Seats, got.Bottom)
	}
}

// A single person's seat is at the bottom, unless another one was chosen.
func TestTheOwnSeatGoesToTheBottom(t *testing.T) {
	s, p := shown(t, "zh-Hans", "yanyi", 1280, 1000)
	for _, c := range []struct {
		press string
		want  game.Seat
	}{
		{"seat.0.who.human", game.Shu}, // two: as before
		{"seat.2.who.computer", game.Wu},
		{"seat.1.who.human", game.Wu},
		{"seat.0.who.computer", game.Wei},
		{"eye.2", game.Shu},
		{"seat.1.who.computer", game.Shu}, // nobody
		{"seat.0.who.human", game.Shu},
	} {
		s.Choose(t, c.press)
		if got := p.Setup().Bottom; got != c.want {
			t.Errorf("after %s seat %d is at the bottom, want %d", c.press, got, c.want)
		}
	}
}

// A computer's level is dragged or stepped by the arrow keys; a person has a name field instead.
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

// A seat takes one line, two where there is little room, three where its name does not fit
// beside the switch; all seats alike.
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
			{"eye.0", "seat.0.who.human", "level.0"}, {"eye.2", "seat.2.who.human", "name.2"},
		} {
			if got := lines(on[seat[0]].Rect, on[seat[1]].Rect, on[seat[2]].Rect); got != c.lines {
				t.Errorf("%s %gx%g: %s in %d lines, want %d", c.lang, c.w, c.h, seat[0], got, c.lines)
			}
		}
	}
}

// lines counts the lines in which rectangles stand.
func lines(rects ...canvas.Rect) int {
	n := 1
	for i := range rects[1:] {
		if rects[i+1].Y >= rects[i].Bottom() {
			n++
		}
	}
	return n
}

// The set-up of a game from a custom position states who moves first, at every size.
func TestWhoBeginsInAPositionOfOnesOwn(t *testing.T) {
	for _, c := range []struct{ id, position, begins, orders string }{
		{"xiangqi", "3k5/9/4r4/9/4C4/9/9/9/R8/5K3 b", "黑方先行", "后行 先行"},
		{"xiangqi", "3k5/9/4r4/9/4C4/9/9/9/R8/5K3 w", "红方先行", "先行 后行"},
		{"yanyi", "4,wK,4/9/1,wC,7/9/5,sR,11/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/8,sP,8/17/9/9/9/4,sK,4 s uws - idle - 0", "蜀先行", "后行 末行 先行"},
	} {
		for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
			sh := app.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true})
			v, _ := catalog.Find(c.id)
			p := setup.At(sh, v, c.position, nil)
			sh.Stack.Open(p)
			scenetest.New(sh.Stack, size[0], size[1]).Rest(t)
			all := strings.Join(p.Form.Texts(), "\n")
			if !strings.Contains(all, c.begins) {
				t.Errorf("%s %v does not say %s: %s", c.id, size, c.begins, all)
			}
			if size[0] < 1000 {
				continue // the players are there
			}
			var orders []string
			for _, text := range p.Form.Texts() {
				for _, order := range []string{"先行", "后行", "末行"} {
					if text == order || strings.HasSuffix(text, "· "+order) {
						orders = append(orders, order)
					}
				}
			}
			if got := strings.Join(orders, " "); got != c.orders {
				t.Errorf("%s: the seats move %s, want %s", c.position, got, c.orders)
			}
		}
	}
}
