package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// ground is a board being drawn.
type ground struct {
	*paint.Canvas
	Layout
	info *game.Info
	look Look
	t    *theme.Theme
}

func newGround(look Look, info *game.Info, l Layout, c *paint.Canvas) *ground {
	return &ground{c, l, info, look, look.theme()}
}

// pigment is what an army of the board's game is painted with.
func (g *ground) pigment(a game.Army) game.Pigment { return g.info.Armies[a].Pigment }

// land is how an army's home shows.
func (g *ground) land(a game.Army) *theme.Home { return &g.t.Homes[g.pigment(a)] }

// Ground draws a board without pieces and without anything that changes during
// a game of a variant. Outside the card's rounded corners the image is transparent.
func Ground(look Look, info *game.Info, l Layout) *image.RGBA {
	g := newGround(look, info, l, paint.New(l.W, l.H))
	g.draw()
	g.roundCorners()
	return g.Img
}

func (g *ground) draw() {
	switch g.Board.Style {
	case game.CheckeredCross:
		g.checkeredCross()
	case game.City:
		g.city()
	case game.Xiangqi:
		g.xiangqi()
	case game.River:
		g.riverBoard()
	case game.Hundred:
		g.hundred()
	default:
		g.cross()
	}
}

// flat fills the whole card.
func (g *ground) flat(c theme.Color) {
	g.Rect(0, 0, float64(g.W), float64(g.H), c)
}

// polygon maps a polygon from files and ranks to the card.
func (g *ground) polygon(pts ...paint.Point) *paint.Path {
	out := make([]paint.Point, len(pts))
	for i, p := range pts {
		out[i].X, out[i].Y = g.At(p.X, p.Y)
	}
	return new(paint.Path).Polygon(out...)
}

// fill fills a polygon given in files and ranks.
func (g *ground) fill(c theme.Color, pts ...paint.Point) {
	g.Fill(g.polygon(pts...), paint.Solid(c))
}

// line draws a line along a file or rank, from point to point, snapped to
// pixels. Its ends reach half a width beyond the points, so that corners close.
func (g *ground) line(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	x0, x1 = min(x0, x1), max(x0, x1)
	y0, y1 = min(y0, y1), max(y0, y1)
	before := math.Floor(width / 2)
	g.Rect(x0-before, y0-before, x1-x0+width, y1-y0+width, c)
}

// band is a line centred exactly, its ends square at the points.
func (g *ground) band(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	g.Stroke(new(paint.Path).Line(paint.Point{X: x0, Y: y0}, paint.Point{X: x1, Y: y1}), paint.Pen{Width: width}, c)
}

// slant draws a slanting line.
func (g *ground) slant(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	g.Stroke(new(paint.Path).Line(paint.Point{X: x0 + 0.5, Y: y0 + 0.5}, paint.Point{X: x1 + 0.5, Y: y1 + 0.5}), paint.Pen{Width: width}, c)
}

// dashes draws a dashed line of dashes 0.18c and gaps 0.10c.
func (g *ground) dashes(f0, r0, f1, r1, width float64, c theme.Color) {
	x0, y0 := g.At(f0, r0)
	x1, y1 := g.At(f1, r1)
	k := float64(g.C)
	pen := paint.Pen{Width: width, Dash: []float64{0.18 * k, 0.10 * k}, Phase: 0.04 * k}
	g.Stroke(new(paint.Path).Line(paint.Point{X: x0, Y: y0}, paint.Point{X: x1, Y: y1}), pen, c)
}

// ticks draws the four corner ticks of a start mark 兵炮位.
func (g *ground) ticks(f, r float64, c theme.Color, arms ...[2]float64) {
	if g.logicalC() < 30 {
		return
	}
	if len(arms) == 0 {
		arms = [][2]float64{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	}
	x, y := g.At(f, r)
	x, y = x+0.5, y+0.5
	k := float64(g.C)
	off, long := math.Round(0.09*k), math.Round(0.17*k)
	pen := paint.Pen{Width: g.hair(1)}
	for _, a := range arms {
		path := new(paint.Path).Line(
			paint.Point{X: x + a[0]*(off+long), Y: y + a[1]*off},
			paint.Point{X: x + a[0]*off, Y: y + a[1]*off},
			paint.Point{X: x + a[0]*off, Y: y + a[1]*(off+long)})
		g.Stroke(path, pen, theme.Alpha(c, 0.75))
	}
}

// grain lays a texture over a part of the card.
func (g *ground) grain(t *paint.Texture, area image.Rectangle, strength float64) {
	g.Grain(t, area, g.look.grain(), strength)
}

// edge draws the card's border.
func (g *ground) edge(c theme.Color) {
	s := g.look.scale()
	w := max(math.Round(s), 1)
	p := new(paint.Path).RoundRect(w/2, w/2, float64(g.W)-w, float64(g.H)-w, theme.CardRadius*s)
	g.Stroke(p, paint.Pen{Width: w}, c)
}

// roundCorners makes what lies outside the card's round corners transparent.
func (g *ground) roundCorners() {
	r := theme.CardRadius * g.look.scale()
	n := int(math.Ceil(r))
	for y := range n {
		for x := range n {
			d := math.Hypot(r-float64(x)-0.5, r-float64(y)-0.5)
			k := min(max(r-d+0.5, 0), 1)
			if k == 1 {
				continue
			}
			for _, at := range [4]image.Point{{X: x, Y: y}, {X: g.W - 1 - x, Y: y}, {X: x, Y: g.H - 1 - y}, {X: g.W - 1 - x, Y: g.H - 1 - y}} {
				i := g.Img.PixOffset(at.X, at.Y)
				for j := range 4 {
					g.Img.Pix[i+j] = uint8(float64(g.Img.Pix[i+j])*k + 0.5)
				}
			}
		}
	}
}

// home is one of the four sides of a cross, its axes given in files and ranks.
type home struct {
	army   game.Army
	df, dr float64 // from the middle outward
}

var homes = [4]home{{game.Wu, 1, 0}, {game.Wei, 0, 1}, {game.Shu, 0, -1}, {game.Han, -1, 0}}

// place turns a place given as steps along and across the home's axis, from the
// board's middle, into files and ranks.
func (h home) place(mid, out, side float64) paint.Point {
	return paint.Point{X: mid + h.df*out + h.dr*side, Y: mid + h.dr*out - h.df*side}
}

// DrawShadow draws the shadow of a card on the page, its middle the card's. What
// the card covers is left out.
func DrawShadow(scale float64, w, h int) *image.RGBA {
	pad := int(math.Ceil(20 * scale))
	c := paint.New(w+2*pad, h+2*pad)
	p := float64(pad)
	c.Shadow(p, p+5*scale, float64(w), float64(h), theme.CardRadius*scale, 9*scale, theme.Color{R: 0x2A, G: 0x20, B: 0x14, A: 52})
	inset := int(theme.CardRadius * scale)
	for y := pad + inset; y < pad+h-inset; y++ {
		clear(c.Img.Pix[c.Img.PixOffset(pad+inset, y):c.Img.PixOffset(pad+w-inset, y)])
	}
	return c.Img
}
