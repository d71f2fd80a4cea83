package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
)

// spellFaults puts every fault of a text on a line of its own, with its place.
func spellFaults(in *game.Info, what string, err error) error {
	var faults *game.Faults
	if !errors.As(err, &faults) {
		return errors.New(what + ": " + err.Error())
	}
	lines := make([]string, len(*faults))
	for i, f := range *faults {
		lines[i] = what + ": " + f.Field + ": " + f.What
		if name := in.Board.Name(f.Square); f.Square != game.NoSquare && !strings.Contains(f.What, name) {
			lines[i] = what + ": " + f.Field + ": " + name + ": " + f.What
		}
	}
	return errors.New(strings.Join(lines, "\n"))
}

// spellTurn tells why a turn cannot be played, in English.
func spellTurn(in *game.Info, text string, err error) string {
	var illegal *game.IllegalTurn
	if !errors.As(err, &illegal) || illegal.Why.Key == "" {
		return strings.TrimPrefix(err.Error(), fmt.Sprintf("turn %q: ", text))
	}
	return "illegal turn: " + spell(in, illegal.Why)
}

// spell writes a phrase in English.
func spell(in *game.Info, p game.Phrase) string {
	args := make([]locale.Arg, len(p.Args))
	for i, a := range p.Args {
		args[i] = locale.Arg{Name: a.Name, Value: spellArg(in, a)}
	}
	return locale.En.T(p.Key, args...)
}

func spellArg(in *game.Info, a game.Arg) string {
	switch a.Kind {
	case game.ArgSquare:
		return in.Board.Name(a.Square)
	case game.ArgPiece:
		return spellPiece(in, a.Piece)
	case game.ArgSeat:
		if int(a.Seat) < len(in.Armies) {
			return locale.En.T("side." + in.Armies[a.Seat].Key + ".name")
		}
	case game.ArgNumber:
		return strconv.Itoa(a.N)
	case game.ArgPhrase:
		return spell(in, *a.Phrase)
	case game.ArgStratagem:
		return locale.En.T("strat." + in.ID + "." + strconv.Itoa(a.N))
	}
	return "?"
}

func spellPiece(in *game.Info, p game.Piece) string {
	letter := strings.ToLower(string(p.Kind().Letter()))
	if in.Emperor(p) {
		letter = "e"
	}
	if in.Joint(p) {
		letter = "h"
	}
	for _, set := range [2]string{in.Pieces, in.Likeness} {
		if key := "piece." + set + "." + letter + ".word"; locale.Has(key) {
			return locale.En.T(key)
		}
	}
	return "piece"
}
