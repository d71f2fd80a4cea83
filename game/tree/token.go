package tree

import "strings"

// tokenKind is what a token of movetext is.
type tokenKind uint8

// The tokens of movetext.
const (
	wordToken    tokenKind = iota // a number, a turn, a glyph, a result
	commentToken                  // in braces, or from a semicolon to the end of the line
	openToken                     // of a variation
	closeToken
)

// token is a piece of movetext.
type token struct {
	kind tokenKind
	text string // of a word, or within a comment's marks
	torn bool   // a comment whose brace is never closed
}

// next is the first token of a text that does not begin with a space, and its length.
func next(text string) (token, int) {
	switch text[0] {
	case '(':
		return token{kind: openToken}, 1
	case ')':
		return token{kind: closeToken}, 1
	case '{':
		inside, _, closed := strings.Cut(text[1:], "}")
		return token{kind: commentToken, text: inside, torn: !closed}, min(len(inside)+2, len(text))
	case ';':
		line, _, _ := strings.Cut(text[1:], "\n")
		return token{kind: commentToken, text: line}, len(line) + 1
	}
	n := strings.IndexAny(text, spaces+"{;()")
	if n < 0 {
		n = len(text)
	}
	return token{text: text[:n]}, n
}

// spaces may stand between tokens.
const spaces = " \t\r\n"

// IsResult reports whether a word ends a record; no turn has that form.
func IsResult(word string) bool {
	switch word {
	case "*", "draw", "1/2-1/2", "u", "w", "s", "us", "red", "black", "white", "1-0", "0-1":
		return true
	}
	return false
}
