package art

import (
	"image"
	"math"
	"strconv"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The first, second and further lines of an engine: how wide their arrows are, in pitches,
// and how strong.
var (
	adviceWide   = [...]float64{0.20, 0.15, 0.12}
	adviceStrong = [...]float64{0.88, 0.68, 0.50}
)

// DrawAdvice draws an engine's turn, with the number of its line, 1 for the best; a turn that
// moves nothing is ringed. It ends before the piece on the target. The image belongs at the
// returned place of the card.
func DrawAdvice(look Look, l Layout, from, to game.Square, number int, taken bool) (img *image.RGBA, at image.Point) {
	t, r, pitch := look.Colors(), l.Radius(), float64(l.C)
	k := min(number, len(adviceWide)) - 1
	x0, y0 := l.Center(from)
	x1, y1 := l.Center(to)
	pad := int(math.Ceil(2 * r))
	at = image.Pt(int(min(x0, x1))-pad, int(min(y0, y1))-pad)
	c := paint.New(int(math.Abs(x1-x0))+2*pad+1, int(math.Abs(y1-y0))+2*pad+1)
	ox, oy := float64(at.X), float64(at.Y)
	x0, y0, x1, y1 = x0-ox, y0-oy, x1-ox, y1-oy
	casing, ink := theme.Alpha(t.Casing, 0.8), theme.Alpha(t.Hint, adviceStrong[k])
	edge := max(l.Scale, 1)
	nx, ny := x0+0.72*r, y0-0.72*r
	if from == to {
		pen := paint.Pen{Width: max(adviceWide[k]*pitch*0.6, 2*l.Scale)}
		ring := new(paint.Path).Circle(x0, y0, 1.22*r)
		c.Stroke(ring, paint.Pen{Width: pen.Width + 2*edge}, casing)
		c.Stroke(ring, pen, ink)
	} else {
		short := 0.25 * r
		if taken {
			short = 1.1 * r
		}
		p, middle := adviceArrow(x0, y0, x1, y1, r, short, adviceWide[k]*pitch)
		c.Stroke(p, paint.Pen{Width: 2 * edge}, casing)
		c.Fill(p, paint.Solid(ink))
		nx, ny = middle.X, middle.Y
	}
	disc := max(0.21*pitch, 7*l.Scale)
	c.Disc(nx, ny, disc+edge, paint.Solid(t.Casing))
	c.Disc(nx, ny, disc, paint.Solid(t.Hint))
	text := look.Lang.T("num." + strconv.Itoa(number))
	c.Fill(paint.BoldFor(text).CenteredOutline(text, 1.3*disc, nx, ny), paint.Solid(t.Card))
	return c.Img, at
}

// adviceArrow is an arrow that ends so far before the target, and the middle of its shaft.
func adviceArrow(x0, y0, x1, y1, r, short, wide float64) (*paint.Path, paint.Point) {
	long := math.Hypot(x1-x0, y1-y0)
	ux, uy := (x1-x0)/long, (y1-y0)/long
	at := func(along, side float64) paint.Point {
		return paint.Point{X: x0 + ux*along - uy*side, Y: y0 + uy*along + ux*side}
	}
	start := min(1.05*r, 0.25*long)
	tip := max(long-short, start+0.4*(long-start))
	head, w := min(1.6*wide, 0.5*(tip-start)), wide/2
	shaft := tip - head
	path := new(paint.Path).Polygon(at(start, -w), at(shaft, -w), at(shaft, -1.25*wide), at(tip, 0), at(shaft, 1.25*wide), at(shaft, w), at(start, w))
	return path, at((start+shaft)/2, 0)
}
