package art_test

import (
	"bytes"
	"image"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/golden"

	"yanyi/render/sample"
	"yanyi/render/theme"
)

// evenly is all kinds with small figures of one opacity.
func evenly(plain uint8) (s art.Signs) {
	for k := range s {
		s[k] = plain
	}
	return s
}

// Characters carry small figures below, on own pieces and on those commanded by others, large
// and small, and these fade.
func TestSmallFigures(t *testing.T) {
	look := art.Look{Theme: &theme.Light, Lang: locale.ZhHans, Scale: 1}
	var rows [][]*image.RGBA
	const r = 24
	add := func(g sample.Game, a game.Army, s game.Seat, plain uint8, kinds ...game.Kind) {
		var row []*image.RGBA
		for _, k := range kinds {
			row = append(row, art.DrawPiece(look, art.PieceOf(g.Info, game.NewPiece(k, a), s).Signed(evenly(plain)), r))
		}
		rows = append(rows, row)
	}
	kinds := []game.Kind{game.King, game.Advisor, game.Bishop, game.Knight, game.Rook, game.Cannon, game.Pawn}
	for plain := art.Plainest; plain >= 0; plain-- {
		add(sample.Yanyi(), game.Army(plain), game.Seat(plain), uint8(plain), kinds...)
	}
	add(sample.Yanyi(), game.Han, 0, art.Plainest, kinds[1:]...)
	add(sample.Guoji(), 1, 1, art.Plainest, game.King, game.Queen, game.Bishop, game.Knight, game.Rook, game.Pawn)
	golden.Check(t, "pieces-signed", sample.Grid(look.Theme.Silk, art.PieceSize(r), rows...))
}

// Face-down pieces, and pieces that show a letter or a figure anyway, have no small figure.
func TestWhatNeedsNoSmallFigure(t *testing.T) {
	in := sample.Yanyi().Info
	for faces, p := range map[art.Faces]game.Piece{
		art.Hanzi: game.NewHidden(game.Rook, 0), art.Letters: game.NewPiece(game.Rook, 0), art.Figures: game.NewPiece(game.Rook, 0),
	} {
		look := art.Look{Theme: &theme.Light, Faces: faces}
		plain := art.PieceOf(in, p, 0)
		if !bytes.Equal(art.DrawPiece(look, plain, 20).Pix, art.DrawPiece(look, plain.Signed(evenly(art.Plainest)), 20).Pix) {
			t.Errorf("faces %d: a small figure", faces)
		}
	}
}
