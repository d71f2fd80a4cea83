package tiles

import (
	"yanyi/assets/locale"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// drag is a tile carried by the pointer, from the tray or from a slot.
type drag struct {
	kind int // 0 none
	face *face
	x, y float64
}

// carry carries a tile and reports whether it takes the tick's input.
func (d *desk) carry(f *ui.Form, in *ui.Input) bool {
	g := &d.drag
	if g.kind == 0 {
		d.liftFrom(f, in)
	}
	if g.kind == 0 {
		return false
	}
	g.x, g.y = in.X, in.Y
	f.MarkDirty()
	if !in.Down {
		d.drop(f)
	}
	return true
}

// liftFrom begins to carry the tile under a drag. In a scrolling tray only sideways drags lift
// one, so that a finger can still scroll.
func (d *desk) liftFrom(f *ui.Form, in *ui.Input) {
	if !in.Down || !in.Dragging {
		return
	}
	scrolls := d.scroll.Reach() > 0 && in.Touch
	if dx, dy := in.X-in.StartX, in.Y-in.StartY; scrolls && dx*dx < dy*dy {
		return
	}
	if ctl := f.Near(in.StartX, in.StartY, 0, func(ctl *ui.Control) bool { return ctl.Lift != nil }); ctl != nil {
		ctl.Lift()
		f.Unpress() // the press ends without a tap
	}
}

// lift is the source of a lifted tile.
func (d *desk) lift(k *locale.Stratagem, f *face) func() {
	return func() { d.drag = drag{kind: k.Number, face: f} }
}

// dropReach is how far beside a slot a tile may be dropped.
const dropReach = 6

// drop lays the carried tile on the slot under it; beside the palace it goes back to the tray.
func (d *desk) drop(f *ui.Form) {
	g := &d.drag
	if ctl := f.Near(g.x, g.y, dropReach, func(ctl *ui.Control) bool { return ctl.Drop != nil }); ctl != nil {
		ctl.Drop()
	} else if slot := d.hand.slotOf(g.kind); slot >= 0 {
		d.hand.take(slot)
	}
	*g = drag{}
	d.changed()
}

func (g *drag) draw(c *canvas.Canvas) {
	if g.kind == 0 {
		return
	}
	r := canvas.Box(g.x-52, g.y-39, 104, 78)
	c.Shadow(r.Move(0, 8), 12, 0.3)
	g.face.draw(c, r, palaceName, "active")
}
