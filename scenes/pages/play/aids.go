package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// aid is what helps a person to read the pieces of a game: a tab of its own beside
// moves and report.
type aid uint8

const (
	noAid    aid = iota
	bagAid       // what still lies face down (three-kingdoms.md §2)
	orderAid     // who takes whom, and what still lies face down (§3)
	worthAid     // how pieces move and what they are worth (§4)
)

// tabAid is the tab of the aid.
const tabAid = "tab.aid"

// aids is what the tab shows, worked out when something changes.
type aids struct {
	kind   aid
	whole  [4]int // in each army's bag when a game begins
	bags   []bagRow
	order  ladder
	worths []worth
	scroll ui.Scroll
}

// aidOf is the aid a game needs.
func aidOf(in *game.Info) aid {
	switch {
	case in.Ranks != nil:
		return orderAid
	case in.Bags:
		return bagAid
	case in.Worths != nil:
		return worthAid
	}
	return noAid
}

// newAids is the aid of the table's game.
func (p *Page) newAids() aids {
	a := aids{kind: aidOf(p.info)}
	if start, err := match.ViewOf(p.table.Match().Variant(), "start", nil); err == nil {
		for _, b := range start.Bags {
			a.whole[b.Army] += b.N
		}
	}
	return a
}

// firstTab is what the panel shows of a new game: games with pieces that lie face
// down begin with what may be among them.
func (p *Page) firstTab() string {
	if p.aids.kind == bagAid || p.aids.kind == orderAid {
		return tabAid
	}
	return tabMoves
}

// readAids works out what the tab shows.
func (p *Page) readAids() {
	switch p.aids.kind {
	case bagAid:
		p.aids.bags = p.newBags()
	case orderAid:
		p.aids.bags, p.aids.order = p.newBags(), p.newLadder()
	case worthAid:
		p.aids.worths = p.newWorths()
	}
}

// tabs are the headings of the list; at the end of a game the report comes first.
func (p *Page) tabs() []string {
	switch {
	case p.result:
		return []string{tabReport, tabMoves}
	case p.aids.kind == noAid:
		return []string{tabMoves, tabReport}
	case p.aids.kind == worthAid:
		return []string{tabMoves, tabReport, tabAid}
	}
	return []string{tabAid, tabMoves, tabReport}
}

func (p *Page) tabLabel(id string) string {
	switch id {
	case tabMoves:
		return locale.T("play.moves")
	case tabReport:
		return locale.T("play.report")
	}
	switch p.aids.kind {
	case orderAid:
		return locale.T("play.order.title")
	case bagAid:
		return locale.T("play.hidden.title")
	}
	return locale.T("play.pieces")
}

// block is a part of the tab: something drawn in a rectangle of the tab's width.
type block struct {
	h    float64
	draw func(c *draw.Canvas, r draw.Rect)
}

func heightOf(blocks []block) float64 {
	h := 0.0
	for _, b := range blocks {
		h += b.h
	}
	return h
}

// Measures of the tab in the panel.
const (
	tabHead   = 38.0
	aidGap    = 16.0
	aidFoot   = 8.0
	movesMini = 72.0 // the least a list of moves below the tab is of use with
)

// fillAid shows the tab in the panel: what it tells in a card with the headings,
// below it what else there is room for.
func (p *Page) fillAid(r draw.Rect) {
	inner := r.W - 32
	blocks := p.aidBlocks(inner)
	card := r
	card.H = tabHead + heightOf(blocks) + aidFoot
	if p.plan.Dense || p.aids.kind == worthAid || card.H > r.H {
		card.H = r.H
		if p.aids.kind == orderAid {
			blocks = append(blocks, p.bagLine(inner))
		}
	}
	note := p.aidNote()
	p.form.Paint(func(c *draw.Canvas) {
		c.Card(card)
		c.HLine(card.X+8, card.Y+37, card.W-16, c.Theme.Line2)
		c.TextIn(theme.Caption, draw.Box(card.X+16, card.Y+4, inner, 32), draw.AlignRight, note, c.Theme.Ink2)
	})
	p.fillTabs(draw.Box(r.X+16, r.Y+5, r.W, 32))
	p.fillBlocks(draw.Box(r.X+16, r.Y+tabHead, inner, card.H-tabHead-4), blocks)
	p.fillBelowAid(draw.Box(r.X, card.Bottom()+aidGap, r.W, r.Bottom()-card.Bottom()-aidGap))
}

// fillBelowAid uses what is left of the panel below the tab's card.
func (p *Page) fillBelowAid(r draw.Rect) {
	if p.aids.kind == orderAid {
		r = p.fillBagCard(r)
	}
	if r.H < movesMini || p.table.Match().Ply() == 0 {
		return
	}
	p.form.Paint(func(c *draw.Canvas) { c.Card(r) })
	p.fillMoveRows(draw.Box(r.X+16, r.Y+6, r.W-32, r.H-12))
}

// aidNote is the caption beside the headings.
func (p *Page) aidNote() string {
	note := p.count
	if p.aids.kind == orderAid {
		note = locale.T("play.order.line")
		if len(p.marks.Threats) > 0 {
			note = locale.T("play.order.spikes")
		}
	}
	room := p.plan.Panel.W - 32
	for _, id := range p.tabs() {
		room -= max(44, draw.Measure(theme.Body, p.tabLabel(id), p.view.Scale)+8) + 18
	}
	if draw.Measure(theme.Caption, note, p.view.Scale) > room {
		return ""
	}
	return note
}

// fillAidSheet shows the tab in the phone's sheet.
func (p *Page) fillAidSheet(r draw.Rect) {
	blocks := p.aidBlocks(r.W)
	if p.aids.kind == orderAid {
		blocks = append(blocks[:1:1], append([]block{p.bagLine(r.W)}, append(blocks[1:], p.bagRows())...)...)
	}
	p.fillBlocks(r, blocks)
}

// aidBlocks are the parts of the tab at a width.
func (p *Page) aidBlocks(w float64) []block {
	switch p.aids.kind {
	case bagAid:
		return []block{p.bagRows()}
	case orderAid:
		return p.ladderBlocks(w)
	}
	return p.worthBlocks(w)
}

// fillBlocks places blocks one below the other; they scroll where there is not
// room enough.
func (p *Page) fillBlocks(r draw.Rect, blocks []block) {
	height := heightOf(blocks)
	p.form.BeginScroll(&p.aids.scroll, r)
	y := r.Y
	for _, b := range blocks {
		at := draw.Box(r.X, y, r.W, b.h)
		p.form.Paint(func(c *draw.Canvas) { b.draw(c, at) })
		y += b.h
	}
	p.form.EndScroll(r.Right(), r.Y+height)
}
