package ground

import (
	"image"
	"math"

	"yanyi/assets/locale"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// A cross's four corners are wild land: ink ridges, and the name of the tribe that lives there.

// tribes by corner, clockwise from the north-west.
var tribes = [4]string{"region.corner.nw", "region.corner.ne", "region.corner.se", "region.corner.sw"}

// wild is a board among such land; inner is its reach between its arms from the middle, in c.
type wild struct {
	*sheet
	inner float64
}

// corner is a corner of the card outside the board, clockwise from the screen's upper left.
func (g *wild) corner(i int) image.Rectangle {
	half := int(math.Round(g.inner * float64(g.C)))
	x0, x1 := g.W/2-half, g.W/2+half
	y0, y1 := g.H/2-half, g.H/2+half
	switch i {
	case 0:
		return image.Rect(0, 0, x0, y0)
	case 1:
		return image.Rect(x1, 0, g.W, y0)
	case 2:
		return image.Rect(x1, y1, g.W, g.H)
	default:
		return image.Rect(0, y1, x0, g.H)
	}
}

// tribe is the tribe of a corner of the screen, an index of tribes.
func (g *wild) tribe(i int) int { return (i + 4 - g.Quarter) % 4 }

// ridges draws the four corners.
func (g *wild) ridges() {
	if plain(g.sheet) {
		return
	}
	for i := range 4 {
		paint.Ridges(g.Canvas, g.corner(i), uint32(g.tribe(i)+3), 3, 1, g.ridgeInk())
	}
}

// tribeName writes the name of a corner's tribe.
func (g *wild) tribeName(i int) {
	name, area := g.look.Lang.T(tribes[g.tribe(i)]), g.corner(i)
	c := float64(g.C)
	col := theme.Alpha(g.t.BoardText, 0.82)
	x := float64(area.Min.X+area.Max.X) / 2
	y := float64(area.Min.Y) + 0.29*float64(area.Dy())
	if g.look.Lang == locale.En {
		size := min(24*g.Scale, 0.62*c)
		g.TextAt(paint.Regular(), name, size, x, y, col)
		return
	}
	size := 0.62 * c
	g.Column(paint.Regular(), name, size, 0.72*c, x, y-0.02*c, col)
}
