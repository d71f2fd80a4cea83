package tiles

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

func handOf(t *testing.T, id string, o game.Options) *hand {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return newHand(v.(game.Deployer), o, game.First)
}

func TestTilesOnOffer(t *testing.T) {
	for id, want := range map[string]int{"qiji16": 16, "qice": 32, "qice-line": 32} {
		if got := len(handOf(t, id, nil).kinds); got != want {
			t.Errorf("%s offers %d kinds, want %d", id, got, want)
		}
	}
	for _, id := range []string{"qice", "qice-line"} {
		if got := len(handOf(t, id, game.Options{"kinds": "24"}).kinds); got != 24 {
			t.Errorf("%s with 24 kinds offers %d", id, got)
		}
	}
}

func TestLayingMovesAndReplaces(t *testing.T) {
	h := handOf(t, "qice", nil)
	h.lay(1, 0)
	h.lay(2, 1)
	h.lay(1, 1) // swaps with 2
	if !slices.Equal(h.tiles, []int{2, 1, 0, 0, 0, 0, 0, 0}) {
		t.Errorf("tiles %v", h.tiles)
	}
	h.lay(5, 0) // replaces 2
	if h.count() != 2 || h.slotOf(2) != -1 || h.missing() != 6 || h.ready() {
		t.Errorf("tiles %v, missing %d", h.tiles, h.missing())
	}
	h.take(0)
	h.clear()
	if h.count() != 0 || h.free() != center {
		t.Errorf("after clearing: %v", h.tiles)
	}
}

// qiji16 lays up to eight, qice exactly eight (game/stratagem/README.md, Fine
// points 5).
func TestFewerTilesAreLegalOnlyInQiji16(t *testing.T) {
	small, big := handOf(t, "qiji16", nil), handOf(t, "qice", nil)
	if !small.ready() || big.ready() {
		t.Errorf("empty palaces: qiji16 %v, qice %v", small.ready(), big.ready())
	}
}

func TestPresetsAreLegalAndLayNothingUseless(t *testing.T) {
	for _, id := range []string{"qiji16", "qice", "qice-line"} {
		for _, w := range presets {
			h := handOf(t, id, nil)
			h.layPreset(w)
			if !h.ready() {
				t.Errorf("%s %s lays %v", id, w.name, h.tiles)
			}
			for slot, n := range h.tiles {
				if h.useless(n, slot) {
					t.Errorf("%s %s: kind %d does nothing on slot %d", id, w.name, n, slot)
				}
			}
		}
	}
}

// The balanced preset has a tile for every piece before a second one for any.
func TestTheBalancedPresetServesEveryPiece(t *testing.T) {
	for _, id := range []string{"qiji16", "qice", "qice-line"} {
		h := handOf(t, id, nil)
		h.layPreset(presets[0])
		served := map[string]int{}
		for _, n := range h.tiles {
			served[h.kind(n).Piece]++
		}
		offered := map[string]bool{}
		for _, k := range h.kinds {
			offered[k.Piece] = true
		}
		if presets[0].name != "balanced" || len(served) != min(len(offered), slots) {
			t.Errorf("%s: tiles %v serve %v of %d pieces", id, h.tiles, served, len(offered))
		}
	}
}

func TestSearchFindsByNameAndNumber(t *testing.T) {
	h := handOf(t, "qice", nil)
	if k := h.kind(11); !passes(k, "all", "11") || passes(k, "all", "1") || passes(k, "guard", "") || !passes(k, "exchange", "") {
		t.Error("kind 11 is found by its number and moves and exchanges")
	}
}

func TestOwnSetsReadAsWritten(t *testing.T) {
	list := []set{{"Iron wall", []int{1, 2, 3, 4, 5, 6, 7, 8}}, {"空", make([]int, slots)}}
	back, err := readSets(writeSets(list))
	if err != nil || len(back) != 2 || back[0].name != "Iron wall" || !slices.Equal(back[0].tiles, list[0].tiles) {
		t.Errorf("read %v (%v)", back, err)
	}
	for _, bad := range []string{"1,2 x", "1,2,3,4,5,6,7,x name", "no tiles"} {
		if _, err := readSets(bad); err == nil {
			t.Errorf("%q read without an error", bad)
		}
	}
}

func FuzzSets(f *testing.F) {
	f.Add("1,2,3,4,5,6,7,8 name\n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := readSets(text)
		if err != nil {
			return
		}
		again, err := readSets(writeSets(list))
		if err != nil || len(again) != len(list) {
			t.Fatalf("%q: %v, %v (%v)", text, list, again, err)
		}
	})
}
