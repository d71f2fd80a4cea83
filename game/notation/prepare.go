package notation

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/game/tree"
)

// prepared is the turns of a record as PGN has them, from however they are written.
type prepared struct {
	source
	result string // that words tell behind the last turn, as PGN writes it; "" for none
	said   string // the words
}

// prepare converts turns to PGN: numbers with dots, ordinary brackets and digits for
// full-width ones, each turn a word, glyphs as $n, and remarks without braces as comments. A
// possible turn stays a word, for the rules to reject.
func prepare(text string) prepared {
	p := preparer{draft: draftOf(text)}
	for begins := true; p.rest() != ""; {
		if begins && p.line() {
			begins = false
			continue
		}
		begins = p.step()
	}
	return prepared{p.source(), p.result, p.said}
}

type preparer struct {
	*draft
	depth  int    // of the variation
	turns  bool   // there have been some in the main line
	result string // of the last words of a result, with no turn behind
	said   string // the words
}

// line consumes the line that begins here if all of it is a remark or a result in words, and
// reports whether it is.
func (p *preparer) line() bool {
	line := strings.TrimSuffix(lineOf(p.rest()), "\n")
	switch {
	case isRemark(line):
		p.remark(len(line))
	case !tree.IsResult(strings.TrimSpace(line)) && resultOf(line) != "":
		p.ending(line, len(line))
	default:
		return false
	}
	return true
}

// isRemark reports whether a line is a remark: words, and none that stands for a turn, a result,
// or other parts of PGN. A single word of Latin letters is rather a turn that cannot be read.
func isRemark(line string) bool {
	words, han := 0, false
	loose := looseWords(line, func(w string) {
		words++
		han = han || hasHan(w)
	})
	return loose && (han || words > 1) && resultOf(line) == ""
}

// isLoose reports whether nothing in a line is a turn or another part of PGN's movetext.
func isLoose(line string) bool { return looseWords(line, func(string) {}) }

// looseWords calls each for the words of a line that are no numbers, as long as none of them
// is part of anything but a remark, and reports whether none is.
func looseWords(line string, each func(w string)) bool {
	for line != "" {
		kind, n := next(line, false)
		w := line[:n]
		switch {
		case kind == lexBlank, kind == lexNumber, kind == lexLine:
		case kind != lexWord || isHard(w):
			return false
		case digitsIn(w) < n:
			each(w)
		}
		line = line[n:]
	}
	return true
}

// isHard reports whether a word is no part of a remark.
func isHard(w string) bool {
	return w[0] == '$' || tree.IsResult(w) || turnIn(w) > 0 || isGarbled(w) || !hasHan(w) && strings.ContainsAny(w, "@~/:[]%=") || resultOf(w) != ""
}

// step consumes the next element, and reports whether a line begins behind it.
func (p *preparer) step() (begins bool) {
	rest := p.rest()
	kind, n := next(rest, p.depth > 0)
	switch kind {
	case lexLine:
		p.keep(n)
		return true
	case lexBlank:
		p.put(" ", n)
	case lexSaid:
		p.comment(n)
	case lexOpen:
		p.open(n)
	case lexClose:
		p.depth = max(0, p.depth-1)
		p.put(")", n)
	case lexNumber:
		p.number(n)
	default:
		p.words(n)
	}
	return false
}

// comment writes a comment with the marks that PGN has for it.
func (p *preparer) comment(n int) {
	switch rest := p.rest(); rest[0] {
	case '{', ';':
		p.keep(1)
		n--
	case '/':
		p.put(";", len("//"))
		n -= len("//")
	default:
		p.put("{", len("｛"))
		n -= len("｛")
	}
	if inside, ok := strings.CutSuffix(p.rest()[:n], "｝"); ok {
		p.keep(len(inside))
		p.put("}", len("｝"))
		return
	}
	p.keep(n)
}

// open begins a variation, or consumes brackets that hold a remark.
func (p *preparer) open(n int) {
	rest := p.rest()
	if end, width := bracketed(rest[n:]); end >= 0 {
		p.putAll(n+end+width, "{", rest[n:n+end], "}")
		return
	}
	p.depth++
	p.put("(", n)
}

// bracketed is the length of the remark at the start of a text, up to a closing bracket of
// that width; -1 if the brackets hold no remark.
func bracketed(text string) (end, width int) {
	words := 0
	for end < len(text) {
		kind, n := next(text[end:], true)
		switch {
		case kind == lexClose && words > 0:
			return end, n
		case kind == lexBlank, kind == lexLine, kind == lexNumber:
		case kind != lexWord, isHardInside(text[end : end+n]):
			return -1, 0
		default:
			words++
		}
		end += n
	}
	return -1, 0
}

// isHardInside reports whether a word in brackets is no remark. A result there is one.
func isHardInside(w string) bool {
	return w[0] == '$' || w == "*" || turnIn(w) > 0 || isGarbled(w) && !isNull(w) || strings.ContainsRune(w, '=') && !hasHan(w) && len(w) > 2
}

// number writes a number, its digits and dots as ordinary ones.
func (p *preparer) number(n int) {
	rest := p.rest()
	digits := digitsIn(rest)
	if dots := rest[digits:n]; rest[0] < utf8.RuneSelf && strings.Trim(dots, ".") == "" {
		p.keep(n)
	} else {
		p.put(narrow(rest[:digits])+strings.Repeat(".", max(1, strings.Count(dots, ".")+3*strings.Count(dots, "…"))), n)
	}
}

// words takes a word, or several in Latin letters that say something together.
func (p *preparer) words(n int) {
	rest := p.rest()
	w := rest[:n]
	if !isLetters(w) || isTurn(w) || isNull(w) {
		p.word(w)
		return
	}
	switch all, many := letters(rest); {
	case !many && resultOf(w) == "" || !many && tree.IsResult(w):
		p.word(w)
	case resultOf(rest[:all]) != "":
		p.ending(rest[:all], all)
	default:
		p.remark(all)
	}
}

// letters is the length of the Latin words at the start of a line, and whether several.
func letters(text string) (n int, many bool) {
	for at := 0; at < len(text); {
		kind, size := next(text[at:], false)
		switch w := text[at : at+size]; {
		case kind == lexBlank:
		case kind == lexWord && isLetters(w) && !isTurn(w):
			many, n = n > 0, at+size
		default:
			return n, many
		}
		at += size
	}
	return n, many
}

// word takes a word apart: turns, marks and remarks may stand in it together.
func (p *preparer) word(w string) {
	plain := strings.IndexFunc(w, func(r rune) bool { return r >= utf8.RuneSelf }) < 0
	switch {
	case plain && signGlyphs[w] > 0:
		p.put("$"+strconv.Itoa(signGlyphs[w]), len(w))
	case plain && isSeen(w):
		p.put(" ", len(w))
	case plain && signed(w) > 0:
		n := signed(w)
		p.turn()
		p.keep(n)
		p.put(" $"+strconv.Itoa(signGlyphs[w[n:]]), len(w)-n)
	case soldiers(w):
		p.turn()
		p.put(w[:2]+"="+w[3:], len(w))
	case plain:
		if !tree.IsResult(strings.TrimRight(w, "!?")) && (w[0] != '$' && w[0] != '!' && w[0] != '?') && digitsIn(w) < len(w) || isNull(w) {
			p.turn()
		}
		p.keep(len(w))
	case resultOf(w) != "":
		p.ending(w, len(w))
	case isNull(w):
		p.turn()
		p.keep(len(w))
	default:
		for first := true; w != ""; first = false {
			w = w[p.part(w, first):]
		}
	}
}

// part takes the first part of a word with characters other than ASCII, and returns its length.
func (p *preparer) part(w string, first bool) int {
	if n := digitsIn(w); n > 0 && dotsIn(w[n:], true) > 0 && !isTurn(w) {
		p.put(" ", 0)
		n += dotsIn(w[n:], true)
		p.number(n)
		p.put(" ", 0)
		return n
	}
	if n := turnIn(w); n > 0 {
		p.turn()
		if !first {
			p.put(" ", 0)
		}
		p.keep(n)
		return n
	}
	r, n := utf8.DecodeRuneInString(w)
	switch g, named := glyphs[r]; {
	case named:
		p.put(" $"+strconv.Itoa(g), n)
		return n
	case strings.ContainsRune("!?！？", r):
		n = len(w) - len(strings.TrimLeft(w, "!?！？"))
		p.put(" "+narrow(w[:n]), n)
		return n
	}
	n = chunk(w)
	switch w = w[:n]; {
	case isSeen(w):
		p.put(" ", n)
	case resultOf(w) != "":
		p.ending(w, n)
	case !hasHan(w) && strings.IndexFunc(w, isSign) < 0 || isGarbled(w):
		p.turn()
		if !first {
			p.put(" ", 0)
		}
		p.keep(n)
	case isNumeral(w):
		p.put(" ", n)
	default:
		p.remark(n)
	}
	return n
}

// chunk is the length of the part of a word that is no turn: up to a glyph, mark or move number.
func chunk(w string) int {
	digits := -1 // where the last ones begin
	for i, r := range w {
		_, named := glyphs[r]
		digit := r >= '0' && r <= '9' || r >= '０' && r <= '９'
		switch {
		case i > 0 && (named || strings.ContainsRune("!?！？", r)):
			return i
		case digits > 0 && (r == '.' || r == '．'):
			return digits
		case !digit:
			digits = -1
		case digits < 0:
			digits = i
		}
	}
	return len(w)
}

// isSign reports whether a character is a sign rather than a letter.
func isSign(r rune) bool {
	return r >= 0x2000 && r < 0x2E80 || r >= 0x3000 && r < 0x3040 || r >= 0x1F000 && r < 0x20000
}

// glyphs are the numbers of the signs that books have behind a turn.
var glyphs = map[rune]int{
	'□': 7, '▢': 7, '∞': 13, '⩲': 14, '⩱': 15, '±': 16, '∓': 17, '⊙': 22, '⨀': 22, '⟳': 32, '→': 40, '↑': 36, '⇆': 132, '△': 140, '∆': 140, '⌓': 142,
}

// signGlyphs are those that are written with ordinary characters.
var signGlyphs = map[string]int{"=": 10, "+=": 14, "+/=": 14, "=+": 15, "=/+": 15, "+/-": 16, "-/+": 17, "+-": 18, "-+": 19}

// signed is how long the turn is behind which such signs stand in a word, 0 if none do.
func signed(w string) int {
	n := len(strings.TrimRight(w, "+-/="))
	if signGlyphs[w[n:]] == 0 || isTurn(w) || !isTurn(w[:n]) {
		return 0
	}
	return n
}

// isSeen reports whether a word only states what the board shows: check, a capture.
func isSeen(w string) bool {
	switch strings.Trim(w, "!！。+# ") {
	case "将", "將", "将军", "將軍", "照", "照将", "照將", "叫将", "叫將", "吃", "吃子", "":
		return true
	}
	return false
}

// isNumeral reports whether a word is a number in Chinese.
func isNumeral(w string) bool { return strings.Trim(w, "一二三四五六七八九十百") == "" }

// turn notes that a turn is written: an earlier result in words was not the end.
func (p *preparer) turn() {
	if p.depth == 0 {
		p.settle()
		p.turns = true
	}
}

// ending consumes words of a result. They count behind the main line's last turn.
func (p *preparer) ending(words string, n int) {
	if p.depth > 0 || !p.turns {
		p.remark(n)
		return
	}
	p.settle()
	p.result, p.said = resultOf(words), words
	p.put(" ", n)
}

// settle writes the words of a result as a remark, because the game continues.
func (p *preparer) settle() {
	if p.said != "" {
		p.put(" {"+p.said+"} ", 0)
	}
	p.result, p.said = "", ""
}

// remark writes so many bytes as a comment.
func (p *preparer) remark(n int) { p.putAll(n, " {", strings.Trim(p.rest()[:n], " \t\r"), "} ") }
