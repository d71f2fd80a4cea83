package decisions

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// checkControls fails unless every control of a part lies within the view, is large
// enough for a finger and apart from the others.
func checkControls(t *testing.T, where string, part ui.Part, w, h float64) {
	t.Helper()
	controls := tabletest.Controls(part, w, h)
	for id, a := range controls {
		if !a.Rect.Within(canvas.Box(0, 0, w, h)) || a.Rect.W < 44 || a.Rect.H < 44 {
			t.Errorf("%s: %s lies at %+v", where, id, a.Rect)
		}
		for other, b := range controls {
			if id < other && a.Rect.Overlaps(b.Rect) {
				t.Errorf("%s: %s and %s overlap", where, id, other)
			}
		}
	}
}

// occasions are what may have to be decided.
func occasions(t *testing.T) map[string]*person {
	list := map[string]*person{
		"slide": at(t, "qiji", qijiSlide, "c9c5"), "slid": at(t, "qiji", qijiSlide, "c9c5"),
		"sweep": at(t, "qice", qiceSweep), "swept": at(t, "qice", qiceSweep),
		"exchange": at(t, "qice-line", tradeStart), "confirm": at(t, "yanyi", prepared), "pact": at(t, "yanyi", prepared),
		"resign": at(t, "yanyi", prepared), "draw": at(t, "yanyi", prepared), "offer": at(t, "yanyi", prepared),
		"takeback": at(t, "anqi", anqiFew), "resign face down": at(t, "anqi", anqiFew),
	}
	list["slid"].press("slide.1")
	list["swept"].press("sweep.yes")
	list["exchange"].tap("c5", "e7")
	list["confirm"].confirming()
	list["confirm"].tap("c7", "e8")
	list["pact"].tap("c7", "a8")
	list["resign"].Resign()
	list["resign face down"].Resign()
	list["draw"].Draw()
	list["offer"].table.Do(host.Request{Do: host.Draw})
	list["takeback"].tap("f7")
	list["takeback"].TakeBack()
	return list
}

// In every language and width no question is cut and every answer can be pressed;
// where there is room, what is said below it is whole, too. English is shortened where
// it is narrow.
func TestWhatIsAskedFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	more := ui.Press(ui.BarButton("more", canvas.IconUp, "…"))
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for name, p := range occasions(t) {
			p.again()
			for _, c := range []struct {
				form string
				part ui.Part
				w, h float64
				room bool
			}{
				{"panel", ui.Column(0, p.Panel()), 456, 84, true}, {"panel", ui.Column(0, p.Panel()), 392, 84, true},
				{"low", ui.Column(0, p.Panel()), 392, 56, false}, {"narrow", ui.Column(0, p.Panel()), 296, 84, false},
				{"row", p.Row(more), 374, 60, p.ask != nothing || p.stake.on()}, {"row", p.Row(more), 320, 64, false},
				{"bar", p.Bar(more), 464, 44, false}, {"bar", p.Bar(more), 304, 44, false},
				{"stake", p.Stake(), 1280, 800, true},
			} {
				where := fmt.Sprintf("%s-%s-%s-%gx%g", c.form, name, lang.Tag(), c.w, c.h)
				checkControls(t, where, c.part, c.w, c.h)
				canvas.OnCut = func(text string) {
					if tight := lang == locale.En && c.w < 374; c.room || !tight && !strings.Contains(unbroken(p.asked.line), unbroken(text)) {
						t.Errorf("%s: %q is cut", where, text)
					}
				}
				tabletest.Picture(t, where, c.part, c.w, c.h)
				canvas.OnCut = nil
			}
		}
	}
}

// In every language and width the line of what must not be missed is whole.
func TestTheLineFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for _, c := range cautions {
			p := at(t, c.id, c.start, c.turns...)
			for _, f := range []struct {
				form string
				part ui.Part
				w, h float64
			}{
				{"notice", ui.Column(0, p.Notice(0)), 392, 36}, {"notice", ui.Column(0, p.Notice(0)), 288, 36},
				{"short", p.ShortNotice(), 400, 44}, {"short", p.ShortNotice(), 230, 44},
			} {
				where := fmt.Sprintf("%s-%s-%s-%g", f.form, c.id, lang.Tag(), f.w)
				canvas.OnCut = func(text string) { t.Errorf("%s: %q is cut", where, text) }
				tabletest.Picture(t, where, f.part, f.w, f.h)
				canvas.OnCut = nil
			}
		}
	}
}
