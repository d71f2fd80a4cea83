package render

import (
	"image"
	"math"

	"yanyi/game"
	"yanyi/render/art"
)

// frame is where a board lies: its card in the middle of a rectangle of the page.
type frame struct {
	rect   image.Rectangle
	at     image.Point // of the card's upper left corner
	layout art.Layout
}

// fit lays the card out as large as the rectangle allows.
func (f *frame) fit(b *game.Board, quarter int, scale float64) {
	f.layout = art.Fit(b, f.rect.Dx(), f.rect.Dy(), quarter, scale)
	f.at = f.rect.Min.Add(image.Pt((f.rect.Dx()-f.layout.W)/2, (f.rect.Dy()-f.layout.H)/2))
}

// Card is the part of the layout's rectangle the board covers.
func (f *frame) Card() image.Rectangle { return f.layout.Card().Add(f.at) }

// Pitch is the distance of two points, or the side of a square.
func (f *frame) Pitch() int { return f.layout.C }

// Center is the middle of a square.
func (f *frame) Center(sq game.Square) (x, y float64) {
	x, y = f.layout.Center(sq)
	return x + float64(f.at.X), y + float64(f.at.Y)
}

// SquareAt is the square at a place, or NoSquare; of points the nearest within half a pitch.
func (f *frame) SquareAt(x, y float64) game.Square {
	return f.Nearest(x, y, 0.5*float64(f.layout.C), nil)
}

// Nearest is the nearest square within reach among those ok accepts (nil for all), or NoSquare.
func (f *frame) Nearest(x, y, reach float64, ok func(game.Square) bool) game.Square {
	x, y = x-float64(f.at.X), y-float64(f.at.Y)
	if ok == nil {
		return f.layout.SquareAt(x, y, reach)
	}
	best := game.NoSquare
	for sq := range f.layout.Board.Points {
		cx, cy := f.layout.Center(game.Square(sq))
		if d := math.Hypot(x-cx, y-cy); d <= reach && ok(game.Square(sq)) {
			best, reach = game.Square(sq), d
		}
	}
	return best
}
