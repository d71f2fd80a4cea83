package board

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/pages/play/table"
)

// The first arrow shows the cursor at the king of whoever looks, Enter picks, Escape
// lets go, and the cursor stays where it is.
func TestKeyboardPlays(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.key(ebiten.KeyUp)
	if p.marks.Cursor != p.square("q9") {
		t.Fatalf("the cursor begins on %s", p.info.Board.Name(p.marks.Cursor))
	}
	for range 14 {
		p.key(ebiten.KeyLeft)
	}
	p.key(ebiten.KeyDown, ebiten.KeyDown)
	if p.marks.Cursor != p.square("c7") {
		t.Fatalf("the cursor is on %s", p.info.Board.Name(p.marks.Cursor))
	}
	if p.key(ebiten.KeyEnter); p.Selected() != p.square("c7") {
		t.Fatal("Enter did not pick")
	}
	if !p.escape() || p.Selected() != game.NoSquare || p.marks.Cursor != p.square("c7") {
		t.Fatal("Escape did not let go of the piece and nothing else")
	}
	p.key(ebiten.KeyEnter, ebiten.KeyLeft, ebiten.KeyLeft, ebiten.KeyUp, ebiten.KeyEnter, ebiten.KeyEnter)
	p.plays("c7a8")
	if !p.escape() || p.marks.Cursor != game.NoSquare || p.escape() {
		t.Error("Escape takes the cursor away, then does nothing")
	}
}

// A press of the pointer takes the cursor away.
func TestThePointerTakesTheCursorAway(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.key(ebiten.KeyUp)
	if p.click("i12"); p.marks.Cursor != game.NoSquare {
		t.Error("the cursor stays")
	}
}

// Space and Enter pick as long as the board has the keyboard.
func TestKeysBelongToWhoHasTheKeyboard(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.key(ebiten.KeyUp, ebiten.KeySpace)
	if p.Selected() != p.square("q9") {
		t.Error("Space does not pick")
	}
	p.form.SetFocus("other")
	if p.key(ebiten.KeyEnter); p.Selected() != p.square("q9") {
		t.Error("Enter picks for another control")
	}
}

// Without a cursor Enter confirms the turn that waits.
func TestEnterConfirms(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.table.SetPrefs(table.Prefs{Confirm: true})
	p.click("c7", "a8")
	p.plays()
	if p.marks.Hint != game.Move(p.square("c7"), p.square("a8")) || !p.marks.HasHint {
		t.Error("the turn that waits is not shown")
	}
	p.key(ebiten.KeyEnter)
	p.plays("c7a8")
}

// The cursor turns over what lies face down.
func TestKeyTurnsOver(t *testing.T) {
	p := at(t, "anqi", anqiFew, desk)
	for range 9 {
		if p.key(ebiten.KeyUp); p.marks.Cursor == p.square("e3") {
			break
		}
	}
	p.key(ebiten.KeyLeft, ebiten.KeyLeft)
	if p.marks.Cursor != p.square("c3") {
		t.Fatalf("the cursor is on %s", p.info.Board.Name(p.marks.Cursor))
	}
	p.key(ebiten.KeyEnter)
	p.plays("@c3*uP")
}

// In a review the arrows are not the board's until Enter shows the cursor; Escape or a
// press takes it away again.
func TestTheCursorOfAReview(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	if p.Steps() {
		t.Fatal("the arrows step while a person is to move")
	}
	p.click("n9", "m9")
	p.table.GoTo(0)
	p.tick()
	p.form.SetFocus(ID)
	if !p.Steps() || p.Cursor() != game.NoSquare {
		t.Fatal("in the past the arrows do not step")
	}
	if p.key(ebiten.KeyEnter); p.Steps() || p.Cursor() == game.NoSquare || p.table.Live() {
		t.Fatal("Enter shows no cursor")
	}
	was := p.Cursor()
	if p.key(ebiten.KeyLeft); p.Cursor() == was {
		t.Error("the cursor does not move")
	}
	if p.click("i9"); !p.Steps() {
		t.Error("a press leaves the cursor")
	}
}
