package blit

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Brush draws images and shapes; it keeps objects that drawing would otherwise allocate.
type Brush struct {
	op   ebiten.DrawImageOptions
	mesh mesh
}

// Put draws an image with its middle at a place.
func (b *Brush) Put(dst, img *ebiten.Image, x, y float64) { b.Scaled(dst, img, x, y, 1, 1, 1) }

// Scaled draws an image with its middle at a place, scaled about it.
func (b *Brush) Scaled(dst, img *ebiten.Image, x, y, sx, sy, alpha float64) {
	b.Tinted(dst, img, x, y, sx, sy, faded(alpha))
}

// Tinted draws an image with its middle at a place, scaled about it, in changed colours.
func (b *Brush) Tinted(dst, img *ebiten.Image, x, y, sx, sy float64, c ebiten.ColorScale) {
	size := img.Bounds()
	b.op.GeoM.Reset()
	b.op.GeoM.Translate(-float64(size.Dx())/2, -float64(size.Dy())/2)
	b.op.Filter = ebiten.FilterNearest
	if sx != 1 || sy != 1 || x != math.Trunc(x) || y != math.Trunc(y) {
		b.op.GeoM.Scale(sx, sy)
		b.op.Filter = ebiten.FilterLinear
	}
	b.op.GeoM.Translate(x, y)
	b.op.ColorScale = c
	dst.DrawImage(img, &b.op)
}

// At draws an image with its upper left corner at a place.
func (b *Brush) At(dst, img *ebiten.Image, x, y, alpha float64) {
	b.Stretched(dst, img, x, y, 1, 1, alpha)
}

// Stretched draws an image with its upper left corner at a place, scaled about it.
func (b *Brush) Stretched(dst, img *ebiten.Image, x, y, sx, sy, alpha float64) {
	b.op.GeoM.Reset()
	b.op.Filter = ebiten.FilterNearest
	if sx != 1 || sy != 1 {
		b.op.GeoM.Scale(sx, sy)
		b.op.Filter = ebiten.FilterLinear
	}
	b.op.GeoM.Translate(x, y)
	b.op.ColorScale = faded(alpha)
	dst.DrawImage(img, &b.op)
}

// Replace copies img to dst; both are of one size.
func (b *Brush) Replace(dst, img *ebiten.Image) {
	b.op.Blend = ebiten.BlendCopy
	at := dst.Bounds().Min
	b.At(dst, img, float64(at.X), float64(at.Y), 1)
	b.op.Blend = ebiten.BlendSourceOver
}

// faded is a scale of colours for images that can be seen through.
func faded(alpha float64) (c ebiten.ColorScale) {
	c.ScaleAlpha(float32(alpha))
	return c
}

// Upload is an image as the screen takes it.
func Upload(img *image.RGBA) *ebiten.Image { return ebiten.NewImageFromImage(img) }

// Clip keeps a part of an image, so that none is cut out in every frame.
type Clip struct {
	of, img *ebiten.Image
	area    image.Rectangle
}

// Of is the part of dst within area.
func (c *Clip) Of(dst *ebiten.Image, area image.Rectangle) *ebiten.Image {
	if c.of != dst || c.area != area {
		c.of, c.area, c.img = dst, area, dst.SubImage(area).(*ebiten.Image)
	}
	return c.img
}
