// Package tabletext is the texts of the table page about a moment: the players, their tasks,
// the game's name, the notation of turns.
package tabletext

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
)

// Arg fills {name} in a text.
func Arg(name, value string) locale.Arg { return locale.Arg{Name: name, Value: value} }

// Side fills {name} with a side's name.
func Side(in *game.Info, name string, s game.Seat) locale.Arg {
	return Arg(name, gametext.SideName(in, s))
}

// Owner fills {name} with a side's name as it stands before one of its pieces: 黑马,
// not 黑方马.
func Owner(in *game.Info, name string, s game.Seat) locale.Arg {
	if int(s) < len(in.Seats) {
		if key := "side." + in.Seats[s].Key + ".char"; locale.Has(key) {
			return Arg(name, locale.T(key))
		}
	}
	return Side(in, name, s)
}

// Worded is a text in the game's wording (策 or 计).
func Worded(in *game.Info, key string, args ...locale.Arg) string {
	return locale.T(gametext.Worded(in, key), args...)
}

// SealOf is the character of a seal: the first of its text. Seals keep their
// characters in English (render/README.md, English).
func SealOf(key string) string {
	lang := locale.Current()
	if lang == locale.En {
		lang = locale.ZhHans
	}
	for _, r := range lang.T(key) {
		return string(r)
	}
	return ""
}

// Points is a player's points with a proper minus; halves where allies share them.
func Points(in *game.Info, n int8) string {
	if in.Pact != 0 {
		text := strconv.Itoa(int(n / 2))
		if n%2 != 0 {
			text += ".5"
		}
		return text
	}
	if n < 0 {
		return "−" + strconv.Itoa(int(-n))
	}
	return strconv.Itoa(int(n))
}

// Listed joins the texts that are not empty by the separator. It replaces the full stop of a
// sentence that another text follows.
func Listed(texts ...string) string {
	var some []string
	for _, text := range texts {
		if text == "" {
			continue
		}
		if k := len(some) - 1; k >= 0 {
			some[k] = strings.TrimSuffix(strings.TrimSuffix(some[k], "."), "。")
		}
		some = append(some, text)
	}
	return strings.Join(some, " "+locale.T("ui.separator")+" ")
}

// Joint is what stands between two sentences.
func Joint() string {
	if locale.Current() == locale.En {
		return " "
	}
	return ""
}

// Sentence ends a line with the full stop of its language, unless it has an end.
func Sentence(line string) string {
	switch end, _ := utf8.DecodeLastRuneInString(line); {
	case line == "" || strings.ContainsRune(".?。？", end):
		return line
	case locale.Current() == locale.En:
		return line + "."
	}
	return line + "。"
}

// Spoken is a line as one of several sentences.
func Spoken(line string) string {
	if line == "" {
		return ""
	}
	return Sentence(line) + Joint()
}

// Result is the result in a few words.
func Result(m *moment.Moment, o game.Outcome) string {
	three := len(m.Info.Seats) == 3
	switch you := m.You(); {
	case o.Winner == game.NoSeat && three:
		return locale.T("event.result.draw.three")
	case o.Winner == game.NoSeat:
		return locale.T("event.result.draw.two")
	case o.With != 0:
		return together(m.Info, o)
	case three:
		return locale.T("event.result.win.three", Side(m.Info, "side", o.Winner))
	case you == o.Winner:
		return locale.T("event.result.win.you")
	case you != game.NoSeat:
		return locale.T("event.result.lose.you")
	}
	return locale.T("event.result.win.two", Side(m.Info, "side", o.Winner))
}

// together says that two players have won together.
func together(in *game.Info, o game.Outcome) string {
	var both []game.Seat
	for s := range in.Seats {
		if o.Won(game.Seat(s)) {
			both = append(both, game.Seat(s))
		}
	}
	return locale.T("event.result.win.pact", Side(in, "a", both[0]), Side(in, "b", both[len(both)-1]))
}

// Reason is the reason of an outcome: it names the loser, and says "you" to the only person who
// plays here.
func Reason(m *moment.Moment, o game.Outcome) string {
	key := o.Reason
	if key == "" {
		return ""
	}
	switch you := key + ".you"; {
	case !locale.Has(you):
	case !o.Side.Player(): // a record of three players does not say who it was
		key = "event.result.by.record"
	case o.Side == m.You():
		key = you
	}
	return locale.T(key, Side(m.Info, "side", o.Side))
}
