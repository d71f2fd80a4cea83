package art

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// What makes a stratagem game itself, as far as a schematic board can show it:
// the tiles of the palaces without their names, the tracks with their markers.

// pads lays a plain slip on every palace point that has a tile.
func pads(c *paint.Canvas, t *theme.Theme, tiles []Tile, l Layout) {
	side := 0.9 * float64(l.C)
	for _, tile := range tiles {
		x, y := l.Center(tile.Square)
		pad := new(paint.Path).RoundRect(x-side/2, y-side/2, side, side, 0.12*side)
		fill, edge := theme.Mix(t.Slip, t.SlipActive, 0.6), theme.Mix(t.Slip, t.BoardLine, 0.7)
		if tile.State == SlipActive {
			fill, edge = theme.Mix(t.SlipActive, t.Gold, 0.35), t.Gold
		}
		c.Fill(pad, paint.NonZero, paint.Solid(fill))
		c.Stroke(pad, paint.Pen{Width: max(0.05*side, 1)}, edge)
	}
}

// trackCells is how many cells a marker's track has (stratagem.md §1).
const trackCells = 9

// Tracked reports whether a game has markers on tracks: stratagems that no palace
// chooses.
func Tracked(info *game.Info, v *game.View) bool {
	return len(v.Seats) == 2 && v.Seats[0].Tiles == nil && v.Seats[1].Tiles == nil && len(locale.Stratagems(info.ID)) > 0
}

// rails draws the two tracks at the board's edges as they stand beside it in play:
// the bottom seat's at the right from below upward, the other's at the left from
// above downward.
func rails(c *paint.Canvas, t *theme.Theme, v *game.View, l Layout) {
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
			fill, edge := theme.Mix(t.Slip, t.SlipActive, 0.6), theme.Mix(t.Slip, t.BoardLine, 0.7)
			if cell == v.Seats[s].Track {
				fill, edge = theme.Mix(t.SlipActive, t.Gold, 0.35), t.Gold
			}
			slip := new(paint.Path).RoundRect(x, y+0.06*high, wide, 0.88*high, 0.1*u)
			c.Fill(slip, paint.NonZero, paint.Solid(fill))
			c.Stroke(slip, paint.Pen{Width: max(0.04*u, 1)}, edge)
			if cell == v.Seats[s].Track {
				c.Disc(x+wide/2, y+high/2, 0.34*u, paint.Solid(t.Gold))
				c.Disc(x+wide/2, y+high/2, 0.24*u, paint.Solid(theme.Boxwood[s].Face))
			}
		}
	}
}
