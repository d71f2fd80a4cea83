package room

import (
	"strings"
	"unicode"
)

const (
	longestName = 24 // characters
	mostMarks   = 2  // accents on one character

	// blanks are letters and signs that print as nothing, or stand for something missing,
	// besides those that Unicode itself lists as ignorable.
	blanks = "\u2800\u303f\ufffc\ufffd\U00013441\U00013442\U00016fe4\U0001d159"
)

// unseen reports whether a character is not seen.
func unseen(c rune) bool {
	return !unicode.IsPrint(c) || strings.ContainsRune(blanks, c) ||
		unicode.In(c, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// CleanName is a name as rooms write it down: in one line, without characters that are not seen
// or turn the text around, without heaps of accents, and not long. It may be empty.
func CleanName(name string) string {
	var b strings.Builder
	n, marks := 0, 0
	for _, c := range strings.Join(strings.Fields(strings.ToValidUTF8(name, "")), " ") {
		switch {
		case unseen(c):
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
