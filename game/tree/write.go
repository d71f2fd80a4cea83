package tree

import (
	"strconv"
	"strings"
)

// width is where lines of text are broken.
const width = 80

// Movetext writes a tree from its root, and the result: words as Read takes them, in lines. A
// number precedes a turn that begins a new round, and one that is separated from the turn
// before by other text; with three dots if the round continues.
func (n *Node) Movetext(result string) string {
	w := writer{}
	w.said(&n.Note)
	w.follow(n)
	w.word(result)
	w.flush()
	w.b.WriteByte('\n')
	return w.b.String()
}

type writer struct {
	b      strings.Builder
	column int
	last   string // the word that is not written yet, because parentheses may close after it
	open   string // parentheses before the next word
}

func (w *writer) word(text string) {
	w.flush()
	w.last = w.open + text
	w.open = ""
}

// flush writes the last word, in a line that has room for it.
func (w *writer) flush() {
	switch {
	case w.last == "":
		return
	case w.column == 0:
	case w.column+1+len(w.last) > width:
		w.b.WriteByte('\n')
		w.column = 0
	default:
		w.b.WriteByte(' ')
		w.column++
	}
	w.b.WriteString(w.last)
	w.column += len(w.last)
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
			w.last += ")"
		}
		apart = len(n.Next) > 1
	}
}

// turn writes a turn and its annotations.
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
	w.word(n.Text)
	for _, g := range n.Glyphs {
		w.word("$" + strconv.Itoa(int(g)))
	}
	w.said(&n.Note)
}

// said writes the braces after a turn: commands and words.
func (w *writer) said(n *Note) {
	text := ""
	add := func(told bool, part string) {
		if told && text != "" {
			text += " "
		}
		if told {
			text += part
		}
	}
	add(n.Fell, "[%flag]")
	if n.Judgement.Seats > 0 {
		add(true, "[%eval "+n.Judgement.String()+"]")
	}
	if n.Clock.Told {
		add(true, "[%clk "+n.Clock.String()+"]")
	}
	if n.Spent.Told {
		add(true, "[%emt "+n.Spent.String()+"]")
	}
	for _, c := range n.Commands {
		add(true, "[%"+c+"]")
	}
	add(n.After != "", n.After)
	w.comment(text)
}
