package ground

import (
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Measures of the 15×15 cross of squares from its middle: the centre ends 4.5 out, the arms 7.5.
const (
	squaresMid  = 7.0
	squaresHalf = 4.5
	squaresEnd  = 7.5
)

// squareCross is the board of 国际版: a cross of chequered squares.
type squareCross struct{ wild }

func (g *squareCross) draw() {
	g.flat(g.t.Wild)
	g.ridges()
	g.checkers()
	for _, h := range homes {
		g.wash(h)
	}
	g.grain(paint.Silk, g.Card(), 0.8)
	g.outline()
	for _, h := range homes {
		a, b := h.place(squaresMid, squaresHalf, -squaresHalf), h.place(squaresMid, squaresHalf, squaresHalf)
		land := g.land(h.army)
		g.band(a.X, a.Y, b.X, b.Y, g.Pen(3)+2*g.Scale, theme.Alpha(land.Casing, 0.7))
		g.band(a.X, a.Y, b.X, b.Y, g.Pen(3), land.Border)
	}
	for i := range 4 {
		g.tribeName(i)
	}
	g.edging(0.5).coordinates(lower, right, upper, left)
	g.edge(g.cardEdge())
}

// wash covers a home.
func (g *squareCross) wash(h home) {
	g.fill(g.land(h.army).Squares, h.place(squaresMid, squaresHalf, -squaresHalf), h.place(squaresMid, squaresEnd, -squaresHalf),
		h.place(squaresMid, squaresEnd, squaresHalf), h.place(squaresMid, squaresHalf, squaresHalf))
}

func (g *squareCross) outline() {
	pts := crossOutline(squaresMid, squaresHalf, squaresEnd)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		g.line(p.X, p.Y, q.X, q.Y, g.Hair(2), g.t.BoardLine)
	}
}

// hundred is the board of 百格: squares in a wooden frame that carries the coordinates.
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

// coordinates are files at the screen's lower edge and ranks at the left, however it is turned.
func (g *hundred) coordinates() {
	e := g.edging(0.5)
	if e.ink = theme.Alpha(theme.Light.SealText, 0.72); g.t.Ground == theme.Sheets {
		e.ink = g.t.BoardText
	}
	e.coordinates(lower, left)
}
