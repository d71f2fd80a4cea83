package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
)

// Sizes of the glass a resting finger sees the board through, in logical pixels
// (look.md §7 Touch): how wide, how far its middle stands above the finger, and
// how many times it enlarges.
const glassWide, glassAbove, glassTimes = 120.0, 72.0 + glassWide/2, 2.0

// DrawGlass draws a round glass above a place of the board. It shows what stands
// still there, enlarged, and may reach beyond the card: the caller draws what is
// under it anew in the next frame.
func (b *Board) DrawGlass(dst *ebiten.Image, x, y float64) {
	if b.base == nil || b.images == nil {
		return
	}
	scale := b.look.art().Scale
	r := glassWide / 2 * scale
	cy := y - glassAbove*scale
	if cy-r < 0 {
		cy = y + glassAbove*scale
	}
	k := float64(b.drawn.C) / float64(b.layout.C)
	sx, sy := (x-float64(b.at.X))*k, (y-float64(b.at.Y))*k
	w, h := float64(b.drawn.W), float64(b.drawn.H)
	m := &b.mesh
	vertex := func(cos, sin float64) ebiten.Vertex {
		return ebiten.Vertex{
			DstX: float32(x + r*cos), DstY: float32(cy + r*sin),
			SrcX: float32(min(max(sx+r*cos*k/glassTimes, 0), w)), SrcY: float32(min(max(sy+r*sin*k/glassTimes, 0), h)),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		}
	}
	m.v[0] = vertex(0, 0)
	for i := range sides + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / sides)
		m.v[i+1] = vertex(cos, sin)
		if i > 0 {
			m.i[3*i-3], m.i[3*i-2], m.i[3*i-1] = 0, uint16(i), uint16(i+1)
		}
	}
	m.op.Filter = ebiten.FilterLinear
	dst.DrawTriangles(m.v[:sides+2], m.i[:3*sides], b.base, &m.op)
	m.op.Filter = ebiten.FilterNearest
	if b.images.glass == nil {
		b.images.glass = upload(art.DrawGlassRim(b.look.art(), r))
	}
	b.putAlpha(dst, b.images.glass, math.Round(x), math.Round(cy), 1, 1, 1)
}
