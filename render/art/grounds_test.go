package art_test

import (
	"image/color"
	"testing"

	"yanyi/render/art"
	"yanyi/render/sample"
	"yanyi/render/theme"
)

// Every board exists in wood, in paper and plain, in every theme: the plain one has a few tones
// instead of grain, the paper one is lighter than wood in the light theme and darker in the dark
// one, and all differ. High-contrast themes are ink on white in any case.
func TestGrounds(t *testing.T) {
	const size = 240
	for _, g := range sample.All() {
		l := art.Fit(g.Info.Board, size, size, 0, 1)
		tones := func(th *theme.Theme) (most int, light float64) {
			picture := art.Ground(art.Look{Theme: th}, g.Info, l)
			seen := map[color.RGBA]int{}
			for i := 0; i < len(picture.Pix); i += 4 {
				px := picture.Pix[i : i+4]
				seen[color.RGBA{px[0], px[1], px[2], px[3]}]++
				light += float64(px[1])
			}
			for _, n := range seen {
				most = max(most, n)
			}
			return most * 100 / (l.W * l.H), light / float64(l.W*l.H)
		}
		for name, th := range themes {
			grained, wood := tones(th)
			_, paper := tones(th.On(theme.Sheets))
			flat, _ := tones(th.On(theme.Plain))
			if flat < 20 || grained > flat/2 {
				t.Errorf("%s %s: one tone covers %d %% of wood, %d %% of the plain board", g.Name, name, grained, flat)
			}
			if th.Dark != (paper < wood) {
				t.Errorf("%s %s: wood is %.0f light, paper %.0f", g.Name, name, wood, paper)
			}
		}
	}
}
