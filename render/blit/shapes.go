package blit

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
)

// white is a pixel to draw plain shapes with.
var white = func() *ebiten.Image {
	img := ebiten.NewImage(3, 3)
	img.Fill(color.White)
	return img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
}()

// Stroke draws a straight line with smooth edges, width pixels wide.
func (b *Brush) Stroke(dst *ebiten.Image, x0, y0, x1, y1, width float64, c theme.Color, alpha float64) {
	l := math.Hypot(x1-x0, y1-y0)
	if l < 0.5 {
		return
	}
	half := width / 2
	nx, ny := (y0-y1)/l, (x1-x0)/l
	m := &b.mesh
	for i, off := range [4]float64{-half - 0.5, -half + 0.5, half - 0.5, half + 0.5} {
		a := alpha
		if i == 0 || i == 3 {
			a = 0
		}
		m.v[2*i] = tinted(x0+off*nx, y0+off*ny, c, a)
		m.v[2*i+1] = tinted(x1+off*nx, y1+off*ny, c, a)
	}
	for i := range uint16(3) {
		p := 2 * i
		copy(m.i[6*i:], []uint16{p, p + 1, p + 2, p + 1, p + 3, p + 2})
	}
	m.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles(m.v[:8], m.i[:18], white, &m.op)
}

// Rect fills a rectangle.
func (b *Brush) Rect(dst *ebiten.Image, x, y, w, h float64, c theme.Color, alpha float64) {
	b.op.GeoM.Reset()
	b.op.GeoM.Scale(w, h)
	b.op.GeoM.Translate(x, y)
	b.op.ColorScale.Reset()
	b.op.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, 1) // ScaleWithColor allocates
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.op.Filter = ebiten.FilterNearest
	dst.DrawImage(white, &b.op)
}

// tinted is a corner of a plain shape.
func tinted(x, y float64, c theme.Color, alpha float64) ebiten.Vertex {
	a := float32(alpha)
	return ebiten.Vertex{
		DstX: float32(x), DstY: float32(y), SrcX: 1.5, SrcY: 1.5,
		ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a,
	}
}

// sides of a round shape made of triangles
const sides = 48

// mesh is the buffer of such shapes.
type mesh struct {
	v  [3 * (sides + 1)]ebiten.Vertex
	i  [12 * sides]uint16
	op ebiten.DrawTrianglesOptions
}

// Ring draws a soft ring of radius r, wide pixels wide.
func (b *Brush) Ring(dst *ebiten.Image, x, y, r, wide float64, c theme.Color, opacity float64) {
	m := &b.mesh
	for i := range sides + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / sides)
		for j, d := range [3]float64{-0.6 * wide, 0, 0.4 * wide} {
			a := opacity
			if j != 1 {
				a = 0
			}
			far := max(r+d, 0)
			m.v[3*i+j] = tinted(x+far*cos, y+far*sin, c, a)
		}
	}
	n := 0
	for i := range uint16(sides) {
		for j := range uint16(2) {
			p := 3*i + j
			n += copy(m.i[n:], []uint16{p, p + 1, p + 3, p + 1, p + 4, p + 3})
		}
	}
	m.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles(m.v[:], m.i[:n], white, &m.op)
}

// Sector draws the sector of an image that a clock hand has passed.
func (b *Brush) Sector(dst, img *ebiten.Image, x, y, sweep float64) {
	bounds := img.Bounds()
	half := float64(bounds.Dx()) / 2
	far := half * 1.5
	m := &b.mesh
	vertex := func(dx, dy float64) ebiten.Vertex {
		dx, dy = min(max(dx, -half), half), min(max(dy, -half), half)
		return ebiten.Vertex{
			DstX: float32(x + dx), DstY: float32(y + dy),
			SrcX: float32(float64(bounds.Min.X) + half + dx), SrcY: float32(float64(bounds.Min.Y) + half + dy),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		}
	}
	m.v[0] = vertex(0, 0)
	n := max(int(math.Ceil(sweep*sides)), 1)
	for i := range n + 1 {
		sin, cos := math.Sincos(2*math.Pi*sweep*float64(i)/float64(n) - math.Pi/2)
		m.v[i+1] = vertex(far*cos, far*sin)
		if i > 0 {
			m.i[3*i-3], m.i[3*i-2], m.i[3*i-1] = 0, uint16(i), uint16(i+1)
		}
	}
	m.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles(m.v[:n+2], m.i[:3*n], img, &m.op)
}
