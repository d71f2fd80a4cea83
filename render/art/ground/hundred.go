package ground

import (
	"strconv"

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
	g.grain(paint.Wood(), g.Card(), 0.65)
	x, y := float64(inner.Min.X), float64(inner.Min.Y)
	w := max(g.Hair(1.4), 1)
	dark := theme.Mix(g.t.Frame, theme.Color{A: 255}, 0.35)
	n := float64(inner.Dx())
	for _, r := range [4][4]float64{{x - w, y - w, n + 2*w, w}, {x - w, y + n, n + 2*w, w}, {x - w, y, w, n}, {x + n, y, w, n}} {
		g.Rect(r[0], r[1], r[2], r[3], dark)
	}
	g.coordinates()
	g.edge(theme.Mix(g.t.Frame, theme.Color{A: 255}, 0.25))
}

func (g *hundred) coordinates() {
	size := theme.Coordinate.Size * g.Scale
	if float64(g.M) < 1.2*size {
		return
	}
	c := theme.Alpha(theme.Light.SealText, 0.72)
	out := 0.5 + 0.5*float64(g.M)/float64(g.C)
	// a place in squares of the screen, from the middle of its upper left one
	at := func(v float64) float64 { return float64(g.M) + (v+0.5)*float64(g.C) }
	left, bottom := at(-out), at(float64(g.Board.Files-1)+out)
	for i := range g.Board.Files {
		v := float64(i)
		// Files at the lower edge of the screen, ranks at the left one, however
		// the board is turned.
		fx, _ := g.At(v, 0)
		_, ry := g.At(0, v)
		if g.Quarter%2 == 1 {
			fx, _ = g.At(0, v)
			_, ry = g.At(v, 0)
			g.TextAt(paint.Regular(), strconv.Itoa(1+i), size, fx, bottom, c)
			g.TextAt(paint.Regular(), string(rune('a'+i)), size, left, ry, c)
			continue
		}
		g.TextAt(paint.Regular(), string(rune('a'+i)), size, fx, bottom, c)
		g.TextAt(paint.Regular(), strconv.Itoa(1+i), size, left, ry, c)
	}
}
