package setup

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// seat is one of the seats with its player.
type seat struct {
	*seats
	at     int
	player *match.Player
}

// setLevel gives the seat's computer a level.
func (s seat) setLevel(level int) {
	if s.player.Level != level {
		s.player.Level = level
		s.again()
	}
}

// atBottom reports whether the seat is at the bottom of the board.
func (s seat) atBottom() bool { return int(s.setup.Bottom) == s.at }

// captionHigh is the room for the caption of a player, in two lines.
var captionHigh = 2 * theme.Caption.Line

// inOne is a seat in one line (render/README.md, Seat row), its name as wide as the widest.
func (s seat) inOne(widest float64) ui.Part {
	player := ui.Column(2, s.nameOrLevel(), s.caption().High(captionHigh)).Wide(0).Grow().Least(200)
	return ui.Card(0, 0, ui.Inset(17, 0, 2, 0, ui.Row(0,
		ui.Row(theme.CardGap, s.emblem(48), s.name(s.place()).Wide(widest), s.who(), player).Grow(),
		s.eyeAndCaption().Wide(94)))).High(104)
}

// inTwo is a seat with its player below, its switch as narrow as its labels allow.
func (s seat) inTwo() ui.Part {
	return ui.Card(11, 11, ui.Column(10,
		ui.Row(8, ui.Inset(6, 0, 1, 0, s.emblem(42)), s.name(s.playedBy()).Grow(), s.who().Wide(s.narrowWho()), s.eye()),
		s.nameOrLevel()))
}

// inThree is a seat whose name needs a line.
func (s seat) inThree() ui.Part {
	return ui.Card(11, 11, ui.Column(10,
		ui.Row(8, ui.Inset(6, 0, 1, 0, s.emblem(42)), s.name(s.playedBy()).Grow(), s.eye()),
		s.who(),
		s.nameOrLevel()))
}

func (s seat) emblem(size float64) ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Emblem(s.session.Look(c.Scale), s.info(), game.Seat(s.at), r)
	}).Sized(size, size)
}

// name is the seat's name and a line below it.
func (s seat) name(line ui.Part) ui.Part {
	name := locale.T("setup.seat", locale.Arg{Name: "side", Value: s.side()})
	return ui.Column(0, ui.Text(theme.Name, name, s.view.Theme.Ink), line)
}

func (s seat) side() string { return gametext.SideName(s.info(), game.Seat(s.at)) }

// place says where a seat sits and when it moves.
func (s seat) place() ui.Part {
	key, n := "setup.order.2", len(s.info().Seats)
	switch after := (s.at - int(s.first()) + n) % n; {
	case after == 0:
		key = "setup.order.1"
	case after == n-1 && n > 2:
		key = "setup.order.3"
	}
	said := locale.T(key)
	if place := "side." + s.info().Seats[s.at].Key + ".place"; locale.Has(place) {
		said = join(locale.T(place), said)
	}
	return ui.Text(theme.Caption, said, s.view.Theme.Ink2)
}

// narrowWho is the width of the switch where room is scarce: its labels fit as captions.
func (s seat) narrowWho() float64 {
	w := 57.0
	_, labels := s.whoPlays()
	for _, label := range labels {
		w = max(w, canvas.Measure(theme.Caption, label, s.view.Scale)+12)
	}
	return w * float64(len(labels))
}

// nameOrLevel is a person's name or a computer's level.
func (s seat) nameOrLevel() ui.Part {
	n := strconv.Itoa(s.at)
	if s.friends.invited[s.at] {
		return ui.Text(theme.Caption, locale.T("room.invited"), s.view.Theme.Ink2).Lines(2).High(theme.TouchTarget)
	}
	if s.player.Human() {
		name := &s.names[s.at]
		if name.Hint = locale.T("setup.seat.name.hint"); s.together() {
			name.Hint = locale.T("room.name.hint")
		}
		field := ui.NameField("name."+n, locale.T("setup.seat.name"), name, s.form)
		return ui.Press(field.Does(func() { s.named(name) })).High(theme.TouchTarget)
	}
	const slip = theme.TouchTarget
	level := levelPicker("level."+n, search.Levels, s.player.Level, func(level int) { s.setLevel(level) })
	return ui.AtMost(float64(search.Levels)*slip, ui.Spoken(s.side(), ui.Press(level).High(theme.TouchTarget)))
}

// level are a computer's level and its name; a person's are nothing.
func (s seat) level() (level, name string) {
	if s.player.Human() {
		return "", ""
	}
	key := "level." + strconv.Itoa(s.player.Level)
	return locale.T(key), locale.T(key + ".name")
}

// playedBy is the player in words; shorter where there is little room, for the slips show the
// level, the eye the seat at the bottom.
func (s seat) playedBy() ui.Part {
	_, labels := s.whoPlays()
	long, short := labels[0], labels[0]
	if level, name := s.level(); level != "" {
		long, short = join(level, name), name
	} else if s.atBottom() {
		short = locale.T("setup.seat.you")
		long = join(short, locale.T("setup.bottom"))
	}
	if s.friends.invited[s.at] {
		long, short = locale.T("room.invite"), locale.T("room.invite")
	}
	said := ui.Text(theme.Caption, long, s.view.Theme.Ink2).Try(theme.Caption, short).Wide(0)
	if s.player.Level < match.TemperFrom {
		return said
	}
	return ui.Row(8, s.mood(), ui.Text(theme.Caption, short, s.view.Theme.Ink2).OrNone().Wide(0).Grow()).Wide(0)
}

// caption is the line below a name or a level.
func (s seat) caption() ui.Part {
	if s.friends.invited[s.at] {
		return ui.Space(captionHigh)
	}
	var words []string // the field explains itself
	if s.together() {
		words = []string{locale.T("room.name.line")}
	}
	if level, name := s.level(); level != "" {
		title := ui.Text(theme.Caption, join(level, name), s.view.Theme.Ink)
		line := ui.Text(theme.Caption, locale.T("level."+strconv.Itoa(s.player.Level)+".line"), s.view.Theme.Ink2).OrNone() // half a sentence says nothing
		return ui.Column(0, ui.Row(12, title.Wide(0).Grow(), s.mood()).High(theme.Caption.Line), line)
	}
	if s.atBottom() {
		words = append([]string{locale.T("setup.seat.you")}, words...)
	}
	return ui.Column(0, ui.Text(theme.Caption, join(words...), s.view.Theme.Ink2).Lines(2), ui.Space(0))
}

// eyeAndCaption is the eye with its explanation.
func (s seat) eyeAndCaption() ui.Part {
	if s.together() {
		return ui.Space(theme.TouchTarget)
	}
	ink := s.view.Theme.Ink2
	if s.atBottom() {
		ink = s.view.Theme.Hint
	}
	return ui.Column(4,
		ui.Middle(theme.TouchTarget, s.eye()),
		ui.Text(theme.Caption, locale.T("setup.bottom"), ink).Center())
}

// eye chooses the seat at the bottom. In a room everybody has an own one, and its place is free.
func (s seat) eye() ui.Part {
	return shownIf(!s.together(), ui.Press(ui.Control{
		ID:   "eye." + strconv.Itoa(s.at),
		Name: locale.T("setup.bottom") + " " + s.side(),
		Role: ui.RoleRadio,
		On:   s.atBottom(),
		Do:   s.look,
		Draw: drawEye,
	}.Sized(theme.TouchTarget, theme.TouchTarget)))
}

// look chooses the seat to be at the bottom.
func (s seat) look() {
	s.eyed = true
	s.setBottom(s.at)
}

func drawEye(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
	shape := canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2}
	ink := c.Theme.Ink2
	if ctl.On {
		shape.Fill, shape.Stroke, ink = c.Theme.Hint, c.Theme.Hint, c.Theme.Card
	} else if s.Hover {
		shape.Stroke = c.Theme.Hint
	}
	c.Shape(ctl.Rect, shape)
	c.IconIn(canvas.IconEye, ctl.Rect, 22, ink)
}
