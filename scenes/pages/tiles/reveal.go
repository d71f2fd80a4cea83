package tiles

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// turnTicks is how long a tile takes to turn over (render/README.md, Motion: 325
// ms); those of both sides turn together, slot after slot.
const (
	turnTicks = 20
	turnGap   = 5
)

// reveal shows the tiles of both sides turning over.
type reveal struct {
	*common
	open func() ui.Page
	tick int
	rest int // ticks all have been face up; negative without online players
}

// turnedAt is the tick at which all tiles lie open.
const turnedAt = turnTicks + turnGap*slots

// restTicks is how long they are shown where a clock may run: 4 s.
const restTicks = 240

func newReveal(g *common, open func() ui.Page) *reveal {
	rv := &reveal{common: g, open: open, rest: -1}
	if g.session.Still() {
		rv.tick = turnedAt
	}
	return rv
}

// turned is how wide a slot's tile shows, -1 (its back) to 1 (its face).
func (rv *reveal) turned(slot int) float64 {
	x := float64(rv.tick-turnGap*slot) / turnTicks
	return -math.Cos(math.Pi * min(1, max(0, x)))
}

func (rv *reveal) update(f *ui.Form, in *ui.Input) ui.Nav {
	if rv.tick < turnedAt {
		rv.tick++
		f.MarkDirty()
		if in.Pressed || len(in.Keys) > 0 {
			rv.tick = turnedAt // a new input ends the old animation
			return ui.Stay()
		}
	}
	if rv.rest >= 0 && rv.tick >= turnedAt {
		rv.rest++
	}
	if nav := f.Update(in); nav != ui.Stay() || !in.Key(ui.KeyEnter) && rv.rest < restTicks {
		return nav
	}
	return rv.start()
}

func (rv *reveal) start() ui.Nav { return ui.Replace(rv.open()) }

func (rv *reveal) lay(f *ui.Form) {
	m, title := rv.view.Margin(), locale.T("deploy.reveal")
	f.Place(ui.Inset(m, 22, m, m, ui.Column(16,
		rv.line(theme.Title, title).Try(theme.Name, title).Try(theme.Body, title).Center(),
		ui.Arrange(rv.palaces).Grow(),
		ui.Middle(240, ui.Press(ui.Primary("start", locale.T("setup.start")).Goes(rv.start)).High(52)),
	)), rv.view.Bounds())
}

const (
	palaceMost = 480.0 // how high a palace is at most
	titled     = 36.0  // how much higher with its title
)

// palaces places both palaces side by side, or above each other.
func (rv *reveal) palaces(f *ui.Form, r canvas.Rect) {
	if r.W > r.H {
		both := ui.Columns(32, rv.laid(game.First, 1), rv.laid(game.Second, 1))
		f.Place(ui.Middle(2*min(palaceMost, r.H-titled)+32, both), r)
		return
	}
	f.Place(ui.Column(8, rv.laid(game.Second, 1.3).Grow(), rv.laid(game.First, 1.3).Grow()), r)
}

// laid is a side's palace under its title, at most widest times as wide as it is high.
func (rv *reveal) laid(s game.Seat, widest float64) ui.Part {
	kinds := newHand(rv.by, rv.game.Setup().Options, s)
	tiles := rv.game.View(game.NoSeat).Seats[s].Tiles
	palace := rv.palace(s, func(slot int) ui.Part { return rv.turning(slot, kinds.kind(tiles[slot])) })
	both := ui.Column(8, rv.line(theme.Name, rv.palaceTitle(s)).Center().High(titled-8), palace.Grow())
	return ui.Arrange(func(f *ui.Form, r canvas.Rect) {
		high := min(r.H-titled, palaceMost)
		wide := min(r.W, high*widest)
		f.Place(both, r.Center(wide, min(high, wide)+titled))
	})
}

// turning is a tile that turns over, nil where none is laid.
func (rv *reveal) turning(slot int, k *locale.Stratagem) ui.Part {
	var f *face
	if k != nil {
		f = newFace(k)
	}
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { drawTurning(c, r, rv.turned(slot), f) })
}

// drawTurning draws a tile as wide as it shows while it turns over.
func drawTurning(c *canvas.Canvas, r canvas.Rect, turned float64, f *face) {
	switch {
	case turned >= 0.98 && f != nil:
		f.draw(c, r, slotName(r), "plain")
	case turned >= 0 && f == nil:
		drawHollow(c, r, 1, 0.4, c.Theme.BoardLine)
	case turned < 0:
		drawNarrow(c, r, "back", -turned)
	default:
		drawNarrow(c, r, "plain", turned)
	}
}

// drawNarrow draws a tile without writing at a fraction of its width.
func drawNarrow(c *canvas.Canvas, r canvas.Rect, what string, part float64) {
	d := c.Device(r)
	var op ebiten.DrawImageOptions
	op.Filter = ebiten.FilterLinear
	op.GeoM.Scale(part, 1)
	op.GeoM.Translate(float64(d.Min.X)+float64(d.Dx())*(1-part)/2, float64(d.Min.Y)-8*c.Scale*(1-part))
	c.Target().DrawImage(picture(c, r, what), &op)
}
