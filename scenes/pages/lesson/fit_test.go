package lesson

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// All texts of a step are readable in full at usual sizes in all languages: the task with its
// note, the conclusion and every answer. On pages where the text stands above the board, none
// reaches below the board's upper edge.
func TestEverythingSaidFits(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range locale.Langs() {
		for _, size := range [][2]float64{{390, 844}, {480, 520}, {1280, 800}} {
			for _, l := range lesson.All() {
				w := open(t, l.ID, size[0], size[1], "")
				locale.Use(lang)
				for i := range l.Steps {
					w.page.goTo(i)
					for _, say := range sayings(&l.Steps[i]) {
						say(w.page.desk)
						where := fmt.Sprintf("%s%s %gx%g", l.Steps[i].Key, lang.Tag(), size[0], size[1])
						w.fits(where)
					}
				}
				w.stage.Screen.Deallocate()
			}
		}
	}
}

// sayings are functions that bring a step to show each of its texts.
func sayings(s *lesson.Step) (list []func(d *desk)) {
	list = append(list, func(*desk) {})
	for _, key := range locale.Keys() {
		if strings.HasPrefix(key, s.Key) && !strings.HasSuffix(key, ".say") && !strings.HasSuffix(key, ".done") && !strings.HasSuffix(key, ".note") {
			list = append(list, func(d *desk) { d.guide.answer = key })
		}
	}
	return append(list, func(d *desk) { d.guide.finish() })
}

// fits checks that no text is shortened and that none covers the board.
func (w *world) fits(where string) {
	w.Helper()
	view := ui.View{W: float64(w.stage.Screen.Bounds().Dx()), H: float64(w.stage.Screen.Bounds().Dy()), Scale: 1, Theme: w.session.Theme(), Still: true}
	canvas.OnCut = func(text string) { w.Errorf("%s: %q is cut", where, text) }
	defer func() { canvas.OnCut = nil }()
	var c canvas.Canvas
	w.page.Layout(view)
	view.Draw(&c, w.stage.Screen, true)
	c.Plain = true
	w.page.Draw(&c)
	if w.page.beside() {
		return
	}
	f := w.page.stack()
	sentence := w.page.sentence(f.roles...)
	if high := sentence.Height(view, view.W-2*f.side); high > f.line {
		w.Errorf("%s: %q is %g high, in %g", where, w.line(), high, f.line)
	}
}

// The questions about alliances and deposing fit in whole words, also on narrow phones.
func TestWhatIsAskedFits(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range locale.Langs() {
		for _, size := range [][2]float64{{390, 844}, {360, 780}, {480, 520}} {
			for _, c := range []struct {
				step     int
				from, to string
			}{{5, "d6", "b7"}, {6, "c6", "a7"}} {
				w := open(t, "three", size[0], size[1], "")
				locale.Use(lang)
				w.page.goTo(c.step)
				w.session.Stack.Relayout()
				w.stage.Rest(t)
				w.click(w.square(c.from))
				w.click(w.square(c.to))
				if !w.has("confirm") {
					t.Fatalf("step %d asks nothing", c.step+1)
				}
				w.fits(fmt.Sprintf("step %d %s %gx%g", c.step+1, lang.Tag(), size[0], size[1]))
				w.stage.Screen.Deallocate()
			}
		}
	}
}
