package ground

import (
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// hundred is the board of 百格: squares in a wooden frame that carries the
// coordinates.
type hundred struct{ *sheet }

func (g *hundred) draw() {
	g.flat(g.t.Frame)
	g.checkers()
	inner := g.Card().Inset(g.M)
	g.grain(paint.Wood, g.Card(), 0.65)
	x, y := float64(inner.Min.X), float64(inner.Min.Y)
	w := max(g.Hair(1.4), 1)
	dark, rim := theme.Mix(g.t.Frame, theme.Color{A: 255}, 0.35), theme.Mix(g.t.Frame, theme.Color{A: 255}, 0.25)
	if g.t.Ground == theme.Sheets {
		dark, rim = g.t.BoardLine, theme.Mix(g.t.Frame, g.t.BoardLine, 0.45)
	}
	n := float64(inner.Dx())
	for _, r := range [4][4]float64{{x - w, y - w, n + 2*w, w}, {x - w, y + n, n + 2*w, w}, {x - w, y, w, n}, {x + n, y, w, n}} {
		g.Rect(r[0], r[1], r[2], r[3], dark)
	}
	g.coordinates()
	g.edge(rim)
}

// coordinates are files at the lower edge of the screen and ranks at the left one,
// however the board is turned.
func (g *hundred) coordinates() {
	e := g.edging(0.5)
	if e.ink = theme.Alpha(theme.Light.SealText, 0.72); g.t.Ground == theme.Sheets {
		e.ink = g.t.BoardText
	}
	e.coordinates(lower, left)
}
