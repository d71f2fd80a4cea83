package notation

import (
	"strings"
	"unicode/utf8"

	"yanyi/game"
	"yanyi/game/tree"
)

// Sheet is a record taken apart, before any rule is asked.
type Sheet struct {
	Root   *tree.Node
	Turns  []*tree.Node // the main line
	Result string       // the last word, "" if there is none

	tags          map[string]string // by their names in small letters
	before, after []string          // lines round the turns of a list
	form          string            // WXF or DhtmlXQ; "" for any other
	text          string            // that was read
	moves         string            // its turns as they were taken apart, a character for each
	from          int               // where they begin in it, in bytes
}

// Tag is the value of a tag, whatever the case of its name, and whether there is one.
func (s *Sheet) Tag(name string) (value string, ok bool) {
	value, ok = s.tags[strings.ToLower(name)]
	return value, ok
}

// Value is the value of a tag, "" if there is none.
func (s *Sheet) Value(name string) string { return s.tags[strings.ToLower(name)] }

// Scan takes a record apart: tags, and movetext (game/tree).
func Scan(text string, faults *game.Faults) *Sheet {
	text = strings.TrimPrefix(text, "\ufeff")
	s := &Sheet{tags: map[string]string{}, text: text}
	if isDhtml(text) {
		s.form = "DhtmlXQ"
		s.dhtml(faults)
		return s
	}
	rest := s.header(text)
	if len(s.tags) == 0 {
		rest = s.diagram(rest)
	}
	for len(*faults) < mostFaults {
		rest = strings.TrimLeft(rest, " \t\r\n")
		if !strings.HasPrefix(rest, "[") {
			break
		}
		rest = s.pair(rest, faults)
	}
	if len(*faults) >= mostFaults {
		rest = ""
	}
	s.movetext(rest, faults)
	return s
}

// movetext reads the turns, which are a part of the text.
func (s *Sheet) movetext(rest string, faults *game.Faults) {
	s.from = max(0, strings.LastIndex(s.text, rest))
	if len(s.tags) == 0 {
		rest = s.outer(rest)
	}
	s.moves = plainMoves(rest)
	s.Root, s.Result = tree.Read(s.moves, 1+strings.Count(s.text[:s.from], "\n"), faults)
	s.tidy()
	s.Turns = s.Root.Line()
	s.remark()
	if result := resultOf(s.tags["result"]); result != "" {
		s.tags["result"] = result
	}
}

// remark adds what stood round a list of turns to what is said before and behind it.
func (s *Sheet) remark() {
	if len(s.before) > 0 {
		s.Root.After = tree.Cut(strings.Join(append(s.before, s.Root.After), " "), tree.MostComment)
	}
	if n := len(s.Turns); len(s.after) > 0 && n > 0 {
		last := s.Turns[n-1]
		last.After = tree.Cut(strings.TrimSpace(last.After+" "+strings.Join(s.after, " ")), tree.MostComment)
	}
}

// Place is where a turn stands in the text that was read, from 1, and how it is
// written there.
func (s *Sheet) Place(n *tree.Node) (line, column int, word string) {
	at, width := s.from, utf8.RuneCountInString(n.Turn)
	for range utf8.RuneCountInString(s.moves[:min(n.At, len(s.moves))]) {
		_, size := utf8.DecodeRuneInString(s.text[at:])
		at += size
	}
	before := s.text[:at]
	line = 1 + strings.Count(before, "\n")
	column = 1 + utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])
	end := at
	for range width {
		_, size := utf8.DecodeRuneInString(s.text[end:])
		end += size
	}
	return line, column, s.text[at:end]
}

// VariantOf is the game that a record is of; the record may be faulty.
func VariantOf(find func(name string) (game.Variant, bool), text string) (game.Variant, bool) {
	var faults game.Faults
	return Scan(text, &faults).Variant(find)
}

// Tag is the value of a record's tag, whatever the case of its name, and whether the
// record has it; the record may be faulty.
func Tag(text, name string) (value string, ok bool) {
	var faults game.Faults
	return Scan(text, &faults).Tag(name)
}

// pair reads the tag pair at the start of text and returns what follows.
func (s *Sheet) pair(text string, faults *game.Faults) string {
	name, value, rest, ok := cutPair(text)
	if !ok {
		line, rest, _ := strings.Cut(text, "\n")
		faults.Add("tags", game.NoSquare, "%q is no tag pair", strings.TrimSpace(line))
		return rest
	}
	value, ok = bounded(name, tree.OneLine(value))
	if !ok {
		faults.Add("tag "+name, game.NoSquare, "more than %d characters", longestTag)
	}
	if before, twice := s.Tag(name); twice && before != value && isRead(name) {
		faults.Add("tag "+name, game.NoSquare, "stands twice: %q and %q", game.Brief(before), game.Brief(value))
	}
	s.tags[tagOf(name)] = value
	return rest
}

// cutPair takes a tag pair off the front: [Name "value"], and where there are no such
// marks in its line [Name value].
func cutPair(text string) (name, value, rest string, ok bool) {
	name, rest, ok = strings.Cut(text[1:], "\"")
	value, rest, closed := unquote(rest)
	line, behind, _ := strings.Cut(text, "\n")
	if bare, ends := strings.CutSuffix(strings.TrimSpace(line), "]"); ends && !strings.Contains(line, "\"") {
		name, value, ok = strings.Cut(bare[1:], " ")
		return name, strings.Trim(value, " “”"), behind, ok && name != "" && !strings.ContainsAny(value, "[]")
	}
	name = strings.TrimSpace(name)
	rest = strings.TrimLeft(rest, " \t")
	if !ok || !closed || name == "" || strings.ContainsAny(name, " \t\n[]") || !strings.HasPrefix(rest, "]") {
		return "", "", "", false
	}
	return name, value, rest[1:], true
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
