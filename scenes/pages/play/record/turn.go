package record

import (
	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
)

// Turn is one in words, and whom it checks: said once, in the colour of danger,
// where the notation says it too.
type Turn struct{ Text, Check string }

// TurnOf puts a turn into words.
func TurnOf(m *moment.Moment, move *match.Move) Turn {
	signs := glyphs(move.Node)
	if move.Resigned {
		return Turn{locale.T("event.result.by.resign", words.Side(m.Info, "side", move.Seat)) + signs, ""}
	}
	switch n := words.Turn(m, move); n.Key {
	case "notation.mate":
		return Turn{words.Move(m, n) + signs, ""}
	case "notation.check":
		return Turn{words.Move(m, *n.Args[0].Phrase) + signs, checks(m, move)}
	default:
		return Turn{words.Move(m, n) + signs, checks(m, move)}
	}
}

// checks says whom a turn checks; of two players it need not be said who.
func checks(m *moment.Moment, move *match.Move) string {
	seats := table.Checks(move)
	switch {
	case len(seats) == 0:
		return ""
	case len(m.Info.Seats) == 2:
		return locale.T("event.check.suffix.two")
	case len(seats) == 1:
		return locale.T("event.check.suffix", words.Side(m.Info, "side", seats[0]))
	}
	both := locale.T("ui.list.and", words.Side(m.Info, "a", seats[0]), words.Side(m.Info, "b", seats[1]))
	return locale.T("event.check.suffix", words.Arg("side", both))
}
