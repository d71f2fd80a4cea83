package ground

import (
	"image"
	"math"
	"unicode"

	"yanyi/game"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// sheet is the card a board is drawn on, and the strokes that grounds share.
type sheet struct {
	*paint.Canvas
	plan.Layout
	info *game.Info
	look plan.Look
	t    *theme.Theme
}

func newSheet(look plan.Look, info *game.Info, l plan.Layout, w, h int) *sheet {
	return &sheet{look.Canvas(w, h), l, info, look, look.Colors()}
}

// Draw draws a board without pieces and without anything that changes during
// a game of a variant. Outside the card's rounded corners the image is transparent.
func Draw(look plan.Look, info *game.Info, l plan.Layout) *image.RGBA {
	g := newSheet(look, info, l, l.W, l.H)
	g.draw()
	g.roundCorners()
	return g.Img
}

// draw draws the ground of the board's style.
func (g *sheet) draw() {
	switch g.Board.Design {
	case game.CheckeredCross:
		(&squareCross{wild{g, squaresHalf}}).draw()
	case game.City:
		(&city{g}).draw()
	case game.Banks:
		(&banks{g}).draw()
	case game.Xiangqi:
		(&lines{g}).draw()
	case game.River:
		(&cells{g}).draw()
	case game.Hundred:
		(&hundred{g}).draw()
	default:
		newCross(g).draw()
	}
}

// pigment is the pigment of an army of the board's game.
func (g *sheet) pigment(a game.Army) game.Pigment { return g.info.Armies[a].Pigment }

// land is how an army's home shows.
func (g *sheet) land(a game.Army) *theme.Home { return &g.t.Homes[g.pigment(a)] }

// flat fills the whole card.
func (g *sheet) flat(c theme.Color) { g.Rect(0, 0, float64(g.W), float64(g.H), c) }

// polygon maps a polygon from files and ranks to the card.
func (g *sheet) polygon(pts ...paint.Point) *paint.Path {
	out := make([]paint.Point, len(pts))
	for i, p := range pts {
		out[i].X, out[i].Y = g.At(p.X, p.Y)
	}
	return new(paint.Path).Polygon(out...)
}

// fill fills a polygon given in files and ranks.
func (g *sheet) fill(c theme.Color, pts ...paint.Point) {
	g.Fill(g.polygon(pts...), paint.Solid(c))
}

// line draws a line along a file or rank, from point to point, snapped to
// pixels. Its ends reach half a width beyond the points, so that corners close.
func (g *sheet) line(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	x0, x1 = min(x0, x1), max(x0, x1)
	y0, y1 = min(y0, y1), max(y0, y1)
	before := math.Floor(width / 2)
	g.Rect(x0-before, y0-before, x1-x0+width, y1-y0+width, c)
}

// band is a line centred exactly, its ends square at the points.
func (g *sheet) band(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	g.Stroke(new(paint.Path).Line(paint.Point{X: x0, Y: y0}, paint.Point{X: x1, Y: y1}), paint.Pen{Width: width}, c)
}

// slant draws a slanting line.
func (g *sheet) slant(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	g.Stroke(new(paint.Path).Line(paint.Point{X: x0 + 0.5, Y: y0 + 0.5}, paint.Point{X: x1 + 0.5, Y: y1 + 0.5}), paint.Pen{Width: width}, c)
}

// dashes draws a dashed line of dashes 0.18c and gaps 0.10c.
func (g *sheet) dashes(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	k := float64(g.C)
	pen := paint.Pen{Width: width, Dash: []float64{0.18 * k, 0.10 * k}, Phase: 0.04 * k}
	g.Stroke(new(paint.Path).Line(paint.Point{X: x0, Y: y0}, paint.Point{X: x1, Y: y1}), pen, c)
}

// ticks draws the four corner ticks of a start mark 兵炮位.
func (g *sheet) ticks(f, r float64, c theme.Color, arms ...[2]float64) {
	if g.LogicalC() < 30 {
		return
	}
	if len(arms) == 0 {
		arms = [][2]float64{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	}
	x, y := g.At(f, r)
	x, y = x+0.5, y+0.5
	k := float64(g.C)
	off, long := math.Round(0.09*k), math.Round(0.17*k)
	pen := paint.Pen{Width: g.Hair(1)}
	for _, a := range arms {
		path := new(paint.Path).Line(
			paint.Point{X: x + a[0]*(off+long), Y: y + a[1]*off},
			paint.Point{X: x + a[0]*off, Y: y + a[1]*off},
			paint.Point{X: x + a[0]*off, Y: y + a[1]*(off+long)})
		g.Stroke(path, pen, theme.Alpha(c, 0.75))
	}
}

// grain lays a texture over a part of the card.
func (g *sheet) grain(t func() *paint.Texture, area image.Rectangle, strength float64) {
	if t := g.look.Texture(t); t != nil {
		g.Grain(t, area, g.look.GrainPixels(), strength)
	}
}

// plain reports whether nothing is painted that a board can do without.
func plain(g *sheet) bool { return g.t.Ground == theme.Plain }

// edge draws the card's border.
func (g *sheet) edge(c theme.Color) {
	s := g.look.Pixels()
	w := max(math.Round(s), 1)
	p := new(paint.Path).RoundRect(w/2, w/2, float64(g.W)-w, float64(g.H)-w, theme.CardRadius*s)
	g.Stroke(p, paint.Pen{Width: w}, c)
}

// roundCorners makes the outside of the card's round corners transparent.
func (g *sheet) roundCorners() {
	if !paint.HasPixels(g.Canvas) {
		return
	}
	r := theme.CardRadius * g.look.Pixels()
	n := int(math.Ceil(r))
	for y := range n {
		for x := range n {
			d := math.Hypot(r-float64(x)-0.5, r-float64(y)-0.5)
			k := min(max(r-d+0.5, 0), 1)
			if k == 1 {
				continue
			}
			for _, at := range [4]image.Point{{X: x, Y: y}, {X: g.W - 1 - x, Y: y}, {X: x, Y: g.H - 1 - y}, {X: g.W - 1 - x, Y: g.H - 1 - y}} {
				if !at.In(g.Img.Rect) {
					continue
				}
				i := g.Img.PixOffset(at.X, at.Y)
				for j := range 4 {
					g.Img.Pix[i+j] = uint8(float64(g.Img.Pix[i+j])*k + 0.5)
				}
			}
		}
	}
}

// cardEdge is the colour of a border round wild land.
func (g *sheet) cardEdge() theme.Color {
	if g.t.Dark {
		return theme.Mix(g.t.Wild, theme.Color{A: 255}, 0.25)
	}
	return theme.Mix(g.t.BoardLine, g.t.Wild, 0.55)
}

// square fills a square of the board.
func (g *sheet) square(file, rank int, c theme.Color) {
	x, y := g.At(float64(file), float64(rank))
	half := float64(g.C) / 2
	g.Rect(x-half, y-half, 2*half, 2*half, c)
}

// checkers fills all squares: those with an odd sum of file and rank, counted from 1, are
// light (game/threekingdoms/README.md, Board and set-up of guoji: l1 is light).
func (g *sheet) checkers() {
	for _, p := range g.Board.Points {
		c := g.t.DarkSquare
		if (p.File+p.Rank)%2 != 0 {
			c = g.t.Light
		}
		g.square(int(p.File), int(p.Rank), c)
	}
}

// wood covers the card with wood.
func (g *sheet) wood() {
	g.flat(g.t.Wood)
	g.grain(paint.Wood, g.Card(), 1)
}

// label is a text of the locale by itself, with a capital where the script has them.
func (g *sheet) label(key string) string {
	text := []rune(g.look.Lang.T(key))
	text[0] = unicode.ToUpper(text[0])
	return string(text)
}

// ridgeInk is the colour of far ridges.
func (g *sheet) ridgeInk() theme.Color {
	if g.t.Dark {
		return theme.Color{R: 0x0E, G: 0x0C, B: 0x0A, A: 255}
	}
	return theme.Color{R: 0x3A, G: 0x2F, B: 0x22, A: 255}
}
