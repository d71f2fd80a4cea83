package tree

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Glyph is a numeric annotation glyph (NAG) of PGN: 1 is a good turn, 2 a bad one.
type Glyph uint8

// The most glyphs and commands that a turn keeps, and the longest command. The rest is dropped.
const (
	mostGlyphs   = 8
	mostCommands = 16
	longCommand  = 1000
)

// suffixes are the glyphs that are written behind a turn.
var suffixes = [...]string{1: "!", "?", "!!", "??", "!?", "?!"}

// String is a glyph as people write it, "" for one that has no sign here.
func (g Glyph) String() string {
	switch {
	case int(g) < len(suffixes):
		return suffixes[g]
	case int(g) < len(signs):
		return signs[g]
	}
	return ""
}

// signs are the glyphs of evaluations.
var signs = [...]string{10: "=", 13: "∞", 14: "+=", 15: "=+", 16: "±", 17: "∓", 18: "+−", 19: "−+"}

// Judges reports whether a glyph judges a turn; others evaluate the position.
func (g Glyph) Judges() bool { return int(g) < len(suffixes) }

// suffixed is the glyph of marks after a turn, 0 if they are none.
func suffixed(marks string) Glyph {
	marks = marks[:min(2, len(marks))]
	for g, s := range suffixes {
		if s == marks && marks != "" {
			return Glyph(g)
		}
	}
	return 0
}

// numbered is the glyph of a number, 0 if there is none.
func numbered(text string) Glyph {
	n, err := strconv.ParseUint(text, 10, 8)
	if err != nil {
		return 0
	}
	return Glyph(n)
}

// take adds another note's content except its words. Of what can occur once, the first counts.
func (n *Note) take(other *Note) {
	if n.Judgement == (Judgement{}) {
		n.Judgement = other.Judgement
	}
	if !n.Clock.Told {
		n.Clock = other.Clock
	}
	if !n.Spent.Told {
		n.Spent = other.Spent
	}
	n.Fell = n.Fell || other.Fell
	for _, c := range other.Commands {
		if len(n.Commands) < mostCommands {
			n.Commands = append(n.Commands, c)
		}
	}
}

// noted is a comment's content: its commands, and in After the remaining words.
func noted(text string) (n Note) {
	if !strings.Contains(text, "[%") {
		n.After = unread(text)
		return n
	}
	var words []string
	for text != "" {
		before, rest, ok := strings.Cut(text, "[%")
		command, after, closed := strings.Cut(rest, "]")
		if !ok || !closed {
			words = append(words, text)
			break
		}
		words = append(words, before)
		n.command(plain(command))
		text = after
	}
	n.After = unread(strings.Join(words, " "))
	return n
}

// command reads a command: our own [%flag], common [%eval], [%clk] and [%emt], or any other.
func (n *Note) command(text string) {
	name, value, _ := strings.Cut(text, " ")
	said, ok := Note{}, false
	switch name {
	case "flag":
		said.Fell, ok = true, value == ""
	case "eval":
		said.Judgement, ok = parseJudgement(value)
	case "clk":
		said.Clock, ok = parseTime(value)
	case "emt":
		said.Spent, ok = parseTime(value)
	}
	if !ok {
		said = Note{}
		if text != "" && len(text) <= longCommand {
			said.Commands = []string{text}
		}
	}
	n.take(&said)
}

// AsComment is a text as a comment can hold it: on one line, without braces and anything that
// would be read as a command, and no longer than [MostComment].
func AsComment(text string) string { return Cut(unread(text), MostComment) }

// unread is a text as a comment can hold it, of any length.
func unread(text string) string { return strings.ReplaceAll(plain(text), "[%", "[ %") }

// plain is a text that fits between braces on one line.
func plain(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(OneLine(s), "{", "("), "}", ")")
}

// OneLine is a text without characters that cannot stand in a line, every space one blank.
func OneLine(s string) string {
	if trimmed := strings.TrimSpace(s); isLine(trimmed) {
		return trimmed
	}
	return strings.Join(strings.Fields(strings.ToValidUTF8(s, "")), " ")
}

// isLine reports whether a text stands in a line, every space one blank.
func isLine(s string) bool {
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError && n == 1, r != ' ' && unicode.IsSpace(r), r == ' ' && strings.HasPrefix(s[i+n:], " "):
			return false
		}
		i += n
	}
	return true
}

// Cut is a text of at most n characters, the last an ellipsis if there were more.
func Cut(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	at := 0
	for range n - 1 {
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	return strings.TrimRight(text[:at], " ") + "…"
}
