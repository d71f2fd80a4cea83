package notation

import (
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// Sheet is a record taken apart, before any rule is asked.
type Sheet struct {
	Root   *tree.Node
	Turns  []*tree.Node // the main line
	Result string       // the last word, "" if there is none

	// Skipped are the faults outside the turns, which were ignored.
	Skipped game.Faults

	tags   map[string]string // by their names in small letters
	before []string          // lines before the turns of a list, or before tag pairs
	form   string            // WXF or DhtmlXQ; "" for any other
	text   string            // that was read
	ahead  offset            // what stands before it in its file
	clean  source            // made of it, which the turns stand in
	moves  source            // the turns as they were taken apart, made of a part of that
	from   int               // where that part begins, in bytes
}

// Tag is the value of a tag, whatever the case of its name, and whether there is one.
func (s *Sheet) Tag(name string) (value string, ok bool) {
	value, ok = s.tags[strings.ToLower(name)]
	return value, ok
}

// Value is the value of a tag, "" if there is none.
func (s *Sheet) Value(name string) string { return s.tags[strings.ToLower(name)] }

// Scan takes a record apart: tags, and movetext (game/tree). Faults are those with which
// nothing can be opened; others are the sheet's.
func Scan(text string, faults *game.Faults) *Sheet { return scan(text, offset{}, faults) }

func scan(text string, before offset, faults *game.Faults) *Sheet {
	s := &Sheet{tags: map[string]string{}, text: text, ahead: before, clean: source{text: text}}
	if isDhtml(text) {
		s.form = "DhtmlXQ"
		s.dhtml(faults)
		return s
	}
	s.clean = clean(text)
	rest := s.wxf(s.clean.text)
	if len(s.tags) == 0 {
		rest = s.diagram(s.preamble(rest))
	}
	for pairs := 0; len(*faults) < mostFaults; pairs++ {
		rest = strings.TrimLeft(rest, " \t\r\n")
		if !isPair(rest) {
			break
		}
		if rest = s.pair(rest, faults); pairs == mostPairs {
			faults.Add("tags", game.NoSquare, "more than %d tag pairs", mostPairs)
			break
		}
	}
	if len(*faults) > 0 {
		rest = ""
	}
	s.movetext(rest)
	return s
}

// movetext reads the turns, which are a part of the text.
func (s *Sheet) movetext(rest string) {
	s.from = max(0, strings.LastIndex(s.clean.text, rest))
	if len(s.tags) == 0 {
		rest = s.outer(rest)
	}
	p := prepare(rest)
	s.moves = p.source
	s.Root, s.Result = tree.Read(s.moves.text, s.place, &s.Skipped)
	s.Turns = s.Root.Line()
	if len(s.before) > 0 {
		s.Root.After = tree.AsComment(strings.Join(append(s.before, s.Root.After), " "))
	}
	if p.result != "" {
		s.ending(&p)
	}
	told := s.tags["result"]
	if result := resultTold(told); result != "" && !tree.IsResult(told) {
		s.tags["result"] = result
		s.because(told)
	}
	if s.tags["result"] == overtime { // of the player to move behind the turns
		delete(s.tags, "result")
		s.Result = overtime
	}
}

// ending reads the result in words behind the turns. A different one in tag or mark prevails.
func (s *Sheet) ending(p *prepared) {
	switch {
	case s.Result == "" || s.Result == "*":
		s.Result = p.result
	case p.result != overtime && p.result != resultOf(s.Result):
		s.Skipped.Add("result", game.NoSquare, "%q and %q stand behind the turns", s.Result, p.said).
			Say("error.record.result.two")
	}
	s.because(p.said)
}

// because reads the reason of the end, if words state it.
func (s *Sheet) because(said string) {
	switch {
	case s.tags["termination"] != "":
	case isLate(said):
		s.tags["termination"] = "time"
	case strings.Contains(said, "认输"), strings.Contains(said, "認輸"), strings.Contains(said, "resign"):
		s.tags["termination"] = "resigns"
	}
}

// Overtime reports whether the record says that time ran outfor the player to move.
func (s *Sheet) Overtime() bool { return s.Result == overtime }

// place is where a byte of the prepared turns comes from in the file that was read, from 1.
func (s *Sheet) place(at int) (line, column int) {
	return s.ahead.place(tree.PlaceIn(s.text, 1)(s.origin(at)))
}

// origin is the byte of the text that was read from which one of the prepared turns comes.
func (s *Sheet) origin(at int) int {
	return min(s.clean.origin(s.from+s.moves.origin(at)), len(s.text))
}

// Place is where a turn stands in the file that was read, from 1, and how it is written there.
func (s *Sheet) Place(n *tree.Node) (line, column int, word string) {
	line, column = s.place(n.At)
	from, to := s.origin(n.At), s.origin(min(n.At+len(n.Text), len(s.moves.text)))
	return line, column, strings.TrimFunc(s.text[from:max(from, to)], func(r rune) bool { return unseen(r) || isBlank(r) || r == '\n' })
}

// pair reads the tag pair at the start of text and returns the rest.
func (s *Sheet) pair(text string, faults *game.Faults) string {
	name, value, rest, ok := cutPair(text)
	if !ok {
		line, rest, _ := strings.Cut(text, "\n")
		faults.Add("tags", game.NoSquare, "%q is no tag pair", strings.TrimSpace(line))
		return rest
	}
	if isRead(name) {
		value = seen(value)
	}
	value, ok = bounded(name, tree.OneLine(value))
	if !ok {
		faults.Add("tag "+name, game.NoSquare, "more than %d characters", longestTag)
	}
	if before, twice := s.Tag(name); twice && before != value && isRead(name) {
		faults.Add("tag "+name, game.NoSquare, "stands twice: %q and %q", game.Brief(before), game.Brief(value))
	}
	tag, _ := tagOf(name)
	s.tags[tag] = value
	return rest
}

// cutPair takes a tag pair off the front: [Name "value"], or [Name value] without such marks.
func cutPair(text string) (name, value, rest string, ok bool) {
	line, behind, _ := strings.Cut(text, "\n")
	if bare, ends := strings.CutSuffix(strings.TrimSpace(line), "]"); ends && !strings.Contains(line, "\"") {
		name, value, ok = strings.Cut(bare[1:], " ")
		return name, strings.Trim(value, " “”"), behind, ok && name != "" && !strings.ContainsAny(value, "[]")
	}
	name, rest, ok = strings.Cut(text[1:], "\"")
	value, rest, closed := unquote(rest)
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
