package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// The controls of the page.
const (
	boardID   = "board"
	listID    = "list"
	reportID  = "report"
	tabMoves  = "tab.moves"
	tabReport = "tab.report"
)

// fill arranges everything that is drawn and pressed.
func (p *Page) fill() {
	p.form.Reset(p.view)
	p.fillBoard()
	p.fillTracks()
	p.form.Paint(p.drawTags)
	switch p.plan.Frame {
	case ui.Landscape:
		p.fillPanel()
	case ui.Portrait:
		p.fillPhone()
	default:
		p.fillSmall()
	}
	p.fillChooser()
	p.fillStake()
	p.form.Paint(p.drawTip)
	p.form.Paint(p.drawOdds)
	p.form.Paint(p.drawBubble)
	p.form.Paint(p.drawGlass)
}

func (p *Page) fillBoard() {
	p.form.Paint(func(c *draw.Canvas) {
		p.board.DrawShadow(c.Target())
		p.board.Draw(c.Target())
	})
	p.form.Add(ui.Control{ID: boardID, Name: p.spokenBoard(), Role: ui.RoleArea, Rect: p.boardReach()})
}

// boardReach is where the board takes the pointer: what lies over it does not.
func (p *Page) boardReach() draw.Rect {
	r := p.boardRect()
	if p.plan.Frame != ui.Small {
		return r
	}
	foot := p.plan.Bar.Bottom() - theme.TouchTarget
	if p.drawer.shown() {
		foot = p.drawerRect().Y
	}
	r.H = min(r.H, foot-r.Y)
	return r
}

// boardRect is what the board covers.
func (p *Page) boardRect() draw.Rect {
	card, s := p.board.Card(), p.view.Scale
	return draw.Box(float64(card.Min.X)/s, float64(card.Min.Y)/s, float64(card.Dx())/s, float64(card.Dy())/s)
}

// spokenBoard says what the board shows to someone who cannot see it.
func (p *Page) spokenBoard() string {
	board := locale.T("sr.board",
		locale.Arg{Name: "game", Value: p.title}, locale.Num("n", p.table.Ply()),
		locale.Arg{Name: "side", Value: phrase.SideName(p.info, p.table.View().Actor)})
	if p.ordered.on() {
		board += joint() + p.ordered.spoken
	}
	return board
}

// fillPanel arranges the landscape frame.
func (p *Page) fillPanel() {
	r := p.plan.Panel
	head, gap, foot := 64.0, 8.0, 56.0
	cardHeight := 80.0
	if len(p.cards) == 2 {
		cardHeight = 72
	}
	if p.plan.Dense {
		head, gap, foot, cardHeight = 44, 4, 52, min(64, (r.H-230)/float64(len(p.info.Seats)))
		if p.hasStratagems() { // leaves room for the stratagem in force
			cardHeight = min(cardHeight, 58)
		}
	}
	p.fillHeader(draw.Box(r.X, r.Y, r.W, head))
	if p.result {
		p.fillResult(draw.Box(r.X, r.Y+head, r.W, r.H-head))
		return
	}
	y := p.fillCards(draw.Box(r.X, r.Y+head, r.W, cardHeight), gap) + gap
	buttons := draw.Box(r.X-4, r.Bottom()-foot, r.W+8, foot)
	between := 16.0
	if p.plan.Dense {
		between = 4
	}
	y = p.fillEffect(draw.Box(r.X, y, r.W, 0), buttons.Y-between)
	y = p.fillWarning(draw.Box(r.X, y, r.W, 0), p.fillDecision)
	y = p.fillOrder(draw.Box(r.X, y, r.W, 0), buttons.Y-between)
	y = p.fillOthers(draw.Box(r.X, y, r.W, 0), buttons.Y-between)
	p.fillMoves(draw.Box(r.X, y, r.W, buttons.Y-between-y))
	p.addActions(buttons, p.panelActions(buttons.W))
}

// fillHeader is the way back and what is played.
func (p *Page) fillHeader(r draw.Rect) {
	title, under := p.title, p.under
	if p.result {
		title, under = locale.T("dialog.over.title"), p.endSubtitle()
	}
	p.addBack(draw.Box(r.X-8, r.Y+2, 44, 44))
	x := r.X + 48
	if !p.result && !p.bare() && p.crowded(r.W+8) {
		at := r.Right()
		for _, a := range slices.Backward(p.pages()) {
			at -= 48
			p.form.Add(ui.BarButton(a.id, a.icon, locale.T(a.key)).At(draw.Box(at, r.Y+2, 44, 44)))
		}
		r.W = at - 8 - r.X
	}
	role := theme.Title
	if p.plan.Dense {
		role = theme.Name
	}
	if short := p.titleIn(role, r.W-48); short != "" && !p.result {
		title = short
	}
	if p.plan.Dense {
		p.form.Paint(func(c *draw.Canvas) {
			c.TextIn(role, draw.Box(x, r.Y, r.W-48, 24), draw.AlignLeft, title, c.Theme.Ink)
			c.TextIn(theme.Caption, draw.Box(x, r.Y+24, r.W-48, 18), draw.AlignLeft, under, c.Theme.Ink2)
		})
		return
	}
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(role, draw.Box(x, r.Y-2, r.W-48, 32), draw.AlignLeft, title, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(x, r.Y+28, r.W-48, 18), draw.AlignLeft, under, c.Theme.Ink2)
	})
}

// addBack is the way back, where the page has buttons.
func (p *Page) addBack(r draw.Rect) {
	if !p.bare() {
		p.form.Add(ui.BarButton("back", draw.IconBack, locale.T("ui.back")).At(r))
	}
}

// tray tells the board that a seat's captured pieces are collected on its card.
func (p *Page) tray(seat game.Seat, card draw.Rect) {
	p.board.SetTray(seat, (card.X+card.W/2)*p.view.Scale, (card.Y+card.H/2)*p.view.Scale)
}

// fillCards places the players from first downward and returns where they end,
// with the gap below.
func (p *Page) fillCards(first draw.Rect, gap float64) float64 {
	rects := make([]draw.Rect, len(p.cards))
	for i := range p.cards {
		rects[i] = first.Move(0, float64(i)*(first.H+gap))
	}
	p.bar.aim(p.moverRect(rects))
	for i := range p.cards {
		p.tray(p.cards[i].seat, rects[i])
	}
	p.form.Paint(func(c *draw.Canvas) {
		for i := range p.cards {
			p.drawCard(c, rects[i], &p.cards[i])
		}
		p.drawBar(c)
		p.drawBond(c, rects)
	})
	return first.Y + float64(len(rects))*(first.H+gap)
}

// moverRect is the card of the player to move; empty if nobody is.
func (p *Page) moverRect(rects []draw.Rect) draw.Rect {
	for i := range p.cards {
		if p.cards[i].move && i < len(rects) {
			return rects[i]
		}
	}
	return draw.Rect{}
}

// drawBond joins the emblems of allies with a red line and a seal.
func (p *Page) drawBond(c *draw.Canvas, rects []draw.Rect) {
	for i := 0; i+1 < len(p.cards); i++ {
		if !p.cards[i].allied || !p.cards[i+1].allied {
			continue
		}
		x := rects[i].X + 16 + emblemSize/2
		top, bottom := rects[i].Y+rects[i].H/2+emblemSize/2, rects[i+1].Y+rects[i+1].H/2-emblemSize/2
		c.Fill(draw.Box(x-1, top-2, 2, bottom-top+4), c.Theme.Seal)
		c.PictureIn(p.bond, draw.Box(x-16, (top+bottom)/2-16, 32, 32))
	}
}
