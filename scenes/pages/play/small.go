package play

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// drawer is what the small frame has no room for, over the lower part of the board:
// players, buttons, aids, moves. It slides out of the bar and back into it.
type drawer struct {
	open  bool
	t     int     // ticks of the running slide
	lists float64 // where its lists begin, which scroll
}

const drawerTicks = 14 // 240 ms

// update slides it on and reports whether it moved.
func (d *drawer) update(still bool) bool {
	end := 0
	if d.open {
		end = drawerTicks
	}
	switch {
	case d.t == end:
		return false
	case still:
		d.t = end
	case d.open:
		d.t++
	default:
		d.t--
	}
	return true
}

// swipeLeast is how far a finger goes to pull the drawer.
const swipeLeast = 24.0

// swipe opens the drawer by a stroke up from the bar, and closes it by one down from
// the bar or from what stands above its lists.
func (p *Page) swipe(in *ui.Input) {
	if !in.Down || !in.Dragging || p.plan.Frame != ui.Small || p.bare() {
		return
	}
	from, up := in.StartY, in.StartY-in.Y
	onBar := from >= p.plan.Bar.Bottom()-theme.TouchTarget
	onDrawer := p.drawer.open && from >= p.drawerRect().Y && from < p.drawer.lists
	switch {
	case !p.drawer.open && onBar && up > swipeLeast, p.drawer.open && (onBar || onDrawer) && up < -swipeLeast:
		p.drawer.open, p.stale = !p.drawer.open, true
		p.form.Unpress()
	}
}

// shown reports whether any of it shows.
func (d *drawer) shown() bool { return d.t > 0 }

// Measures of the drawer.
const (
	drawerMost  = 340.0
	drawerPart  = 0.6 // of the view's height
	drawerEdge  = 8.0
	smallNarrow = 400.0 // narrower bars leave out the count of turns
)

// drawerRect is where the drawer stands now.
func (p *Page) drawerRect() draw.Rect {
	top := p.plan.Bar.Bottom() - theme.TouchTarget
	full := min(drawerMost, drawerPart*p.view.H)
	k := 1 - float64(p.drawer.t)/drawerTicks
	h := full * (1 - k*k*k)
	return draw.Box(0, top-h, p.view.W, h)
}

// fillSmall arranges the small frame: one bar below the board, and the drawer.
func (p *Page) fillSmall() {
	r := p.plan.Bar
	if !p.plan.Opponents.Empty() {
		p.fillPlayers(p.plan.Opponents)
	}
	if !p.plan.Buttons.Empty() && !p.drawer.shown() {
		p.fillSmallActions(p.plan.Buttons)
	}
	p.fillDrawer()
	p.form.Paint(func(c *draw.Canvas) {
		c.Fill(r, c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line)
	})
	if slide, ok := p.slideChoice(); ok {
		p.fillSlideButtons(p.inBar(r.X+4, p.addDrawerButton(r.Right()-4)-r.X-8), &slide)
		return
	}
	if p.deciding() && !p.watched() && p.table.Live() && !p.over {
		p.fillDecision(r)
		return
	}
	x := p.fillSmallButtons()
	p.paintSmallLine(draw.Box(r.X+8, r.Y, x-r.X-12, r.H))
}

// inBar is a place in the bar for something to press: it reaches over the bar's
// edge, so that a finger finds it.
func (p *Page) inBar(x, w float64) draw.Rect {
	return draw.Box(x, p.plan.Bar.Bottom()-theme.TouchTarget, w, theme.TouchTarget)
}

// addDrawerButton places the button of the drawer with its right edge at x and
// returns its left edge.
func (p *Page) addDrawerButton(x float64) float64 {
	x -= theme.TouchTarget
	b := ui.BarButton("drawer", draw.IconUp, locale.T("ui.more")).At(p.inBar(x, theme.TouchTarget))
	if p.drawer.open {
		b = ui.BarButton("drawer", draw.IconDown, locale.T("ui.close")).At(b.Rect)
		b.On = true
	}
	p.form.Add(b)
	return x
}

// fillSmallButtons places the bar's buttons from the right and returns where they
// begin.
func (p *Page) fillSmallButtons() float64 {
	x := p.plan.Bar.Right() - 4
	if p.bare() {
		return x
	}
	add := func(a action) {
		x -= theme.TouchTarget
		b := ui.BarButton(a.id, a.icon, locale.T(a.key)).At(p.inBar(x, theme.TouchTarget))
		b.Off, b.On = a.off, a.on
		p.form.Add(b)
	}
	if p.tools.Full != nil {
		add(action{id: "full", icon: draw.IconExpand, key: "play.embed.open"})
	} else {
		add(action{id: "back", icon: draw.IconHome, key: "ui.back"})
	}
	x = p.addDrawerButton(x)
	add(action{id: "next", icon: draw.IconNext, key: "review.next", off: p.table.Live()})
	if p.view.W >= smallNarrow {
		const w = 56
		x -= w
		at := draw.Box(x, p.plan.Bar.Y, w, p.plan.Bar.H)
		count := strconv.Itoa(p.table.Ply()) + "/" + strconv.Itoa(p.table.Match().Ply())
		p.form.Paint(func(c *draw.Canvas) { c.TextIn(theme.Caption, at, draw.AlignCenter, count, c.Theme.Ink2) })
	}
	add(action{id: "prev", icon: draw.IconPrev, key: "review.prev", off: p.table.Ply() == 0})
	return x
}

// paintSmallLine writes what is played and whose turn it is; where there is little
// room, whose turn alone; and what must not be missed in place of both.
func (p *Page) paintSmallLine(r draw.Rect) {
	if due := p.dueLine(); due != "" {
		p.paintDue(r, due)
		return
	}
	line, seat := p.smallLine()
	dot := armyColor(p.look.Theme, p.info, seat)
	title := p.titleIn(nameSmall, r.W-32-14-18-draw.Measure(theme.Body, line, p.view.Scale))
	sealed := r.W-32-18 >= draw.Measure(theme.Body, line, p.view.Scale)
	seal := sealOf("home.title")
	p.form.Paint(func(c *draw.Canvas) {
		x := r.X
		if sealed {
			c.Seal(seal, draw.Box(x, r.Y+8, 24, 24), 0)
			x += 32
		}
		if title != "" {
			c.TextIn(nameSmall, draw.Box(x, r.Y, r.Right()-x, r.H), draw.AlignLeft, title, c.Theme.Ink)
			x += c.Measure(nameSmall, title) + 14
		}
		if seat.Player() {
			drawDot(c, x, r.Y+r.H/2, dot)
			x += 18
		}
		c.TextIn(theme.Body, draw.Box(x, r.Y, r.Right()-x, r.H), draw.AlignLeft, line, c.Theme.Ink)
	})
}

// smallLine is how the game stands in a few words, and whose turn it is, with the
// time left.
func (p *Page) smallLine() (string, game.Seat) {
	v := p.table.View()
	if v.Outcome.Over {
		return resultHead(p.info, v.Outcome, p.table), game.NoSeat
	}
	key := "event.turn.side"
	if v.Seats[v.Actor].Checked {
		key = "event.turn.check.side"
	}
	line := locale.T(key, named(p.info, "side", v.Actor))
	for i := range p.cards {
		if d := &p.cards[i]; d.seat == v.Actor && d.clock != "" {
			line = named(p.info, "side", v.Actor).Value + " " + d.clock
		}
	}
	return line, v.Actor
}

// fillDrawer fills the drawer as far as it shows.
func (p *Page) fillDrawer() {
	if !p.drawer.shown() {
		return
	}
	r := p.drawerRect()
	p.form.Paint(func(c *draw.Canvas) {
		c.Shadow(r, 8, 0.25)
		c.Fill(draw.Box(r.X, r.Y, r.W, c.H-r.Y), c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line2)
	})
	if p.drawer.t < drawerTicks {
		return
	}
	y := r.Y + drawerEdge
	if p.plan.Opponents.Empty() {
		p.fillPlayers(draw.Box(r.X+8, y, r.W-16, smallStrip))
		y += smallStrip + 4
	}
	p.fillSmallActions(draw.Box(r.X+4, y, r.W-8, smallButtons))
	y += smallButtons + 2
	inner := draw.Box(r.X+16, y, r.W-32, 0)
	if h := p.lineHeight(inner.W); h > 0 {
		p.fillLine(draw.Box(inner.X, y, inner.W, h))
		inner.Y += h - 6
	}
	inner.Y += theme.TouchTarget
	inner.H, p.drawer.lists = r.Bottom()-inner.Y, inner.Y
	p.form.Paint(func(c *draw.Canvas) { c.HLine(r.X, inner.Y-1, r.W, c.Theme.Line) })
	p.fillTabs(draw.Box(inner.X, inner.Y-33, inner.W, 32))
	p.fillTab(inner)
}

// fillPlayers are all players side by side.
func (p *Page) fillPlayers(r draw.Rect) {
	columns := r.Columns(len(p.cards), 8)
	p.bar.aim(p.moverRect(columns))
	p.form.Paint(func(c *draw.Canvas) {
		for i := range p.cards {
			p.drawOpponent(c, columns[i], &p.cards[i])
		}
		p.drawBar(c)
	})
}

// fillSmallActions are the buttons of the phone, or those of a game's end.
func (p *Page) fillSmallActions(r draw.Rect) {
	if p.result {
		p.fillPhoneEnd(r)
	} else {
		list := append(p.phoneActions(), p.pages()...)
		if p.crowded(r.W) {
			p.addIcons(r, list)
			return
		}
		p.addActions(r, list)
	}
}
