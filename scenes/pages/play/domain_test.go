package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/scenetest"
)

// lifted is a position in which Shu's elephant stands between its two homes, and Wu has
// been passed over.
const lifted = "2,wK,2/2,wA,2/1,wR,2,wC/wP,3,wP/3,hR,wB,4,uP,1,uR,1/6,sR,6/hK,1,wN,hC,4,uP,2,uA,uK/8,uN,1,uC,2/3,hR,sB,1,sP,sN,1,uP,2,uB/sP,3,sP/1,sC,3/2,sA,2/2,sK,2 s!u uws - idle - 3"

// A lifted elephant shows all the points it ever stands on, and a row beside the board
// explains the marks; both go with the selection. Phones have no room for the row.
func TestALiftedElephantShowsItsNinePoints(t *testing.T) {
	everyFrame(t, func(t *testing.T, w, h float64, touch bool) {
		p := show(t, "mini", lifted, w, h)
		p.click("e5", touch)
		domain := p.page.board.Domain()
		if domain == nil || domain.Army != game.Han || len(domain.Points) != 9 || len(domain.Ways) != 8 {
			t.Fatalf("it shows %+v", domain)
		}
		p.shot(fmt.Sprintf("elephant-%.0fx%.0f", w, h))
		p.click("e5", touch)
		if p.page.board.Domain() != nil {
			t.Error("the points outlast the selection")
		}
		p.click("g2", touch)
		if p.page.board.Domain() != nil {
			t.Error("an advisor shows points of its own")
		}
	})
}

// The elephant's marks in the other languages and at night, for the eye, and the words of
// their row.
func TestTheElephantsMarksInEveryLanguage(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		m := &scenetest.Machine{Langs: []string{lang}, IsStill: true, IsDark: lang != "zh-Hans"}
		p := showOn(t, m, "mini", lifted, 1280, 800)
		p.click("e5", false)
		p.shot("elephant-" + lang)
		words := []string{}
		for _, key := range []string{"play.domain.now", "play.domain.points", "play.domain.abroad"} {
			words = append(words, locale.T(key, locale.Arg{Name: "piece"}, locale.Arg{Name: "n"}, locale.Arg{Name: "side"}))
		}
		if slices.ContainsFunc(words, func(w string) bool { return strings.Contains(w, "play.") }) {
			t.Errorf("%s: %q", lang, words)
		}
	}
}
