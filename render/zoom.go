package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
	"yanyi/render/blit"
	"yanyi/render/imagecache"
	"yanyi/render/paint"
)

// Lens is the enlargement of a board: a place of the board appears at K times that place plus
// (X, Y), in device pixels. K is 0 without enlargement.
type Lens struct{ K, X, Y float64 }

// of is where a place of the board is seen.
func (l Lens) of(x, y float64) (lx, ly float64) { return l.K*x + l.X, l.K*y + l.Y }

// zoom is an enlarged part of a board. While the enlargement changes, the picture of the
// whole is stretched, with the last painted part over it; at rest the visible part is painted
// at its size, in a picture no larger than the board's own.
type zoom struct {
	composite composite
	pics      *pictures   // painted for a part, nil for none yet
	at        image.Point // where the corner of their card lies
	lens      Lens
	moving    bool    // fingers are at work
	wait      float64 // milliseconds until it is painted
	clip      blit.Clip
}

// on reports whether less than the whole board is seen.
func (c *zoom) on() bool { return c.lens.K > 0 }

// ownPieces is how many images of pieces it keeps, which may be large.
const ownPieces = 96

// SeeThrough changes the board's enlargement. While moving, the picture is only stretched.
func (b *Board) SeeThrough(l Lens, moving bool) {
	c := &b.zoom
	if c.lens == l && c.moving == moving {
		return
	}
	if c.on() || l.K > 0 {
		b.Land()
		b.fade.left, b.dirty = 0, true
	}
	c.lens, c.moving, c.wait, b.pics = l, moving, 0, b.whole
	switch {
	case l.K == 0:
		c.forget()
	case !moving:
		c.wait = settleMS
	}
}

// forget frees the memory of the painted part.
func (c *zoom) forget() {
	if c.pics != nil {
		c.pics.forget()
		c.pics = nil
	}
	if c.composite.base != nil {
		c.composite.base.Deallocate()
		c.composite.base = nil
	}
}

// settleZoom lays out the enlarged part at rest, to be painted in the next frame.
func (b *Board) settleZoom() {
	c := &b.zoom
	if c.wait = 0; !c.on() || c.moving || b.whole == nil {
		return
	}
	layout := art.Larger(b.layout, int(math.Round(c.lens.K*float64(b.layout.C))))
	look := b.look.Art()
	signs := look.Signs
	look.Scale, look.Signs = layout.Scale, art.Signs{}
	if key := (atlasKey{look, layout}); c.pics == nil || c.pics.atlasKey != key {
		c.forget()
		c.pics = newPictures(b.info, key)
		c.pics.pieces = imagecache.NewPieces(ownPieces) // so large for no other board
	}
	c.pics.signs = signs
	place := b.Card()
	x, y := c.lens.of(float64(b.at.X), float64(b.at.Y))
	// Whole pixels may make the card too small for its place by one or two.
	c.at.X = min(max(int(math.Round(x)), place.Max.X-layout.W), place.Min.X)
	c.at.Y = min(max(int(math.Round(y)), place.Max.Y-layout.H), place.Min.Y)
	seen := place.Sub(c.at).Intersect(layout.Card())
	c.pics.see(seen)
	c.composite.resize(seen)
	b.pics, b.dirty = c.pics, true
}

// onto is a drag where it is seen.
func (c *zoom) onto(d Drag) Drag {
	if c.on() {
		d.X, d.Y = c.lens.of(d.X, d.Y)
	}
	return d
}

// drawZoomed draws the visible part of the board.
func (b *Board) drawZoomed(dst *ebiten.Image) {
	c, place := &b.zoom, b.Card()
	clip := c.clip.Of(dst, place)
	if b.pics == c.pics {
		if c.pics.prime(b.plain) || c.composite.stale {
			c.composite.compose()
		}
		b.brush.At(dst, c.composite.base, float64(place.Min.X), float64(place.Min.Y), 1)
		b.fade.draw(&b.brush, dst, float64(place.Min.X), float64(place.Min.Y))
		if b.animation.on {
			b.animation.draw(clip, c.at)
		}
		return
	}
	if b.composite.stale {
		b.composite.compose()
	}
	drawn := &b.pics.layout
	x, y := c.lens.of(float64(b.at.X), float64(b.at.Y))
	b.brush.Stretched(clip, b.composite.base, x, y, c.lens.K*float64(b.layout.W)/float64(drawn.W), c.lens.K*float64(b.layout.H)/float64(drawn.H), 1)
	if c.pics != nil {
		b.drawBefore(clip, x, y)
	}
}

// drawBefore draws the last painted part while the enlargement changes, from its corner.
func (b *Board) drawBefore(dst *ebiten.Image, x, y float64) {
	c := &b.zoom
	if c.composite.stale {
		b.pics = c.pics
		c.composite.compose()
		b.pics = b.whole
	}
	k := c.lens.K * float64(b.layout.C) / float64(c.pics.layout.C)
	from := c.composite.base.Bounds().Min
	b.brush.Stretched(dst, c.composite.base, x+k*float64(from.X), y+k*float64(from.Y), k, k, 1)
}

// window paints only a part of a card.
type window struct{ seen image.Rectangle }

// Canvas is a canvas of a card that has the pixels of the part alone.
func (w *window) Canvas(int, int) *paint.Canvas { return paint.On(image.NewRGBA(w.seen)) }
