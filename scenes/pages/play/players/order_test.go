package players

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// waiting is a position in which Wu may check Shu with m9h9 and, after h1i1, again
// with h9i9: Wei, due both times, is passed over once and waits once more.
const waiting = "5,wK,3/9/9/wR,8/17/17/17/17/12,uR,uP,2,uK/17/17/17/17/sR,8/9/9/3,sK,5 u uws - spent - 0"

// waitCases are the ways in which Wei waits, one turn after the other: passed over,
// next since it was passed over, moving right after an answer.
var waitCases = []struct {
	name, turn                  string
	order                       [3]game.Seat
	tags, captions, notice, why string
}{
	{"passed", "m9h9", [3]game.Seat{game.Wei, game.Shu, game.Wu},
		"轮空,,", "下一轮,先应,接着走", "蜀被将，蜀先应；魏轮空一次", "吴车将蜀"},
	{"waited", "h1i1", [3]game.Seat{game.Shu, game.Wu, game.Wei},
		",,", "刚行,行棋,接着走", "魏刚轮空，吴行后即行", "蜀应将后，自蜀依次续行"},
	{"then", "h9i9", [3]game.Seat{game.Wu, game.Shu, game.Wei},
		",,", "刚行,先应,接着走", "蜀被将，蜀先应；随后魏行", "吴车将蜀"},
}

// waits calls f with the players after each of the turns after which Wei waits.
func waits(t *testing.T, f func(n int, p *Players)) {
	tb := tabletest.New(t, "yanyi", waiting)
	for n, c := range waitCases {
		tabletest.Play(t, tb, c.turn)
		f(n, shown(tb, 1280, 800))
	}
}

func offersOrder(p ui.Part, h float64) bool {
	_, ok := tabletest.Controls(p, 360, h)["order"]
	return ok
}

func TestTheStripTellsWhoAnswersWhoWaitsAndWhoGoesOn(t *testing.T) {
	waits(t, func(n int, p *Players) {
		c := waitCases[n]
		if got, ok := sequence(p.m.View); !ok || got != c.order {
			t.Errorf("%s: %v %t, want %v", c.name, got, ok, c.order)
		}
		var tags, captions []string
		for i, s := range p.order.steps {
			if s.Lit != (i == 1) || s.Emblem == nil {
				t.Errorf("%s: step %d lit %t", c.name, i, s.Lit)
			}
			tags, captions = append(tags, s.Tag), append(captions, s.Caption)
		}
		for _, pair := range [][2]string{
			{strings.Join(tags, ","), c.tags}, {strings.Join(captions, ","), c.captions}, {p.Notice(), c.notice}, {p.order.why, c.why},
		} {
			if pair[0] != pair[1] {
				t.Errorf("%s: %q, want %q", c.name, pair[0], pair[1])
			}
		}
		spoken := tabletest.Controls(p.Order(), 360, 200)["order"].Name
		if spoken == "" || spoken != p.Spoken() || !strings.Contains(spoken, c.why) {
			t.Errorf("%s: read aloud as %q", c.name, spoken)
		}
	})
}

func TestNobodyWaitsAtFirstAndOnceWhoWaitedHasMoved(t *testing.T) {
	for _, turns := range [][]string{nil, {"m9h9", "h1i1", "h9i9", "i1h1", "e14f14"}, {"m9h9", "h1i1", "h9g9", "e14f14"}} {
		p := at(t, "yanyi", waiting, turns...)
		if offersOrder(p.Order(), 300) || offersOrder(p.OrderCard(), 300) || p.Notice() != "" || p.Spoken() != "" {
			t.Errorf("after %v the strip stands", turns)
		}
	}
}

// A finished game tells of no order.
func TestNoStripAtTheEnd(t *testing.T) {
	v := *at(t, "yanyi", waiting, "m9h9").m.View
	v.Outcome.Over = true
	if _, ok := sequence(&v); ok || passed(&v, game.Wei) {
		t.Error("somebody still waits")
	}
}

// The chip stands on the card of who is passed over and on no other; who has just
// checked says whom.
func TestThePassedOverCarryTheChip(t *testing.T) {
	waits(t, func(n int, p *Players) {
		for _, s := range p.seats {
			name := waitCases[n].name
			chip := p.facts(s, inPanel).passed()
			if want := name == "passed" && s == game.Wei; (chip.Width(p.m.Screen.View) > 0) != want {
				t.Errorf("%s: the chip of %d: %t", name, s, !want)
			}
			if want := name != "waited" && s == game.Wu; (p.order.gave(s) == "蜀被将") != want && (p.order.gave(s) != "") != want {
				t.Errorf("%s: the card of %d says %q", name, s, p.order.gave(s))
			}
		}
	})
}

// With less and less room the strip loses its reason, then all but the notice.
func TestTheStripGivesWay(t *testing.T) {
	p := at(t, "yanyi", waiting, "m9h9")
	full, bare := canvas.OrderHigh+24+18.0, canvas.OrderHigh+24.0
	for _, c := range []struct {
		room, high float64
		strip      bool
	}{
		{full, full, true}, {full - 1, bare, true}, {bare, bare, true}, {bare - 1, orderLine, false},
	} {
		var stands canvas.Rect
		part := ui.Column(0, p.Order(), ui.Space(0).Placed(func(r canvas.Rect) { stands = r }))
		if got := offersOrder(part, c.room); got != c.strip || stands.Y != c.high {
			t.Errorf("in %g: strip %t, %g high; want %t, %g", c.room, got, stands.Y, c.strip, c.high)
		}
	}
}

// In every language and width no text of the strip or its line is cut.
func TestTheStripFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		waits(t, func(n int, p *Players) {
			for _, size := range [][2]float64{{288, 170}, {304, 170}, {336, 180}, {456, 180}, {640, 140}, {272, 36}, {456, 36}} {
				name := waitCases[n].name + "-" + lang.Tag()
				canvas.OnCut = func(text string) { t.Errorf("%s in %v: %q is cut", name, size, text) }
				tabletest.Picture(t, fmt.Sprintf("order-%s-%g", name, size), ui.Column(0, p.OrderCard()), size[0], size[1])
			}
		})
	}
}
