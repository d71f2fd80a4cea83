package notation

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// dhtmlOpen begins every tag of a DhtmlXQ block, as Chinese sites have them in their
// pages: [DhtmlXQ_movelist]7747…[/DhtmlXQ_movelist].
const dhtmlOpen = "[DhtmlXQ"

func isDhtml(text string) bool { return strings.Contains(text, dhtmlOpen) }

// dhtmlLine is a line of turns in such a block: the main line, or a variation from a turn on.
type dhtmlLine struct {
	number       int    // 0 for the main line
	parent, from int    // number of the line it leaves, and its first turn, from 1
	digits       string // four a turn: file and rank from the top left, from 0
	at           int    // of the digits in the text
	nodes        []*tree.Node
	grown        bool
}

// Bounds of a block.
const (
	mostLines = 2000 // of turns
	mostNotes = 20000
	mostDeep  = 64 // lines that leave each other
)

// dhtmlNote is the comment on a turn: the number of its line, and its own.
type dhtmlNote struct {
	line, turn int
	said       string
}

// dhtml reads a DhtmlXQ block.
type dhtml struct {
	*Sheet
	faults *game.Faults
	lines  []*dhtmlLine // the main line first
	notes  []dhtmlNote
	binit  string
	turns  int
}

// dhtml takes a DhtmlXQ block apart.
func (s *Sheet) dhtml(faults *game.Faults) {
	d := dhtml{Sheet: s, faults: faults, lines: []*dhtmlLine{{from: 1}}}
	s.moves, s.Root = s.clean, &tree.Node{}
	d.fields()
	d.board()
	for _, l := range d.lines {
		d.grow(l, 0)
	}
	d.comments()
	s.Turns = s.Root.Line()
	s.tags["game"] = fieldGame
}

// fields reads the fields of the block. One that is never closed has nothing in it.
func (d *dhtml) fields() {
	closed := map[string]int{} // where each name's fields end that are still to come, the last first
	for at := 0; ; {
		i := find(d.text[at:], dhtmlOpen+"_")
		if i < 0 {
			return
		}
		at += i + len(dhtmlOpen) + 1
		n := strings.IndexByte(d.text[at:min(len(d.text), at+longestField)], ']')
		if n < 0 {
			continue
		}
		name := d.text[at : at+n]
		at += n + 1
		end := "[/DhtmlXQ_" + name + "]"
		to, known := closed[name]
		if !known || to >= 0 && to < at {
			if to = find(d.text[at:], end); to >= 0 {
				to += at
			}
			closed[name] = to
		}
		if to >= 0 {
			d.field(strings.ToLower(name), d.text[at:to], at)
			at = to + len(end)
		}
	}
}

// longestField is how many bytes a field's name may have.
const longestField = 64

// field reads a field; its value stands at so many bytes.
func (d *dhtml) field(name, value string, at int) {
	said := tree.OneLine(strings.ReplaceAll(value, "||", " "))
	numbers := dhtmlNumbers(name)
	switch {
	case name == "binit":
		d.binit = said
	case name == "movelist":
		d.lines[0].digits, d.lines[0].at = value, at
	case strings.HasPrefix(name, "move_") && len(numbers) == 3:
		if d.line(numbers[2]) == nil && len(d.lines) < mostLines {
			d.lines = append(d.lines, &dhtmlLine{number: numbers[2], parent: numbers[0], from: numbers[1], digits: value, at: at})
		}
	case strings.HasPrefix(name, "comment") && len(numbers) > 0 && len(d.notes) < mostNotes:
		numbers = append([]int{0}, numbers...)
		d.notes = append(d.notes, dhtmlNote{numbers[len(numbers)-2], numbers[len(numbers)-1], said})
	case name == "title" && d.tags["event"] == "":
		d.tags["event"], _ = bounded("event", said)
	case name == "result":
		d.tags[name] = said
		if result := resultTold(said); result != "" || !tree.IsResult(said) {
			d.tags[name] = result
		}
	case said != "" && (name == "red" || name == "black" || name == "date" || name == "event" || name == "fen"):
		d.tags[name], _ = bounded(name, said)
	}
}

// dhtmlNumbers are the numbers in a field's name: move_0_1_2, comment3, comment1_3.
func dhtmlNumbers(name string) (numbers []int) {
	i := strings.IndexAny(name, "0123456789")
	if i < 0 {
		return nil
	}
	for _, word := range strings.Split(name[i:], "_") {
		n, err := strconv.Atoi(word)
		if err != nil || n > tree.MostTurns || len(numbers) == 3 {
			return nil
		}
		numbers = append(numbers, n)
	}
	return numbers
}

// dhtmlPieces are the pieces of a block in their order.
const dhtmlPieces = "RNBAKABNRCCPPPPPrnbakabnrccppppp"

// board makes the position tag from the block's pieces, each with its file and rank from the
// top left or 99, and from the side to move.
func (d *dhtml) board() {
	if d.binit == "" || d.tags["fen"] != "" {
		return
	}
	var cells [90]byte
	for i := range len(dhtmlPieces) {
		if len(d.binit) != 2*len(dhtmlPieces) {
			d.faults.Add("position", game.NoSquare, "%q are not 32 squares", d.binit).Say("error.position")
			return
		}
		if x, y := d.binit[2*i]-'0', d.binit[2*i+1]-'0'; x < 9 && y < 10 {
			cells[9*y+x] = dhtmlPieces[i]
		}
	}
	side := byte('w')
	if first := strings.TrimSpace(d.lines[0].digits); len(first) > 1 {
		if x, y := first[0]-'0', first[1]-'0'; x < 9 && y < 10 && cells[9*y+x] > 'a' {
			side = 'b'
		}
	}
	d.tags["fen"] = diagramOf(&cells) + " " + string(side)
}

// diagramOf is a board as positions have it; its cells are given from the top left.
func diagramOf(cells *[90]byte) string {
	var b strings.Builder
	for y := range 10 {
		empty := 0
		for x := range 10 {
			if x < 9 && cells[9*y+x] == 0 {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
				empty = 0
			}
			if x < 9 {
				b.WriteByte(cells[9*y+x])
			}
		}
		if y < 9 {
			b.WriteByte('/')
		}
	}
	return b.String()
}

// grow adds a line's turns to the tree, those of the line that it leaves first.
func (d *dhtml) grow(l *dhtmlLine, deep int) {
	if l == nil || l.grown || deep > mostDeep {
		return
	}
	l.grown = true
	before := d.Root
	if l.number > 0 {
		d.grow(d.line(l.parent), deep+1)
		before = d.turn(l.parent, l.from-1, 0)
	}
	digits := strings.TrimSpace(l.digits)
	at := l.at + strings.Index(l.digits, digits)
	for ; digits != "" && before != nil && d.turns < tree.MostTurns; d.turns++ {
		n := min(4, len(digits))
		before = before.Add(dhtmlTurn(digits[:n]))
		before.At = at
		l.nodes = append(l.nodes, before)
		digits, at = digits[n:], at+n
	}
}

// line is the line with a number, nil if there is none.
func (d *dhtml) line(number int) *dhtmlLine {
	for _, l := range d.lines {
		if l.number == number {
			return l
		}
	}
	return nil
}

// turn is a turn of a line, by its number from 1; the root for 0, nil for none.
func (d *dhtml) turn(line, n, deep int) *tree.Node {
	l := d.line(line)
	switch {
	case n == 0:
		return d.Root
	case l == nil || deep > mostDeep:
		return nil
	case n >= l.from && n-l.from < len(l.nodes):
		return l.nodes[n-l.from]
	case n < l.from && line != 0:
		return d.turn(l.parent, n, deep+1)
	}
	return nil
}

// dhtmlTurn is a turn of four digits; other text is returned unchanged.
func dhtmlTurn(digits string) string {
	if len(digits) < 4 || strings.Trim(digits, "0123456789") != "" {
		return digits
	}
	square := func(s string) string { return string(s[0]-'0'+'a') + strconv.Itoa(10-digit(s[1])) }
	return square(digits[:2]) + square(digits[2:])
}

// comments attaches the comments to the turns.
func (d *dhtml) comments() {
	for _, note := range d.notes {
		said := comment(note.said)
		l := d.line(note.line)
		switch n := d.turn(note.line, note.turn, 0); {
		case said == "" || l == nil:
		case l.number > 0 && note.turn < l.from && len(l.nodes) > 0:
			l.nodes[0].Before = said
		case n != nil:
			n.After = said
		}
	}
}
