package render

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
	"yanyi/render/imagecache"
)

// Board shows one game. All coordinates are device pixels of the image it draws into. It is
// given the pieces, the marks and the events, and decides nothing.
type Board struct {
	frame
	scene
	info      *game.Info
	look      Look
	atlas     atlas
	whole     *pictures // for the whole board
	composite composite // the parts at rest
	animation animation // the parts in motion
	zoom      zoom      // where less than the whole is seen
	fade      fade
	hand      Drag // the piece just let go of
	trays     trays
	brush     blit.Brush

	stale  bool    // pictures are to be painted anew
	plain  bool    // as a first picture is
	settle float64 // milliseconds until a size is taken to be final
	dirty  bool    // something is to be drawn
}

// NewBoard returns a board for games of a variant. It shows nothing before it has a layout.
func NewBoard(info *game.Info) *Board {
	b := &Board{info: info, atlas: atlas{}, hand: Drag{From: game.NoSquare}}
	b.layout.Board = info.Board
	b.marks = NoMarks()
	b.view.Cells = make([]game.Cell, len(info.Board.Points))
	b.animation.scene, b.animation.brush = &b.scene, &b.brush
	b.composite = composite{scene: &b.scene, animation: &b.animation, brush: &b.brush}
	b.zoom.composite = b.composite
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
		b.fit(b.layout.Quarter)
	}
}

// SetPlain has the board drawn without textures, too slow for a first picture, or with them.
func (b *Board) SetPlain(plain bool) { b.plain = plain }

// settleMS is how long a size stands before the board is painted anew instead of stretched.
const settleMS = 100.0

// SetLayout places the board within a rectangle and turns it by clockwise
// quarter turns (game.SeatInfo.Quarter brings a seat to the bottom).
func (b *Board) SetLayout(rect image.Rectangle, quarter int) {
	turned := quarter&3 != b.layout.Quarter
	if rect == b.rect && !turned {
		return
	}
	resized := rect.Size() != b.rect.Size()
	b.rect = rect
	b.trays = trays{}
	b.fit(quarter)
	b.dirty = true
	switch {
	case b.whole == nil || turned:
		b.stale = true
	case resized:
		b.settle = settleMS
	}
	if turned || resized {
		b.Land()
		b.SeeThrough(Lens{}, false)
	}
	if turned && !resized && b.pics != nil {
		b.crossFade()
	}
}

func (b *Board) fit(quarter int) {
	b.frame.fit(b.info.Board, quarter, b.look.Art().Scale)
	b.layout.Tiled = b.tiled()
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

// NamesTiles reports whether names can be read on the tiles, even under pieces.
func (b *Board) NamesTiles() bool { return art.NamesLegible(b.look.Art(), b.layout, b.info.ID) }

// DrawShadow draws the shadow of the board on the page. The page draws it once, under the
// board, whenever it redraws its own ground: the board itself only covers its card.
func (b *Board) DrawShadow(dst *ebiten.Image) {
	if b.rect.Empty() {
		return
	}
	img := imagecache.Shadow(b.look.Art().Scale, b.layout.W, b.layout.H)
	b.brush.Put(dst, img, float64(b.at.X+b.layout.W/2), float64(b.at.Y+b.layout.H/2))
}

// SetView shows a view at once; a running animation lands first.
func (b *Board) SetView(v *game.View) {
	b.animation.on = false
	b.fade.left = 0
	b.take(v)
}

// take shows a view.
func (b *Board) take(v *game.View) {
	copyView(&b.view, v)
	b.restale()
	if t := b.tiled(); t != b.layout.Tiled {
		b.layout.Tiled, b.stale = t, true
	}
}

// restale makes the parts at rest be composed anew.
func (b *Board) restale() { b.composite.stale, b.zoom.composite.stale, b.dirty = true, true, true }

// SetMarks changes the marks. They are copied.
func (b *Board) SetMarks(m Marks) {
	if !b.marks.same(&m) {
		b.restale()
	} else if b.marks.Drag != m.Drag {
		b.dirty = true
	}
	b.marks.set(&m)
}

// Animating reports whether something moves.
func (b *Board) Animating() bool { return b.animation.on || b.fade.left > 0 }

// Land ends the animation: the board shows the view it led to.
func (b *Board) Land() {
	if !b.Animating() {
		return
	}
	if b.animation.on {
		b.animation.on = false
		b.take(&b.animation.after)
	}
	b.fade.left = 0
	b.restale()
}

// finish ends an animation that has run its course.
func (b *Board) finish() {
	if b.look.Motion == Reduced {
		b.crossFade()
	}
	b.animation.on = false
	b.take(&b.animation.after)
	b.animation.showBannerAlone()
}

// crossFade fades the present picture over the next one.
func (b *Board) crossFade() {
	shown := b.composite.base
	if b.zoom.pics != nil {
		shown = b.zoom.composite.base
	}
	if shown == nil {
		return
	}
	b.fade.keep(&b.brush, shown)
	if b.animation.on { // moved pieces are not in the base
		b.animation.draw(b.fade.old, image.Point{})
	}
}

// Update moves the board on by one tick and reports whether it must be drawn.
func (b *Board) Update() bool {
	if b.settle > 0 {
		if b.settle -= blit.Tick(); b.settle <= 0 {
			b.stale = true
		}
		b.dirty = true
	}
	if c := &b.zoom; c.wait > 0 {
		if c.wait -= blit.Tick(); c.wait <= 0 {
			b.settleZoom()
		}
	}
	if b.animation.on {
		b.dirty = true
		if b.animation.t += blit.Tick(); b.animation.t >= b.animation.end {
			b.finish()
		}
	}
	if b.fade.left > 0 {
		b.fade.left -= blit.Tick()
		b.dirty = true
	}
	return b.dirty || b.stale
}

// Draw draws the board into the layout's rectangle: one image at rest, and the motion over it.
func (b *Board) Draw(dst *ebiten.Image) {
	if b.rect.Empty() {
		return
	}
	if b.stale || b.whole == nil {
		b.whole = b.atlas.of(b.info, b.look.Art(), b.layout)
		b.pics = b.whole
		b.composite.resize(b.layout.Card())
		b.stale = false
		b.settleZoom()
	}
	if b.zoom.on() {
		b.drawZoomed(dst)
	} else {
		b.drawWhole(dst)
	}
	b.drawDrag(dst)
	b.dirty = false
}

// drawWhole draws all of the board except the piece that the pointer holds.
func (b *Board) drawWhole(dst *ebiten.Image) {
	if b.pics.prime(b.plain) || b.composite.stale {
		b.composite.compose()
	}
	drawn := &b.pics.layout
	x, y := float64(b.at.X), float64(b.at.Y)
	b.brush.Stretched(dst, b.composite.base, x, y, float64(b.layout.W)/float64(drawn.W), float64(b.layout.H)/float64(drawn.H), 1)
	b.fade.draw(&b.brush, dst, x, y)
	if b.animation.on {
		b.animation.draw(dst, b.at)
	}
}

// dragLift is how far above the pointer the piece it holds is drawn, in r.
const dragLift = 0.12

// drawDrag draws the piece that the pointer holds, as large as those on the board are.
func (b *Board) drawDrag(dst *ebiten.Image) {
	from, large := b.marks.Drag.From, max(b.zoom.lens.K, 1)
	if int(from) >= len(b.view.Cells) || b.view.Cells[from].Piece == game.NoPiece {
		return
	}
	img := b.pics.standing(b.view.Cells[from], 1.06)
	held := b.zoom.onto(b.marks.Drag)
	k := large * float64(b.layout.C) / float64(b.pics.layout.C)
	if b.pics == b.zoom.pics {
		k = 1
	}
	b.brush.Scaled(dst, img, math.Round(held.X), math.Round(held.Y-dragLift*large*b.layout.Radius()), k, k, 1)
}
