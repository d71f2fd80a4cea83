package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

// castling is one of the four ways to castle.
type castling struct {
	side             game.Seat
	right            uint8
	kingFrom, kingTo game.Square
	rookFrom, rookTo game.Square
	between          []game.Square // must be empty
}

var castles = [4]castling{
	newCastling(white, whiteShort, 9, 1),
	newCastling(white, whiteLong, 0, -1),
	newCastling(black, blackShort, 9, 1),
	newCastling(black, blackLong, 0, -1),
}

// newCastling makes the row for a side and the rook's file; way is the king's
// direction. The king stands on file f.
func newCastling(side game.Seat, right uint8, rookFile, way int) castling {
	back := 90 * int(side)
	king := back + 5
	c := castling{
		side: side, right: right,
		kingFrom: game.Square(king), kingTo: game.Square(king + 2*way),
		rookFrom: game.Square(back + rookFile), rookTo: game.Square(king + way),
	}
	for sq := king + way; sq != back+rookFile; sq += way {
		c.between = append(c.between, game.Square(sq))
	}
	return c
}

// castlingOf returns the row of a king's two-square move.
func (p *position) castlingOf(from, to game.Square) *castling {
	if p.at[from].Kind() != game.King || from/10 != to/10 {
		return nil
	}
	for i := range castles {
		c := &castles[i]
		if c.kingFrom == from && c.kingTo == to && p.castling&c.right != 0 {
			return c
		}
	}
	return nil
}

// mayCastle reports whether the squares between are empty and the king is attacked neither on
// the square that it passes nor on the one that it reaches, with the pieces as they stand at
// that moment.
func (p *position) mayCastle(c *castling) bool {
	for _, sq := range c.between {
		if p.at[sq] != game.NoPiece {
			return false
		}
	}
	return !p.castleAttacked(c, c.rookTo) && !p.castleAttacked(c, c.kingTo)
}

// castleAttacked reports whether the king is attacked on stop, the square it
// passes (rook still at home) or the one it reaches (rook placed).
func (p *position) castleAttacked(c *castling, stop game.Square) bool {
	occ := p.of[0].Or(p.of[1]).Minus(board.Bit(c.kingFrom)).Or(board.Bit(stop))
	if stop == c.kingTo {
		occ = occ.Minus(board.Bit(c.rookFrom)).Or(board.Bit(c.rookTo))
	}
	return !p.attacking(stop, c.side^1, occ).Empty()
}

// rightsLost is the rights that a move from or to each square ends.
var rightsLost = func() (lost [squares]uint8) {
	for _, c := range castles {
		lost[c.kingFrom] |= c.right
		lost[c.rookFrom] |= c.right
	}
	return lost
}()
