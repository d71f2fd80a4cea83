package hundred

import "yanyi/game"

// castling is one of the four ways to castle.
type castling struct {
	side             game.Seat
	right            uint8
	kingFrom, kingTo uint8
	rookFrom, rookTo uint8
	between          []uint8 // must be empty
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
		kingFrom: uint8(king), kingTo: uint8(king + 2*way),
		rookFrom: uint8(back + rookFile), rookTo: uint8(king + way),
	}
	for sq := king + way; sq != back+rookFile; sq += way {
		c.between = append(c.between, uint8(sq))
	}
	return c
}

// castlingOf returns the row of a king's two-square move.
func (p *position) castlingOf(from, to uint8) *castling {
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

// mayCastle looks whether the squares between are empty, and whether the king is attacked
// on the square that it passes or on the one that it reaches, with the pieces as they
// stand at that moment.
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
func (p *position) castleAttacked(c *castling, stop uint8) bool {
	occ := p.of[0].or(p.of[1]).minus(bit(c.kingFrom)).or(bit(stop))
	if stop == c.kingTo {
		occ = occ.minus(bit(c.rookFrom)).or(bit(c.rookTo))
	}
	return !p.attacking(stop, c.side^1, occ).empty()
}

// rightsLost is which rights a move from or to each square ends.
var rightsLost = func() (lost [squares]uint8) {
	for _, c := range castles {
		lost[c.kingFrom] |= c.right
		lost[c.rookFrom] |= c.right
	}
	return lost
}()
