package ui

import (
	"image/color"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// darker is a colour as it looks when pressed: 8 % darker.
func darker(col color.NRGBA) color.NRGBA { return theme.Mix(col, color.NRGBA{A: col.A}, 0.08) }

// pressedRect is 1 px down while pressed.
func pressedRect(r canvas.Rect, s State) canvas.Rect {
	if s.Pressed {
		r.Y++
	}
	return r
}

// Primary is the one primary action of a screen: seal red with an inner line.
func Primary(id, label string) Control {
	return Control{ID: id, Name: label, size: labelled(label, 0), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		r := pressedRect(ctl.Rect, s)
		if ctl.Off {
			drawUnavailable(c, r, label)
			return
		}
		fill := c.Theme.Seal
		switch {
		case s.Pressed:
			fill = darker(fill)
		case s.Hover:
			fill = theme.Mix(fill, c.Theme.SealText, 0.06)
		}
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: fill})
		c.Shape(r.Inset(3), canvas.Shape{Radius: 4, Line: 1, Stroke: theme.Alpha(c.Theme.SealText, 0.45)})
		c.TextFit(r.Inset(6), canvas.AlignCenter, label, c.Theme.SealText, theme.Primary, tightPrimary)
	}}
}

// labelled is the size of a button with a label and perhaps an icon.
func labelled(label string, icon canvas.Icon) func(v View) (w, h float64) {
	pad := 38.0
	if icon != canvas.NoIcon {
		pad += 28
	}
	return func(v View) (w, h float64) {
		return canvas.Measure(ButtonText, label, v.Scale) + pad, theme.TouchTarget
	}
}

// always is the size of a control that is always as large.
func always(w, h float64) func(v View) (float64, float64) {
	return func(View) (float64, float64) { return w, h }
}

// tightPrimary is for a primary button that is narrow for its label.
var tightPrimary = theme.Role{Size: 14, Line: 20, Bold: true}

// Secondary is any other button.
func Secondary(id, label string) Control { return IconLabel(id, canvas.NoIcon, label) }

// IconLabel is a secondary button with an icon before its label.
func IconLabel(id string, icon canvas.Icon, label string) Control {
	return Control{ID: id, Name: label, size: labelled(label, icon), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		r := pressedRect(ctl.Rect, s)
		if ctl.Off {
			drawUnavailable(c, r, label)
			return
		}
		drawPlate(c, r, s, ctl.On)
		ink := c.Theme.Ink
		if ctl.On {
			ink = c.Theme.Paper
		}
		drawIconLabel(c, r, icon, label, ink, false)
	}}
}

// LabelIcon is a secondary button with an icon after its label.
func LabelIcon(id, label string, icon canvas.Icon) Control {
	return Control{ID: id, Name: label, size: labelled(label, icon), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		r := pressedRect(ctl.Rect, s)
		if ctl.Off {
			drawUnavailable(c, r, label)
			return
		}
		drawPlate(c, r, s, false)
		drawIconLabel(c, r, icon, label, c.Theme.Ink, true)
	}}
}

// Warning is a secondary button for irreversible actions.
func Warning(id string, icon canvas.Icon, label string) Control {
	return Control{ID: id, Name: label, size: labelled(label, icon), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		r := pressedRect(ctl.Rect, s)
		drawPlate(c, r, s, false)
		drawIconLabel(c, r, icon, label, c.Theme.Danger, false)
	}}
}

// ButtonText is the type of a button's label; tightButton that of one that is
// narrow for it.
var (
	ButtonText  = theme.Role{Size: 16, Line: 32}
	tightButton = theme.Role{Size: 13, Line: 32}
)

func drawIconLabel(c *canvas.Canvas, r canvas.Rect, icon canvas.Icon, label string, ink color.NRGBA, after bool) {
	const size, gap = 20, 8
	role, room := ButtonText, r.W-size-gap-12
	if icon == canvas.NoIcon || c.Large > 1 && c.Measure(tightButton, label) > room*c.Large { // rather the words
		c.TextFit(r.Inset(6), canvas.AlignCenter, label, ink, ButtonText, tightButton)
		return
	}
	if label == "" { // the icon alone
		c.IconIn(icon, r, size, ink)
		return
	}
	if c.Measure(role, label) > room {
		role = tightButton
	}
	role = c.Yielding(role, label, room)
	label = canvas.Fit(role, label, room, c.Scale)
	w := c.Measure(role, label)
	x := r.X + (r.W-w-size-gap)/2
	y := r.Y + (r.H-role.Line)/2
	if after {
		c.Text(role, label, x, y, ink)
		c.Icon(icon, x+w+gap, r.Y+(r.H-size)/2, size, ink)
		return
	}
	c.Icon(icon, x, r.Y+(r.H-size)/2, size, ink)
	c.Text(role, label, x+size+gap, y, ink)
}

// drawPlate is the ground of a secondary button, ink if it is chosen.
func drawPlate(c *canvas.Canvas, r canvas.Rect, s State, on bool) {
	fill, stroke := c.Theme.Card, c.Theme.Line2
	if on {
		fill, stroke = c.Theme.Ink, c.Theme.Ink
	}
	switch {
	case s.Pressed:
		fill = darker(fill)
	case s.Hover && !on:
		fill = theme.Mix(fill, c.Theme.Sunk, 0.6)
	}
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: fill, Stroke: stroke})
}

// drawUnavailable is a button that cannot be pressed; its label says why.
func drawUnavailable(c *canvas.Canvas, r canvas.Rect, label string) {
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Stroke: c.Theme.Line2, Dashed: true})
	c.TextFit(r.Inset(6), canvas.AlignCenter, label, c.Theme.Ink3, ButtonText, tightButton)
}

// tightCaption is the type of a label that is too long for its icon's place.
var tightCaption = theme.Role{Size: 12, Line: theme.Caption.Line}

// IconButton is an icon with a label of 13 below, at least 56 × 56.
func IconButton(id string, icon canvas.Icon, label string) Control {
	return Control{ID: id, Name: label, size: always(56, 56), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		r := pressedRect(ctl.Rect, s)
		ink := iconInk(c, ctl, s)
		drawGlow(c, ctl.Rect, s)
		top := r.Y + (r.H-24-4-theme.Caption.Line)/2
		c.Icon(icon, r.X+(r.W-24)/2, top, 24, ink)
		c.TextFit(canvas.Box(r.X, top+28, r.W, theme.Caption.Line), canvas.AlignCenter, label, ink, theme.Caption, tightCaption)
	}}
}

// BarButton is an icon without a label, 44 × 44; its name is only spoken.
func BarButton(id string, icon canvas.Icon, spoken string) Control {
	return Control{ID: id, Name: spoken, size: always(theme.TouchTarget, theme.TouchTarget), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		drawGlow(c, ctl.Rect, s)
		c.IconIn(icon, pressedRect(ctl.Rect, s), 24, iconInk(c, ctl, s))
	}}
}

// Framed is an icon on a plate, such as a transport button.
func Framed(id string, icon canvas.Icon, spoken string) Control {
	return Control{ID: id, Name: spoken, size: always(theme.TouchTarget, theme.TouchTarget), Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		r := pressedRect(ctl.Rect, s)
		drawPlate(c, r, s, false)
		c.IconIn(icon, r, 24, iconInk(c, ctl, s))
	}}
}

func iconInk(c *canvas.Canvas, ctl *Control, s State) color.NRGBA {
	switch {
	case ctl.Off:
		return theme.Alpha(c.Theme.Ink3, 0.5)
	case ctl.On:
		return c.Theme.Hint
	case s.Hover || s.Pressed:
		return c.Theme.Ink
	}
	return c.Theme.Ink2
}

// drawGlow is the ground of a hovered or pressed icon.
func drawGlow(c *canvas.Canvas, r canvas.Rect, s State) {
	if s.Pressed {
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Sunk})
	} else if s.Hover {
		c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
	}
}

// ChipButton is one choice of a row, such as a clock; chosen it is ink.
func ChipButton(id, label string, on bool) Control {
	ctl := IconLabel(id, canvas.NoIcon, label)
	ctl.Role, ctl.On = RoleRadio, on
	return ctl
}

// ChipWidth is how wide a chip button with this label is.
func ChipWidth(label string, scale float64) float64 {
	return canvas.Measure(ButtonText, label, scale) + 38
}
