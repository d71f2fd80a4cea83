// Package charset decodes old Chinese encodings of records (notation.Decoder) for the desktop
// program and arena. A page uses the browser's TextDecoder, so that it carries no tables.
package charset

import (
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// Decode decodes gb18030 or big5. Invalid bytes become U+FFFD.
func Decode(name string, data []byte) string {
	old := encoding.Encoding(simplifiedchinese.GB18030)
	if name == "big5" {
		old = traditionalchinese.Big5
	}
	text, err := old.NewDecoder().Bytes(data)
	if err != nil {
		return string(data)
	}
	return string(text)
}
