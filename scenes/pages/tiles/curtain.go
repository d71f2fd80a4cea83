package tiles

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/curtain"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// holdTicks is how many ticks the button is held before the blind lifts.
const holdTicks = 36

// curtainTitle is the line on the blind's card.
var curtainTitle = theme.Role{Size: 28, Line: 40, Bold: true}

// blind is the bamboo blind between two players and the button on its card.
type blind struct {
	curtain.Curtain
	button canvas.Rect
	hold   int // ticks the button has been held
	moving bool
}

// hang closes the blind from the start, without an animation.
func (b *blind) hang() {
	b.SetLayout(image.Rectangle{}, render.Look{Motion: render.Reduced})
	b.Drop()
}

func (b *blind) move(lift bool) {
	b.hold, b.moving = 0, true
	if lift {
		b.Lift()
	} else {
		b.Drop()
	}
}

// step advances a tick and reports whether the animation has just ended.
func (b *blind) step() bool {
	b.Update()
	if b.moving && (b.Closed() || b.Open()) {
		b.moving = false
		return true
	}
	return false
}

// held counts how long the button, or Enter, is held, and reports whether that has changed.
func (b *blind) held(in *ui.Input) bool {
	before := b.hold
	if in.Down && b.button.Contains(in.X, in.Y) || inpututil.KeyPressDuration(ui.KeyEnter) > 0 {
		b.hold++
	} else {
		b.hold = max(0, b.hold-4)
	}
	return b.hold != before
}

func (p *Page) updateBlind(in *ui.Input) ui.Nav {
	b := &p.blind
	if b.moving {
		p.Form.MarkDirty()
		if b.step() {
			p.blindMoved()
		}
		return ui.Stay()
	}
	if r := in.Reader; r != nil && r.Control == "hold" && r.Press { // a screen reader user holds nothing
		b.hold = 2 * holdTicks
	}
	nav := p.Form.Update(in)
	if nav == ui.Stay() && in.Key(ui.KeyEscape) && p.laying() {
		return p.leave()
	}
	if b.held(in) {
		p.Form.MarkDirty()
	}
	if b.hold >= holdTicks {
		b.move(true)
		p.refresh()
	}
	return nav
}

// blindMoved continues the stage behind the blind once it is up, and changes it once down.
func (p *Page) blindMoved() {
	if p.blind.Open() {
		p.covered = false
	} else {
		p.stage = p.next()
	}
	p.refresh()
}

// layBlind arranges the blind, and the card on it: the next player, and the button to hold.
func (p *Page) layBlind() {
	v := p.view
	p.blind.SetLayout(v.Device(v.Bounds()), p.session.Look(v.Scale))
	p.Form.Paint(func(c *canvas.Canvas) { p.blind.Draw(c.Target()) })
	if p.blind.moving {
		return
	}
	p.Form.Place(p.card(), v.Bounds().Center(min(504, v.W-32), min(424, v.H-32)))
	if p.laying() {
		p.Form.Place(ui.Inset(v.Margin()-10, 26, 0, 0, ui.Column(0, ui.Row(0, back(p.leave)))), v.Bounds())
	}
}

func (p *Page) card() ui.Part {
	title, line, button, note := p.cardTexts()
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(locale.T("curtain.seal"), r, -5) })
	return ui.Over(ui.Paint(drawCard), ui.Inset(16, 36, 16, 30, ui.Column(0,
		ui.Inset(0, 0, 0, 16, ui.Middle(120, seal.High(120))).Drop(1),
		p.line(curtainTitle, title).Try(theme.Section, title).Try(theme.Name, title).Center().High(40),
		ui.Space(10),
		ui.Pad(12, 0, p.pale(theme.Body, line).Lines(3).Center()),
		ui.Space(0),
		ui.Pad(8, 0, ui.Middle(256, p.holdButton(button).High(56))),
		ui.Space(20),
		ui.Text(theme.Caption, note, p.view.Theme.Ink3).Center(),
	)))
}

// drawCard draws the ground of the blind's card.
func drawCard(c *canvas.Canvas, r canvas.Rect) {
	c.Shadow(r, 16, 0.35)
	c.Shape(r, canvas.Shape{Radius: 6, Fill: c.Theme.Card})
	c.Shape(r.Inset(10), canvas.Shape{Radius: 3, Line: 1, Stroke: c.Theme.Gold})
}

// holdButton is the button that lifts the blind, with how long it has been held.
func (p *Page) holdButton(label string) ui.Part {
	ctl := ui.Primary("hold", label)
	plain := ctl.Draw
	ctl.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		plain(c, ctl, s)
		r, part := ctl.Rect, min(1, float64(p.blind.hold)/holdTicks)
		c.Fill(canvas.Box(r.X+6, r.Bottom()-8, (r.W-12)*part, 3), c.Theme.Gold)
	}
	return ui.Press(ctl).Placed(func(r canvas.Rect) { p.blind.button = r })
}

// cardTexts are the texts on the blind's card: for the next player, or for both.
func (p *Page) cardTexts() (title, line, button, note string) {
	note = locale.T("curtain.hold")
	if !p.laying() {
		return locale.T("curtain.both"), locale.T("deploy.reveal"), locale.T("curtain.both.button"), note
	}
	next := p.side("side", p.order[p.at])
	title, button = locale.T("curtain.title", next), p.text("curtain.button", next)
	if p.at == 0 {
		return title, locale.T("curtain.line.first"), button, note
	}
	last := p.side("side", p.order[p.at-1])
	note = locale.T("curtain.note", last) + " " + locale.T("ui.separator") + " " + note
	return title, locale.T("curtain.line", last), button, note
}
