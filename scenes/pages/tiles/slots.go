package tiles

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// slots is the palace in which the tiles are laid.
func (d *desk) slots() ui.Part {
	shadow := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Shadow(r.Move(0, 4), 10, 0.18) })
	return ui.Over(shadow, d.palace(d.hand.seat, func(slot int) ui.Part { return ui.Press(d.slot(slot)) }))
}

func (d *desk) slot(slot int) ui.Control {
	n := d.hand.tiles[slot]
	place := locale.Arg{Name: "slot", Value: locale.T("deploy.slot.name." + strconv.Itoa(slot+1))}
	ctl := ui.Control{
		ID: "slot." + strconv.Itoa(slot), Name: locale.T("a11y.slot.empty", place),
		Do:   d.does(func() { d.press(slot) }),
		Drop: func() { d.put(d.drag.kind, slot) },
		Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) { d.drawEmpty(c, ctl.Rect, s) },
	}
	if k := d.hand.kind(n); k != nil {
		f := newFace(k)
		ctl.On, ctl.Name = true, locale.T("a11y.slot", place, locale.Arg{Name: "name", Value: f.name})
		ctl.Lift = d.lift(k, f)
		ctl.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) { d.drawLaid(c, ctl.Rect, s, f, slot) }
	}
	return ctl
}

// drawEmpty draws a slot without a tile.
func (d *desk) drawEmpty(c *canvas.Canvas, r canvas.Rect, s ui.State) {
	stroke := c.Theme.BoardLine
	if d.hand.picked != 0 {
		stroke = c.Theme.Hint
	}
	drawHollow(c, r, 1.5, 0.6, stroke)
	c.IconIn(canvas.IconPlus, r, 20, stroke)
	d.drawPointed(c, r, s)
}

// drawLaid draws the tile on a slot, with a warning if it has no effect there.
func (d *desk) drawLaid(c *canvas.Canvas, r canvas.Rect, s ui.State, f *face, slot int) {
	what, n := "plain", d.hand.tiles[slot]
	if d.hand.picked == n {
		what = "active"
	}
	f.draw(c, r, slotName(r), what)
	d.drawPointed(c, r, s)
	if d.hand.useless(n, slot) {
		c.IconIn(canvas.IconWarning, canvas.Box(r.Right()-18, r.Y-8, 22, 22), 18, c.Theme.Warn)
	}
}

// drawPointed marks a slot under the pointer.
func (d *desk) drawPointed(c *canvas.Canvas, r canvas.Rect, s ui.State) {
	if s.Hover || d.hand.picked != 0 && s.Pressed {
		c.Shape(r.Inset(-2), canvas.Shape{Radius: 6, Line: 2, Stroke: theme.Alpha(c.Theme.Hint, 0.7)})
	}
}
