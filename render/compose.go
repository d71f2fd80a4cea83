package render

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
)

func (b *Board) piece(p art.Piece) *ebiten.Image {
	return pieceImage(b.look.art(), p, b.drawn.Radius())
}

// put draws an image with its middle at a place of the card.
func (b *Board) put(dst, img *ebiten.Image, x, y float64) { b.putAlpha(dst, img, x, y, 1, 1, 1) }

func (b *Board) putAlpha(dst, img *ebiten.Image, x, y, sx, sy, alpha float64) {
	centred(&b.op, img, x, y, sx, sy)
	b.op.ColorScale.Reset()
	if alpha != 1 {
		b.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	dst.DrawImage(img, &b.op)
}

// center is a square's middle on the card, whole pixels.
func (b *Board) center(sq game.Square) (x, y float64) {
	x, y = b.drawn.Center(sq)
	return math.Round(x), math.Round(y)
}

// compose draws everything that stands still into the base.
func (b *Board) compose() {
	b.op.GeoM.Reset()
	b.op.ColorScale.Reset()
	b.op.Filter = ebiten.FilterNearest
	b.op.Blend = ebiten.BlendCopy
	b.base.DrawImage(b.images.ground, &b.op)
	b.op.Blend = ebiten.BlendSourceOver
	b.composeFixtures()
	b.composeTiles()
	b.composeUnder()
	for sq := range b.view.Cells {
		b.composePiece(game.Square(sq))
	}
	b.composeOver()
	b.recall = false
}

func (b *Board) composeFixtures() {
	for _, f := range b.images.fixtures {
		alpha := 1.0
		switch {
		case f.kind == art.Luoyang && b.view.Diplomacy.Deposed:
			alpha = luoyangFallen
		case f.kind == art.Alliance && b.view.Diplomacy.Spent:
			alpha = 0.65
		}
		b.putAlpha(b.base, f.img, f.x, f.y, 1, 1, alpha)
	}
}

// composeTiles draws the stratagems on the palace points.
func (b *Board) composeTiles() {
	if !b.drawn.Tiled {
		return
	}
	for _, t := range art.Tiles(b.info, &b.view) {
		img := b.images.tiles[t]
		if img == nil {
			img = upload(art.DrawTile(b.look.art(), b.drawn, t.Name(b.look.Lang), strconv.Itoa(t.Number), t.State))
			b.images.tiles[t] = img
		}
		x, y := b.center(t.Square)
		b.put(b.base, img, x, y)
	}
}

// moving reports whether the animation draws the square's piece.
func (b *Board) moving(sq game.Square) bool { return b.show != nil && b.show.lifted[sq] }

func (b *Board) composePiece(sq game.Square) {
	cell := b.view.Cells[sq]
	if cell.Piece == game.NoPiece || b.moving(sq) {
		return
	}
	x, y := b.center(sq)
	img := b.piece(art.PieceOf(b.info, cell.Piece, cell.Commander))
	if b.marks.Drag.From == sq {
		b.putAlpha(b.base, img, x, y, 1, 1, 0.35)
		return
	}
	if b.marks.Selected == sq {
		lifted := pieceImage(b.look.art(), art.PieceOf(b.info, cell.Piece, cell.Commander), 1.03*b.drawn.Radius())
		b.put(b.base, lifted, x, math.Round(y-0.03*b.drawn.Radius()))
		return
	}
	b.put(b.base, img, x, y)
}

func (b *Board) putMark(m art.Mark, sq game.Square) {
	if int(sq) >= len(b.view.Cells) {
		return
	}
	x, y := b.center(sq)
	b.put(b.base, b.mark(m), x, y)
}

// composeUnder draws the marks under the pieces.
func (b *Board) composeUnder() {
	if b.drawn.Squares() {
		b.putMark(art.Tinted, b.marks.LastFrom)
		b.putMark(art.Tinted, b.marks.LastTo)
	} else if b.marks.LastFrom != b.marks.LastTo {
		b.putMark(art.Left, b.marks.LastFrom)
	}
	for sq, cell := range b.view.Cells {
		if b.moving(game.Square(sq)) {
			continue
		}
		switch {
		case cell.Mark&game.MarkStale != 0:
			b.putMark(art.StaleRipple, game.Square(sq))
		case cell.Piece != game.NoPiece && b.info.Board.Style == game.River && b.info.Board.Points[sq].Rank == 5:
			b.putMark(art.Afloat, game.Square(sq))
		}
		if cell.Mark&game.MarkCheck != 0 {
			b.putMark(art.CheckGlow, game.Square(sq))
		}
	}
	for _, r := range b.marks.Revealed {
		if b.show == nil {
			b.putMark(art.Revealed, r.Square)
		}
	}
	b.putMark(art.Selected, b.marks.Selected)
	b.composeThreads()
	b.composeFallen()
}

// composeOver draws the marks over the pieces. At most one badge a piece.
func (b *Board) composeOver() {
	if !b.drawn.Squares() && !b.moving(b.marks.LastTo) {
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
	for _, t := range b.marks.Targets {
		b.putMark(b.targetMark(t), t.Square)
		if t.Exchange {
			b.putMark(art.ExchangeBadge, t.Square)
		}
	}
	for _, sq := range b.marks.Due {
		b.putMark(art.DueRing, sq)
	}
	for _, sq := range b.marks.Barriers {
		b.putMark(art.Barrier, sq)
	}
	b.composeHint()
	b.composeLabels()
	b.putMark(art.Cursor, b.marks.Cursor)
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
	}
	return art.Legal
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

// Draw draws the board into the layout's rectangle: one image of all that
// stands still, and on it what moves.
func (b *Board) Draw(dst *ebiten.Image) {
	if b.rect.Empty() {
		return
	}
	if b.stale || b.images == nil {
		b.paint()
	}
	if b.recall {
		b.compose()
	}
	b.op.GeoM.Reset()
	b.op.ColorScale.Reset()
	b.op.Filter = ebiten.FilterNearest
	k := float64(b.layout.C) / float64(b.drawn.C)
	if b.layout.W != b.drawn.W || b.layout.H != b.drawn.H {
		b.op.GeoM.Scale(float64(b.layout.W)/float64(b.drawn.W), float64(b.layout.H)/float64(b.drawn.H))
		b.op.Filter = ebiten.FilterLinear
	}
	b.op.GeoM.Translate(float64(b.at.X), float64(b.at.Y))
	dst.DrawImage(b.base, &b.op)
	b.drawFade(dst)
	if b.show != nil {
		b.drawStage(dst)
	}
	b.drawDrag(dst, k)
	b.dirty = false
}

// drawDrag draws the piece that the pointer holds.
func (b *Board) drawDrag(dst *ebiten.Image, k float64) {
	from := b.marks.Drag.From
	if int(from) >= len(b.view.Cells) || b.view.Cells[from].Piece == game.NoPiece {
		return
	}
	cell := b.view.Cells[from]
	img := pieceImage(b.look.art(), art.PieceOf(b.info, cell.Piece, cell.Commander), 1.06*b.drawn.Radius())
	b.putAlpha(dst, img, math.Round(b.marks.Drag.X), math.Round(b.marks.Drag.Y-0.12*b.layout.Radius()), k, k, 1)
}
