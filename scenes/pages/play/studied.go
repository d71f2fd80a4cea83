package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	study "yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	hosts "yanyi/scenes/host/study"
	"yanyi/scenes/pages/play/bench"
	"yanyi/scenes/pages/play/peers"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// studied is the page on which a match is studied: kept apart from it, once it changes.
func studied(s *session.Session, tools kit, m *match.Match, r session.Request) (ui.Page, error) {
	st, err := study.New(m)
	if err != nil {
		return nil, err
	}
	deps := hosts.Deps{Engine: tools.Engine}
	if m.Cut() == nil {
		keeper := s.Saves.Keeper(r.Record)
		deps.Save, deps.Done = keeper.Save, keeper.Close
	}
	p := benchOf(s, tools, hosts.New(st, deps), table.BottomOf(m))
	p.buttons.below, s.Leave = s.Leave, p.table.Close
	return p, nil
}

// benchOf is the page of a study, seen from a seat.
func benchOf(s *session.Session, tools kit, h *hosts.Host, bottom game.Seat) *Page {
	p := newPage(s, table.Resume(h, bottom, table.Prefs{}), tools)
	p.lists.result, p.lists.tab = false, tabMoves
	p.bench = bench.New(h, &p.form, bench.World{
		Land: p.board.Land,
		Pose: func(seat game.Seat) {
			p.table.SetBottom(seat)
			p.lists.sheet.Rest()
			p.lists.drawer.open = false
		},
		Library: func() (texts []string) {
			for _, kept := range s.Saves.List() {
				texts = append(texts, kept.Text)
			}
			return texts
		},
		Say: s.Say,
	})
	p.buttons.bench = p.bench
	return p
}

// roomStudy is the page on which the people of a room study their game together; as long as
// it is not over, its table.
func roomStudy(s *session.Session, tools kit, find Find) ui.Page {
	r := s.Online.Room()
	if r == nil || r.People().Phase != room.Over {
		return s.Routes.RoomTable()
	}
	you, record := r.People().Own(), r.Game(nil).Line().Record()
	m, err := match.ParseLegal(find, record)
	if err != nil {
		s.Say(locale.T("error.unexpected"))
		return s.Routes.RoomTable()
	}
	st, err := study.New(m)
	if err != nil {
		s.Say(locale.T("error.unexpected"))
		return s.Routes.RoomTable()
	}
	deps := hosts.Deps{Engine: tools.Engine}
	if you != game.NoSeat {
		keeper := s.Saves.Keeper(record)
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
	attachPeers(p, peers.New(s, tools.Attention, m.Info()))
	return p
}

// prefs is what of the settings concerns the table. Who studies plays all seats: the board
// stays as it is, and turns are tried at once.
func (p *Page) prefs() table.Prefs {
	if p.bench.On() {
		return table.Prefs{}
	}
	return prefs(p.session)
}

// benched is the arrangement of a study.
type benched struct{ page *Page }

// panel is everything beside the board of a study in the landscape frame.
func (p benched) panel() ui.Part {
	if p.page.bench.Trains() {
		return ui.Column(8, p.page.header(true), p.page.stratagems.Card(p.page.board.Gold()).Drop(9),
			p.page.decisions.Panel(), p.page.bench.Exercise().Card(), ui.Space(0))
	}
	if p.page.frame.low() { // the tree needs what room there is
		return ui.Column(8, p.page.header(true), p.page.bench.Together().Row(), p.page.decisions.Panel(),
			ui.Row(8, p.page.bench.Lines(1).Wide(0).Grow(), p.page.bench.Switch()).Drop(8),
			p.card(), p.foot().Drop(7))
	}
	return ui.Column(8, p.page.header(true),
		p.page.bench.Together().Row(),
		p.page.bench.Balance().Drop(8),
		p.page.bench.Engine().Rank(7),
		p.page.stratagems.Card(p.page.board.Gold()).Drop(9),
		p.page.decisions.Panel(),
		p.card(),
		p.foot())
}

// card is the tree of turns, or what may be written there, in a card.
func (p benched) card() ui.Part {
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-8, r.Y, r.W+16, c.Theme.Line2) }).High(1)
	head := ui.Fitting(
		ui.Row(8, p.page.bench.Tabs(), ui.Space(0), p.page.bench.Walk(ui.BarButton)),
		ui.Row(0, p.page.bench.Tabs(), ui.Space(0), ui.Press(p.page.bench.Prev(ui.BarButton)), ui.Press(p.page.bench.Next(ui.BarButton))),
		p.page.bench.Tabs()) // keys and the board go through the turns, too
	return ui.Card(16, 4, ui.Column(0, head, rule, p.page.bench.List())).Tall().Grow().Least(100)
}

// portrait is a study on a phone: the board, how things stand, the engine's lines, the
// way through the turns, and a sheet with the tree.
func (p benched) portrait(f frame) {
	side := max(theme.GroupGap, (p.page.view.W-720)/2)
	strip := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	above, below := p.page.rows(f.track)
	foot := 0.0
	if p.page.bench.Trains() {
		p.exercise(f, above, below)
		return
	}
	lines := 2
	if p.page.bench.Together().On() {
		lines = 1
	}
	middle := ui.Column(0,
		strip(p.page.bench.Together().Row()),
		strip(p.page.bench.Strip()), ui.Space(4),
		strip(p.page.bench.Lines(lines)),
		strip(p.row()).High(52))
	page := ui.Column(0,
		p.page.bar().High(barHigh), strip(above.place), ui.If(f.track > 0, ui.Space(f.gap)),
		ui.Middle(f.wide(), p.page.board.Part()).High(f.high),
		ui.If(f.track > 0, ui.Space(f.gap)), strip(below.place),
		ui.Space(8), middle,
		ui.Space(0).Placed(func(r canvas.Rect) { foot = r.Y }))
	p.page.form.Place(page, p.page.view.Bounds())
	above.lay(p.page)
	below.lay(p.page)
	p.page.form.Place(p.page.board.Labels(), p.page.view.Bounds())
	p.page.lists.layOutSheet(p.page, max(peekLeast, p.page.view.H-foot), barHigh)
	p.page.form.Place(p.sheet(), p.page.lists.sheet.Rect())
}

// exercise is one on a phone: it takes all the room below the board.
func (p benched) exercise(f frame, above, below *track) {
	side := max(theme.GroupGap, (p.page.view.W-720)/2)
	strip := func(part ui.Part) ui.Part { return ui.Pad(side, 0, part) }
	under := p.page.bench.Exercise().Card()
	if p.page.decisions.Deciding() {
		under = p.page.decisions.Row(ui.Part{}).High(52)
	}
	page := ui.Column(0,
		p.page.bar().High(barHigh), strip(above.place), ui.If(f.track > 0, ui.Space(f.gap)),
		ui.Middle(f.wide(), p.page.board.Part()).High(f.high),
		ui.If(f.track > 0, ui.Space(f.gap)), strip(below.place),
		ui.Space(8), strip(under), ui.Space(0))
	p.page.form.Place(page, p.page.view.Bounds())
	above.lay(p.page)
	below.lay(p.page)
	p.page.form.Place(p.page.board.Labels(), p.page.view.Bounds())
	p.page.lists.layOutSheet(p.page, peekLeast, barHigh)
}

// row is what must be decided, else the way through the turns.
func (p benched) row() ui.Part {
	if p.page.decisions.Deciding() {
		return p.page.decisions.Row(ui.Part{})
	}
	return p.page.bench.Phone()
}

// sheet is the tree, pulled up over the foot of a phone.
func (p benched) sheet() ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.SheetGround(r) })
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	body := ui.Column(0, ui.Space(14), p.page.bench.Tabs(), rule, p.page.bench.List().Tall().Grow().Least(24).Drop(3),
		ui.Inset(0, 6, 0, 4, p.foot()).Drop(2))
	return ui.Over(ground, ui.Middle(672, ui.Inset(16, 0, 16, 4, body)))
}

// drawer is the engine's lines and the tree in a small frame's drawer.
func (p benched) drawer() ui.Part {
	if p.page.bench.Trains() {
		return ui.Pad(16, 8, p.page.bench.Exercise().Plain())
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	return ui.Pad(16, 0, ui.Column(0, ui.Space(8), p.page.bench.Together().Row(), p.page.bench.Lines(2),
		ui.Row(8, p.page.bench.Tabs(), ui.Space(0), p.page.bench.Switch()).High(theme.TouchTarget), rule,
		p.page.bench.List().Tall().Grow().Least(24), ui.Inset(0, 6, 0, 4, p.foot())))
}

// foot are the buttons of a study beside each other, with icons alone where one of their
// labels has no room.
func (p benched) foot() ui.Part {
	const buttons, play, gap, beside = 3, 1.6, 8, 40 // beside is what an icon takes of a label's
	return ui.InWidth(func(w float64) ui.Part {
		room := (w-buttons*gap)/(buttons+play) - beside
		return ui.Row(gap, p.page.buttons.studyButtons(func(label string) bool {
			return canvas.Measure(theme.Role{Size: 13}, label, p.page.view.Scale) <= room
		})...)
	})
}

// studyButtons are what is done with a study besides changing it.
func (a *buttons) studyButtons(fits func(label string) bool) []ui.Part {
	var parts []ui.Part
	if a.bench.Together().On() {
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
	parts = append(parts, ui.Press(button("rotate", canvas.IconRotate, rotate).Does(a.table.Rotate)).Wide(0).Grow())
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

// inRoom are what is done with a study besides changing it, in a room.
func (a *buttons) inRoom() []ui.Part {
	var parts []ui.Part
	for _, b := range append(a.sharing(), a.rotate(), a.talk()) {
		parts = append(parts, ui.Press(b.control(ui.IconLabel(b.id, b.icon, locale.T(b.key)))).Wide(0).Grow())
	}
	return append(parts, a.rematchButton().Wide(0).Share(1.4))
}

// close leaves the table; below a study there is the page that it was opened from.
func (a *buttons) close() {
	a.table.Close()
	if a.bench.On() {
		a.session.Leave = a.below
	}
}

// edit opens the editor at the position shown.
func (a *buttons) edit() ui.Nav {
	line := a.table.Line()
	a.close()
	return ui.Push(a.session.Routes.Editor(line.Variant(), line.PositionAt(a.table.Ply()), line.Setup().Options))
}

// study opens the study of the game at the table.
func (a *buttons) study() ui.Nav {
	if a.together != nil {
		return ui.Replace(a.together())
	}
	page, err := a.session.Routes.Open(session.Request{Record: a.table.Line().Record(), Study: true})
	if err != nil {
		a.session.Say(words.Listed(locale.T("error.unexpected")))
		return ui.Stay()
	}
	return ui.Push(page)
}
