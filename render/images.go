package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// Images of pieces and seals are kept for all boards and pages together; the
// keys hold everything that decides how they look.

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

// keep bounds the stores: after so many images a store starts anew. A game at
// one size needs about 80.
const keep = 600

var (
	pieceImages = map[pieceKey]*ebiten.Image{}
	sealImages  = map[sealKey]*ebiten.Image{}
)

func pieceImage(look art.Look, p art.Piece, r float64) *ebiten.Image {
	look.Coordinates, look.Signs = art.OwnCoordinates, art.Signs{} // do not show on pieces
	key := pieceKey{look, p, r}
	img := pieceImages[key]
	if img == nil {
		if len(pieceImages) >= keep {
			clear(pieceImages)
		}
		img = ebiten.NewImageFromImage(art.DrawPiece(look, p, r))
		pieceImages[key] = img
	}
	return img
}

// PieceImage is a piece whose disc is size device pixels wide, with its shadow:
// the image is larger than the disc and has the disc's middle in its own. Under
// a commander other than its army the piece wears a band; NoSeat is no
// commander. Images are kept; don't draw into them.
func PieceImage(look Look, info *game.Info, p game.Piece, commander game.Seat, size float64) *ebiten.Image {
	return pieceImage(look.Art(), art.PieceOf(info, p, commander).Signed(look.Signs), size/2)
}

// SealImage is a seal whose cloth is size device pixels wide before it is turned
// by degrees. The image is larger than the seal and has the seal's middle in
// its own. Images are kept; don't draw into them.
func SealImage(look Look, text string, size, degrees float64) *ebiten.Image {
	return sealImage(look.Art(), text, size, degrees)
}

func sealImage(a art.Look, text string, size, degrees float64) *ebiten.Image {
	a.Coordinates, a.Shapes, a.Faces, a.Signs = art.OwnCoordinates, false, art.Hanzi, art.Signs{}
	key := sealKey{a, text, size, degrees}
	img := sealImages[key]
	if img == nil {
		if len(sealImages) >= keep {
			clear(sealImages)
		}
		img = ebiten.NewImageFromImage(art.DrawSeal(a, text, size, degrees))
		sealImages[key] = img
	}
	return img
}

// the last board's shadow; boards of a program mostly have one size
var shadow struct {
	img   *ebiten.Image
	scale float64
	w, h  int
}

func shadowImage(scale float64, w, h int) *ebiten.Image {
	if s := &shadow; s.img == nil || s.scale != scale || s.w != w || s.h != h {
		s.img, s.scale, s.w, s.h = blit.Upload(art.DrawShadow(scale, w, h)), scale, w, h
	}
	return shadow.img
}

// Thumbnail is a new small picture of a view, at most size device pixels wide
// and high, seen with the given clockwise quarter turns. The caller keeps it.
func Thumbnail(look Look, info *game.Info, v *game.View, quarter, size int) *ebiten.Image {
	return ebiten.NewImageFromImage(art.Thumbnail(look.Art(), info, v, quarter, size))
}

// InThumbnail is where a thumbnail of view v shows what stands on a square: the
// middle and the radius of its disc, in device pixels from the picture's middle.
func InThumbnail(info *game.Info, v *game.View, quarter, size int, cell game.Cell, sq game.Square) (x, y, r float64) {
	return art.InThumbnail(info, v, quarter, size, cell, sq)
}
