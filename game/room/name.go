package room

import (
	"strings"
	"unicode"
)

const (
	longestName = 24 // characters
	mostMarks   = 2  // accents on one character

	// fillers are letters and signs that are printed as nothing.
	fillers = "\u115f\u1160\u3164\uffa0\u2800"
)

// CleanName is a name as rooms write it down: in one line, without characters that
// are not seen or turn the text around, without heaps of accents, and not long. It
// may be empty.
func CleanName(name string) string {
	var b strings.Builder
	n, marks := 0, 0
	for _, c := range strings.Join(strings.Fields(strings.ToValidUTF8(name, "")), " ") {
		switch {
		case !unicode.IsPrint(c), strings.ContainsRune(fillers, c):
			continue
		case unicode.Is(unicode.M, c):
			if marks++; marks > mostMarks || n == 0 {
				continue
			}
		default:
			marks = 0
		}
		if n++; n > longestName {
			break
		}
		b.WriteRune(c)
	}
	return strings.TrimSpace(b.String())
}
