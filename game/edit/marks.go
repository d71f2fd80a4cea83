package edit

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Marks are the squares that a field marks.
func (p *Position) Marks(i int) (list []game.Square) {
	b := p.g.in.Board
	add := func(name string) {
		if sq, err := b.Square(name); err == nil {
			list = append(list, sq)
		}
	}
	switch p.g.Fields[i].Form {
	case game.SquaresField:
		for _, name := range items(p.Texts[i], ",") {
			add(name)
		}
	case game.MoverField:
		_, name, _ := strings.Cut(p.Texts[i], "@")
		add(name)
	case game.StreakField:
		for _, side := range strings.Split(p.Texts[i], "/") {
			name, _, _ := strings.Cut(side, ":")
			add(name)
		}
	case game.PassField:
		for _, entry := range items(p.Texts[i], ";") {
			name, _, _ := strings.Cut(entry, ":")
			add(name)
		}
	}
	return list
}

// Marked reports whether a field is one that marks squares.
func Marked(f *game.FieldInfo) bool {
	switch f.Form {
	case game.SquaresField, game.MoverField, game.StreakField, game.PassField:
		return true
	}
	return false
}

// Mark marks a square in a field, or takes the mark away; a streak goes on to its most
// first.
func (p *Position) Mark(i int, sq game.Square) {
	name := p.g.in.Board.Name(sq)
	switch p.g.Fields[i].Form {
	case game.SquaresField:
		p.markSquare(i, sq)
	case game.MoverField:
		was := p.Texts[i]
		p.Texts[i] = none(&p.g.Fields[i])
		if !strings.HasSuffix(was, "@"+name) && p.Cells[sq].Piece != game.NoPiece {
			p.Texts[i] = string(rune(p.Cells[sq].Piece.Kind().Letter())) + "@" + name
		}
	case game.StreakField:
		p.markStreak(i, sq, name)
	case game.PassField:
		p.markPass(i, sq, name)
	}
	p.follow()
}

// markSquare marks a square by file, then rank; where there is room for one only, or one a
// side, the one before goes.
func (p *Position) markSquare(i int, sq game.Square) {
	f, b := &p.g.Fields[i], p.g.in.Board
	list := p.Marks(i)
	if at := slices.Index(list, sq); at >= 0 {
		list = slices.Delete(list, at, at+1)
	} else if list = append(list, sq); len(list) > f.Most {
		list = list[1:]
	}
	slices.SortFunc(list, func(x, y game.Square) int {
		a, c := b.Points[x], b.Points[y]
		return (int(a.File)-int(c.File))*64 + int(a.Rank) - int(c.Rank)
	})
	names := make([]string, len(list))
	for n, sq := range list {
		names[n] = b.Name(sq)
	}
	p.setItems(i, ",", names)
}

func (p *Position) markStreak(i int, sq game.Square, name string) {
	sides := append(strings.Split(p.Texts[i], "/"), "-", "-")[:2]
	side := p.Cells[sq].Piece.Origin() & 1
	n := 1
	if was, count, _ := strings.Cut(sides[side], ":"); was == name {
		count, _ := strconv.Atoi(count)
		n = count + 1
	}
	if sides[side] = name + ":" + number(n); n > p.g.Fields[i].Most || p.Cells[sq].Piece == game.NoPiece {
		sides[side] = "-"
	}
	p.Texts[i] = strings.Join(sides, "/")
}

// markPass marks a square that a pawn beside it passed over, whichever of them and for
// whomever the rules fault least.
func (p *Position) markPass(i int, sq game.Square, name string) {
	list := items(p.Texts[i], ";")
	if at := slices.IndexFunc(list, func(entry string) bool { return strings.HasPrefix(entry, name+":") }); at >= 0 {
		p.setItems(i, ";", slices.Delete(list, at, at+1))
		return
	}
	var ways []func(p *Position)
	for _, pawn := range board.Steps(p.g.in.Board, board.OrthogonalOne, nil)[sq] {
		if p.Cells[pawn].Piece.Kind() != game.Pawn {
			continue
		}
		for _, who := range p.witnesses(p.Cells[pawn].Piece.Origin()) {
			entry := name + ":" + p.g.in.Board.Name(pawn) + ":" + who
			ways = append(ways, func(p *Position) { p.setItems(i, ";", append(slices.Clone(list), entry)) })
		}
	}
	if len(ways) == 0 { // so that it is said what is wrong
		ways = append(ways, func(p *Position) { p.setItems(i, ";", append(list, name+":"+name+":-")) })
	}
	p.fewest(ways...)
}

// witnesses are the sets of living players but one, the largest first.
func (p *Position) witnesses(but game.Seat) (sets []string) {
	all := ""
	for s, seat := range p.g.in.Seats {
		if game.Seat(s) != but && p.Alive().Has(game.Seat(s)) {
			all += string(rune(seat.Letter))
		}
	}
	sets = append(sets, all)
	for i := 0; i < len(all) && len(all) > 1; i++ {
		sets = append(sets, all[i:i+1])
	}
	return sets
}
