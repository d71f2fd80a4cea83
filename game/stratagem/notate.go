package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Notate spells a legal turn in xiangqi notation (炮二平五): piece, file, direction, then the file
// reached or the number of steps. Files are counted from the mover's right, Red's numbers are
// Chinese numerals. Sweeps, slides, exchanges, swaps and promotions are added around it, check
// or mate after it.
func (p *position) Notate(t game.Turn) game.Phrase {
	if seat, ok := t.Resigns(); ok {
		return game.Say("event.result.by.resign", game.OfSeat("side", seat))
	}
	text := p.notateMove(t)
	if k := t.Promotion(); k != game.NoKind {
		text = p.promoted(text, k)
	}
	if k := t.Second(); k != game.NoKind && t.Slide() == game.NoSlide {
		text = p.promoted(text, k)
	}
	if t.Slide() != game.NoSlide {
		text = game.Say("notation.slide", game.OfPhrase("n", p.notateSlide(t)), game.OfPhrase("text", text))
	}
	if t.Sweep() {
		text = game.Say("notation.sweep", game.OfPhrase("text", text))
	}
	return p.suffixed(t, text)
}

func (p *position) promoted(text game.Phrase, k game.Kind) game.Phrase {
	return game.Say("notation.promote", game.OfPhrase("text", text), game.OfPiece("piece", game.NewPiece(k, p.side)))
}

// notateSlide names the cell the marker goes to and what the slide promotes.
func (p *position) notateSlide(t game.Turn) game.Phrase {
	cell := int(p.marker[p.side]) + 1
	if t.Slide() == game.Back {
		cell -= 2
	}
	text := game.Say(board.Numeral(cell))
	if k := t.Second(); k != game.NoKind {
		text = p.promoted(text, k)
	}
	return text
}

// number is Red's Chinese numeral or Black's digit.
func (p *position) number(name string, n int) game.Arg {
	if p.side == red {
		return game.OfPhrase(name, game.Say(board.Numeral(n)))
	}
	return game.OfNumber(name, n)
}

// notateMove spells the move alone.
func (p *position) notateMove(t game.Turn) game.Phrase {
	piece := p.cells[t.From()]
	switch {
	case t.Swap():
		return p.notateSwap(t)
	case t.Note()&noteExchange != 0:
		return game.Say("notation.exchange", game.OfPhrase("text", p.notateWay(t)), game.OfPiece("target", p.cells[t.To()]))
	case p.aslant(t) && (piece.Kind() == game.Rook || piece.Kind() == game.Cannon):
		return p.notateCorner(t)
	}
	return p.notateWay(t)
}

// aslant reports whether a move changes both file and rank.
func (p *position) aslant(t game.Turn) bool { return !p.v.tables.cross[t.From()].Has(t.To()) }

// notateCorner spells a rook or cannon that leaves its line: 车六进一平五, the steps
// forward or back and then the file reached. As 车六进五 it would go five steps.
func (p *position) notateCorner(t game.Turn) game.Phrase {
	f, r := p.v.tables.seen(p.side, t.From())
	tf, tr := p.v.tables.seen(p.side, t.To())
	dir, steps := board.Way(f, r, f, tr, 0)
	return game.Say("notation.corner", game.OfPhrase("text", p.notateFrom(t.From(), f, dir, steps)), p.number("m", files-tf))
}

// notateSwap names the king's partner, by its place if another of its kind could swap, too.
func (p *position) notateSwap(t game.Turn) game.Phrase {
	partner := p.cells[t.To()]
	args := []game.Arg{game.OfPiece("piece", partner)}
	for _, other := range p.Turns(nil) {
		if !other.Swap() || other.To() == t.To() || p.cells[other.To()] != partner {
			continue
		}
		if pos, ok := p.tandem(t.To()); ok {
			return game.Say("notation.swap.pos", append(args, pos)...)
		}
		f, _ := p.v.tables.seen(p.side, t.To())
		return game.Say("notation.swap.line", append(args, p.number("n", files-f))...)
	}
	return game.Say("notation.swap", args...)
}

// notateWay spells piece, file, direction and goal.
func (p *position) notateWay(t game.Turn) game.Phrase {
	from, to := t.From(), t.To()
	f, r := p.v.tables.seen(p.side, from)
	tf, tr := p.v.tables.seen(p.side, to)
	dir, m := board.Way(f, r, tf, tr, files-tf)
	return p.notateFrom(from, f, dir, m)
}

// notateFrom spells the piece on a square of a file, its direction and its distance. Soldiers in
// tandem on several files are named by their file (前三进一).
func (p *position) notateFrom(from game.Square, f int, dir board.Heading, m int) game.Phrase {
	piece := p.cells[from]
	args := []game.Arg{game.OfPhrase("dir", game.Say(dir.Key())), p.number("m", m), game.OfPiece("piece", piece)}
	pos, tandem := p.tandem(from)
	switch {
	case !tandem:
		return game.Say("notation.line", append(args, p.number("n", files-f))...)
	case p.doubled(p.by[p.side][piece.Kind()]) > 1:
		return game.Say("notation.column", append(args, pos, p.number("n", files-f))...)
	}
	return game.Say("notation.tandem", append(args, pos)...)
}

// tandem distinguishes a piece from its like on its file: front, middle, rear, or its number.
func (p *position) tandem(from game.Square) (pos game.Arg, ok bool) {
	g := p.v.tables
	column := p.by[p.side][p.cells[from].Kind()].And(g.file[from])
	if column.Empty() {
		return pos, false
	}
	ahead, all := 0, column.Len()+1
	_, rank := g.seen(p.side, from)
	for !column.Empty() {
		if _, r := g.seen(p.side, column.Pop()); r > rank {
			ahead++
		}
	}
	switch {
	case ahead == 0:
		pos = game.OfPhrase("pos", game.Say("notation.front"))
	case ahead == all-1:
		pos = game.OfPhrase("pos", game.Say("notation.rear"))
	case all == 3:
		pos = game.OfPhrase("pos", game.Say("notation.middle"))
	default:
		pos = p.number("pos", ahead+1)
	}
	return pos, true
}

// doubled counts the files on which more than one of the pieces stand.
func (p *position) doubled(pieces set) (n int) {
	for f := range files {
		sq := game.Square(f)
		if p.v.tables.file[sq].Or(board.Bit(sq)).And(pieces).Len() > 1 {
			n++
		}
	}
	return n
}

// suffixed adds check or mate, which is found by playing the turn.
func (p *position) suffixed(t game.Turn, text game.Phrase) game.Phrase {
	p.Do(t)
	checked, mated := p.checked, p.checked && !p.ended() && !p.hasTurn()
	p.Undo()
	return board.Checked(text, checked, mated)
}
