package play

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
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

// lists is which of them is shown, and how far they are pulled out.
type lists struct {
	tab     tab
	result  bool   // the result is shown in place of what goes on
	reviews bool   // the result was left for the moves
	sheet   sheet  // portrait
	opens   bool   // the sheet was last laid out for a result
	raised  bool   // the sheet stood high when the pointer came down
	drawer  drawer // small
}

// turn goes from one moment to the next: the end of a game shows its result, a look
// at the past leaves it.
func (l *lists) turn(was, now *moment.Moment) {
	switch {
	case !now.Over:
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

// end shows the result; the sheet opens for it as far as it leaves the board free.
func (l *lists) end() {
	l.result, l.reviews, l.tab = true, false, tabReport
	l.sheet.Rest()
	l.drawer.open = false
}

// review leaves the result for the moves.
func (l *lists) review() { l.result, l.reviews, l.tab = false, true, tabMoves }

// pull follows the pointer on the sheet or the drawer.
func (l *lists) pull(p *Page, in *ui.Input) {
	switch {
	case p.frame.kind == ui.Small:
		l.drawer.swipe(p, in)
		l.drawer.slide(p.view.Still)
	case p.upright():
		l.sheet.Update(in)
	}
	if in.Pressed {
		l.raised = l.sheet.Raised()
	}
}

// pulled reports whether a finger on its way moves the sheet or the drawer.
func (l *lists) pulled(p *Page, in *ui.Input) bool {
	switch {
	case p.frame.kind == ui.Small:
		up := in.StartY - in.Y
		return math.Abs(up) > math.Abs(in.X-in.StartX) && l.drawer.pulled(p, in.StartY, up, 0)
	case p.upright():
		return l.sheet.Handle().Contains(in.StartX, in.StartY)
	}
	return false
}

// upright reports whether the page is arranged below each other, with a sheet.
func (p *Page) upright() bool {
	return p.frame.kind == ui.Portrait
}

// layOutSheet places the sheet, which rests peeking so far.
func (l *lists) layOutSheet(p *Page, peek, top float64) {
	was := l.sheet.Peek
	l.sheet.Peek, l.sheet.Top = peek, top
	l.sheet.Layout(p.view)
	if l.opens != l.result && was > 0 {
		l.sheet.From(was)
	}
	l.opens = l.result
}

// cover reports whether a list lies over the board.
func (l *lists) cover(p *Page) bool {
	if p.frame.kind == ui.Small {
		return l.drawer.shown() || p.frame.bare && p.decisions.Deciding()
	}
	return p.upright() && l.sheet.Rect().Overlaps(p.board.Rect())
}

// close closes the drawer and reports whether it was open.
func (l *lists) close() bool {
	was := l.drawer.open
	l.drawer.open = false
	return was
}

// choose shows a list. The sheet's handle reaches over the tabs; they leave it where
// it is.
func (l *lists) choose(t tab) {
	l.tab = t
	if l.sheet.Raised() != l.raised {
		l.sheet.Toggle()
	}
}

// order is the headings of the lists; at the end of a game the report comes first.
func (p *Page) order() []tab {
	list := usual(p)
	if aided(p.now) {
		list = append(list, tabCoach)
	}
	return list
}

// usual is the headings of every game.
func usual(p *Page) []tab {
	switch {
	case p.lists.result:
		return []tab{tabReport, tabMoves}
	case p.sidebar.First():
		return []tab{tabAid, tabMoves, tabReport}
	case p.sidebar.Any():
		return []tab{tabMoves, tabReport, tabAid}
	}
	return []tab{tabMoves, tabReport}
}

// tabs are the headings, as high as they are in however little room.
func (p *Page) tabs() ui.Part {
	label := map[tab]string{tabMoves: locale.T("play.moves"), tabReport: locale.T("play.report"), tabAid: p.sidebar.Label(), tabCoach: locale.T("coach.title")}
	var parts []ui.Part
	for _, t := range p.order() {
		heading := ui.Tab(string(t), label[t], p.lists.tab == t).Does(func() { p.lists.choose(t) })
		parts = append(parts, ui.Reaching(heading, theme.TouchTarget-32, 0))
	}
	return ui.Over(ui.Row(18, parts...))
}

// list is the chosen list; without room for its heads, the moves alone. sheet tells
// that it stands in a sheet or a drawer.
func (p *Page) list(sheet bool) ui.Part {
	switch p.lists.tab {
	case tabReport:
		return p.record.Report()
	case tabCoach:
		return aide{p}.list()
	case tabAid:
		if sheet {
			return p.sidebar.Sheet()
		}
		return p.sidebar.Panel()
	}
	return p.record.Moves(!sheet)
}

// listCard is the card with the headings and the chosen list.
func (p *Page) listCard() ui.Part {
	return p.carded("", p.list(false).Tall().Grow())
}

// carded is a card with the headings, a note at their right, and content.
func (p *Page) carded(note string, content ui.Part) ui.Part {
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-8, r.Y, r.W+16, c.Theme.Line2) }).High(1)
	said := ui.Text(theme.Caption, note, p.view.Theme.Ink2).OrNone().Right().Wide(0).Grow()
	return ui.Card(16, 4, ui.Column(0, ui.Over(ui.Row(8, p.tabs(), said)), rule, content))
}

// movesCard is the lists in the panel. An aid takes the room it needs; below it is
// what it tells besides, and the moves.
func (p *Page) movesCard() ui.Part {
	count := words.Round(p.now)
	if p.lists.tab != tabAid {
		full := p.carded(count, p.list(false).Tall().Grow()).Tall().Grow().Least(108)
		rank := 1 // the last to give way
		if p.decisions.Deciding() {
			rank = 5
		}
		return full.Or(full.Least(60)).Or(ui.Part{}).Rank(rank)
	}
	note := p.sidebar.Note(count)
	if p.sidebar.Whole() {
		return p.carded(note, p.sidebar.Panel().Tall().Grow()).Tall().Grow().Least(60).Drop(5)
	}
	moves := ui.If(p.now.Plies > 0, ui.Card(16, 6, p.record.MoveRows(true)).Tall().Grow().Least(72).Drop(8))
	full := ui.Column(16, p.carded(note, p.sidebar.Panel()).Shrink(), p.sidebar.Below(), moves).Tall().Grow()
	return full.Least(108).Or(full.Least(60)).Rank(1)
}
