package edit

import (
	"slices"
	"strings"

	"yanyi/game"
)

// settle does what a change of the board brings with it: as many pieces in the bags as lie
// face down, no marks and rights of pieces that are not there, and what follows.
func (p *Position) settle() {
	for i := range p.g.Fields {
		if p.g.Fields[i].Form == game.BagField {
			p.Field(i).balance()
		}
	}
	p.lapse()
	p.follow()
	p.respell()
}

// respell writes a position as its own reader does, if that loses nothing: persons are written
// only where they differ from the default assignment.
func (p *Position) respell() {
	for _, f := range p.wrong() {
		if f.Phrase.Key == "error.position.spelling" {
			if again, err := p.g.Read(f.Text); err == nil {
				copy(p.Texts, again.Texts)
			}
		}
	}
}

// follow sets the fields that follow from the rest, with the fewest faults.
func (p *Position) follow() {
	for i := range p.g.Fields {
		f := &p.g.Fields[i]
		if f.Form != game.ChoiceField && !f.Follows || !p.faulted(f.Key) && !(f.Follows && len(p.wrong()) > 0) {
			continue
		}
		var ways []func(p *Position)
		for _, value := range p.g.Values(i) {
			ways = append(ways, func(p *Position) { p.Texts[i] = value })
		}
		p.fewest(append([]func(*Position){func(*Position) {}}, ways...)...)
	}
}

// faulted reports whether a field has a fault.
func (p *Position) faulted(key string) bool {
	return slices.ContainsFunc(p.wrong(), func(f game.Fault) bool { return f.Field == key })
}

// Values are what a field of seats, pairs or choices may hold.
func (g *Grammar) Values(i int) []string {
	f := &g.Fields[i]
	switch f.Form {
	case game.PairField:
		return append([]string{"-"}, g.pairs()...)
	case game.WaitField:
		values := []string{""}
		for _, how := range []string{"~", "!"} {
			for _, s := range g.in.Seats {
				values = append(values, how+string(rune(s.Letter)))
			}
		}
		return values
	}
	return f.Values
}

func (g *Grammar) pairs() (pairs []string) {
	for a := range g.in.Seats {
		for b := a + 1; b < len(g.in.Seats); b++ {
			pairs = append(pairs, string([]byte{g.in.Seats[a].Letter, g.in.Seats[b].Letter}))
		}
	}
	return pairs
}

// lapses are the fields whose entries end with what they tell of.
func lapses(f *game.FieldInfo) (join string, ok bool) {
	switch f.Form {
	case game.SetField:
		return f.Join, true
	case game.SquaresField, game.PeopleField:
		return ",", true
	case game.MoverField:
		return " ", true
	case game.StreakField:
		return "/", true
	case game.PassField:
		return ";", true
	}
	return "", false
}

// lapse drops the entries of fields that the rules fault by themselves.
func (p *Position) lapse() {
	for i := range p.g.Fields {
		f := &p.g.Fields[i]
		if join, ok := lapses(f); ok && p.Texts[i] != none(f) && p.faulted(f.Key) {
			p.Field(i).keepSound(join)
		}
	}
}

// keepSound keeps the entries of a field that are not faulted alone.
func (f Field) keepSound(join string) {
	was := items(f.p.Texts[f.i], join)
	if f.Form == game.StreakField {
		was = strings.Split(f.p.Texts[f.i], join)
	}
	var kept []string
	for n, item := range was {
		try := f.p.Clone()
		if try.Texts[f.i] = item; f.Form == game.StreakField {
			try.Texts[f.i] = streakOf(n, item)
		}
		switch sound := !try.faulted(f.Key); {
		case sound:
			kept = append(kept, item)
		case f.Form == game.StreakField:
			kept = append(kept, "-")
		}
	}
	f.p.Texts[f.i] = none(f.FieldInfo)
	if len(kept) > 0 {
		f.p.Texts[f.i] = strings.Join(kept, join)
	}
}

// streakOf is a streak field in which one side alone has a streak.
func streakOf(side int, text string) string {
	if side == 0 {
		return text + "/-"
	}
	return "-/" + text
}

// balance has the bags of a field hold as many pieces as lie face down: what there are too
// many of goes first, what there are most left of comes first.
func (f Field) balance() {
	bags := f.bags()
	hidden := make([]int, len(bags)) // by army
	loose := 0                       // of nobody's
	for _, c := range f.p.Cells {
		switch {
		case !c.Piece.Hidden():
		case c.Piece.Kind() == game.Unknown:
			loose++
		case int(c.Piece.Origin()) < len(bags):
			hidden[c.Piece.Origin()]++
		}
	}
	if anyLoose(f.p.g.start) {
		f.level(0, len(bags), loose)
		return
	}
	for army := range bags {
		f.level(army, army+1, hidden[army])
	}
}

// anyLoose reports whether unowned pieces lie face down.
func anyLoose(p *Position) bool {
	return slices.ContainsFunc(p.Cells, func(c Cell) bool { return c.Piece.Hidden() && c.Piece.Kind() == game.Unknown })
}

// level fills or empties the bags of the armies in the range until they hold so many pieces.
func (f Field) level(from, to, want int) {
	for n := f.inBags(from, to); n != want; {
		by := 1
		if n > want {
			by = -1
		}
		at := f.next(from, to, by)
		if at == game.NoPiece {
			return
		}
		had, _ := f.Bagged(at)
		f.SetBagged(at, had+by)
		n += by
	}
}

func (f Field) inBags(from, to int) (n int) {
	for _, b := range f.bags()[from:to] {
		for _, count := range b {
			n += count
		}
	}
	return n
}

// next is the piece added to the bags next, or removed: of the bags' kinds at the start the one
// with most left, or fewest.
func (f Field) next(from, to, by int) game.Piece {
	best, most := game.NoPiece, 0
	start, now := f.p.g.start.Field(f.i).bags(), f.bags()
	for army := from; army < to; army++ {
		for k := game.King; k <= game.Wazir; k++ {
			piece := game.NewPiece(k, game.Army(army))
			if by > 0 && start[army][k] == 0 || by < 0 && now[army][k] == 0 {
				continue
			}
			left := f.p.Left(piece)*by*64 + now[army][k]
			if best == game.NoPiece || left > most {
				best, most = piece, left
			}
		}
	}
	return best
}
