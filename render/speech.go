package render

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
)

// label shows what a face-down piece turned out to be.
func (p *player) label(e *game.Event, x, y float64) {
	b := p.b
	l := b.look.Lang
	text := l.T("event.hidden.reveal", locale.Arg{Name: "slot", Value: b.word(e.Piece)}, locale.Arg{Name: "piece", Value: b.word(e.Became)})
	img := upload(art.DrawLabel(b.look.art(), text))
	w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy())
	y -= 1.6*b.drawn.Radius() + h/2
	if y < h/2 {
		y += 3.2*b.drawn.Radius() + h
	}
	x = min(max(x, w/2+4), float64(b.drawn.W)-w/2-4)
	p.s.add(effect{kind: fxLabel, start: p.arrive + flipMS, dur: 2 * ringMS, x: float64(int(x)), y: float64(int(y)), img: img})
}

// word is what a piece is called.
func (b *Board) word(piece game.Piece) string {
	letter := strings.ToLower(string(rune(piece.Kind().Letter())))
	if piece.Kind() == game.King && piece.Origin() == game.Han && b.info.Family == "threekingdoms" {
		letter = "e"
	}
	for _, set := range [2]string{b.info.Pieces, "yanyi"} {
		if key := "piece." + set + "." + letter + ".word"; locale.Has(key) {
			return b.look.Lang.T(key)
		}
	}
	return letter
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
