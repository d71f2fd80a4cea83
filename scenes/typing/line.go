// Package typing lets a player write a line of text, input methods and on-screen keyboards
// included. In a window Ebitengine's text input provides the text, and the page draws the
// line. In a browser the line is a field of the page's own over the canvas: phones and input
// methods know such fields best, and Ebitengine's need eval, which careful hosts forbid.
package typing

import (
	"image/color"
	"unicode/utf8"
)

// Line is a written line with its rules.
type Line struct {
	Text   string
	Name   string            // spoken
	Max    int               // characters, 0 for no limit
	Fixed  bool              // it is marked as a whole, to be copied, and not changed
	Accept func(r rune) bool // keeps characters out; nil accepts all
	Ink    color.NRGBA       // where the machine itself shows the line (Native)
	Size   float64           // of its characters there, in device pixels
}

// filled is the text before the caret with a text inserted between two others, if it fits.
func (l *Line) filled(before, text, after string) string {
	room := l.Max - utf8.RuneCountInString(before+after)
	for _, r := range text {
		if r == '\n' || r == '\t' {
			r = ' ' // a pasted text may have lines
		}
		if r < ' ' || r == 0x7f || l.Accept != nil && !l.Accept(r) {
			continue
		}
		if l.Max == 0 || room > 0 {
			before += string(r)
			room--
		}
	}
	return before
}
