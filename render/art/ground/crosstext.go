package ground

import (
	"math"

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
	if e := g.edging(silkWider); e.shown() { // beyond the coordinates
		gap += math.Round(1.4 * e.size)
	}
	f := paint.Regular()
	col := theme.Alpha(g.t.BoardText, 0.9)
	defence, border := g.label("region.defence"), g.label("region.border")
	off := 0.36 * size
	c := float64(g.C)
	mx, my := float64(g.W)/2, float64(g.H)/2
	edge := math.Round(g.inner * c)
	g.Text(f, defence, size, mx-edge-gap, my-(g.half+1)*c+off, paint.Right, col)
	g.Text(f, defence, size, mx+edge+gap, my+(g.half+1)*c+off, paint.Left, col)
	g.Text(f, border, size, mx+edge+gap, my-edge-gap-4*g.Scale+off, paint.Left, col)
	g.Text(f, border, size, mx-edge-gap, my+edge+gap+4*g.Scale+off, paint.Right, col)
}
