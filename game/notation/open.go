package notation

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"yanyi/game"
)

// Decoder decodes bytes of an old encoding, "gb18030" or "big5"; invalid bytes become U+FFFD.
type Decoder func(encoding string, data []byte) string

// Found is a game in a file, as a text for [Scan], and its detected format.
type Found struct {
	Text  string
	Form  string // PGN, WXF, DhtmlXQ, XQF, CBR, CBL, FEN, record or list
	Moves string // ICCS, UCI, WXF, SAN or chinese; "" where there are none, or more than one name would do
	// Faults are the faults of the file around the text. Text is the readable part.
	Faults game.Faults

	before offset
	sheet  *Sheet      // nil before it is taken apart
	wrong  game.Faults // with which the sheet cannot be opened
}

// offset is what stands before a text in a file: lines, and columns in the line it begins in.
type offset struct{ lines, columns int }

// place is where in the file something stands, by its place in the text.
func (o offset) place(line, column int) (int, int) {
	if line == 1 {
		column += o.columns
	}
	return line + o.lines, column
}

// Sheet is the text taken apart, once. A match that is made of it changes its turns.
func (f *Found) Sheet() *Sheet {
	if f.sheet == nil {
		f.sheet = scan(f.Text, f.before, &f.wrong)
	}
	return f.sheet
}

// Wrong are the faults with which nothing of the sheet can be opened.
func (f *Found) Wrong() game.Faults { return f.wrong }

// Place is the line and the column in the file of a place in the text, both from 1.
func (f *Found) Place(line, column int) (int, int) { return f.before.place(line, column) }

// Open is the games in a file, whatever it is. Texts in old encodings need a decoder.
func Open(data []byte, decode Decoder) (list []Found) {
	if decode == nil {
		decode = func(_ string, data []byte) string { return strings.ToValidUTF8(string(data), "\ufffd") }
	}
	switch {
	case isXQF(data):
		return []Found{readXQF(data, decode)}
	case isCCBridge(data):
		return readCCBridge(data)
	}
	if c, ok := containerOf(data); ok {
		return []Found{{Faults: c.fault()}}
	}
	var before offset
	rest := text(data, decode)
	games := Split(rest)
	if len(games) == 0 {
		return []Found{{Faults: textless(rest)}}
	}
	for i, text := range games {
		if i == mostGames {
			f := Found{}
			f.Faults.Add("file", game.NoSquare, "%d games, of which %d are read", len(games), mostGames).
				Say("error.file.many", game.OfNumber("n", mostGames))
			return append(list, f)
		}
		at := strings.Index(rest, text)
		before.pass(rest[:at])
		list = append(list, found(text, before))
		before.pass(text)
		rest = rest[at+len(text):]
	}
	return list
}

// mostGames is how many games are read of one text.
const mostGames = 2000

// pass advances the offset behind a text.
func (o *offset) pass(text string) {
	if end := strings.LastIndexByte(text, '\n'); end >= 0 {
		o.lines, o.columns = o.lines+strings.Count(text, "\n"), 0
		text = text[end+1:]
	}
	o.columns += utf8.RuneCountInString(text)
}

// found is a text with its detected format.
func found(text string, before offset) Found {
	f := Found{Text: text, before: before}
	s := f.Sheet()
	f.Form = s.form
	for _, n := range s.Turns {
		if f.Moves = movesOf(n.Text); f.Moves != "" {
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

// movesOf is the name of a turn's notation, "" if it is ambiguous.
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

// text decodes a file: UTF-8, UTF-16, GB18030 or Big5. Nothing marks the latter two; the one
// that yields more characters of records is right.
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

// likeness counts the characters of a text that are typical of xiangqi.
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

// wide reports whether a text is in UTF-16, by its mark or as many of its bytes are 0 and
// all of them every other one, and which byte of a unit is the high one.
func wide(data []byte) (high int, ok bool) {
	switch {
	case len(data) < 2:
		return 0, false
	case data[0] == 0xFF && data[1] == 0xFE:
		return 1, true
	case data[0] == 0xFE && data[1] == 0xFF:
		return 0, true
	}
	head := head4k(data)
	for high := range 2 {
		if likeWide(head, high) {
			return high, true
		}
	}
	return 0, false
}

// likeWide reports whether data resemble UTF-16 text: many units below 256, none a control.
func likeWide(data []byte, high int) bool {
	zeros := 0
	for i := 0; i+1 < len(data); i += 2 {
		switch low := data[i+1-high]; {
		case data[i+high] != 0:
		case low < ' ' && low != '\t' && low != '\n' && low != '\r':
			return false
		default:
			zeros++
		}
	}
	return 20*zeros > len(data)/2
}

func fromUTF16(data []byte, high int) string {
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = uint16(data[2*i+high])<<8 | uint16(data[2*i+1-high])
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), "\ufeff")
}
