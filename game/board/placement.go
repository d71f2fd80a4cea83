package board

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// Layout is the text form of a board (game/README.md, Boards): ranks from the top
// down joined by "/", runs of empty squares as decimal numbers.
type Layout struct {
	Board *game.Board
	// Tokens is true where pieces are words joined by commas (wR, hC:u), not letters.
	Tokens bool
}

// Read calls place for each piece token of the text with its square, and adds a
// fault for everything that is not right; place adds its own.
func (l Layout) Read(text string, faults *game.Faults, place func(sq game.Square, token string)) {
	ranks := strings.Split(text, "/")
	if len(ranks) != l.Board.Ranks {
		faults.Add("board", game.NoSquare, "%d ranks, want %d", len(ranks), l.Board.Ranks).
			Say("error.position.ranks", game.OfNumber("n", l.Board.Ranks), game.OfNumber("m", len(ranks)))
		return
	}
	for i, rank := range ranks {
		l.readRank(l.Board.Ranks-1-i, rank, faults, place)
	}
}

func (l Layout) readRank(rank int, text string, faults *game.Faults, place func(game.Square, string)) {
	squares := l.rank(rank)
	at := 0
	for _, token := range l.split(text) {
		if n, err := strconv.Atoi(token); err == nil && n > 0 {
			at += min(n, len(squares)+1) // too many are too many, however large the number
			continue
		}
		if token == "" {
			if text != "" {
				faults.Add("board", game.NoSquare, "rank %d has a comma too many", rank+1).
					Say("error.position.comma", game.OfNumber("n", rank+1))
			}
			continue
		}
		if at < len(squares) {
			place(squares[at], token)
		}
		at++
	}
	if at != len(squares) {
		faults.Add("board", game.NoSquare, "rank %d has %d squares, want %d", rank+1, at, len(squares)).
			Say("error.position.width", game.OfNumber("n", rank+1), game.OfNumber("m", at), game.OfNumber("of", len(squares)))
	}
}

// split cuts a rank into tokens; a number is one token.
func (l Layout) split(text string) []string {
	if l.Tokens {
		return strings.Split(text, ",")
	}
	var tokens []string
	for i := 0; i < len(text); {
		j := i + 1
		if isDigit(text[i]) {
			for j < len(text) && isDigit(text[j]) {
				j++
			}
		}
		tokens = append(tokens, text[i:j])
		i = j
	}
	return tokens
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func (l Layout) rank(rank int) []game.Square {
	var squares []game.Square
	for f := range l.Board.Files {
		if sq := l.Board.At(f, rank); sq != game.NoSquare {
			squares = append(squares, sq)
		}
	}
	return squares
}

// Append writes the board: put appends the token of the piece on a square, if any.
func (l Layout) Append(dst []byte, put func(dst []byte, sq game.Square) ([]byte, bool)) []byte {
	for rank := l.Board.Ranks - 1; rank >= 0; rank-- {
		start, empty := len(dst), 0
		for _, sq := range l.rank(rank) {
			before := len(dst)
			dst = l.flush(dst, start, empty)
			dst = l.comma(dst, start)
			var ok bool
			if dst, ok = put(dst, sq); ok {
				empty = 0
				continue
			}
			dst = dst[:before]
			empty++
		}
		dst = l.flush(dst, start, empty)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return dst
}

func (l Layout) flush(dst []byte, start, empty int) []byte {
	if empty == 0 {
		return dst
	}
	return strconv.AppendInt(l.comma(dst, start), int64(empty), 10)
}

func (l Layout) comma(dst []byte, start int) []byte {
	if l.Tokens && len(dst) > start {
		return append(dst, ',')
	}
	return dst
}

// Letter is a piece's letter on a board of two players: a capital for the first.
func Letter(pc game.Piece) byte {
	l := pc.Kind().Letter()
	if pc.Origin() == game.Second {
		l += 'a' - 'A'
	}
	return l
}

// PieceOf is the piece of such a letter, NoPiece if there is none.
func PieceOf(letter byte) game.Piece {
	side := game.First
	if letter >= 'a' && letter <= 'z' {
		side, letter = game.Second, letter-('a'-'A')
	}
	if k := game.KindOf(letter); k != game.NoKind {
		return game.NewPiece(k, side)
	}
	return game.NoPiece
}
