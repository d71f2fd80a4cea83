package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// drawer is what the small frame has no room for, over the lower part of the board:
// players, buttons, aids, moves. It slides out of the bar and back into it.
type drawer struct {
	open bool
	t    int     // ticks of the running slide
	list float64 // where its list begins, which scrolls
}

const drawerTicks = 14 // 240 ms

// slide slides it on.
func (d *drawer) slide(still bool) {
	end := 0
	if d.open {
		end = drawerTicks
	}
	switch {
	case d.t == end:
	case still:
		d.t = end
	case d.open:
		d.t++
	default:
		d.t--
	}
}

// swipeLeast is how far a finger goes to pull the drawer.
const swipeLeast = 24.0

// swipe opens the drawer by a stroke up from the bar, and closes it by one down from
// the bar or from what stands above its list.
func (d *drawer) swipe(p *Page, in *ui.Input) {
	if !in.Down || !in.Dragging || p.now.Screen.Bare {
		return
	}
	from, up := in.StartY, in.StartY-in.Y
	onBar := from >= p.view.H-theme.TouchTarget
	onDrawer := d.open && from >= d.rect(p.view).Y && from < d.list
	if !d.open && onBar && up > swipeLeast || d.open && (onBar || onDrawer) && up < -swipeLeast {
		d.open = !d.open
		p.form.Unpress()
	}
}

// shown reports whether any of it shows.
func (d *drawer) shown() bool { return d.t > 0 }

// rect is where the drawer stands now.
func (d *drawer) rect(v ui.View) draw.Rect {
	const most, part = 340.0, 0.6 // of the view's height
	k := 1 - float64(d.t)/drawerTicks
	h := min(most, part*v.H) * (1 - k*k*k)
	return draw.Box(0, v.H-theme.TouchTarget-h, v.W, h)
}

// drawerPart is the drawer as far as it shows, with the players unless they stand
// above the board.
func (p *Page) drawerPart(players bool) ui.Part {
	d := &p.lists.drawer
	if !d.shown() {
		return ui.Part{}
	}
	ground := ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		c.Shadow(r, 8, 0.25)
		c.Fill(draw.Box(r.X, r.Y, r.W, c.H-r.Y), c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line2)
	})
	if d.t < drawerTicks {
		return ground
	}
	rule := ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	return ui.Over(ground, ui.Column(0,
		ui.Space(8),
		ui.If(players, ui.Inset(8, 0, 8, 4, p.players.All()).High(64)),
		ui.Pad(4, 0, p.smallRow()).High(56), ui.Space(2),
		ui.Pad(16, 0, ui.Column(-6, p.line(0), ui.Inset(0, theme.TouchTarget-33, 0, 0, p.tabs()))),
		ui.Pad(16, 0, rule),
		ui.Pad(16, 0, p.list(true)).Tall().Grow().Placed(func(r draw.Rect) { d.list = r.Y })))
}

// smallRow is the buttons of the phone, or those of a game's end.
func (p *Page) smallRow() ui.Part {
	if p.lists.result {
		return p.phoneEnd()
	}
	list := append(p.phoneActions(), p.pages()...)
	if p.crowded(p.view.W) {
		return ui.Columns(0, p.row(list, ui.BarButton)...).High(56)
	}
	return p.buttons(list)
}

// smallBar is the one bar of the small frame: what must be decided, else what is
// played and whose turn it is, and the most needed buttons.
func (p *Page) smallBar() ui.Part {
	ground := ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		r.Y, r.H = r.Bottom()-smallBar, smallBar
		c.Fill(r, c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line)
	})
	more := p.drawerButton()
	content := p.decisions.Bar(more)
	if !p.decisions.Deciding() {
		content = ui.Row(0, p.smallLine().Wide(0).Grow(), p.smallButtons(more))
	}
	return ui.Over(ground, ui.Inset(8, 0, 4, 0, content))
}

// smallBar is how high it is drawn; what is pressed in it is as high as a finger
// needs.
const smallBar = 40.0

// drawerButton opens and closes the drawer.
func (p *Page) drawerButton() ui.Part {
	b := ui.BarButton("drawer", draw.IconUp, locale.T("ui.more"))
	if p.lists.drawer.open {
		b = ui.BarButton("drawer", draw.IconDown, locale.T("ui.close")).When(true)
	}
	return ui.Press(b.Does(func() { p.lists.drawer.open = !p.lists.drawer.open }))
}

// smallButtons are the bar's, with the count of turns where there is room for it.
func (p *Page) smallButtons(more ui.Part) ui.Part {
	if p.now.Screen.Bare {
		return ui.Part{}
	}
	const narrow = 400.0
	home := p.back(draw.IconHome)
	if p.tools.Full != nil {
		full := ui.BarButton("full", draw.IconExpand, locale.T("play.embed.open"))
		home = ui.Press(full.Does(func() { p.tools.Full(p.table.Match().Record()) }))
	}
	count := ui.Text(theme.Caption, p.record.Progress(), p.view.Theme.Ink2).Center().Wide(56)
	return ui.Row(0,
		ui.Press(p.record.Prev(ui.BarButton)), ui.If(p.view.W >= narrow, count), ui.Press(p.record.Next(ui.BarButton)), more, home)
}

// smallLine is what is played and whose turn it is, or how it ended; where there is little room,
// whose turn alone; and what must not be missed in place of both.
func (p *Page) smallLine() ui.Part {
	if p.decisions.NoticeLine() != "" {
		return p.decisions.ShortNotice()
	}
	ink, actor := p.view.Theme.Ink, p.now.Actor()
	seal := ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.Seal(words.SealOf("home.title"), r, 0) }).Sized(24, 24)
	_, title := words.Title(p.now.Info)
	turn := ui.Row(6, p.now.Dot(actor), p.turnLine(actor))
	short := ui.Row(6, p.now.Dot(actor), p.turnLine(actor).Wide(0).Grow())
	if o := p.now.View.Outcome; o.Over {
		turn = ui.Text(theme.Body, words.Result(p.now, o), ink)
		short = turn
	}
	name := func(text string) ui.Part { return ui.Text(nameSmall, text, ink) }
	rest := ui.Space(0)
	return ui.Fitting(
		ui.Row(8, seal, name(title), turn, rest),
		ui.Row(8, seal, name(words.ShortTitle(p.now.Info)), turn, rest),
		ui.Row(8, seal, turn, rest),
		short)
}

var nameSmall = theme.Role{Size: 16, Line: 22, Bold: true}

// turnLine is whose turn it is, with the time left.
func (p *Page) turnLine(s game.Seat) ui.Part {
	ink := p.view.Theme.Ink
	if p.now.Match.Setup().Clock.On() {
		return ui.Row(6, ui.Text(theme.Body, words.Side(p.now.Info, "side", s).Value, ink), p.players.Clock(s, theme.Body))
	}
	key := "event.turn.side"
	if p.now.View.Seats[s].Checked {
		key = "event.turn.check.side"
	}
	return ui.Text(theme.Body, locale.T(key, words.Side(p.now.Info, "side", s)), ink)
}
