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

// coachMost is the highest level of the computers at which a first game has a coach.
const coachMost = 3

// coached reports whether a coach is on from the start: as the person has chosen, else in a
// person's first game against beginners. In an embedded frame, whose page may play turns and
// waits for answers, the coach is on only if chosen.
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

// aided reports whether there are such aids: a person plays and hints are given.
func aided(m *moment.Moment) bool {
	return m.May.Hint && m.Persons() > 0 && !m.Over && !m.Watched && !m.May.Free
}

// aidList is the list of aids, each with its switch.
func (p *Page) aidList() ui.Part {
	set := &p.session.Settings
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
		ui.If(p.now.May.Coach, row("watch", on, func() { p.coach(!on) })),
		ui.If(p.now.Screen.Look.Faces == render.Hanzi && !p.session.Signed(), row("signs", p.signed(), p.flipSigns)),
		row("points", set.Points, flip(&set.Points)),
		ui.If(len(p.now.Info.Seats) > 2 && p.now.Persons() == 1, row("dangers", set.Dangers, flip(&set.Dangers))))
	return ui.Scrolling(&p.helps, content).Shrink().Like(content)
}

// coach turns the coach on or off, here and in later games.
func (p *Page) coach(on bool) {
	if !p.table.Do(host.Request{Do: host.Coach, Yes: on}) {
		return
	}
	s := p.session
	s.Settings.Coach = "off"
	if on {
		s.Settings.Coach = "on"
	}
	s.ApplySettings()
}

// refuted is how rivals refute the last turn, as the coach says.
func (p *Page) refuted() []game.Turn {
	w := &p.now.May.Warned
	switch {
	case !w.Open || !p.now.Live:
		return nil
	case w.Then == game.NoTurn:
		return []game.Turn{w.Reply}
	}
	return []game.Turn{w.Reply, w.Then}
}
