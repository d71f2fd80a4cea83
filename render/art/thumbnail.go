package art

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// legibleRadius is the least radius, in pixels, at which a face can be read; in
// smaller thumbnails pieces are plain discs, and kings stand out large.
const legibleRadius = 8

// fewPieces is up to how many pieces stand out large: on a board so empty they do not touch.
const fewPieces = 12

// Thumbnail is a small picture of a board, at most size pixels wide and high. It
// is painted larger and reduced, so that its lines stay fine.
func Thumbnail(look Look, info *game.Info, v *game.View, quarter, size int) *image.RGBA {
	return ThumbnailOf(look, info, v, quarter, size, Legible(info, v, quarter, size))
}

// Legible reports whether faces can be read on a thumbnail of a size.
func Legible(info *game.Info, v *game.View, quarter, size int) bool {
	l, times := fitThumbnail(info, v, quarter, size)
	return l.Radius() >= float64(int(legibleRadius)<<times)
}

// ThumbnailOf is a thumbnail to be shown in another size, where faces are legible or not.
func ThumbnailOf(look Look, info *game.Info, v *game.View, quarter, size int, legible bool) *image.RGBA {
	look.Scale = 1
	look.Coordinates = NoCoordinates
	l, times := fitThumbnail(info, v, quarter, size)
	var img *image.RGBA
	if legible {
		img = Picture(look, info, v, l)
	} else {
		img = schematic(look, info, v, l)
	}
	for range times {
		img = paint.Halve(img)
	}
	return img
}

// ThumbnailSize is how wide and high a thumbnail of that size is.
func ThumbnailSize(info *game.Info, quarter, size int) image.Point {
	l, times := fitThumbnail(info, &game.View{}, quarter, size)
	return image.Pt(l.W>>times, l.H>>times)
}

// InThumbnail is where a thumbnail of view v shows the piece on a square: the middle and the
// radius of the disc, in pixels from the middle of the picture.
func InThumbnail(info *game.Info, v *game.View, quarter, size int, cell game.Cell, sq game.Square) (x, y, r float64) {
	l, times := fitThumbnail(info, v, quarter, size)
	r = l.Radius()
	x, y = l.Stand(sq)
	if !Legible(info, v, quarter, size) {
		s := discs(l, v)
		r = s.radius(cell)
		x, y = inside(x, r, l.W), inside(y, r, l.H)
	}
	k := 1 / float64(int(1)<<times)
	return (x - float64(l.W)/2) * k, (y - float64(l.H)/2) * k, r * k
}

// fitThumbnail is the layout a thumbnail is painted in, and how often it is halved.
func fitThumbnail(info *game.Info, v *game.View, quarter, size int) (l Layout, times int) {
	for ; size<<times < 360 && times < 3; times++ {
	}
	n := size << times
	l = Fit(info.Board, n, n, quarter, 1)
	l.Tiled = len(Tiles(info, v)) > 0
	return l, times
}

// sizes are the radii of a schematic board's discs.
type sizes struct {
	few                bool // so few pieces that all stand out large
	plain, large, king float64
}

func discs(l Layout, v *game.View) sizes {
	few := count(v) <= fewPieces
	r := min(1.9*l.Radius(), 0.085*float64(l.W))
	if few {
		r = min(2.2*l.Radius(), 0.1*float64(l.W))
	}
	r = max(r, l.Radius())
	return sizes{few: few, plain: l.Radius(), large: 0.88 * r, king: r}
}

// radius is that of the piece on a square.
func (s *sizes) radius(cell game.Cell) float64 {
	switch {
	case king(cell):
		return s.king
	case s.few:
		return s.large
	}
	return s.plain
}

// schematic is a board with plain discs as pieces, large ones where they are few; kings are
// drawn large and above the others.
func schematic(look Look, info *game.Info, v *game.View, l Layout) *image.RGBA {
	c := still(look, info, v, l)
	s := discs(l, v)
	if s.few {
		pads(c, look.Colors(), Tiles(info, v), l)
	}
	if info.Stratagems == game.OnTracks {
		rails(c, look.Colors(), info, v, l)
	}
	pieces(c, l, v, func(cell game.Cell) *image.RGBA {
		if king(cell) || s.few {
			return nil
		}
		return plainDisc(look, PieceOf(info, cell.Piece, cell.Commander), s.plain)
	})
	draw := func(kings bool, r float64) {
		large(c, l, v, r, func(cell game.Cell) *image.RGBA {
			if king(cell) != kings {
				return nil
			}
			return DrawPiece(look, PieceOf(info, cell.Piece, cell.Commander), r)
		})
	}
	if s.few {
		draw(false, s.large)
	}
	draw(true, s.king)
	if s.few {
		swap(c, look.Colors(), v, l, s.king)
	}
	return c.Img
}

// large draws pieces of radius r that may be larger than the board's points allow;
// at its edge they move inside so far that nothing of them is cut.
func large(c *paint.Canvas, l Layout, v *game.View, r float64, draw func(game.Cell) *image.RGBA) {
	for sq, cell := range v.Cells {
		if cell.Piece == game.NoPiece {
			continue
		}
		if img := draw(cell); img != nil {
			x, y := l.Stand(game.Square(sq))
			x, y = inside(x, r, l.W), inside(y, r, l.H)
			c.Draw(img, int(math.Round(x))-img.Rect.Dx()/2, int(math.Round(y))-img.Rect.Dy()/2, 1)
		}
	}
}

// inside moves the middle of a disc so far that nothing of it is cut at an edge.
func inside(x, r float64, n int) float64 { return min(max(x, r), float64(n)-r) }

// count is how many pieces a view shows.
func count(v *game.View) int {
	n := 0
	for i := range v.Cells {
		if v.Cells[i].Piece != game.NoPiece {
			n++
		}
	}
	return n
}

func king(cell game.Cell) bool { return cell.Piece.Kind() == game.King && !cell.Piece.Hidden() }

// plainDisc is a piece so small that only its army shows: body, rim and any commander's band.
func plainDisc(look Look, p Piece, r float64) *image.RGBA {
	n := 2 * (int(math.Ceil(1.2*r)) + 1)
	c := paint.New(n, n)
	x := float64(n) / 2
	m := look.Colors().Material(p.Pigment)
	c.Disc(x, x+0.12*r, 1.08*r, paint.Solid{A: 70})
	c.Disc(x, x, r, paint.Solid(m.Edge))
	if p.banded() {
		c.Disc(x, x, 0.95*r, paint.Solid(theme.Materials[p.Band].Band))
		c.Disc(x, x, 0.62*r, paint.Solid(m.Body))
		return c.Img
	}
	c.Disc(x, x, 0.9*r, paint.Solid(m.Body))
	ring := theme.Alpha(m.Face, 0.55)
	if look.Colors().Dark {
		c.Ring(x, x, 0.95*r, max(0.1*r, 1), look.Colors().PieceOutline)
	}
	c.Ring(x, x, 0.62*r, max(0.12*r, 1), ring)
	if p.Hidden {
		c.Disc(x, x, 0.22*r, paint.Solid(ring))
	}
	return c.Img
}
