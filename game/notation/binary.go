package notation

import (
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// deepest is how many variations within each other are taken over from a file that is no
// text; what lies deeper is left out.
const deepest = 30

// grower makes a tree of turns that come one after the other: what follows a turn first,
// then what might stand in its place.
type grower struct {
	parent *tree.Node
	deep   int
	open   []opening
	turns  int
}

// opening is a place where another turn is to come once a line has ended.
type opening struct {
	parent *tree.Node
	deep   int
}

// add adds a turn and reports whether another one is to come.
func (g *grower) add(turn, said string, follows, other bool) bool {
	n := &tree.Node{}
	if g.parent != nil && g.deep <= deepest {
		n = g.parent.Add(turn)
		n.After = comment(said)
	}
	g.turns++
	if other {
		g.open = append(g.open, opening{g.parent, g.deep + 1})
	}
	switch last := len(g.open) - 1; {
	case g.turns == tree.MostTurns:
		return false
	case follows:
		g.parent = n
	case last < 0:
		return false
	default:
		g.parent, g.deep = g.open[last].parent, g.open[last].deep
		g.open = g.open[:last]
	}
	return true
}

// comment is a text as a comment holds it.
func comment(said string) string {
	return tree.Cut(strings.NewReplacer("{", "(", "}", ")", "[%", "[ %").Replace(tree.OneLine(said)), tree.MostComment)
}

// pair is a tag pair of a record's text.
func pair(b *strings.Builder, name, value string) {
	if value = tree.OneLine(value); value != "" {
		b.WriteString("[" + name + " \"" + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value) + "\"]\n")
	}
}

// boardRecord is the text of a game that begins from a board: its tags, the position with
// who moves first, the turns.
func boardRecord(b *strings.Builder, cells *[90]byte, black bool, root *tree.Node, result string) string {
	if first := root.Main(); first != nil {
		x, y := int(first.Turn[0]-'a'), 10-rankOf(first.Turn)
		black = cells[9*y+x] > 'a'
	}
	fen := diagramOf(cells) + " w"
	if black {
		fen = fen[:len(fen)-1] + "b"
	}
	if strings.Count(fen, "k") == 1 && strings.Count(fen, "K") == 1 && fen != plainStart {
		pair(b, "FEN", fen)
	}
	return b.String() + "\n" + root.Text(result)
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
