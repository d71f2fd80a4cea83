package setup

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/search"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// seatWide is a seat in one line (look.md §8 Seat row).
func (p *Page) seatWide(i int, r draw.Rect) {
	p.seatGround(i, r, 48, r.Y+(r.H-48)/2)
	name, who := p.seatWidths()
	p.seatText(i, r.X+82, r.Y+30, name-4, p.seatPlace(i))
	p.who(i, draw.Box(r.X+82+name, r.Y+(r.H-44)/2, who, 44))
	eye := draw.Box(r.Right()-71, r.Y+20, 44, 44)
	p.eye(i, eye)
	caption := locale.T("setup.bottom")
	p.Form.Paint(func(c *draw.Canvas) {
		ink := c.Theme.Ink2
		if p.setup.Bottom == game.Seat(i) {
			ink = c.Theme.Hint
		}
		c.TextIn(theme.Caption, draw.Box(eye.X-25, eye.Bottom()+3, 94, 18), draw.AlignCenter, caption, ink)
	})
	x := r.X + 82 + name + who + 16
	field := draw.Box(x, r.Y+22, eye.X-24-x, 44)
	p.player(i, field)
	p.playerCaption(i, draw.Box(field.X, field.Bottom()+6, field.W, 18))
}

// seatWidths are the widths of the seats' names and of their switches, the same
// for all rows.
func (p *Page) seatWidths() (name, who float64) {
	name = 79
	for i := range p.setup.Seats {
		name = max(name, draw.Measure(theme.Caption, p.seatPlace(i), p.view.Scale)+12)
	}
	labels := []string{locale.T("setup.seat.human"), locale.T("setup.seat.computer")}
	return name, max(130, ui.SegmentsWidth(labels, p.view.Scale))
}

// whoNarrow is the width of the switch where room is scarce: its labels fit as
// captions.
func (p *Page) whoNarrow() float64 {
	w := 57.0
	for _, key := range []string{"setup.seat.human", "setup.seat.computer"} {
		w = max(w, draw.Measure(theme.Caption, locale.T(key), p.view.Scale)+12)
	}
	return 2 * w
}

// crampedMore is how much higher a seat in three lines is than one in two.
const crampedMore = 52

// cramped reports whether the names of the seats have no room beside their switches
// in a row of a width.
func (p *Page) cramped(w float64) bool {
	room := w - 72 - p.whoNarrow() - 8 - 55
	for i := range p.setup.Seats {
		if draw.Measure(theme.Name, p.seatName(i), p.view.Scale) > room {
			return true
		}
	}
	return false
}

// seatNarrow is a seat in two lines, or three where its name needs one.
func (p *Page) seatNarrow(i int, r draw.Rect) {
	p.seatGround(i, r, 42, r.Y+11)
	eye := draw.Box(r.Right()-11-44, r.Y+11, 44, 44)
	who := draw.Box(eye.X-8-p.whoNarrow(), r.Y+11, p.whoNarrow(), 44)
	room := who.X - r.X - 72
	if p.cramped(r.W) {
		who = draw.Box(r.X+11, r.Y+65, r.W-22, 44)
		room = eye.X - r.X - 76
	}
	line := p.playerLine(i)
	if draw.Measure(theme.Caption, line, p.view.Scale) > room {
		line = p.shortLine(i)
	}
	p.seatText(i, r.X+68, r.Y+11, room, line)
	p.who(i, who)
	p.eye(i, eye)
	p.player(i, draw.Box(r.X+11, r.Bottom()-55, r.W-22, 44))
}

func (p *Page) seatGround(i int, r draw.Rect, emblem, y float64) {
	p.Form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		c.Emblem(p.session.Look(c.Scale), p.in, game.Seat(i), draw.Box(r.X+17, y, emblem, emblem))
	})
}

func (p *Page) seatName(i int) string {
	return locale.T("setup.seat", locale.Arg{Name: "side", Value: phrase.SideName(p.in, game.Seat(i))})
}

// seatText is the seat's name and a line below it.
func (p *Page) seatText(i int, x, y, w float64, line string) {
	name := p.seatName(i)
	p.Form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Name, draw.Box(x, y, w, 24), draw.AlignLeft, name, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(x, y+24, w, 18), draw.AlignLeft, line, c.Theme.Ink2)
	})
}

// seatPlace says where a seat sits and when it moves.
func (p *Page) seatPlace(i int) string {
	key := "setup.order.2"
	switch {
	case i == 0:
		key = "setup.order.1"
	case i == len(p.in.Seats)-1 && i > 1:
		key = "setup.order.3"
	}
	place := "side." + p.in.Seats[i].Key + ".place"
	if !locale.Has(place) {
		return locale.T(key)
	}
	return join(locale.T(place), locale.T(key))
}

// who is the switch between person and computer.
func (p *Page) who(i int, r draw.Rect) {
	chosen := "human"
	if !p.setup.Seats[i].Human() {
		chosen = "computer"
	}
	parts := ui.Segments("seat."+strconv.Itoa(i)+".who", r, []string{"human", "computer"},
		[]string{locale.T("setup.seat.human"), locale.T("setup.seat.computer")}, chosen)
	for _, part := range parts {
		part.Name = phrase.SideName(p.in, game.Seat(i)) + " " + part.Name
		p.Form.Add(part)
	}
}

// player is a person's name or a computer's level.
func (p *Page) player(i int, r draw.Rect) {
	n := strconv.Itoa(i)
	if p.setup.Seats[i].Human() {
		p.Form.Add(ui.NameField("name."+n, locale.T("setup.seat.name"), &p.names[i], &p.Form).At(r))
		return
	}
	w := min(r.W, float64(search.Levels)*88)
	if search.Levels >= 6 {
		w = min(r.W, float64(search.Levels)*44)
	}
	p.Form.Add(ui.LevelPicker("level."+n, search.Levels, p.setup.Seats[i].Level,
		func(level int) { p.setLevel(i, level) }).At(draw.Box(r.X, r.Y, w, 44)))
}

// playerLine is the caption of a seat's player.
func (p *Page) playerLine(i int) string {
	seat := p.setup.Seats[i]
	if !seat.Human() {
		key := "level." + strconv.Itoa(seat.Level)
		return join(locale.T(key), locale.T(key+".name"))
	}
	if p.setup.Bottom == game.Seat(i) {
		return join(locale.T("setup.seat.you"), locale.T("setup.bottom"))
	}
	return locale.T("setup.seat.human")
}

// shortLine is playerLine in fewer words: the slips show the level, the eye who
// sits at the bottom.
func (p *Page) shortLine(i int) string {
	switch seat := p.setup.Seats[i]; {
	case !seat.Human():
		return locale.T("level." + strconv.Itoa(seat.Level) + ".name")
	case p.setup.Bottom == game.Seat(i):
		return locale.T("setup.seat.you")
	}
	return locale.T("setup.seat.human")
}

// playerCaption is the line below a name or a level.
func (p *Page) playerCaption(i int, r draw.Rect) {
	seat := p.setup.Seats[i]
	head, text := "", locale.T("setup.seat.name.hint")
	if !seat.Human() {
		head, text = p.playerLine(i), locale.T("level."+strconv.Itoa(seat.Level)+".line")
	} else if p.setup.Bottom == game.Seat(i) {
		text = join(locale.T("setup.seat.you"), text)
	}
	p.Form.Paint(func(c *draw.Canvas) {
		at := r
		if head != "" {
			c.Text(theme.Caption, head, r.X, r.Y, c.Theme.Ink)
			w := c.Measure(theme.Caption, head) + 12
			at.X, at.W = r.X+w, r.W-w
			if c.Measure(theme.Caption, text) > at.W {
				return // half a sentence says nothing
			}
		}
		c.TextIn(theme.Caption, at, draw.AlignLeft, text, c.Theme.Ink2)
	})
}

// eye chooses who sits at the bottom; one seat has it.
func (p *Page) eye(i int, r draw.Rect) {
	on := p.setup.Bottom == game.Seat(i)
	name := locale.T("setup.bottom") + " " + phrase.SideName(p.in, game.Seat(i))
	p.Form.Add(ui.Control{ID: "seat." + strconv.Itoa(i) + ".eye", Name: name, Role: ui.RoleRadio, Rect: r, On: on,
		Draw: func(c *draw.Canvas, ctl *ui.Control, s ui.State) {
			shape := draw.Shape{Radius: theme.ButtonRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2}
			ink := c.Theme.Ink2
			if ctl.On {
				shape.Fill, shape.Stroke, ink = c.Theme.Hint, c.Theme.Hint, c.Theme.Card
			} else if s.Hover {
				shape.Stroke = c.Theme.Hint
			}
			c.Shape(ctl.Rect, shape)
			c.IconIn(draw.IconEye, ctl.Rect, 22, ink)
		}})
}
