package play

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// reviewing is a page on which the sample game has ended, and its result was left for
// the moves.
func reviewing(t *testing.T, width, height float64) *world {
	t.Helper()
	w := show(t, "yanyi", prepared, width, height)
	w.turns(ended...)
	w.settle()
	if !w.page.lists.result {
		t.Fatal("the result is not shown")
	}
	w.page.lists.review()
	w.settle()
	return w
}

// In a review no button stands that does nothing there, the way through the moves does,
// and nothing is cut.
func TestTheButtonsOfAReview(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, _ bool) {
		past := show(t, "yanyi", prepared, width, height)
		past.turns(ended[:3]...)
		past.page.Show(1)
		past.settle()
		over := reviewing(t, width, height)
		for name, w := range map[string]*world{"past": past, "over": over} {
			if !w.listed("first") {
				w.press("drawer")
			}
			w.shot("review-" + name)
			checkControls(t, w, name)
			for _, id := range []string{"takeback", "hint", "resign", "draw", "rematch"} {
				if w.listed(id) {
					t.Errorf("%s: there is %q", name, id)
				}
			}
			for _, id := range []string{"first", "prev", "auto", "next", "last"} {
				if !w.listed(id) {
					t.Errorf("%s: there is no %q", name, id)
				}
			}
		}
	})
}

// Arrows, Home and End go through the turns of a review, whatever has the keyboard; a
// look at a turn leaves the result for the moves.
func TestKeysStepThroughAReview(t *testing.T) {
	w := reviewing(t, 1280, 800)
	w.page.form.SetFocus("back")
	for _, c := range []struct {
		key ebiten.Key
		ply int
	}{{ebiten.KeyLeft, 5}, {ebiten.KeyLeft, 4}, {ebiten.KeyRight, 5}, {ebiten.KeyHome, 0}, {ebiten.KeyDown, 3}, {ebiten.KeyUp, 0}, {ebiten.KeyEnd, 6}} {
		if w.keys(c.key); w.page.table.Ply() != c.ply {
			t.Errorf("after %v: ply %d, want %d", c.key, w.page.table.Ply(), c.ply)
		}
	}
	w.press("back")
	if !w.page.lists.result {
		t.Fatal("back from the review is not the result")
	}
	if w.keys(ebiten.KeyLeft); w.page.lists.result || w.page.table.Ply() != 5 {
		t.Errorf("result %t at ply %d", w.page.lists.result, w.page.table.Ply())
	}
}

// A click on the board of a review does not leave the turn looked at.
func TestTheBoardOfAReviewStays(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := reviewing(t, width, height)
		w.page.Show(2)
		w.settle()
		for _, square := range []string{"i7", "e7", "i11"} {
			if w.click(square, touch); w.page.table.Ply() != 2 {
				t.Fatalf("a click on %s leads to %d", square, w.page.table.Ply())
			}
		}
	})
}

// Back goes from the review to the result, from the past of a game that goes on to its
// present, and from both to the page from which the game was opened.
func TestBackGoesWhereOneCameFrom(t *testing.T) {
	below := show(t, "xiangqi", "start", 1280, 800).page
	open := func(w *world) *world {
		w.sh.Stack.Home()
		w.sh.Stack.Open(below)
		w.turnTo(w.page)
		return w
	}
	w := open(reviewing(t, 1280, 800))
	w.page.table.GoTo(2)
	w.settle()
	w.press("back")
	if !w.page.lists.result || w.sh.Stack.Top() != w.page || !w.page.table.Live() {
		t.Fatal("back from the review is not the result")
	}
	if w.press("back"); w.sh.Stack.Top() != below {
		t.Error("back from the result is not where the game was opened")
	}
	w = open(show(t, "yanyi", prepared, 1280, 800))
	w.turns(ended[:3]...)
	w.page.table.GoTo(1)
	w.settle()
	if w.press("back"); !w.page.table.Live() || w.sh.Stack.Top() != w.page {
		t.Fatal("back from the past is not the present")
	}
	if w.press("back"); w.sh.Stack.Top() != below {
		t.Error("back from the game is not where it was opened")
	}
}

// eager is an engine that plays the first turn it finds.
type eager struct {
	enginetest.Script
	pos  game.Position
	info *game.Info
}

// Send answers a question at once.
func (e *eager) Send(line string) {
	word, rest, _ := strings.Cut(line, " ")
	if word == "go" {
		e.Says = append(e.Says, "bestmove "+e.info.FormatTurn(e.pos.Turns(nil)[0]))
		return
	}
	parts := strings.Split(rest, "|")
	v, _ := catalog.Find(strings.Fields(parts[0])[0])
	e.info = v.Info()
	e.pos, _ = v.Parse(strings.TrimSpace(parts[1]), nil)
	for _, text := range strings.Fields(parts[2]) {
		turn, _ := game.Find(e.info, e.pos, text)
		e.pos.Do(turn)
	}
}

// A person who has resigned from a game with computers sees none of the buttons of
// those who play, and comes to the result by one press; in every frame.
func TestTheResultOfAGameOneIsOutOf(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		for _, size := range frames {
			where := fmt.Sprintf("%s %gx%g", lang, size[0], size[1])
			w := resigned(t, lang, size[0], size[1])
			w.shot("out-" + lang)
			checkControls(t, w, where)
			for _, id := range []string{"takeback", "hint", "resign", "draw"} {
				if w.listed(id) {
					t.Errorf("%s: there is %q", where, id)
				}
			}
			w.press("onward.watch")
			w.shot("hurried-" + lang)
			w.control("onward.result").Do()
			for n := 0; !w.page.table.Over(); n++ {
				if w.update(); n > 20000 {
					t.Fatalf("%s: the game does not end", where)
				}
			}
			w.settle()
			w.shot("outcome-" + lang)
			if !w.page.lists.result || w.listed("onward.watch") {
				t.Errorf("%s: result %t", where, w.page.lists.result)
			}
		}
	}
}

// resigned is a page whose person has resigned from a game with two computers.
func resigned(t *testing.T, lang string, width, height float64) *world {
	t.Helper()
	w := showOn(t, &scenetest.Machine{Langs: []string{lang}, IsStill: true}, "yanyi", "", width, height)
	v, _ := catalog.Find("yanyi")
	w.turnTo(begin(t, w.sh, kit{Engine: func() machine.Engine { return &eager{} }}, session.Setup{
		Variant: v, Seats: []match.Player{match.Human(""), match.Computer(1), match.Computer(1)}, TakeBack: true, Hints: true,
	}))
	w.page.table.Do(host.Request{Do: host.Resign})
	w.update()
	w.step()
	return w
}
