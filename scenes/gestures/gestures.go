// Package gestures reads fingers beyond the first, which is the pointer (package ui).
package gestures

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Pinch is two fingers at work, in logical pixels of the view. The first of them is no
// pointer meanwhile: it was taken away when the second came down.
type Pinch struct {
	On     bool
	Ended  bool    // one of them came up this tick
	X, Y   float64 // between them
	DX, DY float64 // moved since the last tick
	By     float64 // how much farther apart they are than in the last tick

	ids           []ebiten.TouchID
	first, second ebiten.TouchID
	apart         float64
	spent         bool // it is over, but one finger still rests
}

// Busy reports whether fingers belong to it, a last one that still rests too.
func (p *Pinch) Busy() bool { return p.On || p.spent }

// Joined reports whether a second finger has come down beside the first.
func (p *Pinch) Joined(first ebiten.TouchID) bool {
	if inpututil.IsTouchJustReleased(first) {
		return false
	}
	p.ids = ebiten.AppendTouchIDs(p.ids[:0])
	for _, id := range p.ids {
		if id != first {
			p.first, p.second = first, id
			return true
		}
	}
	return false
}

// Poll follows two fingers over a view until one is lifted; the other then does nothing more.
func (p *Pinch) Poll(scale float64, corner image.Point) {
	p.ids = ebiten.AppendTouchIDs(p.ids[:0])
	switch {
	case p.spent:
		p.spent = len(p.ids) > 0
	case p.On && (inpututil.IsTouchJustReleased(p.first) || inpututil.IsTouchJustReleased(p.second)):
		p.On, p.Ended, p.spent = false, true, len(p.ids) > 0
	default:
		x0, y0 := At(p.first, scale, corner)
		x1, y1 := At(p.second, scale, corner)
		p.take(x0, y0, x1, y1)
	}
}

// At is where a finger is on a view of a scale with its corner at a device pixel.
func At(id ebiten.TouchID, scale float64, corner image.Point) (x, y float64) {
	px, py := ebiten.TouchPosition(id)
	return float64(px-corner.X) / scale, float64(py-corner.Y) / scale
}

// take takes in where both fingers are.
func (p *Pinch) take(x0, y0, x1, y1 float64) {
	const least = 1.0 // pixels between two fingers
	x, y, apart := (x0+x1)/2, (y0+y1)/2, max(math.Hypot(x1-x0, y1-y0), least)
	p.DX, p.DY, p.By = x-p.X, y-p.Y, apart/p.apart
	if !p.On {
		p.On, p.DX, p.DY, p.By = true, 0, 0, 1
	}
	p.X, p.Y, p.apart = x, y, apart
}
