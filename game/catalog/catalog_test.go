package catalog

import (
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

func TestVariantsAreFoundByTheirIDs(t *testing.T) {
	seen := map[string]bool{}
	for _, v := range All() {
		in := v.Info()
		if seen[in.ID] {
			t.Errorf("%s is listed twice", in.ID)
		}
		seen[in.ID] = true
		if err := gametest.CheckInfo(in); err != nil {
			t.Error(err)
		}
		found, ok := Find(in.ID)
		if !ok || found.Info() != in {
			t.Errorf("%s is not found by its id", in.ID)
		}
	}
	if !seen["yanyi"] {
		t.Error("yanyi is missing")
	}
	if v, ok := Find("nothing"); ok {
		t.Errorf("found %v", v)
	}
}

// TestStartsAreCanonical checks that "start" and the start's own text are one position, and that
// this prints as the text.
func TestStartsAreCanonical(t *testing.T) {
	for _, v := range All() {
		in := v.Info()
		pos, err := v.Parse("start", nil)
		if err != nil {
			t.Errorf("%s: %v", in.ID, err)
			continue
		}
		if pos.String() != in.Start {
			t.Errorf("%s starts as %s, Info says %s", in.ID, pos, in.Start)
		}
		if pos.Outcome().Over || len(pos.Turns(nil)) == 0 {
			t.Errorf("%s has no turn at the start", in.ID)
		}
		if _, err := v.Parse("start", game.Options{"no such": "option"}); err == nil {
			t.Errorf("%s takes an option it does not have", in.ID)
		}
	}
}
