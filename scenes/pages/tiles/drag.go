package tiles

import (
	"strconv"
	"strings"

	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// drag is a tile carried by the pointer, from the tray or from a slot.
type drag struct {
	kind int
	x, y float64
}

// update carries a tile and reports whether it takes the tick's input.
func (d *drag) update(p *Page, in *ui.Input) bool {
	if d.kind == 0 {
		return d.lift(p, in)
	}
	d.x, d.y = in.X, in.Y
	p.form.MarkDirty()
	if in.Down {
		return true
	}
	kind := d.kind
	d.kind = 0
	p.drop(kind, in.X, in.Y)
	p.form.Activated(&ui.Input{}) // the press ends without a tap
	p.Layout(p.view)
	return true
}

// lift begins to carry the tile under a drag. In a tray that scrolls only
// sideways pulls lift one, so that a finger can still scroll.
func (d *drag) lift(p *Page, in *ui.Input) bool {
	if !in.Down || !in.Dragging {
		return false
	}
	scrolls := p.scroll.Reach() > 0 && in.Touch
	if dx, dy := in.X-in.StartX, in.Y-in.StartY; scrolls && dx*dx < dy*dy {
		return false
	}
	d.kind = p.tileAt(in.StartX, in.StartY)
	d.x, d.y = in.X, in.Y
	return d.kind != 0
}

// tileAt is the kind whose tile lies at a point, 0 if none.
func (p *Page) tileAt(x, y float64) int {
	for _, ctl := range p.form.Controls() {
		if !ctl.Rect.Contains(x, y) {
			continue
		}
		word, rest, _ := strings.Cut(ctl.ID, ".")
		n, _ := strconv.Atoi(rest)
		switch word {
		case "tile":
			return n
		case "slot":
			return p.hand.tiles[n]
		}
	}
	return 0
}

// drop lays a carried tile on the slot under it; beside the palace it goes back
// to the tray.
func (p *Page) drop(kind int, x, y float64) {
	for _, ctl := range p.form.Controls() {
		word, rest, _ := strings.Cut(ctl.ID, ".")
		if word == "slot" && ctl.Rect.Inset(-6).Contains(x, y) {
			slot, _ := strconv.Atoi(rest)
			p.lay(kind, slot)
			return
		}
	}
	if slot := p.hand.slotOf(kind); slot >= 0 {
		p.hand.take(slot)
	}
}

func (d *drag) draw(p *Page, c *draw.Canvas) {
	if d.kind == 0 || p.hand == nil {
		return
	}
	r := draw.Box(d.x-52, d.y-39, 104, 78)
	c.Shadow(r.Move(0, 8), 12, 0.3)
	drawTileIn(c, r, p.hand.kind(d.kind), palaceName, "active")
}
