package threekingdoms

import (
	"strconv"

	"yanyi/game"
)

// Notate spells a legal turn in lines (三国演弈棋's 马6进5; README.md, Notation): piece,
// line, direction, then the line reached by diagonal movers and 平, or the number of
// steps.
//
// guoji's turns in coordinates (README.md, Coordinates).
//
// Ruling: lines and directions are the mover's own, also for pieces of other
// origins it commands.
func (p *position) Notate(t game.Turn) game.Phrase {
	if _, resigns := t.Resigns(); resigns {
		return game.Phrase{}
	}
	piece := p.board[t.From()]
	text := p.style.notate(p, t)
	if !piece.Hidden() {
		return text
	}
	text = game.Say("notation.hidden", game.OfPhrase("text", text))
	if drawn := t.Draw().Mover; drawn != game.NoPiece {
		text = game.Say("notation.reveal", game.OfPhrase("text", text), game.OfPiece("piece", piece.As(drawn.Kind())))
	}
	return text
}

// notate spells a turn on the points in lines.
func (cross) notate(p *position, t game.Turn) game.Phrase { return p.notateLine(t) }

// notate spells a turn on the squares by both squares' names; castling as the
// king's move.
func (checkered) notate(p *position, t game.Turn) game.Phrase {
	key := "notation.coord"
	if p.board[p.target(t)] != game.NoPiece {
		key = "notation.coord.takes"
	}
	return game.Say(key, game.OfPiece("piece", p.board[t.From()]), game.OnSquare("from", t.From()), game.OnSquare("to", t.To()))
}

// notateLine names the piece by its line, or among others of its kind there by
// its place.
//
// Ruling: where its kind stands so on several lines it is named by both, as soldiers of
// xiangqi are.
func (p *position) notateLine(t game.Turn) game.Phrase {
	from, to := t.From(), t.To()
	piece := p.board[from]
	dir, m := p.heading(from, to)
	args := []game.Arg{
		game.OfPiece("piece", piece.As(piece.Kind())),
		game.OfPhrase("dir", game.Say(dir)),
		game.OfNumber("m", m),
	}
	line := game.OfNumber("n", p.frame.line(p.turn, from))
	place, ambiguous := p.place(from)
	switch {
	case !ambiguous:
		return game.Say("notation.line", append(args, line)...)
	case p.tandems(from) > 1:
		return game.Say("notation.tandem.line", append(args, place, line)...)
	}
	return game.Say("notation.tandem", append(args, place)...)
}

// heading is the direction's key and the number after it.
func (p *position) heading(from, to game.Square) (key string, m int) {
	line, reached := p.frame.line(p.turn, from), p.frame.line(p.turn, to)
	_, was := p.frame.see(p.turn, from)
	_, is := p.frame.see(p.turn, to)
	key, m = "notation.traverse", reached
	switch {
	case is > was:
		key = "notation.advance"
	case is < was:
		key = "notation.retreat"
	}
	if line == reached {
		m = abs(is - was)
	}
	return key, m
}

// tandems is on how many lines of the player to move several pieces stand that are spelled
// as the one on a square.
func (p *position) tandems(from game.Square) (n int) {
	var on [crossSize + 1]uint8
	for sq := range p.forces(p.turn).all {
		if !p.sameName(from, sq) {
			continue
		}
		line := p.frame.line(p.turn, sq)
		if on[line]++; on[line] == 2 {
			n++
		}
	}
	return n
}

// place tells a piece from others of its kind that the player to move has on the
// same line: front, middle, rear, or in a longer row its number from the front.
func (p *position) place(from game.Square) (game.Arg, bool) {
	line := p.frame.line(p.turn, from)
	_, depth := p.frame.see(p.turn, from)
	ahead, all := 0, 0
	for sq := range p.forces(p.turn).all {
		if !p.sameName(from, sq) || p.frame.line(p.turn, sq) != line {
			continue
		}
		all++
		if _, d := p.frame.see(p.turn, sq); d > depth {
			ahead++
		}
	}
	switch {
	case all == 1:
		return game.Arg{}, false
	case all > 3:
		return game.OfPhrase("pos", game.Say("num."+strconv.Itoa(ahead+1))), true
	case ahead == 0:
		return game.OfPhrase("pos", game.Say("notation.front")), true
	case ahead == all-1:
		return game.OfPhrase("pos", game.Say("notation.rear")), true
	}
	return game.OfPhrase("pos", game.Say("notation.middle")), true
}

// sameName reports whether two pieces are spelled alike.
func (p *position) sameName(a, b game.Square) bool {
	x, y := p.board[a], p.board[b]
	return x.Kind() == y.Kind() && x.Hidden() == y.Hidden() && (x == emperor) == (y == emperor)
}
