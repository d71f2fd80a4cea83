package board

import (
	"slices"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
)

// On a large tile no name is cut, in any language.
func TestTheLargeTileHoldsEveryName(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for _, v := range catalog.All() {
			for n := 1; locale.StratagemOf(v.Info().ID, n) != nil; n++ {
				name := gametext.StratagemName(v.Info(), n)
				role, lines := tileLines(name, tileLarge-8, 1)
				wide := slices.ContainsFunc(lines, func(l string) bool { return canvas.Measure(role, l, 1) > tileLarge-8 })
				if wide || float64(len(lines))*role.Line > tileLarge-22 {
					t.Errorf("%s: %q does not fit in %g: %q", lang.Tag(), name, role.Size, lines)
				}
			}
		}
	}
}
