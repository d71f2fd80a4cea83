package notation

import (
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// deepest is the deepest nesting of variations taken over from a binary file.
const deepest = 30

// grower makes a tree from turns in sequence: first a continuation, then its alternatives.
type grower struct {
	place  opening // where the next turn is to come
	open   []opening
	turns  int
	faults game.Faults
}

// opening is where another turn is to come after a line. Its parent is nil for omitted turns.
type opening struct {
	parent *tree.Node
	deep   int // variations within each other that the parent is in
}

// add adds a turn and reports whether another one is to come.
func (g *grower) add(turn, said string, follows, other bool) bool {
	if g.turns++; g.turns > tree.MostTurns {
		g.faults.Add("file", game.NoSquare, "more than %d turns", tree.MostTurns).
			Say("error.file.long", game.OfNumber("n", tree.MostTurns))
		return false
	}
	next := g.grow(turn, said)
	if other {
		g.open = append(g.open, g.place)
	}
	last := len(g.open) - 1
	switch {
	case follows:
		g.place = next
	case last < 0:
		return false
	default:
		g.place, g.open = g.open[last], g.open[:last]
	}
	return true
}

// grow adds a turn to the tree, and returns where the next one is to come. Turns in one place
// are variations beside each other; only a variation's own lie deeper.
func (g *grower) grow(turn, said string) opening {
	at := g.place
	switch {
	case at.parent == nil:
		return at
	case len(at.parent.Next) > 0:
		at.deep++
	}
	if at.deep > deepest {
		if len(g.faults) == 0 {
			g.faults.Add("file", game.NoSquare, "more than %d variations within each other", deepest).
				Say("error.file.deep", game.OfNumber("n", deepest))
		}
		return opening{}
	}
	n := at.parent.Add(turn)
	n.After = comment(said)
	return opening{n, at.deep}
}

// torn notes that a file breaks off before this byte, of which the board is whole or not.
func torn(faults *game.Faults, at int, board bool) {
	if !board {
		faults.Add("file", game.NoSquare, "breaks off after %d bytes, within what comes before its first turn", at).
			Say("error.file.torn.head", game.OfNumber("n", at))
		return
	}
	faults.Add("file", game.NoSquare, "breaks off after %d bytes", at).Say("error.file.torn", game.OfNumber("n", at))
}

// senseless notes that the bytes from this one on are no turn.
func senseless(faults *game.Faults, at int) {
	faults.Add("file", game.NoSquare, "what stands at byte %d is no turn", at+1).
		Say("error.file.turn", game.OfNumber("n", at+1))
}

// braces replaces characters that would end a comment or begin a command.
var braces = strings.NewReplacer("{", "(", "}", ")", "[%", "[ %")

// comment is a text as a comment holds it.
func comment(said string) string {
	return tree.Cut(braces.Replace(tree.OneLine(said)), tree.MostComment)
}

// escapes writes characters that a tag pair's value cannot hold as they are.
var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// pair is a tag pair of a record's text.
func pair(b *strings.Builder, name, value string) {
	if value = tree.OneLine(value); value != "" {
		b.WriteString("[" + name + " \"" + escapes.Replace(value) + "\"]\n")
	}
}

// boardRecord is the text of a game that begins from a board: tags, position, turns.
func boardRecord(b *strings.Builder, cells *[90]byte, black bool, root *tree.Node, result string) string {
	if first := root.Main(); first != nil {
		x, y := int(first.Text[0]-'a'), 10-rankOf(first.Text)
		black = cells[9*y+x] > 'a'
	}
	fen := diagramOf(cells) + " w"
	if black {
		fen = fen[:len(fen)-1] + "b"
	}
	if fen != plainStart {
		pair(b, "FEN", fen)
	}
	return b.String() + "\n" + root.Movetext(result)
}

// plainStart is the ordinary start.
const plainStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"

// rankOf is the rank of the square that a turn begins with.
func rankOf(turn string) (rank int) {
	for i := 1; i < len(turn) && turn[i] >= '0' && turn[i] <= '9'; i++ {
		rank = 10*rank + digit(turn[i])
	}
	return rank
}

// squareName is a square by its file and rank, both from 0.
func squareName(file, rank int) string {
	return string(rune('a'+file)) + game.Sprintf("%d", rank+1)
}

// resultNumbered is a result by its number in such files.
func resultNumbered(n byte) string {
	switch n {
	case 1:
		return "1-0"
	case 2:
		return "0-1"
	case 3:
		return "1/2-1/2"
	}
	return "*"
}
