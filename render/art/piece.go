package art

import (
	"image"
	"image/color"
	"math"
	"sync"

	"yanyi/assets/figures"
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// PieceSize is the side of the image of a piece of radius r; the disc's middle is the image's.
func PieceSize(r float64) int { return 2 * (int(math.Ceil(1.36*r)) + 1) }

// smallest radius drawn at its own size; smaller pieces are drawn double and reduced
const fineRadius = 16

// DrawPiece draws a piece with its shadow (render/README.md, Pieces), its radius in pixels.
func DrawPiece(look Look, p Piece, r float64) *image.RGBA {
	size := PieceSize(r)
	if r < fineRadius && look.Drafts == nil {
		d := newDisc(look, p, 2*r, 2*size, 2*look.Pixels())
		d.draw()
		return paint.Halve(d.Img)
	}
	d := newDisc(look, p, r, size, look.Pixels())
	d.draw()
	return d.Img
}

// disc is a piece being drawn.
type disc struct {
	*paint.Canvas
	look   Look
	p      Piece
	m      theme.Material
	r      float64 // of the body
	x, y   float64 // of its middle
	scale  float64 // device pixels in a logical one, of this drawing
	banded bool
}

func newDisc(look Look, p Piece, r float64, size int, scale float64) *disc {
	d := &disc{
		Canvas: look.Canvas(size, size), look: look, p: p, m: look.Colors().Material(p.Pigment),
		r: r, x: float64(size) / 2, y: float64(size) / 2, scale: scale,
		banded: p.banded(),
	}
	if !look.Shapes {
		d.m.Outline = theme.Round
	}
	return d
}

func (d *disc) draw() {
	if !d.look.Colors().Sharp {
		d.shadow()
	}
	d.body()
	switch {
	case d.p.Hidden:
		d.back()
	default:
		d.rim()
		d.face()
	}
	d.edge()
}

// edge is the outline that discs have by night, and for more contrast.
func (d *disc) edge() {
	if c := d.look.Colors().PieceOutline; c.A > 0 {
		d.Stroke(d.outline(0.985*d.r-d.scale/2, 0), paint.Pen{Width: max(d.scale, 1)}, c)
	}
}

// The shadow is the same under all pieces of a size; the last one is kept.
var shadows struct {
	sync.Mutex
	r    float64
	size int
	pix  []uint8
}

// shadow is an ellipse a little below the disc.
func (d *disc) shadow() {
	if !paint.HasPixels(d.Canvas) {
		d.paintShadow()
		return
	}
	shadows.Lock()
	defer shadows.Unlock()
	size := d.Img.Rect.Dx()
	if shadows.r != d.r || shadows.size != size {
		d.paintShadow()
		shadows.r, shadows.size = d.r, size
		shadows.pix = append(shadows.pix[:0], d.Img.Pix...)
		return
	}
	copy(d.Img.Pix, shadows.pix)
}

func (d *disc) paintShadow() {
	black := func(a float64) color.NRGBA { return color.NRGBA{A: uint8(a*255 + 0.5)} }
	rx, ry := 1.2*d.r, 1.17*d.r
	y := d.y + 0.16*d.r
	p := paint.Radial(d.x, y, rx, ry,
		paint.Stop{At: 0, Color: black(0.55)}, paint.Stop{At: 0.72, Color: black(0.42)}, paint.Stop{At: 1, Color: black(0)})
	d.Fill(new(paint.Path).Ellipse(d.x, y, rx, ry), p)
}

// body is the edge seen from above, the bevel and the face.
func (d *disc) body() {
	m := d.m
	d.Fill(d.outline(d.r, 0.055*d.r), paint.Solid(m.Edge))
	d.Fill(d.outline(0.985*d.r, 0), paint.Linear(0, d.y-d.r, 0, d.y+d.r,
		paint.Stop{At: 0, Color: m.Highlight}, paint.Stop{At: 0.35, Color: m.Body}, paint.Stop{At: 1, Color: m.Edge}))
	face := 0.93
	if d.banded {
		b := theme.Materials[d.p.Band]
		d.band(b)
		d.otherBand()
		d.Fill(d.outline(0.80*d.r, 0), paint.Solid(theme.Hairline))
		face = 0.755
	}
	d.Fill(d.outline(face*d.r, 0), d.lacquer())
}

// band is the rim in a commander's colour.
func (d *disc) band(b theme.Material) {
	d.Fill(d.outline(0.985*d.r, 0), paint.Linear(0, d.y-d.r, 0, d.y+d.r,
		paint.Stop{At: 0, Color: theme.Mix(b.Band, b.Highlight, 0.5)}, paint.Stop{At: 0.35, Color: b.Band}, paint.Stop{At: 1, Color: theme.Mix(b.Band, b.Edge, 0.7)}))
}

// otherBand is the right half of the rim in the other commander's colour, and the seams.
func (d *disc) otherBand() {
	if d.p.Band2 == game.Unpainted {
		return
	}
	unclip := d.Clip(image.Rect(int(math.Round(d.x)), 0, d.Img.Rect.Dx(), d.Img.Rect.Dy()))
	d.band(theme.Materials[d.p.Band2])
	unclip()
	seam := new(paint.Path).Line(paint.Point{X: d.x, Y: d.y - 0.98*d.r}, paint.Point{X: d.x, Y: d.y + 0.98*d.r})
	d.Stroke(seam, paint.Pen{Width: max(0.05*d.r, d.scale)}, theme.Hairline)
}

// lacquer is the light on the face: it comes from the upper left.
func (d *disc) lacquer() paint.Paint {
	return paint.Radial(d.x-0.24*0.93*d.r, d.y-0.44*0.93*d.r, 1.77*d.r, 1.77*d.r,
		paint.Stop{At: 0, Color: d.m.Highlight}, paint.Stop{At: 0.55, Color: d.m.Body})
}

// outline is the silhouette at a radius.
func (d *disc) outline(r, down float64) *paint.Path {
	return silhouette(d.m.Outline, d.x, d.y+down, r)
}

// silhouette is the outline of a piece (option 辨形).
func silhouette(o theme.Outline, x, y, r float64) *paint.Path {
	p := &paint.Path{}
	switch o {
	case theme.Octagon:
		pts := make([]paint.Point, 8)
		for i := range pts {
			sin, cos := math.Sincos(math.Pi/8 + math.Pi/4*float64(i))
			pts[i] = paint.Point{X: x + 1.03*r*cos, Y: y + 1.03*r*sin}
		}
		return p.Polygon(pts...)
	case theme.Petals:
		const n = 160
		pts := make([]paint.Point, n)
		for i := range pts {
			a := 2 * math.Pi * float64(i) / n
			k := 0.90 + 0.13*math.Pow(math.Abs(math.Cos(4*a)), 0.75)
			sin, cos := math.Sincos(a)
			pts[i] = paint.Point{X: x + k*r*cos, Y: y + k*r*sin}
		}
		return p.Polygon(pts...)
	case theme.RoundedSquare:
		h := 0.88 * r
		return p.RoundRect(x-h, y-h, 2*h, 2*h, 0.30*r)
	}
	return p.Circle(x, y, r)
}

// face is the character, letter or figure.
func (d *disc) face() {
	if d.look.Faces == Figures && d.p.figure() != "" {
		d.figureFace()
		return
	}
	if d.look.Faces == Hanzi && d.p.Sign > 0 && d.p.figure() != "" && d.r/d.scale*d.look.Pixels() >= signRadius {
		d.signedFace()
		return
	}
	k := 1.14
	switch {
	case d.banded:
		k = 0.98
	case d.r/d.scale < 13:
		k = 1.30
	}
	d.cut(d.p.Text(d.look.Faces, d.look.Lang), k*d.r, d.x, d.y)
}

// cut writes a text that looks carved into the face.
func (d *disc) cut(text string, size, x, y float64) {
	p := paint.BoldFor(text).CenteredOutline(text, size, x, y)
	d.lip(p, 0.03*size)
	d.Fill(p, paint.Solid(d.m.Face))
}

// lip is the far edge of a cut: dark above light faces, white on pale pieces.
func (d *disc) lip(p *paint.Path, up float64) {
	c := lipOf(d.m)
	move := func(dy float64) {
		p.Map(func(q paint.Point) paint.Point { return paint.Point{X: q.X, Y: q.Y + dy} })
	}
	move(-up)
	d.Fill(p, paint.Solid(c))
	move(up)
}

func lipOf(m theme.Material) color.NRGBA {
	if m.Pale {
		return color.NRGBA{R: 255, G: 255, B: 255, A: 191}
	}
	return color.NRGBA{A: 97}
}

// captionRadius is the least radius, in logical pixels, of a figure with a legible character.
const captionRadius = 28

func (d *disc) figureFace() {
	size, up := 1.22*d.r, 0.0
	if d.banded {
		size = 1.02 * d.r
	}
	if d.p.Captioned && d.look.Lang != locale.En && d.r/d.scale >= captionRadius {
		size, up = 1.06*d.r, 0.20*d.r
		d.cut(d.p.Text(Hanzi, d.look.Lang), 0.38*d.r, d.x, d.y+0.56*d.r)
	}
	for _, shape := range figurePaths(d.p.figure(), size, d.x, d.y-up) {
		d.Fill(shape, paint.Solid(d.m.Face))
	}
}

// signRadius is the least radius, in device pixels, at which a small figure is drawn.
const signRadius = 13

// signedFace is the character above its small figure; the fainter the figure, the closer the
// character is to the plain face.
func (d *disc) signedFace() {
	k := 1.0
	if d.banded {
		k = 0.86
	}
	d.cut(d.p.Text(Hanzi, d.look.Lang), 0.98*k*d.r, d.x, d.y-0.23*k*d.r)
	ink := d.m.Face
	ink.A = uint8(int(ink.A) * int(min(d.p.Sign, Plainest)) / Plainest)
	for _, shape := range figurePaths(d.p.figure(), 0.60*k*d.r, d.x, d.y+0.55*k*d.r) {
		d.Fill(shape, paint.Solid(ink))
	}
}

// figurePaths are the shapes of a figure as paths, centred, to be filled one by one.
func figurePaths(name string, size, x, y float64) []*paint.Path {
	k := size / figures.Box
	at := func(fx, fy float32) (float64, float64) {
		return x + (float64(fx)-figures.Box/2)*k, y + (float64(fy)-figures.Box/2)*k
	}
	var out []*paint.Path
	for _, shape := range figures.Of(name) {
		p := &paint.Path{}
		for _, c := range shape {
			px, py := at(c.X, c.Y)
			switch c.Op {
			case figures.Move:
				p.MoveTo(px, py)
			case figures.Line:
				p.LineTo(px, py)
			case figures.Cubic:
				x1, y1 := at(c.X1, c.Y1)
				x2, y2 := at(c.X2, c.Y2)
				p.CubeTo(x1, y1, x2, y2, px, py)
			case figures.Close:
				p.Close()
			}
		}
		out = append(out, p)
	}
	return out
}
