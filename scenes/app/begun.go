package app

import (
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
)

// goOn opens the last unfinished game, the list of saved games if it is unreadable, or nothing.
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

// ready is the game of an embedded page whose address names only a variant: it begins at once
// with the usual players, without a form before it and without tiles to lay. The table has a
// button that leads to the form.
func ready(s *session.Session) session.Request {
	return session.Request{Game: s.Params.Game, Position: "start", View: s.Params.View, Address: s.Params.Address()}
}

// fresh is how long an address continues its game without asking.
const fresh = 24 * time.Hour

// openGame opens the game that an address begins. An unfinished game begun from it continues,
// and the question whether to do so is one step back from the table. If it is older than a day,
// the question comes first; where nobody can be asked, a new game begins. A surrounding page
// that drives the game decides by itself.
//
// Ruling: a command line is an address as well, because its flags are the same.
func openGame(s *session.Session, can machine.Abilities, asked session.Request) error {
	switch {
	case can.Channel != nil:
		return s.Change(asked)
	case asked.Record != "" && s.Params.Mode == "" && !can.Embedded && !s.Params.Bare():
		return offer(s, asked)
	case asked.Address == "":
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

// offer opens the record of a link: if its game is not over, the receiver chooses whether to
// play on or to study it. While tiles are laid there is nothing to study yet.
func offer(s *session.Session, asked session.Request) error {
	game, err := saves.Read(catalog.Named, saves.Save{Text: asked.Record})
	if err != nil {
		return err
	}
	if game.Over || game.Laying {
		return s.Change(asked)
	}
	if s.Leave != nil {
		s.Leave()
		s.Leave = nil
	}
	s.Stack.Home()
	s.Stack.Open(resume.Linked(s, game, asked))
	return nil
}
