package tiles

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// turnTicks is how long a tile takes to turn over (look.md §9 flip: 325 ms);
// those of both sides turn together, slot after slot.
const (
	turnTicks = 20
	turnGap   = 5
)

// turning is the tiles turning over.
type turning struct{ tick, ticks int }

func (t *turning) start(still bool) {
	*t = turning{tick: 1, ticks: turnTicks + turnGap*slots}
	if still {
		t.tick = t.ticks
	}
}

// face is how wide a slot's tile shows, -1 (its back) to 1 (its face).
func (t *turning) face(slot int) float64 {
	x := float64(t.tick-turnGap*slot) / turnTicks
	return -math.Cos(math.Pi * min(1, max(0, x)))
}

func (p *Page) updateReveal(in *ui.Input) ui.Nav {
	if p.turn.tick < p.turn.ticks {
		p.turn.tick++
		p.form.MarkDirty()
		if in.Pressed || len(in.Keys) > 0 {
			p.turn.tick = p.turn.ticks // a new input lands the old motion
			return ui.Stay()
		}
	}
	if id := p.form.Activated(in); id != "start" && !in.Key(ui.KeyEnter) {
		return ui.Stay()
	}
	return ui.Replace(p.open())
}

// layReveal shows both palaces side by side, or above each other.
func (p *Page) layReveal() {
	v := p.view
	m := v.Margin()
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Title, draw.Box(m, 22, v.W-2*m, 32), draw.AlignCenter, locale.T("deploy.reveal"), c.Theme.Ink)
	})
	button := draw.Box(v.W/2-120, v.H-m-52, 240, 52)
	area := draw.Box(m, 72, v.W-2*m, button.Y-16-72)
	for i, r := range p.revealRects(area) {
		p.revealed(r, game.Seat(i))
	}
	p.form.Add(ui.Primary("start", locale.T("setup.start")).At(button))
}

func (p *Page) revealRects(area draw.Rect) []draw.Rect {
	if area.W > area.H {
		side := min((area.W-32)/2, area.H-36, 480)
		x := area.X + (area.W-2*side-32)/2
		y := area.Y + (area.H-side-36)/2 + 36
		return []draw.Rect{draw.Box(x, y, side, side), draw.Box(x+side+32, y, side, side)}
	}
	h := min((area.H-88)/2, 380)
	w := min(area.W, h*1.3)
	x := area.X + (area.W-w)/2
	return []draw.Rect{draw.Box(x, area.Y+h+80, w, h), draw.Box(x, area.Y+36, w, h)}
}

func (p *Page) revealed(r draw.Rect, s game.Seat) {
	view := p.match.View(game.NoSeat)
	tiles := view.Seats[s].Tiles
	kinds := newHand(p.by, p.match.Setup().Options, s)
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Name, draw.Box(r.X, r.Y-32, r.W, 24), draw.AlignCenter, locale.T("deploy.palace", locale.Arg{Name: "side", Value: p.side(s)}), c.Theme.Ink)
		p.drawCourt(c, r, s)
		for slot := range slots {
			if slot < len(tiles) {
				p.drawTurning(c, p.court().slot(r, slot), slot, kinds, tiles[slot])
			}
		}
	})
}

// drawTurning draws a tile as wide as it shows while it turns over.
func (p *Page) drawTurning(c *draw.Canvas, r draw.Rect, slot int, kinds *hand, n int) {
	face := p.turn.face(slot)
	k := kinds.kind(n)
	switch {
	case face >= 0.98 && k != nil:
		drawTileIn(c, r, k, slotName(r), "plain")
	case face >= 0 && k == nil:
		c.Shape(r, draw.Shape{Radius: theme.ChipRadius, Line: 1, Fill: theme.Alpha(c.Theme.Card, 0.4), Stroke: c.Theme.BoardLine, Dashed: true})
	case face < 0:
		drawNarrow(c, r, "back", -face)
	default:
		drawNarrow(c, r, "plain", face)
	}
}

// drawNarrow draws a tile without writing at a part of its width.
func drawNarrow(c *draw.Canvas, r draw.Rect, what string, part float64) {
	d := c.Device(r)
	img := picture(pictureKey{what, c.Theme, d.Dx(), d.Dy(), c.Scale}, painter(what))
	var op ebiten.DrawImageOptions
	op.Filter = ebiten.FilterLinear
	op.GeoM.Scale(part, 1)
	op.GeoM.Translate(float64(d.Min.X)+float64(d.Dx())*(1-part)/2, float64(d.Min.Y)-8*c.Scale*(1-part))
	c.Target().DrawImage(img, &op)
}
