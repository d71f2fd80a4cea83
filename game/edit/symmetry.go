package edit

import (
	"slices"
	"strings"

	"yanyi/game"
)

// symmetry maps positions onto others: squares and seats. Armies without a seat stay.
type symmetry struct {
	squares []game.Square
	seats   []game.Seat
}

// The ways to map a position that a board may have.
const (
	Mirror = "mirror" // left and right change places, or on a cross two kingdoms
	Swap   = "swap"   // the players change sides, or the kingdoms move on
)

// Maps reports whether positions can be mapped in a way: its start becomes a position.
func (g *Grammar) Maps(way string) bool { return g.symmetry(way) != nil }

// Map maps a position in a way.
func (p *Position) Map(way string) {
	if y := p.g.symmetry(way); y != nil {
		p.take(y.of(p))
		p.settle()
	}
}

// symmetry finds the map of a way, preferring one that maps the start onto itself.
func (g *Grammar) symmetry(way string) *symmetry {
	if y, ok := g.ways[way]; ok {
		return y
	}
	var found *symmetry
	same := false
	for _, turned := range turns[way] {
		squares := g.turned(turned)
		if squares == nil || way == Swap && len(g.in.Seats) > 2 && turned == reflected {
			continue
		}
		for _, seats := range permuted(len(g.in.Seats)) {
			moves := slices.ContainsFunc(seats, func(s game.Seat) bool { return seats[s] != s })
			if len(seats) == 2 && moves != (way == Swap) || same {
				continue
			}
			y := &symmetry{squares, seats}
			p := y.of(g.start)
			p.settle()
			if len(p.wrong()) > 0 {
				continue
			}
			if exact := slices.Equal(p.Cells, g.start.Cells); found == nil || exact {
				found, same = y, exact
			}
		}
	}
	if g.ways == nil {
		g.ways = map[string]*symmetry{}
	}
	g.ways[way] = found
	return found
}

// turn is how files and ranks are turned.
type turn struct{ flipFiles, flipRanks, across bool }

// reflected is how two players change sides on a board whose start half a turn changes.
var reflected = turn{flipRanks: true}

// turns are the ways' turns of the board: half a turn first, and reflections where a
// start is only symmetric so.
var turns = map[string][]turn{
	Mirror: {{flipFiles: true}, {flipRanks: true}},
	Swap:   {{flipFiles: true, flipRanks: true}, reflected, {flipFiles: true, across: true}, {flipRanks: true, across: true}},
}

// turned maps the squares of the board, nil if it does not map onto itself.
func (g *Grammar) turned(t turn) []game.Square {
	b := g.in.Board
	squares := make([]game.Square, len(b.Points))
	for sq, p := range b.Points {
		f, r := int(p.File), int(p.Rank)
		if t.across {
			f, r = r, f
		}
		if t.flipFiles {
			f = b.Files - 1 - f
		}
		if t.flipRanks {
			r = b.Ranks - 1 - r
		}
		if squares[sq] = b.At(f, r); squares[sq] == game.NoSquare {
			return nil
		}
	}
	return squares
}

// permuted are the orders of n seats, as they stand first.
func permuted(n int) [][]game.Seat {
	if n == 2 {
		return [][]game.Seat{{0, 1}, {1, 0}}
	}
	return [][]game.Seat{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}}
}

// seat maps a seat or an army.
func (y *symmetry) seat(s game.Seat) game.Seat {
	if int(s) < len(y.seats) {
		return y.seats[s]
	}
	return s
}

// of maps a position.
func (y *symmetry) of(p *Position) *Position {
	to := p.g.empty()
	for sq, c := range p.Cells {
		if c.Piece != game.NoPiece && c.Piece.Kind() != game.Unknown {
			army := y.seat(c.Piece.Origin())
			c.By = y.seat(c.By)
			if c.Piece.Hidden() {
				c.Piece = game.NewHidden(c.Piece.Kind(), army)
			} else {
				c.Piece = game.NewPiece(c.Piece.Kind(), army)
			}
		}
		to.Cells[y.squares[sq]] = c
	}
	for army, by := range p.By {
		to.By[y.seat(game.Army(army))] = y.seat(by)
	}
	for i := range p.g.Fields {
		y.field(to.Field(i), p.Field(i))
	}
	return to
}

// field maps a field of one position into another.
func (y *symmetry) field(to, from Field) {
	g, text := to.p.g, from.p.Texts[from.i]
	to.set(text)
	switch to.Form {
	case game.SeatField, game.SeatsField, game.PairField, game.WaitField:
		to.set(g.reletter(text, to.FieldInfo, y))
	case game.SetField:
		y.values(to, from)
	case game.SquaresField:
		to.set(none(to.FieldInfo))
		for _, sq := range from.Marks() {
			to.markSquare(y.squares[sq])
		}
	case game.MoverField:
		if letter, name, ok := strings.Cut(text, "@"); ok {
			to.set(letter + "@" + g.resquare(name, y))
		}
	case game.PassField:
		list := items(text, ";")
		for n, entry := range list {
			if parts := strings.Split(entry, ":"); len(parts) == 3 {
				list[n] = g.resquare(parts[0], y) + ":" + g.resquare(parts[1], y) + ":" + g.reletter(parts[2], to.FieldInfo, y)
			}
		}
		to.setItems(";", list)
	case game.PeopleField:
		to.set(none(to.FieldInfo))
	default:
		y.sides(to, from)
	}
}

// values maps a set of squares, or of letters that have the case of a player.
func (y *symmetry) values(to, from Field) {
	list := items(from.p.Texts[from.i], to.Join)
	for n := range list {
		list[n] = to.p.g.resquare(list[n], y)
		if len(list[n]) == 1 && y.seats[0] != 0 {
			list[n] = swapCase(list[n])
		}
	}
	to.setItems(to.Join, slices.DeleteFunc(list, func(s string) bool { return !slices.Contains(to.Values, s) }))
}

// sides maps a field that has a part for every seat.
func (y *symmetry) sides(to, from Field) {
	switch to.Form {
	case game.CountsField:
		to.set(none(to.FieldInfo))
		for s, n := range from.Counts() {
			if n != 0 {
				to.SetCount(y.seat(game.Seat(s)), n)
			}
		}
	case game.BagField:
		was := from.bags()
		now := make([]bag, len(was))
		for army := range was {
			now[y.seat(game.Army(army))] = was[army]
		}
		to.setBags(now)
	case game.PoolField:
		to.set(none(to.FieldInfo))
		for s := range game.Seat(2) {
			for _, letter := range to.Values {
				to.SetPool(y.seat(s), letter, from.Pool(s, letter))
			}
		}
	case game.TilesField:
		to.set(none(to.FieldInfo))
		for s, tiles := range from.tiles() {
			for slot, kind := range tiles {
				if kind != 0 {
					to.LayTile(y.squares[to.p.g.by.Slots(game.Seat(s))[slot]], kind)
				}
			}
		}
	case game.StreakField:
		now := []string{"-", "-"}
		for s, side := range from.streaks() {
			if name, count, ok := strings.Cut(side, ":"); ok {
				now[y.seat(game.Seat(s))] = to.p.g.resquare(name, y) + ":" + count
			}
		}
		to.set(strings.Join(now, "/"))
	}
}

// reletter maps the letters of seats in a text, which stand in the seats' order.
func (g *Grammar) reletter(text string, f *game.FieldInfo, y *symmetry) string {
	letters := f.Values
	if letters == nil {
		for _, s := range g.in.Seats {
			letters = append(letters, string(rune(s.Letter)))
		}
	}
	before := strings.TrimLeft(text, "~!-")
	mapped := make([]string, len(letters))
	for s, letter := range letters {
		if strings.Contains(before, letter) {
			mapped[y.seat(game.Seat(s))] = letters[y.seat(game.Seat(s))]
		}
	}
	return text[:len(text)-len(before)] + strings.Join(mapped, "")
}

// resquare maps a square's name; other texts stay.
func (g *Grammar) resquare(name string, y *symmetry) string {
	if sq, err := g.in.Board.Square(name); err == nil {
		return g.in.Board.Name(y.squares[sq])
	}
	return name
}

func swapCase(s string) string {
	if upper := strings.ToUpper(s); upper != s {
		return upper
	}
	return strings.ToLower(s)
}
