package match

import (
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// sheet is a record taken apart, before any rule is asked.
type sheet struct {
	tags   map[string]string // by their names in small letters
	root   *tree.Node
	turns  []*tree.Node // the main line
	result string       // the last word, "" if there is none
}

// tag is the value of a tag, whatever the case of its name, and whether there is one.
func (s *sheet) tag(name string) (value string, ok bool) {
	value, ok = s.tags[strings.ToLower(name)]
	return value, ok
}

// value is the value of a tag, "" if there is none.
func (s *sheet) value(name string) string { return s.tags[strings.ToLower(name)] }

// scan takes a record apart: tags, and movetext (game/tree).
func scan(text string, faults *game.Faults) *sheet {
	s := &sheet{tags: map[string]string{}}
	text, line := s.header(strings.TrimPrefix(text, "\ufeff"))
	whole := text
	if len(s.tags) == 0 {
		text = s.diagram(text)
	}
	for len(*faults) < mostFaults {
		text = strings.TrimLeft(text, " \t\r\n")
		if !strings.HasPrefix(text, "[") {
			break
		}
		text = s.pair(text, faults)
	}
	if len(*faults) >= mostFaults {
		text = ""
	}
	line += strings.Count(whole[:len(whole)-len(text)], "\n")
	s.root, s.result = tree.Read(text, line, faults)
	s.turns = s.root.Line()
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
	value, ok = bounded(name, tree.OneLine(value))
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
