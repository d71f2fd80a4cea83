package art

import (
	"image"
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawShadow draws the shadow of a card on the page, with the card's middle. The part under
// the card is left out.
func DrawShadow(scale float64, w, h int) *image.RGBA {
	pad := int(math.Ceil(20 * scale))
	c := paint.New(w+2*pad, h+2*pad)
	p, hidden := float64(pad), image.Rect(pad, pad, pad+w, pad+h).Inset(int(theme.CardRadius*scale))
	for _, side := range beside(c.Img.Bounds(), hidden) {
		restore := c.Clip(side)
		c.Shadow(p, p+5*scale, float64(w), float64(h), theme.CardRadius*scale, 9*scale, theme.Color{R: 0x2A, G: 0x20, B: 0x14, A: 52})
		restore()
	}
	return c.Img
}

// beside is a rectangle without a hole: the parts above, below, left, right.
func beside(r, hole image.Rectangle) [4]image.Rectangle {
	return [4]image.Rectangle{
		image.Rect(r.Min.X, r.Min.Y, r.Max.X, hole.Min.Y), image.Rect(r.Min.X, hole.Max.Y, r.Max.X, r.Max.Y),
		image.Rect(r.Min.X, hole.Min.Y, hole.Min.X, hole.Max.Y), image.Rect(hole.Max.X, hole.Min.Y, r.Max.X, hole.Max.Y),
	}
}
