package editor_test

import (
	"testing"

	"yanyi/scenes/board"
	"yanyi/scenes/ui"
)

// listed reports whether the page has a control.
func (b *bench) listed(id string) bool {
	for _, c := range b.p.Controls() {
		if c.ID == id {
			return true
		}
	}
	return false
}

// A pinch enlarges the editor's board; a finger then moves the view and never a piece that is
// not picked up; taps and drags act on what is seen; a button shows the whole board.
func TestTheEditorsBoardIsDrawnApart(t *testing.T) {
	b := edit(t, "yanyi", "", 390, 844)
	was := b.p.Text()
	x, y := b.at("g1")
	if err := b.Spread(x, y, 2.5); err != nil {
		t.Fatal(err)
	}
	b.Rest(t)
	nx, _ := b.at("g1")
	ox, _ := b.at("h1")
	if ox-nx < board.Fine || !b.listed(board.WholeID) {
		t.Fatalf("g1 lies at %g, h1 at %g", nx, ox)
	}
	x, y = b.at("g1")
	if err := b.Swipe(x, y, x, y-50); err != nil {
		t.Fatal(err)
	}
	b.Rest(t)
	if mx, my := b.at("g1"); mx != x || my > y-20 || b.p.Text() != was {
		t.Errorf("g1 went from %g,%g to %g,%g, the position is %s", x, y, mx, my, b.p.Text())
	}
	touched := func(name string) {
		x, y := b.at(name)
		if err := b.Touch(x, y); err != nil {
			t.Fatal(err)
		}
		b.Rest(t)
	}
	touched("g1")
	x, y = b.at("g1")
	ox, oy := b.at("g3")
	if err := b.Swipe(x, y, ox, oy); err != nil {
		t.Fatal(err)
	}
	b.Rest(t)
	g1, _ := b.p.Board().Square("g1")
	if x1, y1 := b.at("g1"); x1 != x || y1 != y || b.p.Position().Cells[g1].Piece != 0 {
		t.Errorf("the piece that was picked up is not carried: g1 went from %g,%g to %g,%g", x, y, x1, y1)
	}
	b.Choose(t, board.WholeID)
	if b.listed(board.WholeID) {
		t.Error("its button does not show it whole")
	}
}

// A double tap on an empty point enlarges the board while no piece is selected; Escape shows the
// whole board before it leaves the page.
func TestTwoTapsInTheEditor(t *testing.T) {
	b := edit(t, "xiangqi", "start", 390, 844)
	x, y := b.at("e5")
	for range 2 {
		if err := b.Touch(x, y); err != nil {
			t.Fatal(err)
		}
	}
	b.Rest(t)
	if !b.listed(board.WholeID) {
		t.Fatal("two taps leave it whole")
	}
	b.key(ui.KeyEscape)
	if b.Rest(t); b.listed(board.WholeID) || b.s.Stack.Top() != ui.Page(b.p) {
		t.Error("Escape leaves it drawn apart, or leaves the page")
	}
}
