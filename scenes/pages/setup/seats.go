package setup

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// seatsHead is the heading of the seats with its two buttons.
func (p *Page) seatsHead() ui.Part {
	return ui.Row(theme.CardGap,
		p.heading("setup.seats"),
		ui.Text(theme.Caption, p.seatsLine(), p.view.Theme.Ink2).OrNone().Wide(0).Grow(),
		ui.Row(theme.TouchGap,
			ui.Press(ui.IconLabel("rotate", draw.IconSwap, locale.T("setup.seats.rotate")).Does(p.rotate)),
			ui.Press(ui.IconLabel("draw", draw.IconDice, locale.T("setup.seats.random")).Does(p.draw))))
}

// seatsLine says what the seats make of the game.
func (p *Page) seatsLine() string {
	people := 0
	for _, s := range p.setup.Seats {
		if s.Human() {
			people++
		}
	}
	switch {
	case people == 0:
		return locale.T("setup.seats.watch")
	case people > 1:
		return locale.T("setup.seats.samedevice")
	case len(p.in.Seats) > 2:
		return strings.TrimRight(locale.T("learn.order"), "。.")
	}
	return locale.T("event.turn.first", locale.Arg{Name: "side", Value: phrase.SideName(p.in, 0)})
}

// seats is a card for each seat, all in one line, two or three, as the narrowest
// needs.
func (p *Page) seats(gap float64) ui.Part {
	cards := func(card func(i int) ui.Part) ui.Part {
		list := make([]ui.Part, len(p.setup.Seats))
		for i := range list {
			list[i] = card(i)
		}
		return ui.Column(gap, list...)
	}
	return ui.Fitting(cards(p.seatInOne), cards(p.seatInTwo), cards(p.seatInThree))
}

// seatInOne is a seat in one line (look.md §8 Seat row).
func (p *Page) seatInOne(i int) ui.Part {
	widest := 0.0 // of the names in all rows
	for j := range p.setup.Seats {
		name := p.seatName(j, p.seatPlace(j))
		widest = max(widest, name.Width(p.view))
	}
	player := ui.Column(4, p.player(i), p.playerCaption(i)).Wide(0).Grow().Least(200)
	return ui.Card(0, 0, ui.Inset(17, 0, 2, 0, ui.Row(0,
		ui.Row(theme.CardGap, p.emblem(i, 48), p.seatName(i, p.seatPlace(i)).Wide(widest), p.who(i), player).Grow(),
		p.eyeAndCaption(i).Wide(94)))).High(104)
}

// seatInTwo is a seat with its player below, its switch as narrow as its labels
// allow.
func (p *Page) seatInTwo(i int) ui.Part {
	return ui.Card(11, 11, ui.Column(10,
		ui.Row(8, ui.Inset(6, 0, 1, 0, p.emblem(i, 42)), p.seatName(i, p.playerLine(i)).Grow(), p.who(i).Wide(p.narrowWho()), p.eye(i)),
		p.player(i)))
}

// seatInThree is a seat whose name needs a line.
func (p *Page) seatInThree(i int) ui.Part {
	return ui.Card(11, 11, ui.Column(10,
		ui.Row(8, ui.Inset(6, 0, 1, 0, p.emblem(i, 42)), p.seatName(i, p.playerLine(i)).Grow(), p.eye(i)),
		p.who(i),
		p.player(i)))
}

func (p *Page) emblem(i int, size float64) ui.Part {
	return ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		c.Emblem(p.session.Look(c.Scale), p.in, game.Seat(i), r)
	}).Sized(size, size)
}

// seatName is the seat's name and a line below it.
func (p *Page) seatName(i int, line ui.Part) ui.Part {
	name := locale.T("setup.seat", locale.Arg{Name: "side", Value: p.sideName(i)})
	return ui.Column(0, ui.Text(theme.Name, name, p.view.Theme.Ink), line)
}

func (p *Page) sideName(i int) string { return phrase.SideName(p.in, game.Seat(i)) }

// seatPlace says where a seat sits and when it moves.
func (p *Page) seatPlace(i int) ui.Part {
	key := "setup.order.2"
	switch {
	case i == 0:
		key = "setup.order.1"
	case i == len(p.in.Seats)-1 && i > 1:
		key = "setup.order.3"
	}
	said := locale.T(key)
	if place := "side." + p.in.Seats[i].Key + ".place"; locale.Has(place) {
		said = join(locale.T(place), said)
	}
	return ui.Text(theme.Caption, said, p.view.Theme.Ink2)
}

// whoKeys are what the switch between person and computer says.
var whoKeys = [...]string{"setup.seat.human", "setup.seat.computer"}

// who is the switch between person and computer.
func (p *Page) who(i int) ui.Part {
	chosen, level := "computer", map[string]int{"human": 0, "computer": p.setup.Seats[i].Level}
	if p.setup.Seats[i].Human() {
		chosen, level["computer"] = "human", min(2, search.Levels)
	}
	return ui.Spoken(p.sideName(i), ui.Segmented("seat."+strconv.Itoa(i)+".who",
		[]string{"human", "computer"}, []string{locale.T(whoKeys[0]), locale.T(whoKeys[1])}, chosen,
		func(who string) { p.setLevel(i, level[who]) }))
}

// narrowWho is the width of the switch where room is scarce: its labels fit as
// captions.
func (p *Page) narrowWho() float64 {
	w := 57.0
	for _, key := range whoKeys {
		w = max(w, draw.Measure(theme.Caption, locale.T(key), p.view.Scale)+12)
	}
	return 2 * w
}

// player is a person's name or a computer's level.
func (p *Page) player(i int) ui.Part {
	n, name := strconv.Itoa(i), &p.names[i]
	if p.setup.Seats[i].Human() {
		field := ui.NameField("name."+n, locale.T("setup.seat.name"), name, &p.Form)
		return ui.Press(field.Does(func() { p.named(name) })).High(theme.TouchTarget)
	}
	const slip = 88
	level := ui.LevelPicker("level."+n, search.Levels, p.setup.Seats[i].Level, func(level int) { p.setLevel(i, level) })
	return ui.AtMost(float64(search.Levels)*slip, ui.Press(level).High(theme.TouchTarget))
}

// level are a computer's level and its name; a person's are nothing.
func (p *Page) level(i int) (level, name string) {
	if p.setup.Seats[i].Human() {
		return "", ""
	}
	key := "level." + strconv.Itoa(p.setup.Seats[i].Level)
	return locale.T(key), locale.T(key + ".name")
}

// playerLine says who plays; in fewer words where there is little room, for the
// slips show the level, the eye who sits at the bottom.
func (p *Page) playerLine(i int) ui.Part {
	long, short := locale.T(whoKeys[0]), locale.T(whoKeys[0])
	if level, name := p.level(i); level != "" {
		long, short = join(level, name), name
	} else if p.setup.Bottom == game.Seat(i) {
		short = locale.T("setup.seat.you")
		long = join(short, locale.T("setup.bottom"))
	}
	return ui.Text(theme.Caption, long, p.view.Theme.Ink2).Try(theme.Caption, short).Wide(0)
}

// playerCaption is the line below a name or a level.
func (p *Page) playerCaption(i int) ui.Part {
	hint := locale.T("setup.seat.name.hint")
	if level, name := p.level(i); level != "" {
		line := locale.T("level." + strconv.Itoa(p.setup.Seats[i].Level) + ".line")
		return ui.Row(12,
			ui.Text(theme.Caption, join(level, name), p.view.Theme.Ink),
			ui.Text(theme.Caption, line, p.view.Theme.Ink2).OrNone().Wide(0).Grow()) // half a sentence says nothing
	}
	if p.setup.Bottom == game.Seat(i) {
		hint = join(locale.T("setup.seat.you"), hint)
	}
	return ui.Text(theme.Caption, hint, p.view.Theme.Ink2)
}

// eyeAndCaption is the eye with what it means below.
func (p *Page) eyeAndCaption(i int) ui.Part {
	ink := p.view.Theme.Ink2
	if p.setup.Bottom == game.Seat(i) {
		ink = p.view.Theme.Hint
	}
	return ui.Column(4,
		ui.Middle(theme.TouchTarget, p.eye(i)),
		ui.Text(theme.Caption, locale.T("setup.bottom"), ink).Center())
}

// eye chooses who sits at the bottom; one seat has it.
func (p *Page) eye(i int) ui.Part {
	return ui.Press(ui.Control{
		ID:   "seat." + strconv.Itoa(i) + ".eye",
		Name: locale.T("setup.bottom") + " " + p.sideName(i),
		Role: ui.RoleRadio,
		On:   p.setup.Bottom == game.Seat(i),
		Do:   func() { p.setBottom(i) },
		Draw: drawEye,
	}.Sized(theme.TouchTarget, theme.TouchTarget))
}

func drawEye(c *draw.Canvas, ctl *ui.Control, s ui.State) {
	shape := draw.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2}
	ink := c.Theme.Ink2
	if ctl.On {
		shape.Fill, shape.Stroke, ink = c.Theme.Hint, c.Theme.Hint, c.Theme.Card
	} else if s.Hover {
		shape.Stroke = c.Theme.Hint
	}
	c.Shape(ctl.Rect, shape)
	c.IconIn(draw.IconEye, ctl.Rect, 22, ink)
}
