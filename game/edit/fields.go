package edit

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
)

// Field is a field of a position.
type Field struct {
	*game.FieldInfo
	p *Position
	i int
}

// Field is the field of a number.
func (p *Position) Field(i int) Field { return Field{&p.g.Fields[i], p, i} }

// Text is the field's text.
func (f Field) Text() string { return f.p.Texts[f.i] }

func (f Field) set(text string) { f.p.Texts[f.i] = text }

func number(n int) string { return strconv.Itoa(n) }

// first is the first field of a form, -1 if there is none.
func (g *Grammar) first(form game.FieldForm) int {
	return slices.IndexFunc(g.Fields, func(f game.FieldInfo) bool { return f.Form == form })
}

// Turn is whose turn it is.
func (p *Position) Turn() game.Seat {
	i := p.g.first(game.SeatField)
	return game.Seat(max(0, slices.Index(p.g.Fields[i].Values, p.Texts[i])))
}

// Alive is the set of players still in the game: all, if the position does not say.
func (p *Position) Alive() (set game.SeatSet) {
	i := slices.IndexFunc(p.g.Fields, func(f game.FieldInfo) bool { return f.Key == "alive" })
	for s := range p.g.in.Seats {
		if i < 0 || p.Field(i).Has(p.g.Fields[i].Values[s]) {
			set = set.With(game.Seat(s))
		}
	}
	return set
}

// items are the parts of a text that joins them, none of "-" and "".
func items(text, join string) []string {
	if text == "" || text == "-" {
		return nil
	}
	return strings.Split(text, join)
}

// Has reports whether a value is among those of a field that is a set.
func (f Field) Has(value string) bool {
	return slices.Contains(items(f.p.Texts[f.i], f.Join), value)
}

// setItems writes the parts of a field, in the order of its values if it has some.
func (f Field) setItems(join string, list []string) {
	if f.p.Texts[f.i] = none(f.FieldInfo); len(list) == 0 {
		return
	}
	if f.Values == nil {
		f.set(strings.Join(list, join))
		return
	}
	var sorted []string
	for _, value := range f.Values {
		if slices.Contains(list, value) {
			sorted = append(sorted, value)
		}
	}
	f.set(strings.Join(sorted, join))
}

// toggled is a list with an item taken out, or added.
func toggled(list []string, item string) []string {
	if at := slices.Index(list, item); at >= 0 {
		return slices.Delete(list, at, at+1)
	}
	return append(list, item)
}

// Number is a number field's.
func (f Field) Number() int {
	n, _ := strconv.Atoi(f.p.Texts[f.i])
	return n
}

// Counts are a number for every seat.
func (f Field) Counts() []int {
	counts := make([]int, len(f.p.g.in.Seats))
	for s, text := range items(f.p.Texts[f.i], ",") {
		if s < len(counts) {
			counts[s], _ = strconv.Atoi(text)
		}
	}
	return counts
}

// joined is numbers joined by commas.
func joined(counts []int) string {
	words := make([]string, len(counts))
	for i, n := range counts {
		words[i] = number(n)
	}
	return strings.Join(words, ",")
}

// zero reports whether all numbers are 0.
func zero(counts []int) bool { return !slices.ContainsFunc(counts, func(n int) bool { return n != 0 }) }

// SetCount sets a seat's number.
func (f Field) SetCount(s game.Seat, n int) {
	counts := f.Counts()
	counts[s] = n
	if f.p.Texts[f.i] = joined(counts); zero(counts) {
		f.p.Texts[f.i] = none(f.FieldInfo)
	}
}

// bag is how many of each kind lie face down.
type bag [16]int

// bags are those of a field, by army.
func (f Field) bags() []bag {
	parts := items(f.p.g.startText(f.i, f.p), ",")
	list := make([]bag, len(parts))
	for n, part := range items(f.p.Texts[f.i], ",") {
		_, letters, _ := strings.Cut(part, "=")
		for _, letter := range []byte(strings.Trim(letters, "-")) {
			if n < len(list) {
				list[n][game.KindOf(letter)]++
			}
		}
	}
	return list
}

// startText is a field's text at the start, that of p while the start is being read.
func (g *Grammar) startText(i int, p *Position) string {
	if g.start == nil {
		return p.Texts[i]
	}
	return g.start.Texts[i]
}

func (f Field) setBags(list []bag) {
	words := make([]string, len(list))
	for army := range list {
		letters := ""
		for letter := byte('A'); letter <= 'Z'; letter++ {
			if k := game.KindOf(letter); k != game.NoKind {
				letters += strings.Repeat(string(rune(letter)), list[army][k])
			}
		}
		if letters == "" {
			letters = "-"
		}
		words[army] = string(rune(f.p.g.in.Armies[army].Letter)) + "=" + letters
	}
	f.p.Texts[f.i] = strings.Join(words, ",")
}

// Bagged is how many of a kind lie face down in an army's bag; bags is the number of bags.
func (f Field) Bagged(piece game.Piece) (n, bags int) {
	list := f.bags()
	if int(piece.Origin()) < len(list) {
		n = list[piece.Origin()][piece.Kind()]
	}
	return n, len(list)
}

// SetBagged sets how many of a kind lie in an army's bag.
func (f Field) SetBagged(piece game.Piece, n int) {
	list := f.bags()
	list[piece.Origin()][piece.Kind()] = max(0, n)
	f.setBags(list)
}

// Pool is how many of a seat's kind may be brought back.
func (f Field) Pool(s game.Seat, letter string) int {
	sides := append(strings.SplitN(f.p.Texts[f.i], "/", 2), "")
	return strings.Count(strings.ToUpper(sides[s]), letter)
}

// SetPool sets how many of a seat's kind may be brought back.
func (f Field) SetPool(s game.Seat, letter string, n int) {
	text := ""
	for side := range game.Seat(2) {
		if side == game.Second {
			text += "/"
		}
		for _, l := range f.Values {
			count := f.Pool(side, l)
			if side == s && l == letter {
				count = n
			}
			text += strings.Repeat(string(rune(cased(l[0], side))), count)
		}
	}
	if text == "/" {
		text = none(f.FieldInfo)
	}
	f.p.Texts[f.i] = text
}

// slots is how many tiles lie on a palace.
const slots = 8

// tiles are the kinds laid on both palaces, 0 for none.
func (f Field) tiles() [2][]int {
	list := [2][]int{make([]int, slots), make([]int, slots)}
	for s, side := range strings.SplitN(f.p.Texts[f.i], "/", 2) {
		for n, text := range items(side, ",") {
			if n < slots {
				list[s][n], _ = strconv.Atoi(text)
			}
		}
	}
	return list
}

// Tile is the kind laid on a square, whose slot it is and which; NoSeat for no slot.
func (f Field) Tile(sq game.Square) (kind int, s game.Seat, slot int) {
	for s := range game.Seat(2) {
		if slot := slices.Index(f.p.g.by.Slots(s), sq); slot >= 0 {
			return f.tiles()[s][slot], s, slot
		}
	}
	return 0, game.NoSeat, 0
}

// LayTile lays a kind on a slot's square, taking it from where the side had it; 0 takes it
// up. It reports whether the square is a slot.
func (f Field) LayTile(sq game.Square, kind int) bool {
	was, s, slot := f.Tile(sq)
	if s == game.NoSeat {
		return false
	}
	list := f.tiles()
	if at := slices.Index(list[s], kind); at >= 0 && kind != 0 {
		list[s][at] = was
	}
	list[s][slot] = kind
	if f.p.Texts[f.i] = joined(list[0]) + "/" + joined(list[1]); zero(list[0]) && zero(list[1]) {
		f.p.Texts[f.i] = none(f.FieldInfo)
	}
	return true
}
