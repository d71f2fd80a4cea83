package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
)

// label shows what a face-down piece turned out to be.
func (p *player) label(e *game.Event) {
	img, x, y := p.b.revealLabel(Reveal{e.From, e.Piece, e.Became})
	p.s.add(effect{kind: fxLabel, start: p.arrive + flipMS, dur: 2 * ringMS, x: x, y: y, img: img, square: e.From})
}

// revealLabel is the label of a revealed piece, such as “暗马 → 炮”, and where its
// middle stands: above the piece, below it at the board's upper edge.
func (b *Board) revealLabel(r Reveal) (img *ebiten.Image, x, y float64) {
	img = b.images.labels[r]
	if img == nil {
		text := b.look.Lang.T("event.hidden.reveal", locale.Arg{Name: "slot", Value: b.word(r.Was)}, locale.Arg{Name: "piece", Value: b.word(r.Is)})
		img = upload(art.DrawLabel(b.look.art(), text))
		if len(b.images.labels) >= maxLines {
			clear(b.images.labels)
		}
		b.images.labels[r] = img
	}
	x, y = b.center(r.Square)
	w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy())
	off := 1.8*b.drawn.Radius() + h/2
	if y -= off; y < h/2 {
		y += 2 * off
	}
	return img, math.Round(min(max(x, w/2+4), float64(b.drawn.W)-w/2-4)), math.Round(y)
}

// word is what a piece is called.
func (b *Board) word(piece game.Piece) string {
	return b.look.Lang.T(art.PieceKey(b.info, piece, ".word"))
}

// sideName is what a seat is called in a few characters.
func (b *Board) sideName(s game.Seat) string {
	if int(s) >= len(b.info.Seats) {
		return ""
	}
	key := "side." + b.info.Seats[s].Key
	if locale.Has(key + ".char") {
		return b.look.Lang.T(key + ".char")
	}
	return b.look.Lang.T(key + ".name")
}
