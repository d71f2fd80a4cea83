// Package link makes records, studies and positions short enough for an address, and
// reads them again, exactly. README.md has the forms and how long they are.
//
// What is packed begins with the form it has: a letter that says what it is, a digit for the
// version, a dot, which no earlier form has in it, and base64url. Forms never change, so that
// links sent years ago still open.
package link

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/base64"
	"io"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
)

// Find finds a variant by the name that a record has for it.
type Find func(name string) (game.Variant, bool)

// The forms.
const (
	turnsForm    = "g1." // a game by its turns' places among the legal ones
	textForm     = "t1." // any text
	positionForm = "p1." // a position
)

// The limits of a link's content.
const (
	mostPacked = 1 << 20 // characters of a link
	mostText   = 1 << 20 // bytes of a text: far more than the longest match
	mostHead   = 1 << 14 // bytes of a game's tags
	mostTurns  = 1 << 11
)

// Pack makes the record of a whole match or study ([match.Match.Whole]) short. A game without
// comments and variations is encoded by the places of its turns among the legal ones, everything
// else by its text.
func Pack(m *match.Match) string {
	record := m.Record()
	if packed, ok := packTurns(m, record); ok {
		return packed
	}
	return PackText(record)
}

// PackText makes any text short without looking into it.
func PackText(text string) string { return textForm + encode(deflate(text)) }

// Unpack is the text that was packed by Pack or an earlier form, and the match that it is the
// record of, if its turns were packed: nil if the text has yet to be read. Its errors are a
// *Damage.
func Unpack(find Find, packed string) (text string, m *match.Match, err error) {
	form, data, err := decode(packed)
	if err != nil {
		return "", nil, err
	}
	switch form {
	case "":
		text, err = inflate(data, nil, mostText)
	case textForm:
		text, err = inflate(data, dictionary(), mostText)
	case turnsForm:
		return unpackTurns(find, data)
	default:
		err = &Damage{What: Form}
	}
	return text, nil, err
}

// Position is a game's position, from which it can be played.
type Position struct {
	Variant string
	Options string // key=value, by commas
	Text    string
}

// IsPosition reports whether what is packed is a position.
func IsPosition(packed string) bool { return strings.HasPrefix(packed, positionForm) }

// IsPacked reports whether a text begins as what Pack or PackPosition makes.
func IsPacked(text string) bool {
	return strings.HasPrefix(text, turnsForm) || strings.HasPrefix(text, textForm) || IsPosition(text)
}

// PackPosition makes a position short.
func PackPosition(p Position) string {
	return positionForm + encode(deflate(p.Variant+"\n"+p.Options+"\n"+p.Text))
}

// UnpackPosition is a position that was made short. Its errors are a *Damage.
func UnpackPosition(packed string) (Position, error) {
	form, data, err := decode(packed)
	if err == nil && form != positionForm {
		err = &Damage{What: Form}
	}
	if err != nil {
		return Position{}, err
	}
	text, err := inflate(data, dictionary(), mostHead)
	if err != nil {
		return Position{}, err
	}
	lines := strings.Split(text, "\n")
	if len(lines) != 3 {
		return Position{}, &Damage{What: End}
	}
	return Position{lines[0], lines[1], lines[2]}, nil
}

func encode(data []byte) string { return base64.RawURLEncoding.EncodeToString(data) }

// formLong is how long the name of a form is.
const formLong = len(turnsForm)

// decode takes a link apart: its form, "" for those from before there were forms, and its bytes.
func decode(packed string) (form string, data []byte, err error) {
	if len(packed) > mostPacked {
		return "", nil, &Damage{What: Long, N: len(packed), Of: mostPacked}
	}
	if len(packed) >= formLong && packed[formLong-1] == '.' {
		form = packed[:formLong]
	}
	letters := strings.TrimRight(packed[len(form):], "=")
	data, err = base64.RawURLEncoding.DecodeString(letters)
	if err != nil {
		at := strings.IndexFunc(letters, func(c rune) bool { return !strings.ContainsRune(alphabet, c) })
		if at < 0 { // a character is missing
			return "", nil, &Damage{What: End}
		}
		return "", nil, &Damage{What: Character, N: len(form) + at + 1}
	}
	return form, data, nil
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// The words that records have in common, to which what is deflated refers. It belongs to
// the forms of version 1 and never changes.
//
//go:embed words1.txt
var words string

func dictionary() []byte { return []byte(words) }

// deflate makes a text short.
func deflate(text string) []byte {
	var b bytes.Buffer
	w, _ := flate.NewWriterDict(&b, flate.BestCompression, dictionary()) // errs on unknown levels only
	io.WriteString(w, text)                                              // a Buffer takes everything
	w.Close()
	return b.Bytes()
}

// inflate is the text that was made short, of at most so many bytes.
func inflate(data, dict []byte, most int64) (string, error) {
	text, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(data), dict), most+1))
	if err != nil {
		return "", &Damage{What: End, Err: err}
	}
	if int64(len(text)) > most {
		return "", &Damage{What: Long, N: len(text), Of: int(most)}
	}
	return string(text), nil
}
