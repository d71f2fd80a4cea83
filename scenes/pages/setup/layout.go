package setup

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// arranged is the page: side by side, or everything below each other.
func (p *Page) arranged() ui.Part {
	if p.view.Frame() == ui.Landscape {
		return p.landscape()
	}
	return p.portrait()
}

// landscape is seats and choices at the left, the board and Begin at the right.
func (p *Page) landscape() ui.Part {
	v, edge := p.view, p.edge()
	side := min(max(v.H-376, 280), v.W*0.42, 900) // of the board
	seats := ui.Column(12, p.seats.head(), p.seats.rows(theme.CardGap))
	content := ui.Column(20, seats, p.choices.modes(), p.clockAndChecks(), p.choices.odds(), p.elsewhere())
	left := ui.Column(0,
		ui.Head(v, p.name(), join(locale.T("setup.title"), p.about("seats"), p.about("length")), ui.Back),
		ui.Inset(-edge, -edge, -edge, 0, ui.Scrolling(&p.scroll, ui.Inset(edge, edge, edge, 24, content))).Grow())
	return ui.Pad(theme.PageMargin, 0, ui.Row(32,
		ui.Middle(1000, left).Tall().Grow(),
		ui.Pad(0, theme.PageMargin, p.side(side)).Tall().Wide(side)))
}

// portrait has Begin in a bar at the foot; the board is shown where there is room for it above.
func (p *Page) portrait() ui.Part {
	margin := p.view.Margin()
	aside := margin
	if p.view.Phone() {
		aside = 8
	}
	board := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if r.H >= 200 {
			p.choices.draw(c, r)
		}
	})
	begins := ui.If(p.seats.ownStart(), ui.Inset(margin, 4, margin, -12, ui.Paragraph(theme.Caption, p.seats.line(), p.view.Theme.Ink2)))
	content := ui.Column(20,
		p.smaller(margin),
		begins,
		ui.Inset(aside, 4, aside, 0, p.seats.rows(theme.GroupGap)),
		ui.Pad(margin, 0, p.choices.modes()),
		ui.Pad(margin, 0, p.clockAndChecks()),
		ui.Pad(margin, 0, p.choices.odds()),
		ui.Pad(margin, 0, p.elsewhere()),
		ui.Inset(margin, 0, margin, 20, board).Grow())
	return ui.Column(0, p.bar(), ui.Scrolling(&p.scroll, content).Grow(), p.foot())
}

// smaller leads from a game that is large for a phone to the one that is the way into it,
// unless a position of the larger one is to be played.
func (p *Page) smaller(margin float64) ui.Part {
	at := slices.IndexFunc(catalog.All(), func(v game.Variant) bool { return v.Info().Appeal.Before == p.info().ID })
	if at < 0 || !p.view.Phone() || p.seats.ownStart() {
		return ui.Part{}
	}
	v := catalog.All()[at]
	name := locale.Arg{Name: "game", Value: locale.T("game." + v.Info().ID + ".name")}
	return ui.Inset(margin, 4, margin, -8, ui.Column(8,
		ui.Paragraph(theme.Caption, locale.T("setup.phone", name), p.view.Theme.Ink2),
		ui.Press(ui.Secondary("smaller", locale.T("setup.phone.go", name)).Goes(func() ui.Nav { return ui.Replace(p.session.Routes.Setup(v)) }))))
}

// edge is how far a slider reaches beyond its column.
func (p *Page) edge() float64 {
	if p.view.Frame() == ui.Landscape {
		return 8
	}
	return p.view.Margin()
}

// tightName is a title's type where room is scarce.
var tightName = theme.Role{Size: 14, Line: 24, Bold: true}

// bar is the title bar where everything is below each other.
func (p *Page) bar() ui.Part {
	title, below := p.barTitle(), ui.Part{}
	if p.view.Narrow() {
		title, below = ui.Space(0), ui.Inset(12, 0, 8, 6, title)
	}
	return ui.Column(0, ui.Pad(4, 0, ui.Row(4,
		ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(ui.Back)),
		title.Wide(0).Grow(),
		ui.Press(ui.BarButton("rotate", canvas.IconSwap, locale.T("setup.seats.rotate")).Does(p.seats.rotate)),
		ui.Press(ui.BarButton("draw", canvas.IconDice, locale.T("setup.seats.random")).Does(p.seats.draw)),
		ui.If(p.edits() && p.view.W >= 380, ui.Press(ui.BarButton("editor", canvas.IconPencil, locale.T("editor.title")).Goes(p.edit))),
		ui.Press(ui.BarButton("rules", canvas.IconBook, locale.T("setup.rules")).Goes(p.rules)),
	)).High(52), below)
}

func (p *Page) barTitle() ui.Part {
	name, title, length := p.name(), locale.T("setup.title"), p.about("length")
	return ui.Column(0,
		ui.Text(theme.Name, name, p.view.Theme.Ink).Try(theme.Primary, name).Try(tightName, name),
		ui.Text(theme.Caption, join(title, length), p.view.Theme.Ink2).Try(theme.Caption, length).Try(theme.Caption, title))
}

func (p *Page) name() string { return p.about("name") }

// about is one of the texts about the game.
func (p *Page) about(what string) string { return locale.T("game." + p.info().ID + "." + what) }

func join(words ...string) string { return strings.Join(words, " "+locale.T("ui.separator")+" ") }

// heading is the name of a group of choices.
func heading(v ui.View, key string) ui.Part {
	return ui.Text(theme.Name, locale.T(key), v.Theme.Ink)
}

// clockAndChecks is the clocks and the check boxes, beside their heading or below it.
func (p *Page) clockAndChecks() ui.Part {
	const label = 64
	head, chips, checks := heading(p.view, "setup.clock"), p.clock.chips(), ui.Flow(theme.TouchGap, p.checks()...)
	wide := ui.Column(theme.TouchGap,
		ui.Row(0, head.Wide(label), ui.Row(theme.TouchGap, chips...)),
		ui.Inset(label, 0, 0, 0, ui.Row(theme.CardGap, checks.Wide(0).Grow().Top(), p.clock.beside().Top())))
	narrow := ui.Column(theme.TouchGap,
		ui.Row(theme.CardGap, head, ui.Text(theme.Caption, gametext.Clock(p.setup.Clock), p.view.Theme.Ink2).Right().OrNone().Wide(0).Grow()),
		ui.Flow(theme.TouchGap, append(chips, p.clock.ownMinutes())...),
		p.clock.below(),
		ui.Inset(0, 8, 0, -4, heading(p.view, "setup.options")), checks)
	return ui.Fitting(wide, narrow)
}

// checks are the check boxes, spaced. An unavailable one keeps its place behind the others.
func (p *Page) checks() []ui.Part {
	box := func(id, key string, on *bool, offered bool) ui.Part {
		toggle := func() {
			*on = !*on
			p.again()
		}
		return shownIf(offered, ui.Inset(0, 0, 12, 0, ui.Press(ui.Check(id, locale.T(key), *on).Does(toggle))))
	}
	tempered := slices.ContainsFunc(p.setup.Seats, func(s match.Player) bool { return s.Level >= match.TemperFrom })
	return []ui.Part{
		box("remember", "setup.remember", &p.remember, true),
		box("takeback", "setup.takeback", &p.setup.TakeBack, !p.together()),
		box("hints", "setup.hints", &p.setup.Hints, !p.together()),
		box("playon", "setup.playon", &p.setup.PlayOn, !p.together() && tempered),
	}
}

// shownIf shows a part where a condition holds, else leaves its place, so that nothing moves.
func shownIf(ok bool, p ui.Part) ui.Part {
	if ok {
		return p
	}
	return ui.Space(1).Like(p) // not one that grows
}

// side is the board of a size, the introduction, which goes first in little room, the ways on.
func (p *Page) side(size float64) ui.Part {
	board := ui.Paint(p.choices.draw)
	return ui.Column(theme.CardGap,
		ui.Column(theme.CardGap, board.High(size).Or(board.Grow()), p.intro().Drop(2)).Tall().Grow(),
		ui.Row(theme.TouchGap,
			ui.Press(ui.IconLabel("rules", canvas.IconBook, locale.T("setup.rules")).Goes(p.rules)).Wide(0).Grow(),
			ui.If(p.edits(), ui.Press(ui.IconLabel("editor", canvas.IconPencil, locale.T("editor.short")).Goes(p.edit)).Wide(0).Grow()),
			p.lesson(ui.IconLabel).Wide(0).Grow()),
		ui.Press(p.beginButton()).High(56))
}

// foot is the bar with Begin.
func (p *Page) foot() ui.Part {
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Fill(r, c.Theme.Card)
		c.HLine(r.X, r.Y, r.W, c.Theme.Line)
	})
	return ui.Over(ground, ui.Pad(p.view.Margin(), 12, ui.Middle(640, ui.Row(theme.TouchGap, p.lesson(ui.Framed).Tall().Wide(52), ui.Press(p.beginButton()).Tall().Wide(0).Grow())))).High(76)
}

// lesson is the way to the game's lesson, if it has one.
func (p *Page) lesson(button func(id string, icon canvas.Icon, label string) ui.Control) ui.Part {
	l := lesson.Of(p.info().ID)
	if l == nil {
		return ui.Part{}
	}
	return ui.Press(button("lesson", canvas.IconHand, locale.T("learn.offer")).Goes(func() ui.Nav { return ui.Push(p.session.Routes.Lesson(l.ID)) }))
}

func (p *Page) beginButton() ui.Control {
	if p.together() {
		return p.inviteButton()
	}
	label := locale.T("setup.start")
	if _, lays := p.setup.Variant.(game.Deployer); lays && p.setup.Start == "" {
		label = locale.T(gametext.Worded(p.info(), "setup.start.deploy"))
	}
	return ui.Primary("begin", label).Goes(p.begin)
}

// intro is the introduction of the game.
func (p *Page) intro() ui.Part {
	role := theme.Body
	role.Line = 26
	return ui.Card(17, 16, ui.Paragraph(role, p.about("intro"), p.view.Theme.Ink2))
}
