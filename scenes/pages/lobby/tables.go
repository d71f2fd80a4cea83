package lobby

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// tables are those that wait for people, or advice where none does.
func (p *Page) tables() ui.Part {
	l := p.session.Online.Lobby()
	rows := []ui.Part{p.heading("lobby.tables")}
	for _, t := range l.Tables() {
		if v, ok := catalog.Find(t.Game); ok && !t.Playing && !p.here(t.Code) {
			rows = append(rows, p.waiting(v, &t, l))
		}
	}
	switch {
	case len(rows) > 1:
	case l.Slowed():
		rows = append(rows, p.empty("room.fault.many", ui.Part{}))
	case !l.Known():
		rows = append(rows, p.empty("lobby.looking", ui.Part{}))
	default:
		open := ui.Press(ui.Secondary("choose", locale.T("room.open")).Goes(ui.Home))
		rows = append(rows, p.empty("lobby.none", ui.Row(0, open, ui.Space(0))))
	}
	return ui.Column(theme.GroupGap, rows...)
}

// here reports whether a table is the one at which the player waits already.
func (p *Page) here(code string) bool {
	r := p.session.Online.Room()
	return r != nil && r.People().Code == code
}

// empty is the line in place of tables.
func (p *Page) empty(key string, below ui.Part) ui.Part {
	return ui.Card(17, 14, ui.Column(10, ui.Paragraph(theme.Body, locale.T(key), p.view.Theme.Ink2), below))
}

// playing are the games that may be watched, nothing if there are none.
func (p *Page) playing() ui.Part {
	rows := []ui.Part{p.heading("lobby.playing")}
	for _, t := range p.session.Online.Lobby().Tables() {
		v, ok := catalog.Find(t.Game)
		switch {
		case !ok || !t.Playing:
		case p.busiest.see(p.session.Online.Lobby().Board(), v, &t):
			rows = slices.Insert(rows, 1, p.played(v, &t))
		default:
			rows = append(rows, p.played(v, &t))
		}
	}
	if len(rows) == 1 {
		return ui.Part{}
	}
	return ui.Column(theme.GroupGap, rows...)
}

func (p *Page) heading(key string) ui.Part {
	return ui.Text(theme.Name, locale.T(key), p.view.Theme.Ink)
}

// waiting is a table that waits for people: a press sits down, with the name that is
// written here; without one it leads to where the players gather.
func (p *Page) waiting(v game.Variant, t *room.Table, l host.Lobby) ui.Part {
	free := t.Free()
	since := locale.T("lobby.new")
	if n := int((l.Now() - t.Since) / minute); n > 0 {
		since = locale.T("lobby.since", locale.Num("n", n))
	}
	if t.Quick > 0 {
		since = locale.T("lobby.soon", locale.Arg{Name: "time", Value: countdown(t.Quick - l.Now())})
	}
	state := join(locale.Count("lobby.free", len(free)), since)
	sit := ui.Secondary("sit."+t.Code, locale.T("room.sit")).Goes(func() ui.Nav { return p.sit(t.Code, free) })
	return p.row(v, t, free[0], state, sit)
}

// played is a table whose game may be watched.
func (p *Page) played(v game.Variant, t *room.Table) ui.Part {
	words := []string{locale.T("lobby.ply", locale.Num("n", t.Ply))}
	if t.Watching > 0 {
		words = append(words, locale.Count("room.watching", t.Watching))
	}
	if t.Delay > 0 {
		words = append(words, locale.Count("lobby.late", t.Delay))
	}
	ways := []ui.Control{ui.Secondary("watch."+t.Code, locale.T("room.spectators")).Goes(func() ui.Nav {
		return p.visit("?room=" + t.Code + "&mode=watch")
	})}
	if len(t.Yielding()) > 0 {
		words = append(words, locale.T("lobby.yields"))
		ways = append(ways, p.joinButton("join."+t.Code, t))
	}
	return p.row(v, t, game.First, join(words...), ways...)
}

func (p *Page) visit(link string) ui.Nav {
	p.session.Online.Visit(link)
	return ui.Push(p.session.Routes.Room())
}

// joinButton asks a table's players for a computer's seat, in the place of what is awaited.
func (p *Page) joinButton(id string, t *room.Table) ui.Control {
	name := room.CleanName(p.name.Text)
	if name == "" {
		return ui.Secondary(id, locale.T("room.lacks.nameless")).Unless(true)
	}
	code, seats := t.Code, t.Yielding()
	return ui.Secondary(id, locale.T("lobby.join")).Goes(func() ui.Nav {
		p.session.NamePlayer(name)
		p.cancel()
		nav := p.visit(code)
		if r := p.session.Online.Room(); r != nil && !r.People().Seated() {
			r.Say(room.Say{Do: room.Ask, What: room.Join, Seat: seats[int(r.Now())%len(seats)], Name: name})
		}
		return nav
	})
}

// row is a table: its game and terms, its players, its state, its buttons.
func (p *Page) row(v game.Variant, t *room.Table, seat game.Seat, state string, ways ...ui.Control) ui.Part {
	ink, in := p.view.Theme, v.Info()
	emblem := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Emblem(p.session.Look(c.Scale), in, seat, r)
	}).Sized(40, 40)
	wide := float64(40)
	if p.busiest.at(t.Code) {
		emblem, wide = p.busiest.picture(p, in), small
	}
	name := locale.T("game." + in.ID + ".name")
	words := ui.Column(0,
		ui.Text(theme.Name, name, ink.Ink).Try(theme.Primary, name),
		ui.Text(theme.Caption, terms(in, t), ink.Ink2).Lines(3),
		ui.Text(theme.Body, sitting(in, t), ink.Ink).Lines(3),
		ui.Text(theme.Caption, state, ink.Ink2).Lines(2))
	row := ui.Row(12, emblem.Top(), words.Wide(0).Grow().Least(150))
	var buttons []ui.Part
	for _, way := range ways {
		buttons = append(buttons, ui.Spoken(name, ui.Press(way)))
	}
	below := ui.Row(8, append([]ui.Part{ui.Space(0)}, buttons...)...)
	return ui.Card(13, 10, ui.Fitting(
		ui.Row(12, row.Grow().Least(wide+162), ui.Row(8, buttons...)),
		ui.Column(8, row.Wide(wide+162), below.Wide(0)),
		ui.Column(8, ui.Row(0, emblem, ui.Space(0)), words, below)))
}

// terms are the terms of a table.
func terms(in *game.Info, t *room.Table) string {
	clock := t.Clock.Match()
	words := []string{gametext.Clock(clock)}
	for _, opt := range in.Options {
		words = append(words, locale.T(gametext.OptionKey(opt.Key, in.Option(t.Options, opt.Key))))
	}
	if t.Start {
		words = append(words, locale.T("room.start"))
	}
	if v, ok := catalog.Find(t.Game); ok && t.Odds != "" {
		words = append(words, gametext.RoomOdds(v, t.Odds))
	}
	if odds := gametext.TimeOdds(in, clock); odds != "" {
		words = append(words, odds)
	}
	return join(words...)
}

// sitting is the players of a table, each with the seat.
func sitting(in *game.Info, t *room.Table) string {
	var words []string
	for i, c := range t.Seats {
		who := gametext.Seated(c.Level, c.Name, c.Bot)
		switch {
		case c.Level == 0 && !c.Taken:
			continue
		case c.Level == 0 && c.Name == "":
			words = append(words, gametext.SideName(in, game.Seat(i)))
			continue
		}
		words = append(words, locale.T("online.named", locale.Arg{Name: "name", Value: gametext.Player(who, false)},
			locale.Arg{Name: "side", Value: gametext.SideName(in, game.Seat(i))}))
	}
	return strings.Join(words, locale.T("room.comma"))
}

func join(words ...string) string { return strings.Join(words, " "+locale.T("ui.separator")+" ") }

// countdown is a time that is left, as 1:05.
func countdown(left room.Time) string {
	n := int(max(0, left+second-1) / second)
	text := strconv.Itoa(n % 60)
	if len(text) == 1 {
		text = "0" + text
	}
	return strconv.Itoa(n/60) + ":" + text
}

// sit sits down at a table, on a seat by lot.
func (p *Page) sit(code string, free []game.Seat) ui.Nav {
	p.session.Online.Visit(code)
	r := p.session.Online.Room()
	if name := room.CleanName(p.name.Text); name != "" && r != nil && !r.People().Seated() {
		p.session.NamePlayer(name)
		r.Say(room.Say{Do: room.Sit, Seat: free[int(r.Now())%len(free)], Name: name})
	}
	return ui.Push(p.session.Routes.Room())
}
