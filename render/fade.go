package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// fade is a cross-fade: when the board turns, and for everything but moves when
// the player wants little motion.
type fade struct {
	old  *ebiten.Image // what was shown before
	left float64       // milliseconds
}

const fadeMS = 120.0

// crossFade keeps what is shown now and lets it fade over what comes.
func (b *Board) crossFade() {
	if b.base == nil {
		return
	}
	size := b.base.Bounds().Size()
	if b.fade.old != nil && b.fade.old.Bounds().Size() != size {
		b.fade.old.Deallocate()
		b.fade.old = nil
	}
	if b.fade.old == nil {
		b.fade.old = ebiten.NewImageWithOptions(image.Rectangle{Max: size}, nil)
	}
	b.op.GeoM.Reset()
	b.op.ColorScale.Reset()
	b.op.Filter = ebiten.FilterNearest
	b.op.Blend = ebiten.BlendCopy
	b.fade.old.DrawImage(b.base, &b.op)
	b.op.Blend = ebiten.BlendSourceOver
	if b.show != nil { // what moved is not in the base
		at := b.at
		b.at = image.Point{}
		b.drawStage(b.fade.old)
		b.at = at
	}
	b.fade.left = fadeMS
}

func (b *Board) drawFade(dst *ebiten.Image) {
	if b.fade.left <= 0 || b.fade.old == nil {
		return
	}
	b.op.GeoM.Reset()
	b.op.GeoM.Translate(float64(b.at.X), float64(b.at.Y))
	b.op.ColorScale.Reset()
	b.op.ColorScale.ScaleAlpha(float32(b.fade.left / fadeMS))
	b.op.Filter = ebiten.FilterNearest
	dst.DrawImage(b.fade.old, &b.op)
}
