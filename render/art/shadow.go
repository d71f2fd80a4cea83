package art

import (
	"image"
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// DrawShadow draws the shadow of a card on the page, its middle the card's. What
// the card covers is left out.
func DrawShadow(scale float64, w, h int) *image.RGBA {
	pad := int(math.Ceil(20 * scale))
	c := paint.New(w+2*pad, h+2*pad)
	p := float64(pad)
	c.Shadow(p, p+5*scale, float64(w), float64(h), theme.CardRadius*scale, 9*scale, theme.Color{R: 0x2A, G: 0x20, B: 0x14, A: 52})
	inset := int(theme.CardRadius * scale)
	for y := pad + inset; y < pad+h-inset; y++ {
		clear(c.Img.Pix[c.Img.PixOffset(pad+inset, y):c.Img.PixOffset(pad+w-inset, y)])
	}
	return c.Img
}
