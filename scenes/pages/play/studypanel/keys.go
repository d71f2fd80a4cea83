package studypanel

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// Keys walks through the tree with the usual keys, and reports whether a key was its own: Left
// and Right a turn back and forward, Up and Down to the alternatives of a turn, Home and End to
// the start and the end of the line.
func (b *Panel) Keys(in *ui.Input) bool {
	if b == nil {
		return false
	}
	left, right := in.Key(ebiten.KeyLeft), in.Key(ebiten.KeyRight)
	at := b.s.At
	switch {
	case b.Trains():
		return (left || right) && b.Exercise().keys(right)
	case strings.HasPrefix(b.form.Focus(), lineID) && (left || right):
		return false // they walk through the line
	case left:
		b.look(at.Parent())
	case right:
		b.look(at.Main())
	case in.Key(ebiten.KeyUp):
		b.ask(host.Request{Do: host.Beside, N: -1})
	case in.Key(ebiten.KeyDown):
		b.ask(host.Request{Do: host.Beside, N: 1})
	case in.Key(ebiten.KeyHome):
		b.look(b.s.Root)
	case in.Key(ebiten.KeyEnd):
		b.look(b.last())
	case in.Key(ebiten.KeyDelete):
		b.ask(host.Request{Do: host.Delete, Node: at})
	default:
		return false
	}
	return true
}
