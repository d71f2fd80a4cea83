package deploy

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// The blind between two players (look.md §8, §9): its slips fall one after the
// other, in ticks of a sixtieth of a second.
const (
	slats     = 32
	fallTicks = 14 // of one slip
	holdTicks = 36 // the button is held so long before the blind lifts
)

// blind is the bamboo blind and how it moves.
type blind struct {
	tick   int // of the movement, 0 when it stands
	ticks  int
	lift   bool // going up
	hold   int  // ticks the button has been held
	closed bool
}

// down is the blind as it hangs from the start.
func (b *blind) down() { *b = blind{closed: true} }

// fall lets it down; with reduced motion it is down at once.
func (b *blind) fall(still bool) { b.move(false, still) }

func (b *blind) move(lift, still bool) {
	*b = blind{lift: lift, tick: 1, ticks: fallTicks + slats/2}
	if still {
		b.ticks = 1
	}
}

// step advances a tick and reports whether the movement has just ended.
func (b *blind) step() bool {
	if b.tick == 0 {
		return false
	}
	if b.tick++; b.tick <= b.ticks {
		return false
	}
	b.tick, b.closed = 0, !b.lift
	return true
}

// drop is how far slip i is down, 0 to 1.
func (b *blind) drop(i int) float64 {
	if b.tick == 0 {
		if b.closed {
			return 1
		}
		return 0
	}
	x := min(1, max(0, (float64(b.tick)-float64(i)/2)/fallTicks))
	x = 1 - math.Pow(1-x, 3)
	if b.lift {
		x = 1 - x
	}
	return x
}

func (p *Page) updateCurtain(in *ui.Input) ui.Nav {
	b := &p.blind
	if b.tick > 0 {
		p.form.MarkDirty()
		if b.step() {
			if b.lift {
				p.lifted()
				return ui.Stay()
			}
			p.behind()
			p.Layout(p.view)
		}
		return ui.Stay()
	}
	if id := p.form.Update(in); id == "back" || in.Key(ui.KeyEscape) && p.at == 0 {
		return ui.Back()
	}
	p.holdOpen(in)
	return ui.Stay()
}

// holdOpen counts how long the button, or Enter, is held, and lifts the blind.
func (p *Page) holdOpen(in *ui.Input) {
	b := &p.blind
	over := false
	for _, ctl := range p.form.Controls() {
		over = over || ctl.ID == "hold" && ctl.Rect.Contains(in.X, in.Y)
	}
	switch held := b.hold; {
	case in.Down && over, inpututil.KeyPressDuration(ui.KeyEnter) > 0:
		b.hold++
	default:
		if b.hold = max(0, b.hold-4); held != b.hold {
			p.form.MarkDirty()
		}
		return
	}
	p.form.MarkDirty()
	if b.hold >= holdTicks {
		b.move(true, p.view.Still)
	}
}

// layCurtain arranges the card on the blind: who comes next, and the button that
// must be held.
func (p *Page) layCurtain() {
	v := p.view
	card := v.Bounds().Center(min(504, v.W-32), min(424, v.H-32))
	p.form.Paint(func(c *ui.Canvas) { p.drawBlind(c) })
	if p.blind.tick > 0 {
		return
	}
	title, line, button, note := p.curtainTexts()
	tight := card.H < 400
	p.form.Paint(func(c *ui.Canvas) {
		c.Shadow(card, 16, 0.35)
		c.Shape(card, ui.Shape{Radius: 6, Fill: c.Theme.Card})
		c.Shape(card.Inset(10), ui.Shape{Radius: 3, Line: 1, Stroke: c.Theme.Gold})
		y := card.Y + 36
		if !tight {
			c.Seal(locale.T("curtain.seal"), ui.Box(card.X+card.W/2-60, y, 120, 120), -5)
			y += 136
		}
		c.TextIn(theme.Wordmark, ui.Box(card.X+16, y, card.W-32, 40), ui.AlignCenter, title, c.Theme.Ink)
		for i, l := range ui.Wrap(theme.Body, line, card.W-56, c.Scale) {
			c.TextIn(theme.Body, ui.Box(card.X+28, y+50+22*float64(i), card.W-56, 22), ui.AlignCenter, l, c.Theme.Ink2)
		}
		c.TextIn(theme.Caption, ui.Box(card.X+16, card.Bottom()-48, card.W-32, 18), ui.AlignCenter, note, c.Theme.Ink3)
	})
	r := ui.Box(card.X+(card.W-min(256, card.W-48))/2, card.Bottom()-124, min(256, card.W-48), 56)
	ctl := ui.Primary("hold", r, button)
	plain := ctl.Draw
	ctl.Draw = func(c *ui.Canvas, ctl *ui.Control, s ui.State) {
		plain(c, ctl, s)
		if n := float64(p.blind.hold) / holdTicks; n > 0 {
			c.Fill(ui.Box(r.X+6, r.Bottom()-8, (r.W-12)*min(1, n), 3), c.Theme.Gold)
		}
	}
	p.form.Add(ctl)
	if p.at == 0 {
		p.form.Add(ui.BarButton("back", ui.Box(v.Margin()-10, 26, 44, 44), ui.IconBack, locale.T("ui.back")))
	}
}

func (p *Page) curtainTexts() (title, line, button, note string) {
	if p.at >= len(p.order) {
		return locale.T("curtain.both"), locale.T("deploy.reveal"), locale.T("curtain.both.button"), ""
	}
	next := locale.Arg{Name: "side", Value: p.side(p.order[p.at])}
	title, button = locale.T("curtain.title", next), p.text("curtain.button", next)
	if p.at == 0 {
		return title, locale.T("curtain.line.first"), button, ""
	}
	last := locale.Arg{Name: "side", Value: p.side(p.order[p.at-1])}
	return title, locale.T("curtain.line", last), button, locale.T("curtain.note", last)
}

// drawBlind draws the slips as far as they are down, over what is there.
func (p *Page) drawBlind(c *ui.Canvas) {
	for i := range slats {
		x0, x1 := math.Round(c.W*c.Scale*float64(i)/slats), math.Round(c.W*c.Scale*float64(i+1)/slats)
		key := pictureKey{what: "slat", theme: c.Theme, w: int(x1 - x0), h: int(math.Ceil(c.H * c.Scale)), scale: c.Scale}
		c.Picture(picture(key, drawSlat), x0/c.Scale, -c.H*(1-p.blind.drop(i)))
	}
}
