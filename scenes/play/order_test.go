package play

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/stage"
	"yanyi/scenes/ui"
)

// waitCases are the three ways in which a player waits: passed over, moving right
// after an answer, and moving next since he has been passed over.
var waitCases = []struct {
	name           string
	moved, actor   game.Seat
	wait           game.Wait
	checked        bool
	order          [3]game.Seat
	tags, captions string
	notice         string
}{
	{"passed", game.Shu, game.Wei, game.Wait{Seat: game.Wu, Passed: true, Next: game.Shu}, true,
		[3]game.Seat{game.Wu, game.Wei, game.Shu}, "轮空,,", "等一轮,先应,续行", "魏被将，魏先应；吴轮空一次"},
	{"then", game.Shu, game.Wei, game.Wait{Seat: game.Wu, Next: game.Wu}, true,
		[3]game.Seat{game.Shu, game.Wei, game.Wu}, ",,", "刚行,先应,续行", "魏被将，魏先应；随后吴行"},
	{"waited", game.Wei, game.Shu, game.Wait{Seat: game.Wu, Next: game.Wu}, false,
		[3]game.Seat{game.Wei, game.Shu, game.Wu}, ",,", "刚行,行棋,续行", "吴刚轮空，蜀行后即行"},
}

// set makes the page show a wait at the start of a game, after one turn.
func (w *world) set(n int) {
	w.t.Helper()
	c, t := waitCases[n], w.page.table
	if t.Ply() == 0 {
		w.turn(w.page.info.FormatTurn(t.View().Turns[0]))
	}
	v := t.View()
	v.Actor, v.Wait = c.actor, &c.wait
	for s := range v.Seats {
		v.Seats[s].Checked = c.checked && game.Seat(s) == c.actor
	}
	last := t.Move()
	last.Seat, last.Events = c.moved, last.Events[:0:0]
	if from := v.Seats[c.moved].King + 1; c.checked {
		last.Events = []game.Event{{Type: game.Check, Seat: c.actor, From: from, To: v.Seats[c.actor].King, Piece: v.Cells[from].Piece}}
	}
	w.page.stale = true
	w.settle()
}

func TestTheStripTellsWhoAnswersWhoWaitsAndWhoGoesOn(t *testing.T) {
	for i, c := range waitCases {
		w := showGame(t, "yanyi", "start", 1280, 800)
		if w.page.ordered.on() {
			t.Error("the strip stands while nobody waits")
		}
		w.set(i)
		v := w.page.table.View()
		if got, ok := sequence(v); !ok || got != c.order {
			t.Errorf("%s: %v %t, want %v", c.name, got, ok, c.order)
		}
		var tags, captions []string
		for i, s := range w.page.ordered.steps {
			if s.Lit != (c.order[i] == c.actor) {
				t.Errorf("%s: step %d lit %t", c.name, i, s.Lit)
			}
			tags, captions = append(tags, s.Tag), append(captions, s.Caption)
		}
		if got := strings.Join(tags, ","); got != c.tags {
			t.Errorf("%s: tags %s, want %s", c.name, got, c.tags)
		}
		if got := strings.Join(captions, ","); got != c.captions {
			t.Errorf("%s: captions %s, want %s", c.name, got, c.captions)
		}
		if got := w.page.ordered.notice; got != c.notice {
			t.Errorf("%s: %q, want %q", c.name, got, c.notice)
		}
		if spoken := w.control(boardID).Name; !strings.Contains(spoken, w.page.ordered.spoken) || w.page.ordered.spoken == "" {
			t.Errorf("%s: the board is spoken of as %q", c.name, spoken)
		}
		if !w.listed("order") {
			t.Errorf("%s: nothing to be read aloud", c.name)
		}
	}
}

// The chip stands on the card of who is passed over and on no other.
func TestThePassedOverCarryTheChip(t *testing.T) {
	for i, c := range waitCases {
		w := showGame(t, "yanyi", "start", 1280, 800)
		w.set(i)
		for _, d := range w.page.cards {
			if want := c.wait.Passed && d.seat == c.wait.Seat; (d.passed[0] != "") != want {
				t.Errorf("%s: the card of %d says %q", c.name, d.seat, d.passed)
			}
			if want := c.checked && d.seat == c.moved; (d.gave != "") != want {
				t.Errorf("%s: the card of %d says %q", c.name, d.seat, d.gave)
			}
		}
	}
}

// The reason names who checks; who answered before, where nobody does.
func TestTheStripSaysWhy(t *testing.T) {
	for i, want := range []string{"蜀士将魏", "蜀士将魏", "魏应将后，自魏依次续行"} {
		w := showGame(t, "yanyi", "start", 1280, 800)
		w.set(i)
		if got := w.page.ordered.why; got != want {
			t.Errorf("%s: %q, want %q", waitCases[i].name, got, want)
		}
	}
}

// A finished game tells of no order.
func TestNoStripAtTheEnd(t *testing.T) {
	w := showGame(t, "yanyi", "start", 1280, 800)
	w.set(0)
	v := *w.page.table.View()
	v.Outcome.Over = true
	if _, ok := sequence(&v); ok || passed(&v, game.Wu) {
		t.Error("somebody still waits")
	}
}

// In every frame and language the strip or its line stands clear of the controls
// and no text is cut.
func TestTheStripFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { ui.OnCut = nil }()
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		for _, size := range [][2]float64{
			{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440},
		} {
			w := showOn(t, &stage.Host{Langs: []string{lang}, IsStill: true}, "yanyi", "start", size[0], size[1])
			ui.OnCut = func(text string) { t.Errorf("%s %v: %q is cut", lang, size, text) }
			for i, c := range waitCases {
				where := fmt.Sprintf("order-%s-%s", c.name, lang)
				w.set(i)
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
			ui.OnCut = nil
		}
	}
}
