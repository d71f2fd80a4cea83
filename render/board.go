package render

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
)

// Board shows one game. All coordinates are device pixels of the image it draws
// into. It is told what stands where, what is marked and what happened, and
// decides nothing.
type Board struct {
	info  *game.Info
	look  Look
	rect  image.Rectangle
	at    image.Point // of the card's upper left corner
	quart int

	layout art.Layout // as asked for
	drawn  art.Layout // as the images were painted
	images *images
	atlas  map[atlasKey]*images
	stale  bool    // images are to be painted anew
	settle float64 // milliseconds until a size is taken to be final

	view   game.View
	marks  Marks
	show   *stage // what moves; nil at rest
	spare  stage
	base   *ebiten.Image // everything that stands still
	recall bool          // base is to be composed anew
	dirty  bool          // something is to be drawn

	fade  fade // of reduced motion
	hand  Drag // the piece just let go of
	trays [4]tray
	op    ebiten.DrawImageOptions
	mesh  mesh
	clip  clip
}

// NewBoard returns a board for games of a variant. It shows nothing before it
// has a layout.
func NewBoard(info *game.Info) *Board {
	b := &Board{info: info, marks: NoMarks(), hand: Drag{From: game.NoSquare}, atlas: map[atlasKey]*images{}}
	b.view.Cells = make([]game.Cell, len(info.Board.Points))
	return b
}

// SetLook changes the look.
func (b *Board) SetLook(look Look) {
	if look == b.look {
		return
	}
	motionOnly := look
	motionOnly.Motion, motionOnly.Banner = b.look.Motion, b.look.Banner
	if motionOnly != b.look {
		b.stale = true
	}
	b.look = look
	b.dirty = true
	if !b.rect.Empty() {
		b.fit()
	}
}

// settleMS is how long a size must stand before the board is painted for it;
// until then the old image is stretched.
const settleMS = 100.0

// SetLayout places the board within a rectangle and turns it by clockwise
// quarter turns (game.SeatInfo.Quarter brings a seat to the bottom).
func (b *Board) SetLayout(rect image.Rectangle, quarter int) {
	if rect == b.rect && quarter&3 == b.quart {
		return
	}
	turned := quarter&3 != b.quart
	resized := rect.Size() != b.rect.Size()
	b.rect, b.quart = rect, quarter&3
	b.trays = [len(b.trays)]tray{}
	b.fit()
	b.dirty = true
	switch {
	case b.images == nil || turned:
		b.stale = true
	case resized:
		b.settle = settleMS
	}
	if turned || resized {
		b.Land()
	}
	if turned && !resized && b.images != nil {
		b.crossFade()
	}
}

func (b *Board) fit() {
	b.layout = art.Fit(b.info.Board, b.rect.Dx(), b.rect.Dy(), b.quart, b.look.art().Scale)
	b.layout.Tiled = b.tiled()
	b.at = b.rect.Min.Add(image.Pt((b.rect.Dx()-b.layout.W)/2, (b.rect.Dy()-b.layout.H)/2))
}

// tiled reports whether tiles lie on palace points.
func (b *Board) tiled() bool {
	for i := range b.view.Seats {
		if slices.ContainsFunc(b.view.Seats[i].Tiles, func(n int) bool { return n != 0 }) {
			return true
		}
	}
	return false
}

// Card is the part of the layout's rectangle the board covers.
func (b *Board) Card() image.Rectangle {
	return image.Rectangle{b.at, b.at.Add(image.Pt(b.layout.W, b.layout.H))}
}

// DrawShadow draws the shadow the board casts on the page. The page draws it once,
// under the board, whenever it draws its own ground anew: the board itself only
// ever covers its card.
func (b *Board) DrawShadow(dst *ebiten.Image) {
	if b.rect.Empty() {
		return
	}
	img := shadowImage(b.look.art().Scale, b.layout.W, b.layout.H)
	x, y := b.Card().Min.X+b.layout.W/2, b.Card().Min.Y+b.layout.H/2
	b.putAlpha(dst, img, float64(x), float64(y), 1, 1, 1)
}

// Pitch is the distance of two points, or the side of a square.
func (b *Board) Pitch() int { return b.layout.C }

// Center is the middle of a square.
func (b *Board) Center(sq game.Square) (x, y float64) {
	x, y = b.layout.Center(sq)
	return x + float64(b.at.X), y + float64(b.at.Y)
}

// SquareAt is the square at a place, or NoSquare: on boards of points the
// nearest point within half a pitch.
func (b *Board) SquareAt(x, y float64) game.Square {
	return b.Nearest(x, y, 0.5*float64(b.layout.C), nil)
}

// Nearest is the square nearest to a place, not farther than reach, among those
// ok accepts (nil accepts all), or NoSquare.
func (b *Board) Nearest(x, y, reach float64, ok func(game.Square) bool) game.Square {
	x, y = x-float64(b.at.X), y-float64(b.at.Y)
	if ok == nil {
		return b.layout.SquareAt(x, y, reach)
	}
	best := game.NoSquare
	for sq := range b.info.Board.Points {
		cx, cy := b.layout.Center(game.Square(sq))
		if d := math.Hypot(x-cx, y-cy); d <= reach && ok(game.Square(sq)) {
			best, reach = game.Square(sq), d
		}
	}
	return best
}

// SetView shows a view at once; a running animation lands first.
func (b *Board) SetView(v *game.View) {
	b.show = nil
	b.fade.left = 0
	b.take(v)
}

// take copies the parts of a view that are shown.
func (b *Board) take(v *game.View) {
	cells := append(b.view.Cells[:0], v.Cells...)
	seats := append(b.view.Seats[:0], v.Seats...)
	b.view = *v
	b.view.Cells, b.view.Seats = cells, seats
	b.recall, b.dirty = true, true
	if t := b.tiled(); t != b.layout.Tiled {
		b.layout.Tiled, b.stale = t, true
	}
}

// SetMarks changes what is marked. The marks are copied.
func (b *Board) SetMarks(m Marks) {
	if !b.marks.same(&m) {
		b.recall, b.dirty = true, true
	} else if b.marks.Drag != m.Drag {
		b.dirty = true
	}
	b.marks.set(&m)
}

// Animating reports whether something moves.
func (b *Board) Animating() bool { return b.show != nil || b.fade.left > 0 }

// Land ends the animation: the board shows the view it led to.
func (b *Board) Land() {
	if b.show == nil && b.fade.left == 0 {
		return
	}
	if b.show != nil {
		b.show = nil
		b.take(&b.spare.after)
	}
	b.fade.left = 0
	b.recall, b.dirty = true, true
}

// finish ends an animation that has run its course.
func (b *Board) finish() {
	if b.look.Motion == Reduced {
		b.crossFade()
	}
	b.show = nil
	b.take(&b.spare.after)
	b.showBannerAlone()
}

// Update moves the board on by one tick and reports whether it must be drawn.
func (b *Board) Update() bool {
	if b.settle > 0 {
		if b.settle -= tick(); b.settle <= 0 {
			b.stale = true
		}
		b.dirty = true
	}
	if b.show != nil {
		b.advance()
	}
	if b.fade.left > 0 {
		b.fade.left -= tick()
		b.dirty = true
	}
	return b.dirty || b.stale
}
