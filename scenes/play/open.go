package play

import (
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/deploy"
	"yanyi/scenes/play/table"
	"yanyi/scenes/shell"
	"yanyi/scenes/ui"
)

// Tools is what a page needs of the machine beyond the shell.
type Tools struct {
	// Engine starts an opponent; nil where there are none.
	Engine func() table.Engine
	// Copy puts text on the clipboard; the channel tells how it went.
	Copy func(text string) <-chan error
	// Full opens the game of a small frame in full; nil hides the button.
	Full func(record string)
}

// Allowed is what a game's set-up allows a person.
type Allowed struct{ TakeBack, Hints bool }

// Begin begins a new game: at its table, or where its tiles are laid first.
func Begin(s *shell.Shell, tools Tools, setup shell.Setup) (ui.Page, error) {
	m, err := match.New(setup.Variant, dated(setup.Match(uint64(time.Now().UnixNano()))))
	if err != nil {
		return nil, err
	}
	s.PrepareSound()
	sit := func() (ui.Page, error) {
		t := table.New(m, setup.Bottom, prefs(s), deps(s, tools, ""))
		return New(s, t, tools, Allowed{setup.TakeBack, setup.Hints}), nil
	}
	if m.Deploying() {
		return deploy.New(s, m, sit), nil
	}
	return sit()
}

// Continue goes on with a game kept as text, or shows one that has ended.
func Continue(s *shell.Shell, tools Tools, find func(id string) (game.Variant, bool), text string) (*Page, error) {
	t, err := table.Continue(find, text, prefs(s), deps(s, tools, text))
	if err != nil {
		return nil, err
	}
	t.Match().Reseed(uint64(time.Now().UnixNano()))
	return New(s, t, tools, Allowed{true, true}), nil
}

func dated(s match.Setup) match.Setup {
	s.Date = time.Now().Format("2006.01.02")
	return s
}

// deps is what a table needs for a new match, or for one that is kept as text.
func deps(s *shell.Shell, tools Tools, text string) table.Deps {
	return table.Deps{Engine: tools.Engine, Save: s.Keeper(text)}
}

// prefs is what of the settings concerns the table.
func prefs(s *shell.Shell) table.Prefs {
	return table.Prefs{Confirm: s.Settings.Confirm, Follow: s.Settings.Rotate}
}

// rematch begins the same game with everybody one seat further.
func (p *Page) rematch() ui.Nav {
	next, err := Begin(p.shell, p.tools, p.again())
	if err != nil {
		p.shell.Say(err.Error())
		return ui.Stay()
	}
	p.table.Close()
	return ui.Replace(next)
}

// again is the set-up of a rematch: the seats rotate, whoever sat at the bottom
// does so on its new seat.
func (p *Page) again() shell.Setup {
	was := p.table.Match().Setup()
	n := len(was.Seats)
	s := shell.Setup{
		Variant: p.table.Match().Variant(), Options: was.Options, Clock: was.Clock,
		Seats: make([]match.Player, n), Bottom: (p.table.Bottom() + 1) % game.Seat(n),
		TakeBack: p.allow.TakeBack, Hints: p.allow.Hints,
	}
	for i, player := range was.Seats {
		s.Seats[(i+1)%n] = player
	}
	return s
}

// share puts the record on the clipboard.
func (p *Page) share() {
	if p.tools.Copy != nil {
		p.copying = p.tools.Copy(p.table.Match().Record())
	}
}

// isWhy reports whether a key is that of a refusal.
func isWhy(key string) bool { return strings.HasPrefix(key, "why.") }
