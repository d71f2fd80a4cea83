package play

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// peek is a stratagem the person asked about: the card tells of it in place of the
// one in force.
type peek struct {
	seat game.Seat
	n    int
	on   bool
}

// effect is a side's stratagem in words.
type effect struct {
	title    string // whose and which number
	name     string
	sentence string
	void     bool
	on       bool // in force
}

// plotted reports whether the game has stratagems.
func (p *Page) plotted() bool { return len(locale.Stratagems(p.info.ID)) > 0 }

// ploy is the ending of keys for games whose stratagems are tiles to lay (策).
func (p *Page) ploy() string {
	if strings.HasPrefix(p.info.ID, "qice") {
		return ".ploy"
	}
	return ""
}

// effectOf describes what a side has in force; the tile its king stands on, if
// both kings stand on the same kind.
func (p *Page) effectOf(s game.Seat) effect {
	v := p.seen()
	n := v.Seats[s].Active
	if v.Void {
		n = p.tileUnderKing(s)
	}
	e := p.describe(s, n)
	if e.void = v.Void; e.void {
		e.sentence = locale.T("play.effect.void.line")
	}
	return e
}

func (p *Page) describe(s game.Seat, n int) effect {
	e := effect{
		title: locale.T("play.effect.title"+p.ploy(), named(p.info, "side", s), named1("n", numeral(n))),
		name:  ui.StratagemName(p.info, n), on: n != 0,
	}
	if st := locale.StratagemOf(p.info.ID, n); st != nil {
		e.sentence = st.Sentence(locale.Current())
	}
	if n == 0 {
		e.name, e.title = locale.T("play.effect.none"), ui.SideName(p.info, s)
		e.sentence = locale.T("rule.none")
		if p.ploy() != "" {
			e.sentence = locale.T("rule.none.qice")
		}
	}
	return e
}

// activeName is the name of what a side has in force.
func (p *Page) activeName(s game.Seat) string { return p.effectOf(s).name }

// effectLine is what stands on a player's card.
func (p *Page) effectLine(s game.Seat) string {
	switch v := p.seen(); {
	case !p.plotted() || !v.Seats[s].Alive:
		return ""
	case v.Void:
		return locale.T("play.effect.void")
	case v.Seats[s].Active == 0:
		return locale.T("play.effect.none")
	}
	return locale.T("play.effect.current"+p.ploy(), named1("name", p.activeName(s)))
}

// withEffect adds what is in force to a card's line of what is to be done.
func (p *Page) withEffect(c *card) {
	line := p.effectLine(c.seat)
	switch {
	case line == "" || c.out:
	case c.status == "":
		c.status, c.brief = line, line
	default:
		c.status, c.brief = line+" "+locale.T("ui.separator")+" "+c.status, line
	}
}

// tileUnderKing is the kind a side's king stands on.
func (p *Page) tileUnderKing(s game.Seat) int {
	v := p.seen()
	if n, ok := p.tileAt(s, v.Seats[s].King); ok {
		return n
	}
	return 0
}

// tileAt is the kind on a palace point of a side.
func (p *Page) tileAt(s game.Seat, sq game.Square) (int, bool) {
	tiles := p.seen().Seats[s].Tiles
	if len(tiles) != 8 {
		return 0, false
	}
	slots := art.TileSlots(p.info.Board, s)
	i := slices.Index(slots[:], sq)
	if i < 0 {
		return 0, false
	}
	return tiles[i], true
}

// stratagemAt tells what the stratagem on a square does, or what an exchange there
// would be; "" if nothing of the kind lies there.
func (p *Page) stratagemAt(sq game.Square) string {
	if line := p.exchangeAt(sq); line != "" || !p.plotted() || p.table.Hand().Selected() != game.NoSquare {
		return line
	}
	for s := range p.info.Seats {
		if n, ok := p.tileAt(game.Seat(s), sq); ok && n != 0 {
			return p.sentenceOf(n)
		}
	}
	return ""
}

func (p *Page) sentenceOf(n int) string {
	st := locale.StratagemOf(p.info.ID, n)
	if st == nil {
		return ""
	}
	return st.Name(locale.Current()) + " " + locale.T("ui.separator") + " " + st.Sentence(locale.Current())
}

// exchangeAt says what an exchange with the piece on a marked square means.
func (p *Page) exchangeAt(sq game.Square) string {
	from := p.table.Hand().Selected()
	for _, t := range p.marks.Targets {
		if t.Square == sq && t.Exchange && from != game.NoSquare {
			return locale.T("play.exchange.line", named1("piece", p.pieceWord(from)), named1("target", p.pieceWord(sq)))
		}
	}
	return ""
}

// Heights in the panel.
const (
	effectHeight = 138.0 // with a sentence of one line
	effectLow    = 44.0
	rowHeightLow = 40.0
	legendHeight = 30.0
	movesLeast   = 108.0
)

// subject is whose stratagem the large card tells of: what the king's step under
// the pointer would switch on, else the one asked about, else that of the side at
// the bottom.
func (p *Page) subject() effect {
	for _, g := range p.tags {
		if g.square == p.hover && !g.void {
			return p.describe(p.table.View().Actor, g.n)
		}
	}
	if p.pointed.on {
		return p.describe(p.pointed.seat, p.pointed.n)
	}
	if p.peek.on {
		return p.describe(p.peek.seat, p.peek.n)
	}
	return p.effectOf(p.table.Bottom())
}

// fillEffect places the card of the stratagem in force from y on and returns where
// what follows begins; bottom is where the buttons begin.
func (p *Page) fillEffect(r ui.Rect, bottom float64) float64 {
	if !p.plotted() || p.over {
		return r.Y
	}
	e := p.subject()
	short := !p.tracked() && (p.deciding() || !e.on) // leaves the palaces room
	if short || p.plan.Dense || bottom-r.Y < effectHeight+movesLeast+60 {
		r.H = effectLow
		p.paintEffectRow(r, e)
		return r.Bottom() + 6
	}
	lines := ui.Wrap(effectText, e.sentence, r.W-32, p.view.Scale)
	r.H = 76 + float64(len(lines))*effectText.Line + 12
	legend := p.legend() && bottom-r.Bottom() > movesLeast+180
	if legend {
		r.H += legendHeight
	}
	seal := p.seal(p.effectSeal(e), 48)
	plain, gold := "", ""
	if legend {
		plain, gold = locale.T("play.effect.legend.plain"), locale.T("play.effect.legend.stratagem")
	}
	e.name = ui.Fit(theme.Title, e.name, r.W-96, p.view.Scale)
	p.form.Paint(func(c *ui.Canvas) {
		y := drawEffect(c, r, e, lines, seal)
		if plain != "" {
			drawLegend(c, r.X+16, y+2, plain, gold)
		}
	})
	return r.Bottom() + 8
}

var effectText = theme.Role{Size: 17, Line: 26}

// effectSeal is the character on the card's seal.
func (p *Page) effectSeal(e effect) string {
	switch {
	case e.void:
		return sealOf("event.strat.cancel.seal")
	case p.ploy() != "":
		return "策"
	case locale.Current() == locale.ZhHant:
		return "計"
	}
	return "计"
}

// legend reports whether gold marks stand on the board, so that the card explains
// them.
func (p *Page) legend() bool {
	return slices.ContainsFunc(p.marks.Targets, func(t render.Target) bool { return t.Stratagem })
}

// drawEffect draws the large card and returns where its sentence ends.
func drawEffect(c *ui.Canvas, r ui.Rect, e effect, lines []string, seal *ebiten.Image) float64 {
	c.Card(r)
	c.PictureIn(seal, ui.Box(r.X+16, r.Y+14, 50, 50))
	c.TextIn(theme.Caption, ui.Box(r.X+80, r.Y+14, r.W-92, 18), ui.AlignLeft, e.title, c.Theme.GoldText)
	c.TextIn(theme.Title, ui.Box(r.X+80, r.Y+32, r.W-92, 32), ui.AlignLeft, e.name, c.Theme.Ink)
	if e.void {
		c.Fill(ui.Box(r.X+78, r.Y+47, c.Measure(theme.Title, e.name)+4, 2), c.Theme.Danger)
	}
	return c.Lines(effectText, lines, r.X+16, r.Y+74, c.Theme.Ink)
}

// drawLegend explains the two signs of targets.
func drawLegend(c *ui.Canvas, x, y float64, plain, gold string) {
	c.Shape(ui.Box(x, y+7, 12, 12), ui.Shape{Radius: 6, Line: 1, Fill: c.Theme.Hint, Stroke: c.Theme.Card})
	c.Text(theme.Caption, plain, x+22, y+4, c.Theme.Ink2)
	x += 22 + c.Measure(theme.Caption, plain) + 24
	drawDiamond(c, x+9, y+13, 9)
	c.Text(theme.Caption, gold, x+26, y+4, c.Theme.Ink2)
}

// drawDiamond is the gold sign of a move by stratagem, in lines.
func drawDiamond(c *ui.Canvas, x, y, r float64) {
	for i := -r; i <= r; i++ {
		w := r - max(i, -i)
		c.Fill(ui.Box(x-w-1, y+i, 2*w+2, 1), theme.GoldEdge)
		if w > 1 {
			c.Fill(ui.Box(x-w+0.5, y+i, 2*w-1, 1), c.Theme.Gold)
		}
	}
}

// paintEffectRow is the card in one line: seal, name, sentence.
func (p *Page) paintEffectRow(r ui.Rect, e effect) {
	seal := p.seal(p.effectSeal(e), 26)
	line := p.effectLineIn(ui.Box(r.X+46, r.Y, r.W-58, r.H), e)
	p.form.Paint(func(c *ui.Canvas) {
		c.Card(r)
		c.PictureIn(seal, ui.Box(r.X+10, r.Y+(r.H-28)/2, 28, 28))
		line.draw(c)
	})
}

// effectRow is name and sentence in one line, laid out.
type effectRow struct {
	box   ui.Rect
	name  string
	width float64 // of the name
	void  bool
	lines []string
}

// effectLineIn lays name and sentence out in one line, the sentence in two smaller
// ones where it is long; where there is no room, it is left out.
func (p *Page) effectLineIn(r ui.Rect, e effect) *effectRow {
	scale := p.view.Scale
	l := &effectRow{box: r, name: ui.Fit(nameSmall, e.name, r.W, scale), void: e.void}
	l.width = ui.Measure(nameSmall, l.name, scale)
	room := r.W - l.width - 12
	if !e.on && !e.void || room < 60 {
		return l
	}
	l.lines = ui.Wrap(theme.Caption, e.sentence, room, scale)
	if len(l.lines) > 2 {
		l.lines = append(l.lines[:1:1], ui.Fit(theme.Caption, strings.Join(l.lines[1:], ""), room, scale))
	}
	return l
}

func (l *effectRow) draw(c *ui.Canvas) {
	r := l.box
	c.TextIn(nameSmall, ui.Box(r.X, r.Y, l.width+2, r.H), ui.AlignLeft, l.name, c.Theme.Ink)
	if l.void {
		c.Fill(ui.Box(r.X-2, r.Y+r.H/2, l.width+4, 1.5), c.Theme.Danger)
	}
	c.Lines(theme.Caption, l.lines, r.X+l.width+12, r.Y+(r.H-float64(len(l.lines))*theme.Caption.Line)/2, c.Theme.Ink2)
}

// Heights of the phone's sheet with a line about the stratagem in force.
const (
	sheetEffect = 44.0
	sheetTabs   = 110.0 // less shows the line alone
)

// sheetHead is how far down the sheet its headings stand.
func (p *Page) sheetHead() float64 {
	if !p.plotted() || p.over {
		return 16
	}
	return 16 + sheetEffect
}

// fillSheetEffect puts the line at the head of the sheet and reports whether the
// sheet shows anything more.
func (p *Page) fillSheetEffect(r ui.Rect) bool {
	if p.sheetHead() == 16 {
		return true
	}
	e := p.subject()
	seal := p.seal(p.effectSeal(e), 26)
	side := max(16.0, (r.W-640)/2)
	box := ui.Box(r.X+side, r.Y+14, r.W-2*side-40, sheetEffect-4)
	line := p.effectLineIn(ui.Box(box.X+38, box.Y, box.W-38, box.H), e)
	p.form.Paint(func(c *ui.Canvas) {
		c.PictureIn(seal, ui.Box(box.X, box.Y+(box.H-28)/2, 28, 28))
		line.draw(c)
	})
	return r.H >= sheetTabs
}

// drawEffectLine writes name and sentence in one line, the sentence in two smaller
// ones where it is long.
func (p *Page) drawEffectLine(c *ui.Canvas, r ui.Rect, e effect) {
	name := ui.Fit(nameSmall, e.name, r.W, c.Scale)
	w := c.Measure(nameSmall, name)
	c.TextIn(nameSmall, ui.Box(r.X, r.Y, w+2, r.H), ui.AlignLeft, name, c.Theme.Ink)
	if e.void {
		c.Fill(ui.Box(r.X-2, r.Y+r.H/2, w+4, 1.5), c.Theme.Danger)
	}
	room := r.W - w - 12
	if !e.on || room < 60 {
		return
	}
	if c.Measure(theme.Caption, e.sentence) <= room {
		c.TextIn(theme.Caption, ui.Box(r.X+w+12, r.Y, room, r.H), ui.AlignLeft, e.sentence, c.Theme.Ink2)
		return
	}
	lines := ui.Wrap(theme.Caption, e.sentence, room, c.Scale)
	if len(lines) > 2 {
		lines = append(lines[:1:1], ui.Fit(theme.Caption, strings.Join(lines[1:], ""), room, c.Scale))
	}
	c.Lines(theme.Caption, lines, r.X+w+12, r.Y+(r.H-float64(len(lines))*theme.Caption.Line)/2, c.Theme.Ink2)
}

// longPressTicks is how long a finger rests before it asks what lies under it.
const longPressTicks = 30

// longPress tells of the stratagem under a finger that rests; the finger then does
// nothing when it is lifted.
func (p *Page) longPress(in *ui.Input) {
	g := &p.gesture
	if g.done || in.Dragging || g.from != game.NoSquare {
		return
	}
	if g.rests++; g.rests != longPressTicks {
		return
	}
	if line := p.stratagemAt(p.squareAt(in)); line != "" {
		g.done = true
		p.hideGlass()
		p.bubble.show(p, line, g.began)
		return
	}
	p.pressOdds(p.squareAt(in))
}
