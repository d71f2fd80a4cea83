package paint

import (
	"image"
	"image/color"
	"math"
	"slices"
	"sync"
)

// Canvas draws into an image.
type Canvas struct {
	Img      *image.RGBA
	clip     image.Rectangle
	recorder Recorder // records the drawing instead; nil for pixels
}

// Recorder records the drawing on a canvas for vector pictures, arguments valid in the call.
type Recorder interface {
	Fill(p *Path, paint Paint, clip image.Rectangle)
	Stroke(p *Path, pen Pen, col color.NRGBA, clip image.Rectangle)
	Draw(src *image.RGBA, x, y int, opacity float64)
	DrawRound(src *image.RGBA, r, opacity float64)
}

// Recorded returns a canvas without pixels whose drawing a recorder records, except textures.
func Recorded(w, h int, r Recorder) *Canvas {
	c := On(&image.RGBA{Rect: image.Rect(0, 0, w, h)})
	c.recorder = r
	return c
}

// HasPixels reports whether a canvas is an image, and not taken down by a recorder.
func HasPixels(c *Canvas) bool { return c.recorder == nil }

// rasters are kept from drawing to drawing: their buffers are large.
var rasters = sync.Pool{New: func() any { return new(raster) }}

// New returns a canvas with a transparent image of the given size.
func New(w, h int) *Canvas { return On(image.NewRGBA(image.Rect(0, 0, w, h))) }

// On returns a canvas that draws into an image.
func On(img *image.RGBA) *Canvas { return &Canvas{Img: img, clip: img.Bounds()} }

// Clip limits drawing to a rectangle until the returned function is called.
func (c *Canvas) Clip(r image.Rectangle) (restore func()) {
	old := c.clip
	c.clip = c.clip.Intersect(r)
	return func() { c.clip = old }
}

// Fill fills a path.
func (c *Canvas) Fill(p *Path, paint Paint) {
	if c.recorder != nil {
		c.recorder.Fill(p, paint, c.clip)
		return
	}
	area := c.area(p)
	if area.Empty() {
		return
	}
	r := rasters.Get().(*raster)
	defer rasters.Put(r)
	r.cover(p, area)
	solid, plain := paint.(Solid)
	px := pixelOf(color.NRGBA(solid))
	fade, level := paint.(fadeDown)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		if level {
			plain, px = true, fade.At(0, float32(y)+0.5)
		}
		if cover := r.row(y - area.Min.Y); plain {
			c.blendSolid(y, area.Min.X, cover, px)
		} else {
			c.blend(y, area.Min.X, cover, paint)
		}
	}
}

// area is the part of the canvas a path can touch.
func (c *Canvas) area(p *Path) image.Rectangle {
	x0, y0, x1, y1 := p.Bounds()
	if !(x0 < x1) || !(y0 < y1) {
		return image.Rectangle{}
	}
	at := func(v float64) int { return int(min(max(v, -1e6), 1e6)) }
	return image.Rect(at(math.Floor(x0)), at(math.Floor(y0)), at(math.Ceil(x1)), at(math.Ceil(y1))).Intersect(c.clip)
}

// Stroke draws the lines of a path.
func (c *Canvas) Stroke(p *Path, pen Pen, col color.NRGBA) {
	if c.recorder != nil {
		c.recorder.Stroke(p, pen, col, c.clip)
		return
	}
	c.Fill(p.stroked(pen), Solid(col))
}

// Disc fills a circle.
func (c *Canvas) Disc(cx, cy, r float64, paint Paint) {
	c.Fill(new(Path).Circle(cx, cy, r), paint)
}

// Ring fills a ring of a width centred on radius r.
func (c *Canvas) Ring(cx, cy, r, width float64, col color.NRGBA) {
	c.Fill(new(Path).Ring(cx, cy, r, width), Solid(col))
}

// Rect fills a rectangle with edges that may lie between pixels.
func (c *Canvas) Rect(x, y, w, h float64, col color.NRGBA) {
	if c.recorder == nil && isWhole(x, y, w, h) {
		fillPixels(c, image.Rect(int(x), int(y), int(x+w), int(y+h)).Intersect(c.clip), col)
		return
	}
	c.Fill(new(Path).Rect(x, y, w, h), Solid(col))
}

func isWhole(all ...float64) bool {
	return !slices.ContainsFunc(all, func(v float64) bool { return v != math.Trunc(v) })
}

// fillPixels fills whole pixels, which need no coverage.
func fillPixels(c *Canvas, area image.Rectangle, col color.NRGBA) {
	if area.Empty() {
		return
	}
	r := rasters.Get().(*raster)
	defer rasters.Put(r)
	cover, px := r.full(area.Dx()), pixelOf(col)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		c.blendSolid(y, area.Min.X, cover, px)
	}
}

// blendSolid paints a row in one colour with the coverage of each pixel, of 255.
func (c *Canvas) blendSolid(y, x int, cover []uint8, s Pixel) {
	pix := c.Img.Pix[c.Img.PixOffset(x, y):][:4*len(cover)]
	whole := [4]uint8{uint8(s.R + 0.5), uint8(s.G + 0.5), uint8(s.B + 0.5), uint8(s.A + 0.5)}
	for from := 0; from < len(cover); {
		k, to := cover[from], from+1
		for to < len(cover) && cover[to] == k {
			to++
		}
		run := pix[4*from : 4*to]
		switch {
		case k == 0:
		case k == 255 && whole[3] == 255:
			for ; len(run) >= 4; run = run[4:] {
				run[0], run[1], run[2], run[3] = whole[0], whole[1], whole[2], whole[3]
			}
		case k == 255:
			wash(run, whole)
		default:
			for ; len(run) >= 4; run = run[4:] {
				over(run[:4:4], s, float32(k)*(1.0/255))
			}
		}
		from = to
	}
}

// wash blends a colour whose channels are multiplied by its opacity onto pixels: most of a
// board's painting. It counts in whole numbers, all four channels of a pixel in one of 64 bits.
func wash(pix []uint8, s [4]uint8) {
	const low = 0x00ff00ff00ff00ff // the low byte of each channel's 16 bits
	keep, add := uint64(255-s[3]), spread(s[0], s[1], s[2], s[3])
	for ; len(pix) >= 4; pix = pix[4:] {
		d := pix[:4:4]
		v := spread(d[0], d[1], d[2], d[3])*keep + 0x007f007f007f007f
		v = (v+v>>8&low)>>8&low + add
		v |= v >> 8
		v = v&0xffff | v>>16&0xffff0000
		d[0], d[1], d[2], d[3] = uint8(v), uint8(v>>8), uint8(v>>16), uint8(v>>24)
	}
}

// spread gives each channel of a pixel 16 bits.
func spread(r, g, b, a uint8) uint64 {
	v := uint64(uint32(r) | uint32(g)<<8 | uint32(b)<<16 | uint32(a)<<24)
	v = (v | v<<16) & 0x0000ffff0000ffff
	return (v | v<<8) & 0x00ff00ff00ff00ff
}

// blend paints a row with the coverage of each pixel, of 255.
func (c *Canvas) blend(y, x int, cover []uint8, p Paint) {
	pix := c.Img.Pix[c.Img.PixOffset(x, y):]
	for i, k := range cover {
		if k == 0 {
			continue
		}
		d, s := pix[4*i:4*i+4:4*i+4], p.At(float32(x+i)+0.5, float32(y)+0.5)
		if k == 255 && s.A > 254.5 {
			d[0], d[1], d[2], d[3] = uint8(s.R+0.5), uint8(s.G+0.5), uint8(s.B+0.5), 255
			continue
		}
		over(d, s, float32(k)*(1.0/255))
	}
}

// over blends a pixel with a coverage onto four bytes.
func over(d []uint8, s Pixel, k float32) {
	keep := 1 - s.A*k*(1.0/255)
	d[0] = uint8(s.R*k + float32(d[0])*keep + 0.5)
	d[1] = uint8(s.G*k + float32(d[1])*keep + 0.5)
	d[2] = uint8(s.B*k + float32(d[2])*keep + 0.5)
	d[3] = uint8(min(s.A*k+float32(d[3])*keep+0.5, 255))
}

// Draw blends an image with its upper left corner at (x, y) and an opacity.
func (c *Canvas) Draw(src *image.RGBA, x, y int, opacity float64) {
	if c.recorder != nil {
		c.recorder.Draw(src, x, y, opacity)
		return
	}
	b := src.Bounds()
	area := image.Rect(x, y, x+b.Dx(), y+b.Dy()).Intersect(c.clip)
	k := float32(opacity)
	for py := area.Min.Y; py < area.Max.Y; py++ {
		from := src.Pix[src.PixOffset(b.Min.X+area.Min.X-x, b.Min.Y+py-y):]
		to := c.Img.Pix[c.Img.PixOffset(area.Min.X, py):]
		for i := range area.Dx() {
			s := from[4*i : 4*i+4 : 4*i+4]
			if s[3] == 0 {
				continue
			}
			over(to[4*i:4*i+4:4*i+4], Pixel{float32(s[0]), float32(s[1]), float32(s[2]), float32(s[3])}, k)
		}
	}
}

// DrawRound blends an image of a canvas's own size within a radius of its middle.
func DrawRound(c *Canvas, src *image.RGBA, r, opacity float64) {
	if c.recorder != nil {
		c.recorder.DrawRound(src, r, opacity)
		return
	}
	w, h := src.Rect.Dx(), src.Rect.Dy()
	mask := New(w, h)
	mask.Disc(float64(w)/2, float64(h)/2, r, Solid{A: 255})
	multiplyAlpha(src, mask.Img)
	c.Draw(src, 0, 0, opacity)
}

// multiplyAlpha keeps the part of img that mask covers.
func multiplyAlpha(img, mask *image.RGBA) {
	for i := 0; i < len(img.Pix); i += 4 {
		k := uint32(mask.Pix[i+3])
		for j := range 4 {
			img.Pix[i+j] = uint8((uint32(img.Pix[i+j])*k + 127) / 255)
		}
	}
}

// Halve returns the image reduced to half its size, each pixel the mean of four.
func Halve(src *image.RGBA) *image.RGBA {
	b := src.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			i := src.PixOffset(b.Min.X+2*x, b.Min.Y+2*y)
			j := i + src.Stride
			o := out.PixOffset(x, y)
			for k := range 4 {
				sum := int(src.Pix[i+k]) + int(src.Pix[i+4+k]) + int(src.Pix[j+k]) + int(src.Pix[j+4+k])
				out.Pix[o+k] = uint8((sum + 2) / 4)
			}
		}
	}
	return out
}
