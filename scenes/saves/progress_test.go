package saves_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/progress"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
)

// lost is the save of a game against a level, begun on a day and resigned at once.
func lost(t *testing.T, level, day int) string {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{Seats: []match.Player{{}, {Level: level}}, Seed: 1, Date: fmt.Sprintf("2026.%02d.%02d", 1+day/28, 1+day%28)})
	if err != nil {
		t.Fatal(err)
	}
	m.SetViewSeat(0)
	if err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	return m.Save()
}

// Progress remains whether its games are kept, replaced or deleted, and every game is counted
// once.
func TestProgressOutlivesTheirGames(t *testing.T) {
	store := &scenetest.Machine{}
	w := open(t, store)
	for i := range 2*saves.MaxKept + 1 {
		w.save(w.Keeper(""), lost(t, 1+i%3, i))
		if i == saves.MaxKept {
			w.Forget(w.List()[3])
			w.save(w.Keeper(""), begun(t, 3).Save())
		}
		kept := w.Progress()
		if c := kept.All(); c != (progress.Count{Played: i + 1, Lost: i + 1}) {
			t.Fatalf("after %d games: %+v", i+1, c)
		}
	}
	tally := w.Progress()
	if c := tally.At("xiangqi", 2); c.Lost != 8 {
		t.Errorf("of the second level: %+v", c)
	}
	if store.Store["deeds"] == "" {
		t.Error("nothing is kept of games that made way")
	}
	store.Store["deeds"] = "game xiangqi \x00\n" + strings.Repeat("noise ", 1000)
	damaged := w.Progress()
	if c := damaged.All(); c.Played == 0 || c.Played > saves.MaxKept {
		t.Errorf("with a damaged tally: %+v", c)
	}
}

// A game that could not be replaced is not counted as removed.
func TestRefusedSavesCountNothing(t *testing.T) {
	store := &scenetest.Machine{}
	w := open(t, store)
	for i := range saves.MaxKept {
		w.save(w.Keeper(""), lost(t, 1, i))
	}
	store.SaveFail = errors.New("full")
	_ = w.Keeper("").Save(lost(t, 1, 40))
	w.Forget(w.List()[0])
	tally := w.Progress()
	if c := tally.All(); c.Played != saves.MaxKept {
		t.Errorf("%+v", c)
	}
}

// Games of embedded pages are not counted as progress.
func TestEmbeddedGamesAreNoProgress(t *testing.T) {
	store := &scenetest.Machine{}
	w := openIn(t, store, true)
	for i := range saves.MaxEmbedded + 2 {
		w.save(w.Keeper(""), lost(t, 1, i))
	}
	if store.Store["deeds"] != "" {
		t.Errorf("kept %q", store.Store["deeds"])
	}
}
