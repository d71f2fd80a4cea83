package render

import (
	"math"

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

// center is the middle of what stands on a square, in whole pixels on the card.
func (b *Board) center(sq game.Square) (x, y float64) {
	x, y = b.drawn.Stand(sq)
	return math.Round(x), math.Round(y)
}

// middle is the middle of a square itself.
func (b *Board) middle(sq game.Square) (x, y float64) {
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
		img, alpha := f.img, 1.0
		switch {
		case f.kind == art.Luoyang && b.view.Diplomacy.Deposed:
			alpha = luoyangFallen
		case f.kind == art.Alliance && b.view.Diplomacy.Spent:
			img = f.spent
		}
		b.putAlpha(b.base, img, f.x, f.y, 1, 1, alpha)
	}
}

// composeTiles draws the stratagems on the palace points.
func (b *Board) composeTiles() {
	if !b.drawn.Tiled {
		return
	}
	for _, t := range art.Tiles(b.info, &b.view) {
		x, y := b.middle(t.Square)
		b.put(b.base, b.tile(b.quiet(t)), x, y)
	}
}

// tile is a tile's image, painted when first needed.
func (b *Board) tile(t art.Tile) *ebiten.Image {
	img := b.images.tiles[t]
	if img == nil {
		img = upload(art.DrawTileOf(b.look.art(), b.drawn, t))
		b.images.tiles[t] = img
	}
	return img
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
	if m.OfSquare() {
		x, y = b.middle(sq)
	}
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
		case cell.Piece != game.NoPiece && b.info.Board.Marked(game.Square(sq), game.RiverPoint):
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

// dragLift is how far above the pointer the piece it holds is drawn, in r.
const dragLift = 0.12

// drawDrag draws the piece that the pointer holds.
func (b *Board) drawDrag(dst *ebiten.Image, k float64) {
	from := b.marks.Drag.From
	if int(from) >= len(b.view.Cells) || b.view.Cells[from].Piece == game.NoPiece {
		return
	}
	cell := b.view.Cells[from]
	img := pieceImage(b.look.art(), art.PieceOf(b.info, cell.Piece, cell.Commander), 1.06*b.drawn.Radius())
	b.putAlpha(dst, img, math.Round(b.marks.Drag.X), math.Round(b.marks.Drag.Y-dragLift*b.layout.Radius()), k, k, 1)
}
