package tiles

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

var (
	tileName   = theme.Role{Size: 19, Line: 24, Bold: true}
	smallName  = theme.Role{Size: 16, Line: 22, Bold: true}
	tightName  = theme.Role{Size: 11, Line: 15}
	palaceName = theme.Role{Size: 22, Line: 28, Bold: true}
)

// slotName is the type of a name on a tile in a palace.
func slotName(r canvas.Rect) theme.Role {
	if r.W > 100 && r.H > 56 {
		return palaceName
	}
	return smallName
}

// face is a tile's writing: its name, in two small lines if long, above its number.
type face struct {
	name, foot string
	lines      []string
	width      float64    // the width they are broken for
	role       theme.Role // they are written in
}

func newFace(k *locale.Stratagem) *face {
	return &face{name: k.Name(locale.Current()), foot: strconv.Itoa(k.Number)}
}

// draw draws a tile.
func (f *face) draw(c *canvas.Canvas, r canvas.Rect, name theme.Role, what string) {
	drawPicture(c, r, what)
	ink := theme.Light.Ink
	f.write(c, canvas.Box(r.X, r.Y-1, r.W, r.H), name, ink, theme.Mix(ink, theme.Light.Bamboo, 0.12))
}

// write draws only the writing.
func (f *face) write(c *canvas.Canvas, r canvas.Rect, name theme.Role, ink, foot theme.Color) {
	top := r.Y + (r.H-name.Line-theme.Caption.Line)/2
	f.writeName(c, canvas.Box(r.X+r.W*0.14-4, top, r.W*0.72+8, name.Line), name, ink)
	c.TextIn(theme.Caption, canvas.Box(r.X, top+name.Line, r.W, theme.Caption.Line), canvas.AlignCenter, f.foot, foot)
}

func (f *face) writeName(c *canvas.Canvas, r canvas.Rect, role theme.Role, ink theme.Color) {
	if c.Measure(role, f.name) <= r.W {
		c.TextIn(role, r, canvas.AlignCenter, f.name, ink)
		return
	}
	if f.width != r.W {
		f.width = r.W
		f.lines = canvas.Wrap(tightName, f.name, r.W, c.Scale)
		f.lines = f.lines[:min(2, len(f.lines))]
		f.role = theme.Caption
		if slices.ContainsFunc(f.lines, func(s string) bool { return c.Measure(theme.Caption, s) > r.W-8 }) {
			f.role = tightName // clear of the bamboo's joints
		}
	}
	const line = 15
	y := r.Y + (r.H-line*float64(len(f.lines)))/2
	for i, s := range f.lines {
		c.TextIn(f.role, canvas.Box(r.X-8, y+line*float64(i), r.W+16, line), canvas.AlignCenter, s, ink)
	}
}
