package play

import (
	"cmp"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/roompanel"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/tiles"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// roomTable is the page of the current room's game: its table, or the page on which its tiles
// are laid. Before either is due it is the page on which the players gather.
func roomTable(s *session.Session, tools kit) ui.Page {
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
		return tiles.New(s, h, tiles.Deps{Peers: &layers{Panel: roomPanel(s, tools, h, h.Do), host: h}, Done: h.Close, Open: again})
	case room.Playing, room.Over:
		var save func(*match.Match) error
		if you != game.NoSeat {
			save = func(m *match.Match) error { return keepFinished(s, m, you) }
		}
		h := r.Game(save)
		in := h.Line().Info()
		t := table.New(h, bottomIn(in, you), prefs(s))
		s.Leave = t.Close
		p := newPage(s, t, tools)
		p.buttons.onward = s.Routes.RoomTable
		p.attach(roomPanel(s, tools, h, t.Do))
		p.buttons.together = func() ui.Page { return roomStudy(s, tools) }
		p.roomPanel.Invites = true
		return p
	}
	return s.Routes.Room()
}

// roomPanel is the people of a host's room, to whom requests go by the given way.
func roomPanel(s *session.Session, tools kit, h host.Host, do func(host.Request) bool) *roompanel.Panel {
	return roompanel.New(s, tools.Attention, h.Line().Info(), h.RoomState(), func(r host.Request) host.RoomState {
		do(r)
		return h.RoomState()
	})
}

// layers are the people of a room while tiles are laid.
type layers struct {
	*roompanel.Panel
	host  host.Host
	heard roompanel.State
}

// Some reports that there are people elsewhere.
func (l *layers) Some() bool { return true }

// Hear takes in new events and reports whether anything has changed.
func (l *layers) Hear() bool {
	l.Tick(l.host.RoomState())
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

// narrowest is the narrowest view with room for phrases beside the players, and for their
// button beside the others at the end.
const narrowest = 360

// bottomIn is the seat at the bottom of the board: the viewer's, else the seat that stands
// there by custom.
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

// keepFinished saves a finished game in the library, the same game only once.
func keepFinished(s *session.Session, m *match.Match, you game.Seat) error {
	m.Retime() // as its record tells it: the same whenever it is kept
	m.SetViewSeat(you)
	text := m.Save()
	keeper := s.Saves.Keeper(text)
	defer keeper.Close()
	return keeper.Save(text)
}

// attach connects the page to the people elsewhere.
func (p *Page) attach(c *roompanel.Panel) {
	p.roomPanel, p.buttons.roomPanel = c, c
	p.players.Peers, p.decisions.Peers = c, c.Asked
}
