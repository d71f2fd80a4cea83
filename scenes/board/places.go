package board

import (
	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
)

// places are the points for a screen reader.
type places struct {
	points  []accessibility.Point
	squares []game.Square // of points
	lies    lie           // where the board lay when they were laid
	names   bool          // their names are up to date
}

// lie is the place of a board: its rotation, and the places of two of its points.
type lie struct {
	quarter         int
	x, y, x2, pitch float64
}

// Points are the points in rows as they lie on the screen.
func (c *Controller) Points() []accessibility.Point {
	at := lie{quarter: c.told.Quarter, pitch: c.Pitch()}
	at.x, at.y = c.Center(0)
	at.x2, _ = c.Center(game.Square(len(c.info.Board.Points) - 1))
	if at != c.lies {
		c.lies, c.names = at, false
		c.layPoints()
	}
	if !c.names {
		c.names = true
		for i, sq := range c.squares {
			c.points[i].Name, c.points[i].On = c.Name(sq), sq == c.told.Selected
		}
	}
	return c.points
}

// layPoints finds the points' places.
func (c *Controller) layPoints() {
	c.points, c.squares = c.points[:0], c.squares[:0]
	half := c.Pitch() / 2
	for i := range c.info.Board.Points {
		sq := game.Square(i)
		x, y := c.Center(sq)
		r := canvas.Box(x-half, y-half, 2*half, 2*half)
		if c.zoom.on() || c.fixed() {
			r = r.Intersect(c.Rect())
		}
		column, row := turned(c.info.Board, sq, c.told.Quarter)
		c.points = append(c.points, accessibility.Point{ID: c.info.Board.Name(sq), Row: row, Column: column, Rect: r})
	}
	accessibility.Rowed(c.points)
	for i := range c.points {
		sq, _ := c.info.Board.Square(c.points[i].ID) // which it has named itself
		c.squares = append(c.squares, sq)
	}
}

// At is the keyboard's square, "" while it has none.
func (c *Controller) At() string {
	if c.cursor == game.NoSquare {
		return ""
	}
	return c.info.Board.Name(c.cursor)
}

// Reach brings the keyboard to a square, and picks it.
func (c *Controller) Reach(id string, press bool) {
	sq, err := c.info.Board.Square(id)
	if err != nil {
		return
	}
	c.cursor = sq
	c.ask(Request{Do: Done})
	c.moved = true
	if press {
		c.enter()
	}
}
