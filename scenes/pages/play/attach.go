package play

import (
	"cmp"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/peers"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/tiles"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// roomTable is the page of the game of the room that is taken part in: its table, or
// where its tiles are laid. While neither is due it is where the players gather.
func roomTable(s *session.Session, tools kit, find Find) ui.Page {
	r := s.Online.Room()
	if r == nil {
		return s.Routes.Room()
	}
	you := r.People().Own()
	switch r.People().Phase {
	case room.Laying:
		h := r.Game(nil)
		s.Leave = h.Close
		again := func() ui.Page { return s.Routes.RoomTable() }
		return tiles.New(s, h, tiles.Deps{Peers: &layers{Peers: peers.New(s, tools.Attention, h.Line().Info())}, Done: h.Close, Open: again})
	case room.Playing, room.Over:
		var save func(record string) error
		if you != game.NoSeat {
			save = func(record string) error { return keepRecord(s, find, record, you) }
		}
		h := r.Game(save)
		in := h.Line().Info()
		t := table.New(h, bottomIn(in, you), prefs(s))
		s.Leave = t.Close
		p := newPage(s, t, tools)
		p.buttons.onward = s.Routes.RoomTable
		attachPeers(p, peers.New(s, tools.Attention, in))
		p.buttons.together = func() ui.Page { return roomStudy(s, tools, find) }
		p.peers.Invites = true
		return p
	}
	return s.Routes.Room()
}

// layers are the people of a room while tiles are laid.
type layers struct {
	*peers.Peers
	heard peers.State
}

// Hear takes in what has come, and reports whether anything has changed.
func (l *layers) Hear() bool {
	l.Tick()
	was := l.heard
	l.heard = l.State()
	return l.heard != was
}

// Question is what is asked here or waited for.
func (l *layers) Question() (head, line string, answers []tiles.Answer) {
	q := l.Asked()
	for i, r := range []decisions.Reply{q.No, q.Yes} {
		if r.ID != "" {
			icon := cmp.Or(r.Icon, [...]canvas.Icon{canvas.IconClose, canvas.IconCheck}[i])
			answers = append(answers, tiles.Answer{ID: r.ID, Label: r.Label, Icon: icon, Do: r.Do})
		}
	}
	return q.Head, q.Line, answers
}

// narrowest is the view in which there is room for phrases beside the players, and for
// their button beside the others at the end.
const narrowest = 360

// bottomIn is who sits at the bottom of the board: whoever looks, else the seat that
// stands there by custom.
func bottomIn(in *game.Info, you game.Seat) game.Seat {
	if you != game.NoSeat {
		return you
	}
	for s, seat := range in.Seats {
		if seat.Quarter == 0 {
			return game.Seat(s)
		}
	}
	return 0
}

// keepRecord keeps a finished game among the others. The same one is kept once.
func keepRecord(s *session.Session, find Find, record string, you game.Seat) error {
	m, err := match.ParseLegal(find, record)
	if err != nil {
		return err
	}
	m.SetViewSeat(you)
	text := m.Save()
	keeper := s.Saves.Keeper(text)
	defer keeper.Close()
	return keeper.Save(text)
}

// attachPeers lets a page know the people elsewhere.
func attachPeers(p *Page, c *peers.Peers) {
	p.peers, p.buttons.peers = c, c
	p.players.Peers, p.decisions.Peers = c, c.Asked
}
