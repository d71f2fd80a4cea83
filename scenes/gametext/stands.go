package gametext

import (
	"yanyi/assets/locale"
	"yanyi/game"
)

// Owned is a piece with its side, "" for none.
func Owned(in *game.Info, p game.Piece) string {
	switch {
	case p == game.NoPiece:
		return ""
	case in.Emperor(p) || p.Kind() == game.Unknown:
		return PieceName(in, p)
	}
	return locale.T("order.checker", locale.Arg{Name: "side", Value: SideName(in, p.Origin())}, locale.Arg{Name: "piece", Value: PieceWord(in, p)})
}

// Stands says that a thing stands on a square, or that none does if it is "".
func Stands(in *game.Info, thing string, sq game.Square) string {
	square := locale.Arg{Name: "square", Value: in.Board.Label(sq)}
	if thing == "" {
		return locale.T("sr.point.empty", square)
	}
	return locale.T("sr.point", locale.Arg{Name: "piece", Value: thing}, square)
}
