package play

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/draw"
	"yanyi/scenes/scenetest"
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
		"轮空,,", "等一轮,先应,续行", "蜀被将，蜀先应；魏轮空一次", "吴车将蜀"},
	{"waited", "h1i1", [3]game.Seat{game.Shu, game.Wu, game.Wei},
		",,", "刚行,行棋,续行", "魏刚轮空，吴行后即行", "蜀应将后，自蜀依次续行"},
	{"then", "h9i9", [3]game.Seat{game.Wu, game.Shu, game.Wei},
		",,", "刚行,先应,续行", "蜀被将，蜀先应；随后魏行", "吴车将蜀"},
}

// waits plays the turn after which Wei waits in the nth way, the ones before it done.
func (w *world) waits(n int) {
	w.t.Helper()
	w.turn(waitCases[n].turn)
}

func TestTheStripTellsWhoAnswersWhoWaitsAndWhoGoesOn(t *testing.T) {
	w := showGame(t, "yanyi", waiting, 1280, 800)
	if w.page.ordered.on() || w.listed("order") {
		t.Error("the strip stands while nobody waits")
	}
	for i, c := range waitCases {
		w.waits(i)
		o := &w.page.ordered
		if got, ok := sequence(w.page.table.View()); !ok || got != c.order {
			t.Errorf("%s: %v %t, want %v", c.name, got, ok, c.order)
		}
		var tags, captions []string
		for i, s := range o.steps {
			if s.Lit != (i == 1) {
				t.Errorf("%s: step %d lit %t", c.name, i, s.Lit)
			}
			tags, captions = append(tags, s.Tag), append(captions, s.Caption)
		}
		for _, pair := range [][2]string{
			{strings.Join(tags, ","), c.tags}, {strings.Join(captions, ","), c.captions}, {o.notice, c.notice}, {o.why, c.why},
		} {
			if pair[0] != pair[1] {
				t.Errorf("%s: %q, want %q", c.name, pair[0], pair[1])
			}
		}
		if spoken := w.control(boardID).Name; o.spoken == "" || !strings.Contains(spoken, o.spoken) {
			t.Errorf("%s: the board is spoken of as %q", c.name, spoken)
		}
		if !w.listed("order") {
			t.Errorf("%s: nothing to be read aloud", c.name)
		}
	}
	w.turn("i1h1")
	if w.page.ordered.on() {
		t.Error("the strip stands although Wei is to move")
	}
}

// The chip stands on the card of who is passed over and on no other; who has just
// checked says whom.
func TestThePassedOverCarryTheChip(t *testing.T) {
	w := showGame(t, "yanyi", waiting, 1280, 800)
	for i, c := range waitCases {
		w.waits(i)
		for _, d := range w.page.cards {
			if want := c.name == "passed" && d.seat == game.Wei; (d.passed[0] != "") != want {
				t.Errorf("%s: the card of %d says %q", c.name, d.seat, d.passed)
			}
			if want := c.name != "waited" && d.seat == game.Wu; (d.gave != "") != want {
				t.Errorf("%s: the card of %d says %q", c.name, d.seat, d.gave)
			}
		}
	}
}

// The move list says so in the cell of who was passed over, and nothing in that of
// who merely waited.
func TestTheMoveListNamesThePassedOver(t *testing.T) {
	for _, size := range frames {
		w := showGame(t, "yanyi", waiting, size[0], size[1])
		for _, square := range []string{"m9", "h9", "h1", "i1", "h9", "i9"} {
			w.click(square, size[0] < 1000)
			w.settle()
		}
		var list []string
		for _, row := range w.page.moves.rows {
			for _, c := range row.cells {
				list = append(list, c.text+c.passed)
			}
		}
		if len(list) != 6 || list[1] != "轮空" || list[2] == "" || list[3] == "" || list[4] != "" || list[5] != "" {
			t.Errorf("%v: %q", size, list)
		}
	}
}

// A finished game tells of no order.
func TestNoStripAtTheEnd(t *testing.T) {
	w := showGame(t, "yanyi", waiting, 1280, 800)
	w.waits(0)
	v := *w.page.table.View()
	v.Outcome.Over = true
	if _, ok := sequence(&v); ok || passed(&v, game.Wei) {
		t.Error("somebody still waits")
	}
}

// An emperor who has joined the war stands first among Han's army on its master's
// card.
func TestTheEmperorStandsFirst(t *testing.T) {
	const ally = "5,wK,3/9/9/9/17/17/2,uN,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/9/9/3,sK,5 u uws - idle - 0"
	for _, size := range frames {
		w := showGame(t, "yanyi", ally, size[0], size[1])
		w.turn("c11a10")
		w.shot("emperor")
		for _, d := range w.page.cards {
			han := w.page.seatless(d.seat)
			switch {
			case d.seat != game.Wei && len(han) > 0:
				t.Errorf("seat %d commands %v", d.seat, han)
			case d.seat == game.Wei && (len(han) != 5 || han[0].Kind() != game.King || len(d.han) != 5):
				t.Errorf("Wei commands %v", han)
			}
		}
	}
}

// In every frame and language the strip or its line stands clear of the controls
// and no text is cut.
func TestTheStripFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { draw.OnCut = nil }()
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		for _, size := range [][2]float64{
			{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440},
		} {
			w := showOn(t, &scenetest.Machine{Langs: []string{lang}, IsStill: true}, "yanyi", waiting, size[0], size[1])
			draw.OnCut = func(text string) { t.Errorf("%s %v: %q is cut", lang, size, text) }
			for i, c := range waitCases {
				where := fmt.Sprintf("order-%s-%s", c.name, lang)
				w.waits(i)
				checkControls(t, w, where)
				w.shot(where)
				if w.page.plan.Frame != ui.Portrait {
					continue
				}
				w.page.sheet.Toggle()
				w.page.stale = true
				w.settle()
				checkControls(t, w, where+" raised")
				if !w.page.sheetOrdered() || !w.listed("order") {
					t.Errorf("%s %v: no strip in the raised sheet", where, size)
				}
				w.shot(where + "-raised")
				w.page.sheet.Toggle()
				w.page.stale = true
				w.settle()
			}
			draw.OnCut = nil
		}
	}
}
