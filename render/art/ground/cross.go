package ground

import (
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// silkWider is how far the silk lies beyond the outline, in c.
const silkWider = 0.56

// cross is a board of points without its four corners (render/README.md, Cross).
type cross struct {
	wild
	mid  float64 // from the middle point to the ends of the arms, in c
	half float64 // to the edges of the arena
}

func newCross(g *sheet) *cross {
	mid := float64(g.Board.Files-1) / 2
	half := mid
	for g.Board.At(0, int(mid-half)) == game.NoSquare {
		half--
	}
	return &cross{wild{g, half + silkWider}, mid, half}
}

func (g *cross) draw() {
	g.flat(g.t.Wild)
	g.ridges()
	g.fill(g.t.Silk, crossOutline(g.mid, g.half+silkWider, g.mid+silkWider)...)
	g.fill(theme.Alpha(g.t.Silk2, 0.55), crossMidSquare(g.mid, g.half)...)
	for _, h := range homes {
		g.wash(h)
	}
	g.silkEdge()
	g.grain(paint.Silk, g.Card(), 1)
	g.grid()
	for _, h := range homes {
		g.palace(h)
		g.startMarks(h)
	}
	for _, h := range homes {
		g.borderLines(h)
	}
	g.cornerWriting()
	g.edging(silkWider).coordinates(lower, right, upper, left)
	g.edge(g.cardEdge())
}

// crossOutline is the outline of a cross with arms 2·half wide that reach out from the middle.
func crossOutline(mid, half, reach float64) []paint.Point {
	var pts []paint.Point
	for _, h := range [4]home{homes[0], homes[2], homes[3], homes[1]} { // clockwise
		pts = append(pts, h.place(mid, half, -half), h.place(mid, reach, -half), h.place(mid, reach, half))
	}
	return pts
}

func crossMidSquare(mid, half float64) []paint.Point {
	return []paint.Point{{X: mid - half, Y: mid - half}, {X: mid + half, Y: mid - half}, {X: mid + half, Y: mid + half}, {X: mid - half, Y: mid + half}}
}

// wash covers a home from the border line to the silk's edge; homes meet on the diagonal.
func (g *cross) wash(h home) {
	half, wide, reach := g.half, g.half+silkWider, g.mid+silkWider
	g.fill(g.land(h.army).Wash,
		h.place(g.mid, half, -half), h.place(g.mid, wide, -wide), h.place(g.mid, reach, -wide),
		h.place(g.mid, reach, wide), h.place(g.mid, wide, wide), h.place(g.mid, half, half))
}

func (g *cross) silkEdge() {
	p := g.polygon(crossOutline(g.mid, g.half+silkWider, g.mid+silkWider)...)
	p.Map(func(q paint.Point) paint.Point {
		return paint.Point{X: math.Floor(q.X) + 0.5, Y: math.Floor(q.Y) + 0.5}
	})
	g.Stroke(p, paint.Pen{Width: g.Hair(1)}, theme.Alpha(g.t.BoardLine, 0.5))
}

// grid draws the lines each way as far as points exist, and the outline.
func (g *cross) grid() {
	thin := g.Hair(1)
	for i := 0.0; i <= 2*g.mid; i++ {
		from, to := g.mid-g.half, g.mid+g.half
		if math.Abs(i-g.mid) <= g.half {
			from, to = 0, 2*g.mid
		}
		g.line(from, i, to, i, thin, g.t.BoardLine)
		g.line(i, from, i, to, thin, g.t.BoardLine)
	}
	pts := crossOutline(g.mid, g.half, g.mid)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		g.line(p.X, p.Y, q.X, q.Y, g.Hair(2), g.t.BoardLine)
	}
}

// palace is three points wide and deep: at the arm's end, for Han at the western edge.
func (g *cross) palace(h home) {
	a, b := h.place(g.mid, g.mid-2, -1), h.place(g.mid, g.mid, 1)
	if h.army != game.Han { // Han's second wash can fade: see luoyangWash
		g.fill(g.land(h.army).Wash, paint.Point{X: a.X, Y: a.Y}, paint.Point{X: b.X, Y: a.Y}, paint.Point{X: b.X, Y: b.Y}, paint.Point{X: a.X, Y: b.Y})
	}
	palaceLines(g.sheet, a, b)
}

// palaceLines draws a palace's frame and diagonals between two corners.
func palaceLines(g *sheet, a, b paint.Point) {
	c, w := g.t.BoardLine, g.Hair(1.8)
	g.slant(a.X, a.Y, b.X, b.Y, g.Pen(0.8), theme.Alpha(c, 0.8))
	g.slant(a.X, b.Y, b.X, a.Y, g.Pen(0.8), theme.Alpha(c, 0.8))
	g.line(a.X, a.Y, b.X, a.Y, w, c)
	g.line(b.X, a.Y, b.X, b.Y, w, c)
	g.line(b.X, b.Y, a.X, b.Y, w, c)
	g.line(a.X, b.Y, a.X, a.Y, w, c)
}

// startMarks are those of cannons: the second points of the third line, in a narrow
// home the middle one; a defence line's are its soldiers' own.
func (g *cross) startMarks(h home) {
	sides := []float64{1 - g.half, g.half - 1}
	if g.half < 4 {
		sides = []float64{0}
	}
	for _, side := range sides {
		p := h.place(g.mid, g.mid-2, side)
		g.ticks(p.X, p.Y, g.t.BoardLine)
	}
}

// borderLines are the 国境线, where the home begins, and the 防线 beyond it.
func (g *cross) borderLines(h home) {
	defenceLine(g.sheet, h.army, h.place(g.mid, g.half+1, -g.half), h.place(g.mid, g.half+1, g.half))
	borderLine(g.sheet, h.army, h.place(g.mid, g.half, -g.half), h.place(g.mid, g.half, g.half))
}

// defenceLine draws an army's defence line.
func defenceLine(g *sheet, army game.Army, a, b paint.Point) {
	w := g.Pen(2.2)
	if !g.t.Dark {
		g.band(a.X, a.Y, b.X, b.Y, w+g.Pen(0.8), g.t.Casing)
	}
	g.dashes(a.X, a.Y, b.X, b.Y, w, g.land(army).Line)
}

// borderLine draws an army's border line.
func borderLine(g *sheet, army game.Army, a, b paint.Point) {
	land, casing, w := g.land(army), g.t.Casing, g.Pen(3.5)
	if land.Casing.A > 0 {
		casing = theme.Alpha(land.Casing, 0.75)
	}
	g.band(a.X, a.Y, b.X, b.Y, w+2*max(math.Round(g.Scale), 1), casing)
	g.band(a.X, a.Y, b.X, b.Y, w, land.Border)
}

// home is one of the four sides of a cross, its axes given in files and ranks.
type home struct {
	army   game.Army
	df, dr float64 // from the middle outward
}

var homes = [4]home{{game.Wu, 1, 0}, {game.Wei, 0, 1}, {game.Shu, 0, -1}, {game.Han, -1, 0}}

// place turns steps along and across the home's axis, from the middle, into files and ranks.
func (h home) place(mid, out, side float64) paint.Point {
	return paint.Point{X: mid + h.df*out + h.dr*side, Y: mid + h.dr*out - h.df*side}
}

// cornerWriting is the tribes' names and, where there is room, the lines that end at the corner.
func (g *cross) cornerWriting() {
	for i := range 4 {
		g.tribeName(i)
	}
	if g.LogicalC() >= 34 {
		g.lineNames()
	}
}

// lineNames writes 防线 beside the ends of the defence lines and 国境线 in the other two corners.
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
