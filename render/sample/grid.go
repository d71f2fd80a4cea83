package sample

import (
	"image"
	"image/color"

	"yanyi/render/paint"
)

// Grid lays images out in rows on a ground, each in the middle of a square cell.
func Grid(ground color.NRGBA, cell int, rows ...[]*image.RGBA) *image.RGBA {
	n := 0
	for _, row := range rows {
		n = max(n, len(row))
	}
	c := paint.New(n*cell, len(rows)*cell)
	c.Rect(0, 0, float64(n*cell), float64(len(rows)*cell), ground)
	for y, row := range rows {
		for x, img := range row {
			b := img.Bounds()
			c.Draw(img, x*cell+(cell-b.Dx())/2, y*cell+(cell-b.Dy())/2, 1)
		}
	}
	return c.Img
}
