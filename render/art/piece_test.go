package art

import (
	"testing"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

func kingdoms(set string) *game.Info {
	return &game.Info{Family: "threekingdoms", Pieces: set, Armies: []game.ArmyInfo{{Letter: 'u', Key: "u"}, {Letter: 'w', Key: "w"}, {Letter: 's', Key: "s"}, {Letter: 'h', Key: "h"}}}
}

var allKinds = []game.Kind{game.King, game.Queen, game.Rook, game.Knight, game.Bishop, game.Cannon, game.Advisor, game.Pawn, game.Guard, game.Ferz, game.Wazir}

func sheet(look Look, t *testing.T, name string, r float64, rows ...[]Piece) {
	size := PieceSize(r)
	n := 0
	for _, row := range rows {
		n = max(n, len(row))
	}
	c := paint.New(n*size, len(rows)*size)
	bg := look.theme().Silk
	c.Rect(0, 0, float64(n*size), float64(len(rows)*size), bg)
	for y, row := range rows {
		for x, p := range row {
			c.Draw(DrawPiece(look, p, r), x*size, y*size, 1)
		}
	}
	shot(t, name, c.Img)
}

func TestSheets(t *testing.T) {
	in := kingdoms("yanyi")
	xq := &game.Info{Family: "stratagem", Pieces: "xiangqi", Armies: []game.ArmyInfo{{Letter: 'r', Key: "red"}, {Letter: 'b', Key: "black"}}}
	bg := &game.Info{Family: "hundred", Pieces: "baige", Armies: []game.ArmyInfo{{Letter: 'w', Key: "white"}, {Letter: 'b', Key: "black"}}}
	var rows [][]Piece
	for a := range game.Army(4) {
		var row []Piece
		for _, k := range []game.Kind{game.King, game.Advisor, game.Bishop, game.Knight, game.Rook, game.Cannon, game.Pawn} {
			row = append(row, PieceOf(in, game.NewPiece(k, a), a))
		}
		row = append(row, PieceOf(in, game.NewHidden(game.Rook, a), a))
		row = append(row, PieceOf(in, game.NewHidden(game.Rook, a), (a+1)%3))
		row = append(row, PieceOf(in, game.NewPiece(game.Rook, a), (a+1)%3))
		row = append(row, PieceOf(in, game.NewPiece(game.Rook, a), (a+2)%3))
		rows = append(rows, row)
	}
	for a := range game.Army(2) {
		var row []Piece
		for _, k := range []game.Kind{game.King, game.Advisor, game.Bishop, game.Knight, game.Rook, game.Cannon, game.Pawn} {
			row = append(row, PieceOf(xq, game.NewPiece(k, a), a))
		}
		row = append(row, PieceOf(in, game.NewHidden(game.Unknown, 0), a))
		rows = append(rows, row)
	}
	for a := range game.Army(2) {
		var row []Piece
		for _, k := range allKinds {
			row = append(row, PieceOf(bg, game.NewPiece(k, a), a))
		}
		rows = append(rows, row)
	}
	for _, r := range []float64{32, 19, 10} {
		n := map[float64]string{32: "32", 19: "19", 10: "10"}[r]
		sheet(Look{}, t, "sheet-hanzi-"+n, r, rows...)
		sheet(Look{Faces: Figures, Theme: &theme.Dark}, t, "sheet-figures-"+n, r, rows...)
		sheet(Look{Faces: Letters, Shapes: true}, t, "sheet-letters-"+n, r, rows...)
	}
}
