package art_test

import (
	"image/color"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/art"
)

// Every kind with a figure has a character for it in lines of text, and the character is drawn.
func TestEveryFigureHasASign(t *testing.T) {
	for _, v := range catalog.All() {
		in, seen := v.Info(), map[rune]game.Kind{}
		for _, k := range in.Kinds {
			sign, ok := art.FigureSign(in, game.NewPiece(k, 0))
			if !ok || !art.IsFigureSign(sign) {
				t.Fatalf("%s: %c has no sign", in.ID, k.Letter())
			}
			if other, twice := seen[sign]; twice {
				t.Errorf("%s: %c and %c have the same", in.ID, k.Letter(), other.Letter())
			}
			seen[sign] = k
			inked := 0
			ink := art.FigureInk(sign, 20)
			for y := range ink.Bounds().Dy() {
				for x := range ink.Bounds().Dx() {
					if color.NRGBAModel.Convert(ink.At(x, y)).(color.NRGBA).A > 128 {
						inked++
					}
				}
			}
			if inked < 40 {
				t.Errorf("%s: %c is %d dots of ink", in.ID, k.Letter(), inked)
			}
		}
		if _, ok := art.FigureSign(in, game.NewHidden(game.Unknown, 0)); ok {
			t.Errorf("%s: what lies face down has a sign", in.ID)
		}
	}
}
