package snapshot

import (
	"image"
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
)

// earlier is the strength of the marks of the turn before the last, ghost a fallen king's.
const (
	earlier = 0.45
	ghost   = 0.38
)

// steps are the squares of a turn that are marked, NoSquare where there are none.
func steps(t game.Turn) (from, to game.Square) {
	if _, resigns := t.Resigns(); t == game.NoTurn || resigns {
		return game.NoSquare, game.NoSquare
	}
	return t.From(), t.To()
}

// under draws the marks under the pieces.
func (d *drawing) under() {
	d.left()
	for sq, cell := range d.m.View.Cells {
		switch {
		case cell.Mark&game.MarkStale != 0:
			d.putMark(art.StaleRipple, game.Square(sq), 1)
		case cell.Piece != game.NoPiece && d.info.Board.Marked(game.Square(sq), game.RiverPoint):
			d.putMark(art.Afloat, game.Square(sq), 1)
		}
		if cell.Mark&game.MarkCheck != 0 {
			d.putMark(art.CheckGlow, game.Square(sq), 1)
		}
	}
	d.revealed(func(e *game.Event) { d.putMark(art.Revealed, e.From, 1) })
	d.facing()
	d.fallen()
}

// left marks where the last turns began, on squares where they ended, too.
func (d *drawing) left() {
	from, to := steps(d.m.Last)
	wasFrom, wasTo := steps(d.m.Earlier)
	mark := art.Left
	if d.layout.Squares() {
		mark = art.Tinted
		if wasTo != from && wasTo != to {
			d.putMark(mark, wasTo, earlier)
		}
		d.putMark(mark, to, 1)
	}
	if wasFrom != wasTo && wasFrom != from && wasFrom != to {
		d.putMark(mark, wasFrom, earlier)
	}
	if from != to {
		d.putMark(mark, from, 1)
	}
}

// revealed calls tell for the pieces that the last turn turned over and that still stand there.
func (d *drawing) revealed(tell func(e *game.Event)) {
	for i := range d.m.Events {
		e := &d.m.Events[i]
		if e.Type == game.Revealed && int(e.From) < len(d.m.View.Cells) && d.m.View.Cells[e.From].Piece == e.Became {
			tell(e)
		}
	}
}

// fallen leaves the ghosts of kings that fell.
func (d *drawing) fallen() {
	for i := range d.m.Events {
		e := &d.m.Events[i]
		if e.Type != game.Absorbed || int(e.From) >= len(d.m.View.Cells) || d.m.View.Cells[e.From].Piece != game.NoPiece {
			continue
		}
		x, y := d.layout.Stand(e.From)
		d.put(d.piece(game.Cell{Piece: game.NewPiece(game.King, e.Other), Commander: game.NoSeat}), x, y, ghost)
		d.putMark(art.FallenRing, e.From, 1)
	}
}

// over draws the marks over the pieces.
func (d *drawing) over() {
	d.arrived()
	for sq, cell := range d.m.View.Cells {
		at := game.Square(sq)
		if cell.Mark&game.MarkHeld != 0 {
			d.putMark(art.Pinned, at, 1)
		}
		switch {
		case cell.Mark&game.MarkStale != 0:
			d.putMark(art.StaleRing, at, 1)
			d.putMark(art.StaleBadge, at, 1)
		case cell.Mark&game.MarkSafe != 0:
			d.putMark(art.SafeBadge, at, 1)
		case cell.Mark&game.MarkReady != 0:
			d.putMark(art.ReadyBadge, at, 1)
		case cell.Mark&game.MarkRests != 0:
			d.putMark(art.RestsBadge, at, 1)
		}
	}
	d.seal()
	if f := d.m.View.Facing; f != nil && f.Between != game.NoSquare {
		d.putMark(art.Parting, f.Between, 1)
	}
	for _, t := range art.Names(d.info, &d.m.View) {
		x, y := d.layout.Center(t.Square)
		d.put(kept(d.Board.names, t, func() *image.RGBA { return art.DrawTileName(d.look, d.layout, t) }), x, y, 1)
	}
	d.revealed(d.label)
}

// arrived marks where the last turns ended.
func (d *drawing) arrived() {
	if d.layout.Squares() {
		return
	}
	from, to := steps(d.m.Last)
	if _, was := steps(d.m.Earlier); was != from && was != to {
		d.putMark(art.Arrived, was, earlier)
	}
	shown := true
	d.revealed(func(e *game.Event) { shown = shown && e.From != to })
	if shown {
		d.putMark(art.Arrived, to, 1)
	}
}

// seal leaves the seal of an alliance where it was made.
func (d *drawing) seal() {
	v := &d.m.View
	at := v.Diplomacy.At
	if !v.Diplomacy.Spent || int(at) >= len(v.Cells) || !art.SealsAlliances(d.layout) {
		return
	}
	x, y, size := art.AllianceSealPlace(d.layout, at)
	d.put(art.DrawSeal(d.look, d.look.Lang.T("event.diplomacy.alliance.seal"), math.Round(size), -6), x, y, 1)
}

// label names a piece before and after its reveal: above it, below it at the board's upper edge.
func (d *drawing) label(e *game.Event) {
	if e.Piece.Kind() == game.Unknown {
		return
	}
	word := func(name string, p game.Piece) locale.Arg {
		return locale.Arg{Name: name, Value: d.look.Lang.T(art.PieceKey(d.info, p, ".word"))}
	}
	img := art.DrawLabel(d.look, d.look.Lang.T("event.hidden.reveal", word("slot", e.Piece), word("piece", e.Became)))
	x, y := d.layout.Stand(e.From)
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	off := 1.8*d.layout.Radius() + h/2
	if y -= off; y < h/2 {
		y += 2 * off
	}
	d.put(img, min(max(x, w/2+4), float64(d.layout.W)-w/2-4), y, 1)
}
