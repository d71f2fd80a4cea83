package library

import (
	"errors"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/host"
)

// mostFaults is how many faults of a record are told.
const mostFaults = 4

// faults tells a reader what is wrong with a record, a line each.
func faults(text string, err error) []string {
	var list *game.Faults
	switch {
	case errors.Is(err, host.ErrBig):
		return []string{locale.T("error.file.big")}
	case !errors.As(err, &list):
		return []string{locale.T("error.file")}
	}
	var lines []string
	for _, f := range *list {
		if len(lines) < mostFaults {
			lines = append(lines, fault(text, f))
		}
	}
	return lines
}

// fault tells one fault: of a turn by its number and text, of the tags by their
// line, of others in the words of the parser.
func fault(text string, f game.Fault) string {
	kind, rest, _ := strings.Cut(f.Field, " ")
	switch {
	case kind == "turn":
		number, turn, _ := strings.Cut(rest, " ")
		return locale.T("error.record", locale.Arg{Name: "n", Value: number}, locale.Arg{Name: "text", Value: turn})
	case kind == "tags":
		if n := lineOf(text, f.What); n > 0 {
			return locale.T("error.record.format", locale.Num("n", n))
		}
	case f.Field == "tag Variant" && !strings.Contains(text, "[Variant"):
		return locale.T("error.record.tags", locale.Arg{Name: "name", Value: "Variant"})
	case f.Field == "tag Variant":
		return locale.T("error.record.variant", locale.Arg{Name: "name", Value: quoted(f.What)})
	}
	return f.Field + ": " + f.What
}

// quoted is the text in quotation marks of a fault, "" if there is none.
func quoted(what string) string {
	begin, end := strings.IndexByte(what, '"'), strings.LastIndexByte(what, '"')
	if begin < 0 {
		return ""
	}
	word, err := strconv.Unquote(what[begin : end+1])
	if err != nil {
		return ""
	}
	return word
}

// lineOf is the number of the line that a fault quotes, 0 if it is not found.
func lineOf(text, what string) int {
	want, n := quoted(what), 0
	for line := range strings.Lines(text) {
		n++
		if strings.TrimSpace(line) == want {
			return n
		}
	}
	return 0
}
