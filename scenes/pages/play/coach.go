package play

import (
	"yanyi/game"
	"yanyi/game/match"
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

// coaching is what helps a person to see, to be switched on and off.
func (p *Page) coaching() ui.Part {
	content := ui.Column(0, p.decisions.Coaching(p.setCoach))
	return ui.Scrolling(&p.helps, content).Shrink().Like(content)
}

// setCoach has a coach look on, here and in later games, or sends it away.
func (p *Page) setCoach(on bool) {
	if !p.table.Coach(on) {
		return
	}
	p.session.Settings.Coach = map[bool]string{true: "on", false: "off"}[on]
	p.session.ApplySettings()
}

// refuted is how rivals refute the last turn, as the coach says.
func (p *Page) refuted() []game.Turn {
	if w := &p.now.May.Warned; !w.Open || !p.now.Live {
		return nil
	} else if w.Then == game.NoTurn {
		return []game.Turn{w.Reply}
	} else {
		return []game.Turn{w.Reply, w.Then}
	}
}
