package ground

import (
	"math"
	"strconv"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// cornerWriting is the tribes' names and, where there is room, the names of the
// lines that end at the corner.
func (g *cross) cornerWriting() {
	for i := range 4 {
		g.tribeName(i)
	}
	if g.LogicalC() >= 34 {
		g.lineNames()
	}
}

// lineNames writes 防线 beside the ends of the defence lines and 国境线 in the
// other two corners.
func (g *cross) lineNames() {
	size := 13 * g.Scale
	gap := math.Round(6 * g.Scale)
	f := paint.Regular()
	col := theme.Alpha(g.t.BoardText, 0.9)
	defence, border := g.label("region.defence"), g.label("region.border")
	off := 0.36 * size
	c := float64(g.C)
	mx, my := float64(g.W)/2, float64(g.H)/2
	edge := math.Round(g.inner * c)
	g.Text(f, defence, size, mx-edge-gap, my-5*c+off, paint.Right, col)
	g.Text(f, defence, size, mx+edge+gap, my+5*c+off, paint.Left, col)
	g.Text(f, border, size, mx+edge+gap, my-edge-10*g.Scale+off, paint.Left, col)
	g.Text(f, border, size, mx-edge-gap, my+edge+10*g.Scale+off, paint.Right, col)
}

// coordinates writes each kingdom's lines at its edge, in its dark tone,
// from its own right to its left.
func (g *cross) coordinates() {
	size := theme.Coordinate.Size * g.Scale
	if g.LogicalC() > 34 {
		size *= 1.15
	}
	out := armReach + silkWider + (float64(g.M)/float64(g.C)-silkWider)/2
	for _, h := range homes {
		if h.army == game.Han {
			continue
		}
		for i := range 9 {
			p := h.place(crossMid, out, float64(i-4)) // side −4 is a kingdom's own right
			x, y := g.At(p.X, p.Y)
			g.TextAt(paint.Regular(), strconv.Itoa(5+i), size, x, y, g.coordinateColor(h.army))
		}
	}
}

func (g *cross) coordinateColor(a game.Army) theme.Color {
	if g.t.Dark {
		return g.t.BoardText
	}
	m := theme.Materials[g.pigment(a)]
	return theme.Mix(m.Edge, m.Body, 0.5)
}
