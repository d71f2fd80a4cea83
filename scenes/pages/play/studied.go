package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	study "yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	hosts "yanyi/scenes/host/study"
	"yanyi/scenes/pages/play/studypanel"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// studied is the page on which a match is studied: saved apart from it once it changes.
func studied(s *session.Session, tools kit, m *match.Match, r session.Request) (ui.Page, error) {
	st, err := study.New(m)
	if err != nil {
		return nil, err
	}
	deps := studyDeps(s, tools)
	if m.Cut() == nil {
		keeper := s.Saves.Keeper(r.Record)
		deps.Save, deps.Done = keeper.Save, keeper.Close
	}
	p := benchOf(s, tools, hosts.New(st, deps), m.Bottom())
	below := s.Leave
	s.Leave, p.buttons.close = p.table.Close, func() {
		p.table.Close()
		s.Leave = below
	}
	return p, nil
}

// studyDeps is what a study needs of the program, without the saving.
func studyDeps(s *session.Session, tools kit) hosts.Deps {
	return hosts.Deps{Engine: tools.Engine, Judged: s.Learn, Library: func() (texts []string) {
		for _, kept := range s.Saves.List() {
			texts = append(texts, kept.Text)
		}
		return texts
	}}
}

// benchOf is the page of a study, seen from a seat.
func benchOf(s *session.Session, tools kit, h *hosts.Host, bottom game.Seat) *Page {
	p := newPage(s, table.Resume(h, bottom, table.Prefs{}), tools)
	p.lists.result, p.lists.tab = false, tabMoves
	p.studyPanel = studypanel.New(&p.form, studypanel.World{
		Do:   p.table.Do,
		Land: p.board.Land,
		Pose: func(seat game.Seat) {
			p.table.SetBottom(seat)
			p.lists.sheet.Rest()
			p.lists.drawer.open = false
		},
		Say: s.Say,
	})
	return p
}

// roomStudy is the page on which the people of a room study their game together; as long as
// it is not over, its table.
func roomStudy(s *session.Session, tools kit) ui.Page {
	r := s.Online.Room()
	if r == nil || r.People().Phase != room.Over {
		return s.Routes.RoomTable()
	}
	you, m := r.People().Own(), r.Game(nil).Line().Clone()
	st, err := study.New(m)
	if err != nil {
		s.Say(locale.T("error.unexpected"))
		return s.Routes.RoomTable()
	}
	deps := studyDeps(s, tools)
	if you != game.NoSeat {
		keeper := s.Saves.Keeper(m.Record())
		deps.Save, deps.Done = keeper.Save, keeper.Close
	}
	h := hosts.NewShared(st, r, deps)
	p := benchOf(s, tools, h, bottomIn(m.Info(), you))
	p.buttons.onward = func() ui.Page {
		h.Close()
		return s.Routes.RoomTable()
	}
	s.Leave = func() {
		h.Close()
		s.Online.Leave()
	}
	p.attach(roomPanel(s, tools, h, p.table.Do))
	return p
}

// panel is everything beside the board of a study in the landscape frame.
func (p *Page) treePanel() ui.Part {
	if p.now.Offers(host.Exercise) {
		return ui.Column(8, p.header(true), p.stratagems.Card(p.board.Gold()).Drop(9),
			p.decisions.Panel(), p.studyPanel.Exercise().Card(), ui.Space(0))
	}
	if p.frame.low() { // the tree needs all the room there is
		return ui.Column(8, p.header(true), p.studyPanel.Together().Row(), p.decisions.Panel(),
			ui.Row(8, p.studyPanel.Lines(1).Wide(0).Grow(), p.studyPanel.Switch()).Drop(8),
			p.treeCard(), p.treeFoot().Drop(7))
	}
	return ui.Column(8, p.header(true),
		p.studyPanel.Together().Row(),
		p.studyPanel.Balance().Drop(8),
		p.studyPanel.Engine().Rank(7),
		p.stratagems.Card(p.board.Gold()).Drop(9),
		p.decisions.Panel(),
		p.treeCard(),
		p.treeFoot())
}

// card is the tree of turns, or the note, in a card.
func (p *Page) treeCard() ui.Part {
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-8, r.Y, r.W+16, c.Theme.Line2) }).High(1)
	head := ui.Fitting(
		ui.Row(8, p.studyPanel.Tabs(), ui.Space(0), p.studyPanel.Walk(ui.BarButton)),
		ui.Row(0, p.studyPanel.Tabs(), ui.Space(0), ui.Press(p.studyPanel.Prev(ui.BarButton)), ui.Press(p.studyPanel.Next(ui.BarButton))),
		p.studyPanel.Tabs()) // keys and the board go through the turns, too
	return ui.Card(16, 4, ui.Column(0, head, rule, p.studyPanel.List())).Tall().Grow().Least(100)
}

// portrait is a study on a phone: the board, the balance, the engine's lines, the way through
// the turns, and a sheet with the tree.
func (p *Page) treePortrait(f frame) {
	side := max(theme.GroupGap, (p.view.W-720)/2)
	strip := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	above, below := p.rows(f.track)
	foot := 0.0
	if p.now.Offers(host.Exercise) {
		p.exercisePortrait(f, above, below)
		return
	}
	lines := 2
	if p.now.Offers(host.Together) {
		lines = 1
	}
	middle := ui.Column(0,
		strip(p.studyPanel.Together().Row()),
		strip(p.studyPanel.Strip()), ui.Space(4),
		strip(p.studyPanel.Lines(lines)),
		strip(p.treeRow()).High(52))
	page := ui.Column(0,
		p.bar().High(barHigh), strip(above.place), ui.If(f.track > 0, ui.Space(f.gap)),
		ui.Middle(f.wide(), p.board.Part()).High(f.high),
		ui.If(f.track > 0, ui.Space(f.gap)), strip(below.place),
		ui.Space(8), middle,
		ui.Space(0).Placed(func(r canvas.Rect) { foot = r.Y }))
	p.form.Place(page, p.view.Bounds())
	p.lay(above, below)
	p.form.Place(p.board.Labels(), p.view.Bounds())
	p.layOutSheet(max(peekLeast, p.view.H-foot), barHigh)
	p.form.Place(p.treeSheet(), p.lists.sheet.Rect())
}

// exercise is an exercise on a phone: it takes all the room below the board.
func (p *Page) exercisePortrait(f frame, above, below *track) {
	side := max(theme.GroupGap, (p.view.W-720)/2)
	strip := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	under := p.studyPanel.Exercise().Card()
	if p.decisions.Deciding() {
		under = p.decisions.Row(ui.Part{}).High(52)
	}
	page := ui.Column(0,
		p.bar().High(barHigh), strip(above.place), ui.If(f.track > 0, ui.Space(f.gap)),
		ui.Middle(f.wide(), p.board.Part()).High(f.high),
		ui.If(f.track > 0, ui.Space(f.gap)), strip(below.place),
		ui.Space(8), strip(under), ui.Space(0))
	p.form.Place(page, p.view.Bounds())
	p.lay(above, below)
	p.form.Place(p.board.Labels(), p.view.Bounds())
	p.layOutSheet(peekLeast, barHigh)
}

// row is the pending decision, else the way through the turns.
func (p *Page) treeRow() ui.Part {
	if p.decisions.Deciding() {
		return p.decisions.Row(ui.Part{})
	}
	return p.studyPanel.Phone()
}

// sheet is the tree, pulled up over the foot of a phone.
func (p *Page) treeSheet() ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.SheetGround(r) })
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	body := ui.Column(0, ui.Space(14), p.studyPanel.Tabs(), rule, p.studyPanel.List().Tall().Grow().Least(24).Drop(3),
		ui.Inset(0, 6, 0, 4, p.treeFoot()).Drop(2))
	return ui.Over(ground, ui.Middle(672, ui.Inset(16, 0, 16, 4, body)))
}

// drawer is the engine's lines and the tree in a small frame's drawer.
func (p *Page) treeDrawer() ui.Part {
	if p.now.Offers(host.Exercise) {
		return ui.Pad(16, 8, p.studyPanel.Exercise().Plain())
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	return ui.Pad(16, 0, ui.Column(0, ui.Space(8), p.studyPanel.Together().Row(), p.studyPanel.Lines(2),
		ui.Row(8, p.studyPanel.Tabs(), ui.Space(0), p.studyPanel.Switch()).High(theme.TouchTarget), rule,
		p.studyPanel.List().Tall().Grow().Least(24), ui.Inset(0, 6, 0, 4, p.treeFoot())))
}

// foot is a row of a study's buttons, only icons where one of the labels has no room.
func (p *Page) treeFoot() ui.Part {
	const buttons, play, gap, beside = 3, 1.6, 8, 40 // the width that an icon takes from a label
	return ui.InWidth(func(w float64) ui.Part {
		room := (w-buttons*gap)/(buttons+play) - beside
		return ui.Row(gap, p.buttons.studyButtons(func(label string) bool {
			return canvas.Measure(theme.Role{Size: 13}, label, p.view.Scale) <= room
		})...)
	})
}

// studyButtons are the actions of a study that do not change it.
func (a *buttons) studyButtons(fits func(label string) bool) []ui.Part {
	var parts []ui.Part
	if a.now.Offers(host.Together) {
		return a.inRoom()
	}
	share, rotate, edit := locale.T("play.share"), locale.T("play.rotate"), locale.T("editor.short")
	labelled := fits(share) && fits(rotate) && fits(edit)
	button := func(id string, icon canvas.Icon, name string) ui.Control {
		label := name
		if !labelled {
			label = ""
		}
		ctl := ui.IconLabel(id, icon, label)
		ctl.Name = name
		return ctl
	}
	if a.session.Routes.Share != nil {
		parts = append(parts, ui.Press(button("share", canvas.IconShare, share).Goes(a.share)).Wide(0).Grow())
	}
	parts = append(parts, ui.Press(button("rotate", canvas.IconRotate, rotate).Does(a.rotate().do)).Wide(0).Grow())
	if a.session.Routes.Editor != nil {
		parts = append(parts, ui.Press(button("editor", canvas.IconPencil, edit).Goes(a.edit)).Wide(0).Grow())
	}
	if from := a.session.Routes.SetupAt; from != nil {
		line := a.table.Line()
		play := ui.Primary("playon", locale.T("study.play")).Unless(line.Over()).Goes(func() ui.Nav {
			a.close()
			return ui.Push(from(line.Variant(), line.PositionAt(line.Ply()), line.Setup().Options))
		})
		parts = append(parts, ui.Press(play).Wide(0).Share(1.6))
	}
	return parts
}

// inRoom are the actions of a study in a room that do not change it.
func (a *buttons) inRoom() []ui.Part {
	var parts []ui.Part
	for _, b := range append(a.sharing(), a.rotate(), a.talk()) {
		parts = append(parts, ui.Press(b.control(ui.IconLabel(b.id, b.icon, locale.T(b.key)))).Wide(0).Grow())
	}
	return append(parts, a.rematchButton().Wide(0).Share(1.4))
}

// edit opens the editor at the position shown.
func (a *buttons) edit() ui.Nav {
	line := a.table.Line()
	a.close()
	return ui.Push(a.session.Routes.Editor(line.Variant(), line.PositionAt(a.table.Ply()), line.Setup().Options))
}

// leaveAndStudy leaves a game that goes on without the person, to study it. The game stays in
// the library, where the computers can finish it.
func (a *buttons) leaveAndStudy() ui.Nav {
	page, err := a.session.Routes.Open(toStudy(a.table.Line()))
	if err != nil {
		a.session.Say(tabletext.Listed(locale.T("error.unexpected")))
		return ui.Stay()
	}
	a.close()
	return ui.Replace(page)
}

// study opens the study of the game at the table.
func (a *buttons) study() ui.Nav {
	if a.together != nil {
		return ui.Replace(a.together())
	}
	page, err := a.session.Routes.Open(toStudy(a.table.Line()))
	if err != nil {
		a.session.Say(tabletext.Listed(locale.T("error.unexpected")))
		return ui.Stay()
	}
	return ui.Push(page)
}

// toStudy asks for the study of a line as its record tells it. The record is read again only
// where that of the line was cut.
func toStudy(line host.Line) session.Request {
	r := session.Request{Record: line.Record(), Study: true}
	if line.Cut() == nil && line.Pruned() == nil {
		r.Match = line.Clone()
		r.Match.SetViewSeat(game.NoSeat)
	}
	return r
}
