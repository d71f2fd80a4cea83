package stratagem

import (
	"strconv"

	"yanyi/game"
	"yanyi/game/board"
)

// String is the position string (README.md, Position string): board, side, then the fields
// without default values.
func (p *position) String() string { return string(p.append(nil)) }

func (p *position) append(dst []byte) []byte {
	dst = p.layout().Append(dst, func(dst []byte, sq game.Square) ([]byte, bool) {
		pc := p.cells[sq]
		return append(dst, board.Letter(pc)), pc != game.NoPiece
	})
	dst = append(dst, ' ', "wb"[p.side])
	if !p.v.rising() {
		return dst
	}
	if p.marker != [2]uint8{} {
		dst = append(dst, " m="...)
		dst = strconv.AppendUint(dst, uint64(p.marker[red]), 10)
		dst = strconv.AppendUint(append(dst, ','), uint64(p.marker[black]), 10)
	}
	if p.cap != game.NoSquare {
		dst = p.v.tables.board.AppendName(append(dst, " cap="...), p.cap)
	}
	dst = p.appendSquares(dst, "last", p.lasts())
	dst = p.appendSquares(dst, "missed", p.missed)
	dst = p.appendPool(dst)
	dst = p.appendTiles(dst)
	dst = p.appendSquares(dst, "stale", p.stale)
	if p.lm != game.NoSquare {
		dst = append(dst, " lm="...)
		dst = append(dst, p.cells[p.lm].Kind().Letter(), '@')
		dst = p.v.tables.board.AppendName(dst, p.lm)
	}
	return dst
}

func (p *position) layout() board.Layout { return board.Layout{Board: p.v.tables.board} }

func (p *position) lasts() (s set) {
	for _, sq := range p.last {
		if sq != game.NoSquare {
			s.Add(sq)
		}
	}
	return s
}

// appendSquares writes a set of squares by file, then rank (README.md, Fine points 4).
func (p *position) appendSquares(dst []byte, field string, squares set) []byte {
	if squares.Empty() {
		return dst
	}
	b := p.v.tables.board
	dst = append(append(append(dst, ' '), field...), '=')
	for f := range b.Files {
		for r := range b.Ranks {
			if sq := b.At(f, r); squares.Has(sq) {
				dst = append(b.AppendName(dst, sq), ',')
			}
		}
	}
	return dst[:len(dst)-1]
}

func (p *position) appendPool(dst []byte) []byte {
	if p.pool == [2][3]uint8{} {
		return dst
	}
	dst = append(dst, " pool="...)
	for s := range game.Seat(2) {
		if s == black {
			dst = append(dst, '/')
		}
		for i, k := range poolKinds {
			for range p.pool[s][i] {
				dst = append(dst, board.Letter(game.NewPiece(k, s)))
			}
		}
	}
	return dst
}

func (p *position) appendTiles(dst []byte) []byte {
	if !p.v.deploys || p.tiles == [2][8]uint8{} {
		return dst
	}
	return appendTiles(append(dst, " tiles="...), p.tiles)
}

// appendTiles writes both sides' tiles as the tiles field does.
func appendTiles(dst []byte, tiles [2][8]uint8) []byte {
	for s := range tiles {
		for i, n := range tiles[s] {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = strconv.AppendUint(dst, uint64(n), 10)
		}
		if s == 0 {
			dst = append(dst, '/')
		}
	}
	return dst
}
