package tree

import (
	"strconv"
	"strings"
)

// width is where lines of text are broken.
const width = 80

// Text writes a tree from its root, and the result: words as Read takes them, in
// lines. A number stands before a turn where another round begins than the turn before
// it was of, and where something stands between the two; with three dots where the
// round goes on.
func (n *Node) Text(result string) string {
	var w writer
	w.comment(n.said())
	w.follow(n)
	w.word(result)
	return w.lines()
}

type writer struct {
	words []string
	open  string // parentheses before the next word
}

func (w *writer) word(text string) {
	w.words = append(w.words, w.open+text)
	w.open = ""
}

func (w *writer) comment(text string) {
	if text != "" {
		w.word("{" + text + "}")
	}
}

// follow writes what follows a node.
func (w *writer) follow(n *Node) {
	apart := false
	for ; n.Main() != nil; n = n.Main() {
		w.turn(n, n.Main(), apart)
		for _, v := range n.Next[1:] {
			w.open += "("
			w.turn(n, v, true)
			w.follow(v)
			w.words[len(w.words)-1] += ")"
		}
		apart = len(n.Next) > 1
	}
}

// turn writes a turn and what is said of it.
func (w *writer) turn(before, n *Node, apart bool) {
	switch {
	case n.Round > 0 && n.Round != before.Round:
		w.word(strconv.Itoa(n.Round) + ".")
	case n.Round > 0 && (apart || n.Before != ""):
		w.word(strconv.Itoa(n.Round) + "...")
	case n.Before != "":
		w.word("...")
	}
	w.comment(n.Before)
	w.word(n.Turn)
	for _, g := range n.Glyphs {
		w.word("$" + strconv.Itoa(int(g)))
	}
	w.comment(n.said())
}

// said is what stands in braces behind a turn: commands and words.
func (n *Note) said() string {
	var parts []string
	add := func(told bool, command string) {
		if told {
			parts = append(parts, "[%"+command+"]")
		}
	}
	add(n.Fell, "flag")
	if n.Judgement.Seats > 0 {
		add(true, "eval "+n.Judgement.String())
	}
	if n.Clock.Told {
		add(true, "clk "+n.Clock.String())
	}
	if n.Spent.Told {
		add(true, "emt "+n.Spent.String())
	}
	for _, c := range n.Commands {
		add(true, c)
	}
	if n.After != "" {
		parts = append(parts, n.After)
	}
	return strings.Join(parts, " ")
}

// lines puts the words into lines.
func (w *writer) lines() string {
	var b strings.Builder
	column := 0
	for _, word := range w.words {
		switch {
		case column == 0:
		case column+1+len(word) > width:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += len(word)
	}
	b.WriteByte('\n')
	return b.String()
}
