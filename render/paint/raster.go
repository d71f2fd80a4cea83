package paint

import (
	"image"
	"image/draw"

	"golang.org/x/image/vector"
)

// raster turns a path into a mask: how much of each pixel lies inside. Outlines
// add up; one that runs the other way round within another is a hole.
type raster struct {
	vector vector.Rasterizer
	mask   image.Alpha
}

// cover masks an area of an image.
func (r *raster) cover(p *Path, area image.Rectangle) {
	r.vector.Reset(area.Dx(), area.Dy())
	r.vector.DrawOp = draw.Src
	for _, s := range p.subs {
		r.outline(s.pts, area.Min)
	}
	r.grow(area.Dx() * area.Dy())
	r.mask.Stride, r.mask.Rect = area.Dx(), r.vector.Bounds()
	r.vector.Draw(&r.mask, r.mask.Rect, image.Opaque, image.Point{})
}

// grow makes room for n pixels with any coverage.
func (r *raster) grow(n int) {
	if n > cap(r.mask.Pix) {
		r.mask.Pix = make([]uint8, n)
	}
	r.mask.Pix = r.mask.Pix[:n]
}

// full is the cover of n pixels that lie inside.
func (r *raster) full(n int) []uint8 {
	r.grow(n)
	for i := range r.mask.Pix {
		r.mask.Pix[i] = 255
	}
	return r.mask.Pix
}

func (r *raster) outline(pts []Point, origin image.Point) {
	for i, q := range pts {
		x, y := float32(q.X-float64(origin.X)), float32(q.Y-float64(origin.Y))
		if i == 0 {
			r.vector.MoveTo(x, y)
		} else {
			r.vector.LineTo(x, y)
		}
	}
	r.vector.ClosePath()
}

// row is the coverage of each pixel of a row of the area, of 255.
func (r *raster) row(y int) []uint8 { return r.mask.Pix[y*r.mask.Stride:][:r.mask.Stride] }
