package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Notate spells a legal turn with line numbers (三国演弈棋's 马6进5; README.md, Notation): piece, line,
// direction, then the line reached by diagonal movers and 平, or the number of steps. guoji uses
// coordinates (README.md, Coordinates).
//
// Ruling: lines and directions are the mover's own, also for pieces of other origins it
// commands.
func (p *position) Notate(t game.Turn) game.Phrase {
	if _, resigns := t.Resigns(); resigns {
		return game.Phrase{}
	}
	piece := p.moving.board[t.From()]
	text := p.moving.rules.style.notate(&p.moving, t)
	if !piece.Hidden() {
		return text
	}
	return game.Say("notation.hidden", game.OfPhrase("text", text))
}

// notate spells a turn on the points in lines.
func (cross) notate(m *moving, t game.Turn) game.Phrase { return m.notateLine(t) }

// notate spells a turn on the squares by both squares' names; castling as the king's move.
func (checkered) notate(m *moving, t game.Turn) game.Phrase {
	key := "notation.coord"
	if m.board[m.target(t)] != game.NoPiece {
		key = "notation.coord.takes"
	}
	return game.Say(key, game.OfPiece("piece", m.board[t.From()]), game.OnSquare("from", t.From()), game.OnSquare("to", t.To()))
}

// notateLine names the piece by its line, or among others of its kind there by its place.
//
// Ruling: if its kind stands so on several lines it is named by both, as soldiers of xiangqi
// are.
func (m *moving) notateLine(t game.Turn) game.Phrase {
	from, to := t.From(), t.To()
	piece := m.board[from]
	line, reached := m.rules.frame.line(m.turn, from), m.rules.frame.line(m.turn, to)
	_, was := m.rules.frame.see(m.turn, from)
	_, is := m.rules.frame.see(m.turn, to)
	dir, steps := board.Way(line, was, reached, is, reached)
	args := []game.Arg{
		game.OfPiece("piece", piece.As(piece.Kind())),
		game.OfPhrase("dir", game.Say(dir.Key())),
		game.OfNumber("m", steps),
	}
	at := game.OfNumber("n", line)
	place, ambiguous := m.place(from)
	switch {
	case !ambiguous:
		return game.Say("notation.line", append(args, at)...)
	case m.tandems(from) > 1:
		return game.Say("notation.tandem.line", append(args, place, at)...)
	}
	return game.Say("notation.tandem", append(args, place)...)
}

// tandems is the number of lines of the player to move with several pieces that are spelled like
// the one on a square.
func (m *moving) tandems(from game.Square) (n int) {
	var on [crossSize + 1]uint8
	for sq := range m.forces(m.turn).all {
		if !m.sameName(from, sq) {
			continue
		}
		line := m.rules.frame.line(m.turn, sq)
		if on[line]++; on[line] == 2 {
			n++
		}
	}
	return n
}

// place distinguishes a piece from others of its kind that the player to move has on the same
// line: front, middle, rear, or in a longer row its number from the front.
func (m *moving) place(from game.Square) (game.Arg, bool) {
	line := m.rules.frame.line(m.turn, from)
	_, depth := m.rules.frame.see(m.turn, from)
	ahead, all := 0, 0
	for sq := range m.forces(m.turn).all {
		if !m.sameName(from, sq) || m.rules.frame.line(m.turn, sq) != line {
			continue
		}
		all++
		if _, d := m.rules.frame.see(m.turn, sq); d > depth {
			ahead++
		}
	}
	switch {
	case all <= 1: // none: Han's soldier, who has a name of his own
		return game.Arg{}, false
	case all > 3:
		return game.OfPhrase("pos", game.Say(board.Numeral(ahead+1))), true
	case ahead == 0:
		return game.OfPhrase("pos", game.Say("notation.front")), true
	case ahead == all-1:
		return game.OfPhrase("pos", game.Say("notation.rear")), true
	}
	return game.OfPhrase("pos", game.Say("notation.middle")), true
}

// sameName reports whether two pieces are spelled alike.
func (m *moving) sameName(a, b game.Square) bool {
	x, y := m.board[a], m.board[b]
	return x.Kind() == y.Kind() && x.Hidden() == y.Hidden() && (x == emperor) == (y == emperor)
}
