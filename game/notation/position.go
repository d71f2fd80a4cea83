package notation

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"yanyi/game"
)

// ParsePosition reads positions from people and other programs: in addresses, tags of records,
// UCI, the command line. A text that the rules read has the same meaning here; see
// [CanonicalPosition].
func ParsePosition(v game.Variant, text string, o game.Options) (game.Position, error) {
	return v.Parse(CanonicalPosition(v.Info(), text), o)
}

// CanonicalPosition converts a position to the canonical spelling, if it has one meaning: full-width
// characters and spaces, quotation marks and brackets around it, a tag pair or the word fen.
// In the games of the xiangqi family also horses h and elephants e, Red's turn as r, and the
// counters of other programs, which these games lack; in baige missing counters. Other faults
// stay, for the rules to report.
func CanonicalPosition(in *game.Info, text string) string {
	words := strings.Fields(bared(narrow(text)))
	if len(words) == 0 {
		return ""
	}
	if word := strings.ToLower(words[0]); len(words) == 1 && (word == "start" || word == "startpos") {
		return "start"
	}
	switch {
	case len(words) < 2:
	case Chinese(in):
		words = append([]string{horses.Replace(words[0]), sideLetter(words[1])}, withoutCounters(words[2:])...)
	case in.Family == hundred:
		words[1] = sideLetter(words[1])
		words = withCounters(words, strings.Fields(in.Start))
	}
	return strings.Join(words, " ")
}

// The families whose positions other programs write too.
const (
	chinese = "stratagem"
	hundred = "hundred"
)

// Chinese reports whether a game is of the xiangqi family, which other programs write too.
func Chinese(in *game.Info) bool { return in.Family == chinese }

// horses turns the letters of horses and elephants into ours.
var horses = strings.NewReplacer("h", "n", "H", "N", "e", "b", "E", "B")

// sideLetter is the side to move in our letters.
func sideLetter(text string) string {
	switch text {
	case "W", "r", "R":
		return "w"
	case "B":
		return "b"
	}
	return text
}

// withoutCounters removes the part of a FEN behind the side to move, "- - 0 1" or part of it,
// from fields of a position. If anything else stands there, nothing is removed.
func withoutCounters(words []string) []string {
	var kept []string
	dashes, numbers := 0, 0
	for _, word := range words {
		switch {
		case word == "-" && dashes < 2 && numbers == 0:
			dashes++
		case numbers < 2 && isNumber(word):
			numbers++
		case strings.Contains(word, "="):
			kept = append(kept, word)
		default:
			return words
		}
	}
	return kept
}

// withCounters adds the counters that are missing behind castling and en passant, all
// of them or that of checks: those of the start.
func withCounters(words, start []string) []string {
	if n := len(words); len(start) == 7 && (n == 4 || n == 6) {
		return append(slices.Clone(words), start[n:]...)
	}
	return words
}

func isNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

// narrow converts full-width characters to ordinary ones and every space to a blank, and
// removes characters without width. Underscores are the spaces of addresses.
func narrow(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		case r == '_' || unicode.IsSpace(r):
			return ' '
		case unseen(r):
			return -1
		}
		return r
	}, text)
}

// seen is a text without its invisible characters.
func seen(text string) string {
	return strings.Map(func(r rune) rune {
		if unseen(r) {
			return -1
		}
		return r
	}, text)
}

// marks are pairs of characters that may enclose a position.
var marks = [][2]string{{`"`, `"`}, {"'", "'"}, {"`", "`"}, {"“", "”"}, {"‘", "’"}, {"「", "」"}, {"『", "』"},
	{"[", "]"}, {"(", ")"}, {"{", "}"}, {"<", ">"}, {"【", "】"}, {"《", "》"}}

// bared removes such pairs around a position, layer by layer.
func bared(text string) string {
	for {
		inner := withoutWord(withoutMarks(strings.TrimSpace(text)))
		if inner == text {
			return text
		}
		text = inner
	}
}

func withoutMarks(text string) string {
	for _, m := range marks {
		if inner, ok := strings.CutPrefix(text, m[0]); ok {
			if inner, ok = strings.CutSuffix(inner, m[1]); ok {
				return inner
			}
		}
	}
	return text
}

// withoutWord takes off the word fen, or position fen, in front.
func withoutWord(text string) string {
	for _, word := range []string{"position ", "fen"} {
		if len(text) <= len(word) || !strings.EqualFold(text[:len(word)], word) {
			continue
		}
		if rest := strings.TrimLeft(text[len(word):], " :="); rest != text[len(word):] || strings.HasPrefix(rest, `"`) || word == "position " {
			return rest
		}
	}
	return text
}

// FaultAt is the character of a position's text, from 1, that a fault is about: the quoted
// part, its field, the text of its square, or its rank; where ranks or fields are too many the
// first beyond them, where they are too few the end, which is one behind the last character if
// the text ends there. It is 0 where only the whole is wrong.
func FaultAt(in *game.Info, text string, f *game.Fault) int {
	at := -1
	switch {
	case f.Text != "" && f.Field != "board":
		at = strings.LastIndex(text, f.Text) // the board may hold the same letter before it
	case strings.Contains(text, " "+f.Field+"="):
		at = strings.Index(text, " "+f.Field+"=") + 1
	case f.Square != game.NoSquare:
		at = squareIn(in, text, f.Square)
	case f.Phrase.Key == "error.position.ranks":
		at = beyond(text[:boardEnd(text)], "/", f.Phrase.Args[0].N)
	case f.Phrase.Key == "error.position.fields":
		at = beyond(text, blanks, f.Phrase.Args[0].N)
	case f.Phrase.Key == "error.position.lacking":
		at = len(strings.TrimRight(text, blanks))
	case f.Field == "board" && len(f.Phrase.Args) > 0 && (f.Phrase.Key == "error.position.width" || f.Phrase.Key == "error.position.comma"):
		at = squareIn(in, text, in.Board.At(firstFile(in.Board, f.Phrase.Args[0].N-1), f.Phrase.Args[0].N-1))
	}
	if at < 0 {
		return 0
	}
	return 1 + utf8.RuneCountInString(text[:at])
}

// blanks are what separates a position's fields; an address may have lines for spaces.
const blanks = " _"

// boardEnd is where a position's board ends, in bytes.
func boardEnd(text string) int {
	if at := strings.IndexAny(text, blanks); at >= 0 {
		return at
	}
	return len(text)
}

// beyond is where the first part stands that a text has beyond n parts, the end if it has not
// that many.
func beyond(text, between string, n int) int {
	parts, last := 0, true // whether the character before separates
	for i := range len(text) {
		separates := strings.IndexByte(between, text[i]) >= 0
		if last && !separates {
			if parts++; parts > n {
				return i
			}
		}
		last = separates
	}
	return len(strings.TrimRight(text, blanks))
}

// firstFile is the first file that a rank has.
func firstFile(b *game.Board, rank int) int {
	for file := range b.Files {
		if b.At(file, rank) != game.NoSquare {
			return file
		}
	}
	return 0
}

// squareIn is the place of a square's content in a position's text, in bytes, or -1.
func squareIn(in *game.Info, text string, sq game.Square) int {
	point := in.Board.Points[sq]
	begin := 0
	for rank := in.Board.Ranks - 1; rank > int(point.Rank); rank-- {
		next := strings.IndexByte(text[begin:], '/')
		if next < 0 {
			return -1
		}
		begin += next + 1
	}
	file := firstFile(in.Board, int(point.Rank))
	at := begin
	for at < len(text) && strings.IndexByte("/ _", text[at]) < 0 {
		n, many := tokenIn(in, text[at:])
		if text[at] != ',' {
			for range many {
				if file == int(point.File) {
					return at
				}
				file++
			}
		}
		at += n
	}
	return begin
}

// tokenIn is the length of the token that a board's text begins with, and its squares.
func tokenIn(in *game.Info, text string) (n, many int) {
	for n < len(text) && isDigit(text[n]) {
		n++
	}
	if n > 0 {
		many, _ = strconv.Atoi(text[:min(n, 3)])
		return n, many
	}
	if n = 1; text[0] != ',' && strings.Contains(in.Start, ",") {
		for n < len(text) && strings.IndexByte(",/ _", text[n]) < 0 {
			n++
		}
	}
	return n, 1
}
