package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// lexeme is an element of a text of turns, in any notation.
type lexeme uint8

const (
	lexBlank lexeme = iota // a space, or a substitute for one
	lexLine                // the end of a line
	lexSaid                // a comment, in braces or from a semicolon on
	lexOpen                // of a variation, or of brackets round a remark
	lexClose
	lexNumber // with the dot behind it: 1. １、 3)
	lexWord
)

// next is the first lexeme of a text, and its length. After a number a parenthesis may be a dot.
func next(text string, open bool) (kind lexeme, n int) {
	if looked != nil {
		defer func() { looked(n) }()
	}
	r, n := utf8.DecodeRuneInString(text)
	switch {
	case r == '\n':
		return lexLine, n
	case r == '{' || r == '｛':
		if i := strings.IndexAny(text, "}｝"); i >= 0 {
			_, n := utf8.DecodeRuneInString(text[i:])
			return lexSaid, i + n
		}
		return lexSaid, len(text)
	case r == ';', strings.HasPrefix(text, "//"):
		return lexSaid, len(strings.TrimSuffix(lineOf(text), "\n"))
	case strings.ContainsRune("(（【〔", r):
		return lexOpen, n
	case strings.ContainsRune(")）】〕", r):
		return lexClose, n
	case isBlank(r):
		return lexBlank, n
	}
	if digits := digitsIn(text); digits > 0 && !soldiers(text) {
		if dots := dotsIn(text[digits:], open); dots > 0 {
			return lexNumber, digits + dots
		}
	}
	return lexWord, wordIn(text)
}

// looked, nil outside tests, receives the number of bytes searched, to detect repeated searches.
var looked func(bytes int)

// find is where a mark stands in a text, -1 if nowhere.
func find(text, mark string) int {
	i := strings.Index(text, mark)
	switch {
	case looked == nil:
	case i < 0:
		looked(len(text))
	default:
		looked(i)
	}
	return i
}

// isBlank reports whether a character parts words and says no more.
func isBlank(r rune) bool {
	return r < utf8.RuneSelf && (r == ' ' || r == '\t' || r == '\r' || r == '|' || r == ',') ||
		r >= utf8.RuneSelf && (strings.ContainsRune("、：。，；第回合｜", r) || unicode.IsSpace(r))
}

// wordIn is how long the word is that a text begins with.
func wordIn(text string) int {
	for i, r := range text {
		if i > 0 && (r == '\n' || isBlank(r) || strings.ContainsRune("{｛;(（【〔)）】〕", r)) {
			return i
		}
	}
	return len(text)
}

// digitsIn is how long the digits are that a text begins with.
func digitsIn(text string) int {
	for i, r := range text {
		if (r < '0' || r > '9') && (r < '０' || r > '９') {
			return i
		}
	}
	return len(text)
}

// dotsIn is the length of the dots at the start of a text, or of a substitute behind a number.
func dotsIn(text string, open bool) int {
	for i, r := range text {
		switch {
		case r == '.' || r == '．' || r == '…':
		case i == 0 && (strings.ContainsRune(":、：。", r) || !open && (r == ')' || r == '）')):
			return utf8.RuneLen(r)
		default:
			return i
		}
	}
	return len(text)
}

// soldiers reports whether a text begins with a soldier's number and file before a stop,
// which would be a number of PGN: 15.6.
func soldiers(text string) bool {
	return len(text) >= 4 && isDigit(text[0]) && isDigit(text[1]) && text[2] == '.' && isDigit(text[3]) &&
		(len(text) == 4 || strings.IndexByte(" \t\r\n(){}!?", text[4]) >= 0)
}

// isLetters reports whether a word consists of letters and of prose's other characters.
func isLetters(word string) bool {
	letters := false
	for _, r := range word {
		switch {
		case unicode.IsLetter(r) && !isHan(r):
			letters = true
		case r == ':' && !strings.HasSuffix(word, ":"):
			return false
		case strings.ContainsRune(`.,:'"!?-’“”`, r):
		default:
			return false
		}
	}
	return letters
}

func isHan(r rune) bool { return r >= 0x2E80 && unicode.Is(unicode.Han, r) }

// hasHan reports whether a word has a Chinese character.
func hasHan(word string) bool { return strings.IndexFunc(word, isHan) >= 0 }

// isTurn reports whether a word has the form of a turn in any spelling of xiangqi.
func isTurn(word string) bool {
	if len(word) > longestTurn || strings.IndexFunc(word, isDigitSign) < 0 {
		return false
	}
	word = strings.TrimRight(narrow(word), "!?+#")
	if from, rest, ok := cutSquare(word); ok && from[0] <= 'i' {
		to, rest, ok := cutSquare(strings.TrimLeft(rest, "-~"))
		if ok && rest == "" && to[0] <= 'i' {
			return true
		}
	}
	if _, ok := parseWay(word); ok {
		return true
	}
	g, ok := parseGoal(word, 0)
	return ok && g.unto <= 10 && len(word) > 2
}

// longestTurn is how many bytes a turn of xiangqi may have, in any spelling.
const longestTurn = 64

// isDigitSign reports whether a character is a digit of any kind.
func isDigitSign(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= '0' && r <= '9'
	}
	c := sign(r)
	return c >= '1' && c <= '9' || r == '０'
}

// turnIn is how long the turn is that a word begins with, 0 if it begins with none.
func turnIn(word string) int {
	if isTurn(word) {
		return len(strings.TrimRight(word, "!?！？"))
	}
	plain, n, runes := 0, 0, 0
	for i, r := range word[:min(len(word), longestTurn)] {
		if r < utf8.RuneSelf && plain == i {
			plain = i + 1
		}
		if runes++; runes == 5 || runes == 6 {
			if _, ok := parseWay(word[:i]); ok && n == 0 {
				n = i
			}
		}
	}
	switch {
	case n > 0:
		return n
	case plain > 0 && plain < len(word) && isTurn(word[:plain]):
		return len(strings.TrimRight(word[:plain], "!?"))
	}
	return 0
}

// isGarbled reports whether a word that is no turn resembles one, and so must not be taken for a
// remark: a piece or a move before a number, a letter beside one.
func isGarbled(w string) bool {
	const other, digit, letter, piece = 1, 2, 4, 8
	before := other
	for _, r := range w {
		class, c := other, byte('?')
		switch {
		case r >= '0' && r <= '9':
			class = digit
		case r >= utf8.RuneSelf:
			c = sign(r)
		case unicode.IsLetter(r):
			class = letter
		}
		switch {
		case c >= '1' && c <= '9' || r == '０':
			class = digit
		case c != '?':
			class = piece
		}
		if class|before == digit|letter || class == digit && before == piece {
			return true
		}
		before = class
	}
	return isNull(w)
}

// isNull reports whether a word is a null move in the notation of some program.
func isNull(w string) bool {
	switch strings.ToLower(w) {
	case "--", "——", "－－", "z0", "0000", "pass", "null", "@@@@",
		"停", "停着", "停著", "停一着", "停一著", "停一手", "停步", "空着", "空著", "虚着", "虛著", "不走", "不动", "不動", "略", "省略", "过", "過", "轮空", "輪空":
		return true
	}
	return false
}
