package link

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"io"
)

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
