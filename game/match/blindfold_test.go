package match

import (
	"strings"
	"testing"
)

// Turns without seeing the pieces, and peeks, are kept with the game.
func TestBlindfoldIsKept(t *testing.T) {
	m := begin(t, two, Setup{})
	if m.Blindfold().Any() || strings.Contains(m.Record(), blindfoldTag) {
		t.Error("an ordinary game is called blindfold")
	}
	m.NoteUnseen()
	m.NoteUnseen()
	m.NotePeek()
	want := Blindfold{Turns: 2, Peeks: 1}
	for _, text := range []string{m.Record(), m.Save()} {
		back, err := Parse(find, text)
		if err != nil || back.Blindfold() != want {
			t.Errorf("%v is read (%v) of\n%s", back, err, text)
		}
	}
}

// A wrong tag is refused with its place.
func TestAWrongBlindfoldIsNamed(t *testing.T) {
	_, err := Parse(find, "[Variant \"toy2\"]\n[Blindfold \"much\"]\n\n*")
	if err == nil || !strings.Contains(err.Error(), "tag Blindfold") {
		t.Errorf("error %v", err)
	}
}

func TestBlindfoldText(t *testing.T) {
	for _, b := range []Blindfold{{}, {1, 0}, {24, 3}, {blindfoldMost, blindfoldMost}} {
		if got, err := parseBlindfold(b.String()); err != nil || got != b {
			t.Errorf("%q reads as %+v (%v)", b, got, err)
		}
	}
	for _, bad := range []string{"", "24", "24 turns", "24 turns, peeks", "-1 turns, 0 peeks", "1 turns, 99999 peeks", "1 turns, 0 peeks ", "١ turns, 0 peeks"} {
		if b, err := parseBlindfold(bad); err == nil {
			t.Errorf("%q reads as %+v", bad, b)
		}
	}
}
