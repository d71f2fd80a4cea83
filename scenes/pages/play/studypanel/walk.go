package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// button makes a control of the way through the turns.
type button func(id string, icon canvas.Icon, label string) ui.Control

// Walk is the way through the turns: to the start, back, forward, to the end.
func (b *Panel) Walk(make button) ui.Part {
	at := b.s.At
	first, last := at.Parent() == nil, at.Main() == nil
	return ui.Row(0,
		ui.Press(make("first", canvas.IconFirst, locale.T("review.first")).Does(func() { b.look(b.s.Root) }).Unless(first)),
		ui.Press(b.Prev(make)), ui.Press(b.Next(make)),
		ui.Press(make("last", canvas.IconLast, locale.T("review.last")).Does(func() { b.look(b.last()) }).Unless(last)))
}

// Prev goes a turn back.
func (b *Panel) Prev(make button) ui.Control {
	to := b.s.At.Parent()
	return make("prev", canvas.IconPrev, locale.T("review.prev")).Does(func() { b.look(to) }).Unless(to == nil)
}

// Next goes a turn forward.
func (b *Panel) Next(make button) ui.Control {
	to := b.s.At.Main()
	return make("next", canvas.IconNext, locale.T("review.next")).Does(func() { b.look(to) }).Unless(to == nil)
}

// Phone is the way through the turns with the engine's name and switch, on a phone.
func (b *Panel) Phone() ui.Part {
	name := ui.Text(theme.Body, locale.T("study.engine"), b.m.Screen.Theme.Ink2)
	return ui.Row(4, b.Walk(ui.BarButton), ui.Space(0), name, b.Switch())
}

// Tabs are the headings of the tree and of the notes.
func (b *Panel) Tabs() ui.Part {
	tab := func(id, key string, t tab) ui.Part {
		return ui.Reaching(ui.Tab(id, locale.T(key), b.tab == t).Does(func() { b.choose(t) }), 12, 0)
	}
	return ui.Row(18, tab("tab.tree", "study.tree", tabTree), tab("tab.note", "study.note", tabNote), tab("tab.judged", "study.report", tabReport), tab("tab.met", "study.met", tabMet))
}

// choose shows a tab, for which its data may first have to be made.
func (b *Panel) choose(t tab) {
	b.tab = t
	b.Do(host.Request{Do: host.Explain, Yes: t == tabReport})
	if t == tabMet {
		b.Do(host.Request{Do: host.Meet})
	}
}

// List is the content of the chosen tab.
func (b *Panel) List() ui.Part {
	switch b.tab {
	case tabNote:
		return b.Note()
	case tabReport:
		return b.Report()
	case tabMet:
		return b.openings()
	}
	return b.Tree()
}
