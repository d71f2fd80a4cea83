package canvas

import (
	"image/color"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
)

// Align is where text stands in its rectangle.
type Align uint8

// The alignments.
const (
	AlignLeft Align = iota
	AlignCenter
	AlignRight
)

// Canvas draws a page in logical pixels. It is valid during one Draw.
type Canvas struct {
	Theme *theme.Theme
	W, H  float64 // of the view, logical
	Large float64 // how much larger than usual text is; up to 1 not at all
	Full  bool    // nothing of the last frame can be relied on
	surface
	// Plain is a first picture, which waits for no texture, shadow or miniature.
	Plain bool

	// Words and Icons count the lines of text and the icons drawn in this frame.
	Words, Icons int

	painted time.Duration // miniatures, in this frame
}

// Begin points the canvas at an image of w by h logical pixels for one frame.
func (c *Canvas) Begin(dst *ebiten.Image, in *theme.Theme, scale, w, h float64, full bool) {
	c.Theme, c.Scale, c.W, c.H, c.Full = in, scale, w, h, full
	c.pane, c.alpha, c.clips = pane{dst: dst}, 1, c.clips[:0]
	c.painted, c.Words, c.Icons = 0, 0, 0
}

// Shape draws a rounded rectangle; its border lies inside r.
func (c *Canvas) Shape(r Rect, s Shape) {
	d := c.Device(r)
	if d.Dx() < 1 || d.Dy() < 1 || c.hidden(d) {
		return
	}
	key := patchKey{radius: Snap(s.Radius * c.Scale), line: Snap(s.Line * c.Scale * 4), fill: s.Fill, stroke: s.Stroke}
	key.radius = min(key.radius, d.Dx()/2, d.Dy()/2)
	if s.Line > 0 {
		key.line = max(4, key.line)
	}
	if s.Dashed {
		key.w, key.h = d.Dx(), d.Dy()
		p := patchOf(key)
		c.image(p.image, float64(d.Min.X), float64(d.Min.Y))
		return
	}
	drawPatch(c.dst, patchOf(key), d, c.alpha)
}

// Shadow draws a soft shadow that reaches spread pixels around r.
func (c *Canvas) Shadow(r Rect, spread, strength float64) {
	if c.Theme.Sharp {
		return
	}
	d := c.Device(r.Inset(-spread))
	if c.hidden(d) {
		return
	}
	key := patchKey{radius: max(1, Snap(spread*c.Scale)), shadow: true, fill: color.NRGBA{30, 20, 8, uint8(255 * strength)}}
	drawPatch(c.dst, patchOf(key), d, c.alpha)
}

// Card draws the flat card of the look: card ground and a hairline border.
func (c *Canvas) Card(r Rect) {
	c.Shape(r, Shape{Radius: theme.CardRadius, Line: theme.Hairwidth, Fill: c.Theme.Card, Stroke: c.Theme.Line})
}

// Text draws one line with the upper left corner of its line box at (x, y).
func (c *Canvas) Text(role theme.Role, s string, x, y float64, col color.NRGBA) {
	if s == "" {
		return
	}
	c.Words++
	f := facesOf(role, c.Scale)
	line := role.Line * c.Scale
	pen := Snap((x + c.dx) * c.Scale)
	top := Snap((y+c.dy)*c.Scale + line/2 + middle*role.Size*c.Scale - f.ascent)
	if b := c.dst.Bounds(); top < b.Min.Y-int(2*line) || top > b.Max.Y {
		return
	}
	c.tint(col)
	coloured := false
	for _, g := range f.run(s, role.Spacing*c.Scale).glyphs {
		if g.coloured != coloured {
			if coloured = g.coloured; coloured {
				c.tint(color.NRGBA{255, 255, 255, col.A})
			} else {
				c.tint(col)
			}
		}
		c.iop.GeoM.Reset()
		c.iop.GeoM.Translate(g.x+float64(pen), g.y+float64(top))
		c.dst.DrawImage(g.image, &c.iop)
	}
}

// TextIn draws one line in the vertical middle of r, shortened if it is too long.
func (c *Canvas) TextIn(role theme.Role, r Rect, align Align, s string, col color.NRGBA) {
	role = c.Yielding(role, s, r.W)
	s = Fit(role, s, r.W, c.Scale)
	x := r.X
	switch align {
	case AlignCenter:
		x += (r.W - c.Measure(role, s)) / 2
	case AlignRight:
		x += r.W - c.Measure(role, s)
	}
	c.Text(role, s, x, r.Y+(r.H-role.Line)/2, col)
}

// TextFit is TextIn in the first of the roles in which the whole line fits, and
// shortened in the last one if it fits in none.
func (c *Canvas) TextFit(r Rect, align Align, s string, col color.NRGBA, roles ...theme.Role) {
	for _, role := range roles[:len(roles)-1] {
		if c.Measure(role, s) <= r.W {
			c.TextIn(role, r, align, s, col)
			return
		}
	}
	c.TextIn(roles[len(roles)-1], r, align, s, col)
}

// Yielding is the role of one line for which there may be too little room where text is
// larger than usual: it then grows less than the others.
func (c *Canvas) Yielding(role theme.Role, s string, width float64) theme.Role {
	if c.Large <= 1 {
		return role
	}
	if w := c.Measure(role, s); w > width {
		return Lesser(role, max(width/w, 1/c.Large))
	}
	return role
}

// Lesser is a role at a part of its size, in half pixels.
func Lesser(role theme.Role, part float64) theme.Role {
	size := math.Floor(2*role.Size*part) / 2
	role.Line, role.Size = role.Line*size/role.Size, size
	return role
}

// Lines draws lines below each other and returns the y below the last.
func (c *Canvas) Lines(role theme.Role, lines []string, x, y float64, col color.NRGBA) float64 {
	for _, s := range lines {
		c.Text(role, s, x, y, col)
		y += role.Line
	}
	return y
}

// Measure is the width of a line in logical pixels.
func (c *Canvas) Measure(role theme.Role, s string) float64 { return Measure(role, s, c.Scale) }

// Icon draws an icon of size logical pixels with its upper left corner at (x, y).
func (c *Canvas) Icon(i Icon, x, y, size float64, col color.NRGBA) {
	c.Icons++
	px := Snap(size * c.Scale)
	if px < 1 {
		return // there is no room for any of it
	}
	img := iconImage(i, px)
	c.tint(col)
	c.iop.GeoM.Reset()
	c.iop.GeoM.Translate(float64(Snap((x+c.dx)*c.Scale)), float64(Snap((y+c.dy)*c.Scale)))
	c.dst.DrawImage(img, &c.iop)
}

// IconIn draws an icon in the middle of r.
func (c *Canvas) IconIn(i Icon, r Rect, size float64, col color.NRGBA) {
	c.Icon(i, r.X+(r.W-size)/2, r.Y+(r.H-size)/2, size, col)
}
