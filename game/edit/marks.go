package edit

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Marks are the squares that a field marks.
func (f Field) Marks() (list []game.Square) {
	b := f.p.g.in.Board
	add := func(name string) {
		if sq, err := b.Square(name); err == nil {
			list = append(list, sq)
		}
	}
	switch f.Form {
	case game.SquaresField:
		for _, name := range items(f.p.Texts[f.i], ",") {
			add(name)
		}
	case game.MoverField:
		_, name, _ := strings.Cut(f.p.Texts[f.i], "@")
		add(name)
	case game.StreakField:
		for _, side := range strings.Split(f.p.Texts[f.i], "/") {
			name, _, _ := strings.Cut(side, ":")
			add(name)
		}
	case game.PassField, game.PeopleField:
		join := ","
		if f.Form == game.PassField {
			join = ";"
		}
		for _, entry := range items(f.p.Texts[f.i], join) {
			name, _, _ := strings.Cut(entry, ":")
			add(name)
		}
	}
	return list
}

// Mark marks a square in a field, or removes the mark; a streak first counts up to its maximum,
// and a person is the next of its army's kind.
func (f Field) Mark(sq game.Square) {
	name := f.p.g.in.Board.Name(sq)
	switch f.Form {
	case game.SquaresField:
		f.markSquare(sq)
	case game.MoverField:
		was := f.p.Texts[f.i]
		f.p.Texts[f.i] = none(f.FieldInfo)
		if !strings.HasSuffix(was, "@"+name) && f.p.Cells[sq].Piece != game.NoPiece {
			f.p.Texts[f.i] = string(rune(f.p.Cells[sq].Piece.Kind().Letter())) + "@" + name
		}
	case game.StreakField:
		f.markStreak(sq, name)
	case game.PassField:
		f.markPass(sq, name)
	case game.PeopleField:
		f.markPerson(sq, name)
	}
	f.p.follow()
}

// markSquare marks a square by file, then rank; with room for one only, the one before goes.
func (f Field) markSquare(sq game.Square) {
	b := f.p.g.in.Board
	list := f.Marks()
	if at := slices.Index(list, sq); at >= 0 {
		list = slices.Delete(list, at, at+1)
	} else if list = append(list, sq); len(list) > f.Most {
		list = list[1:]
	}
	var names []string
	for file := range b.Files {
		for rank := range b.Ranks {
			if at := b.At(file, rank); slices.Contains(list, at) {
				names = append(names, b.Name(at))
			}
		}
	}
	f.setItems(",", names)
}

func (f Field) markStreak(sq game.Square, name string) {
	sides := f.streaks()
	side := f.p.Cells[sq].Piece.Origin() & 1
	n := 1
	if was, count, _ := strings.Cut(sides[side], ":"); was == name {
		count, _ := strconv.Atoi(count)
		n = count + 1
	}
	if sides[side] = name + ":" + number(n); n > f.Most || f.p.Cells[sq].Piece == game.NoPiece {
		sides[side] = "-"
	}
	f.p.Texts[f.i] = strings.Join(sides, "/")
}

// markPass marks a square that a pawn beside it passed over, so that the rules fault it least.
func (f Field) markPass(sq game.Square, name string) {
	list := items(f.p.Texts[f.i], ";")
	if at := slices.IndexFunc(list, func(entry string) bool { return strings.HasPrefix(entry, name+":") }); at >= 0 {
		f.setItems(";", slices.Delete(list, at, at+1))
		return
	}
	var ways []func(p *Position)
	for _, pawn := range board.Steps(f.p.g.in.Board, board.OrthogonalOne, nil)[sq] {
		if f.p.Cells[pawn].Piece.Kind() != game.Pawn {
			continue
		}
		for _, who := range witnesses(f.p, f.p.Cells[pawn].Piece.Origin()) {
			entry := name + ":" + f.p.g.in.Board.Name(pawn) + ":" + who
			ways = append(ways, func(p *Position) { p.Field(f.i).setItems(";", append(slices.Clone(list), entry)) })
		}
	}
	if len(ways) == 0 { // so that the fault is reported
		ways = append(ways, func(p *Position) { p.Field(f.i).setItems(";", append(list, name+":"+name+":-")) })
	}
	f.p.fewest(ways...)
}

// Person is who is said to stand on a square, by number; 0 for whoever the rules take it for.
func (f Field) Person(sq game.Square) (n int) {
	name := f.p.g.in.Board.Name(sq) + ":"
	for _, entry := range items(f.p.Texts[f.i], ",") {
		if rest, ok := strings.CutPrefix(entry, name); ok && f.Form == game.PeopleField {
			n, _ = strconv.Atoi(rest)
		}
	}
	return n
}

// markPerson says that the next of its army's kind stands on a square but for whom the rules
// take it for anyway, and after the last one nobody.
func (f Field) markPerson(sq game.Square, name string) {
	b := f.p.g.in.Board
	others := slices.DeleteFunc(items(f.p.Texts[f.i], ","), func(entry string) bool { return strings.HasPrefix(entry, name+":") })
	write := func(list []string) func(*Position) {
		sort.Slice(list, func(i, k int) bool { return squareOf(b, list[i]) < squareOf(b, list[k]) })
		return func(p *Position) { p.Field(f.i).setItems(",", list) }
	}
	var ways []func(*Position)
	if piece := f.p.Cells[sq].Piece; piece != game.NoPiece {
		for n := f.Person(sq) + 1; n <= f.p.g.Stock(piece); n++ {
			ways = append(ways, write(append(slices.Clone(others), name+":"+number(n))))
		}
	}
	f.p.fewest(append(ways, write(others))...)
}

// squareOf is the square that an entry begins with.
func squareOf(b *game.Board, entry string) game.Square {
	name, _, _ := strings.Cut(entry, ":")
	sq, _ := b.Square(name)
	return sq
}

// witnesses are the sets of living players but one, the largest first.
func witnesses(p *Position, but game.Seat) (sets []string) {
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

// streaks are both sides' parts of a field of streaks.
func (f Field) streaks() []string {
	return append(strings.Split(f.p.Texts[f.i], "/"), "-", "-")[:2]
}

// follow renames the squares of a field of persons after a piece has moved.
func (f Field) follow(from, to game.Square) {
	b := f.p.g.in.Board
	var list []string
	for _, entry := range items(f.p.Texts[f.i], ",") {
		name, _, _ := strings.Cut(entry, ":")
		switch name {
		case b.Name(to):
		case b.Name(from):
			list = append(list, b.Name(to)+strings.TrimPrefix(entry, name))
		default:
			list = append(list, entry)
		}
	}
	f.setItems(",", list)
}
