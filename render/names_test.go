package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// While a king steps from tile to tile all names are drawn with the animation, the light of both tiles
// fades in and out on them, and the king passes over them until it has arrived.
func TestNamesLieOnTheAnimation(t *testing.T) {
	windowtest.Need(t)
	s, dst := sceneNamed("activation"), ebiten.NewImage(752, 752)
	b := boardFor(s.Before, Look{Theme: &theme.Light}, 752)
	b.Draw(dst)
	b.Play(s.Events, s.After)
	if n := len(b.animation.names); n != 18 {
		t.Fatalf("%d names, want two palaces of nine", n)
	}
	lights := 0
	for _, e := range b.animation.effects {
		if e.name != nil {
			lights++
		}
	}
	if lights != 2 || len(b.animation.plain) != 2 {
		t.Errorf("%d names change their light, %d tiles", lights, len(b.animation.plain))
	}
	if b.animation.landed <= 0 || b.animation.landed >= b.animation.end {
		t.Errorf("the king lands at %g of %g ms", b.animation.landed, b.animation.end)
	}
	lines := sceneNamed("promotion")
	b = boardFor(lines.Before, Look{Theme: &theme.Light}, 752)
	b.Draw(dst)
	b.Play(lines.Events, lines.After)
	if len(b.animation.names) != 0 {
		t.Errorf("%d names on %s", len(b.animation.names), lines.Before.Name)
	}
}

// A board reports whether its tiles' names are legible, so that nothing repeats them.
func TestBoardTellsWhetherItNamesTiles(t *testing.T) {
	for _, c := range []struct {
		g    sample.Game
		lang locale.Lang
		size int
		want bool
	}{
		{sample.Qice(), locale.ZhHans, 752, true}, {sample.Qice(), locale.En, 752, true},
		{sample.Qice(), locale.En, 390, false}, {sample.Xiangqi(), locale.ZhHans, 752, false},
	} {
		if got := boardFor(c.g, Look{Theme: &theme.Light, Lang: c.lang}, c.size).NamesTiles(); got != c.want {
			t.Errorf("%s, %v, %d: %v", c.g.Name, c.lang, c.size, got)
		}
	}
}
