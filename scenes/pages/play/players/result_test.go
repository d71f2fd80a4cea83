package players

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/scenes/scenetest/tabletest"
)

// At the end of a game of two the cards tell who has won and who has lost; only of
// three players some are out.
func TestTheCardsTellWhoHasWon(t *testing.T) {
	for _, c := range []struct {
		id, start, turn string
		seat            game.Seat
		want            string
	}{
		{"xiangqi", "start", "r:resign", game.First, "负"},
		{"xiangqi", "start", "r:resign", game.Second, "胜"},
		{"xiangqi", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "b1b10", game.Second, "负"},
		{"xiangqi", "start", "", game.First, ""},
		{"yanyi", waiting, "u:resign", game.Wu, "出局"},
		{"yanyi", waiting, "u:resign", game.Wei, ""},
	} {
		var turns []string
		if c.turn != "" {
			turns = append(turns, c.turn)
		}
		p := at(t, c.id, c.start, turns...)
		got := ""
		for _, text := range tabletest.Texts(p.facts(c.seat, inPanel).outChip(), 360, 40) {
			got += text
		}
		if got != c.want {
			t.Errorf("%s after %q: the chip of %d says %q, want %q", c.id, c.turn, c.seat, got, c.want)
		}
		if texts := tabletest.Texts(p.Cards(), 360, 400); c.id == "xiangqi" && slices.Contains(texts, "出局") {
			t.Errorf("%s after %q: the cards say %q", c.id, c.turn, texts)
		}
	}
}
