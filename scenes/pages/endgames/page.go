// Package endgames is the page of endgames to practise: those of a game, sorted by what one learns.
// One begins on the table, against the strongest computer, until it is won, drawn or lost.
package endgames

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/endgame"
	"yanyi/game/match"
	"yanyi/scenes/machine"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the page.
type Page struct {
	ui.ColumnPage
	session *session.Session
	find    func(id string) (game.Variant, bool)
	ask     func(variant string) <-chan machine.Reply
	variant game.Variant
	list    []endgame.Endgame            // of the variant, nil until it is loaded
	asked   <-chan machine.Reply         // for the list, nil if it is there
	fault   bool                         // it could not be loaded
	loaded  map[string][]endgame.Endgame // by variant
	done    saves.Counts                 // in how few turns each endgame was won or held, by game and id
	view    ui.View
}

// New returns the page for the first game that has endgames. ask asks for those of a game.
func New(s *session.Session, find func(id string) (game.Variant, bool), ask func(variant string) <-chan machine.Reply) *Page {
	p := &Page{session: s, find: find, ask: ask, loaded: map[string][]endgame.Endgame{}}
	var bad bool
	if p.done, bad = saves.ParseCounts(s.Kept(key), doneMost); bad {
		s.SetAside(key)
	}
	p.open(endgame.Games[0])
	return p
}

// open shows a game's endgames, and asks for them where they are not there yet.
func (p *Page) open(id string) {
	p.variant, _ = p.find(id)
	p.asked, p.fault = nil, false
	if p.list = p.loaded[id]; p.list == nil {
		p.asked = p.ask(id)
	}
}

// take takes the answer to what was asked for, if it has come, and reports whether it has.
func (p *Page) take() bool {
	select {
	case reply := <-p.asked:
		p.asked = nil
		list, err := endgame.Read(reply.Body)
		if p.fault = reply.Err != nil || err != nil || len(list) == 0; !p.fault {
			p.list, p.loaded[p.id()] = list, list
		}
		return true
	default:
		return false
	}
}

func (p *Page) id() string { return p.variant.Info().ID }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.take() {
		p.Layout(p.view)
	}
	return p.ColumnPage.Update(in)
}

// name is an endgame among those of all games.
func name(e *endgame.Endgame) string { return e.Variant + "/" + e.ID }

// begin opens the table of an endgame of a list, by its number.
func (p *Page) begin(list []endgame.Endgame, i int, open func(ui.Page) ui.Nav) ui.Nav {
	e := &list[i]
	v, _ := p.find(e.Variant)
	seat, _ := v.Info().SeatOf(e.Seat)
	setup := session.DefaultSetup(v)
	setup.Start, setup.Bottom, setup.PlayOn = e.Position, seat, true
	for s := range setup.Seats {
		setup.Seats[s].Level = match.Levels
	}
	setup.Seats[seat].Level = 0
	practised := &session.Endgame{Task: func() string { return task(e) }}
	practised.Again = func() ui.Nav { return p.begin(list, i, ui.Replace) }
	if i+1 < len(list) {
		practised.Next = func() ui.Nav { return p.begin(list, i+1, ui.Replace) }
	}
	if e.Turns == 0 {
		practised.Held = endgame.HeldAfter
	}
	practised.Told = func(o game.Outcome, turns int) string {
		practised.Reached = o.Won(seat) || e.Turns == 0 && o.Winner == game.NoSeat
		if practised.Reached && p.done.Lowest(name(e), turns) {
			p.session.Keep(key, p.done.String())
		}
		return told(e, o.Won(seat), o.Winner == game.NoSeat, turns)
	}
	page, err := p.session.Routes.Open(session.Request{Setup: &setup, Endgame: practised})
	if err != nil {
		p.session.Say(err.Error())
		return ui.Stay()
	}
	p.session.Say(task(e))
	return open(page)
}

// task is what is to be reached.
func task(e *endgame.Endgame) string {
	if e.Turns == 0 {
		return locale.T("endgame.task.hold", locale.Num("n", endgame.HeldAfter))
	}
	return locale.T("endgame.task.win", locale.Num("n", e.Turns))
}

// told says how an endgame ended.
func told(e *endgame.Endgame, won, drawn bool, turns int) string {
	n, m := locale.Num("n", turns), locale.Num("m", e.Turns)
	switch {
	case e.Turns == 0 && (won || drawn):
		return locale.T("endgame.held", n)
	case e.Turns == 0:
		return locale.T("endgame.broken", n)
	case won && turns > e.Turns:
		return locale.T("endgame.won", n, m)
	case won:
		return locale.T("endgame.best", n)
	case drawn:
		return locale.T("endgame.drawn", m)
	}
	return locale.T("endgame.lost", m)
}
