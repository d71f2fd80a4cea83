package ground

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Luoyang is the gold of the emperor's palace, on boards that have one; it fades when
// he is gone. (x, y) is its middle on the card.
func Luoyang(look plan.Look, info *game.Info, l plan.Layout) (img *image.RGBA, x, y int, ok bool) {
	switch l.Board.Design {
	case game.City:
		n := 3 * l.C
		g := city{newSheet(look, info, l, n, n)}
		g.gold()
		return g.Img, l.M + n + n/2, l.M + n + n/2, true
	case game.Cross:
		mid := float64(l.Board.Ranks-1) / 2
		x0, y0 := l.At(0, mid-1)
		x1, y1 := l.At(2, mid+1)
		n := int(math.Round(math.Abs(x1 - x0)))
		g := newSheet(look, info, l, n, n)
		g.Rect(0, 0, float64(n), float64(n), g.land(game.Han).Wash)
		return g.Img, int(min(x0, x1)) + n/2, int(min(y0, y1)) + n/2, true
	}
	return nil, 0, 0, false
}

// gold is the wash of the centre, and the emperor's square in solid gold.
func (g *city) gold() {
	c := float64(g.C)
	gold, brace := theme.Materials[g.pigment(game.Han)].Body, theme.GoldEdge
	if g.t.Dark {
		brace = g.t.Gold
	}
	pad := 0.04 * c
	g.Rect(0, 0, 3*c, 3*c, theme.Alpha(gold, 0.20))
	g.Rect(c+pad, c+pad, c-2*pad, c-2*pad, theme.Alpha(gold, 0.85))
	g.Stroke(new(paint.Path).Rect(c+2*pad, c+2*pad, c-4*pad, c-4*pad), paint.Pen{Width: g.Hair(1)}, theme.Alpha(brace, 0.8))
	g.Stroke(new(paint.Path).Rect(c+pad, c+pad, c-2*pad, c-2*pad), paint.Pen{Width: g.Hair(1.5)}, brace)
}
