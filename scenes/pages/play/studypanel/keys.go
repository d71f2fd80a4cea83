package studypanel

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/ui"
)

// Keys walks through the tree with the usual keys, and reports whether a key was its own: Left
// and Right a turn back and forward, Up and Down to the alternatives of a turn, Home and End to
// the start and the end of the line.
func (b *Panel) Keys(in *ui.Input) bool {
	if b == nil {
		return false
	}
	act := b.walk(in)
	if act == nil {
		return false
	}
	b.Land()
	act()
	return true
}

func (b *Panel) walk(in *ui.Input) func() {
	h := b.host
	switch {
	case b.Trains():
		if left, right := in.Key(ebiten.KeyLeft), in.Key(ebiten.KeyRight); left || right {
			return b.Exercise().keys(right)
		}
		return nil
	case strings.HasPrefix(b.form.Focus(), lineID) && (in.Key(ebiten.KeyLeft) || in.Key(ebiten.KeyRight)):
		return nil // they walk through the line
	case in.Key(ebiten.KeyLeft):
		return func() { h.Step(-1) }
	case in.Key(ebiten.KeyRight):
		return func() { h.Step(1) }
	case in.Key(ebiten.KeyUp):
		return func() { h.Beside(-1) }
	case in.Key(ebiten.KeyDown):
		return func() { h.Beside(1) }
	case in.Key(ebiten.KeyHome):
		return h.Start
	case in.Key(ebiten.KeyEnd):
		return h.End
	case in.Key(ebiten.KeyDelete):
		return func() { h.Delete(h.At()) }
	}
	return nil
}
