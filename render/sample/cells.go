package sample

import (
	"image"
	"image/color"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/paint"
)

// Cells are river board cells with tiles: open, under a piece, in force, void, the king's own.
func Cells(look art.Look) []*image.RGBA {
	g := Qice()
	l := art.Fit(g.Info.Board, 620, 752, 0, 1)
	l.Tiled = true
	corner, middle := g.Square("d1"), g.Square("e2")
	var row []*image.RGBA
	for _, c := range []struct {
		tile  art.Tile
		piece game.Kind
	}{
		{art.Tile{Square: corner, Game: g.Name, Number: 30}, game.NoKind},
		{art.Tile{Square: middle, Game: g.Name, Number: 3}, game.Advisor},
		{art.Tile{Square: corner, Game: g.Name, Number: 27, State: art.BambooActive}, game.King},
		{art.Tile{Square: middle, Game: g.Name, Number: 23, State: art.BambooVoid}, game.King},
		{art.Tile{Square: g.Square("e1"), Game: g.Name}, game.King},
	} {
		row = append(row, cell(look, l, g, c.tile, c.piece))
	}
	return row
}

func cell(look art.Look, l art.Layout, g Game, t art.Tile, kind game.Kind) *image.RGBA {
	const side = 120
	c := paint.New(side, side)
	put := func(img *image.RGBA, dy int) {
		c.Draw(img, (side-img.Rect.Dx())/2, (side-img.Rect.Dy())/2+dy, 1)
	}
	if t.Number != 0 {
		put(art.DrawTileOf(look, l, t), 0)
	}
	if kind != game.NoKind {
		_, y := l.Center(t.Square)
		_, stand := l.Stand(t.Square)
		put(art.DrawPiece(look, art.PieceOf(g.Info, game.NewPiece(kind, game.First), game.First), l.Radius()), int(stand-y))
	}
	put(art.DrawTileName(look, l, t), 0)
	return c.Img
}

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
