package aim

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render"
	"yanyi/render/blit"
	"yanyi/scenes/canvas"
	"yanyi/scenes/touch"
)

// How close a board is seen at most, and below what it is seen whole.
const (
	closest = 4.0
	closer  = 1.1
)

// Zoom is how a board is seen that two fingers have drawn apart: as a picture of it that is
// larger and lies elsewhere, of which its place shows a part. The board itself stays as it
// is; what lies where on the page and on the board is told apart here. All is in logical
// pixels. The zero Zoom shows the whole board.
type Zoom struct {
	Lens
	image *ebiten.Image
	brush blit.Brush
	clip  blit.Clip
}

// Lens is how much larger the picture is, 0 for not at all, and where its board's origin lies.
type Lens struct{ k, x, y float64 }

// On reports whether less than the whole board is seen.
func (l *Lens) On() bool { return l.k > 0 }

// Times is how much larger the board is seen.
func (l *Lens) Times() float64 {
	if l.k == 0 {
		return 1
	}
	return l.k
}

// Of is where a point of the board is on the page.
func (l *Lens) Of(x, y float64) (px, py float64) { return l.x + l.Times()*x, l.y + l.Times()*y }

// At is what point of the board is at one of the page.
func (l *Lens) At(px, py float64) (x, y float64) {
	return (px - l.x) / l.Times(), (py - l.y) / l.Times()
}

// Whole shows the whole board again.
func (l *Lens) Whole() { *l = Lens{} }

// Pinch follows two fingers over a board in its place.
func (l *Lens) Pinch(p *touch.Pinch, place canvas.Rect) {
	x, y := l.At(p.X-p.DX, p.Y-p.DY) // what was between them stays there
	l.k = min(max(l.Times()*p.By, 1), closest)
	l.x, l.y = p.X-l.k*x, p.Y-l.k*y
	l.hold(place)
}

// Rest ends a pinch: what is hardly larger is whole.
func (l *Lens) Rest() {
	if l.k < closer {
		l.Whole()
	}
}

// Pan moves what is seen of a board in its place.
func (l *Lens) Pan(dx, dy float64, place canvas.Rect) {
	l.x, l.y = l.x+dx, l.y+dy
	l.hold(place)
}

// Show moves what is seen so far that a point of the board is, with so much around it.
func (l *Lens) Show(x, y, around float64, place canvas.Rect) {
	if !l.On() {
		return
	}
	px, py := l.Of(x, y)
	within := place.Inset(around * l.k)
	l.Pan(min(max(px, within.X), within.Right())-px, min(max(py, within.Y), within.Bottom())-py, place)
}

// hold lets no edge of the board come into its place.
func (l *Lens) hold(place canvas.Rect) {
	l.x = min(max(l.x, place.Right()-l.k*place.Right()), place.X-l.k*place.X)
	l.y = min(max(l.y, place.Bottom()-l.k*place.Bottom()), place.Y-l.k*place.Y)
}

// Draw draws a board that covers a place of a view.
func (z *Zoom) Draw(c *canvas.Canvas, b *render.Board) {
	dst := c.Target()
	if !z.On() {
		z.release()
		b.Draw(dst)
		return
	}
	card := b.Card()
	if size := dst.Bounds().Size(); z.image == nil || z.image.Bounds().Size() != size {
		z.release()
		z.image = ebiten.NewImageWithOptions(image.Rectangle{Max: size}, nil)
	}
	b.Draw(z.image)
	z.brush.Stretched(z.clip.Of(dst, card), z.image, z.x*c.Scale, z.y*c.Scale, z.k, z.k, 1)
}

// release gives the picture's memory back.
func (z *Zoom) release() {
	if z.image != nil {
		z.image.Deallocate()
		z.image = nil
	}
}
