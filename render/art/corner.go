package art

import (
	"image"
	"math"
	"strconv"
	"unicode"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The four corners of a cross are wild land: ink ridges, and the name of the
// tribe that lives there.

// tribes by corner, clockwise from the north-west.
var tribes = [4]string{"region.corner.nw", "region.corner.ne", "region.corner.se", "region.corner.sw"}

// cornerAt is the rectangle of the card outside the silk in a corner of the
// screen, clockwise from the upper left; inner is how far the silk of the arms
// reaches from the middle, in c.
func (g *ground) cornerAt(i int, inner float64) image.Rectangle {
	half := int(math.Round(inner * float64(g.C)))
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

// tribe is which tribe's land a corner of the screen shows.
func (g *ground) tribe(i int) string { return tribes[(i+4-g.Quarter)%4] }

func (g *ground) corners(inner float64) {
	for i := range 4 {
		seed := (i + 4 - g.Quarter) % 4
		g.ridges(g.cornerAt(i, inner), seed, 1)
	}
}

func (g *ground) ridges(area image.Rectangle, seed int, strength float64) {
	ink := theme.Color{R: 0x3A, G: 0x2F, B: 0x22, A: 255}
	if g.t.Dark {
		ink = theme.Color{R: 0x0E, G: 0x0C, B: 0x0A, A: 255}
	}
	paint.Ridges(g.Canvas, area, uint32(seed+3), 3, strength, ink)
}

// cornerWriting is the tribes' names and, where there is room, the names of the
// lines that end at the corner.
func (g *ground) cornerWriting(inner float64) {
	for i := range 4 {
		area := g.cornerAt(i, inner)
		g.tribeName(area, i)
	}
	if g.logicalC() >= 34 {
		g.lineNames(inner)
	}
}

func (g *ground) tribeName(area image.Rectangle, i int) {
	name := g.look.Lang.T(g.tribe(i))
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

// lineNames writes 防线 beside the ends of the defence lines and 国境线 in the
// other two corners.
func (g *ground) lineNames(inner float64) {
	size := 13 * g.Scale
	gap := math.Round(6 * g.Scale)
	f := paint.Regular()
	col := theme.Alpha(g.t.BoardText, 0.9)
	defence, border := g.label("region.defence"), g.label("region.border")
	off := 0.36 * size
	c := float64(g.C)
	mx, my := float64(g.W)/2, float64(g.H)/2
	edge := math.Round(inner * c)
	g.Text(f, defence, size, mx-edge-gap, my-5*c+off, paint.Right, col)
	g.Text(f, defence, size, mx+edge+gap, my+5*c+off, paint.Left, col)
	g.Text(f, border, size, mx+edge+gap, my-edge-10*g.Scale+off, paint.Left, col)
	g.Text(f, border, size, mx-edge-gap, my+edge+10*g.Scale+off, paint.Right, col)
}

// label is a text of the locale that stands by itself: it begins with a capital
// where the script has them.
func (g *ground) label(key string) string {
	text := []rune(g.look.Lang.T(key))
	text[0] = unicode.ToUpper(text[0])
	return string(text)
}

// crossCoordinates writes each kingdom's lines at its edge, in its dark tone,
// from its own right to its left.
func (g *ground) crossCoordinates() {
	size := theme.Coordinate.Size * g.Scale
	if g.logicalC() > 34 {
		size *= 1.15
	}
	out := armReach + silkWider + (float64(g.M)/float64(g.C)-silkWider)/2
	for _, h := range homes {
		if h.army == game.Han {
			continue
		}
		for i := range 9 {
			p := h.place(crossMid, out, float64(i-4)) // side −4 is a kingdom's own right
			x, y := g.At(p.X, p.Y)
			g.TextAt(paint.Regular(), strconv.Itoa(5+i), size, x, y, g.coordinateColor(h.army))
		}
	}
}

func (g *ground) coordinateColor(a game.Army) theme.Color {
	if g.t.Dark {
		return g.t.BoardText
	}
	m := theme.Materials[g.pigment(a)]
	return theme.Mix(m.Edge, m.Body, 0.5)
}
