package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/scenes/gametext"
)

// spellFaults puts every fault of a position on a line of its own, in the words of the pages.
func spellFaults(in *game.Info, what string, err error) error {
	return faultLines(what, err, func(f *game.Fault) []string { return gametext.Fault(in, f) })
}

// recordFaults puts every fault of a record on a line, in the pages' words. The game may be nil.
func recordFaults(in *game.Info, name string, record *notation.Found, err error) error {
	return faultLines(name, err, func(f *game.Fault) []string { return gametext.RecordFault(in, record, f) })
}

// faultLines puts every fault on a line behind its head, a mere place with the fault itself.
func faultLines(head string, err error, say func(f *game.Fault) []string) error {
	var faults *game.Faults
	if !errors.As(err, &faults) {
		return fmt.Errorf("%s: %w", head, err)
	}
	var lines []string
	for i := range *faults {
		f := &(*faults)[i]
		line := oneLine(strings.Join(say(f), " "))
		if f.Phrase.Key == "" && len(f.Inner) == 0 && !strings.HasPrefix(f.Field, "turn ") {
			line = oneLine(line + " (" + f.What + ")")
		}
		line = head + ": " + line
		if !slices.ContainsFunc(lines, func(told string) bool { return strings.HasPrefix(told, line) }) {
			lines = append(lines, line)
		}
	}
	return errors.New(strings.Join(lines, "\n"))
}

// oneLine is a text with every space a blank.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// spellTurn explains why a turn cannot be played.
func spellTurn(in *game.Info, text string, err error) string {
	var illegal *game.IllegalTurn
	if !errors.As(err, &illegal) || illegal.Why.Key == "" {
		return strings.TrimPrefix(err.Error(), fmt.Sprintf("turn %q: ", text))
	}
	return "illegal turn: " + gametext.Of(in, illegal.Why)
}
