package art

import (
	"image/color"
	"math"

	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The distinctive parts of a stratagem game on a schematic board: the tiles of the palaces
// without their names, the tracks with their markers, the swap of a king.

// pads lays a plain slip on every palace point that has a tile.
func pads(c *paint.Canvas, t *theme.Theme, tiles []Tile, l Layout) {
	side := 0.9 * float64(l.C)
	if l.Cells() {
		side = float64(l.C) - l.Hair(2)
	}
	for _, tile := range tiles {
		x, y := l.Center(tile.Square)
		pad := new(paint.Path).RoundRect(x-side/2, y-side/2, side, side, 0.12*side)
		fill, edge := theme.Mix(t.Bamboo, t.BambooActive, 0.6), theme.Mix(t.Bamboo, t.BoardLine, 0.7)
		if tile.State == BambooActive {
			fill, edge = theme.Mix(t.BambooActive, t.Gold, 0.35), t.Gold
		}
		c.Fill(pad, paint.Solid(fill))
		c.Stroke(pad, paint.Pen{Width: max(0.05*side, 1)}, edge)
	}
}

// trackCells is how many cells a marker's track has (game/stratagem/README.md, Tracks).
const trackCells = 9

// rails draws the two tracks at the board's edges as they stand beside it in play: the bottom
// seat's at the right from below upward, the other's at the left from above downward.
func rails(c *paint.Canvas, t *theme.Theme, info *game.Info, v *game.View, l Layout) {
	u := float64(l.C)
	wide, high := 0.56*u, float64(l.H)/(trackCells+0.6)
	for s := range v.Seats {
		x := 0.08 * u
		if s == 0 {
			x = float64(l.W) - 0.08*u - wide
		}
		for i := range trackCells {
			y := (float64(l.H)-trackCells*high)/2 + float64(i)*high
			cell := i
			if s == 0 {
				cell = trackCells - 1 - i
			}
			fill, edge := theme.Mix(t.Bamboo, t.BambooActive, 0.6), theme.Mix(t.Bamboo, t.BoardLine, 0.7)
			if cell == v.Seats[s].Track {
				fill, edge = theme.Mix(t.BambooActive, t.Gold, 0.35), t.Gold
			}
			slip := new(paint.Path).RoundRect(x, y+0.06*high, wide, 0.88*high, 0.1*u)
			c.Fill(slip, paint.Solid(fill))
			c.Stroke(slip, paint.Pen{Width: max(0.04*u, 1)}, edge)
			if cell == v.Seats[s].Track {
				c.Disc(x+wide/2, y+high/2, 0.34*u, paint.Solid(t.Gold))
				c.Disc(x+wide/2, y+high/2, 0.24*u, paint.Solid(theme.Materials[info.Armies[s].Pigment].Sign))
			}
		}
	}
}

// swap draws the widest swap of a viewer's legal turns: two arrows, from piece to piece.
func swap(c *paint.Canvas, t *theme.Theme, v *game.View, l Layout, r float64) {
	var x1, y1, x2, y2, most float64
	for _, turn := range v.Turns {
		ax, ay := l.Center(turn.From())
		bx, by := l.Center(turn.To())
		if d := math.Hypot(bx-ax, by-ay); turn.Swap() && d > most {
			x1, y1, x2, y2, most = ax, ay, bx, by, d
		}
	}
	if most > 0 {
		swerve(c, t.Seal, x1, y1, x2, y2, r)
		swerve(c, t.Seal, x2, y2, x1, y1, r)
	}
}

// swerve draws an arrow from a disc of radius r to another, bulging to its left.
func swerve(c *paint.Canvas, col color.NRGBA, x1, y1, x2, y2, r float64) {
	d := math.Hypot(x2-x1, y2-y1)
	dx, dy := (x2-x1)/d, (y2-y1)/d
	at := func(along, aside float64) (x, y float64) {
		return x1 + along*dx + aside*dy, y1 + along*dy - aside*dx
	}
	ax, ay := at(0.4*r, r)
	bx, by := at(0.3*d, 2*r)
	cx, cy := at(0.7*d, 2*r)
	ex, ey := at(d-1.1*r, 1.25*r)
	line := new(paint.Path)
	line.MoveTo(ax, ay)
	line.CubeTo(bx, by, cx, cy, ex, ey)
	c.Stroke(line, paint.Pen{Width: 0.16 * r, Round: true}, col)
	tx, ty := at(d-0.4*r, r)
	lx, ly := at(d-1.35*r, 0.85*r)
	rx, ry := at(d-0.8*r, 1.75*r)
	c.Fill(new(paint.Path).Polygon(paint.Point{X: tx, Y: ty}, paint.Point{X: lx, Y: ly}, paint.Point{X: rx, Y: ry}), paint.Solid(col))
}
