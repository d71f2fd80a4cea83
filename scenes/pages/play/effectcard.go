package play

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// Heights in the panel.
const (
	effectHeight = 138.0 // with a sentence of one line
	effectLow    = 44.0
	rowHeightLow = 40.0
	legendHeight = 30.0
	movesLeast   = 108.0
	rowsLeast    = 130.0 // of which a sentence of two lines may take its part, with no moves below
)

// fillEffect places the card of the stratagem in force from y on and returns where
// what follows begins; bottom is where the buttons begin.
func (p *Page) fillEffect(r draw.Rect, bottom float64) float64 {
	if !p.hasStratagems() || p.over {
		return r.Y
	}
	e := p.subject()
	short := !p.tracked() && (p.deciding() || !e.on) // leaves the palaces room
	if due := p.dueLine(); due != "" && p.plan.Dense {
		r.H = effectLow
		p.paintDue(r, due)
		return r.Bottom() + 6
	}
	if short || p.plan.Dense || bottom-r.Y < effectHeight+movesLeast+60 {
		r.H = effectLow
		least := rowsLeast
		if _, slides := p.slideChoice(); !slides && !p.deciding() {
			least += movesLeast / 2
		}
		if bottom-r.Y > least && p.effectLineIn(draw.Box(0, 0, r.W-22-effectSeal, r.H), e).cut {
			r.H = effectLines
		}
		p.paintEffectRow(r, e)
		return r.Bottom() + 6
	}
	lines := draw.Wrap(effectText, e.sentence, r.W-32, p.view.Scale)
	r.H = 76 + float64(len(lines))*effectText.Line + 12
	legend := p.legend() && bottom-r.Bottom() > movesLeast+180
	if legend {
		r.H += legendHeight
	}
	p.paintUnrolling(r, e, func(e effect) func(c *draw.Canvas) { return p.effectCard(r, e, legend) })
	return r.Bottom() + 8
}

// effectCard is the large card of an effect, with the legend of the marks if they
// are to be explained.
func (p *Page) effectCard(r draw.Rect, e effect, legend bool) func(c *draw.Canvas) {
	seal := p.seal(p.effectSeal(e), 48)
	plain, gold := "", ""
	if legend {
		plain, gold = locale.T("play.effect.legend.plain"), locale.T("play.effect.legend.stratagem")
	}
	lines := draw.Wrap(effectText, e.sentence, r.W-32, p.view.Scale)
	e.name = draw.Fit(theme.Title, e.name, r.W-96, p.view.Scale)
	return func(c *draw.Canvas) {
		y := drawEffect(c, r, e, lines, seal)
		if plain != "" {
			drawLegend(c, r.X+16, y+2, plain, gold)
		}
	}
}

var effectText = theme.Role{Size: 17, Line: 26}

// effectSeal is the character on the card's seal.
func (p *Page) effectSeal(e effect) string {
	if e.void {
		return sealOf("event.strat.cancel.seal")
	}
	return sealOf(phrase.Worded(p.info, "play.effect.seal"))
}

// legend reports whether gold marks stand on the board, so that the card explains
// them.
func (p *Page) legend() bool {
	return slices.ContainsFunc(p.marks.Targets, func(t render.Target) bool { return t.Stratagem })
}

// drawEffect draws the large card and returns where its sentence ends.
func drawEffect(c *draw.Canvas, r draw.Rect, e effect, lines []string, seal *ebiten.Image) float64 {
	c.Card(r)
	c.PictureIn(seal, draw.Box(r.X+16, r.Y+14, 50, 50))
	c.TextIn(theme.Caption, draw.Box(r.X+80, r.Y+14, r.W-92, 18), draw.AlignLeft, e.title, c.Theme.GoldText)
	c.TextIn(theme.Title, draw.Box(r.X+80, r.Y+32, r.W-92, 32), draw.AlignLeft, e.name, c.Theme.Ink)
	if e.void {
		c.Fill(draw.Box(r.X+78, r.Y+47, c.Measure(theme.Title, e.name)+4, 2), c.Theme.Danger)
	}
	return c.Lines(effectText, lines, r.X+16, r.Y+74, c.Theme.Ink)
}

// drawLegend explains the two signs of targets.
func drawLegend(c *draw.Canvas, x, y float64, plain, gold string) {
	c.Shape(draw.Box(x, y+7, 12, 12), draw.Shape{Radius: 6, Line: 1, Fill: c.Theme.Hint, Stroke: c.Theme.Card})
	c.Text(theme.Caption, plain, x+22, y+4, c.Theme.Ink2)
	x += 22 + c.Measure(theme.Caption, plain) + 24
	drawDiamond(c, x+9, y+13, 9)
	c.Text(theme.Caption, gold, x+26, y+4, c.Theme.Ink2)
}

// drawDiamond is the gold sign of a move by stratagem, in lines.
func drawDiamond(c *draw.Canvas, x, y, r float64) {
	for i := -r; i <= r; i++ {
		w := r - max(i, -i)
		c.Fill(draw.Box(x-w-1, y+i, 2*w+2, 1), theme.GoldEdge)
		if w > 1 {
			c.Fill(draw.Box(x-w+0.5, y+i, 2*w-1, 1), c.Theme.Gold)
		}
	}
}

// paintEffectRow is the card in one line: seal, name, sentence.
func (p *Page) paintEffectRow(r draw.Rect, e effect) {
	p.paintUnrolling(r, e, func(e effect) func(c *draw.Canvas) {
		row := p.effectRow(draw.Box(r.X+10, r.Y, r.W-22, r.H), e)
		return func(c *draw.Canvas) {
			c.Card(r)
			row(c)
		}
	})
}

// effectSeal is what the seal takes of a line.
const effectSeal = 36.0

// effectRow is seal, name and sentence in one line.
func (p *Page) effectRow(r draw.Rect, e effect) func(c *draw.Canvas) {
	seal := p.seal(p.effectSeal(e), 26)
	line := p.effectLineIn(draw.Box(r.X+effectSeal, r.Y, r.W-effectSeal, r.H), e)
	return func(c *draw.Canvas) {
		c.PictureIn(seal, draw.Box(r.X, r.Y+(r.H-28)/2, 28, 28))
		line.draw(c)
	}
}

// effectWords is name and sentence, laid out.
type effectWords struct {
	box   draw.Rect
	name  string
	width float64 // of the name
	void  bool
	high  bool // the sentence stands below the name
	cut   bool // the sentence is shortened
	lines []string
}

// effectLineIn lays name and sentence out in one line, the sentence in two smaller
// ones where it is long, or below the name where there is room for that; where there
// is no room, it is left out.
func (p *Page) effectLineIn(r draw.Rect, e effect) *effectWords {
	scale := p.view.Scale
	l := &effectWords{box: r, name: draw.Fit(nameSmall, e.name, r.W, scale), void: e.void}
	l.width = draw.Measure(nameSmall, l.name, scale)
	room := r.W - l.width - 12
	if l.high = r.H >= effectLines; l.high {
		room = r.W
	}
	if !e.on && !e.void || room < 60 {
		return l
	}
	all := len(draw.Wrap(theme.Caption, e.sentence, room, scale))
	l.lines, l.cut = draw.WrapTo(2, theme.Caption, e.sentence, room, scale), all > 2
	return l
}

func (l *effectWords) draw(c *draw.Canvas) {
	r := l.box
	name := draw.Box(r.X, r.Y, l.width+2, r.H)
	lines := draw.Box(r.X+l.width+12, r.Y+(r.H-float64(len(l.lines))*theme.Caption.Line)/2, 0, 0)
	if l.high {
		name.H = 24
		lines = draw.Box(r.X, r.Y+24, 0, 0)
	}
	c.TextIn(nameSmall, name, draw.AlignLeft, l.name, c.Theme.Ink)
	if l.void {
		c.Fill(draw.Box(name.X-2, name.Y+name.H/2, l.width+4, 1.5), c.Theme.Danger)
	}
	c.Lines(theme.Caption, l.lines, lines.X, lines.Y, c.Theme.Ink2)
}

// Heights of the phone's sheet and the drawer with the stratagem in force.
const (
	effectLine  = 40.0  // in one line
	effectLines = 62.0  // the name above its sentence
	sheetTabs   = 110.0 // less shows the line alone
	sheetRoom   = 80.0  // less has no room for two

	sheetLineTop = 14.0 // where it begins
	sheetLineGap = 10.0 // below it
)

// lineHeight is how high what a sheet of width w says of the stratagem in force is,
// or what is due in its place, or who waits for whom; 0 if it says nothing.
func (p *Page) lineHeight(w float64) float64 {
	due := p.dueLine() != ""
	switch {
	case p.sheetOrdered():
		return p.orderHeight(w, p.sheetWhys(w))
	case p.over || !due && !p.hasStratagems():
		return 0
	case !due && p.effectLineIn(draw.Box(0, 0, w-effectSeal, effectLine), p.subject()).cut:
		return effectLines
	}
	return effectLine
}

// fillLine says it.
func (p *Page) fillLine(r draw.Rect) {
	if p.sheetOrdered() {
		p.paintOrder(r, p.sheetWhys(r.W))
		return
	}
	if due := p.dueLine(); due != "" {
		p.paintDue(r, due)
		return
	}
	p.paintUnrolling(r, p.subject(), func(e effect) func(c *draw.Canvas) { return p.effectRow(r, e) })
}

// sheetLine is where the sheet says it.
func (p *Page) sheetLine() draw.Rect {
	r := p.sheet.Rect()
	side := max(16.0, (r.W-640)/2)
	w := r.W - 2*side - 40
	if p.sheetOrdered() {
		w += 40 // its emblems leave the sheet's arrow room
	}
	h := p.lineHeight(w)
	if r.H < sheetRoom {
		h = min(h, effectLine)
	}
	return draw.Box(r.X+side, r.Y+sheetLineTop, w, h)
}

// sheetHead is how far down the sheet its headings stand.
func (p *Page) sheetHead() float64 {
	if h := p.sheetLine().H; h > 0 {
		return sheetLineTop + h + sheetLineGap // its headings are pressed above them, too
	}
	return 16
}

// fillSheetEffect puts the line at the head of the sheet and reports whether the
// sheet shows anything more.
func (p *Page) fillSheetEffect(r draw.Rect) bool {
	line := p.sheetLine()
	if line.H == 0 {
		return true
	}
	p.fillLine(line)
	return r.H >= max(sheetTabs, p.sheetHead()+36)
}
