package snapshot

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Moment is a picture's content: the public view of a position, and the turn that led to it.
type Moment struct {
	View    game.View
	Last    game.Turn    // that led here; NoTurn marks none
	Earlier game.Turn    // the one before of a third player; NoTurn marks none
	Events  []game.Event // of the last turn
}

// Board paints boards of one game, look and size. It caches painted parts.
type Board struct {
	info   *game.Info
	look   art.Look
	layout art.Layout
	ground *image.RGBA
	pieces map[pieceKey]*image.RGBA
	marks  map[art.Mark]*image.RGBA
	tiles  map[art.Tile]*image.RGBA
	names  map[art.Tile]*image.RGBA
	fixed  map[fixedKey][]art.Fixture
}

// fixedKey is everything that the pictures of the fixed parts depend on.
type fixedKey struct{ spent, deposed bool }

type pieceKey struct {
	piece     game.Piece
	commander game.Seat
}

// NewBoard is a painter of boards at most w × h pixels large, turned by clockwise quarter turns.
func NewBoard(info *game.Info, look art.Look, w, h, quarter int) *Board {
	return &Board{
		info: info, look: look, layout: art.Fit(info.Board, w, h, quarter, look.Pixels()),
		pieces: map[pieceKey]*image.RGBA{}, marks: map[art.Mark]*image.RGBA{},
		tiles: map[art.Tile]*image.RGBA{}, names: map[art.Tile]*image.RGBA{}, fixed: map[fixedKey][]art.Fixture{},
	}
}

// Size is how large the boards are.
func (b *Board) Size() (w, h int) { return b.layout.W, b.layout.H }

// few is the number of pieces painted at once.
const few = 6

// prepare paints a part of what Draw would paint first: the ground, and new pieces, few at a
// time. It reports whether there was any such thing.
func (b *Board) prepare(m *Moment) bool {
	if b.ground == nil {
		b.paintGround()
		return true
	}
	had := len(b.pieces)
	for _, cell := range m.View.Cells {
		if cell.Piece == game.NoPiece {
			continue
		}
		if b.piece(cell); len(b.pieces) == had+few {
			break
		}
	}
	return len(b.pieces) > had
}

func (b *Board) paintGround() {
	if b.ground == nil {
		b.ground = art.Ground(b.look, b.info, b.layout)
	}
}

// Draw paints a moment into a canvas, the card's upper left corner at a place.
func (b *Board) Draw(c *paint.Canvas, x, y int, m *Moment) {
	b.paintGround()
	b.layout.Tiled = len(art.Tiles(b.info, &m.View)) > 0
	d := drawing{b, m, c, x, y}
	c.Draw(b.ground, x, y, 1)
	d.fixtures()
	d.tiles()
	d.turnBar()
	d.under()
	for sq, cell := range m.View.Cells {
		if cell.Piece != game.NoPiece {
			cx, cy := b.layout.Stand(game.Square(sq))
			d.put(b.piece(cell), cx, cy, 1)
		}
	}
	d.over()
}

// kept is a map's picture for a key, painted when first needed.
func kept[K comparable](m map[K]*image.RGBA, key K, paint func() *image.RGBA) *image.RGBA {
	img := m[key]
	if img == nil {
		img = paint()
		m[key] = img
	}
	return img
}

func (b *Board) piece(cell game.Cell) *image.RGBA {
	return kept(b.pieces, pieceKey{cell.Piece, cell.Commander}, func() *image.RGBA {
		return art.DrawPiece(b.look, art.PieceOf(b.info, cell.Piece, cell.Commander), b.layout.Radius())
	})
}

func (b *Board) mark(m art.Mark) *image.RGBA {
	return kept(b.marks, m, func() *image.RGBA { return art.DrawMark(b.look, b.layout, m) })
}

// drawing is a moment being painted; its methods follow package render, which draws screens.
type drawing struct {
	*Board
	m    *Moment
	c    *paint.Canvas
	x, y int // of the card
}

// put draws a picture with its middle at a place of the card.
func (d *drawing) put(img *image.RGBA, x, y, opacity float64) {
	b := img.Bounds()
	d.c.Draw(img, d.x+int(math.Round(x))-b.Dx()/2, d.y+int(math.Round(y))-b.Dy()/2, opacity)
}

func (d *drawing) putMark(m art.Mark, sq game.Square, opacity float64) {
	if int(sq) >= len(d.m.View.Cells) {
		return
	}
	x, y := d.layout.Stand(sq)
	if m.OfSquare() {
		x, y = d.layout.Center(sq)
	}
	d.put(d.mark(m), x, y, opacity)
}

func (d *drawing) fixtures() {
	key := fixedKey{d.m.View.Diplomacy.Spent, d.m.View.Diplomacy.Deposed}
	list, done := d.fixed[key]
	if !done {
		list = art.Fixtures(d.look, d.info, &d.m.View, d.layout)
		d.fixed[key] = list
	}
	for _, f := range list {
		d.put(f.Image, float64(f.X), float64(f.Y), f.Opacity)
	}
}

func (d *drawing) tiles() {
	for _, t := range art.Tiles(d.info, &d.m.View) {
		x, y := d.layout.Center(t.Square)
		d.put(kept(d.Board.tiles, t, func() *image.RGBA { return art.DrawTileOf(d.look, d.layout, t) }), x, y, 1)
	}
}

// turnBar marks the side to move where camps share a side of the board.
func (d *drawing) turnBar() {
	v := &d.m.View
	if !v.Actor.Player() || v.Outcome.Over {
		return
	}
	if img, x, y, ok := art.TurnBar(d.look, d.info, d.layout, v.Actor); ok {
		d.put(img, x, y, 1)
	}
}

// facing joins two allied kings that may not face each other.
func (d *drawing) facing() {
	f := d.m.View.Facing
	if f == nil {
		return
	}
	t := d.look.Colors()
	at := func(sq game.Square) paint.Point {
		x, y := d.layout.Stand(sq)
		return paint.Point{X: float64(d.x) + math.Round(x), Y: float64(d.y) + math.Round(y)}
	}
	wide, ink := 0.05*float64(d.layout.C), t.Seal
	if f.Between != game.NoSquare {
		wide, ink = 0.03*float64(d.layout.C), t.Warn
	}
	wide = max(wide, 1.5*d.look.Pixels())
	line := new(paint.Path).Line(at(f.Kings[0]), at(f.Kings[1]))
	d.c.Stroke(line, paint.Pen{Width: wide + 2*d.look.Pixels()}, theme.Alpha(t.Casing, 0.5))
	d.c.Stroke(line, paint.Pen{Width: wide}, ink)
}
