package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/blit"
)

// fade is a cross-fade: when the board turns, and for all but moves with little motion.
type fade struct {
	old  *ebiten.Image // the picture before
	left float64       // milliseconds
}

// keep begins to fade a picture of the card.
func (f *fade) keep(brush *blit.Brush, shown *ebiten.Image) {
	f.old = sized(f.old, shown.Bounds())
	brush.Replace(f.old, shown)
	f.left = blit.FadeMS
}

func (f *fade) draw(brush *blit.Brush, dst *ebiten.Image, x, y float64) {
	if f.left > 0 && f.old != nil {
		brush.At(dst, f.old, x, y, f.left/blit.FadeMS)
	}
}

// sized is an image with bounds: img itself if it has them.
func sized(img *ebiten.Image, bounds image.Rectangle) *ebiten.Image {
	if img != nil && img.Bounds() == bounds {
		return img
	}
	if img != nil {
		img.Deallocate()
	}
	return ebiten.NewImageWithOptions(bounds, nil)
}
