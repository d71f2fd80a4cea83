package canvas

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
)

// Seal draws a seal stamped on the page, turned by degrees, in the middle of r.
func (c *Canvas) Seal(text string, r Rect, degrees float64) {
	size := float64(Snap(min(r.W, r.H) * c.Scale))
	c.PictureIn(render.SealImage(render.Look{Theme: c.Theme, Scale: c.Scale}, text, size, degrees), r)
}

// Piece draws a piece with a disc as large as r.
func (c *Canvas) Piece(look render.Look, in *game.Info, p game.Piece, commander game.Seat, r Rect) {
	size := float64(Snap(min(r.W, r.H) * c.Scale))
	c.PictureIn(render.PieceImage(look, in, p, commander, size), r)
}

// Emblem draws a seat's emblem, its king with his character, or, for readers of English, with
// the sign on the pieces.
func (c *Canvas) Emblem(look render.Look, in *game.Info, s game.Seat, r Rect) {
	if look.Lang != locale.En {
		look.Faces = render.Hanzi
	}
	c.Piece(look, in, game.NewPiece(game.King, s), s, r)
}

// miniatureKey is a small board. The position is known by its view's address:
// a view is never changed once it is drawn.
type miniatureKey struct {
	look    render.Look
	view    *game.View
	quarter int
	size    int
}

const maxMiniatures = 80

// enough is how long a frame paints miniatures.
const enough = 40 * time.Millisecond

var miniatures = map[miniatureKey]*ebiten.Image{}

// Miniature draws a small picture of a position in the middle of r, with the board's clockwise
// quarter turns. A new picture takes long to paint, so a frame begins none any more once it has
// painted for a while; false says that this one must wait for the next frame.
func (c *Canvas) Miniature(look render.Look, in *game.Info, v *game.View, quarter int, r Rect) bool {
	if c.hidden(c.Device(r)) {
		return true
	}
	key := miniatureKey{look, v, quarter, Snap(min(r.W, r.H) * c.Scale)}
	img := miniatures[key]
	if img == nil {
		if c.painted > enough || c.Plain {
			return false
		}
		if len(miniatures) >= maxMiniatures {
			clear(miniatures)
		}
		began := time.Now()
		img = render.Thumbnail(look, in, v, quarter, key.size)
		c.painted += time.Since(began)
		miniatures[key] = img
	}
	c.PictureIn(img, r)
	return true
}

// Forget lets go of the small pictures of a position that is not shown any more.
func Forget(v *game.View) {
	for key, img := range miniatures {
		if key.view == v {
			img.Deallocate()
			delete(miniatures, key)
		}
	}
}

// Glide draws a piece over the Miniature of view v in r, part of its way between squares.
func (c *Canvas) Glide(look render.Look, in *game.Info, v *game.View, quarter int, r Rect, from, to game.Square, part float64) {
	size, cell := Snap(min(r.W, r.H)*c.Scale), v.Cells[from]
	x, y, radius := render.InThumbnail(in, v, quarter, size, cell, from)
	toX, toY, _ := render.InThumbnail(in, v, quarter, size, cell, to)
	x, y, radius = (x+(toX-x)*part)/c.Scale, (y+(toY-y)*part)/c.Scale, radius/c.Scale
	middle := Box(r.X+r.W/2+x-radius, r.Y+r.H/2+y-radius, 2*radius, 2*radius)
	c.Piece(look, in, cell.Piece, cell.Commander, middle)
}
