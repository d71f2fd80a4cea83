// Package app puts the program together: the session, its pages, and which of them
// is shown first.
package app

import (
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/embed"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/home"
	"yanyi/scenes/pages/library"
	"yanyi/scenes/pages/newcomer"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/pages/rules"
	"yanyi/scenes/pages/settings"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Smallest view the pages are laid out for, in logical pixels; a smaller window
// shows it scaled down.
const (
	MinWidth  = 320
	MinHeight = 320
)

// New returns the program on a machine. Its stack is the game to run.
func New(on machine.Machine) *session.Session {
	s := session.New(on)
	s.Routes = session.Routes{
		Setup:    func(v game.Variant) ui.Page { return setup.New(s, v) },
		Rules:    func(v game.Variant) ui.Page { return rules.New(s, v, false) },
		Learn:    func(v game.Variant) ui.Page { return rules.New(s, v, true) },
		Settings: func() ui.Page { return settings.New(s, sampleGame()) },
	}
	play.Install(s, on, catalog.Find)
	intake := library.NewIntake(s, on)
	s.Routes.Library = func() ui.Page { return library.New(s, on.Abilities().Copy, intake) }
	s.Routes.Newcomer = func() ui.Page { return newcomer.New(s, catalog.All()) }
	s.Start(home.New(s, catalog.All()))
	frame := newFrame(s, on.Abilities())
	s.Stack.Before = func(in *ui.Input) {
		s.Tick()
		if in.Pressed || len(in.Keys) > 0 {
			s.Touched()
		}
		intake.Tick(in)
		frame.Tick()
	}
	s.Stack.MinW, s.Stack.MinH = MinWidth, MinHeight
	s.Stack.Shown = on.Ready
	if err := openFirst(s); err != nil {
		s.Say(err.Error())
		frame.Fail(err)
	}
	return s
}

// newFrame is the way to the page around, where the address asks for one (api=1);
// nil elsewhere.
func newFrame(s *session.Session, can machine.Abilities) *embed.Frame {
	if s.Params.API != "1" || can.Channel == nil {
		return nil
	}
	return embed.New(s, can.Channel(s.Params.Origin))
}

// openFirst opens what the address or the command line asks for.
func openFirst(s *session.Session) error {
	request, linked, err := play.Linked(&s.Params)
	switch {
	case err != nil:
		return err
	case linked:
		page, err := s.Routes.Open(request)
		if err == nil {
			s.Stack.Open(page)
		}
		return err
	case s.Params.Game != "":
		return s.OpenSetup(catalog.Find, s.Params.Game)
	}
	return nil
}

// sampleGame is the game whose pieces show what the settings mean: the house's first.
func sampleGame() game.Variant { return catalog.All()[0] }
