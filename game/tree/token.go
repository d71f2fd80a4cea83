package tree

import "strings"

// Kind is what a token of movetext is.
type Kind uint8

// The tokens of movetext.
const (
	Word    Kind = iota // a number, a turn, a glyph, a result
	Comment             // in braces, or from a semicolon to the end of the line
	Open                // of a variation
	Close
)

// Token is a piece of movetext.
type Token struct {
	Kind Kind
	Text string // of a word, or within a comment's marks
	Torn bool   // a comment whose brace is never closed
}

// Next is the token a text begins with, which is no space, and its length.
func Next(text string) (Token, int) {
	switch text[0] {
	case '(':
		return Token{Kind: Open}, 1
	case ')':
		return Token{Kind: Close}, 1
	case '{':
		inside, _, closed := strings.Cut(text[1:], "}")
		return Token{Kind: Comment, Text: inside, Torn: !closed}, min(len(inside)+2, len(text))
	case ';':
		line, _, _ := strings.Cut(text[1:], "\n")
		return Token{Kind: Comment, Text: line}, len(line) + 1
	}
	n := strings.IndexAny(text, spaces+"{;()")
	if n < 0 {
		n = len(text)
	}
	return Token{Text: text[:n]}, n
}

// spaces may stand between tokens.
const spaces = " \t\r\n"

// IsResult reports whether a word ends a record; no turn looks like one.
func IsResult(word string) bool {
	switch word {
	case "*", "draw", "1/2-1/2", "u", "w", "s", "us", "red", "black", "white", "1-0", "0-1":
		return true
	}
	return false
}
