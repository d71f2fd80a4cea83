package record

import (
	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
)

// Turn is a turn in words, and whom it checks: only once, in the colour of danger, if the
// notation says it too.
type Turn struct{ Text, Check string }

// TurnOf puts a turn into words.
func TurnOf(m *moment.Moment, move *match.Move) Turn {
	signs := glyphs(move)
	if move.Resigned {
		return Turn{locale.T("event.result.by.resign", tabletext.Side(m.Info, "side", move.Seat)) + signs, ""}
	}
	switch n := tabletext.Turn(m, move); n.Key {
	case "notation.mate":
		return Turn{tabletext.Move(m, n) + signs, ""}
	case "notation.check":
		return Turn{tabletext.Move(m, *n.Args[0].Phrase) + signs, checks(m, move)}
	default:
		return Turn{tabletext.Move(m, n) + signs, checks(m, move)}
	}
}

// checks says whom a turn checks; with two players no name is needed.
func checks(m *moment.Moment, move *match.Move) string {
	seats := table.Checks(move)
	switch {
	case len(seats) == 0:
		return ""
	case len(m.Info.Seats) == 2:
		return locale.T("event.check.suffix.two")
	case len(seats) == 1:
		return locale.T("event.check.suffix", tabletext.Side(m.Info, "side", seats[0]))
	}
	both := locale.T("ui.list.and", tabletext.Side(m.Info, "a", seats[0]), tabletext.Side(m.Info, "b", seats[1]))
	return locale.T("event.check.suffix", tabletext.Arg("side", both))
}
