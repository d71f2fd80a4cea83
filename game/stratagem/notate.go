package stratagem

import (
	"strconv"

	"yanyi/game"
)

// spelling spells turns as players write them.
type spelling struct{ p *position }

func (p *position) spelling() spelling { return spelling{p} }

// Notate spells a legal turn as xiangqi players write it (炮二平五): piece, file,
// direction, then the file reached or the number of steps. Files are counted from
// the mover's right, Red's numbers are Chinese numerals. Sweeps, slides,
// exchanges, swaps and promotions are added around it, check or mate behind it.
func (p *position) Notate(t game.Turn) game.Phrase {
	if seat, ok := t.Resigns(); ok {
		return game.Say("event.result.by.resign", game.OfSeat("side", seat))
	}
	text := p.spelling().notateMove(t)
	if k := t.Promotion(); k != game.NoKind {
		text = p.spelling().promoted(text, k)
	}
	if k := t.Second(); k != game.NoKind && t.Slide() == game.NoSlide {
		text = p.spelling().promoted(text, k)
	}
	if t.Slide() != game.NoSlide {
		text = game.Say("notation.slide", game.OfPhrase("n", p.spelling().notateSlide(t)), game.OfPhrase("text", text))
	}
	if t.Sweep() {
		text = game.Say("notation.sweep", game.OfPhrase("text", text))
	}
	return p.spelling().suffixed(t, text)
}

func (w spelling) promoted(text game.Phrase, k game.Kind) game.Phrase {
	return game.Say("notation.promote", game.OfPhrase("text", text), game.OfPiece("piece", game.NewPiece(k, w.p.side)))
}

// notateSlide names the cell the marker goes to and what the slide promotes.
func (w spelling) notateSlide(t game.Turn) game.Phrase {
	cell := int(w.p.marker[w.p.side]) + 1
	if t.Slide() == game.Back {
		cell -= 2
	}
	text := game.Say(numeral(cell))
	if k := t.Second(); k != game.NoKind {
		text = w.promoted(text, k)
	}
	return text
}

func numeral(n int) string { return "num." + strconv.Itoa(n) }

// number is Red's Chinese numeral or Black's digit.
func (w spelling) number(name string, n int) game.Arg {
	if w.p.side == red {
		return game.OfPhrase(name, game.Say(numeral(n)))
	}
	return game.OfNumber(name, n)
}

// notateMove spells the move alone.
func (w spelling) notateMove(t game.Turn) game.Phrase {
	piece := w.p.cells[t.From()]
	switch {
	case t.Swap():
		return w.notateSwap(t)
	case t.Note()&noteExchange != 0:
		return game.Say("notation.exchange", game.OfPhrase("text", w.notateWay(t)), game.OfPiece("target", w.p.cells[t.To()]))
	case w.aslant(t) && (piece.Kind() == game.Rook || piece.Kind() == game.Cannon):
		return w.notateCorner(t)
	}
	return w.notateWay(t)
}

// aslant reports whether a move changes both file and rank.
func (w spelling) aslant(t game.Turn) bool {
	return !w.p.v.tables.cross[t.From()].has(t.To())
}

// notateCorner spells a rook or cannon that leaves its line: 车六进一平五, the steps
// forward or back and then the file reached. As 车六进五 it would go five steps.
func (w spelling) notateCorner(t game.Turn) game.Phrase {
	f, r := w.p.v.tables.seen(w.p.side, t.From())
	tf, tr := w.p.v.tables.seen(w.p.side, t.To())
	dir := "notation.advance"
	if tr < r {
		dir = "notation.retreat"
	}
	return game.Say("notation.corner",
		game.OfPhrase("text", w.notateFrom(t.From(), f, dir, max(tr-r, r-tr))), w.number("m", files-tf))
}

// notateSwap names the king's partner, by its place if another of its kind
// could swap, too.
func (w spelling) notateSwap(t game.Turn) game.Phrase {
	partner := w.p.cells[t.To()]
	args := []game.Arg{game.OfPiece("piece", partner)}
	for _, other := range w.p.Turns(nil) {
		if !other.Swap() || other.To() == t.To() || w.p.cells[other.To()] != partner {
			continue
		}
		if pos, ok := w.tandem(t.To()); ok {
			return game.Say("notation.swap.pos", append(args, pos)...)
		}
		f, _ := w.p.v.tables.seen(w.p.side, t.To())
		return game.Say("notation.swap.line", append(args, w.number("n", files-f))...)
	}
	return game.Say("notation.swap", args...)
}

// notateWay spells piece, file, direction and goal.
func (w spelling) notateWay(t game.Turn) game.Phrase {
	from, to := t.From(), t.To()
	f, r := w.p.v.tables.seen(w.p.side, from)
	tf, tr := w.p.v.tables.seen(w.p.side, to)
	dir, m := "notation.traverse", files-tf
	switch {
	case tr > r:
		dir = "notation.advance"
	case tr < r:
		dir = "notation.retreat"
	}
	if f == tf {
		m = max(tr-r, r-tr)
	}
	return w.notateFrom(from, f, dir, m)
}

// notateFrom spells the piece on a square of a file, where it heads and how far.
// Soldiers in tandem on several files are named by their file (前三进一).
func (w spelling) notateFrom(from game.Square, f int, dir string, m int) game.Phrase {
	piece := w.p.cells[from]
	args := []game.Arg{game.OfPhrase("dir", game.Say(dir)), w.number("m", m), game.OfPiece("piece", piece)}
	pos, tandem := w.tandem(from)
	switch {
	case !tandem:
		return game.Say("notation.line", append(args, w.number("n", files-f))...)
	case w.doubled(w.p.by[w.p.side][piece.Kind()]) > 1:
		return game.Say("notation.column", append(args, pos, w.number("n", files-f))...)
	}
	return game.Say("notation.tandem", append(args, pos)...)
}

// tandem tells a piece from others of its kind on its file: front, middle, rear,
// or its number from the front.
func (w spelling) tandem(from game.Square) (pos game.Arg, ok bool) {
	g := w.p.v.tables
	column := w.p.by[w.p.side][w.p.cells[from].Kind()].and(g.file[from])
	if column.empty() {
		return pos, false
	}
	ahead, all := 0, column.len()+1
	_, rank := g.seen(w.p.side, from)
	for !column.empty() {
		if _, r := g.seen(w.p.side, column.pop()); r > rank {
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
		pos = w.number("pos", ahead+1)
	}
	return pos, true
}

// doubled counts the files on which more than one of the pieces stand.
func (w spelling) doubled(pieces set) (n int) {
	for f := range files {
		sq := game.Square(f)
		if w.p.v.tables.file[sq].or(bit(sq)).and(pieces).len() > 1 {
			n++
		}
	}
	return n
}

// suffixed adds check or mate, which only playing the turn tells.
func (w spelling) suffixed(t game.Turn, text game.Phrase) game.Phrase {
	w.p.Do(t)
	checked, mated := w.p.checked, w.p.checked && !w.p.ended() && !w.p.hasTurn()
	w.p.Undo()
	switch {
	case mated:
		return game.Say("notation.mate", game.OfPhrase("text", text))
	case checked:
		return game.Say("notation.check", game.OfPhrase("text", text))
	}
	return text
}
