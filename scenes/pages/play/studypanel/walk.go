package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// button makes a control of the way through the turns.
type button func(id string, icon canvas.Icon, label string) ui.Control

// Walk is the way through the turns: to the start, back, forward, to the end.
func (b *Panel) Walk(make button) ui.Part {
	at := b.host.At()
	first, last := at.Parent() == nil, at.Main() == nil
	return ui.Row(0,
		ui.Press(make("first", canvas.IconFirst, locale.T("review.first")).Does(b.do(b.host.Start)).Unless(first)),
		ui.Press(b.Prev(make)), ui.Press(b.Next(make)),
		ui.Press(make("last", canvas.IconLast, locale.T("review.last")).Does(b.do(b.host.End)).Unless(last)))
}

// Prev goes a turn back.
func (b *Panel) Prev(make button) ui.Control {
	back := func() { b.host.Step(-1) }
	return make("prev", canvas.IconPrev, locale.T("review.prev")).Does(b.do(back)).Unless(b.host.At().Parent() == nil)
}

// Next goes a turn forward.
func (b *Panel) Next(make button) ui.Control {
	on := func() { b.host.Step(1) }
	return make("next", canvas.IconNext, locale.T("review.next")).Does(b.do(on)).Unless(b.host.At().Main() == nil)
}

// Phone is the way through the turns with the engine's name and switch, on a phone.
func (b *Panel) Phone() ui.Part {
	name := ui.Text(theme.Body, locale.T("study.engine"), b.m.Screen.Theme.Ink2)
	return ui.Row(4, b.Walk(ui.BarButton), ui.Space(0), name, b.Switch())
}

// Tabs are the headings of the tree and of the notes.
func (b *Panel) Tabs() ui.Part {
	tab := func(id, key string, t tab) ui.Part {
		return ui.Reaching(ui.Tab(id, locale.T(key), b.tab == t).Does(func() { b.tab = t }), 12, 0)
	}
	return ui.Row(18, tab("tab.tree", "study.tree", tabTree), tab("tab.note", "study.note", tabNote), tab("tab.judged", "study.report", tabReport), tab("tab.met", "study.met", tabMet))
}

// List is the content of the chosen tab.
func (b *Panel) List() ui.Part {
	switch b.tab {
	case tabNote:
		return b.Note()
	case tabReport:
		return b.Report()
	case tabMet:
		return b.openings.list()
	}
	return b.Tree()
}
