package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/imagecache"
)

// PieceImage is a piece with a disc size device pixels wide, and its shadow: the image is
// larger than the disc, with the same middle. Under a commander other than its army the piece
// wears a band; NoSeat is no commander. Images are cached; don't draw into them.
func PieceImage(look Look, info *game.Info, p game.Piece, commander game.Seat, size float64) *ebiten.Image {
	return imagecache.All.Of(look.Art(), art.PieceOf(info, p, commander).Signed(look.Signs), size/2)
}

// SealImage is a seal with a cloth size device pixels wide before it is turned by degrees. The
// image is larger than the seal, with the same middle. Images are cached; don't draw into them.
func SealImage(look Look, text string, size, degrees float64) *ebiten.Image {
	return imagecache.Seal(look.Art(), text, size, degrees)
}

// Thumbnail is a new small picture of a view, at most size device pixels wide
// and high, seen with the given clockwise quarter turns. The caller keeps it.
func Thumbnail(look Look, info *game.Info, v *game.View, quarter, size int) *ebiten.Image {
	return ebiten.NewImageFromImage(art.Thumbnail(look.Art(), info, v, quarter, size))
}

// InThumbnail is where a thumbnail of view v shows the piece on a square: the middle and the
// radius of its disc, in device pixels from the picture's middle.
func InThumbnail(info *game.Info, v *game.View, quarter, size int, cell game.Cell, sq game.Square) (x, y, r float64) {
	return art.InThumbnail(info, v, quarter, size, cell, sq)
}
