package threekingdoms

import (
	"strconv"

	"yanyi/game"
	"yanyi/game/board"
)

// printer writes position strings.
type printer struct {
	p *position
	m *moving
}

// String is the position string.
func (p *position) String() string {
	m := &p.moving
	w := printer{p, m}
	layout := board.Layout{Board: m.rules.info.Board, Tokens: true}
	dst := layout.Append(nil, w.appendPiece)
	dst = append(dst, ' ', m.rules.info.Seats[m.turn].Letter)
	dst = w.appendOwed(dst)
	dst = w.appendSeats(append(dst, ' '), m.alive)
	dst = w.appendSeats(append(dst, ' '), m.pairOf())
	dst = append(append(append(dst, ' '), w.hanWord()...), ' ')
	if m.rules.castles {
		dst = w.appendRights(dst)
	} else {
		dst = w.appendSeats(dst, m.first)
	}
	dst = strconv.AppendInt(append(dst, ' '), int64(p.clock), 10)
	if m.rules.bags {
		dst = w.appendBags(append(dst, ' '))
	}
	if m.mode == duels {
		dst = w.appendPeople(dst)
	}
	return string(dst)
}

// appendOwed writes ~x for a player being passed over, !x for one who moves soon.
func (w printer) appendOwed(dst []byte) []byte {
	switch w.p.owed.how {
	case passed:
		return append(dst, '~', w.m.rules.info.Seats[w.p.owed.seat].Letter)
	case soon:
		return append(dst, '!', w.m.rules.info.Seats[w.p.owed.seat].Letter)
	}
	return dst
}

// appendPiece writes a piece's token and reports whether there is one.
func (w printer) appendPiece(dst []byte, sq game.Square) ([]byte, bool) {
	piece := w.m.board[sq]
	if piece == game.NoPiece {
		return dst, false
	}
	dst = append(dst, w.m.rules.info.Armies[piece.Origin()].Letter)
	if piece.Hidden() {
		dst = append(dst, '~')
	}
	dst = append(dst, piece.Kind().Letter())
	if c := w.m.commander(piece); c != piece.Origin() && c != game.NoSeat {
		dst = append(dst, ':', w.m.rules.info.Seats[c].Letter)
	}
	return dst, true
}

// appendSeats writes players in the order uws, "-" for nobody.
func (w printer) appendSeats(dst []byte, set game.SeatSet) []byte {
	if set == 0 {
		return append(dst, '-')
	}
	for s, info := range w.m.rules.info.Seats {
		if set.Has(game.Seat(s)) {
			dst = append(dst, info.Letter)
		}
	}
	return dst
}

// appendBags writes what still lies face down, by origin.
func (w printer) appendBags(dst []byte) []byte {
	for army := range w.p.bag {
		if army > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, w.m.rules.info.Armies[army].Letter, '=')
		dst = w.p.bag[army].Append(dst)
	}
	return dst
}
