package play

import (
	"errors"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/link"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/roompanel"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Find looks a variant up by its id.
type Find func(id string) (game.Variant, bool)

// Install gives a session its tables: the route that opens one.
func Install(s *session.Session, on machine.Machine, find Find) {
	can := on.Abilities()
	tools := kit{Engine: s.Engines.Start, Full: can.Full, Attention: can.Attention}
	s.Routes.Open = func(r session.Request) (ui.Page, error) { return openTable(s, tools, find, r) }
	s.Routes.RoomTable = func() ui.Page { return roomTable(s, tools) }
	if tools.Attention != nil {
		c := roompanel.NewCaller(s, tools.Attention)
		s.RoomHeard, s.RoomsWait = func(r host.Room) { c.Heard(r.People()) }, c.Wait
	}
	installProbe(s)
}

// Linked reads the request in the parameters of the address or command line: the game of a
// record, or a game that begins at once because its seats or its position are given. ok is
// false if they ask for no table.
func Linked(p *session.Params, find Find) (r session.Request, ok bool, err error) {
	r = session.Request{View: p.View, Watch: p.Watch(), Study: p.Studied()}
	switch {
	case link.IsPosition(p.Record):
		var at link.Position
		if at, err = link.UnpackPosition(p.Record); err != nil {
			return r, true, damaged(err)
		}
		p.Game, p.Position, p.Record = at.Variant, at.Text, ""
		r, ok, err = Linked(p, find)
		r.Options = at.Options
		if p.Seats == "" && !r.Watch { // it is only shown
			r.Study, r.Address = true, ""
		}
		return r, ok, err
	case p.Record != "":
		if r.Record, r.Match, err = link.Unpack(link.Find(find), p.Record); err != nil {
			err = damaged(err)
		}
		r.Ply = firstPly(p)
		return r, true, err
	case p.Game != "" && (p.Seats != "" || p.Position != "" || p.Watch() || p.Studied()):
		r.Game, r.Position, r.Seats = p.Game, p.Position, p.Seats
		switch {
		case !r.Watch && !r.Study:
			r.Address = p.Address()
		case r.Position == "":
			r.Position = "start" // nobody lays tiles
		}
		return r, true, nil
	}
	return r, false, nil
}

// damaged says in the reader's language what is wrong with a link.
func damaged(err error) error {
	if bad := (*link.Damage)(nil); errors.As(err, &bad) {
		p := bad.Phrase()
		args := make([]locale.Arg, len(p.Args))
		for i, a := range p.Args {
			args[i] = locale.Num(a.Name, a.N)
		}
		return errors.New(locale.T(p.Key, args...))
	}
	return err
}

// firstPly is the turn to show first: a replay begins at the beginning.
func firstPly(p *session.Params) *int {
	n, err := strconv.Atoi(p.Ply)
	switch {
	case p.Ply == "" && p.Watch():
		n = 0
	case err != nil || n < 0:
		return nil
	}
	return &n
}

// Show shows the position after the given number of turns.
func (p *Page) Show(ply int) {
	p.Replay(false)
	if p.lists.result { // it gives way to the moves, as always when a turn is shown
		p.lists.result, p.lists.tab = false, tabMoves
	}
	p.table.GoTo(ply)
}

// Replay starts the replay of a page at the turn shown, or at the start if that is the last
// one; or stops it.
func (p *Page) Replay(on bool) {
	if on && p.table.Live() {
		p.Show(0)
	}
	p.record.Replay(on)
}

// Replaying reports whether it runs.
func (p *Page) Replaying() bool { return p.record.State().Playing }
