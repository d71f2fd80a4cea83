// Package app assembles the program: the session, its pages, and the choice of the first one.
package app

import (
	"errors"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/cards"
	"yanyi/scenes/embed"
	"yanyi/scenes/host/remote"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/library"
	"yanyi/scenes/pages/lobby"
	"yanyi/scenes/pages/news"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Smallest view pages are laid out for, in logical pixels; smaller windows show them scaled.
const (
	MinWidth  = 320
	MinHeight = 320
)

// New returns the program on a machine. Its stack is the game to run.
func New(on machine.Machine) *session.Session {
	s := session.New(on)
	can, began := on.Abilities(), time.Now()
	s.Online = remote.New(remote.World{
		Net: can.Net, Find: catalog.Find, Elapsed: func() time.Duration { return time.Since(began) }, Load: s.Kept, Save: s.Keep,
		Listen: func() {
			s.Ticking.Lock()
			defer s.Ticking.Unlock()
			s.TickRooms()
		},
	}, s.Params.Server)
	shelf, ticked := cards.New(s), s.Now()
	s.Learn = shelf.Learn
	play.Install(s, on, catalog.Named)
	intake := library.NewIntake(s, on)
	routes(s, on, intake, shelf)
	s.Start(first(s, on, shelf))
	frame := embed.New(s, can.Channel)
	follow := follower{session: s, can: can, caller: lobby.NewCaller(s)}
	reflect := reflector{session: s, on: can.Mirror}
	s.Stack.Before = func(in *ui.Input) {
		s.Tick()
		s.TickRooms()
		follow.tick()
		reopen(s, frame, can)
		if in.Pressed || len(in.Keys) > 0 {
			s.Touched()
		}
		turnToMenu(s, in)
		turnToKeys(s, in)
		intake.Tick(in)
		frame.Tick()
		reflect.tick()
		now := s.Now()
		shelf.Tick(max(0, min(now.Sub(ticked), time.Second)))
		ticked = now
	}
	s.Stack.MinW, s.Stack.MinH = MinWidth, MinHeight
	s.Stack.Shown = on.Ready
	if can.Share != nil {
		can.Share(uses(s), s.Stack.Lose)
	}
	if can.Carry != nil {
		can.Carry(func() string {
			s.KeepAll()
			return s.Saves.Playing()
		})
	}
	if can.Hiding != nil {
		can.Hiding(func() {
			if s.Ticking.TryLock() { // it is told in the middle of a tick at most where nothing waits
				defer s.Ticking.Unlock()
				s.KeepAll()
			}
		})
	}
	begin(s, frame, can)
	return s
}

// begin shows the requested page, else the news page if news is due.
func begin(s *session.Session, frame *embed.Frame, can machine.Abilities) {
	if !carriedOver(s, can.Carried) {
		openAddressed(s, frame, can)
	}
	if s.Stack.Depth() == 1 && !can.Embedded && news.Due(s) {
		s.Stack.Open(news.New())
	}
	for _, bad := range s.Unread {
		frame.Fail(bad)
	}
	frame.Tick() // requests are answered even in an invisible frame
}

// openAddressed opens the page requested by the address or the command line. Its faults are
// reported to the reader in words, and to the surrounding page unchanged.
func openAddressed(s *session.Session, frame *embed.Frame, can machine.Abilities) {
	request, err := openFirst(s, can)
	if err == nil {
		return
	}
	frame.Fail(err)
	if list := (*game.Faults)(nil); errors.As(err, &list) && request.Record != "" {
		s.Stack.Pin(library.Faults(request.Record, err))
		return
	}
	if v, ok := catalog.Find(request.Game); ok {
		if said := library.Misplaced(v.Info(), request.Position, err); said != "" {
			s.Stack.Pin(said)
			return
		}
	}
	s.Stack.Pin(session.Told(err))
}

// carriedOver opens the game carried over from before a reload, and reports whether one was.
func carriedOver(s *session.Session, carried string) bool {
	return carried != "" && s.Change(session.Request{Record: carried, Watch: s.Params.Watch()}) == nil
}

// reopen opens the record that the address names after a change.
func reopen(s *session.Session, frame *embed.Frame, can machine.Abilities) {
	if can.Readdressed == nil {
		return
	}
	if record, studied := can.Readdressed(); record != "" {
		s.Params.Readdress(record, studied)
		openAddressed(s, frame, can)
	}
}

// openFirst opens the requested page, and answers the request if it is a table.
func openFirst(s *session.Session, can machine.Abilities) (session.Request, error) {
	request, linked, err := play.Linked(&s.Params, catalog.Named)
	switch {
	case err != nil:
	case s.Params.Room != "":
		return request, openRoom(s)
	case linked:
		err = openGame(s, can, request)
	case s.Params.Lesson != "":
		s.Stack.Open(s.Routes.Lesson(s.Params.Lesson))
	case s.Params.Puzzle != "":
		s.Stack.Open(s.Routes.Puzzle(s.Params.Puzzle))
	case s.Params.Continue == "1":
		goOn(s)
	case s.Params.Game != "" && can.Full != nil:
		err = openGame(s, can, ready(s))
	case s.Params.Game != "":
		err = s.OpenSetup(catalog.Find, s.Params.Game)
	}
	return request, err
}

// sampleGame is the variant whose pieces illustrate the settings: the first of the catalogue.
func sampleGame() game.Variant { return catalog.All()[0] }
