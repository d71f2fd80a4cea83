package play

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// bagRow is what still lies face down of an army.
type bagRow struct {
	name  string
	color theme.Color
	piles []pile
	cols  []int   // the column of each pile; a kind has the same in all rows
	of    int     // columns
	n     int     // pieces in all
	part  float64 // of those the army begins with
	left  string
}

// newBags reads the bags of the view, an army a row. Armies whose bag never held
// anything have none.
func (p *Page) newBags() []bagRow {
	v := p.table.View()
	kinds := kindsIn(v.Bags)
	var rows []bagRow
	for army := range p.info.Armies {
		row := bagRow{name: phrase.SideName(p.info, game.Army(army)), color: theme.Materials[p.info.Armies[army].Pigment].Sign, of: len(kinds)}
		for _, b := range v.Bags {
			if int(b.Army) == army {
				row.n += b.N
				row.piles = append(row.piles, pile{p.bagImage(b.Army, b.Kind, takenSize), b.N})
				row.cols = append(row.cols, slices.Index(kinds, b.Kind))
			}
		}
		whole := max(p.aids.whole[army], row.n)
		if whole == 0 {
			continue
		}
		row.part = float64(row.n) / float64(whole)
		row.left = locale.T("event.hidden.left", locale.Num("n", row.n))
		if row.n == 0 {
			row.left = locale.T("event.hidden.left.none")
		}
		rows = append(rows, row)
	}
	return rows
}

// kindsIn lists the kinds in bags, in the order of the bags.
func kindsIn(bags []game.BagCount) []game.Kind {
	var kinds []game.Kind
	for _, b := range bags {
		if !slices.Contains(kinds, b.Kind) {
			kinds = append(kinds, b.Kind)
		}
	}
	slices.Sort(kinds)
	return kinds
}

// bagImage is a piece a bag may hold, under its own army's command.
func (p *Page) bagImage(army game.Army, k game.Kind, size float64) *ebiten.Image {
	master := army
	if int(army) >= len(p.info.Seats) {
		master = game.NoSeat
	}
	return p.pieceImage(game.NewPiece(k, army), master, size)
}

// Measures of a bag's row.
const (
	bagHeight   = 36.0
	bagLow      = 30.0 // where there is little room
	barredRow   = 38.0 // with its bar
	bagName     = 58.0
	bagColumn   = 84.0 // of a kind, if there is room
	bagLineHigh = 40.0
)

// bagRows is an army a row: its name, and each kind with how many there are.
func (p *Page) bagRows() block {
	rows, h := p.aids.bags, bagHeight
	if p.plan.Dense || p.plan.Frame != ui.Landscape {
		h = bagLow
	}
	return block{float64(len(rows)) * h, func(c *draw.Canvas, r draw.Rect) {
		for i := range rows {
			drawBagRow(c, draw.Box(r.X, r.Y+float64(i)*h, r.W, h), &rows[i], 0)
		}
	}}
}

// drawBagRow draws a row; reserve is kept free at its right.
func drawBagRow(c *draw.Canvas, r draw.Rect, row *bagRow, reserve float64) {
	drawDot(c, r.X, r.Y+r.H/2, row.color)
	name := draw.Fit(theme.Body, row.name, bagName-20, c.Scale)
	c.TextIn(theme.Body, draw.Box(r.X+20, r.Y, bagName-20, r.H), draw.AlignLeft, name, c.Theme.Ink)
	x := r.X + bagName
	if row.n == 0 {
		if reserve == 0 {
			c.TextIn(theme.Caption, draw.Box(x, r.Y, r.Right()-x, r.H), draw.AlignLeft, row.left, c.Theme.Ink3)
		}
		return
	}
	step := min(bagColumn, (r.Right()-x-reserve)/float64(row.of))
	for i, d := range row.piles {
		x := x + float64(row.cols[i])*step
		c.PictureIn(d.image, draw.Box(x, r.Y+(r.H-takenSize)/2, takenSize, takenSize))
		c.Text(theme.Caption, timesText(d.n), x+takenSize+min(4, max(1, (step-takenSize-16)/2)), r.Y+(r.H-theme.Caption.Line)/2, c.Theme.Ink2)
	}
}

// bagLine is every army in one line of a width: how many of its pieces lie face
// down.
func (p *Page) bagLine(w float64) block {
	rows := p.aids.bags
	texts := make([]string, len(rows))
	for i := range rows {
		texts[i] = rows[i].name + " " + rows[i].left
	}
	if len(rows) > 0 && slices.ContainsFunc(texts, func(s string) bool { return draw.Measure(theme.Body, s, p.view.Scale) > w/float64(len(rows))-26 }) {
		for i := range rows {
			texts[i] = rows[i].name + " " + strconv.Itoa(rows[i].n)
		}
	}
	return block{bagLineHigh, func(c *draw.Canvas, r draw.Rect) {
		for i, col := range r.Columns(max(1, len(rows)), 8) {
			row := &rows[i]
			drawDot(c, col.X, col.Y+col.H/2, row.color)
			c.TextIn(theme.Body, draw.Box(col.X+18, col.Y, col.W-18, col.H), draw.AlignLeft, draw.Fit(theme.Body, texts[i], col.W-18, c.Scale), c.Theme.Ink2)
		}
	}}
}

// fillBagCard places what lies face down in a card of its own and returns what is
// left below it: rows with bars, plain rows, or one line, as there is room.
func (p *Page) fillBagCard(r draw.Rect) draw.Rect {
	const head, foot = 36.0, 6.0
	rows := p.aids.bags
	card := r
	card.H = head + float64(len(rows))*barredRow + foot
	switch {
	case card.H <= r.H:
		p.form.Paint(func(c *draw.Canvas) { c.Card(card) })
		p.paintBagHead(draw.Box(card.X+16, card.Y+4, card.W-32, head-4))
		p.form.Paint(func(c *draw.Canvas) {
			for i := range rows {
				drawBarredRow(c, draw.Box(card.X+16, card.Y+head+float64(i)*barredRow, card.W-32, barredRow), &rows[i])
			}
		})
	case r.H >= float64(len(rows))*bagLow+2*foot:
		card.H = float64(len(rows))*bagLow + 2*foot
		p.form.Paint(func(c *draw.Canvas) {
			c.Card(card)
			for i := range rows {
				drawBagRow(c, draw.Box(card.X+16, card.Y+foot+float64(i)*bagLow, card.W-32, bagLow), &rows[i], 0)
			}
		})
	case r.H >= bagLineHigh:
		card.H = bagLineHigh
		line := p.bagLine(card.W - 32)
		p.form.Paint(func(c *draw.Canvas) {
			c.Card(card)
			line.draw(c, draw.Box(card.X+16, card.Y, card.W-32, card.H))
		})
	default:
		return r
	}
	return draw.Box(r.X, card.Bottom()+aidGap, r.W, r.Bottom()-card.Bottom()-aidGap)
}

// paintBagHead is the card's title and, for a person to move, what can be done.
func (p *Page) paintBagHead(r draw.Rect) {
	title, note := locale.T("play.hidden.title"), p.turnLine()
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(titleBody, r, draw.AlignLeft, title, c.Theme.Ink)
		room := r.W - c.Measure(titleBody, title) - 16
		c.TextIn(theme.Caption, r, draw.AlignRight, draw.Fit(theme.Caption, note, room, c.Scale), c.Theme.Ink2)
	})
}

var titleBody = theme.Role{Size: theme.Body.Size, Line: theme.Body.Line, Bold: true}

// drawBarredRow draws a row with a bar below: the part of the army that still
// lies face down.
func drawBarredRow(c *draw.Canvas, r draw.Rect, row *bagRow) {
	const left = 64.0
	drawBagRow(c, draw.Box(r.X, r.Y, r.W, r.H-10), row, left)
	c.TextIn(theme.Caption, draw.Box(r.Right()-left, r.Y, left, r.H-10), draw.AlignRight, row.left, c.Theme.Ink2)
	bar := draw.Box(r.X+bagName, r.Bottom()-9, r.W-bagName, 4)
	c.Shape(bar, draw.Shape{Radius: 2, Fill: c.Theme.Sunk})
	if row.n > 0 {
		bar.W = max(4, bar.W*row.part)
		full := draw.Shape{Radius: 2, Fill: row.color}
		if c.Theme.Dark {
			full.Line, full.Stroke = 1, theme.Alpha(c.Theme.PieceOutline, 0.5)
		}
		c.Shape(bar, full)
	}
}

// turnLine tells what a person to move can do where pieces may be turned over: “翻
// 一子，或走一子”; "" if nobody may.
func (p *Page) turnLine() string {
	if !p.mayTurnOver() {
		return ""
	}
	if p.table.Persons() == 1 {
		return locale.T("play.hidden.turn")
	}
	return phrase.SideName(p.info, p.table.Actor()) + " " + locale.T("ui.separator") + " " + locale.T("event.turn.anqi")
}

// mayTurnOver reports whether a person is to move and some piece can be turned
// over.
func (p *Page) mayTurnOver() bool {
	if p.aids.kind != orderAid || !p.table.Live() || !p.table.Hand().Active() {
		return false
	}
	for _, t := range p.table.Hand().Open() {
		if t.Flip() {
			return true
		}
	}
	return false
}
