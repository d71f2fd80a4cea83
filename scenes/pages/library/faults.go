package library

import (
	"cmp"
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

// positionKeys are the sentences for what may be wrong with the fields of position
// strings where a fault has no phrase of its own. Fields that only some games have,
// and whoever writes them knows, are called by their names.
var positionKeys = map[string]string{
	"turn": "error.position.turn", "side": "error.position.turn",
	"alive": "error.position.alive", "alliance": "error.position.alliance", "han": "error.position.han",
	"clock": "error.position.clock", "halfmove": "error.position.clock", "fullmove": "error.position.clock",
	"bags": "error.position.bag", "tiles": "error.position.tiles",
	"castle": "error.position.castling", "castling": "error.position.castling.baige", "ep": "error.position.ep",
}

// position tells a fault of the position a record starts from, or of the tiles
// laid there.
func (t *teller) position(f *game.Fault) {
	if len(f.Inner) > 0 {
		for _, inner := range relevant(f.Inner) {
			t.position(&inner)
		}
		return
	}
	square, point := "", ""
	if f.Square != game.NoSquare {
		square, point = t.in.Board.Label(f.Square), pointOf(t.in.Board, f.Square)
	}
	place := cmp.Or(f.Text, square)
	said := f.Phrase
	switch key, known := positionKeys[f.Field]; {
	case said.Key != "":
	case f.Field == place || f.Field == "fields": // a field that the game does not have
		said = game.Say("error.position")
	case known:
		said, place = game.Say(key), cmp.Or(place, f.Field)
	default:
		said, place = game.Say("error.position"), strings.TrimSuffix(f.Field+"="+place, "=")
	}
	t.say(phrase.Of(t.in, said, locale.Arg{Name: "square", Value: point}, locale.Arg{Name: "text", Value: place}))
}

// pointOf is where in the string's board a point stands: by its name, or by row and
// place in the row where players know points by their lines.
func pointOf(b *game.Board, sq game.Square) string {
	p := b.Points[sq]
	if !b.Lines || locale.Current() == locale.En {
		return b.Label(sq)
	}
	n := 1
	for b.At(int(p.File)-n, int(p.Rank)) != game.NoSquare {
		n++
	}
	return locale.T("error.position.at", locale.Num("n", b.Ranks-int(p.Rank)), locale.Num("m", n))
}

// relevant leaves out what follows from other faults: where a board's ranks do not
// add up, its pieces are not where their writer wanted them.
func relevant(list game.Faults) game.Faults {
	var shape game.Faults
	for _, f := range list {
		switch f.Phrase.Key {
		case "error.position.ranks", "error.position.width", "error.position.comma":
			shape = append(shape, f)
		}
	}
	if shape != nil {
		return shape
	}
	return list
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
