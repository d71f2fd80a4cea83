package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/render/theme"
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
	p.form.Paint(func(c *ui.Canvas) {
		p.board.DrawShadow(c.Target())
		p.board.Draw(c.Target())
	})
	p.form.Add(ui.Control{ID: boardID, Name: p.spokenBoard(), Role: ui.RoleArea, Rect: p.boardReach()})
}

// boardReach is where the board takes the pointer: what lies over it does not.
func (p *Page) boardReach() ui.Rect {
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
func (p *Page) boardRect() ui.Rect {
	card, s := p.board.Card(), p.view.Scale
	return ui.Box(float64(card.Min.X)/s, float64(card.Min.Y)/s, float64(card.Dx())/s, float64(card.Dy())/s)
}

// spokenBoard says what the board shows to someone who cannot see it.
func (p *Page) spokenBoard() string {
	return locale.T("sr.board",
		locale.Arg{Name: "game", Value: p.title}, locale.Num("n", p.table.Ply()),
		locale.Arg{Name: "side", Value: ui.SideName(p.info, p.table.View().Actor)})
}

// action is a button of the page.
type action struct {
	id   string
	icon ui.Icon
	key  string
	off  bool
	on   bool
	why  string // why it is not to be had; pressed, it says so
}

// actions are the buttons below the moves, in the order of the look.
func (p *Page) actions() []action {
	if p.watched() {
		return append(p.watchActions(), p.pages()...)
	}
	_, resigns := p.table.Resigner()
	list := []action{
		{id: "takeback", icon: ui.IconTakeBack, key: "play.takeback", off: !p.allow.TakeBack || !p.table.CanTakeBack()},
		{id: "hint", icon: ui.IconHint, key: "play.hint", off: !p.allow.Hints || !p.table.Hand().Active(), on: p.table.Hinting()},
		{id: "resign", icon: ui.IconResign, key: "play.resign", off: !resigns, on: p.ask == askResign},
		{id: "draw", icon: ui.IconDraw, key: "play.draw", off: p.info.Drawable && !p.table.CanOffer(), on: p.ask == askDraw, why: p.noDraws()},
		{id: "rotate", icon: ui.IconRotate, key: "play.rotate"},
	}
	return append(list, p.pages()...)
}

// noDraws says why a game has no draws to offer, "" if it has.
func (p *Page) noDraws() string {
	if p.info.Drawable {
		return ""
	}
	return locale.T("dialog.draw.anqi")
}

// barred is a button that looks unavailable and, pressed, lets the page say why.
func barred(ctl ui.Control, why string) ui.Control {
	off := ctl
	off.Off = true
	ctl.Name += " " + locale.T("ui.separator") + " " + why
	ctl.Draw = func(c *ui.Canvas, _ *ui.Control, s ui.State) { off.Draw(c, &off, s) }
	return ctl
}

// pages are the buttons that open other pages.
func (p *Page) pages() []action {
	var list []action
	if p.shell.Routes.Rules != nil {
		list = append(list, action{id: "rules", icon: ui.IconBook, key: "play.rules"})
	}
	if p.shell.Routes.Settings != nil {
		list = append(list, action{id: "settings", icon: ui.IconSettings, key: "play.settings"})
	}
	return list
}

// addActions places labelled icons side by side.
func (p *Page) addActions(r ui.Rect, list []action) { p.addButtons(r, list, ui.IconButton) }

// addIcons places icons without labels side by side.
func (p *Page) addIcons(r ui.Rect, list []action) { p.addButtons(r, list, ui.BarButton) }

func (p *Page) addButtons(r ui.Rect, list []action, button func(id string, r ui.Rect, icon ui.Icon, label string) ui.Control) {
	if p.bare() {
		return
	}
	for i, col := range r.Columns(len(list), 0) {
		a := list[i]
		ctl := button(a.id, col, a.icon, locale.T(a.key))
		ctl.Off, ctl.On = a.off, a.on
		if a.why != "" {
			ctl = barred(ctl, a.why)
		}
		p.form.Add(ctl)
	}
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
		if p.plotted() { // leaves room for the stratagem in force
			cardHeight = min(cardHeight, 58)
		}
	}
	p.fillHeader(ui.Box(r.X, r.Y, r.W, head))
	if p.result {
		p.fillResult(ui.Box(r.X, r.Y+head, r.W, r.H-head))
		return
	}
	y := p.fillCards(ui.Box(r.X, r.Y+head, r.W, cardHeight), gap) + gap
	buttons := ui.Box(r.X-4, r.Bottom()-foot, r.W+8, foot)
	between := 16.0
	if p.plan.Dense {
		between = 4
	}
	y = p.fillEffect(ui.Box(r.X, y, r.W, 0), buttons.Y-between)
	y = p.fillWarning(ui.Box(r.X, y, r.W, 0), p.fillDecision)
	y = p.fillOthers(ui.Box(r.X, y, r.W, 0), buttons.Y-between)
	p.fillMoves(ui.Box(r.X, y, r.W, buttons.Y-between-y))
	p.addActions(buttons, p.panelActions(buttons.W))
}

// panelActions are the buttons below the moves; where their labels need the room,
// other pages are opened from the header.
func (p *Page) panelActions(w float64) []action {
	list := p.actions()
	if p.crowded(w) {
		list = list[:len(list)-len(p.pages())]
	}
	return list
}

// crowded reports whether the labels of all buttons do not fit side by side.
func (p *Page) crowded(w float64) bool {
	list := p.actions()
	column := w / float64(len(list))
	return slices.ContainsFunc(list, func(a action) bool {
		return ui.Measure(theme.Caption, locale.T(a.key), p.view.Scale) > column
	})
}

// fillHeader is the way back and what is played.
func (p *Page) fillHeader(r ui.Rect) {
	title, under := p.title, p.under
	if p.result {
		title, under = locale.T("dialog.over.title"), p.endSubtitle()
	}
	p.addBack(ui.Box(r.X-8, r.Y+2, 44, 44))
	x := r.X + 48
	if !p.result && !p.bare() && p.crowded(r.W+8) {
		at := r.Right()
		for _, a := range slices.Backward(p.pages()) {
			at -= 48
			p.form.Add(ui.BarButton(a.id, ui.Box(at, r.Y+2, 44, 44), a.icon, locale.T(a.key)))
		}
		r.W = at - 8 - r.X
	}
	if p.plan.Dense {
		p.form.Paint(func(c *ui.Canvas) {
			c.TextIn(theme.Name, ui.Box(x, r.Y, r.W-48, 24), ui.AlignLeft, title, c.Theme.Ink)
			c.TextIn(theme.Caption, ui.Box(x, r.Y+24, r.W-48, 18), ui.AlignLeft, under, c.Theme.Ink2)
		})
		return
	}
	p.form.Paint(func(c *ui.Canvas) {
		c.TextIn(theme.Title, ui.Box(x, r.Y-2, r.W-48, 32), ui.AlignLeft, title, c.Theme.Ink)
		c.TextIn(theme.Caption, ui.Box(x, r.Y+28, r.W-48, 18), ui.AlignLeft, under, c.Theme.Ink2)
	})
}

// addBack is the way back, where the page has buttons.
func (p *Page) addBack(r ui.Rect) {
	if !p.bare() {
		p.form.Add(ui.BarButton("back", r, ui.IconBack, locale.T("ui.back")))
	}
}

// fillCards places the players from first downward and returns where they end,
// with the gap below.
func (p *Page) fillCards(first ui.Rect, gap float64) float64 {
	rects := make([]ui.Rect, len(p.cards))
	for i := range p.cards {
		rects[i] = first.Move(0, float64(i)*(first.H+gap))
	}
	p.bar.aim(p.moverRect(rects))
	p.form.Paint(func(c *ui.Canvas) {
		for i := range p.cards {
			p.drawCard(c, rects[i], &p.cards[i])
		}
		p.drawBar(c)
		p.drawBond(c, rects)
	})
	return first.Y + float64(len(rects))*(first.H+gap)
}

// moverRect is the card of the player to move; empty if nobody is.
func (p *Page) moverRect(rects []ui.Rect) ui.Rect {
	for i := range p.cards {
		if p.cards[i].move && i < len(rects) {
			return rects[i]
		}
	}
	return ui.Rect{}
}

// drawBond joins the emblems of allies with a red line and a seal.
func (p *Page) drawBond(c *ui.Canvas, rects []ui.Rect) {
	for i := 0; i+1 < len(p.cards); i++ {
		if !p.cards[i].allied || !p.cards[i+1].allied {
			continue
		}
		x := rects[i].X + 16 + emblemSize/2
		top, bottom := rects[i].Y+rects[i].H/2+emblemSize/2, rects[i+1].Y+rects[i+1].H/2-emblemSize/2
		c.Fill(ui.Box(x-1, top-2, 2, bottom-top+4), c.Theme.Seal)
		c.PictureIn(p.bond, ui.Box(x-16, (top+bottom)/2-16, 32, 32))
	}
}

// fillMoves is the card with the moves and the report.
func (p *Page) fillMoves(r ui.Rect) {
	if r.H < 60 {
		return
	}
	if p.tab == tabAid {
		p.fillAid(r)
		return
	}
	p.form.Paint(func(c *ui.Canvas) {
		c.Card(r)
		c.HLine(r.X+8, r.Y+37, r.W-16, c.Theme.Line2)
		c.TextIn(theme.Caption, ui.Box(r.X+16, r.Y+4, r.W-32, 32), ui.AlignRight, p.count, c.Theme.Ink2)
	})
	p.fillTabs(ui.Box(r.X+16, r.Y+5, r.W, 32))
	p.fillTab(ui.Box(r.X+16, r.Y+38, r.W-32, r.H-42))
}

// fillTabs places the headings.
func (p *Page) fillTabs(r ui.Rect) {
	x := r.X
	for _, id := range p.tabs() {
		label := p.tabLabel(id)
		w := ui.Measure(theme.Body, label, p.view.Scale)
		at := ui.Box(x, r.Y, max(44, w+8), r.H)
		p.form.Add(reaching(ui.Tab(id, at, label, p.tab == id), ui.Box(at.X, at.Bottom()-theme.TouchTarget, at.W, theme.TouchTarget)))
		x += max(44, w+8) + 18
	}
}

// reaching lets a control be pressed beyond what is drawn of it.
func reaching(ctl ui.Control, reach ui.Rect) ui.Control {
	drawn, draw := ctl, ctl.Draw
	ctl.Rect = reach
	ctl.Draw = func(c *ui.Canvas, _ *ui.Control, s ui.State) { draw(c, &drawn, s) }
	return ctl
}

// fillTab is what the chosen tab shows.
func (p *Page) fillTab(r ui.Rect) {
	switch p.tab {
	case tabReport:
		p.fillReport(r)
		return
	case tabAid:
		p.fillAidSheet(r)
		return
	}
	const heads = 30
	if r.H-heads < theme.TouchTarget { // no room for headings
		p.fillMoveRows(r)
		return
	}
	p.form.Paint(func(c *ui.Canvas) { p.moves.drawHeads(c, ui.Box(r.X, r.Y, r.W, heads)) })
	p.fillMoveRows(ui.Box(r.X, r.Y+heads, r.W, r.H-heads))
}

// fillMoveRows is the list of moves without its headings.
func (p *Page) fillMoveRows(area ui.Rect) {
	if area.H < theme.TouchTarget {
		return
	}
	p.form.BeginScroll(&p.scroll.moves, area)
	p.form.Paint(func(c *ui.Canvas) { p.moves.draw(c, area) })
	p.form.Add(ui.Control{ID: listID, Name: locale.T("play.moves"), Rect: ui.Box(area.X, area.Y, area.W, max(area.H, p.moves.height))})
	p.form.EndScroll(area.Right(), area.Y+p.moves.height)
}

func (p *Page) fillReport(r ui.Rect) {
	r.Y, r.H = r.Y+2, r.H-2
	if r.H < theme.TouchTarget {
		return
	}
	height := float64(max(1, len(p.report))) * reportHeight
	p.form.BeginScroll(&p.scroll.report, r)
	p.form.Paint(func(c *ui.Canvas) { drawReport(c, r, p.report) })
	p.form.Add(ui.Control{ID: reportID, Name: locale.T("play.report"), Rect: ui.Box(r.X, r.Y, r.W, max(r.H, height))})
	p.form.EndScroll(r.Right(), r.Y+height)
}

// listWidth is how wide the move list is in the present frame.
func (p *Page) listWidth() float64 {
	switch p.plan.Frame {
	case ui.Landscape:
		return p.plan.Panel.W - 32
	case ui.Portrait:
		return p.sheetInner().W
	}
	return p.plan.Bar.W - 32
}

// followList keeps the current turn of the list in sight when it changes.
func (p *Page) followList() {
	if p.followed == p.table.Sight() {
		return
	}
	p.followed = p.table.Sight()
	if r := p.moves.current; !r.Empty() {
		area := p.scroll.moves.Area()
		p.scroll.moves.Show(r.Move(area.X, area.Y))
	} else {
		p.scroll.moves.Y = 0
	}
}
