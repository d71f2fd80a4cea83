//go:build !(js && wasm)

package main

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// talk returns the lines that the engine answers to an input.
func talk(t *testing.T, input string) []string {
	var out strings.Builder
	if err := serve(strings.NewReader(input), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(out.String()), "\n")
}

func TestEngineAnswersInEveryGame(t *testing.T) {
	for _, v := range catalog.All() {
		in := v.Info()
		lines := talk(t, "position "+in.ID+" | start\ngo level 1 seed 7\n")
		last, ok := strings.CutPrefix(lines[len(lines)-1], "bestmove ")
		if !ok || !strings.HasPrefix(lines[0], "info depth 1 ") {
			t.Errorf("%s: %q", in.ID, lines)
			continue
		}
		pos, err := v.Parse("start", nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := game.Find(in, pos, last); err != nil {
			t.Errorf("%s: %v", in.ID, err)
		}
	}
}

func TestEngineLaysTilesThatMayLie(t *testing.T) {
	for _, v := range catalog.All() {
		d, ok := v.(game.Deployer)
		if !ok {
			continue
		}
		id := v.Info().ID
		answers := talk(t, "deploy "+id+" seat 0 seed 1\ndeploy "+id+" seat 1 seed 1\ndeploy "+id+" seat 1 seed 1\n")
		if len(answers) != 3 || answers[1] != answers[2] {
			t.Fatalf("%s: %q", id, answers)
		}
		for seat, line := range answers[:2] {
			text, _ := strings.CutPrefix(line, "tiles ")
			if want := d.Suggest(game.Seat(seat), 1, nil); text != join(want) {
				t.Errorf("%s: tiles %s, want %v", id, text, want)
			} else if err := d.CheckTiles(want, nil); err != nil {
				t.Errorf("%s: %v", id, err)
			}
		}
	}
}

func join(tiles []int) string {
	var words []string
	for _, n := range tiles {
		words = append(words, game.Sprintf("%d", n))
	}
	return strings.Join(words, ",")
}

func TestEngineQuits(t *testing.T) {
	if got := talk(t, "quit\nposition yanyi | start\ngo level 1\n"); got[0] != "" {
		t.Errorf("said %q after quit", got)
	}
}
