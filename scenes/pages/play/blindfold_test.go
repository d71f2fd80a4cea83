package play

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/board"
)

// blind shows a game that is played blindfold.
func blind(t *testing.T, id, start string, width, height float64) *world {
	t.Helper()
	w := show(t, id, start, width, height)
	w.sh.Settings.Blindfold = true
	w.sh.ApplySettings()
	w.page.Layout(w.page.view)
	w.step()
	return w
}

// pieces is how many pieces the board shows.
func (w *world) pieces() (n int) {
	for _, c := range w.page.now.Shown.Cells {
		if c.Piece != game.NoPiece {
			n++
		}
	}
	return n
}

// types types a line and Enter.
func (w *world) types(line string) {
	w.t.Helper()
	w.page.typed.field.Text, w.page.typed.field.Entered = line, true
	w.step()
	w.settle()
}

// Without seeing a piece, a game is played by mouse, finger and text; a look is counted, and the
// pieces hide again after the move.
func TestBlindfold(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := blind(t, "xiangqi", "start", width, height)
		if w.pieces() != 0 {
			t.Fatalf("%d pieces are shown", w.pieces())
		}
		w.shot("blindfold")
		w.click("h3", touch)
		if w.selected() == game.NoSquare {
			t.Error("the square is not selected")
		}
		w.click("e3", touch)
		w.played("h3e3")
		if w.pieces() != 0 {
			t.Error("the move has shown the pieces")
		}
		if w.listed("peek") {
			w.press("peek")
		} else {
			w.control(board.ID).Places.Hear("v")
			w.step()
		}
		if w.pieces() != 32 {
			t.Errorf("a look shows %d pieces", w.pieces())
		}
		w.types("h8e8")
		w.played("h8e8")
		if w.pieces() != 0 {
			t.Error("the pieces stay after the move")
		}
		if got, want := w.page.table.Line().Blindfold(), (match.Blindfold{Turns: 1, Peeks: 1}); got != want {
			t.Errorf("counted %+v, want %+v", got, want)
		}
	})
}

// What is typed is played, or refused with the reason, and the field goes on.
func TestTypedMoves(t *testing.T) {
	w := blind(t, "xiangqi", "start", 1280, 800)
	w.press(typeID)
	w.types("h3h3h3")
	if said := w.sh.Stack.Said(); said == "" || w.ply() != 0 {
		t.Errorf("said %q after %d plies", said, w.ply())
	}
	if w.page.form.Focus() != typeID {
		t.Error("the field is left after an answer")
	}
	w.types("h3e3")
	w.played("h3e3")
	w.types("") // nothing
	w.keys(ebiten.KeyEscape)
	if w.ply() != 1 {
		t.Error("nothing typed is a move")
	}
}

// A screen reader is not told what the board hides, and what it asks for is a peek.
func TestBlindfoldReadAloud(t *testing.T) {
	w := blind(t, "xiangqi", "start", 1280, 800)
	at, _, _ := w.square("e1")
	if name := w.page.board.Name(at); name != w.page.table.Info().Board.Label(at) {
		t.Errorf("the point is %q", name)
	}
	for _, line := range []string{"p", "s e"} {
		if said := w.control(board.ID).Places.Hear(line).Said; !strings.Contains(said, "帅") {
			t.Errorf("%s: %q", line, said)
		}
		w.step()
	}
	if got := w.page.table.Line().Blindfold().Peeks; got != 1 {
		t.Errorf("%d peeks are counted, want 1: the second question came while the pieces were shown", got)
	}
}

// Pieces are seen in the end, by spectators of computers, and in a study; the result tells how
// much was played without.
func TestBlindfoldEnds(t *testing.T) {
	w := blind(t, "xiangqi", "start", 1280, 800)
	w.types("h3e3")
	w.turns("b:resign")
	w.settle()
	if w.pieces() != 32 {
		t.Errorf("the end shows %d pieces", w.pieces())
	}
	if want := locale.T("dialog.over.unseen", locale.Num("n", 1)); !w.says(want) {
		t.Errorf("the result does not say %q", want)
	}
}
