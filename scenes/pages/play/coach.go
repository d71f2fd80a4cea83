package play

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// coachMost is up to which level of the computers a first game has a coach.
const coachMost = 3

// coached reports whether a coach looks on from the start: as the person has chosen, else
// in the first game of a person against beginners.
func coached(s *session.Session, m *match.Match) bool {
	if chosen := s.Settings.Coach; chosen != "" {
		return chosen == "on"
	}
	persons := 0
	for _, p := range m.Setup().Seats {
		if p.Human() {
			persons++
		} else if p.Level > coachMost {
			return false
		}
	}
	return persons == 1 && !s.Saves.Finished()
}

// aide is what helps a person to see.
type aide struct{ page *Page }

// list is what there is, to be switched on and off.
func (a aide) list() ui.Part {
	on := a.page.table.Busy().Coaching
	content := decisions.Switch(a.page.view.Theme, "coach", "coach.watch", "coach.watch.line", on, func() { a.coach(!on) })
	return ui.Scrolling(&a.page.helps, content).Shrink().Like(content)
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
