package play

import (
	"cmp"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/render/tracks"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// arrange places the parts in the frame of the view.
func (p *Page) arrange() {
	switch p.frame.kind {
	case ui.Small:
		p.small()
	case ui.Landscape:
		p.landscape(p.frame)
	default:
		p.portrait(p.frame)
	}
	p.form.Place(p.decisions.Chooser(), p.view.Bounds())
	p.form.Place(ui.If(!p.upright(), p.decisions.Stake()), p.view.Bounds())
	p.form.Place(ui.If(p.frame.kind == ui.Small, p.decisions.Coach.Beside()), p.view.Bounds())
	p.form.Place(p.board.Over(), p.view.Bounds())
	p.form.Place(p.talk(), p.view.Bounds())
}

// talk lays the phrases of people elsewhere over the board while nothing else lies there, and
// the phrases that can be said to them.
func (p *Page) talk() ui.Part {
	switch {
	case p.roomPanel.Talking():
		return p.roomPanel.Card(p.board.Rect())
	case p.board.Speaks(), p.decisions.Asks():
		return ui.Part{}
	}
	turns := func(s game.Seat) int { return (p.now.Info.Seats[s].Quarter - p.table.Quarter() + 4) % 4 }
	return p.roomPanel.Bubble(p.board.Rect(), turns, p.view.Still)
}

// fitted is the frame for the board as it stands. In a view higher than wide, a board that may
// be narrow is made narrow.
func (p *Page) fitted() frame {
	usual, least := art.Aspects(p.now.Info.Board)
	if p.table.Quarter()%2 == 1 {
		usual, least = 1/usual, 1/usual
	}
	f := frameFor(p.view, usual, p.now.HasTracks(), p.now.Screen.Bare)
	if f.kind == ui.Portrait && least < usual {
		f = portraitIn(p.view, least, p.now.HasTracks())
		f.aspect = min(usual, p.view.W/f.high)
	}
	return f
}

// landscape is the board between its tracks, and the panel beside it.
func (p *Page) landscape(f frame) {
	const most = 456.0
	panel := min(p.view.W-3*f.margin-f.tracks()-f.wide(), most)
	b := p.board.Part().Sized(f.wide(), f.high)
	left, right := p.beside(f.track, f.high, p.stratagems.Track(p.now.Across(), tracks.Left, true), p.stratagems.Track(p.now.Bottom, tracks.Right, true))
	page := ui.Row(f.margin, ui.Row(f.gap, left.place, b, right.place), p.panel(panel).Wide(panel).Tall())
	top := min(f.margin, (p.view.H-f.high)/2)
	p.form.Place(ui.Middle(f.wide()+f.tracks()+f.margin+panel, page), canvas.Box(f.margin, top, p.view.W-2*f.margin, p.view.H-2*top))
	p.lay(left, right)
	p.form.Place(p.board.Labels(), p.view.Bounds())
}

// panel is everything beside the board in the landscape frame.
func (p *Page) panel(width float64) ui.Part {
	if p.now.Offers(host.Tree) {
		return p.treePanel()
	}
	crowded := p.buttons.crowded(width + 8)
	head := p.header(crowded)
	if p.lists.result {
		return ui.Column(8, head,
			p.record.Verdict(),
			p.record.Scores(p.now.Seats(), p.players.Face, p.players.ScoredName),
			p.listCard().Grow().Least(84).Or(ui.Space(0)),
			p.decisions.Panel(),
			ui.If(!p.frame.low() || !p.decisions.Deciding(), p.buttons.endButtons()))
	}
	air := ui.Space(1).Drop(9) // doubles a gap where there is room
	return ui.Column(8, head,
		p.players.Cards().Rank(3), air,
		p.stratagems.Card(p.board.Gold()).Rank(5),
		ui.If(p.buttons.transports(), p.record.Transport()),
		p.decisions.Panel(),
		p.decisions.Coach.Part(),
		p.decisions.Notice(0),
		p.moveField(),
		p.players.OrderCard(),
		p.players.Turn().Rank(4),
		p.domain().Rank(4),
		p.stratagems.Others().Rank(4),
		p.movesCard(), air,
		ui.Pad(-4, 0, p.buttons.labelled(p.buttons.panelActions(crowded))))
}

// header is the way back and what is played, with the buttons of other pages where
// those below are crowded.
func (p *Page) header(crowded bool) ui.Part {
	title, under := tabletext.Heading(p.now, p.roomPanel.Watching())
	if task := p.task(); task != "" {
		under = task
	}
	if p.lists.result {
		title, under = p.record.Title()
	}
	pages := ui.Part{}
	if crowded && !p.lists.result || p.now.Offers(host.Phrases) && p.lists.result {
		pages = p.buttons.icons(p.buttons.pages())
	}
	head := func(role theme.Role, high float64) ui.Part {
		name, line := ui.Text(role, title, p.view.Theme.Ink), ui.Text(theme.Caption, under, p.view.Theme.Ink2)
		if odds := tabletext.Odds(p.now); odds != "" {
			line = line.Try(theme.Caption, odds)
		}
		if !p.lists.result && !p.now.Offers(host.Tree) {
			name = name.Try(theme.Primary, title).Try(tightTitle, title)
			line = line.Try(theme.Caption, tabletext.ShortRound(p.now))
		}
		said := ui.Column(0, name, line)
		return ui.Inset(-8, 0, 0, 0, ui.Row(12, p.buttons.back(canvas.IconBack), said.Wide(0).Grow(), pages)).High(high)
	}
	return head(theme.Title, 56).Or(head(theme.Name, 44)).Rank(6)
}

// tightTitle is the type of a title beside the buttons of other pages in a narrow panel.
var tightTitle = theme.Role{Size: 14, Line: 24, Bold: true}

// portrait stacks all parts and lays a sheet over the remaining space. At the end of a game the
// sheet reaches up to the board, or to the own player, and holds the buttons.
func (p *Page) portrait(f frame) {
	if p.now.Offers(host.Tree) {
		p.treePortrait(f)
		return
	}
	side := max(theme.GroupGap, (p.view.W-720)/2) // a wide portrait frame keeps its strips together
	strip := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	above, below := p.rows(f.track)
	foot := 0.0
	own, least := p.footing(strip)
	page := ui.Column(0,
		p.bar().High(barHigh), ui.Space(4),
		strip(p.players.Others()).High(othersHigh), ui.Space(f.top()),
		strip(above.place), ui.If(f.track > 0, ui.Space(f.gap)),
		ui.Middle(f.wide(), p.board.Part()).High(f.high),
		ui.If(f.track > 0, ui.Space(f.gap)), strip(below.place),
		ui.Space(10), own,
		ui.Space(0).Least(least).Placed(func(r canvas.Rect) { foot = r.Y }),
	)
	p.form.Place(page, p.view.Bounds())
	p.lay(above, below)
	p.form.Place(p.board.Labels(), p.view.Bounds())
	p.layOutSheet(p.view.H-foot, barHigh)
	p.form.Place(p.sheet(), p.lists.sheet.Rect())
}

// footing is what stands between the board and the sheet, and how high the sheet is at least: a
// result takes the place of the buttons and, if necessary, of the own player.
func (p *Page) footing(strip func(ui.Part) ui.Part) (part ui.Part, sheet float64) {
	own := strip(p.players.Own()).High(ownHigh)
	if p.lists.result {
		return ui.Inset(0, 0, 0, theme.GroupGap, own).Drop(1), resultTop + verdictHigh + resultRow
	}
	if p.decisions.Coach.On() { // it needs the room of both
		return ui.Column(0, strip(p.decisions.Coach.Part()).High(ownHigh+theme.GroupGap+buttonsHigh), ui.Space(theme.GroupGap)), 0
	}
	return ui.Column(0, own, ui.Space(theme.GroupGap), strip(p.phoneRow()).High(buttonsHigh), ui.Space(theme.GroupGap)), 0
}

// track is a track beside the board. Its marker reaches over the board's edge, so its place is
// reserved first and it is laid after the board.
type track struct {
	place ui.Part
	at    canvas.Rect
	part  ui.Part
}

// lay lays tracks at their reserved places.
func (p *Page) lay(list ...*track) {
	for _, t := range list {
		p.form.Place(t.part, t.at)
	}
}

// beside reserves the places of two tracks of a size, none if the size is 0.
func (p *Page) beside(w, h float64, first, second ui.Part) (a, b *track) {
	take := func(part ui.Part) *track {
		t := &track{part: part}
		t.place = ui.If(w > 0 && h > 0, ui.Space(1).Sized(w, h).Placed(func(r canvas.Rect) { t.at = r }))
		return t
	}
	return take(first), take(second)
}

// rows are the tracks above and below the board, each of the given height.
func (p *Page) rows(high float64) (above, below *track) {
	return p.beside(1, high, p.stratagems.Track(p.now.Across(), tracks.Above, false), p.stratagems.Track(p.now.Bottom, tracks.Below, false))
}

// bar is the title bar of the portrait frame.
func (p *Page) bar() ui.Part {
	title := tabletext.Title(p.now.Info)
	if p.now.Offers(host.Tree) {
		head, under := tabletext.Heading(p.now, "")
		return p.buttons.titled(ui.Text(theme.Name, head, p.view.Theme.Ink), ui.Text(theme.Caption, under, p.view.Theme.Ink2))
	}
	if task := p.task(); task != "" {
		return p.buttons.titled(ui.Text(theme.Name, title, p.view.Theme.Ink), ui.Text(theme.Caption, task, p.view.Theme.Ink2).Lines(2))
	}
	watching := p.roomPanel.Watching()
	return p.buttons.titled(
		ui.Text(theme.Name, title, p.view.Theme.Ink),
		ui.Text(theme.Caption, tabletext.Listed(tabletext.Odds(p.now), tabletext.ShortSubtitle(p.now), watching), p.view.Theme.Ink2).
			Try(theme.Caption, cmp.Or(tabletext.Odds(p.now), tabletext.Listed(tabletext.ShortRound(p.now), watching))).
			Try(theme.Caption, tabletext.Listed(tabletext.ShortRound(p.now), watching)).Try(theme.Caption, tabletext.ShortRound(p.now)))
}

// titled is the title bar with its two lines.
func (a *buttons) titled(title, under ui.Part) ui.Part {
	return ui.Pad(6, 0, ui.Row(4, a.back(canvas.IconBack), ui.Column(0, title, under).Wide(0).Grow(), a.icons(a.pages())))
}

// phoneRow is the pending decision, else the phone's buttons.
func (p *Page) phoneRow() ui.Part {
	switch {
	case p.lists.result && !p.decisions.Deciding():
		return p.buttons.phoneEnd()
	case p.decisions.Deciding():
		back := ui.Framed("takeback", canvas.IconTakeBack, locale.T("play.takeback")).Does(p.decisions.TakeBack)
		return p.decisions.Row(ui.If(p.now.May.TakeBack != host.Never, ui.Press(back)))
	case p.buttons.transports():
		return p.record.Transport()
	}
	return p.buttons.labelled(p.buttons.phoneActions())
}

// sheet is the sheet that is pulled up over the foot of the portrait frame. Raised over a
// result, it says what each player's points are for.
func (p *Page) sheet() ui.Part {
	icon := canvas.IconUp
	if p.lists.sheet.Raised() {
		icon = canvas.IconDown
	}
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.SheetGround(r)
		c.IconIn(icon, canvas.Box(r.Right()-max(16, (r.W-640)/2)-32, r.Y+12, 32, 36), 20, c.Theme.Ink2)
	})
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-40, r.Y, r.W+80, c.Theme.Line) }).High(3)
	head := ui.Column(0, ui.Space(14), p.line(40), ui.Space(10))
	if p.lists.result {
		head = ui.Column(0, ui.Space(resultTop), ui.Inset(0, 0, 40, 0, p.record.BriefVerdict().High(verdictHigh)), ui.Pad(-8, 0, p.phoneRow()).High(resultRow), ui.Space(12),
			ui.If(p.lists.sheet.Raised(), p.record.Scores(p.now.Seats(), p.players.Face, p.players.ScoredName)))
	}
	if p.types() {
		head = ui.Column(0, head, p.moveField(), ui.Space(10))
	}
	body := ui.Column(0, head,
		ui.Column(0, p.tabs(), rule, p.list(true).Tall().Grow().Least(24).Drop(3)).Tall().Grow().Least(45).Drop(4))
	return ui.Over(ground, ui.Middle(672, ui.Inset(16, 0, 16, 4, body)))
}

// The heights of a result in the sheet.
const (
	resultTop   = 12.0
	verdictHigh = 72.0
	resultRow   = 56.0 // of its buttons
)

// orderPeek is how far the sheet must peek to show the order strip; with less, its words stand
// alone.
const orderPeek = 120.0

// sheetRim is the space above and below the sheet's line.
const sheetRim = 24.0

// line is the record's comment on the turn shown, else the notice or the stratagem in force, in
// a sheet whose arrow takes some width.
func (p *Page) line(arrow float64) ui.Part {
	line := p.decisions.Notice(arrow)
	switch {
	case p.now.Reviewed() && p.record.Comment() != "" && p.upright() && !p.lists.sheet.Raised(): // raised, its list has it
		lines := max(1, int((p.lists.sheet.Peek-sheetRim)/theme.Caption.Line))
		return ui.Inset(0, 0, arrow, 0, p.record.Remark(min(lines, 4)))
	case !p.decisions.Counting() && p.players.Notice() != "":
		if p.lists.sheet.Peek < orderPeek {
			return ui.Inset(0, 0, arrow, 0, ui.Text(theme.Body, p.players.Notice(), p.view.Theme.Ink))
		}
		line = p.players.Order()
	case p.decisions.NoticeLine() == "":
		line = ui.Inset(0, 0, arrow, 0, p.stratagems.Line())
	}
	return line
}

// shares divides the height that the small frame has beside board and bar among the result, the
// buttons and the players, in this order; a part without room gets 0.
func (p *Page) smallShares() (verdict, buttons, players float64) {
	f := p.frame
	if f.bare {
		return 0, 0, 0
	}
	const edge = 8.0
	spare := p.smallSpare()
	if p.lineApart() {
		spare -= apartHigh
	}
	take := func(h float64) float64 {
		if spare < h {
			return 0
		}
		spare -= h
		return h
	}
	const strip, row = 60 + edge, 56 + edge
	if p.lists.result {
		verdict = take(verdictHigh + edge)
		buttons = take(row)
		return verdict, buttons, take(strip)
	}
	players = take(strip)
	return 0, take(row), players
}

// spare is the view's height without board and bar.
func (p *Page) smallSpare() float64 {
	return p.view.H - barLow - p.frame.tracks() - p.frame.high
}

// apartHigh is the height of the bar's line where it stands apart.
const apartHigh = 44.0

// apart reports whether the bar's line stands above it because the bar is too narrow.
func (p *Page) lineApart() bool {
	return p.view.Narrow() && !p.frame.bare && !p.lists.result && p.smallSpare() >= apartHigh
}

// roomy reports whether the buttons stand on the page.
func (p *Page) smallRoomy() bool {
	_, buttons, _ := p.smallShares()
	return buttons > 0
}

// arrange places the board above one bar, with a drawer over it; in a high frame the remaining
// space holds players, then buttons. A bare frame holds only the board.
func (p *Page) small() {
	const edge = 8.0
	f, bounds := p.frame, p.view.Bounds()
	bar := barLow
	if f.bare {
		bar = 0
	}
	verdict, buttons, strip := p.smallShares()
	shown := p.lists.drawer.shown()
	row := ui.Over(ui.If(!shown, ui.Inset(0, 0, 0, edge, p.smallButtons()))).High(buttons)
	beside := ui.If(f.track > 0, ui.Space(f.gap))
	above, below := p.rows(f.track)
	said := ui.If(verdict > 0, ui.Pad(12, 4, p.record.BriefVerdict()).High(verdict))
	top := ui.If(strip > 0, ui.Inset(edge, 4, edge, 4, p.players.All()).High(strip))
	if strip == 0 { // the board stays where it was
		top, said = said, ui.Part{}
	}
	if p.lineApart() {
		said = ui.Pad(12, 0, p.smallLine()).High(apartHigh)
	}
	page := ui.Column(0, top, ui.Space(0),
		ui.Pad(8, 0, above.place), beside, ui.Middle(f.wide(), p.board.Part()).High(f.high), beside, ui.Pad(8, 0, below.place),
		ui.Space(0), said, ui.If(buttons > 0, row))
	p.form.Place(page, canvas.Box(0, 0, bounds.W, bounds.H-bar))
	p.lay(above, below)
	p.form.Place(p.board.Labels(), bounds)
	p.form.Place(p.drawerPart(strip == 0), p.lists.drawer.rect(p.view))
	p.form.Place(ui.If(!f.bare || p.decisions.Deciding(), p.smallBar()), canvas.Box(0, bounds.H-theme.TouchTarget, bounds.W, theme.TouchTarget))
}
