package canvas

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"yanyi/render/art"
	"yanyi/render/theme"
)

// most is how many bytes of a text are drawn as one at most.
const most = 256

// next is the first character of a text and its length in bytes: one of our fonts, or the
// system's substitute, which foreign names may need: with its marks, and as one where a script
// joins its letters or runs from right to left.
func (f *faces) next(s string) (inked, int) {
	c, n := utf8.DecodeRuneInString(s)
	if n == len(s) || s[n] < firstMark {
		if f.holds(c) {
			return f.glyph(c), n
		}
	} else if d, _ := utf8.DecodeRuneInString(s[n:]); f.holds(c) && !attached(d) {
		return f.glyph(c), n
	}
	n = strange(s)
	return f.foreign(s[:n]), n
}

// firstMark is the first byte of the first character that is attached to another.
const firstMark = 0xCC

// holds reports whether our fonts draw a character: they hold it, or it stands for a figure.
func (f *faces) holds(c rune) bool {
	return fonts()[f.weight].Covers(c) || fonts()[0].Covers(c) || art.IsFigureSign(c)
}

// foreign is the system's picture of a piece of text, else a dot; nothing for invisible text.
func (f *faces) foreign(piece string) inked {
	if known, ok := f.strange[piece]; ok {
		return known
	}
	if len(f.strange) >= maxStrange {
		clear(f.strange)
	}
	g, ok := inked{}, hidden(piece)
	if !ok {
		g, ok = systemGlyph(piece, f.face[f.weight].size, f.weight == 1)
	}
	switch c := first(piece); {
	case ok:
	case f.holds(c): // without its marks
		g = f.glyph(c)
	default:
		g = f.glyph(unknown)
	}
	f.strange[piece] = g
	return g
}

// strange is how many bytes at the start of a text the system draws as one.
func strange(s string) int {
	c, n := utf8.DecodeRuneInString(s)
	last, flags := c, regional(c)
	for n < len(s) {
		d, size := utf8.DecodeRuneInString(s[n:])
		switch {
		case n+size > most:
			return n
		case attached(d), last == joiner && d > 0x2000, joined(last) && joined(d):
		case flags && regional(d):
			flags = false // two letters are a flag
		case d == ' ' && leftward(last) && n+1 < len(s) && leftward(first(s[n+1:])):
		case last == ' ' && leftward(d):
		default:
			return n
		}
		n, last = n+size, d
	}
	return n
}

func first(s string) rune {
	c, _ := utf8.DecodeRuneInString(s)
	return c
}

// joiner joins pictures to one.
const joiner = '\u200D'

// attached reports whether a character belongs to the one before: a mark, a skin colour.
func attached(c rune) bool {
	return c >= 0x300 && (unicode.In(c, unicode.Mn, unicode.Me, unicode.Mc) || c == joiner ||
		c >= 0x1F3FB && c <= 0x1F3FF || c >= 0xE0020 && c <= 0xE007F)
}

// regional reports whether a character is a letter of a flag.
func regional(c rune) bool { return c >= 0x1F1E6 && c <= 0x1F1FF }

// joined reports whether letters are drawn as a word, taking their forms from each other.
func joined(c rune) bool {
	return leftward(c) || c >= 0x900 && c < 0x1200 || c >= 0x1780 && c < 0x18B0
}

// leftward reports whether a letter's script runs from right to left.
func leftward(c rune) bool {
	return c >= 0x590 && c < 0x900 || c >= 0xFB1D && c < 0xFE00 || c >= 0xFE70 && c < 0xFEFF ||
		c >= 0x10800 && c < 0x11000 || c >= 0x1E800 && c < 0x1F000
}

// hidden reports whether a text is invisible.
func hidden(s string) bool {
	for _, c := range s {
		if !unicode.In(c, unicode.Cf, unicode.Cc, unicode.Variation_Selector) {
			return false
		}
	}
	return true
}

// within is how many bytes at the start of a piece are no wider than so many device
// pixels, where the piece is a word of letters that the system joins.
func (f *faces) within(piece string, room float64) (n int) {
	if !joined(first(piece)) {
		return 0
	}
	for i, c := range piece {
		if i > 0 && !attached(c) {
			if f.foreign(piece[:i]).advance > room {
				break
			}
			n = i
		}
	}
	return n
}

// shorten shortens a line that is too wide.
func shorten(role theme.Role, s string, width, scale float64) string {
	face, spacing := facesOf(role, scale), role.Spacing*scale
	room := width*scale - face.advance(0, "…", spacing)
	n := face.fitting(s, spacing, room)
	if n < len(s) {
		_, piece := face.next(s[n:])
		n += face.within(s[n:n+piece], room-face.advance(0, s[:n], spacing))
	}
	return strings.TrimRight(s[:n], " ") + "…"
}
