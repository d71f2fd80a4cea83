package players

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

const (
	discSize = 22.0
	pileMost = 3 // more of a kind are written ×n
)

// taken are the pieces that a seat has captured; in little room fewer and the others' number. A
// deposed emperor is not among them: he was nobody's piece, and the report mentions him.
func (f *facts) taken() ui.Part {
	discs, counts := f.piles(slices.DeleteFunc(f.m.Captured(f.seat), f.m.Info.Emperor), game.NoSeat)
	row, more := discRow(discs), 0
	for n := len(discs) - 1; n >= 0; n-- {
		more += counts[n]
		row = row.Or(discRow(append(discs[:n:n], caption(f.m, "+"+strconv.Itoa(more)))))
	}
	return row.Or(ui.Part{}).Rank(5)
}

// pool is what a side's soldiers may become (game/stratagem/README.md, Rising
// soldier 升底兵).
func (f *facts) pool() ui.Part {
	var pieces []game.Piece
	for _, k := range f.m.Shown.Seats[f.seat].Pool {
		pieces = append(pieces, game.NewPiece(k, f.seat))
	}
	if pieces == nil {
		return ui.Part{}
	}
	label := locale.T("event.strat.pool", tabletext.Arg("list", ""))
	discs, _ := f.piles(pieces, game.NoSeat)
	return ui.Row(6, caption(f.m, label), discRow(discs)).Drop(7)
}

// army is the pieces a seat commands of armies that have no seat; where there is
// little room without its label, then closer together, then as one disc and a number,
// at last without it.
func (f *facts) army() ui.Part {
	pieces := f.seatless()
	if pieces == nil {
		return ui.Part{}
	}
	discs, _ := f.piles(pieces, f.seat)
	return ui.Row(8, caption(f.m, locale.T("play.han.commands")), discRow(discs)).
		Or(discRow(discs)).Or(ui.Row(-4, discs...)).
		Or(f.pile(pieces[0], f.seat, len(pieces))).Or(f.disc(pieces[0], f.seat)).Rank(6)
}

// seatless is the pieces a seat commands of armies that have no seat, an emperor
// first.
func (f *facts) seatless() []game.Piece {
	var pieces []game.Piece
	seats, armies := len(f.m.Info.Seats), len(f.m.Info.Armies)
	for _, cell := range f.m.View.Cells {
		c := cell.Piece
		switch {
		case c == game.NoPiece || cell.Commander != f.seat || int(c.Origin()) < seats || int(c.Origin()) >= armies:
		case c.Kind() == game.King:
			pieces = slices.Insert(pieces, 0, c)
		default:
			pieces = append(pieces, c)
		}
	}
	return pieces
}

// piles are discs of pieces, the kinds in order of first appearance, and the number of pieces
// each stands for. master commands them, NoSeat for pieces that left the board.
func (f *facts) piles(pieces []game.Piece, master game.Seat) (discs []ui.Part, stands []int) {
	var kinds []game.Piece
	counts := map[game.Piece]int{}
	for _, c := range pieces {
		if counts[c]++; counts[c] == 1 {
			kinds = append(kinds, c)
		}
	}
	for _, c := range kinds {
		commander := master
		if master == game.NoSeat {
			commander = c.Origin()
		}
		if counts[c] > pileMost {
			discs, stands = append(discs, f.pile(c, commander, counts[c])), append(stands, counts[c])
			continue
		}
		discs = append(discs, slices.Repeat([]ui.Part{f.disc(c, commander)}, counts[c])...)
		stands = append(stands, slices.Repeat([]int{1}, counts[c])...)
	}
	return discs, stands
}

// discRow is discs beside each other, nothing if there are none.
func discRow(discs []ui.Part) ui.Part { return ui.If(len(discs) > 0, ui.Row(4, discs...)) }

// pile is a disc with its count, if there are several.
func (f *facts) pile(c game.Piece, commander game.Seat, n int) ui.Part {
	if n == 1 {
		return f.disc(c, commander)
	}
	return ui.Row(3, f.disc(c, commander), caption(f.m, "×"+strconv.Itoa(n)))
}

// disc is a small picture of a piece.
func (f *facts) disc(c game.Piece, commander game.Seat) ui.Part {
	image := f.m.PieceImage(c, commander, discSize)
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(image, r) }).Sized(discSize, discSize)
}
