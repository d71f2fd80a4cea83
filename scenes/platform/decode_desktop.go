//go:build !js

package platform

import (
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// decode writes bytes of an old encoding as text. What is none becomes U+FFFD.
func decode(name string, data []byte) string {
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
