package library

import (
	"errors"
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/notation"
	"yanyi/scenes/gametext"
	"yanyi/scenes/machine"
)

// mostFaults is the greatest number of a record's faults shown.
const mostFaults = 4

// faults describes the faults of a record, a line each.
func faults(record *notation.Found, err error) []string {
	var list *game.Faults
	switch {
	case errors.Is(err, machine.ErrBig):
		return []string{locale.T("error.file.big")}
	case !errors.As(err, &list):
		return []string{locale.T("error.file")}
	}
	var in *game.Info
	if v, ok := record.Sheet().Variant(catalog.Named); ok {
		in = v.Info()
	}
	return told(*list, func(f *game.Fault) []string { return gametext.RecordFault(in, record, f) })
}

// told is the descriptions of some faults, without repetitions, as many as there is room for.
func told(list game.Faults, say func(f *game.Fault) []string) (lines []string) {
	for _, f := range list {
		for _, line := range say(&f) {
			if line != "" && len(lines) < mostFaults && !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	return lines
}

// Faults describes the faults of a record, a line each.
func Faults(record string, err error) string {
	return strings.Join(faults(&notation.Found{Text: record}, err), "\n")
}

// Misplaced describes the faults of an address's position, a line each, or "".
func Misplaced(in *game.Info, position string, err error) string {
	var list *game.Faults
	if !errors.As(err, &list) {
		return ""
	}
	return strings.Join(told(*list, func(f *game.Fault) []string { return gametext.AddressFault(in, position, f) }), "\n")
}
