package notation

import (
	"slices"
	"strings"
	"unicode"

	"yanyi/game"
)

// ParsePosition is the one reader of positions for whatever people and other programs
// write: pages' addresses, the tags of records, UCI, the command line. What the rules
// read as it stands means the same here; see [HousePosition].
func ParsePosition(v game.Variant, text string, o game.Options) (game.Position, error) {
	return v.Parse(HousePosition(v.Info(), text), o)
}

// HousePosition is a position in the house's spelling, as far as another one can mean
// nothing else: full-width characters and spaces, quotation marks and brackets round
// it, a tag pair or the word fen. In the games of the xiangqi family also horses h and
// elephants e, Red's turn as r, and the counters of other programs, which these games
// do without; in baige counters that are missing. Whatever else is wrong stays as it
// is, for the rules to name.
func HousePosition(in *game.Info, text string) string {
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

// The families whose positions other programs write, too.
const (
	chinese = "stratagem"
	hundred = "hundred"
)

// Chinese reports whether a game is of the xiangqi family, whose positions and turns
// other programs write, too.
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

// withoutCounters leaves out what stands behind the side to move in a FEN, "- - 0 1" or
// a part of it, among fields of the house. With anything else nothing is left out.
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

func isNumber(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

// narrow writes full-width characters as ordinary ones, every space as a blank, and
// leaves out what has no width. Underscores are the spaces of addresses.
func narrow(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		case r == '_' || unicode.IsSpace(r):
			return ' '
		case r == '\ufeff' || r >= '\u200b' && r <= '\u200d' || r == '\u2060':
			return -1
		}
		return r
	}, text)
}

// marks are what may stand round a position.
var marks = [][2]string{{`"`, `"`}, {"'", "'"}, {"`", "`"}, {"“", "”"}, {"‘", "’"}, {"「", "」"}, {"『", "』"},
	{"[", "]"}, {"(", ")"}, {"{", "}"}, {"<", ">"}, {"【", "】"}, {"《", "》"}}

// bared takes off what stands round a position, layer by layer.
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
