package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/art/ground"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Picture is a board with its pieces as they stand in a view, painted without a
// screen: for miniatures and for comparing drawings in tests.
func Picture(look Look, info *game.Info, v *game.View, l Layout) *image.RGBA {
	return PictureAfter(look, info, v, l, game.NoSquare, game.NoSquare)
}

// PictureAfter is a picture in which the last turn is marked, by where it began and ended.
func PictureAfter(look Look, info *game.Info, v *game.View, l Layout, from, to game.Square) *image.RGBA {
	l.Tiled = len(Tiles(info, v)) > 0
	c := still(look, info, v, l)
	put := func(m Mark, sq game.Square) {
		if sq == game.NoSquare {
			return
		}
		x, y := l.Stand(sq)
		if m.OfSquare() {
			x, y = l.Center(sq)
		}
		img := DrawMark(look, l, m)
		c.Draw(img, int(math.Round(x))-img.Rect.Dx()/2, int(math.Round(y))-img.Rect.Dy()/2, 1)
	}
	if l.Squares() {
		put(Tinted, from)
		put(Tinted, to)
	} else if from != to {
		put(Left, from)
	}
	pieces(c, l, v, func(cell game.Cell) *image.RGBA {
		return DrawPiece(look, PieceOf(info, cell.Piece, cell.Commander), l.Radius())
	})
	for _, t := range Names(info, v) {
		x, y := l.Center(t.Square)
		img := DrawTileName(look, l, t)
		c.Draw(img, int(math.Round(x))-img.Rect.Dx()/2, int(math.Round(y))-img.Rect.Dy()/2, 1)
	}
	if !l.Squares() {
		put(Arrived, to)
	}
	return c.Img
}

// still is a board with all that is not a piece.
func still(look Look, info *game.Info, v *game.View, l Layout) *paint.Canvas {
	c := onGround(look, info, l)
	put := func(img *image.RGBA, x, y float64) {
		c.Draw(img, int(math.Round(x))-img.Rect.Dx()/2, int(math.Round(y))-img.Rect.Dy()/2, 1)
	}
	for _, t := range Tiles(info, v) {
		x, y := l.Center(t.Square)
		put(DrawTileOf(look, l, t), x, y)
	}
	for _, f := range Fixtures(look, info, v, l) {
		b := f.Image.Bounds()
		c.Draw(f.Image, f.X-b.Dx()/2, f.Y-b.Dy()/2, f.Opacity)
	}
	return c
}

// onGround is a canvas on which a board is drawn already.
func onGround(look Look, info *game.Info, l Layout) *paint.Canvas {
	board := Ground(look, info, l)
	if look.Drafts == nil {
		return paint.On(board)
	}
	c := look.Canvas(l.W, l.H)
	c.Draw(board, 0, 0, 1)
	return c
}

// pieces draws the pieces of a view, each kind painted once.
func pieces(c *paint.Canvas, l Layout, v *game.View, draw func(game.Cell) *image.RGBA) {
	type look struct {
		piece     game.Piece
		commander game.Seat
	}
	drawn := map[look]*image.RGBA{}
	for sq, cell := range v.Cells {
		key := look{cell.Piece, cell.Commander}
		img, done := drawn[key]
		if cell.Piece != game.NoPiece && !done {
			img = draw(cell)
			drawn[key] = img
		}
		if img == nil {
			continue
		}
		x, y := l.Stand(game.Square(sq))
		c.Draw(img, int(math.Round(x))-img.Rect.Dx()/2, int(math.Round(y))-img.Rect.Dy()/2, 1)
	}
}

// Fixture is something on the board that is not a piece and changes with the
// game: alliance points, the wash of Luoyang, the seal of an alliance.
type Fixture struct {
	Kind    FixtureKind
	Square  game.Square
	Image   *image.RGBA
	X, Y    int // of its middle on the card
	Opacity float64
}

// FixtureKind is the kind of a fixture.
type FixtureKind uint8

// The fixtures.
const (
	Luoyang FixtureKind = iota
	Alliance
)

// Fixtures are a view's fixtures, in drawing order.
func Fixtures(look Look, info *game.Info, v *game.View, l Layout) []Fixture {
	var out []Fixture
	if img, x, y, ok := ground.Luoyang(look, info, l); ok {
		f := Fixture{Luoyang, game.NoSquare, img, x, y, 1}
		if v.Diplomacy.Deposed {
			f.Opacity = 0.4
		}
		out = append(out, f)
	}
	for _, m := range info.Board.Landmarks {
		if m.Kind != game.AlliancePoint || int(m.Seat) >= len(info.Armies) {
			continue
		}
		name := PieceOf(info, game.NewPiece(game.Pawn, m.Seat), m.Seat).medal(look.Lang)
		x, y := l.Center(m.Square)
		img := DrawAlliancePoint(look, l, info.Armies[m.Seat].Pigment, name, v.Diplomacy.Spent)
		out = append(out, Fixture{Alliance, m.Square, img, int(math.Round(x)), int(math.Round(y)), 1})
	}
	return out
}

// SealsAlliances reports whether a board has room for an alliance's seal: the city has none.
func SealsAlliances(l Layout) bool { return !l.Squares() || l.Board.Design != game.City }

// AllianceSealPlace is where the seal 盟 stays after an alliance, on the card, and its size.
func AllianceSealPlace(l Layout, sq game.Square) (x, y, size float64) {
	x, y = l.Center(sq)
	c := float64(l.C)
	return x + 0.42*c, y - 0.42*c, 0.46 * c
}

// DrawShadow draws the shadow of a card on the page, with the card's middle. The part under
// the card is left out.
func DrawShadow(scale float64, w, h int) *image.RGBA {
	pad := int(math.Ceil(20 * scale))
	c := paint.New(w+2*pad, h+2*pad)
	p, hidden := float64(pad), image.Rect(pad, pad, pad+w, pad+h).Inset(int(theme.CardRadius*scale))
	for _, side := range beside(c.Img.Bounds(), hidden) {
		restore := c.Clip(side)
		c.Shadow(p, p+5*scale, float64(w), float64(h), theme.CardRadius*scale, 9*scale, theme.Color{R: 0x2A, G: 0x20, B: 0x14, A: 52})
		restore()
	}
	return c.Img
}

// beside is a rectangle without a hole: the parts above, below, left, right.
func beside(r, hole image.Rectangle) [4]image.Rectangle {
	return [4]image.Rectangle{
		image.Rect(r.Min.X, r.Min.Y, r.Max.X, hole.Min.Y), image.Rect(r.Min.X, hole.Max.Y, r.Max.X, r.Max.Y),
		image.Rect(r.Min.X, hole.Min.Y, hole.Min.X, hole.Max.Y), image.Rect(hole.Max.X, hole.Min.Y, r.Max.X, hole.Max.Y),
	}
}
