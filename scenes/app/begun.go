package app

import (
	"time"

	"yanyi/scenes/machine"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/session"
)

// goOn opens the game that was played last and is not over; where that cannot be read, those
// that are kept, and nothing where none goes on.
func goOn(s *session.Session) {
	last := s.Saves.Last()
	if last == nil || last.Over {
		return
	}
	page, err := s.Routes.Open(session.Request{Save: &last.Save})
	if err != nil {
		page = s.Routes.Library()
	}
	s.Stack.Open(page)
}

// fresh is how long an address goes on with its game without asking.
const fresh = 24 * time.Hour

// openGame opens the game that an address begins. One that was begun from it and is not
// over goes on, with the question whether it shall a step back from the table; that is
// asked first when it is older than a day, and without a word it begins anew where nobody
// could be asked. A page around that drives the game tells what it wants by itself.
//
// Ruling: a command line is an address as well, for its flags are the same.
func openGame(s *session.Session, can machine.Abilities, asked session.Request) error {
	if asked.Address == "" || can.Channel != nil {
		return s.Change(asked)
	}
	kept := s.Saves.Begun(asked.Address)
	switch {
	case kept == nil:
	case time.Since(kept.Save.When) < fresh:
		table, err := s.Routes.Open(resume.On(kept, asked))
		if err == nil {
			s.Stack.Open(resume.New(s, kept, asked))
			s.Stack.Open(table)
		}
		return err
	case !s.Params.Bare() && kept.Persons > 0:
		s.Stack.Open(resume.New(s, kept, asked))
		return nil
	}
	return s.Change(asked)
}
