package lobby

import (
	"encoding/json"
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// wish is the game that is asked for.
type wish struct {
	Game  string // the variant's id
	Clock int    // which of clocks
	Wait  room.Time
}

// clocks are those that can be asked for: few, so that people meet.
var clocks = [...]room.Clock{
	{Total: 10 * minute}, {Total: 30 * minute}, {PerTurn: 30 * second},
}

var waits = [...]room.Time{30 * second, 2 * minute, 10 * minute}

const keyWish = "quick" // of the store

// kept is the last request; an unreadable one is the default.
func kept(s *session.Session) wish {
	w := wish{}
	if json.Unmarshal([]byte(s.Kept(keyWish)), &w) != nil || w.Clock < 0 || w.Clock >= len(clocks) {
		w = wish{}
	}
	if !slices.Contains(waits[:], w.Wait) {
		w.Wait = waits[1]
	}
	return w
}

// set takes another wish.
func (p *Page) set(change func(w *wish)) {
	change(&p.wish)
	if text, err := json.Marshal(p.wish); err == nil { // plain data
		p.session.Keep(keyWish, string(text))
	}
	p.again()
}

// quick is the request for a game, or the state of the wait.
func (p *Page) quick() ui.Part {
	if r := p.session.Online.Room(); r != nil && waiting(r) {
		return p.waits(r)
	}
	if p.variant(p.wish.Game) == nil {
		p.wish.Game = p.games[0].Info().ID
	}
	ink := p.view.Theme
	caption := func(key string) ui.Part { return ui.Text(theme.Caption, locale.T(key), ink.Ink2) }
	return ui.Card(17, 14, ui.Column(10,
		p.heading("lobby.quick"),
		ui.Paragraph(theme.Caption, locale.T("lobby.quick.line"), ink.Ink2),
		ui.Column(4, caption("lobby.quick.game"), ui.Press(p.gameButton()), ui.If(p.choosing, ui.Flow(theme.TouchGap, p.gameChips()...))),
		ui.Column(4, caption("setup.clock"), ui.Flow(theme.TouchGap, p.clockChips()...)),
		ui.Column(4, caption("lobby.quick.wait"), ui.Flow(theme.TouchGap, p.waitChips()...)),
		p.nameField(),
		ui.Press(p.askButton()).High(52),
		p.late(p.wish.Game, clocks[p.wish.Clock])))
}

// late is a quick game of some terms that has begun with a computer on a seat, which may be
// asked for; nothing where there is none.
func (p *Page) late(id string, clock room.Clock) ui.Part {
	for _, t := range p.session.Online.Lobby().Tables() {
		if t.Quick > 0 && t.Game == id && t.Clock == clock && len(t.Yielding()) > 0 {
			return ui.Column(6, ui.Paragraph(theme.Caption, locale.T("lobby.quick.late"), p.view.Theme.Ink2),
				ui.Press(p.joinButton("late", &t)))
		}
	}
	return ui.Part{}
}

// gameButton is the game that is asked for; a press shows the others.
func (p *Page) gameButton() ui.Control {
	return ui.LabelIcon("game", locale.T("game."+p.wish.Game+".name"), canvas.IconDown).When(p.choosing).Does(func() {
		p.choosing = !p.choosing
		p.again()
	})
}

func (p *Page) gameChips() (chips []ui.Part) {
	for _, v := range p.games {
		id := v.Info().ID
		chip := ui.ChipButton("game."+id, locale.T("game."+id+".name"), id == p.wish.Game)
		chips = append(chips, ui.Press(chip.Does(func() {
			p.choosing = false
			p.set(func(w *wish) { w.Game = id })
		})))
	}
	return chips
}

func (p *Page) clockChips() (chips []ui.Part) {
	for i, c := range clocks {
		label := locale.T("clock.turn.chip", locale.Num("n", int(c.PerTurn/second)))
		if c.Total > 0 {
			label = locale.T("clock.side.short", locale.Num("n", int(c.Total/minute)))
		}
		chip := ui.ChipButton("clock."+strconv.Itoa(i), label, i == p.wish.Clock)
		chips = append(chips, ui.Press(chip.Does(func() { p.set(func(w *wish) { w.Clock = i }) })))
	}
	return chips
}

func (p *Page) waitChips() (chips []ui.Part) {
	for _, wait := range waits {
		label := locale.T("lobby.wait.s", locale.Num("n", int(wait/second)))
		if wait >= minute {
			label = locale.T("lobby.wait.min", locale.Num("n", int(wait/minute)))
		}
		chip := ui.ChipButton("wait."+strconv.Itoa(int(wait/second)), label, wait == p.wish.Wait)
		chips = append(chips, ui.Press(chip.Does(func() { p.set(func(w *wish) { w.Wait = wait }) })))
	}
	return chips
}

func (p *Page) nameField() ui.Part {
	field := ui.NameField("name", locale.T("setup.seat.name"), &p.name, &p.Form)
	return ui.Press(field.Does(p.again)).High(theme.TouchTarget)
}

// askButton asks.
func (p *Page) askButton() ui.Control {
	name := room.CleanName(p.name.Text)
	switch {
	case p.asking:
		return ui.Primary("ask", locale.T("lobby.quick.asking")).Unless(true)
	case name == "":
		return ui.Primary("ask", locale.T("room.lacks.nameless")).Unless(true)
	}
	return ui.Primary("ask", locale.T("lobby.quick.go")).Does(func() {
		p.session.NamePlayer(name)
		p.session.Online.Quick(room.Quick{Game: p.wish.Game, Clock: clocks[p.wish.Clock], Name: name,
			Level: session.EasyLevel, Wait: p.wish.Wait})
		p.asking = true
		p.again()
	})
}

// waits is for a waiting player: how many sit, when computers come, what may be done meanwhile.
func (p *Page) waits(r host.Room) ui.Part {
	people, seated := r.People(), 0
	for _, s := range people.Seats {
		if s.Taken {
			seated++
		}
	}
	line := locale.T("lobby.waiting.line",
		locale.Arg{Name: "game", Value: locale.T("game." + people.Setup.Variant + ".name")},
		locale.Num("n", seated), locale.Num("of", len(people.Seats)),
		locale.Arg{Name: "time", Value: countdown(r.Listing().Quick - r.Now())})
	cancel := ui.Secondary("cancel", locale.T("lobby.cancel")).Does(func() {
		p.cancel()
		p.again()
	})
	return ui.Card(17, 14, ui.Column(10,
		p.heading("lobby.waiting"),
		ui.Paragraph(theme.Body, line, p.view.Theme.Ink),
		ui.Paragraph(theme.Caption, locale.T("lobby.waiting.free"), p.view.Theme.Ink2),
		ui.Press(cancel),
		p.late(people.Setup.Variant, people.Setup.Clock)))
}

// cancel lets go of the seat on which a game is waited for, if one is.
func (p *Page) cancel() {
	if r := p.session.Online.Room(); r != nil && waiting(r) {
		r.Say(room.Say{Do: room.Leave})
		p.session.Online.Forget(r.People().Code)
		p.session.Online.Leave()
	}
}
