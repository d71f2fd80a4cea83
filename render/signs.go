package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
)

// composeOver draws the marks over the pieces. At most one badge a piece.
func (b *Board) composeOver() {
	if !b.drawn.Squares() && !b.moving(b.marks.LastTo) && !b.marksReveal(b.marks.LastTo) {
		b.putMark(art.Arrived, b.marks.LastTo)
	}
	for sq, cell := range b.view.Cells {
		if b.moving(game.Square(sq)) {
			continue
		}
		if cell.Mark&game.MarkHeld != 0 {
			b.putMark(art.Pinned, game.Square(sq))
		}
		switch {
		case cell.Mark&game.MarkStale != 0:
			b.putMark(art.StaleRing, game.Square(sq))
			b.putMark(art.StaleBadge, game.Square(sq))
		case cell.Mark&game.MarkSafe != 0:
			b.putMark(art.SafeBadge, game.Square(sq))
		}
	}
	b.composeSeal()
	b.composeTargets()
	for _, sq := range b.marks.Due {
		b.putMark(art.DueRing, sq)
	}
	for _, sq := range b.marks.Threats {
		b.putMark(art.Threat, sq)
	}
	for _, sq := range b.marks.Barriers {
		b.putMark(art.Barrier, sq)
	}
	b.composeNames()
	b.composeOpen()
	b.composeHint()
	b.composeLabels()
	b.putMark(art.Cursor, b.marks.Cursor)
}

// composeTargets marks where the selected piece may go; open tiles come later.
func (b *Board) composeTargets() {
	for _, t := range b.marks.Targets {
		if t.Allies {
			b.putMark(art.Allying, t.Square)
		}
		if m := b.targetMark(t); !m.OfSquare() {
			b.putMark(m, t.Square)
		}
		if t.Exchange {
			b.putMark(art.ExchangeBadge, t.Square)
		}
	}
}

// composeOpen frames the tiles the king may step on, names and all.
func (b *Board) composeOpen() {
	for _, t := range b.marks.Targets {
		if m := b.targetMark(t); m.OfSquare() {
			b.putMark(m, t.Square)
		}
	}
}

func (b *Board) targetMark(t Target) art.Mark {
	switch {
	case t.Capture && t.Stratagem:
		return art.GrantedTake
	case t.Capture:
		return art.Capture
	case b.tileAt(t.Square) && t.Stratagem:
		return art.TileGranted
	case b.tileAt(t.Square):
		return art.TileTarget
	case t.Stratagem:
		return art.Granted
	case b.alliancePoint(t.Square):
		return art.LegalAside
	}
	return art.Legal
}

// alliancePoint reports whether an alliance point lies open on a square.
func (b *Board) alliancePoint(sq game.Square) bool {
	for _, f := range b.images.fixtures {
		if f.kind == art.Alliance && f.square == sq {
			return b.view.Cells[sq].Piece == game.NoPiece
		}
	}
	return false
}

// tileAt reports whether a tile lies open on a square.
func (b *Board) tileAt(sq game.Square) bool {
	if !b.drawn.Tiled || b.view.Cells[sq].Piece != game.NoPiece {
		return false
	}
	for s := range b.view.Seats {
		tiles := b.view.Seats[s].Tiles
		for i, slot := range art.TileSlots(b.info.Board, game.Seat(s)) {
			if slot == sq && i < len(tiles) && tiles[i] != 0 {
				return true
			}
		}
	}
	return false
}

// composeSeal leaves the seal of an alliance where it was made.
func (b *Board) composeSeal() {
	at := b.view.Diplomacy.At
	if !b.view.Diplomacy.Spent || int(at) >= len(b.view.Cells) || b.drawn.Squares() && b.info.Board.Style == game.City {
		return
	}
	x, y, size := art.AllianceSealPlace(b.drawn, at)
	text := b.look.Lang.T("event.diplomacy.alliance.seal")
	b.put(b.base, SealImage(b.look, text, math.Round(size), -6), math.Round(x), math.Round(y))
}

func (b *Board) composeHint() {
	if h := b.marks.Hint; b.marks.HasHint && h.From() != h.To() {
		b.putLine(lineKey{h.From(), h.To(), false})
	}
}

// composeLabels says what was revealed; while an animation runs it says so itself.
func (b *Board) composeLabels() {
	for _, r := range b.marks.Revealed {
		if int(r.Square) < len(b.view.Cells) && b.show == nil && r.Was.Kind() != game.Unknown {
			img, x, y := b.revealLabel(r)
			b.put(b.base, img, x, y)
		}
	}
}

// composeThreads joins the checking pieces to the checked kings.
func (b *Board) composeThreads() {
	for _, from := range b.marks.Checkers {
		for sq, cell := range b.view.Cells {
			if cell.Mark&game.MarkCheck != 0 && game.Square(sq) != from && int(from) < len(b.view.Cells) {
				b.putLine(lineKey{from, game.Square(sq), true})
			}
		}
	}
}

// maxLines bounds the lines kept for a layout.
const maxLines = 40

func (b *Board) putLine(key lineKey) {
	line, ok := b.images.lines[key]
	if !ok {
		if len(b.images.lines) >= maxLines {
			clear(b.images.lines)
		}
		draw := art.DrawArrow
		if key.thread {
			draw = art.DrawThread
		}
		img, at := draw(b.look.art(), b.drawn, key.from, key.to)
		line = placed{upload(img), at}
		b.images.lines[key] = line
	}
	b.op.GeoM.Reset()
	b.op.GeoM.Translate(float64(line.at.X), float64(line.at.Y))
	b.op.ColorScale.Reset()
	b.op.Filter = ebiten.FilterNearest
	b.base.DrawImage(line.img, &b.op)
}

// composeFallen leaves the ghosts of fallen kings.
func (b *Board) composeFallen() {
	for _, f := range b.marks.Fallen {
		if int(f.Square) >= len(b.view.Cells) || b.view.Cells[f.Square].Piece != game.NoPiece {
			continue
		}
		x, y := b.center(f.Square)
		b.putAlpha(b.base, b.piece(art.PieceOf(b.info, f.Piece, game.NoSeat)), x, y, 1, 1, 0.38)
		b.putMark(art.FallenRing, f.Square)
	}
}
