package lobby

import (
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// The board shows its table's public view and is repainted after every change; an unreadable one
// is left out.
func TestTheBusiestBoardIsRead(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	table := &room.Table{Code: "AAAAAA", Game: "xiangqi"}
	b := &busiest{}
	first := &room.Board{Code: "AAAAAA", Position: "start"}
	if b.see(nil, v, table) || b.see(&room.Board{Code: "BBBBBB", Position: "start"}, v, table) || b.at("AAAAAA") {
		t.Error("another table's board is shown")
	}
	if !b.see(first, v, table) || !b.at("AAAAAA") || b.at("BBBBBB") {
		t.Fatal("its own board is not")
	}
	start := b.view
	if b.see(first, v, table); b.view != start {
		t.Error("the same board is painted anew")
	}
	moved := &room.Board{Code: "AAAAAA", Position: "4k4/9/9/9/9/9/9/9/9/4K4 w", Ply: 1}
	if b.see(moved, v, table); b.view == start || pieces(b.view) != 2 {
		t.Error("a change is not seen")
	}
	if b.see(&room.Board{Code: "AAAAAA", Position: "of tomorrow"}, v, table); b.at("AAAAAA") {
		t.Error("what cannot be read is shown")
	}
}

func pieces(v *game.View) (n int) {
	for _, c := range v.Cells {
		if c.Piece != 0 {
			n++
		}
	}
	return n
}
