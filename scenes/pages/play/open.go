package play

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host/local"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/tiles"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// kit is what a page needs of the platform beyond the session.
type kit struct {
	// Engine starts an opponent; nil where there are none.
	Engine func() machine.Engine
	// Full opens the game of a small frame in full, with parameters as in addresses, and
	// reports whether that is allowed; nil hides the button.
	Full func(query, record string) bool
	// Attention calls a player whose page is hidden; nil where that is impossible.
	Attention machine.Attention
}

// openTable is the page of the table that a request asks for, or the page on which its tiles
// are laid first. An error leaves nothing behind.
func openTable(s *session.Session, tools kit, find Find, r session.Request) (ui.Page, error) {
	if r.Save != nil {
		r.Record = s.Saves.Text(*r.Save)
	}
	m, err := asked(find, r)
	if err != nil {
		return nil, err
	}
	if r.View != "" {
		seat, ok := m.Info().SeatOf(r.View)
		if !ok {
			return nil, session.NoSeat(r.View)
		}
		m.SetViewSeat(seat)
	}
	if r.Study || m.Studied() {
		return studied(s, tools, m, r)
	}
	if r.Record == "" {
		s.PrepareSound()
	}
	return seated(s, tools, m, r), nil
}

// asked is the match that a request asks for.
func asked(find Find, r session.Request) (*match.Match, error) {
	if r.Record != "" {
		return reopened(find, r)
	}
	if r.Setup != nil {
		return begun(*r.Setup)
	}
	setup, err := worded(find, r)
	if err != nil {
		return nil, err
	}
	return begun(setup)
}

// reopened is the match of a record or a save; later draws differ from those it would have
// made.
func reopened(find Find, r session.Request) (m *match.Match, err error) {
	if m = r.Match; m == nil {
		m, err = match.ParseLegal(find, r.Record)
	}
	if err == nil {
		m.Reseed(uint64(time.Now().UnixNano()))
		m.SetViewSeat(m.Bottom())
	}
	return m, err
}

// begun is a new match.
func begun(setup session.Setup) (*match.Match, error) {
	now := time.Now()
	start := setup.Match(uint64(now.UnixNano()))
	start.Date = now.Format("2006.01.02")
	m, err := match.New(setup.Variant, start)
	if err == nil {
		m.SetViewSeat(setup.Bottom)
	}
	return m, err
}

// worded is the set-up written in an address.
func worded(find Find, r session.Request) (session.Setup, error) {
	v, ok := find(r.Game)
	if !ok {
		return session.Setup{}, fmt.Errorf("%s", locale.T("error.record.variant", locale.Arg{Name: "name", Value: game.Brief(r.Game)}))
	}
	setup := session.DefaultSetup(v)
	setup.Start, setup.Address = r.Position, r.Address
	for pair := range strings.SplitSeq(r.Options, ",") {
		if key, value, ok := strings.Cut(pair, "="); ok && v.Info().CheckOptions(game.Options{key: value}) == nil {
			setup.Options[key] = value
		}
	}
	if r.Seats == "" {
		return setup, nil
	}
	return setup, setup.SetSeats(r.Seats)
}

// seated is the page of a match: its table, or the page on which its tiles are laid first. It
// is saved in the slot that the request's text came from.
func seated(s *session.Session, tools kit, m *match.Match, r session.Request) ui.Page {
	var keeper *saves.Keeper
	if m.Cut() == nil && r.Endgame == nil { // otherwise its text holds more than the match
		keeper = s.Saves.Keeper(cmp.Or(r.Record, m.Save()))
	}
	d := deps(tools, keeper, r.Watch || m.Cut() != nil)
	if r.Endgame != nil {
		d.Held = r.Endgame.Held
	}
	d.Coach, d.Unhurried = coached(s, m), func() bool { return s.Settings.Unhurried }
	d.Explains = func() bool { return s.Settings.Explains }
	beginner := first(s, m)
	h := local.New(m, d)
	sit := func() ui.Page {
		t := table.Resume(h, m.Bottom(), prefs(s))
		p := newPage(s, t, tools)
		p.buttons.watch, p.buttons.lesson, s.Leave = r.Watch, r.Lesson, t.Close
		p.signs.first = beginner
		p.buttons.onward = func() ui.Page { return p.rematch() }
		p.practises(r.Endgame, m.Bottom())
		if r.Ply != nil {
			p.Show(*r.Ply)
		}
		return p
	}
	if m.Deploying() {
		return tiles.New(s, h, tiles.Deps{Done: h.Close, Open: sit})
	}
	return sit()
}

// deps is what a game here needs of the machine.
func deps(tools kit, keeper *saves.Keeper, idle bool) local.Deps {
	if keeper == nil {
		return local.Deps{Engine: tools.Engine, Idle: idle}
	}
	return local.Deps{Engine: tools.Engine, Save: keeper.Save, Done: keeper.Close, Idle: idle}
}

// prefs are the settings that concern the table.
func prefs(s *session.Session) table.Prefs {
	return table.Prefs{Confirm: s.Settings.Confirm, Follow: s.Settings.Rotate, Premoves: s.Settings.Premoves, Blindfold: s.Settings.Blindfold}
}

// practises makes the table one on which a seat practises an endgame, if there is one.
func (p *Page) practises(e *session.Endgame, learner game.Seat) {
	if e == nil {
		return
	}
	p.buttons.endgame = e
	p.record.Told = func(m *moment.Moment) string {
		turns := 0
		for _, move := range m.Line.Moves() {
			if move.Seat == learner {
				turns++
			}
		}
		return e.Told(m.Line.Outcome(), turns)
	}
}

// task is the task of an endgame in words, "" elsewhere.
func (p *Page) task() string {
	if p.buttons.endgame == nil {
		return ""
	}
	return p.buttons.endgame.Task()
}

// rematch opens the same game, everybody one seat further. If it cannot begin, the page stays.
func (p *Page) rematch() ui.Page {
	m, err := begun(again(p.table))
	if err != nil {
		p.session.Say(err.Error())
		p.buttons.onward = nil
		return p
	}
	p.table.Close()
	p.session.PrepareSound()
	return seated(p.session, p.buttons.tools, m, session.Request{Watch: p.buttons.watch})
}

// again is a rematch's set-up: the seats rotate, the player at the bottom stays there, and
// whoever gave odds gives them again.
func again(t *table.Table) session.Setup {
	was := t.Line().Setup()
	has := func(what string) bool { return slices.Contains(was.Without, what) }
	seats := game.Seat(len(was.Seats))
	return session.Setup{
		Variant: t.Line().Variant(), Options: was.Options, Clock: was.Clock.Given((was.Clock.Giver+1)%seats, was.Clock.Part),
		Odds:  was.Odds.Moved(t.Line().Variant(), (was.Odds.By+1)%seats),
		Seats: match.MovedUp(was.Seats), Bottom: (t.Bottom() + 1) % seats,
		TakeBack: !has(match.TakingBack), Hints: !has(match.Hints), PlayOn: has(match.Yielding), Address: was.Address,
	}
}

// isWhy reports whether a key names a refusal.
func isWhy(key string) bool { return strings.HasPrefix(key, "why.") }
