// Package imagecache keeps images of pieces, seals and shadows, for all boards and pages together
// or for one of them. Keys hold everything that decides how they look.
package imagecache

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
	"yanyi/render/blit"
)

type pieceKey struct {
	look  art.Look
	piece art.Piece
	r     float64
}

type sealKey struct {
	look          art.Look
	text          string
	size, degrees float64
}

// most bounds the stores: after so many images a store starts anew. A game needs about 80.
const most = 600

// Pieces keeps images of pieces.
type Pieces struct {
	images map[pieceKey]*ebiten.Image
	most   int
}

// NewPieces keeps so many at most.
func NewPieces(most int) *Pieces { return &Pieces{map[pieceKey]*ebiten.Image{}, most} }

// All keeps the pieces of all boards and pages.
var All = NewPieces(most)

// Of is a piece with a disc of a radius. Don't draw into it.
func (k *Pieces) Of(look art.Look, p art.Piece, r float64) *ebiten.Image {
	look.Coordinates, look.Signs = art.OwnCoordinates, art.Signs{} // do not show on pieces
	key := pieceKey{look, p, r}
	img := k.images[key]
	if img == nil {
		if len(k.images) >= k.most {
			clear(k.images)
		}
		img = ebiten.NewImageFromImage(art.DrawPiece(look, p, r))
		k.images[key] = img
	}
	return img
}

// Forget gives the images' memory back.
func (k *Pieces) Forget() {
	for _, img := range k.images {
		img.Deallocate()
	}
	clear(k.images)
}

var seals = map[sealKey]*ebiten.Image{}

// Seal is a seal, its cloth size device pixels wide before it is turned. Do not draw into it.
func Seal(a art.Look, text string, size, degrees float64) *ebiten.Image {
	a.Coordinates, a.Shapes, a.Faces, a.Signs = art.OwnCoordinates, false, art.Hanzi, art.Signs{}
	key := sealKey{a, text, size, degrees}
	img := seals[key]
	if img == nil {
		if len(seals) >= most {
			clear(seals)
		}
		img = ebiten.NewImageFromImage(art.DrawSeal(a, text, size, degrees))
		seals[key] = img
	}
	return img
}

// the last board's shadow; boards of a program mostly have one size
var shadow struct {
	img   *ebiten.Image
	scale float64
	w, h  int
}

// Shadow is that of a board.
func Shadow(scale float64, w, h int) *ebiten.Image {
	if s := &shadow; s.img == nil || s.scale != scale || s.w != w || s.h != h {
		s.img, s.scale, s.w, s.h = blit.Upload(art.DrawShadow(scale, w, h)), scale, w, h
	}
	return shadow.img
}
