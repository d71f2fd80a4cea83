package home

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/shell"
	"yanyi/scenes/ui"
)

// Last is a game that was played, as the strip of the home page shows it.
type Last struct {
	Saved   shell.SavedGame
	Variant game.Variant
	View    *game.View
	Over    bool
	Status  []Part
}

// Part is a piece of the line that says how a game stands.
type Part struct {
	Text   string
	Danger bool
}

// strip is the last game, or the offer of a first one; it returns the y below.
func (p *Page) strip(col ui.Rect, y float64) float64 {
	h := 112.0
	if p.view.Phone() {
		h = 96
	}
	r := ui.Box(col.X, y, col.W, h)
	p.form.Paint(func(c *ui.Canvas) { c.Card(r) })
	if p.last.Variant == nil {
		p.firstStrip(r)
	} else {
		p.lastStrip(r)
	}
	return r.Bottom()
}

// firstStrip offers a first game.
func (p *Page) firstStrip(r ui.Rect) {
	v := p.families[0].variants[0]
	button := p.stripButtons(r, locale.T("home.first.start"), "first", "guide", locale.T("guide.title"))
	text := p.stripPicture(r, v, p.start(v))
	text.W = button - text.X - 12
	name := locale.T("game." + v.Info().ID + ".name")
	lines := ui.WrapTo(2, theme.Caption, locale.T("home.first.line"), text.W, p.view.Scale)
	p.form.Paint(func(c *ui.Canvas) {
		if p.view.Phone() {
			c.TextIn(theme.Name, ui.Box(text.X, r.Y+12, text.W, 24), ui.AlignLeft, locale.T("home.first"), c.Theme.Ink)
			c.Lines(theme.Caption, lines, text.X, r.Y+40, c.Theme.Ink2)
			return
		}
		c.Text(theme.Caption, locale.T("home.first"), text.X, r.Y+18, c.Theme.GoldText)
		c.TextFit(ui.Box(text.X, r.Y+36, text.W, 32), ui.AlignLeft, name, c.Theme.Ink, theme.Section, theme.Name, theme.Primary)
		c.TextFit(ui.Box(text.X, r.Y+68, text.W, 28), ui.AlignLeft, locale.T("home.first.line"), c.Theme.Ink2, ui.ButtonText, theme.Caption)
	})
}

// lastStrip shows the last game with its emblems and how it stands.
func (p *Page) lastStrip(r ui.Rect) {
	last := p.last
	in := last.Variant.Info()
	button := p.stripButtons(r, locale.T("home.continue"), "continue", "new", locale.T("home.new"))
	text := p.stripPicture(r, last.Variant, last.View)
	text.W = button - text.X - 12
	name := locale.T("game." + in.ID + ".short")
	calm, danger := last.lines(text.W, p.view.Scale)
	p.form.Paint(func(c *ui.Canvas) {
		if p.view.Phone() {
			c.TextIn(theme.Name, ui.Box(text.X, r.Y+10, text.W, 24), ui.AlignLeft, name, c.Theme.Ink)
			c.Lines(theme.Caption, calm, text.X, r.Y+38, c.Theme.Ink2)
			c.TextIn(theme.Caption, ui.Box(text.X, r.Y+56, text.W, 18), ui.AlignLeft, danger, c.Theme.Danger)
			return
		}
		c.Text(theme.Caption, locale.T("home.last"), text.X, r.Y+18, c.Theme.GoldText)
		c.Text(theme.Section, name, text.X, r.Y+36, c.Theme.Ink)
		x := text.X + c.Measure(theme.Section, name) + 16
		for s := range in.Seats {
			c.Emblem(p.shell.Look(c.Scale), in, game.Seat(s), ui.Box(x, r.Y+38, 30, 30))
			x += 36
		}
		x = text.X
		for _, part := range last.Status {
			c.Text(ui.ButtonText, part.Text, x, r.Y+66, statusInk(c, part))
			x += c.Measure(ui.ButtonText, part.Text)
		}
	})
}

// lines is how the game stands in a narrow strip: at most two lines in all, what
// is in danger's colour last.
func (l *Last) lines(w, scale float64) (calm []string, danger string) {
	text := ""
	for _, part := range l.Status {
		if part.Danger {
			danger = part.Text
		} else {
			text += part.Text
		}
	}
	if danger == "" {
		return ui.WrapTo(2, theme.Caption, text, w, scale), ""
	}
	text = strings.TrimRight(text, " "+locale.T("ui.separator"))
	return []string{ui.Fit(theme.Caption, text, w, scale)}, danger
}

// Line is how the game stands, in one line.
func (l *Last) Line() string {
	text := ""
	for _, part := range l.Status {
		text += part.Text
	}
	return text
}

func statusInk(c *ui.Canvas, part Part) theme.Color {
	if part.Danger {
		return c.Theme.Danger
	}
	return c.Theme.Ink2
}

// pictureLeast is how wide a page is at least whose strip has a picture.
const pictureLeast = 350.0

// stripPicture draws the small board, if there is room for it, and returns where
// the text begins.
func (p *Page) stripPicture(r ui.Rect, v game.Variant, view *game.View) ui.Rect {
	if p.view.W < pictureLeast {
		return ui.Box(r.X+16, r.Y, 0, r.H)
	}
	pic := ui.Box(r.X+12, r.Y+12, r.H-24, r.H-24)
	p.form.Paint(func(c *ui.Canvas) {
		if view != nil {
			p.miniature(c, v, view, pic)
		}
	})
	gap := 24.0
	if p.view.Phone() {
		gap = 12
	}
	return ui.Box(pic.Right()+gap, r.Y, 0, r.H)
}

// stripButtons places the primary button, and the other one if there is room;
// it returns the x where they begin.
func (p *Page) stripButtons(r ui.Rect, primary, id, otherID, other string) float64 {
	w := max(80, ui.Measure(theme.Primary, primary, p.view.Scale)+36)
	if !p.view.Phone() {
		w = 144
	}
	pad := (r.H - 44) / 2
	if p.view.Phone() {
		pad = 12
	}
	main := ui.Box(r.Right()-w-min(pad, 24), r.Y+(r.H-44)/2, w, 44)
	p.form.Add(ui.Primary(id, main, primary))
	if p.view.Phone() {
		return main.X
	}
	ow := ui.ChipWidth(other, p.view.Scale)
	p.form.Add(ui.Secondary(otherID, ui.Box(main.X-24-ow, main.Y, ow, 44), other))
	return main.X - 24 - ow
}

// ReadLast reads the game played last; it has no variant if there is none. A save
// that cannot be read is set aside.
func ReadLast(s *shell.Shell) *Last {
	for _, saved := range s.Games() {
		if last, err := Read(saved); err == nil {
			return last
		}
		s.Corrupt(saved)
	}
	return &Last{}
}

// Read reads a match that is kept.
func Read(saved shell.SavedGame) (*Last, error) {
	m, err := match.ParseLegal(catalog.Find, saved.Text)
	if err != nil {
		return nil, err
	}
	view := m.View(game.NoSeat)
	return &Last{Saved: saved, Variant: m.Variant(), View: &view, Over: m.Over() || m.Cut() != nil, Status: status(m, &view)}, nil
}

// status is the line that says how a game stands.
func status(m *match.Match, v *game.View) []Part {
	key, round := "home.last.status", 1
	if len(m.Info().Seats) == 2 {
		key = "home.last.status.two"
	}
	if moves := m.Moves(); len(moves) > 0 {
		round = moves[len(moves)-1].Round
	}
	parts := []Part{{Text: locale.T(key, locale.Num("n", round), locale.Arg{Name: "status"})}}
	if a, b, ok := allies(v); ok {
		text := locale.T("home.status.allied", sideArg("a", m.Info(), a), sideArg("b", m.Info(), b))
		parts = append(parts, Part{Text: text + " " + locale.T("ui.separator") + " "})
	}
	if cut := m.Cut(); cut != nil {
		return append(parts, Part{Text: locale.T("home.status.cut"), Danger: true})
	}
	return append(parts, turnPart(m, v))
}

// turnPart says whose turn it is, in danger's colour if that king is in check.
func turnPart(m *match.Match, v *game.View) Part {
	actor := m.Actor()
	switch {
	case m.Over():
		return Part{Text: locale.T("home.status.over")}
	case m.Deploying():
		return Part{Text: locale.T("home.status.setup")}
	case !actor.Player():
		return Part{}
	}
	side := sideArg("side", m.Info(), actor)
	checked := v.Seats[actor].Checked
	switch mine := m.Player(actor).Human(); {
	case mine && checked:
		return Part{locale.T("home.status.check", side), true}
	case mine:
		return Part{Text: locale.T("home.status.yourturn")}
	case checked:
		return Part{locale.T("event.turn.check.side", side), true}
	}
	return Part{Text: locale.T("event.turn.side", side)}
}

func sideArg(name string, in *game.Info, s game.Seat) locale.Arg {
	return locale.Arg{Name: name, Value: ui.SideName(in, s)}
}

// allies is the pair that is allied now.
func allies(v *game.View) (a, b game.Seat, ok bool) {
	for i, s := range v.Seats {
		if s.Alive && s.Ally.Player() && int(s.Ally) > i {
			return game.Seat(i), s.Ally, true
		}
	}
	return 0, 0, false
}
