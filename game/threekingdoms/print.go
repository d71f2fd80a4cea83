package threekingdoms

import (
	"strconv"

	"yanyi/game"
	"yanyi/game/board"
)

// String is the position string.
func (p *position) String() string {
	m := &p.moving
	layout := board.Layout{Board: m.rules.info.Board, Tokens: true}
	dst := layout.Append(nil, p.appendPiece)
	dst = append(dst, ' ', m.rules.info.Seats[m.turn].Letter)
	dst = p.appendOwed(dst)
	dst = p.appendSeats(append(dst, ' '), m.alive)
	dst = p.appendSeats(append(dst, ' '), m.pairOf())
	dst = append(append(append(dst, ' '), p.hanWord()...), ' ')
	if m.rules.castles {
		dst = p.appendRights(dst)
	} else {
		dst = p.appendSeats(dst, m.first)
	}
	dst = strconv.AppendInt(append(dst, ' '), int64(p.clock), 10)
	if m.rules.bags {
		dst = p.appendBags(append(dst, ' '))
	}
	if m.mode == duels {
		dst = p.appendPeople(dst)
	}
	return string(dst)
}

// appendOwed writes ~x for a player being passed over, !x for one who moves soon.
func (p *position) appendOwed(dst []byte) []byte {
	switch p.owed.how {
	case passed:
		return append(dst, '~', p.moving.rules.info.Seats[p.owed.seat].Letter)
	case soon:
		return append(dst, '!', p.moving.rules.info.Seats[p.owed.seat].Letter)
	}
	return dst
}

// appendPiece writes a piece's token and reports whether there is one.
func (p *position) appendPiece(dst []byte, sq game.Square) ([]byte, bool) {
	piece := p.moving.board[sq]
	if piece == game.NoPiece {
		return dst, false
	}
	dst = append(dst, p.moving.rules.info.Armies[piece.Origin()].Letter)
	if piece.Hidden() {
		dst = append(dst, '~')
	}
	dst = append(dst, piece.Kind().Letter())
	if c := p.moving.commander(piece); c != piece.Origin() && c != game.NoSeat {
		dst = append(dst, ':', p.moving.rules.info.Seats[c].Letter)
	}
	return dst, true
}

// appendSeats writes players in the order uws, "-" for nobody.
func (p *position) appendSeats(dst []byte, set game.SeatSet) []byte {
	if set == 0 {
		return append(dst, '-')
	}
	for s, info := range p.moving.rules.info.Seats {
		if set.Has(game.Seat(s)) {
			dst = append(dst, info.Letter)
		}
	}
	return dst
}

// appendBags writes the face-down pieces, by origin.
func (p *position) appendBags(dst []byte) []byte {
	for army := range p.bag {
		if army > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, p.moving.rules.info.Armies[army].Letter, '=')
		dst = p.bag[army].Append(dst)
	}
	return dst
}
