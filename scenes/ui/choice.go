package ui

import (
	"image/color"
	"strconv"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// segmentsWidth is how wide Segmented must be for its labels.
func segmentsWidth(labels []string, scale float64) float64 {
	widest := 0.0
	for _, label := range labels {
		widest = max(widest, canvas.Measure(segmentText, label, scale))
	}
	return (widest + 34) * float64(len(labels))
}

var segmentText = theme.Role{Size: 15, Line: 22}

// segmentRole is the one size of labels that stand in parts of the same width: the usual one
// if all fit.
func segmentRole(labels []string, w, scale float64) theme.Role {
	for _, label := range labels {
		if canvas.Measure(segmentText, label, scale) > w {
			return theme.Caption
		}
	}
	return segmentText
}

func segment1(id string, i, n int, value, label string, alike []string, on bool) Control {
	return Control{ID: id + "." + value, Name: label, Role: RoleRadio, On: on,
		Draw: func(c *canvas.Canvas, ctl *Control, s State) {
			ink := drawSegment(c, ctl.Rect, i, n, s, ctl.On)
			r := canvas.Box(ctl.Rect.X+3, ctl.Rect.Y, ctl.Rect.W-6, ctl.Rect.H)
			c.TextFit(r, canvas.AlignCenter, label, ink, segmentRole(alike, r.W, c.Scale), theme.Caption)
		}}
}

// drawSegment draws a part as the visible piece of a plate that reaches under its neighbours,
// so that only the outer corners are round, and returns the ink of its label.
func drawSegment(c *canvas.Canvas, r canvas.Rect, i, n int, s State, on bool) (ink color.NRGBA) {
	plate := r
	if i > 0 {
		plate.X, plate.W = plate.X-12, plate.W+12
	}
	if i < n-1 {
		plate.W += 12
	}
	fill := c.Theme.Card
	ink = c.Theme.Ink2
	switch {
	case on:
		fill, ink = c.Theme.Ink, c.Theme.Paper
	case s.Pressed:
		fill = darker(fill)
	case s.Hover:
		fill = theme.Mix(fill, c.Theme.Sunk, 0.6)
	}
	c.Push(r, 0, 0)
	c.Shape(plate, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: fill, Stroke: c.Theme.Line2})
	c.Pop()
	if i > 0 {
		c.VLine(r.X, r.Y, r.H, c.Theme.Line2)
	}
	return ink
}

// Toggle is a switch of 40 × 24 at the right end of a row of at least 44, which
// is pressed as a whole.
func Toggle(id, spoken string, on bool) Control {
	return Control{ID: id, Name: spoken, Role: RoleSwitch, On: on, size: always(theme.TouchTarget, theme.TouchTarget),
		Draw: func(c *canvas.Canvas, ctl *Control, s State) {
			r := canvas.Box(ctl.Rect.Right()-42, ctl.Rect.Y+(ctl.Rect.H-24)/2, 40, 24)
			fill, stroke, knob := c.Theme.Sunk, c.Theme.Line2, r.X+2.5
			if ctl.On {
				fill, stroke, knob = c.Theme.Hint, c.Theme.Hint, r.Right()-21.5
			}
			if s.Hover {
				stroke = c.Theme.Ink3
			}
			c.Shape(r, canvas.Shape{Radius: 12, Line: 1.5, Fill: fill, Stroke: stroke})
			c.Shape(canvas.Box(knob, r.Y+2.5, 19, 19), canvas.Shape{Radius: 9.5, Line: 1, Fill: knobColor(c), Stroke: stroke})
		}}
}

func knobColor(c *canvas.Canvas) color.NRGBA {
	if c.Theme.Dark {
		return c.Theme.Ink
	}
	return c.Theme.Card
}

// Check is a check box of 20 with its label; its row is pressed as a whole.
func Check(id, label string, on bool) Control {
	size := func(v View) (w, h float64) { return canvas.Measure(ButtonText, label, v.Scale) + 34, theme.TouchTarget }
	return Control{ID: id, Name: label, Role: RoleCheck, On: on, size: size,
		Draw: func(c *canvas.Canvas, ctl *Control, s State) {
			r := canvas.Box(ctl.Rect.X, ctl.Rect.Y+(ctl.Rect.H-20)/2, 20, 20)
			shape := canvas.Shape{Radius: theme.ChipRadius, Line: 2, Fill: c.Theme.Card, Stroke: c.Theme.Line2}
			if ctl.On {
				shape.Fill, shape.Stroke = c.Theme.Hint, c.Theme.Hint
			} else if s.Hover {
				shape.Stroke = c.Theme.Hint
			}
			c.Shape(r, shape)
			if ctl.On {
				c.IconIn(canvas.IconCheck, r, 18, c.Theme.Card)
			}
			c.TextIn(ButtonText, canvas.Box(r.Right()+12, ctl.Rect.Y, ctl.Rect.W-32, ctl.Rect.H), canvas.AlignLeft, label, c.Theme.Ink)
		}}
}

// Steps is − value + with the name spoken: its ends are pressed, or the arrow keys.
// change hears of the next value.
func Steps(id, spoken string, value, least, most int, change func(value int)) Part {
	const end = theme.TouchTarget
	step := func(by int) {
		if next := value + by; least <= next && next <= most {
			change(next)
		}
	}
	ctl := Control{ID: id, Name: spoken, Value: strconv.Itoa(value), Role: RoleSlider, Step: step, size: always(3*end, end)}
	ctl.Pick = func(x, _ float64) {
		if 0 <= x && x < end {
			step(-1)
		} else if x >= 2*end {
			step(1)
		}
	}
	ctl.Draw = func(c *canvas.Canvas, ctl *Control, s State) {
		r := ctl.Rect
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
		c.TextIn(ButtonText, r, canvas.AlignCenter, ctl.Value, c.Theme.Ink)
		c.IconIn(canvas.IconMinus, pressedRect(r.Left(end), s), 18, iconInk(c, &Control{Off: value <= least}, s))
		c.IconIn(canvas.IconPlus, pressedRect(r.Column(2, 3, 0), s), 18, iconInk(c, &Control{Off: value >= most}, s))
	}
	return Press(ctl)
}

// Tab is a heading of a panel's content, 32 high, underlined in seal if current.
func Tab(id, label string, on bool) Control {
	size := func(v View) (w, h float64) {
		return max(theme.TouchTarget, canvas.Measure(theme.Body, label, v.Scale)+8), 32
	}
	return Control{ID: id, Name: label, Role: RoleTab, On: on, size: size, Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		ink := c.Theme.Ink2
		if ctl.On || s.Hover {
			ink = c.Theme.Ink
		}
		c.TextIn(theme.Body, ctl.Rect, canvas.AlignLeft, label, ink)
		if ctl.On {
			c.Fill(canvas.Box(ctl.Rect.X, ctl.Rect.Bottom()-2, c.Measure(theme.Body, label), 2), c.Theme.Seal)
		}
	}}
}
