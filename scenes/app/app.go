// Package app puts the program together: the session, its pages, and which of them
// is shown first.
package app

import (
	"errors"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
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

// Smallest view the pages are laid out for, in logical pixels; a smaller window
// shows it scaled down.
const (
	MinWidth  = 320
	MinHeight = 320
)

// New returns the program on a machine. Its stack is the game to run.
func New(on machine.Machine) *session.Session {
	s := session.New(on)
	can := on.Abilities()
	s.Online = remote.New(remote.World{
		Net: can.Net, Find: catalog.Find, Now: time.Now, Load: s.Kept, Save: s.Keep,
		Listen: func() {
			s.Ticking.Lock()
			defer s.Ticking.Unlock()
			s.TickRooms()
		},
	}, s.Params.Server)
	play.Install(s, on, catalog.Named)
	intake := library.NewIntake(s, on)
	routes(s, on, intake)
	s.Start(first(s, on))
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
	}
	s.Stack.MinW, s.Stack.MinH = MinWidth, MinHeight
	s.Stack.Shown = on.Ready
	if can.Share != nil {
		can.Share(uses(s), s.Stack.Lose)
	}
	if can.Carry != nil {
		can.Carry(s.Saves.Playing)
	}
	begin(s, frame, can)
	return s
}

// begin shows what is asked for, else what is new where it is.
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
	frame.Tick() // what was asked meanwhile is answered even if nobody sees the frame
}

// openAddressed opens what the address or the command line asks for. What is wrong
// with it is told to the reader in words, to the page around as it is.
func openAddressed(s *session.Session, frame *embed.Frame, can machine.Abilities) {
	request, err := openFirst(s, can)
	if err == nil {
		return
	}
	frame.Fail(err)
	if list := (*game.Faults)(nil); errors.As(err, &list) && request.Record != "" {
		s.Say(library.Faults(request.Record, err))
		return
	}
	if v, ok := catalog.Find(request.Game); ok {
		if said := library.Misplaced(v.Info(), err); said != "" {
			s.Say(said)
			return
		}
	}
	s.Say(session.Told(err))
}

// carriedOver opens the game that was carried over from before the page began anew, and
// reports whether there was one.
func carriedOver(s *session.Session, carried string) bool {
	return carried != "" && s.Change(session.Request{Record: carried, Watch: s.Params.Watch()}) == nil
}

// reopen opens the record that the address has come to name.
func reopen(s *session.Session, frame *embed.Frame, can machine.Abilities) {
	if can.Readdressed == nil {
		return
	}
	if record, studied := can.Readdressed(); record != "" {
		s.Params.Readdress(record, studied)
		openAddressed(s, frame, can)
	}
}

// openFirst opens what is asked for, and answers it where it is a table.
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
	case s.Params.Game != "":
		err = s.OpenSetup(catalog.Find, s.Params.Game)
	}
	return request, err
}

// sampleGame is the game whose pieces show what the settings mean: the house's first.
func sampleGame() game.Variant { return catalog.All()[0] }
