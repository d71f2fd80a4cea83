// Package qrcode draws links as QR codes, which telephones read.
package qrcode

import (
	"rsc.io/qr/coding"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// Picture is a text as a QR code.
type Picture struct {
	text string
	code *coding.Code // nil if the text is too long for one
}

// Of takes a text, for which the picture is made anew if it is another than before, and
// reports whether there is one: a text may be too long.
func (p *Picture) Of(text string) bool {
	if text != p.text {
		p.text, p.code = text, encode(text)
	}
	return p.code != nil
}

// encode makes the smallest code that a text fits in, a seventh of it for correction.
func encode(text string) *coding.Code {
	words := coding.String(text)
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		if words.Bits(v) > v.DataBytes(coding.M)*8 {
			continue
		}
		if plan, err := coding.NewPlan(v, coding.M, 0); err == nil {
			code, err := plan.Encode(words)
			if err == nil {
				return code
			}
		}
		return nil
	}
	return nil
}

// quiet is how many modules wide the light rim is that readers need.
const quiet = 4

// Draw draws the code into the middle of a place, its modules whole device pixels:
// dark on light in both themes, for many readers take it no other way round.
func (p *Picture) Draw(c *canvas.Canvas, r canvas.Rect) {
	code := p.code
	modules := float64(code.Size + 2*quiet)
	m := max(1, float64(int(min(r.W, r.H)*c.Scale/modules))) / c.Scale
	x, y := r.X+(r.W-m*modules)/2, r.Y+(r.H-m*modules)/2
	c.Shape(canvas.Box(x, y, m*modules, m*modules), canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Light.Card})
	x, y = snapped(x+quiet*m, c.Scale), snapped(y+quiet*m, c.Scale)
	for row := range code.Size {
		for at := 0; at < code.Size; {
			from := at
			for at < code.Size && code.Black(at, row) {
				at++
			}
			if at > from {
				c.Fill(canvas.Box(x+float64(from)*m, y+float64(row)*m, float64(at-from)*m, m), theme.Light.Ink)
			}
			at = max(at, from+1)
		}
	}
}

// snapped is a place on the edge of a device pixel.
func snapped(x, scale float64) float64 { return float64(canvas.Snap(x*scale)) / scale }
