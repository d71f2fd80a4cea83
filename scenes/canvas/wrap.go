package canvas

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"yanyi/render/theme"
)

// Characters that may not begin a line, and that may not end one.
const (
	notFirst = "，。、；：！？）」』》〉”’…—·,.;:!?)]}%"
	notLast  = "（「『《〈“‘([{"
)

// leastLeft is how many characters the last line of a paragraph keeps at least.
const leastLeft = 3

// Wrap breaks text into lines no wider than width logical pixels. Chinese
// breaks between characters, other text between words, and within words that are
// wider than a line; punctuation stays with what it belongs to, and no last line is
// shorter than three characters. Newlines in the text end a paragraph.
func Wrap(role theme.Role, s string, width, scale float64) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(s, "\n") {
		w := wrapper{role: role, width: width, scale: scale, parts: parts(paragraph)}
		lines = append(lines, w.lines()...)
	}
	return lines
}

// WrapTo is Wrap into at most n lines, the last of them shortened if there were more.
func WrapTo(n int, role theme.Role, s string, width, scale float64) []string {
	lines := Wrap(role, s, width, scale)
	if len(lines) <= n {
		return lines
	}
	rest := strings.Join(lines[n-1:], " ")
	return append(lines[:n-1:n-1], Fit(role, rest, width, scale))
}

type wrapper struct {
	role         theme.Role
	width, scale float64
	parts        []string // cannot be broken; spaces end a part
}

// lines fills line by line, and fills again with less if too little is left.
func (w *wrapper) lines() []string {
	breaks := w.fill(len(w.parts), nil)
	for n := len(breaks); n >= 2; n = len(breaks) {
		start, earlier := breaks[n-2], 0
		if n >= 3 {
			earlier = breaks[n-3]
		}
		if w.count(start, breaks[n-1]) >= leastLeft || start-1 <= earlier {
			break
		}
		breaks[n-2]--
	}
	lines := make([]string, 0, len(breaks))
	from := 0
	for _, to := range breaks {
		line := strings.TrimRight(strings.Join(w.parts[from:to], ""), " ")
		if to == from+1 {
			lines, line = w.split(lines, line)
		}
		lines = append(lines, line)
		from = to
	}
	return lines
}

// split appends what of a part wider than a line fills whole lines, and returns the rest.
func (w *wrapper) split(lines []string, part string) (_ []string, rest string) {
	const slack = 0.01 // device pixels
	face := facesOf(w.role, w.scale)
	for {
		n := face.fitting(part, w.role.Spacing*w.scale, w.width*w.scale+slack)
		if n == len(part) {
			return lines, part
		}
		_, least := utf8.DecodeRuneInString(part) // there may be no room for any
		if n = max(n, least); n == len(part) {
			return lines, part
		}
		lines, part = append(lines, part[:n]), part[n:]
	}
}

// fill returns where each line ends, as indices into parts.
func (w *wrapper) fill(end int, breaks []int) []int {
	face, spacing := facesOf(w.role, w.scale), w.role.Spacing*w.scale
	from, pen := 0, 0.0
	for i := 0; i < end; i++ {
		part := strings.TrimRight(w.parts[i], " ")
		seen := face.advance(pen, part, spacing)
		if i > from && (seen-spacing)/w.scale > w.width {
			breaks = append(breaks, i)
			from, seen = i, face.advance(0, part, spacing)
		}
		pen = face.advance(seen, w.parts[i][len(part):], spacing)
	}
	return append(breaks, end)
}

func (w *wrapper) count(from, to int) int {
	n := 0
	for _, part := range w.parts[from:to] {
		for _, r := range part {
			if !strings.ContainsRune(notFirst, r) {
				n++
			}
		}
	}
	return n
}

// parts splits text at the places where a line may end.
func parts(s string) []string {
	var out []string
	from, prev := 0, rune(0)
	for i, r := range s {
		if i > 0 && breakable(prev, r) {
			out = append(out, s[from:i])
			from = i
		}
		prev = r
	}
	return append(out, s[from:])
}

// breakable reports whether a line may end between two characters.
func breakable(a, b rune) bool {
	switch {
	case attached(b) || strings.ContainsRune(notFirst, b) || strings.ContainsRune(notLast, a) || b == ' ':
		return false
	case a == ' ':
		return true
	case a == '’' && unicode.IsLetter(b) && !unicode.Is(unicode.Han, b): // an apostrophe
		return false
	}
	return wide(a) || wide(b)
}

// wide reports whether lines may break beside a character: Chinese, and its punctuation.
func wide(r rune) bool {
	return unicode.Is(unicode.Han, r) || r >= 0x3000 && r < 0x3100 || r >= 0xff00 && r < 0xfff0 ||
		strings.ContainsRune("“”‘’…—", r)
}

// fitKey is a line shortened before.
type fitKey struct {
	role         theme.Role
	text         string
	width, scale float64
}

var fitCache = map[fitKey]string{}

// OnCut, if it is set, is called with every text that is shown shortened.
var OnCut func(text string)

// Fit shortens a line with an ellipsis until it is no wider than width. A line fits the width
// that it was measured to have, at any scale.
func Fit(role theme.Role, s string, width, scale float64) string {
	const slack = 0.01 // device pixels
	if face := facesOf(role, scale); face.fitting(s, role.Spacing*scale, width*scale+slack) == len(s) {
		return s
	}
	if OnCut != nil {
		OnCut(s)
	}
	key := fitKey{role, s, width, scale}
	short, ok := fitCache[key]
	if !ok {
		if len(fitCache) >= maxRuns {
			clear(fitCache)
		}
		short = shorten(role, s, width, scale)
		fitCache[key] = short
	}
	return short
}
