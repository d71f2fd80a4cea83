package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// plainMoves writes what stands round turns as PGN does, one character for each, so that
// every place stays where it was: full-width brackets, digits and spaces, the commas and
// stops of lists, 第1回合. Comments stay as they are.
func plainMoves(text string) string {
	m := mover{rest: text}
	m.b.Grow(len(text))
	for m.rest != "" {
		m.step()
	}
	return m.b.String()
}

type mover struct {
	b      strings.Builder
	rest   string
	number bool // a number stands before, and nothing else in its word
	inWord bool
}

// step writes one character, or a comment.
func (m *mover) step() {
	r, n := utf8.DecodeRuneInString(m.rest)
	switch {
	case r == '{' || r == '｛':
		m.comment()
		return
	case r == ';':
		line, _, _ := strings.Cut(m.rest, "\n")
		m.write(line, len(line))
		m.number, m.inWord = false, false
		return
	case !m.inWord && soldiers(m.rest):
		m.write(m.rest[:2]+"=", 3)
		return
	case r == utf8.RuneError && n == 1: // is no character, and stays what it is
		m.write(m.rest[:1], 1)
		return
	}
	c := plainMark(r)
	if m.number && strings.ContainsRune(":)、：。", c) {
		c = '.'
	} else if strings.ContainsRune("、：。", c) {
		c = ' '
	}
	m.write(string(c), n)
	m.number = (m.number || !m.inWord) && c >= '0' && c <= '9'
	m.inWord = strings.IndexByte(" \t\r\n(){}.", byte(min(c, 127))) < 0
}

func (m *mover) write(text string, n int) {
	m.b.WriteString(text)
	m.rest = m.rest[n:]
}

// comment writes a comment up to its closing brace.
func (m *mover) comment() {
	end, mark := strings.IndexByte(m.rest, '}'), 1
	if i := strings.Index(m.rest, "｝"); i >= 0 && (end < 0 || i < end) {
		end, mark = i, len("｝")
	}
	inside := m.rest[1:]
	if m.rest[0] != '{' {
		inside = m.rest[len("｛"):]
	}
	m.number, m.inWord = false, false
	if end < 0 {
		m.write("{"+inside, len(m.rest))
		return
	}
	m.write("{"+inside[:len(inside)-len(m.rest)+end]+"}", end+mark)
}

// soldiers reports whether a text begins with a soldier's number and file before a stop,
// which would be a number of PGN: 15.6.
func soldiers(text string) bool {
	return len(text) >= 4 && isDigit(text[0]) && isDigit(text[1]) && text[2] == '.' && isDigit(text[3]) &&
		(len(text) == 4 || strings.IndexByte(" \t\r\n(){}!?", text[4]) >= 0)
}

// plainMark is a character as PGN has it between turns.
func plainMark(r rune) rune {
	switch {
	case r < utf8.RuneSelf, strings.ContainsRune("、：。", r):
		return r
	case r == '（' || r == '【' || r == '〔':
		return '('
	case r == '）' || r == '】' || r == '〕':
		return ')'
	case r == '…' || r == '．':
		return '.'
	case r >= '０' && r <= '９', r == '！', r == '？', r == '＊':
		return r - '！' + '!'
	case strings.ContainsRune("，；第回合\ufeff\u200b", r) || unicode.IsSpace(r):
		return ' '
	}
	return r
}

// isRule reports whether a word is a line drawn under something.
func isRule(word string) bool {
	return utf8.RuneCountInString(word) > 1 && strings.Trim(word, "-—–=_*─━═~·.") == ""
}

// resultOf is what a word says of how a game ended, as PGN writes it; "" if it says
// nothing of that.
func resultOf(word string) string {
	if n := utf8.RuneCountInString(word); n > 8 || word == "" || word[0] < utf8.RuneSelf {
		return ""
	}
	red, black := strings.ContainsAny(word, "红紅先"), strings.ContainsAny(word, "黑后後")
	won, lost := strings.ContainsAny(word, "胜勝赢贏"), strings.ContainsAny(word, "负負")
	switch {
	case strings.ContainsRune(word, '和'):
		return "1/2-1/2"
	case strings.ContainsAny(word, "未不"):
		return ""
	case red && won && !black, black && lost && !red, word == "红方先胜":
		return "1-0"
	case black && won && !red, red && lost && !black:
		return "0-1"
	}
	return ""
}
