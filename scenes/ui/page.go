package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// View is what a page is laid out for.
type View struct {
	W, H   float64 // logical pixels
	Scale  float64 // device pixels per logical pixel
	Theme  *theme.Theme
	Large  float64 // how much larger than usual the reader wants text; up to 1 not at all
	Still  bool    // reduced motion
	Framed bool    // in a frame of another page
}

// Frame is one of the arrangements of the look.
type Frame uint8

// The frames.
const (
	Landscape Frame = iota // side by side
	Portrait               // one below the other
	Small                  // an embedded frame
)

// SmallMost is how wide and high a small frame of another page may be.
const SmallMost = 700.0

// Frame is the arrangement for the view's size.
func (v View) Frame() Frame {
	switch {
	case v.W < 560 && v.H < 640, v.Framed && v.W <= SmallMost && v.H <= SmallMost:
		return Small
	case v.W >= 900 && v.W > v.H:
		return Landscape
	}
	return Portrait
}

// Phone reports whether the view is too narrow for the margins of a desk.
func (v View) Phone() bool { return v.W < 600 }

// Narrow reports whether the view is narrower than that of any phone because its text is
// larger than usual: parts are then stacked instead of side by side.
func (v View) Narrow() bool { return v.W < 320 }

// Margin is the page margin.
func (v View) Margin() float64 {
	if v.Phone() {
		return theme.PhoneMargin
	}
	return theme.PageMargin
}

// Bounds is the whole view.
func (v View) Bounds() canvas.Rect { return canvas.Box(0, 0, v.W, v.H) }

// Device is a rectangle in device pixels of the whole view, for boards.
func (v View) Device(r canvas.Rect) image.Rectangle {
	return image.Rect(canvas.Snap(r.X*v.Scale), canvas.Snap(r.Y*v.Scale), canvas.Snap(r.Right()*v.Scale), canvas.Snap(r.Bottom()*v.Scale))
}

// Logical is a rectangle of device pixels in logical ones.
func (v View) Logical(r image.Rectangle) canvas.Rect {
	return canvas.Box(float64(r.Min.X)/v.Scale, float64(r.Min.Y)/v.Scale, float64(r.Dx())/v.Scale, float64(r.Dy())/v.Scale)
}

// Draw points a canvas at an image for one frame of the view.
func (v View) Draw(c *canvas.Canvas, dst *ebiten.Image, full bool) {
	c.Begin(dst, v.Theme, v.Scale, v.W, v.H, full)
	c.Large = v.Large
}

// Page is one screen.
type Page interface {
	// Layout arranges the page; called before the first Update and after changes of the view.
	Layout(v View)
	// Update handles one tick of input and says where to go.
	Update(in *Input) Nav
	// Draw draws the page, all of it if c.Full.
	Draw(c *canvas.Canvas)
	// Dirty reports whether the page looks different from its last Draw.
	Dirty() bool
	// Controls lists the pressable controls, for speech and layout tests.
	Controls() []Control
}

// resumer is a page to be told when it comes to the top of the stack again.
type resumer interface{ Resume() }

// Nav says which page comes next.
type Nav struct {
	kind navKind
	page Page
}

type navKind uint8

const (
	navStay navKind = iota
	navPush
	navReplace
	navBack
	navHome
)

// Stay keeps the page.
func Stay() Nav { return Nav{} }

// Push opens a page above this one.
func Push(p Page) Nav { return Nav{navPush, p} }

// Replace opens a page in this one's place.
func Replace(p Page) Nav { return Nav{navReplace, p} }

// Within is the same way, except that a page which takes this one's place is wrapped too.
func (n Nav) Within(wrap func(Page) Page) Nav {
	if n.kind == navReplace {
		n.page = wrap(n.page)
	}
	return n
}

// Back returns to the page below.
func Back() Nav { return Nav{navBack, nil} }

// Home returns to the lowest page.
func Home() Nav { return Nav{navHome, nil} }
