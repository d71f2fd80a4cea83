package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
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
	if in.Down && in.Dragging && d.pulled(p, in.StartY, in.StartY-in.Y, swipeLeast) {
		d.open = !d.open
		p.form.Unpress()
	}
}

// pulled reports whether a stroke that began at a height and went further up than the
// least, or down, pulls the drawer.
func (d *drawer) pulled(p *Page, from, up, least float64) bool {
	onBar := from >= p.view.H-theme.TouchTarget
	onDrawer := d.open && from >= d.rect(p.view).Y && from < d.list
	return !p.now.Screen.Bare && (!d.open && onBar && up > least || d.open && (onBar || onDrawer) && up < -least)
}

// shown reports whether any of it shows.
func (d *drawer) shown() bool { return d.t > 0 }

// rect is where the drawer stands now.
func (d *drawer) rect(v ui.View) canvas.Rect {
	const most, part = 340.0, 0.6 // of the view's height
	k := 1 - float64(d.t)/drawerTicks
	h := min(most, part*v.H) * (1 - k*k*k)
	return canvas.Box(0, v.H-theme.TouchTarget-h, v.W, h)
}

// small is the arrangement of the small frame: the board, one bar, the drawer.
type small struct{ page *Page }

// drawn is the drawer as far as it shows, with the players unless they stand
// above the board.
func (s small) drawn(players bool) ui.Part {
	d := &s.page.lists.drawer
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
	if s.page.bench.On() {
		return ui.Over(ground, benched(s).drawer().Placed(func(r canvas.Rect) { d.list = r.Y }))
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X-16, r.Y, r.W+32, c.Theme.Line) }).High(1)
	return ui.Over(ground, ui.Column(0,
		ui.Space(8),
		ui.If(players, ui.Inset(8, 0, 8, 4, s.page.players.All()).High(64)),
		ui.Pad(4, 0, s.buttons()).High(56), ui.Space(2),
		ui.Pad(16, 0, ui.Column(-6, s.page.line(0), ui.Inset(0, theme.TouchTarget-33, 0, 0, s.page.tabs()))),
		ui.Pad(16, 0, rule),
		ui.Pad(16, 0, s.page.list(true)).Tall().Grow().Placed(func(r canvas.Rect) { d.list = r.Y })))
}

// buttons is the buttons of the phone, or those of a game's end.
func (s small) buttons() ui.Part {
	if s.page.lists.result {
		return s.page.buttons.phoneEnd()
	}
	button := ui.IconButton
	if s.page.buttons.crowded(s.page.view.W) {
		button = ui.BarButton
	}
	row := s.page.buttons.row(append(s.page.buttons.phoneActions(), s.page.buttons.pages()...), button)
	if s.page.buttons.transports() { // the bar has the steps between
		r := s.page.record
		row = append([]ui.Part{ui.Press(r.First(button)), ui.Press(r.Auto(button)), ui.Press(r.Last(button))}, row...)
	}
	return ui.Columns(0, row...).High(56)
}

// bar is the one bar of the small frame: what must be decided, else what is
// played and whose turn it is, and the most needed buttons.
func (s small) bar() ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		r.Y, r.H = r.Bottom()-smallBar, smallBar
		c.Fill(r, c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line)
	})
	more := s.more()
	content := s.page.decisions.Bar(more)
	if !s.page.decisions.Deciding() {
		content = ui.Row(0, ui.If(!s.apart(), s.line()).Wide(0).Grow(), s.controls(more))
	}
	return ui.Over(ground, ui.Inset(8, 0, 4, 0, content))
}

// smallBar is how high it is drawn; what is pressed in it is as high as a finger
// needs.
const smallBar = 40.0

// more opens and closes the drawer.
func (s small) more() ui.Part {
	b := ui.BarButton("drawer", canvas.IconUp, locale.T("ui.more"))
	if s.page.lists.drawer.open {
		b = ui.BarButton("drawer", canvas.IconDown, locale.T("ui.close")).When(true)
	}
	return ui.Press(b.Does(func() { s.page.lists.drawer.open = !s.page.lists.drawer.open }))
}

// controls are the bar's, with the count of turns where there is room for it.
func (s small) controls(more ui.Part) ui.Part {
	if s.page.now.Screen.Bare {
		return ui.Part{}
	}
	if s.page.bench.Trains() {
		return ui.Row(0, s.page.bench.Exercise().Onward(), more, s.page.buttons.back(canvas.IconHome))
	}
	if s.page.bench.On() {
		b := s.page.bench
		return ui.Row(0, ui.Press(b.Prev(ui.BarButton)), ui.Press(b.Next(ui.BarButton)), more, s.page.buttons.back(canvas.IconHome))
	}
	const narrow = 400.0
	home := s.page.buttons.back(canvas.IconHome)
	if s.page.buttons.tools.Full != nil {
		full := ui.BarButton("full", canvas.IconExpand, locale.T("play.embed.open"))
		home = ui.Press(full.Does(s.page.buttons.full))
	}
	if s.page.lists.result && !s.page.lists.drawer.shown() && !s.roomy() {
		review := ui.BarButton("review", canvas.IconReview, locale.T("play.review")).Does(s.page.lists.review)
		return ui.Row(0, s.page.buttons.rematchIn(s.page.view.W >= narrow), ui.Press(review), more, home)
	}
	count := ui.Text(theme.Caption, s.page.record.Progress(), s.page.view.Theme.Ink2).Center().Wide(56)
	return ui.Row(0,
		ui.Press(s.page.record.Prev(ui.BarButton)), ui.If(s.page.view.W >= narrow, count), ui.Press(s.page.record.Next(ui.BarButton)), more, home)
}

// verdict is who has won and why, in one line, in two, or who has won alone.
func (s small) verdict() ui.Part {
	m := s.page.now
	ink, head, why := s.page.view.Theme, words.Result(m, m.View.Outcome), s.page.record.Line()
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(words.SealOf("dialog.over.title"), r, 0) }).Sized(24, 24)
	name, line, rest := ui.Text(nameSmall, head, ink.Ink), ui.Text(theme.Caption, why, ink.Ink2), ui.Space(0)
	both := func(name ui.Part) ui.Part { return ui.Column(0, name, line) }
	tight := ui.Text(nameTight, head, ink.Ink)
	return ui.Fitting(
		ui.Row(8, seal, name, line, rest),
		ui.Row(8, seal, both(tight), rest),
		ui.Row(8, seal, name, rest),
		ui.Row(8, seal, tight, rest),
		ui.Row(0, ui.If(!s.roomy(), tight.Try(theme.Caption, head)).Wide(0).Grow())) // it stands on the page then
}

// line is what is played and whose turn it is, or how it ended; where there is little room,
// whose turn alone; and what must not be missed in place of both, or in a review what the
// record says.
func (s small) line() ui.Part {
	if s.page.bench.Trains() {
		return s.page.bench.Exercise().Asked()
	}
	if s.page.decisions.NoticeLine() != "" {
		return s.page.decisions.ShortNotice()
	}
	if s.page.now.Reviewed() && !s.page.lists.result && s.page.record.Comment() != "" {
		return s.page.record.Remark(2)
	}
	ink, actor := s.page.view.Theme.Ink, s.page.now.Actor()
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(words.SealOf("home.title"), r, 0) }).Sized(24, 24)
	_, title := words.Title(s.page.now.Info)
	if s.page.now.View.Outcome.Over {
		return s.verdict()
	}
	turn := ui.Row(6, s.page.now.Dot(actor), s.turn(actor))
	short := ui.Row(6, s.page.now.Dot(actor), s.turn(actor).Wide(0).Grow())
	name := func(text string) ui.Part { return ui.Text(nameSmall, text, ink) }
	rest := ui.Space(0)
	return ui.Fitting(
		ui.Row(8, seal, name(title), turn, rest),
		ui.Row(8, seal, name(words.ShortTitle(s.page.now.Info)), turn, rest),
		ui.Row(8, seal, turn, rest),
		short)
}

var (
	nameSmall = theme.Role{Size: 16, Line: 22, Bold: true}
	nameTight = theme.Role{Size: 14, Line: 18, Bold: true}
)

// turn is whose turn it is, with the time left.
func (s small) turn(seat game.Seat) ui.Part {
	ink := s.page.view.Theme.Ink
	if s.page.now.Line.Setup().Clock.On() {
		return ui.Row(6, ui.Text(theme.Body, words.Side(s.page.now.Info, "side", seat).Value, ink), s.page.players.Clock(seat, theme.Body))
	}
	key := "event.turn.side"
	if s.page.now.View.Seats[seat].Checked {
		key = "event.turn.check.side"
	}
	line := locale.T(key, words.Side(s.page.now.Info, "side", seat))
	if s.page.peers.Some() {
		return ui.Text(theme.Body, words.Listed(line, s.page.peers.Told(seat)), ink).Try(theme.Caption, line)
	}
	return ui.Text(theme.Body, line, ink)
}
