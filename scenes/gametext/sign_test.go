package gametext_test

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/art"
	"yanyi/scenes/gametext"
)

// In English a notated move shows its piece with the board's figure; in Chinese with its
// character.
func TestOneAlphabetAtATime(t *testing.T) {
	defer locale.Use(locale.Current())
	v, _ := catalog.Find("xiangqi")
	in, cannon := v.Info(), game.NewPiece(game.Cannon, game.First)
	figure, _ := art.FigureSign(in, cannon)
	for _, c := range []struct {
		lang  locale.Lang
		faces art.Faces
		want  string
	}{
		{locale.En, art.Figures, string(figure)}, {locale.En, art.Letters, "C"}, {locale.En, art.Hanzi, "炮"},
		{locale.ZhHans, art.Figures, "炮"}, {locale.ZhHans, art.Hanzi, "炮"},
	} {
		locale.Use(c.lang)
		move := game.Say("notation.mate", game.OfPhrase("text", game.Say("notation.move", game.OfPiece("piece", cannon), game.OnSquare("from", 0), game.OnSquare("to", 1))))
		got := gametext.Signed(in, move, c.faces)
		if want := gametext.Of(in, move); len(want) < 5 || got[:len(c.want)] != c.want {
			t.Errorf("%s, %v: %q, want it to begin with %q", c.lang.Tag(), c.faces, got, c.want)
		}
	}
}
