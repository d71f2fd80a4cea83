package embed

import (
	"errors"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/session"
)

// do opens a game in the place of the one at the table. A record that is not legal to
// its end is shown as far as it is: ready answers, and error says where it stops.
// Where tiles are laid first, ready answers when they are.
func (l *Load) do(f *Frame, id any) error {
	r, err := l.request(f.session)
	if err != nil {
		return err
	}
	if err := f.session.Change(r); err != nil {
		return err
	}
	f.told, f.asked = told{}, id
	f.tell(noID)
	if p := f.page(); p != nil {
		return stopped(p.Table().Line().Cut())
	}
	return nil
}

// request is the page to open.
func (l *Load) request(s *session.Session) (session.Request, error) {
	r := session.Request{
		Record: l.Record, Game: l.Game, Position: l.Position, Seats: l.Seats, View: l.View, Ply: l.Ply,
	}
	if l.Record == "" && l.Game == "" {
		return r, errors.New("neither a record nor a game is named")
	}
	switch l.Mode {
	case "":
		r.Watch = s.Params.Watch()
	case "replay":
		r.Watch = true
	case "play":
	default:
		return r, game.Errorf("mode %q is neither play nor replay", l.Mode)
	}
	if r.Position == "" && (r.Seats == "" || r.Watch) {
		r.Position = "start"
	}
	return r, nil
}

// stopped is the error of a record that is shown in part, nil if it is shown whole.
func stopped(cut *match.Cut) error {
	switch {
	case cut == nil:
		return nil
	case cut.Turn == 0 && cut.Line > 0:
		return game.Errorf("something is wrong in line %d, column %d; all turns are shown", cut.Line, cut.Column)
	case cut.Turn == 0:
		return errors.New("the record's result is not that of its turns")
	}
	return game.Errorf("turn %d %s is not legal; %d of %d turns are shown", cut.Turn, cut.Text, cut.Turn-1, cut.Of)
}
