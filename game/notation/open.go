package notation

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Decoder writes bytes of an old Chinese encoding, "gb18030" or "big5", as text; what it
// cannot it writes as U+FFFD.
type Decoder func(encoding string, data []byte) string

// Open is the games in a file, whatever it is: each as a text that [Scan] takes apart.
// Without a decoder texts in old encodings lose their characters.
func Open(data []byte, decode Decoder) []string {
	if decode == nil {
		decode = func(_ string, data []byte) string { return strings.ToValidUTF8(string(data), "\ufffd") }
	}
	switch {
	case isXQF(data):
		return []string{readXQF(data, decode)}
	case isCCBridge(data):
		return readCCBridge(data)
	}
	return Split(text(data, decode))
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
