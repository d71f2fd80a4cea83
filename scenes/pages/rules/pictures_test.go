package rules

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// Every picture can be parsed, its moves are legal, and the reader can play the moves that the
// text mentions.
func TestPicturesArePlayable(t *testing.T) {
	illustrated := map[string]bool{}
	for key, pic := range pictures() {
		id, _, _ := strings.Cut(key, " ")
		v, ok := catalog.Find(id)
		if !ok {
			t.Errorf("%s: no such game", key)
			continue
		}
		illustrated[id] = true
		pos, err := v.Parse(pic.position, nil)
		if err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		play(t, key, v, pos, pic.played)
		if pic.selected != "" {
			sq, err := v.Info().Board.Square(pic.selected)
			if err != nil || pos.View(pos.Actor()).Cells[sq].Piece == game.NoPiece {
				t.Errorf("%s: nothing to select on %s (%v)", key, pic.selected, err)
			}
		}
		play(t, key, v, pos, pic.try)
		for _, corner := range pic.crop {
			if _, err := v.Info().Board.Square(corner); corner != "" && err != nil {
				t.Errorf("%s: crop: %v", key, err)
			}
		}
	}
	for _, v := range catalog.All() {
		if !illustrated[v.Info().ID] {
			t.Errorf("%s has no picture", v.Info().ID)
		}
	}
}

func play(t *testing.T, key string, v game.Variant, pos game.Position, text string) {
	t.Helper()
	if text == "" {
		return
	}
	turn, err := game.Find(v.Info(), pos, text)
	if err != nil {
		t.Errorf("%s: %v in %s", key, err, pos)
		return
	}
	pos.Do(turn)
	if pos.Actor() == game.Chance {
		pos.DoReveal(pos.Reveals(nil)[0])
	}
}
