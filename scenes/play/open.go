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

// Begin begins a new game: at its table, or where its tiles are laid first.
func Begin(s *shell.Shell, tools Tools, setup shell.Setup) (ui.Page, error) {
	m, err := match.New(setup.Variant, dated(setup.Match(uint64(time.Now().UnixNano()))))
	if err != nil {
		return nil, err
	}
	s.PrepareSound()
	m.SetViewSeat(setup.Bottom)
	return seated(s, tools, m, Allowed{setup.TakeBack, setup.Hints}, s.Saves.Keeper("").Save), nil
}

// seated is the page of a match at its beginning: its table, or where its tiles are
// laid first.
func seated(s *shell.Shell, tools Tools, m *match.Match, allow Allowed, keeper func(text string) error) ui.Page {
	keeper = allow.keeping(keeper)
	sit := func() ui.Page {
		t := table.New(m, m.ViewSeat(), prefs(s), deps(tools, keeper))
		return New(s, t, tools, allow)
	}
	if m.Deploying() {
		keep := func() { keeper(m.Save()) } // the keeper tells of refusals
		return deploy.New(s, m, keep, sit)
	}
	return sit()
}

// Reopen goes on with a game kept as text, if need be where its tiles are laid.
func Reopen(s *shell.Shell, tools Tools, find func(id string) (game.Variant, bool), text string) (ui.Page, error) {
	p, err := Continue(s, tools, find, text)
	if err != nil {
		return nil, err
	}
	if m := p.table.Match(); m.Deploying() {
		m.SetViewSeat(p.table.Bottom())
		p.table.Close()
		return seated(s, tools, m, p.allow, s.Saves.Keeper(text).Save), nil
	}
	return p, nil
}

// Continue goes on with a game kept as text, or shows one that has ended.
func Continue(s *shell.Shell, tools Tools, find func(id string) (game.Variant, bool), text string) (*Page, error) {
	allow := allowedIn(text)
	t, err := table.Continue(find, text, prefs(s), deps(tools, allow.keeping(s.Saves.Keeper(text).Save)))
	if err != nil {
		return nil, err
	}
	t.Match().Reseed(uint64(time.Now().UnixNano()))
	return New(s, t, tools, allow), nil
}

func dated(s match.Setup) match.Setup {
	s.Date = time.Now().Format("2006.01.02")
	return s
}

// deps is what a table needs of the machine.
func deps(tools Tools, keeper func(text string) error) table.Deps {
	return table.Deps{Engine: tools.Engine, Save: keeper}
}

// prefs is what of the settings concerns the table.
func prefs(s *shell.Shell) table.Prefs {
	return table.Prefs{Confirm: s.Settings.Confirm, Follow: s.Settings.Rotate, Watch: s.Params.Mode == "replay"}
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
