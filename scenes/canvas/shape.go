package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Shape is a rounded rectangle in logical pixels; transparent colours leave a part out.
type Shape struct {
	Radius, Line float64
	Fill, Stroke color.NRGBA
	Dashed       bool
}

// patchKey names a nine-patch image. Corners are drawn once per radius, line
// and colours, whatever the size; dashes need the size too.
type patchKey struct {
	radius, line int // device pixels, line in quarters
	fill, stroke color.NRGBA
	shadow       bool
	w, h         int // of dashed shapes only
}

// patch is a picture whose corners keep their size while its middle stretches.
type patch struct {
	image  *ebiten.Image
	corner int // size of a corner; 0 if the picture is drawn as it is
}

const maxPatches = 600

var (
	patches  = map[patchKey]*patch{}
	patchVtx [16]ebiten.Vertex
	patchIdx = patchIndices()
)

func patchOf(key patchKey) *patch {
	if p := patches[key]; p != nil {
		return p
	}
	if len(patches) >= maxPatches {
		for _, p := range patches {
			p.image.Deallocate()
		}
		clear(patches)
	}
	p := newPatch(key)
	patches[key] = p
	return p
}

func newPatch(key patchKey) *patch {
	if key.w > 0 {
		return &patch{image: ebiten.NewImageFromImage(rasterShape(key, key.w, key.h))}
	}
	if key.shadow {
		corner := key.radius * 2
		return &patch{ebiten.NewImageFromImage(rasterShadow(key, 2*corner+1)), corner}
	}
	corner := key.radius + (key.line+3)/4 + 1
	return &patch{ebiten.NewImageFromImage(rasterShape(key, 2*corner+1, 2*corner+1)), corner}
}

// rasterShape paints a rounded rectangle by its distance function as the pixels' cover.
func rasterShape(key patchKey, w, h int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	line := float64(key.line) / 4
	for y := range h {
		for x := range w {
			px, py := float64(x)+0.5, float64(y)+0.5
			d := boxDistance(px, py, float64(w), float64(h), float64(key.radius))
			c := key.fill
			edge := cover(d)
			if line > 0 {
				ring := edge - cover(d+line)
				if key.w > 0 && !dashOn(px, py, float64(w), float64(h), line) {
					ring = 0
					edge = cover(d + line/2)
				}
				c = over(key.fill, key.stroke, ring/max(edge, 1e-6))
			}
			c.A = uint8(float64(c.A)*edge + 0.5)
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

// rasterShadow paints a soft shadow that fades over radius pixels.
func rasterShadow(key patchKey, size int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	r := float64(key.radius)
	for y := range size {
		for x := range size {
			d := boxDistance(float64(x)+0.5, float64(y)+0.5, float64(size), float64(size), r*1.5) + r
			t := min(1, max(0, 0.5-d/(2*r)))
			c := key.fill
			c.A = uint8(float64(c.A) * t * t * (3 - 2*t))
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

// boxDistance is the signed distance to a rounded rectangle at the origin, negative inside.
func boxDistance(x, y, w, h, r float64) float64 {
	qx, qy := math.Abs(x-w/2)-w/2+r, math.Abs(y-h/2)-h/2+r
	if qx <= 0 || qy <= 0 { // beside a straight edge
		return max(qx, qy) - r
	}
	return math.Sqrt(qx*qx+qy*qy) - r
}

// cover is how much of a pixel lies inside an edge at distance d.
func cover(d float64) float64 { return min(1, max(0, 0.5-d)) }

// dashOn reports whether a dashed border is drawn here: dashes of 4 lines' width, gaps of 3.
func dashOn(x, y, w, h, line float64) bool {
	along := x
	if min(x, w-x) < min(y, h-y) {
		along = y
	}
	return math.Mod(along, 7*line) < 4*line
}

// over mixes b over a with b's share t (0 to 1), both straight alpha.
func over(a, b color.NRGBA, t float64) color.NRGBA {
	ba, aa := float64(b.A)/255*t, float64(a.A)/255
	alpha := ba + aa*(1-t)
	if alpha <= 0 {
		return color.NRGBA{}
	}
	mix := func(x, y uint8) uint8 {
		return uint8((float64(y)*ba+float64(x)*aa*(1-t))/alpha + 0.5)
	}
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), uint8(alpha*255 + 0.5)}
}

// patchIndices are the triangles of a 4×4 grid of vertices.
func patchIndices() []uint16 {
	var idx []uint16
	for y := range uint16(3) {
		for x := range uint16(3) {
			a := y*4 + x
			idx = append(idx, a, a+1, a+4, a+1, a+4, a+5)
		}
	}
	return idx
}

// drawPatch stretches a patch over r (device pixels).
func drawPatch(dst *ebiten.Image, p *patch, r image.Rectangle, alpha float32) {
	size := float32(p.image.Bounds().Dx())
	height := float32(p.image.Bounds().Dy())
	k := float32(min(p.corner, r.Dx()/2, r.Dy()/2))
	dx := [4]float32{float32(r.Min.X), float32(r.Min.X) + k, float32(r.Max.X) - k, float32(r.Max.X)}
	dy := [4]float32{float32(r.Min.Y), float32(r.Min.Y) + k, float32(r.Max.Y) - k, float32(r.Max.Y)}
	sx := [4]float32{0, k, size - k, size}
	sy := [4]float32{0, k, height - k, height}
	for i := range patchVtx {
		patchVtx[i] = ebiten.Vertex{
			DstX: dx[i%4], DstY: dy[i/4], SrcX: sx[i%4], SrcY: sy[i/4],
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: alpha, // straight alpha
		}
	}
	dst.DrawTriangles(patchVtx[:], patchIdx, p.image, &patchOptions)
}

var patchOptions ebiten.DrawTrianglesOptions
