package app_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
	"yanyi/scenes/platform"
)

// The tests of this file cover public requests of blind lichess players: typed moves outside
// games, stepping through an analysis, announced mistakes, and a list of moves that can be
// pressed.

// The moves of a game are a list whose lines can be pressed; the current one is marked.
func TestTheListOfTurnsIsPressed(t *testing.T) {
	windowtest.Need(t)
	r := newReader(t, "en", "xiangqi")
	for _, turn := range []string{"h3e3", "h10g8", "h1g3", "i10h10"} {
		r.ask("board/line", turn)
	}
	for key, want := range map[string]string{"list/1": "1. Red: Ch3-e3", "list/2": "1. Black: Nh10-g8", "list/3": "2. Red: Nh1-g3"} {
		if got := r.glass.names[key]; got != want || r.glass.roles[key] != "entry" {
			t.Errorf("%s is %q, a %s", key, got, r.glass.roles[key])
		}
	}
	if !r.glass.on["list/4"] || r.glass.on["list/1"] {
		t.Errorf("looked at is %v", r.glass.on)
	}
	r.ask("list/1", "")
	if ply := r.page().Table().Ply(); ply != 1 || !r.glass.on["list/1"] || r.glass.on["list/4"] {
		t.Errorf("turn %d is looked at", ply)
	}
	if got := r.heard(); got != "Red moves the cannon from h3 to e3. Black to move." {
		t.Errorf("said is %q", got)
	}
	r.ask("board/line", "n")
	if ply := r.page().Table().Ply(); ply != 2 || !strings.HasPrefix(r.heard(), "Black moves the horse from h10 to g8") {
		t.Errorf("a turn on is %d, said is %q", ply, r.heard())
	}
	for _, want := range []int{1, 0, 0} {
		if r.ask("board/line", "b"); r.page().Table().Ply() != want {
			t.Errorf("a turn back is %d, want %d", r.page().Table().Ply(), want)
		}
	}
	if r.heard() != "This is the starting position." {
		t.Errorf("before the first turn is said %q", r.heard())
	}
}

const judgedGame = "[Variant \"xiangqi\"]\n\n{[%eval 0.52/0.48] [%best h3e3]} 1. h3h10?? {[%eval 0.40/0.60] [%best i10h10] The cannon is lost.} " +
	"(1. h3e3 h10g8) c7c6 {[%eval 0.75/0.25] [%best g4g5 i10h10]} 2. g4g5! {[%eval 0.76/0.24] [%best i10h10]} i10h10 {[%eval 0.76/0.24]} *"

// A study is stepped through by keys: each move is announced with its glyph, its cost, the
// better move and its comments; typed moves make variations.
func TestMistakesAreTold(t *testing.T) {
	windowtest.Need(t)
	r := readerAt(t, "en", map[string]string{"r": platform.Pack(judgedGame), "mode": "study"})
	key := func(k ebiten.Key) string {
		t.Helper()
		if err := r.stage.Key(k); err != nil {
			t.Fatal(err)
		}
		r.rest()
		return r.heard()
	}
	key(ebiten.KeyHome)
	first := key(ebiten.KeyRight)
	for _, want := range []string{"Red moves the cannon from h3 to h10", "Blunder.", "Red’s chances fell from 52 to 40.", "Better was cannon h3 to e3", "Comment: The cannon is lost.", "Black to move."} {
		if !strings.Contains(first, want) {
			t.Errorf("of the first turn is said %q, not %q", first, want)
		}
	}
	if second := key(ebiten.KeyRight); !strings.Contains(second, "Black’s chances fell from 60 to 25.") {
		t.Errorf("of the second is said %q", second)
	}
	if third := key(ebiten.KeyRight); !strings.Contains(third, "Good move.") || strings.Contains(third, "fell") {
		t.Errorf("of the third is said %q", third)
	}
	for name, role := range map[string]string{
		"1. Red: Ch3×h10, Blunder; The cannon is lost.": "entry", "Var. 1, 1. Red: Ch3-e3": "entry", "2. Red: Pg4-g5, Good move": "entry",
	} {
		if got := r.named(name); r.glass.roles[got] != role {
			t.Errorf("no %s is called %q, but %q", role, name, r.tree())
		}
	}
	r.ask(r.named("1. Red: Ch3×h10, Blunder; The cannon is lost."), "")
	if !strings.Contains(r.heard(), "Better was") {
		t.Errorf("at the first turn is said %q", r.heard())
	}
	if r.ask("board/line", "e"); r.heard() != "winning chances in percent Red 40, Black 60." {
		t.Errorf("how things stand is %q", r.heard())
	}
	r.ask("board/line", "i10h10")
	if !strings.HasPrefix(r.heard(), "Black moves the chariot from i10 to h10 and takes the") || r.named("Var. 1, 1. Black: Ri10×h10") == "" {
		t.Errorf("after a turn was typed is said %q, the tree is %q", r.heard(), r.tree())
	}
	if r.ask("board/line", "b"); !strings.Contains(r.heard(), "Blunder") {
		t.Errorf("a turn back is said %q", r.heard())
	}
}

// named is the key of the element with a name, "" if there is none.
func (r *reader) named(name string) string {
	for key, is := range r.glass.names {
		if is == name {
			return key
		}
	}
	return ""
}

// tree lists the names of a list's lines.
func (r *reader) tree() (names []string) {
	for key, role := range r.glass.roles {
		if role == "entry" {
			names = append(names, r.glass.names[key])
		}
	}
	return names
}

// The mirror can be switched off and on again.
func TestTheMirrorIsSwitchedOff(t *testing.T) {
	windowtest.Need(t)
	r := newReader(t, "en", "xiangqi")
	r.session.Settings.Reader = false
	if r.rest(); len(r.glass.names) > 0 || r.glass.focus != "" {
		t.Errorf("there are still %q", r.glass.names)
	}
	was := r.glass.shown
	if r.ask("board/line", "h3e3"); r.glass.shown != was || r.page().Table().Plies() != 0 {
		t.Error("what is switched off hears and tells")
	}
	r.glass.asked = nil
	r.session.Settings.Reader = true
	r.stage.Stack.Redraw()
	if r.rest(); r.glass.names["board/h3"] != "Red cannon on h3, 12 moves" {
		t.Errorf("there are but %q", r.glass.names)
	}
}
