package notation

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"yanyi/game"
)

// Decoder writes bytes of an old Chinese encoding, "gb18030" or "big5", as text; what it
// cannot it writes as U+FFFD.
type Decoder func(encoding string, data []byte) string

// Found is a game in a file, as a text that [Scan] takes apart, and what it was taken for.
type Found struct {
	Text  string
	Form  string // PGN, WXF, DhtmlXQ, XQF, CBR, FEN, record or list
	Moves string // ICCS, UCI, WXF, SAN or chinese; "" where there are none, or more than one name would do

	lines, columns int // that stand before it in the file, in its first line
}

// Placed is the text behind as much room as other games take before it in the file, so that
// what stands in some line of the one does in the other.
func (f *Found) Placed() string {
	return strings.Repeat("\n", f.lines) + strings.Repeat(" ", f.columns) + f.Text
}

// Open is the games in a file, whatever it is. Without a decoder texts in old encodings
// lose their characters.
func Open(data []byte, decode Decoder) (list []Found) {
	if decode == nil {
		decode = func(_ string, data []byte) string { return strings.ToValidUTF8(string(data), "\ufffd") }
	}
	switch {
	case isXQF(data):
		return []Found{{Text: readXQF(data, decode), Form: "XQF"}}
	case isCCBridge(data):
		for _, text := range readCCBridge(data) {
			list = append(list, Found{Text: text, Form: "CBR"})
		}
		return list
	}
	var before Found
	rest := text(data, decode)
	for _, text := range Split(rest) {
		at := strings.Index(rest, text)
		before.pass(rest[:at])
		f := found(text)
		f.lines, f.columns = before.lines, before.columns
		list = append(list, f)
		before.pass(text)
		rest = rest[at+len(text):]
	}
	return list
}

// pass moves what stands behind a text on by it.
func (f *Found) pass(text string) {
	if end := strings.LastIndexByte(text, '\n'); end >= 0 {
		f.lines, f.columns = f.lines+strings.Count(text, "\n"), 0
		text = text[end+1:]
	}
	f.columns += utf8.RuneCountInString(text)
}

// found is what a text is taken for.
func found(text string) Found {
	var faults game.Faults
	s := Scan(text, &faults)
	f := Found{Text: text, Form: s.form}
	for _, n := range s.Turns {
		if f.Moves = movesOf(n.Turn); f.Moves != "" {
			break
		}
	}
	name := s.Value("Variant")
	switch tagged := name != "" || s.Value("Game") != "" || strings.Contains(text, "[Result"); {
	case f.Form == "DhtmlXQ":
		f.Moves = ""
	case f.Form != "":
	case name != "" && name == strings.ToLower(name) && (f.Moves == "" || f.Moves == "UCI"):
		f.Form, f.Moves = "record", ""
	case tagged || strings.HasPrefix(strings.TrimSpace(text), "["):
		f.Form = "PGN"
	case len(s.Turns) == 0:
		f.Form = "FEN"
	default:
		f.Form = "list"
	}
	return f
}

// movesOf is what a turn's spelling is called, "" where that is not clear.
func movesOf(turn string) string {
	if _, ok := parseWay(turn); ok {
		if strings.IndexFunc(turn, func(r rune) bool { return r > '、' && r < '！' }) >= 0 {
			return "chinese"
		}
		return "WXF"
	}
	switch zero, ten := ranksIn(strings.ToLower(turn), 10); {
	case squareAt(turn) == 0:
		if _, ok := parseGoal(turn, 0); ok {
			return "SAN"
		}
	case zero, strings.Contains(turn, "-"):
		return "ICCS"
	case ten:
		return "UCI"
	}
	return ""
}

// text is the text in a file: in UTF-8, UTF-16, GB18030 or Big5, of which the two
// latter do not say which they are. Whichever gives more of what records are written
// with is the one.
func text(data []byte, decode Decoder) string {
	if high, ok := wide(data); ok {
		return fromUTF16(data, high)
	}
	if utf8.Valid(data) {
		return string(data)
	}
	best, most := "", -1<<30
	for _, text := range []string{strings.ToValidUTF8(string(data), "\ufffd"), decode("gb18030", data), decode("big5", data)} {
		if n := likeness(text); n > most {
			best, most = text, n
		}
	}
	return best
}

// likeness tells how much a text is like one of xiangqi.
func likeness(text string) (n int) {
	for _, r := range text {
		switch {
		case r == utf8.RuneError:
			n -= 20
		case r < utf8.RuneSelf:
		case strings.ContainsRune(characters, r), strings.ContainsRune("红紅黑方胜勝和局棋赛賽杯年月日第", r):
			n += 5
		case r >= 0xE000 && r < 0xF900:
			n -= 5
		}
	}
	return n
}

// wide reports whether a text is in UTF-16, by its mark or as every other byte of its
// beginning is 0, and which byte of a unit is the high one.
func wide(data []byte) (high int, ok bool) {
	if len(data) < 2 || len(data)%2 != 0 {
		return 0, false
	}
	switch {
	case data[0] == 0xFF && data[1] == 0xFE, data[1] == 0 && data[0] != 0:
		return 1, true
	case data[0] == 0xFE && data[1] == 0xFF, data[0] == 0 && data[1] != 0:
		return 0, true
	}
	return 0, false
}

func fromUTF16(data []byte, high int) string {
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = uint16(data[2*i+high])<<8 | uint16(data[2*i+1-high])
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), "\ufeff")
}
