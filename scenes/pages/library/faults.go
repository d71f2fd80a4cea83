package library

import (
	"errors"
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/scenes/machine"
	"yanyi/scenes/phrase"
)

// mostFaults is how many faults of a record are told.
const mostFaults = 4

// faults tells a reader what is wrong with a record, a line each.
func faults(text string, err error) []string {
	var list *game.Faults
	switch {
	case errors.Is(err, machine.ErrBig):
		return []string{locale.T("error.file.big")}
	case !errors.As(err, &list):
		return []string{locale.T("error.file")}
	}
	t := teller{text: text, in: catalogInfo(text)}
	for _, f := range *list {
		t.record(&f)
	}
	return t.lines
}

// Faults tells a reader what is wrong with a record, a line each.
func Faults(record string, err error) string { return strings.Join(faults(record, err), "\n") }

// Misplaced tells a reader what is wrong with a position of a game, a line each; it is
// "" where the error tells of none.
func Misplaced(in *game.Info, err error) string {
	var list *game.Faults
	t := teller{in: in}
	if errors.As(err, &list) {
		for _, f := range *list {
			t.position(&f)
		}
	}
	return strings.Join(t.lines, "\n")
}

// teller puts faults into the reader's language.
type teller struct {
	text  string     // the record
	in    *game.Info // its variant's, nil if there is no such variant
	lines []string
}

// say adds a line, but none twice.
func (t *teller) say(line string) {
	if line != "" && len(t.lines) < mostFaults && !slices.Contains(t.lines, line) {
		t.lines = append(t.lines, line)
	}
}

func (t *teller) tag(name string) string {
	value, _ := notation.Tag(t.text, name)
	return game.Brief(value)
}

// record tells a fault of a record: of a turn by its number and text, of the tags
// by their line or name, of the position it starts from by its field or square.
func (t *teller) record(f *game.Fault) {
	kind, rest, _ := strings.Cut(f.Field, " ")
	switch kind {
	case "turn":
		number, turn, _ := strings.Cut(rest, " ")
		t.say(locale.T("error.record", locale.Arg{Name: "n", Value: number}, locale.Arg{Name: "text", Value: turn}))
		if f.Line > 0 {
			t.say(locale.T("error.record.at", locale.Num("n", f.Line), locale.Num("m", f.Column)))
		}
		t.say(phrase.Of(t.in, f.Phrase))
	case "tags":
		t.say(locale.T("error.record.format", locale.Num("n", lineOf(t.text, f.Text))))
	case "tag":
		t.say(t.badTag(rest))
	case "games", "variation":
		t.say(phrase.Of(t.in, f.Phrase))
	case "comment", "result":
		t.say(locale.T("error.record." + kind))
	default:
		t.position(f)
	}
}

// badTag is the line about a tag.
func (t *teller) badTag(name string) string {
	value, ok := notation.Tag(t.text, name)
	if name == "Variant" && !ok {
		value, ok = notation.Tag(t.text, "Game")
	}
	value = game.Brief(value)
	switch {
	case name == "Variant" && !ok && !strings.HasPrefix(strings.TrimSpace(t.text), "["):
		return locale.T("error.record.unknown")
	case name == "Variant" && !ok:
		return locale.T("error.record.tags", locale.Arg{Name: "name", Value: name})
	case name == "Variant":
		return locale.T("error.record.variant", locale.Arg{Name: "name", Value: value})
	case !ok: // the mode is an option with a tag of its own
		name, value = "Mode", t.tag("Mode")
	}
	return locale.T("error.record.tag", locale.Arg{Name: "name", Value: name}, locale.Arg{Name: "text", Value: value})
}

// position tells a fault of the position a record starts from, or of the tiles
// laid there.
func (t *teller) position(f *game.Fault) {
	for _, line := range phrase.Fault(t.in, f) {
		t.say(line)
	}
}

// lineOf is the number of the line that holds a text, 0 if none does.
func lineOf(text, part string) int {
	n := 0
	for line := range strings.Lines(text) {
		if n++; strings.Contains(line, part) {
			return n
		}
	}
	return 0
}
