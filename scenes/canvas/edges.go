package canvas

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/blit"
	"yanyi/render/theme"
)

// Edges is how much of the screen, in the device's own logical pixels, lies under a notch, a
// rounded corner or the system's bar: nothing to see or to press is there.
type Edges struct{ Left, Top, Right, Bottom float64 }

// Inner is the screen's part that pages stand on, and their picture where that is not all.
type Inner struct {
	At    image.Rectangle // in device pixels of the screen
	page  *ebiten.Image
	brush blit.Brush
}

// Fit finds the part of a screen of w by h device pixels within edges.
func (n *Inner) Fit(w, h int, e Edges, device float64) {
	px := func(v float64) int { return Snap(max(v, 0) * device) }
	n.At = image.Rect(px(e.Left), px(e.Top), w-px(e.Right), h-px(e.Bottom))
	if n.At.Dx() < w/2 || n.At.Dy() < h/2 { // too small for a screen
		n.At = image.Rect(0, 0, w, h)
	}
}

// Of is the image for pages on a screen.
func (n *Inner) Of(screen *ebiten.Image) *ebiten.Image {
	if n.At == screen.Bounds() || n.At.Empty() {
		n.page = nil
		return screen
	}
	if n.page == nil || n.page.Bounds().Size() != n.At.Size() {
		if n.page != nil {
			n.page.Deallocate()
		}
		n.page = ebiten.NewImage(n.At.Dx(), n.At.Dy())
	}
	return n.page
}

// Put puts the picture of the pages on the screen, paper around it.
func (n *Inner) Put(screen *ebiten.Image, paper theme.Color) {
	if n.page != nil {
		size := screen.Bounds()
		n.brush.Rect(screen, 0, 0, float64(size.Dx()), float64(size.Dy()), paper, 1) // to fill it would allocate
		n.brush.At(screen, n.page, float64(n.At.Min.X), float64(n.At.Min.Y), 1)
	}
}
