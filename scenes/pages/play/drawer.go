package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// drawer holds the parts for which the small frame has no room, over the lower part of the
// board: players, buttons, aids, moves. It slides out of the bar and back into it.
type drawer struct {
	open bool
	t    int     // ticks of the running slide
	list float64 // top of its list, which scrolls
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

// swipeLeast is the least distance of a swipe that pulls the drawer.
const swipeLeast = 24.0

// swipeDrawer opens the drawer on a stroke up from the bar, and closes it on one down from the bar
// or from the parts above its list.
func (p *Page) swipeDrawer(in *ui.Input) {
	if in.Down && in.Dragging && p.pullsDrawer(in.StartY, in.StartY-in.Y, swipeLeast) {
		p.lists.drawer.open = !p.lists.drawer.open
		p.form.Unpress()
	}
}

// pullsDrawer reports whether a stroke from a height pulls the drawer: one that went up or down by
// more than the least distance.
func (p *Page) pullsDrawer(from, up, least float64) bool {
	d := &p.lists.drawer
	onBar := from >= p.view.H-theme.TouchTarget
	onDrawer := d.open && from >= d.rect(p.view).Y && from < d.list
	return !p.now.Screen.Bare && (!d.open && onBar && up > least || d.open && (onBar || onDrawer) && up < -least)
}

// shown reports whether any of it is visible.
func (d *drawer) shown() bool { return d.t > 0 }

// rect is where the drawer stands now.
func (d *drawer) rect(v ui.View) canvas.Rect {
	const most, part = 340.0, 0.6 // of the view's height
	k := 1 - float64(d.t)/drawerTicks
	h := min(most, part*v.H) * (1 - k*k*k)
	return canvas.Box(0, v.H-theme.TouchTarget-h, v.W, h)
}

// drawerPart is the visible part of the drawer, with the players unless they stand above the board.
func (p *Page) drawerPart(players bool) ui.Part {
	d := &p.lists.drawer
	if !d.shown() {
		return ui.Part{}
	}
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shadow(r, 8, 0.25)
		c.Fill(canvas.Box(r.X, r.Y, r.W, c.H-r.Y), c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line2)
	})
	if d.t < drawerTicks {
		return ground
	}
	if p.now.Offers(host.Tree) {
		return ui.Over(ground, p.treeDrawer().Placed(func(r canvas.Rect) { d.list = r.Y }))
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	return ui.Over(ground, ui.Column(0,
		ui.Space(8),
		ui.If(players, ui.Inset(8, 0, 8, 4, p.players.All()).High(64)),
		ui.Pad(4, 0, p.smallButtons()).High(56), ui.Space(2),
		ui.Pad(16, 0, ui.Column(-6, p.line(0), ui.Inset(0, theme.TouchTarget-33, 0, 0, p.tabs()))),
		ui.Pad(16, 0, rule),
		ui.Pad(16, 0, p.list(true)).Tall().Grow().Placed(func(r canvas.Rect) { d.list = r.Y })))
}

// buttons are the phone's buttons, or those of a game's end.
func (p *Page) smallButtons() ui.Part {
	if p.lists.result {
		return p.buttons.phoneEnd()
	}
	button := ui.IconButton
	if p.buttons.crowded(p.view.W) {
		button = ui.BarButton
	}
	row := p.buttons.row(append(p.buttons.phoneActions(), p.buttons.pages()...), button)
	if p.buttons.transports() { // the bar has the steps between
		r := p.record
		row = append([]ui.Part{ui.Press(r.First(button)), ui.Press(r.Auto(button)), ui.Press(r.Last(button))}, row...)
	}
	return ui.Columns(0, row...).High(56)
}

// bar is the one bar of the small frame: the pending decision, else the game and whose turn it
// is, and the most needed buttons.
func (p *Page) smallBar() ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		r.Y, r.H = r.Bottom()-barLow, barLow
		c.Fill(r, c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line)
	})
	more := p.smallMore()
	content := p.decisions.Bar(more)
	if !p.decisions.Deciding() {
		content = ui.Row(0, ui.If(!p.lineApart(), p.smallLine()).Wide(0).Grow(), p.smallControls(more))
	}
	return ui.Over(ground, ui.Inset(8, 0, 4, 0, content))
}

// barLow is its drawn height; its controls are as high as a finger needs.
const barLow = 40.0

// more opens and closes the drawer.
func (p *Page) smallMore() ui.Part {
	b := ui.BarButton("drawer", canvas.IconUp, locale.T("ui.more"))
	if p.lists.drawer.open {
		b = ui.BarButton("drawer", canvas.IconDown, locale.T("ui.close")).When(true)
	}
	return ui.Press(b.Does(func() { p.lists.drawer.open = !p.lists.drawer.open }))
}

// controls are the bar's controls, with the count of turns where there is room for it.
func (p *Page) smallControls(more ui.Part) ui.Part {
	if p.now.Screen.Bare {
		return ui.Part{}
	}
	switch {
	case p.now.Offers(host.Exercise):
		return ui.Row(0, p.studyPanel.Exercise().Onward(), more, p.buttons.back(canvas.IconHome))
	case p.now.Offers(host.Tree):
		b := p.studyPanel
		return ui.Row(0, ui.Press(b.Prev(ui.BarButton)), ui.Press(b.Next(ui.BarButton)), more, p.buttons.back(canvas.IconHome))
	}
	const narrow = 400.0
	home := p.buttons.back(canvas.IconHome)
	if p.buttons.tools.Full != nil {
		home = p.buttons.wayOut()
	}
	if p.lists.result && !p.lists.drawer.shown() && !p.smallRoomy() {
		review := ui.BarButton("review", canvas.IconReview, locale.T("play.review")).Does(p.lists.review)
		return ui.Row(0, p.buttons.rematchIn(p.view.W >= narrow), ui.Press(review), more, home)
	}
	count := ui.Text(theme.Caption, p.record.Progress(), p.view.Theme.Ink2).Center().Wide(56)
	return ui.Row(0,
		ui.Press(p.record.Prev(ui.BarButton)), ui.If(p.view.W >= narrow, count), ui.Press(p.record.Next(ui.BarButton)), more, home)
}

// verdict says who has won and why, in one line or two, or only who has won.
func (p *Page) smallVerdict() ui.Part {
	m := p.now
	ink, head, why := p.view.Theme, tabletext.Result(m, m.View.Outcome), p.record.Line()
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(tabletext.SealOf("dialog.over.title"), r, 0) }).Sized(24, 24)
	name, line, rest := ui.Text(nameSmall, head, ink.Ink), ui.Text(theme.Caption, why, ink.Ink2), ui.Space(0)
	both := func(name ui.Part) ui.Part { return ui.Column(0, name, line) }
	tight := ui.Text(nameTight, head, ink.Ink)
	return ui.Fitting(
		ui.Row(8, seal, name, line, rest),
		ui.Row(8, seal, both(tight), rest),
		ui.Row(8, seal, name, rest),
		ui.Row(8, seal, tight, rest),
		ui.Row(0, ui.If(!p.smallRoomy(), tight.Try(theme.Caption, head)).Wide(0).Grow())) // it stands on the page then
}

// line names the game and whose turn it is, or how it ended; in little room only whose turn it
// is. A notice replaces both, and in a review the record's comment does.
func (p *Page) smallLine() ui.Part {
	if p.now.Offers(host.Exercise) {
		return p.studyPanel.Exercise().Asked()
	}
	if p.decisions.NoticeLine() != "" {
		return p.decisions.ShortNotice()
	}
	if p.now.Reviewed() && !p.lists.result && p.record.Comment() != "" {
		return p.record.Remark(2)
	}
	ink, actor := p.view.Theme.Ink, p.now.Actor()
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(tabletext.SealOf("home.title"), r, 0) }).Sized(24, 24)
	title := tabletext.Title(p.now.Info)
	if p.now.View.Outcome.Over {
		return p.smallVerdict()
	}
	turn := ui.Row(6, p.now.Dot(actor), p.smallTurn(actor))
	short := ui.Row(6, p.now.Dot(actor), p.smallTurn(actor).Wide(0).Grow())
	name := func(text string) ui.Part { return ui.Text(nameSmall, text, ink) }
	rest := ui.Space(0)
	return ui.Fitting(
		ui.Row(8, seal, name(title), turn, rest),
		ui.Row(8, seal, name(tabletext.Title(p.now.Info)), turn, rest),
		ui.Row(8, seal, turn, rest),
		short)
}

var (
	nameSmall = theme.Role{Size: 16, Line: 22, Bold: true}
	nameTight = theme.Role{Size: 14, Line: 18, Bold: true}
)

// turn says whose turn it is, with the time left.
func (p *Page) smallTurn(seat game.Seat) ui.Part {
	ink := p.view.Theme.Ink
	if p.now.Line.Setup().Clock.On() {
		return ui.Row(6, ui.Text(theme.Body, tabletext.Side(p.now.Info, "side", seat).Value, ink), p.players.Clock(seat, theme.Body))
	}
	key := "event.turn.side"
	if p.now.View.Seats[seat].Checked {
		key = "event.turn.check.side"
	}
	line := locale.T(key, tabletext.Side(p.now.Info, "side", seat))
	if p.now.Offers(host.Phrases) {
		return ui.Text(theme.Body, tabletext.Listed(line, p.roomPanel.Told(seat)), ink).Try(theme.Caption, line)
	}
	return ui.Text(theme.Body, line, ink)
}
