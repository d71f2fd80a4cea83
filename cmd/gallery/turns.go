package main

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/sample"
)

//go:embed turns.txt
var turnsText string

// eventNames are the names that turns.txt gives to what happens.
var eventNames = map[string]game.EventType{
	"moved": game.Moved, "captured": game.Captured, "revealed": game.Revealed, "slid": game.Slid,
	"cancelled": game.Cancelled, "activated": game.Activated, "swapped": game.Swapped,
	"exchanged": game.Exchanged, "swept": game.Swept, "stale": game.Stale, "promoted": game.Promoted,
	"castled": game.Castled, "allied": game.Allied, "deposed": game.Deposed,
	"commanderchanged": game.CommanderChanged, "absorbed": game.Absorbed, "removed": game.Removed,
	"wentout": game.WentOut, "allianceended": game.AllianceEnded, "check": game.Check,
	"passedover": game.PassedOver,
	"dueled":     game.Dueled, "kinglost": game.KingLost, "met": game.Met, "ended": game.Ended,
}

// turns plays the turns of turns.txt by the rules: everything that can happen in each variant.
func turns() ([]sample.Scene, error) {
	var all []sample.Scene
	for n, line := range strings.Split(turnsText, "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		s, err := turn(line)
		if err != nil {
			return nil, fmt.Errorf("turns.txt, line %d: %w", n+1, err)
		}
		all = append(all, s)
	}
	return all, nil
}

// turn plays a line: variant and option, what happens, position, turn.
func turn(line string) (sample.Scene, error) {
	parts := strings.Split(line, " | ")
	if len(parts) != 4 {
		return sample.Scene{}, fmt.Errorf("%d parts, want 4", len(parts))
	}
	id, option, _ := strings.Cut(parts[0], " ")
	v, ok := catalog.Find(id)
	if !ok {
		return sample.Scene{}, fmt.Errorf("there is no variant %q", id)
	}
	var options game.Options
	if key, value, ok := strings.Cut(option, "="); ok {
		options = game.Options{key: value}
	}
	pos, err := v.Parse(parts[2], options)
	if err != nil {
		return sample.Scene{}, err
	}
	before := pos.View(game.NoSeat)
	s := sample.Scene{
		Name:   id + "-" + strings.ReplaceAll(parts[1], " ", "-"),
		Before: sample.Game{Name: id, Info: v.Info(), View: &before},
	}
	if err := play(v.Info(), pos, parts[3]); err != nil {
		return s, err
	}
	after := pos.View(game.NoSeat)
	s.Events, s.After = pos.Events(nil), &after
	return s, happens(s.Events, parts[1])
}

// play plays a turn with its draw.
func play(in *game.Info, pos game.Position, text string) error {
	t, err := game.Find(in, pos, text)
	if err != nil {
		return err
	}
	pos.Do(t)
	if pos.Actor() != game.Chance {
		return nil
	}
	draw, err := game.FindReveal(in, pos, t)
	if err == nil {
		pos.DoReveal(draw)
	}
	return err
}

// happens fails unless all that a line promises has happened.
func happens(events []game.Event, words string) error {
	for _, word := range strings.Fields(words) {
		kind, ok := eventNames[word]
		if !ok {
			return fmt.Errorf("nothing is called %q", word)
		}
		if !slices.ContainsFunc(events, func(e game.Event) bool { return e.Type == kind }) {
			return fmt.Errorf("no %s happens", word)
		}
	}
	return nil
}
