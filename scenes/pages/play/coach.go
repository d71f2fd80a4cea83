package play

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// coachMost is up to which level of the computers a first game has a coach.
const coachMost = 3

// coached reports whether a coach looks on from the start: as the person has chosen, else
// in the first game of a person against beginners; in a frame, whose page may play turns
// and waits for answers, only if chosen.
func coached(s *session.Session, m *match.Match) bool {
	if chosen := s.Settings.Coach; chosen != "" {
		return chosen == "on"
	}
	return first(s, m)
}

// first reports whether it is the first game of a person against beginners.
func first(s *session.Session, m *match.Match) bool {
	persons := 0
	for _, p := range m.Setup().Seats {
		if p.Human() {
			persons++
		} else if p.Level > coachMost {
			return false
		}
	}
	return persons == 1 && !s.Stack.Framed && !s.Saves.Finished()
}

// aide is what helps a person to see.
type aide struct{ page *Page }

// aided reports whether there is anything of it: where a person plays and hints are given.
func aided(m *moment.Moment) bool {
	return m.May.Hint && m.Persons() > 0 && !m.Over && !m.Watched && !m.Studied
}

// list is what there is, to be switched on and off.
func (a aide) list() ui.Part {
	p, set := a.page, &a.page.session.Settings
	row := func(id string, on bool, do func()) ui.Part {
		return decisions.Switch(p.view.Theme, id, "coach."+id, "coach."+id+".line", on, do)
	}
	flip := func(choice *bool) func() {
		return func() {
			*choice = !*choice
			p.session.ApplySettings()
		}
	}
	on := p.table.Busy().Coaching
	content := ui.Column(0,
		ui.If(p.now.May.Coach, row("watch", on, func() { a.coach(!on) })),
		ui.If(p.now.Screen.Look.Faces == render.Hanzi && !p.session.Signed(), row("signs", p.signs.shown(p), p.signs.flip(p))),
		row("points", set.Points, flip(&set.Points)),
		ui.If(len(p.now.Info.Seats) > 2 && p.now.Persons() == 1, row("dangers", set.Dangers, flip(&set.Dangers))))
	return ui.Scrolling(&p.helps, content).Shrink().Like(content)
}

// coach has a coach look on, here and in later games, or sends it away.
func (a aide) coach(on bool) {
	if !a.page.table.Coach(host.Coach, on) {
		return
	}
	s := a.page.session
	s.Settings.Coach = "off"
	if on {
		s.Settings.Coach = "on"
	}
	s.ApplySettings()
}

// refuted is how rivals refute the last turn, as the coach says.
func (a aide) refuted() []game.Turn {
	w := &a.page.now.May.Warned
	switch {
	case !w.Open || !a.page.now.Live:
		return nil
	case w.Then == game.NoTurn:
		return []game.Turn{w.Reply}
	}
	return []game.Turn{w.Reply, w.Then}
}
