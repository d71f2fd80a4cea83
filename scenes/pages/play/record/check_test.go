package record

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// passing is a position in which m9h9 checks Shu, and Wei is skipped.
const passing = "5,wK,3/9/9/wR,8/17/17/17/17/12,uR,uP,2,uK/17/17/17/17/sR,8/9/9/3,sK,5 u uws - spent - 0"

// Whom a turn checks does not run into what stands beside it, such as that somebody is
// passed over, at any width and in any language.
func TestAChecksWordsEndBeforeTheNextCell(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		_, r := shown(t, "yanyi", passing, "m9h9", "h1i1", "h9i9")
		said := false
		for width := 260.0; width < 700; width += 4 {
			l := r.listIn(shape{true, width, 1, noPly})
			for i := range l.rows {
				for j := range l.rows[i].cells {
					c, box := &l.rows[i].cells[j], l.box(&l.rows[i], j)
					end := box.X + c.right + canvas.Measure(theme.Caption, c.check, 1)
					said = said || len(c.check) > 1
					if c.check == "" || j+1 == len(l.rows[i].cells) || l.rows[i].cells[j+1].text == "" {
						continue
					}
					least := 2.0 * cellLead
					if len(c.check) == 1 {
						least = cellLead // a plus is no word, but does not stand on the next one's mark
					}
					if gap := l.box(&l.rows[i], j+1).X + cellLead - end; gap < least {
						t.Errorf("%s, %g wide: %q ends %g before %q", lang.Tag(), width, c.check, gap, l.rows[i].cells[j+1].text)
					}
				}
			}
		}
		if !said {
			t.Errorf("%s: nowhere is it said who is checked", lang.Tag())
		}
		tabletest.Picture(t, "checks-"+lang.Tag(), ui.Column(0, r.Moves(true)), 424, 120)
		tabletest.Picture(t, "checks-narrow-"+lang.Tag(), ui.Column(0, r.Moves(true)), 300, 120)
	}
}

// However narrow the list, no turn is said to check that checks nobody.
func TestWhatChecksNobodyHasNoPlus(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		_, r := shown(t, "yanyi", "start", "o6m6", "f17h16", "f1h2")
		for width := 220.0; width < 700; width++ {
			for _, row := range r.listIn(shape{true, width, 1, noPly}).rows {
				for _, c := range row.cells {
					if c.check != "" {
						t.Fatalf("%s, %g wide: %q is followed by %q", lang.Tag(), width, c.text, c.check)
					}
				}
			}
		}
	}
}
