package tabletext

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
)

// Two who win together are named together, and their halves of a point are written out.
func TestTwoWinTogether(t *testing.T) {
	v, _ := catalog.Find("chibi")
	o := game.Outcome{Over: true, Winner: game.Shu, With: game.SetOf(game.Wu)}
	for lang, want := range map[locale.Lang]string{locale.ZhHans: "蜀吴同胜", locale.ZhHant: "蜀吳同勝", locale.En: "Shu and Wu have won"} {
		locale.Use(lang)
		if got := together(v.Info(), o); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	locale.Use(locale.ZhHans)
	if a, b := Points(v.Info(), 3), Points(v.Info(), 6); a != "1.5" || b != "3" {
		t.Errorf("points %s and %s", a, b)
	}
}
