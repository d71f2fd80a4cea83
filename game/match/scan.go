package match

import (
	"fmt"
	"strings"

	"yanyi/game"
)

// sheet is a record taken apart, before any rule is asked.
type sheet struct {
	tags   map[string]string // by their names in small letters
	turns  []entry
	result string // the last word, "" if there is none
}

// entry is a turn's text with what stood in braces behind it.
type entry struct{ text, note string }

// tag is the value of a tag, whatever the case of its name, and whether there is one.
func (s *sheet) tag(name string) (value string, ok bool) {
	value, ok = s.tags[strings.ToLower(name)]
	return value, ok
}

// value is the value of a tag, "" if there is none.
func (s *sheet) value(name string) string { return s.tags[strings.ToLower(name)] }

// scan takes a record apart. It is tolerant of whitespace, missing or wrong
// numbers, comments of both kinds, variations and annotation marks.
func scan(text string, faults *game.Faults) *sheet {
	s := &sheet{tags: map[string]string{}}
	text = strings.TrimPrefix(text, "\ufeff")
	if text = s.header(text); len(s.tags) == 0 {
		text = s.diagram(text)
	}
	for len(*faults) < mostFaults {
		text = strings.TrimLeft(text, " \t\r\n")
		if !strings.HasPrefix(text, "[") {
			break
		}
		text = s.pair(text, faults)
	}
	if len(*faults) < mostFaults {
		s.body(text, faults)
	}
	return s
}

// pair reads the tag pair at the start of text and returns what follows.
func (s *sheet) pair(text string, faults *game.Faults) string {
	name, rest, ok := strings.Cut(text[1:], "\"")
	name = strings.TrimSpace(name)
	value, rest, closed := unquote(rest)
	rest = strings.TrimLeft(rest, " \t")
	if !ok || !closed || name == "" || strings.ContainsAny(name, " \t\n[]") || !strings.HasPrefix(rest, "]") {
		line, rest, _ := strings.Cut(text, "\n")
		faults.Add("tags", game.NoSquare, "%q is no tag pair", strings.TrimSpace(line))
		return rest
	}
	value, ok = bounded(name, oneLine(value))
	if !ok {
		faults.Add("tag "+name, game.NoSquare, "more than %d characters", longestTag)
	}
	if before, twice := s.tag(name); twice && before != value && isRead(name) {
		faults.Add("tag "+name, game.NoSquare, "stands twice: %q and %q", game.Brief(before), game.Brief(value))
	}
	s.tags[strings.ToLower(name)] = value
	return rest[1:]
}

// unquote reads up to the closing quotation mark.
func unquote(text string) (value, rest string, ok bool) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			return b.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			i++
			b.WriteByte(text[i])
		default:
			b.WriteByte(c)
		}
	}
	return "", "", false
}

// body reads turns, comments and the result.
func (s *sheet) body(text string, faults *game.Faults) {
	for text != "" {
		switch text[0] {
		case ' ', '\t', '\r', '\n':
			text = text[1:]
		case '{':
			note, rest, ok := strings.Cut(text[1:], "}")
			if !ok {
				faults.Add("comment", game.NoSquare, "after %s: no closing brace", s.place())
			}
			s.note(note)
			text = rest
		case ';':
			note, rest, _ := strings.Cut(text[1:], "\n")
			s.note(note)
			text = rest
		case '(':
			text = skipVariation(text)
		default:
			n := strings.IndexAny(text, " \t\r\n{;(")
			if n < 0 {
				n = len(text)
			}
			s.word(text[:n])
			text = text[n:]
		}
	}
}

// note adds what stands in braces to the last turn; notes before the first, and
// beyond what a turn may have, are dropped.
func (s *sheet) note(text string) {
	if n := len(s.turns); n > 0 && len(s.turns[n-1].note)+len(text) < longestNote {
		s.turns[n-1].note = strings.TrimSpace(s.turns[n-1].note + " " + strings.TrimSpace(text))
	}
}

// word takes a word of the body: a number, a mark, the result or a turn.
func (s *sheet) word(w string) {
	if w[0] == '$' || w == "..." {
		return
	}
	if rest := strings.TrimLeft(w, "0123456789"); rest != w && strings.HasPrefix(rest, ".") {
		if w = strings.TrimLeft(rest, "."); w == "" {
			return
		}
	}
	switch w = strings.TrimRight(w, "!?"); {
	case strings.Trim(w, "0123456789.") == "", strings.Trim(w, "=") == "": // a number, or a line under the game
	case isResult(w):
		s.result = w
	default:
		s.turns = append(s.turns, entry{text: cut(w, longestTurn)})
	}
}

// isResult reports whether a word ends a record; no turn looks like one.
func isResult(w string) bool {
	switch w {
	case "*", "draw", "1/2-1/2", "u", "w", "s", "red", "black", "white", "1-0", "0-1":
		return true
	}
	return false
}

func (s *sheet) place() string {
	if n := len(s.turns); n > 0 {
		return fmt.Sprintf("turn %d %s", n, s.turns[n-1].text)
	}
	return "the tags"
}

// skipVariation drops a parenthesis with everything nested in it.
func skipVariation(text string) string {
	depth, braces := 0, false
	for i := range len(text) {
		switch c := text[i]; {
		case braces:
			braces = c != '}'
			continue
		case c == '{':
			braces = true
		}
		switch text[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return text[i+1:]
			}
		}
	}
	return ""
}
