package tiles

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// holdTicks is how many ticks the button is held before the blind lifts.
const holdTicks = 36

// curtainTitle is the line on the blind's card.
var curtainTitle = theme.Role{Size: 28, Line: 40, Bold: true}

// blind is the bamboo blind between two players and the button on its card.
type blind struct {
	render.Curtain
	hold    int // ticks the button has been held
	moving  bool
	lifting bool // or last lifted
}

// hang lets the blind hang closed from the start, without a movement.
func (b *blind) hang() {
	b.SetLayout(image.Rectangle{}, render.Look{Motion: render.Reduced})
	b.Drop()
}

func (b *blind) move(lift bool) {
	b.hold, b.moving, b.lifting = 0, true, lift
	if lift {
		b.Lift()
	} else {
		b.Drop()
	}
}

// step advances a tick and reports whether the movement has just ended.
func (b *blind) step() bool {
	b.Update()
	if b.moving && (b.Closed() || b.Open()) {
		b.moving = false
		return true
	}
	return false
}

func (p *Page) updateCurtain(in *ui.Input) ui.Nav {
	b := &p.blind
	if b.moving {
		p.form.MarkDirty()
		switch {
		case !b.step():
		case b.Open():
			p.lifted()
		default:
			p.behind()
			p.Layout(p.view)
		}
		return ui.Stay()
	}
	if id := p.form.Activated(in); id == "back" || in.Key(ui.KeyEscape) && p.at < len(p.order) {
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
		b.move(true)
		p.Layout(p.view)
	}
}

// layCurtain arranges the card on the blind: who comes next, and the button that
// must be held.
func (p *Page) layCurtain() {
	v := p.view
	card := v.Bounds().Center(min(504, v.W-32), min(424, v.H-32))
	p.blind.SetLayout(v.Device(v.Bounds()), p.session.Look(v.Scale))
	if p.blind.moving {
		p.layBehind()
	}
	p.form.Paint(func(c *draw.Canvas) { p.blind.Draw(c.Target()) })
	if p.blind.moving {
		return
	}
	title, line, button, note := p.curtainTexts()
	if hold := locale.T("curtain.hold"); note == "" {
		note = hold
	} else {
		note += " " + locale.T("ui.separator") + " " + hold
	}
	tight := card.H < 400
	p.form.Paint(func(c *draw.Canvas) {
		c.Shadow(card, 16, 0.35)
		c.Shape(card, draw.Shape{Radius: 6, Fill: c.Theme.Card})
		c.Shape(card.Inset(10), draw.Shape{Radius: 3, Line: 1, Stroke: c.Theme.Gold})
		y := card.Y + 36
		if !tight {
			c.Seal(locale.T("curtain.seal"), draw.Box(card.X+card.W/2-60, y, 120, 120), -5)
			y += 136
		}
		c.TextFit(draw.Box(card.X+16, y, card.W-32, 40), draw.AlignCenter, title, c.Theme.Ink, curtainTitle, theme.Section, theme.Name)
		for i, l := range draw.Wrap(theme.Body, line, card.W-56, c.Scale) {
			c.TextIn(theme.Body, draw.Box(card.X+28, y+50+22*float64(i), card.W-56, 22), draw.AlignCenter, l, c.Theme.Ink2)
		}
		c.TextIn(theme.Caption, draw.Box(card.X+16, card.Bottom()-48, card.W-32, 18), draw.AlignCenter, note, c.Theme.Ink3)
	})
	r := draw.Box(card.X+(card.W-min(256, card.W-48))/2, card.Bottom()-124, min(256, card.W-48), 56)
	ctl := ui.Primary("hold", button).At(r)
	plain := ctl.Draw
	ctl.Draw = func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
		plain(c, ctl, s)
		if n := float64(p.blind.hold) / holdTicks; n > 0 {
			c.Fill(draw.Box(r.X+6, r.Bottom()-8, (r.W-12)*min(1, n), 3), c.Theme.Gold)
		}
	}
	p.form.Add(ctl)
	if p.at < len(p.order) {
		p.form.Add(ui.BarButton("back", draw.IconBack, locale.T("ui.back")).At(draw.Box(v.Margin()-10, 26, 44, 44)))
	}
}

// layBehind arranges what is still seen while the blind falls, or seen already
// while it lifts.
func (p *Page) layBehind() {
	if p.blind.lifting && p.at >= len(p.order) {
		p.layReveal()
		return
	}
	p.layPalace()
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
