package threekingdoms

import (
	"strings"
	"testing"

	"yanyi/game"
)

// find returns the family's variant with an id.
func find(t testing.TB, id string) variant {
	t.Helper()
	for _, v := range Variants() {
		if v.Info().ID == id {
			v.(variant).ready()
			return v.(variant)
		}
	}
	t.Fatalf("no variant %s", id)
	return variant{}
}

// modes are the options of each of a variant's modes.
func modes(v game.Variant) []game.Options {
	if len(v.Info().Options) == 0 {
		return []game.Options{nil}
	}
	var all []game.Options
	for _, mode := range v.Info().Options[0].Values {
		all = append(all, game.Options{"mode": mode})
	}
	return all
}

// read reads a valid position.
func read(t testing.TB, id, text, mode string) *position {
	t.Helper()
	o := game.Options{}
	if mode != "" {
		o["mode"] = mode
	}
	p, err := find(t, id).Parse(text, o)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	pos := p.(*position)
	pos.evaluation() // tests look at parts of the evaluation
	return pos
}

// play plays turns, "u:resign" among them, with their reveals.
func play(t testing.TB, p *position, turns ...string) {
	t.Helper()
	for _, text := range turns {
		turn, err := game.Find(&p.moving.rules.info, p, text)
		if err != nil {
			t.Fatal(err)
		}
		p.Do(turn)
		if p.Actor() != game.Chance {
			continue
		}
		d, err := game.FindReveal(&p.moving.rules.info, p, turn)
		if err != nil {
			t.Fatal(err)
		}
		p.DoReveal(d)
	}
}

// square is the square of a name.
func square(t testing.TB, p *position, name string) game.Square {
	t.Helper()
	sq, err := p.moving.rules.info.Board.Square(name)
	if err != nil {
		t.Fatal(err)
	}
	return sq
}

// tail is a position string without its board.
func tail(p *position) string {
	_, rest, _ := strings.Cut(p.String(), " ")
	return rest
}

// types are the kinds of events of the last turn.
func types(p *position) []game.EventType {
	var list []game.EventType
	for _, e := range p.Events(nil) {
		list = append(list, e.Type)
	}
	return list
}
