package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// action is a button of the page.
type action struct {
	id   string
	icon draw.Icon
	key  string // of its label
	off  bool
	on   bool
	why  string // why it is not to be had; pressed, it says so
	do   func()
	to   func() ui.Nav // where it leads, for one that leaves the page
}

// actions are the buttons below the moves, in the order of the look.
func (p *Page) actions() []action {
	rotate := action{id: "rotate", icon: draw.IconRotate, key: "play.rotate", do: p.table.Rotate}
	if p.watch {
		return append([]action{rotate}, p.pages()...)
	}
	_, resigns := p.table.Resigner()
	list := []action{
		{id: "takeback", icon: draw.IconTakeBack, key: "play.takeback", off: !p.mayTakeBack(), do: p.takeBack},
		{id: "hint", icon: draw.IconHint, key: "play.hint", off: !p.allow.Hints || !p.now.Hand.Active(), on: p.table.Hinting(), do: p.hint},
		{id: "resign", icon: draw.IconResign, key: "play.resign", off: !resigns, on: p.decisions.Resigning(), do: p.decisions.Resign},
		p.draw(), rotate,
	}
	return append(list, p.pages()...)
}

// draw offers a draw; where a game has none to offer, it says so.
func (p *Page) draw() action {
	a := action{id: "draw", icon: draw.IconDraw, key: "play.draw", off: !p.table.CanOffer(), on: p.decisions.Drawing(), do: p.decisions.Draw}
	if !p.now.Info.Drawable {
		a.off, a.why = false, locale.T("dialog.draw.anqi")
		a.do = func() { p.session.Say(a.why) }
	}
	return a
}

func (p *Page) mayTakeBack() bool { return p.allow.TakeBack && p.table.CanTakeBack() }

func (p *Page) takeBack() {
	if p.allow.TakeBack {
		p.decisions.TakeBack()
	}
}

func (p *Page) hint() {
	p.board.Land()
	p.table.AskHint()
}

// pages are the buttons that open other pages.
func (p *Page) pages() []action {
	var list []action
	if rules := p.session.Routes.Rules; rules != nil {
		list = append(list, action{id: "rules", icon: draw.IconBook, key: "play.rules", to: func() ui.Nav { return ui.Push(rules(p.now.Match.Variant())) }})
	}
	if settings := p.session.Routes.Settings; settings != nil {
		list = append(list, action{id: "settings", icon: draw.IconSettings, key: "play.settings", to: func() ui.Nav { return ui.Push(settings()) }})
	}
	return list
}

// phoneActions are the five buttons of the phone; rules and settings stand in its
// bar.
func (p *Page) phoneActions() []action {
	all := p.actions()
	if p.watch {
		return all[:1]
	}
	return []action{all[0], all[1], all[4], all[3], all[2]}
}

// panelActions are the buttons below the moves; where their labels need the room,
// other pages are opened from the header.
func (p *Page) panelActions(crowded bool) []action {
	list := p.actions()
	if crowded {
		return list[:len(list)-len(p.pages())]
	}
	return list
}

// crowded reports whether the labels of all buttons do not fit side by side.
func (p *Page) crowded(width float64) bool {
	list := p.actions()
	return slices.ContainsFunc(list, func(a action) bool {
		return draw.Measure(theme.Caption, locale.T(a.key), p.view.Scale) > width/float64(len(list))
	})
}

// buttons are labelled icons side by side.
func (p *Page) buttons(list []action) ui.Part {
	return ui.Columns(0, p.row(list, ui.IconButton)...).High(56)
}

// icons are icons without labels side by side.
func (p *Page) icons(list []action) ui.Part { return ui.Row(4, p.row(list, ui.BarButton)...) }

// row makes the buttons of actions; none where the page has no buttons.
func (p *Page) row(list []action, button func(id string, icon draw.Icon, label string) ui.Control) []ui.Part {
	if p.now.Screen.Bare {
		return nil
	}
	parts := make([]ui.Part, len(list))
	for i, a := range list {
		parts[i] = ui.Press(a.control(button(a.id, a.icon, locale.T(a.key))))
	}
	return parts
}

// control makes a button do what the action does. One that is not to be had for a
// reason looks unavailable and can be pressed all the same.
func (a *action) control(b ui.Control) ui.Control {
	b.Off, b.On, b.Do, b.Go = a.off, a.on, a.do, a.to
	if a.why == "" {
		return b
	}
	paint := b.Draw
	b.Name = words.Listed(b.Name, a.why)
	b.Draw = func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
		looks := *ctl
		looks.Off = true
		paint(c, &looks, s)
	}
	return b
}

// back is the way back, where the page has buttons.
func (p *Page) back(icon draw.Icon) ui.Part {
	return ui.If(!p.now.Screen.Bare, ui.Press(ui.BarButton("back", icon, locale.T("ui.back")).Goes(p.leave)))
}

func (p *Page) leave() ui.Nav {
	p.table.Close()
	return ui.Home()
}

// transports reports whether the way through the moves stands where a player
// decides: the game is only looked at, or a moment that is past.
func (p *Page) transports() bool {
	return !p.now.Screen.Bare && !p.lists.result && !p.decisions.Deciding() && (p.watch || !p.now.Live || p.now.Over)
}

// seats is the players as the result shows equals of them.
func (p *Page) seats() []game.Seat {
	seats := make([]game.Seat, len(p.now.Info.Seats))
	for i := range seats {
		seats[i] = game.Seat(i)
	}
	return seats
}

// endActions are review, share and home.
func (p *Page) endActions() []action {
	list := []action{{id: "review", icon: draw.IconReview, key: "play.review", do: p.review}}
	if p.tools.Copy != nil {
		list = append(list, action{id: "share", icon: draw.IconShare, key: "play.share", do: p.share})
	}
	return append(list, action{id: "home", icon: draw.IconHome, key: "play.home", to: p.leave})
}

// review leaves the result for the moves.
func (p *Page) review() { p.lists.result, p.lists.tab = false, tabMoves }

func (p *Page) rematchButton() ui.Part {
	return ui.Press(ui.Primary("rematch", locale.T("play.rematch")).Goes(p.rematch))
}

// endButtons are rematch, review, share and home.
func (p *Page) endButtons() ui.Part {
	parts := []ui.Part{p.rematchButton().Wide(0).Share(1.4)}
	for _, a := range p.endActions() {
		parts = append(parts, ui.Press(a.control(ui.IconLabel(a.id, a.icon, locale.T(a.key)))).Wide(0).Grow())
	}
	return ui.Row(8, parts...)
}

// phoneEnd is the row of buttons at the end, on a phone.
func (p *Page) phoneEnd() ui.Part {
	return ui.Pad(8, 0, ui.Row(8, p.rematchButton().Wide(0).Grow(), ui.Row(8, p.row(p.endActions(), ui.IconButton)...)))
}
