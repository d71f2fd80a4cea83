package play

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// tab is one of the lists beside or below the board.
type tab string

// The tabs, by the ids of their controls.
const (
	tabMoves  tab = "tab.moves"
	tabReport tab = "tab.report"
	tabAid    tab = "tab.aid"
	tabCoach  tab = "tab.coach"
)

// lists is the tab shown, and how far the lists are pulled out.
type lists struct {
	tab     tab
	result  bool   // the result is shown in place of the lists of a running game
	reviews bool   // the result was left for the moves
	sheet   sheet  // portrait
	opens   bool   // the sheet was last laid out for a result
	raised  bool   // the sheet stood high when the pointer came down
	drawer  drawer // small
}

// turn follows the moment: the end of a game shows its result, a look at the past leaves it.
func (l *lists) turn(was, now *moment.Moment) {
	switch {
	case !now.Over || !now.Offers(host.Verdict):
		l.result, l.reviews = false, false
	case was != nil && !was.Over:
		l.end()
	case l.result && !now.Live:
		l.review()
	}
	if l.tab == tabCoach && !aided(now) {
		l.tab = tabMoves
	}
}

// end shows the result; the sheet opens for it but leaves the board free.
func (l *lists) end() {
	l.result, l.reviews, l.tab = true, false, tabReport
	l.sheet.Rest()
	l.drawer.open = false
}

// review leaves the result for the moves.
func (l *lists) review() { l.result, l.reviews, l.tab = false, true, tabMoves }

// pull follows the pointer on the sheet or the drawer.
func (p *Page) pull(in *ui.Input) {
	l := &p.lists
	switch {
	case p.frame.kind == ui.Small:
		p.swipeDrawer(in)
		l.drawer.slide(p.view.Still)
	case p.upright():
		l.sheet.Update(in)
	}
	if in.Pressed {
		l.raised = l.sheet.Raised()
	}
}

// pulled reports whether a moving finger drags the sheet or the drawer.
func (p *Page) pulled(in *ui.Input) bool {
	switch {
	case p.frame.kind == ui.Small:
		up := in.StartY - in.Y
		return math.Abs(up) > math.Abs(in.X-in.StartX) && p.pullsDrawer(in.StartY, up, 0)
	case p.upright():
		return p.lists.sheet.Handle().Contains(in.StartX, in.StartY)
	}
	return false
}

// upright reports whether the page is stacked, with a sheet.
func (p *Page) upright() bool {
	return p.frame.kind == ui.Portrait
}

// layOutSheet places the sheet, which peeks by the given height at rest.
func (p *Page) layOutSheet(peek, top float64) {
	l := &p.lists
	was := l.sheet.Peek
	l.sheet.Peek, l.sheet.Top = peek, top
	l.sheet.Layout(p.view)
	if l.opens != l.result && was > 0 {
		l.sheet.From(was)
	}
	l.opens = l.result
}

// overlaid reports whether a list lies over the board.
func (p *Page) overlaid() bool {
	if p.frame.kind == ui.Small {
		return p.lists.drawer.shown() || p.frame.bare && p.decisions.Deciding()
	}
	return p.upright() && p.lists.sheet.Rect().Overlaps(p.board.Rect())
}

// close closes the drawer and reports whether it was open.
func (l *lists) close() bool {
	was := l.drawer.open
	l.drawer.open = false
	return was
}

// choose shows a list. The sheet's handle reaches over the tabs; a press on them leaves the
// sheet where it is.
func (l *lists) choose(t tab) {
	l.tab = t
	if l.sheet.Raised() != l.raised {
		l.sheet.Toggle()
	}
}

// order lists the headings; at the end of a game the report comes first.
func (p *Page) order() []tab {
	list := p.usual()
	if aided(p.now) {
		list = append(list, tabCoach)
	}
	return list
}

// usual lists the headings of every game.
func (p *Page) usual() []tab {
	switch {
	case p.lists.result:
		return []tab{tabReport, tabMoves}
	case p.pieceGuide.First():
		return []tab{tabAid, tabMoves, tabReport}
	case p.pieceGuide.Any():
		return []tab{tabMoves, tabReport, tabAid}
	}
	return []tab{tabMoves, tabReport}
}

// tabs are the headings, of the same height however little room there is.
func (p *Page) tabs() ui.Part {
	label := map[tab]string{tabMoves: locale.T("play.moves"), tabReport: locale.T("play.report"), tabAid: p.pieceGuide.Label(), tabCoach: locale.T("coach.title")}
	var parts []ui.Part
	for _, t := range p.order() {
		heading := ui.Tab(string(t), label[t], p.lists.tab == t).Does(func() { p.lists.choose(t) })
		parts = append(parts, ui.Reaching(heading, theme.TouchTarget-32, 0))
	}
	return ui.Over(ui.Row(18, parts...))
}

// list is the chosen list; without room for its heads, only the moves. sheet says that it
// stands in a sheet or a drawer.
func (p *Page) list(sheet bool) ui.Part {
	switch p.lists.tab {
	case tabReport:
		return p.record.Report()
	case tabCoach:
		return p.aidList()
	case tabAid:
		if sheet {
			return p.pieceGuide.Sheet()
		}
		return p.pieceGuide.Panel()
	}
	return p.record.Moves(!sheet)
}

// listCard is the card with the headings and the chosen list.
func (p *Page) listCard() ui.Part {
	return p.carded("", p.list(false).Tall().Grow())
}

// carded is a card with the headings, a note to their right, and content.
func (p *Page) carded(note string, content ui.Part) ui.Part {
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-8, r.Y, r.W+16, c.Theme.Line2) }).High(1)
	said := ui.Text(theme.Caption, note, p.view.Theme.Ink2).OrNone().Right().Wide(0).Grow()
	return ui.Card(16, 4, ui.Column(0, ui.Over(ui.Row(8, p.tabs(), said)), rule, content))
}

// movesCard is the lists in the panel. An aid takes the room it needs; its additional rows and
// the moves stand below it.
func (p *Page) movesCard() ui.Part {
	count := tabletext.Round(p.now)
	if p.lists.tab != tabAid {
		full := p.carded(count, p.list(false).Tall().Grow()).Tall().Grow().Least(108)
		rank := 1 // the last to give way
		if p.decisions.Deciding() {
			rank = 5
		}
		return full.Or(full.Least(60)).Or(ui.Part{}).Rank(rank)
	}
	note := p.pieceGuide.Note(count)
	if p.pieceGuide.Whole() {
		return p.carded(note, p.pieceGuide.Panel().Tall().Grow()).Tall().Grow().Least(60).Drop(5)
	}
	moves := ui.If(p.now.Plies > 0, ui.Card(16, 6, p.record.MoveRows(true)).Tall().Grow().Least(72).Drop(8))
	full := ui.Column(16, p.carded(note, p.pieceGuide.Panel()).Shrink(), p.pieceGuide.Below(), moves).Tall().Grow()
	return full.Least(108).Or(full.Least(60)).Rank(1)
}
