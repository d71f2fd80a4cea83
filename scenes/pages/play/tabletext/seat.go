package tabletext

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
)

// Lord is the leader of a seat if it has one, else the side.
func Lord(in *game.Info, s game.Seat) string {
	if lord := in.Seats[s].Lord; lord != "" {
		return locale.T(lord)
	}
	return gametext.SideName(in, s)
}

// Player says who sits at a seat: you, a name, or a computer's level. Spectators are not you.
func Player(m *moment.Moment, s game.Seat) string {
	return gametext.Player(m.Players[s], m.You() == s)
}

// Task is the line that says what a player has to do, "" if nothing.
func Task(m *moment.Moment, s game.Seat) string {
	if !m.View.Seats[s].Alive || m.Over || !m.Live || m.Actor() != s {
		return ""
	}
	checked := m.View.Seats[s].Checked
	switch {
	case !m.Human(s) && m.Players[s].Human():
		return locale.T("online.thinking")
	case m.May.Warned.Open || m.May.Looked: // a coach speaks before the computer thinks
		return ""
	case !m.Human(s):
		return locale.T("play.wait.computer")
	case m.You() == s && checked:
		return locale.T("event.turn.answer.you")
	case m.You() == s:
		return locale.T("event.turn.you")
	case checked:
		return locale.T("event.turn.answer.side", Side(m.Info, "side", s))
	}
	return locale.T("event.turn.side", Side(m.Info, "side", s))
}

// ShortTask is Task without the check, which a chip shows.
func ShortTask(m *moment.Moment, s game.Seat) string {
	switch {
	case Task(m, s) == "" || !m.Human(s):
		return Task(m, s)
	case m.You() == s:
		return locale.T("event.turn.you")
	}
	return locale.T("event.turn.side", Side(m.Info, "side", s))
}
