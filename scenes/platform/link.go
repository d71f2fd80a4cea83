package platform

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"
)

// maxRecord bounds what a link may unpack to: far more than the longest match,
// far less than what would hurt.
const maxRecord = 1 << 20

// errLink says that a link's record is incomplete or damaged.
var errLink = errors.New("damaged link")

// Pack makes a record short enough for an address: deflated, in base64url. It
// belongs behind "#r=", or "#s=" where it is to be studied: no server sees it there.
func Pack(record string) string {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression) // errs on unknown levels only
	io.WriteString(w, record)                          // a Buffer takes everything
	w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// Unpack is the record that Pack made short. Its errors wrap errLink.
func Unpack(packed string) (string, error) {
	data, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(packed, "="))
	if err != nil {
		return "", fmt.Errorf("%w: %v", errLink, err)
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data)), maxRecord+1))
	if err != nil {
		return "", fmt.Errorf("%w: %v", errLink, err)
	}
	if len(text) > maxRecord {
		return "", fmt.Errorf("%w: more than %d bytes", errLink, maxRecord)
	}
	return string(text), nil
}
