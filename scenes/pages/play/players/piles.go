package players

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

const (
	discSize = 22.0
	pileMost = 3 // more of a kind are written ×n
)

// taken is what a seat has captured, fewer of it where there is little room. An
// emperor it deposed is none: the report tells of him, and he was nobody's piece.
func (p *Players) taken(s game.Seat) ui.Part {
	discs := p.piles(slices.DeleteFunc(p.m.Captured(s), p.m.Info.Emperor), game.NoSeat)
	row := discRow(discs)
	for n := len(discs) - 1; n >= 0; n-- {
		row = row.Or(discRow(discs[:n]))
	}
	return row.Rank(5)
}

// pool is what a side's soldiers may become (stratagem.md §1 升底兵).
func (p *Players) pool(s game.Seat) ui.Part {
	var pieces []game.Piece
	for _, k := range p.m.Shown.Seats[s].Pool {
		pieces = append(pieces, game.NewPiece(k, s))
	}
	if pieces == nil {
		return ui.Part{}
	}
	label := locale.T("event.strat.pool", words.Arg("list", ""))
	return ui.Row(6, p.caption(label), discRow(p.piles(pieces, game.NoSeat))).Drop(7)
}

// army is the pieces a seat commands of armies that have no seat; where there is
// little room without its label, then closer together, then as one disc and a number,
// at last without it.
func (p *Players) army(s game.Seat) ui.Part {
	pieces := p.seatless(s)
	if pieces == nil {
		return ui.Part{}
	}
	discs := p.piles(pieces, s)
	return ui.Row(8, p.caption(locale.T("play.han.commands")), discRow(discs)).
		Or(discRow(discs)).Or(ui.Row(-4, discs...)).
		Or(p.pile(pieces[0], s, len(pieces))).Or(p.disc(pieces[0], s)).Rank(6)
}

// seatless is the pieces a seat commands of armies that have no seat, an emperor
// first.
func (p *Players) seatless(s game.Seat) []game.Piece {
	var pieces []game.Piece
	seats, armies := len(p.m.Info.Seats), len(p.m.Info.Armies)
	for _, cell := range p.m.View.Cells {
		c := cell.Piece
		switch {
		case c == game.NoPiece || cell.Commander != s || int(c.Origin()) < seats || int(c.Origin()) >= armies:
		case c.Kind() == game.King:
			pieces = slices.Insert(pieces, 0, c)
		default:
			pieces = append(pieces, c)
		}
	}
	return pieces
}

// piles are discs of pieces, the kinds in the order in which they first came. master
// is who commands them, NoSeat for pieces that left the board.
func (p *Players) piles(pieces []game.Piece, master game.Seat) []ui.Part {
	var kinds []game.Piece
	counts := map[game.Piece]int{}
	for _, c := range pieces {
		if counts[c]++; counts[c] == 1 {
			kinds = append(kinds, c)
		}
	}
	var discs []ui.Part
	for _, c := range kinds {
		commander := master
		if master == game.NoSeat {
			commander = c.Origin()
		}
		if counts[c] > pileMost {
			discs = append(discs, p.pile(c, commander, counts[c]))
			continue
		}
		discs = append(discs, slices.Repeat([]ui.Part{p.disc(c, commander)}, counts[c])...)
	}
	return discs
}

// discRow is discs beside each other, nothing if there are none.
func discRow(discs []ui.Part) ui.Part { return ui.If(len(discs) > 0, ui.Row(4, discs...)) }

// pile is a disc and how many there are of it, where there are several.
func (p *Players) pile(c game.Piece, commander game.Seat, n int) ui.Part {
	if n == 1 {
		return p.disc(c, commander)
	}
	return ui.Row(3, p.disc(c, commander), p.caption("×"+strconv.Itoa(n)))
}

// disc is a small picture of a piece.
func (p *Players) disc(c game.Piece, commander game.Seat) ui.Part {
	image := p.m.PieceImage(c, commander, discSize)
	return ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.PictureIn(image, r) }).Sized(discSize, discSize)
}
