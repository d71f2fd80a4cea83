package app_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
	"yanyi/scenes/pages/editor"
)

// edits is a reader at the editor of a variant.
func edits(t *testing.T, id string) (*reader, *editor.Page) {
	t.Helper()
	r := readerAt(t, "en", map[string]string{"game": id})
	r.ask("editor", "")
	page, ok := r.stage.Stack.Top().(*editor.Page)
	if !ok {
		t.Fatalf("the page is a %T", r.stage.Stack.Top())
	}
	return r, page
}

// A position is set up by names: a piece of the box is put down, moved and removed. Each step
// and each error is announced.
func TestAPositionIsSetUpByName(t *testing.T) {
	windowtest.Need(t)
	r, page := edits(t, "xiangqi")
	for _, c := range []struct{ key, line, name, heard string }{
		{"piece.rC", "", "e5, empty", ""},
		{"board/e5", "", "Red cannon on e5", "Red cannon on e5"},
		{"piece.rC", "", "Red cannon on e5", ""}, // no piece is selected any more
		{"board/e5", "", "Red cannon on e5, in hand", "Red cannon on e5, in hand"},
		{"board/e6", "", "e5, empty", "Red cannon on e6"},
		{"board/line", "e6 e5", "Red cannon on e5", "Red cannon on e5"},
		{"board/line", "x e5", "e5, empty", "e5, empty"},
		{"board/line", "rc e5", "Red cannon on e5", "Red cannon on e5"},
		{"board/line", "black horse e5", "Black horse on e5", "Black horse on e5"},
		{"board/line", "e5", "", "Black horse on e5"},
		{"board/line", "p black horse", "", "Black horse on b10; "},
		{"board/line", "z9 z9", "", "No such piece or point: z9 z9"},
	} {
		r.ask(c.key, c.line)
		if got := r.glass.names["board/e5"]; c.name != "" && !strings.HasPrefix(got, c.name) {
			t.Errorf("after %s %q e5 is %q, want %q", c.key, c.line, got, c.name)
		}
		if c.heard != "" && !r.hears(c.heard) {
			t.Errorf("after %s %q is said %q", c.key, c.line, r.glass.said)
		}
		r.glass.said = nil
	}
	r.ask("board/line", "x e10")
	if !r.hears("king") || !strings.Contains(page.Text(), "rnba1abnr") {
		t.Errorf("without a king is said %q of %q", r.glass.said, page.Text())
	}
}

// hears reports whether a line was announced.
func (r *reader) hears(line string) bool {
	for _, said := range r.glass.said {
		if strings.Contains(said, line) {
			return true
		}
	}
	return false
}

// A piece is turned over by a key and by a typed command.
func TestAPieceIsTurnedOver(t *testing.T) {
	windowtest.Need(t)
	r, page := edits(t, "jieqi")
	find := func(down bool) (square string) {
		for key, name := range r.glass.names {
			if strings.HasPrefix(key, "board/") && strings.Contains(name, "chariot on ") && strings.Contains(name, " hidden ") == down {
				return strings.TrimPrefix(key, "board/")
			}
		}
		return ""
	}
	square := find(true)
	if square == "" {
		t.Fatalf("no chariot lies face down: %q", r.glass.names)
	}
	was := page.Text()
	r.ask("board/line", "~ "+square)
	if page.Text() == was || !strings.Contains(r.glass.names["board/"+square], "chariot") {
		t.Errorf("turned over it is %q", r.glass.names["board/"+square])
	}
	r.glass.asked = append(r.glass.asked, [3]string{"board/" + square, "", ""}) // the cursor goes there
	r.rest()
	if err := r.stage.Key(ebiten.KeyBackquote); err != nil {
		t.Fatal(err)
	}
	if r.rest(); page.Text() != was {
		t.Errorf("turned over twice it is %q, was %q", page.Text(), was)
	}
}
