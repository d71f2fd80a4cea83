package gametext

import (
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/notation"
)

// RecordFault describes a fault of a record of a game, nil if unknown: of a turn its number,
// text and place, of tags their line or name, of the start its field or square.
func RecordFault(in *game.Info, record *notation.Found, f *game.Fault) []string {
	kind, rest, _ := strings.Cut(f.Field, " ")
	switch kind {
	case "turn":
		number, turn, _ := strings.Cut(rest, " ")
		return []string{
			locale.T("error.record", locale.Arg{Name: "n", Value: number}, locale.Arg{Name: "text", Value: turn}),
			place(f.Line, f.Column), Of(in, f.Phrase),
		}
	case "tags":
		line, _ := placeOf(record, f.Text)
		return []string{locale.T("error.record.format", locale.Num("n", line))}
	case "tag":
		return []string{badTag(record, rest)}
	case "games", "variation", "file", "text", "comment":
		return []string{Of(in, f.Phrase)}
	case "result":
		if f.Phrase.Key != "" {
			return []string{Of(in, f.Phrase)}
		}
		return []string{locale.T("error.record.result")}
	}
	return Fault(in, f) // by its squares and fields, wherever it stands
}

// place is the sentence that says where in a text something stands, "" where that is not known.
func place(line, column int) string {
	if line == 0 {
		return ""
	}
	return locale.T("error.record.at", locale.Num("n", line), locale.Num("m", column))
}

// placed adds to a line where a tag stands in a record.
func placed(line string, record *notation.Found, tag string) string {
	return strings.TrimSpace(line + " " + place(placeOf(record, "["+tag)))
}

// badTag is the line about a tag.
func badTag(record *notation.Found, name string) string {
	tag, sheet := name, record.Sheet()
	value, ok := sheet.Tag(tag)
	if name == "Variant" && !ok {
		tag = "Game"
		value, ok = sheet.Tag(tag)
	}
	if name != "Variant" && !ok { // the mode is an option with a tag of its own
		tag = "Mode"
		value, _ = sheet.Tag(tag)
	}
	value = game.Brief(value)
	if name == "Variant" {
		return placed(locale.T("error.record.variant", locale.Arg{Name: "name", Value: value}), record, tag)
	}
	return placed(locale.T("error.record.tag", locale.Arg{Name: "name", Value: tag}, locale.Arg{Name: "text", Value: value}), record, tag)
}

// placeOf is the line and the column of a part of a record, whatever its case: where a line
// begins with it, or else the first place; 0 if it is not there.
func placeOf(record *notation.Found, part string) (line, column int) {
	n := 0
	for l := range strings.Lines(record.Text) {
		n++
		at := indexFold(l, part)
		if at < 0 {
			continue
		}
		if begins := strings.TrimSpace(l[:at]) == ""; line == 0 || begins {
			line, column = record.Place(n, 1+utf8.RuneCountInString(l[:at]))
			if begins {
				break
			}
		}
	}
	return line, column
}

// indexFold is where a text holds a part, whatever its case; -1 if it does not.
func indexFold(text, part string) int {
	for i := 0; i+len(part) <= len(text); i++ {
		if strings.EqualFold(text[i:i+len(part)], part) {
			return i
		}
	}
	return -1
}
