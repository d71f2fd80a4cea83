package play

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// drawOpponent draws a player of the phone's upper strip.
func (p *Page) drawOpponent(c *draw.Canvas, r draw.Rect, d *card) {
	if d.move {
		c.Card(r)
	}
	side, narrow := 8.0, r.W < 110
	if narrow {
		side = 4
	}
	e := draw.Box(r.X+side, r.Y+(r.H-40)/2, 40, 40)
	faded(c, d.out, d.small, e)
	if d.allied {
		c.PictureIn(p.allySeal, draw.Box(e.Right()-15, e.Bottom()-17, 20, 20))
	}
	x, right := e.Right()+side, r.Right()-side
	nameRight := right
	if d.points != "" && narrow {
		c.TextIn(theme.Clock, draw.Box(right-40, r.Y+9, 40, 22), draw.AlignRight, d.points, c.Theme.Ink)
		nameRight -= c.Measure(theme.Clock, d.points) + 6
	} else if d.points != "" {
		c.TextIn(theme.Clock, draw.Box(right-40, r.Y, 36, r.H), draw.AlignRight, d.points, c.Theme.Ink)
		right -= 44
		nameRight = right
	} else if d.clock != "" {
		clock := clockSmall
		if c.Measure(clock, d.clock) > right-x {
			clock = clockTight
		}
		c.TextIn(clock, draw.Box(right-56, r.Y+8, 56, 22), draw.AlignRight, d.clock, clockInk(c, d))
		nameRight -= c.Measure(clock, d.clock) + 6
	}
	ink := c.Theme.Ink
	if d.out {
		ink = c.Theme.Ink3
	}
	role := nameSmall
	if c.Measure(role, d.name) > nameRight-x {
		role = nameTight
	}
	name := d.name
	if c.Measure(role, name) > nameRight-x {
		name, role = d.side, nameSmall
	}
	if c.Measure(role, name) > nameRight-x {
		role = nameTight
	}
	if c.Measure(role, name) > nameRight-x { // the emblem tells
		name = ""
	}
	c.Text(role, name, x, r.Y+9, ink)
	if d.out && name != "" {
		c.HLine(x-2, r.Y+20, c.Measure(role, name)+4, ink)
	}
	if len(p.cards) == 2 { // alone in its strip
		p.drawFacts(c, x, r.Y+34, right, d)
		return
	}
	p.drawFactsSmall(c, x, r.Y+34, right, d)
}

var (
	nameSmall  = theme.Role{Size: 16, Line: 22, Bold: true}
	nameTight  = theme.Role{Size: 14, Line: 22, Bold: true}
	clockSmall = theme.Role{Size: 16, Line: 22}
	clockTight = theme.Role{Size: 14, Line: 22}
)

func clockInk(c *draw.Canvas, d *card) theme.Color {
	if d.move {
		return c.Theme.Ink
	}
	return c.Theme.Ink3
}

// drawFactsSmall is drawFacts where there is little room: chips first, then discs,
// words only if nothing else is to be shown.
func (p *Page) drawFactsSmall(c *draw.Canvas, x, y, right float64, d *card) {
	start := x
	if d.checked {
		label := locale.T("event.check.chip")
		if x+c.Measure(theme.Caption, label)+16 > right {
			label = d.check
		}
		x += c.Chip(x, y-1, label, c.Theme.Danger, chipInk(c.Theme)) + 6
	}
	if d.out {
		x += c.Chip(x, y-1, locale.T("event.out.chip"), c.Theme.Sunk, c.Theme.Ink2) + 6
	}
	x = drawPassed(c, x, y-1, right, d)
	if room := right - x - float64(len(d.taken))*(takenSize+4) - bandWidth(len(d.han)); room >= 0 || len(d.han) < 2 {
		x = drawPiles(c, x, y, right-bandWidth(len(d.han)), d.taken)
		x = drawBand(c, x, y, right, d.han)
	} else {
		x = drawPiles(c, x, y, right-takenSize-18, d.taken)
		x = drawPiles(c, x, y, right, d.few[:])
	}
	x = d.hidden.draw(c, x, y, right)
	if x == start {
		text, ink := d.status, c.Theme.GoldText
		if text == "" {
			text, ink = locale.T("play.captured.none"), c.Theme.Ink3
		}
		if c.Measure(theme.Caption, text) <= right-x { // the gold bar tells the rest
			c.TextIn(theme.Caption, draw.Box(x, y, right-x, 20), draw.AlignLeft, text, ink)
		}
	}
}

// drawOwn draws the player at the bottom of the phone's board.
func (p *Page) drawOwn(c *draw.Canvas, r draw.Rect, d *card) {
	if d.move {
		c.Card(r)
	}
	e := draw.Box(r.X+14, r.Y+(r.H-44)/2, 44, 44)
	p.drawEmblem(c, e, d)
	if d.allied {
		c.PictureIn(p.allySeal, draw.Box(e.Right()-14, e.Bottom()-18, 20, 20))
	}
	x, right := r.X+72, r.Right()-14
	if d.points != "" {
		c.TextIn(theme.Clock, draw.Box(right-40, r.Y, 40, r.H), draw.AlignRight, d.points, c.Theme.Ink)
		right -= 48
	} else if d.clock != "" {
		p.drawClock(c, draw.Box(right-74, r.Y, 74, r.H), d)
		right -= 82
	}
	if d.checked {
		label := locale.T("event.check.chip")
		w := c.Measure(theme.Caption, label) + 16
		c.Chip(right-w, r.Y+(r.H-22)/2, label, c.Theme.Danger, chipInk(c.Theme))
		right -= w + 8
	}
	p.drawName(c, x, r.Y+7, right-x, d)
	own := *d
	own.checked = false // its chip stands at the right
	p.drawFacts(c, x, r.Y+35, right, &own)
}

// bandStep is how far one disc of the army without a seat stands from the next
// where there is little room: they overlap by 4.
const bandStep = takenSize - 4.0

// bandWidth is how wide n of its discs are, the gap before what follows included.
func bandWidth(n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(n-1)*bandStep + takenSize + 8
}

// drawBand draws its discs over each other, the first on top, and returns where
// they end.
func drawBand(c *draw.Canvas, x, y, right float64, piles []pile) float64 {
	if len(piles) == 0 || x+takenSize > right {
		return x
	}
	for i := len(piles) - 1; i >= 0; i-- {
		c.PictureIn(piles[i].image, draw.Box(x+float64(i)*bandStep, y, takenSize, takenSize))
	}
	return x + bandWidth(len(piles))
}
