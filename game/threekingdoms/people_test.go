package threekingdoms

import (
	"testing"

	"yanyi/game"
)

// A piece turned over is the next person of its kind, whatever the order; a face-down piece is
// no person (README.md, Generals; Jieqi).
func TestTurnedOverPiecesAreTheNextPersons(t *testing.T) {
	v := find(t, "jieqi")
	p, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	turn := func(from, to string, drawn game.Kind) game.Cell {
		t.Helper()
		at := mustSquare(v.info.Board, to)
		p.Do(game.Move(mustSquare(v.info.Board, from), at))
		for _, d := range p.Reveals(nil) {
			if d.Mover.Kind() == drawn {
				p.DoReveal(d)
				return p.View(game.NoSeat).Cells[at]
			}
		}
		t.Fatalf("%s cannot be a %c", from, drawn.Letter())
		return game.Cell{}
	}
	turn("n5", "m5", game.Pawn)
	turn("e14", "e13", game.Rook)
	turn("e4", "e5", game.Pawn)
	for i, c := range []game.Cell{turn("n7", "m7", game.Rook), turn("g14", "g13", game.Rook), turn("g4", "g5", game.Pawn), turn("n9", "m9", game.Rook)} {
		if want := [...]uint8{1, 2, 2, 2}[i]; c.Nth != want {
			t.Errorf("turned over %d: %v is number %d, want %d", i, c.Piece, c.Nth, want)
		}
	}
	for sq, c := range p.View(game.NoSeat).Cells {
		if c.Piece.Hidden() && c.Nth != 0 {
			t.Errorf("the piece face down on %s is number %d", v.info.Board.Name(game.Square(sq)), c.Nth)
		}
	}
	for p.Plies() > 0 {
		p.Undo()
	}
	if c := p.View(game.NoSeat).Cells[mustSquare(v.info.Board, "n7")]; c.Nth != 0 {
		t.Errorf("taken back, the piece face down is number %d", c.Nth)
	}
}
