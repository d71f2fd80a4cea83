//go:build !(js && wasm)

package main

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// talk returns the engine's answer to an input.
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
