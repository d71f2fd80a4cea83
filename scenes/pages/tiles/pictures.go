package tiles

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// pictureKey names a picture painted once per size and theme.
type pictureKey struct {
	what  string
	theme *theme.Theme
	w, h  int // device pixels
	scale float64
}

var pictures = map[pictureKey]*ebiten.Image{}

const maxPictures = 60

// painters paint a tile, its back, or a palace.
var painters = map[string]func(*paint.Canvas, pictureKey){
	"plain": paintTile, "active": paintTile, "back": paintBack, "palace": paintPalace, "cells": paintCells,
}

// picture is one of the painters' pictures in the size of r.
func picture(c *canvas.Canvas, r canvas.Rect, what string) *ebiten.Image {
	d := c.Device(r)
	key := pictureKey{what, c.Theme, d.Dx(), d.Dy(), c.Scale}
	if img := pictures[key]; img != nil {
		return img
	}
	if len(pictures) >= maxPictures {
		clear(pictures)
	}
	canvas := paint.New(max(1, key.w), max(1, key.h))
	painters[what](canvas, key)
	img := ebiten.NewImageFromImage(canvas.Img)
	pictures[key] = img
	return img
}

func drawPicture(c *canvas.Canvas, r canvas.Rect, what string) {
	c.Picture(picture(c, r, what), r.X, r.Y)
}

func grain(scale float64) int { return max(1, int(math.Round(scale))) }

// paintTile is a bamboo tile lying on its side: cords at 12 and 88 % of its width
// (render/README.md, Textures). "Active" tiles get a gold border.
func paintTile(c *paint.Canvas, key pictureKey) {
	t, s := key.theme, key.scale
	w, h := float64(key.w), float64(key.h)
	line := s
	fill, border := t.Bamboo, theme.Mix(t.Bamboo, color.NRGBA{0x5A, 0x40, 0x1C, 0xFF}, 0.35)
	if key.what == "active" {
		fill, border, line = t.BambooActive, t.Gold, 2*s
	}
	var foot, outer, inner paint.Path
	c.Fill(foot.RoundRect(0, 2*s, w, h-2*s, theme.ChipRadius*s), paint.Solid(theme.Mix(border, color.NRGBA{A: 255}, 0.25)))
	h -= 2 * s
	c.Fill(outer.RoundRect(0, 0, w, h, theme.ChipRadius*s), paint.Solid(border))
	c.Fill(inner.RoundRect(line, line, w-2*line, h-2*line, (theme.ChipRadius-1)*s), paint.Solid(fill))
	c.Grain(paint.Wood(), c.Img.Bounds(), grain(s), 0.5)
	cord := theme.Mix(fill, color.NRGBA{0x6E, 0x48, 0x1C, 0xFF}, 0.5)
	for _, at := range [2]float64{0.12, 0.88} {
		c.Rect(at*w-1.5*s, 0, 3*s, h, cord)
	}
}

// paintBack is a tile lying on its face, with the seal that keeps it secret.
func paintBack(c *paint.Canvas, key pictureKey) {
	paintTile(c, key)
	s := key.scale
	var veil paint.Path
	w, h := float64(key.w), float64(key.h)
	c.Fill(veil.RoundRect(s, s, w-2*s, h-4*s, 3*s), paint.Solid(color.NRGBA{0x3A, 0x28, 0x14, 0x60}))
}

// paintPalace is a palace as its king sees it, on wood: three lines each way, both diagonals.
func paintPalace(c *paint.Canvas, key pictureKey) {
	t, s := key.theme, key.scale
	w, h := float64(key.w), float64(key.h)
	var ground paint.Path
	c.Fill(ground.RoundRect(0, 0, w, h, theme.CardRadius*s), paint.Solid(t.Wood))
	c.Grain(paint.Wood(), c.Img.Bounds(), grain(s), 0.8)
	ink := t.BoardLine
	line := func(a, b int, width float64) {
		var p paint.Path
		ax, ay := onLines.point(a, w, h)
		bx, by := onLines.point(b, w, h)
		p.Line(paint.Point{X: ax, Y: ay}, paint.Point{X: bx, Y: by})
		c.Stroke(&p, paint.Pen{Width: width * s}, ink)
	}
	for i := range 3 {
		line(3*i, 3*i+2, edgeWidth(i))
		line(i, 6+i, edgeWidth(i))
	}
	line(0, 8, 1.5)
	line(2, 6, 1.5)
	var frame paint.Path
	frame.RoundRect(s/2, s/2, w-s, h-s, theme.CardRadius*s)
	c.Stroke(&frame, paint.Pen{Width: s}, theme.Mix(t.Wood, color.NRGBA{0x5A, 0x40, 0x1C, 0xFF}, 0.5))
}

// paintCells is a palace of the river board as its king sees it: nine cells and slanting lines.
func paintCells(c *paint.Canvas, key pictureKey) {
	t, s := key.theme, key.scale
	w, h := float64(key.w), float64(key.h)
	look := art.Look{Theme: t, Scale: s}
	var ground, grooves, frame, card, slant paint.Path
	c.Fill(ground.RoundRect(0, 0, w, h, theme.CardRadius*s), paint.Solid(t.Wood))
	c.Grain(paint.Wood(), c.Img.Bounds(), grain(s), 0.8)
	x, y := math.Round(cellsEdge*w), math.Round(cellsEdge*h)
	cw, ch := (w-2*x)/3, (h-2*y)/3
	c.Fill(grooves.RoundRect(x, y, w-2*x, h-2*y, 4*s), paint.Solid(t.Groove))
	for i := range 9 {
		left, top := math.Round(x+cw*float64(i%3)+s), math.Round(y+ch*float64(i/3)+s)
		right, foot := math.Round(x+cw*float64(i%3+1)-s), math.Round(y+ch*float64(i/3+1)-s)
		art.Plate(c, look, theme.Mix(t.Plate, t.Wood, 0.03*float64(i*5%7)), 4*s, left, top, right-left, foot-top)
	}
	slant.Line(paint.Point{X: x, Y: y}, paint.Point{X: w - x, Y: h - y}).Line(paint.Point{X: w - x, Y: y}, paint.Point{X: x, Y: h - y})
	c.Stroke(&slant, paint.Pen{Width: 2 * s}, theme.Alpha(t.BoardLine, 0.46))
	line := 3 * s
	c.Stroke(frame.RoundRect(x-line/2, y-line/2, w-2*x+line, h-2*y+line, 5*s), paint.Pen{Width: line}, t.BoardLine)
	c.Stroke(card.RoundRect(s/2, s/2, w-s, h-s, theme.CardRadius*s), paint.Pen{Width: s}, theme.Mix(t.Wood, color.NRGBA{0x5A, 0x40, 0x1C, 0xFF}, 0.5))
}

// cellsEdge is the wood around the nine cells, as a part of the picture.
const cellsEdge = 0.034

// court is a palace's layout: nine points on lines or nine cells, in parts of its size.
type court struct {
	what        string
	first, step float64 // of the points or the cells' middles
	tile        float64 // width of a tile
	named       bool    // the king's own place is
}

var (
	onLines = court{"palace", 0.17, 0.33, 0.27, false}
	inCells = court{"cells", cellsEdge + (1-2*cellsEdge)/6, (1 - 2*cellsEdge) / 3, 0.245, true}
)

// courtOf is the one of a board.
func courtOf(b *game.Board) court {
	if art.Celled(b) {
		return inCells
	}
	return onLines
}

// edgeWidth is that of the palace's lines: the frame is stronger.
func edgeWidth(i int) float64 {
	if i == 1 {
		return 1.5
	}
	return 3
}

// point is the palace's point i (rows from the front, left to right) in a picture of w × h.
func (ct court) point(i int, w, h float64) (x, y float64) {
	return w * (ct.first + ct.step*float64(i%3)), h * (ct.first + ct.step*float64(i/3))
}

// pointOf is the palace's point of each slot, in the order of the tiles field
// (game/stratagem/README.md, Sixteen tiles): back left, back right, middle three,
// front three. The king himself starts on point 7.
var pointOf = [slots]int{6, 8, 3, 4, 5, 0, 1, 2}

const kingPoint = 7
