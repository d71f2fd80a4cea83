package play

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// drawCard draws a player in the panel: 80 high, or 64 in a low frame.
func (p *Page) drawCard(c *draw.Canvas, r draw.Rect, d *card) {
	if d.move {
		c.Card(r)
	}
	p.drawEmblem(c, draw.Box(r.X+16, r.Y+(r.H-emblemSize)/2, emblemSize, emblemSize), d)
	x, top := r.X+80, r.Y+r.H/2-28
	if r.H < 64 {
		top = r.Y + r.H/2 - 25
	}
	right := r.Right() - 16
	if d.clock != "" {
		p.drawClock(c, draw.Box(right-84, r.Y, 84, r.H), d)
		right -= c.Measure(theme.Clock, d.clock) + 16
	}
	p.drawName(c, x, top, right-x, d)
	p.drawFacts(c, x, top+28, right, d)
}

func (p *Page) drawEmblem(c *draw.Canvas, r draw.Rect, d *card) {
	faded(c, d.out, d.emblem, r)
}

// faded draws an emblem, at 45 % if its side is out.
func faded(c *draw.Canvas, out bool, img *ebiten.Image, r draw.Rect) {
	strength := 1.0
	if out {
		strength = 0.45
	}
	before := c.Fade(strength)
	c.PictureIn(img, r)
	c.SetFade(before)
}

// drawName writes who leads and who plays; the fallen are struck by one thin line.
func (p *Page) drawName(c *draw.Canvas, x, y, w float64, d *card) {
	ink := c.Theme.Ink
	if d.out {
		ink = c.Theme.Ink3
	}
	name := draw.Fit(theme.Name, d.name, w, c.Scale)
	c.Text(theme.Name, name, x, y, ink)
	nw := c.Measure(theme.Name, name)
	if d.out {
		c.HLine(x-2, y+theme.Name.Line/2+1, nw+4, ink)
	}
	if room := w - nw - 10; room > 24 {
		c.TextIn(theme.Caption, draw.Box(x+nw+10, y+1, room, theme.Name.Line), draw.AlignLeft, d.who, c.Theme.Ink2)
	}
}

// drawFacts draws what was taken, chips, the Han army and what is to be done.
func (p *Page) drawFacts(c *draw.Canvas, x, y, right float64, d *card) {
	start := x
	room := right
	if label, w := passedLabel(c, right-x, d); label != "" {
		room -= w + 8
	}
	x = drawPiles(c, x, y, room, d.taken)
	x = drawPool(c, x, y, right, d)
	if d.checked {
		x += c.Chip(x, y, locale.T("event.check.chip"), c.Theme.Danger, chipInk(c.Theme)) + 8
	}
	if d.out {
		x += c.Chip(x, y, locale.T("event.out.chip"), c.Theme.Sunk, c.Theme.Ink2) + 8
	}
	x = drawPassed(c, x, y, right, d)
	x = d.hidden.draw(c, x, y, right)
	if len(d.han) > 0 {
		text := locale.T("play.han.commands")
		if w := c.Measure(theme.Caption, text); x+w+8+float64(len(d.han))*26 <= right {
			if x > start {
				x += 4
			}
			c.Text(theme.Caption, text, x, y+2, c.Theme.Ink2)
			x += w + 8
		}
		x = drawPiles(c, x, y, right, d.han)
	}
	if d.gave != "" && x+c.Measure(theme.Caption, d.gave) <= right {
		c.Text(theme.Caption, d.gave, x, y+2, c.Theme.Ink2)
		return
	}
	switch {
	case d.status != "":
		text := d.status
		if c.Measure(theme.Caption, text) > right-x {
			text = d.brief
		}
		if c.Measure(theme.Caption, text) <= right-x { // else the gold bar tells whose turn it is
			c.TextIn(theme.Caption, draw.Box(x, y, right-x, takenSize), draw.AlignLeft, text, c.Theme.GoldText)
		}
	case x == start:
		if text := locale.T("play.captured.none"); c.Measure(theme.Caption, text) <= right-x {
			c.TextIn(theme.Caption, draw.Box(x, y, right-x, takenSize), draw.AlignLeft, text, c.Theme.Ink3)
		}
	}
}

// passedLabel is the chip of who is passed over, the shorter one where there is
// little room, and how wide it is; nothing for everybody else.
func passedLabel(c *draw.Canvas, room float64, d *card) (label string, w float64) {
	for _, label := range d.passed {
		if w := c.TagWidth(label); label != "" && w <= room {
			return label, w
		}
	}
	return "", 0 // its emblem tells
}

// drawPassed draws the chip of who is passed over and returns where it ends.
func drawPassed(c *draw.Canvas, x, y, right float64, d *card) float64 {
	label, w := passedLabel(c, right-x, d)
	if label == "" {
		return x
	}
	c.Tag(draw.Box(x, y, w, takenSize), label)
	return x + w + 8
}

// chipInk is the text on a danger chip: card colour in both themes.
func chipInk(t *theme.Theme) theme.Color {
	if t.Dark {
		return t.Paper
	}
	return t.Card
}

// drawPiles draws little discs from x on and returns where they end.
func drawPiles(c *draw.Canvas, x, y, right float64, piles []pile) float64 {
	for _, d := range piles {
		if x+takenSize > right {
			break
		}
		c.PictureIn(d.image, draw.Box(x, y, takenSize, takenSize))
		x += takenSize + 4
		if d.n > 1 {
			times := timesText(d.n)
			c.Text(theme.Caption, times, x-1, y+2, c.Theme.Ink2)
			x += c.Measure(theme.Caption, times) + 4
		}
	}
	if len(piles) > 0 {
		x += 4
	}
	return x
}

var timesTexts [64]string

// timesText is ×n, kept so that drawing makes no strings.
func timesText(n int) string {
	if n >= len(timesTexts) {
		return "×" + strconv.Itoa(n)
	}
	if timesTexts[n] == "" {
		timesTexts[n] = "×" + strconv.Itoa(n)
	}
	return timesTexts[n]
}

func (p *Page) drawClock(c *draw.Canvas, r draw.Rect, d *card) {
	ink := c.Theme.Ink3
	if d.move {
		ink = c.Theme.Ink
	}
	c.TextIn(theme.Clock, r, draw.AlignRight, d.clock, ink)
}
