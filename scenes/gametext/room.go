package gametext

import (
	"strconv"
	"time"
	"unicode"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/odds"
	"yanyi/game/room"
)

// Day is the clock time for a turn from which it is shown in days.
const Day = 24 * time.Hour

// Clock spells a clock out.
func Clock(c match.Clock) string {
	minutes := locale.Num("n", int(c.Total.Minutes()))
	switch {
	case c.PerTurn >= Day:
		return locale.Count("clock.days", int(c.PerTurn/Day))
	case c.PerTurn > 0:
		return locale.T("clock.turn", locale.Num("n", int(c.PerTurn.Seconds())))
	case c.Total == 0:
		return locale.T("clock.none")
	case c.Periods > 0:
		return locale.T("clock.periods", minutes, locale.Num("k", c.Periods), locale.Num("s", int(c.Period.Seconds())))
	case c.Increment > 0:
		return locale.T("clock.side.inc", minutes, locale.Arg{Name: "m", Value: strconv.Itoa(int(c.Increment.Seconds()))})
	}
	return locale.T("clock.side", minutes)
}

// Odds says who gives which pieces, "" of none.
func Odds(in *game.Info, o odds.Odds) string {
	if !o.On() {
		return ""
	}
	return locale.T("odds.given", locale.Arg{Name: "side", Value: SideName(in, o.By)}, locale.Arg{Name: "pieces", Value: oddsPieces(in, o)})
}

// TimeOdds says who has which part of a clock's time, "" where all have the same.
func TimeOdds(in *game.Info, c match.Clock) string {
	if c.Part == 0 {
		return ""
	}
	return locale.T("odds.time.given", locale.Arg{Name: "side", Value: SideName(in, c.Giver)}, locale.Arg{Name: "part", Value: timePart(c.Part)})
}

// TimeLabel is the part of the time that somebody has, as a label; 0 is all of it.
func TimeLabel(part int) string {
	if part == 0 {
		return locale.T("odds.time.none")
	}
	return capital(timePart(part))
}

// timePart names a part of the time in a sentence.
func timePart(part int) string {
	if key := "odds.time.part." + strconv.Itoa(part); locale.Has(key) {
		return locale.T(key)
	}
	return locale.T("odds.time.part", locale.Num("n", part))
}

// capital is a text that begins with a capital, if its script has any.
func capital(text string) string {
	letters := []rune(text)
	return string(unicode.ToUpper(letters[0])) + string(letters[1:])
}

// RoomOdds says who gives which pieces in a room, whose odds are as records have them.
func RoomOdds(v game.Variant, text string) string {
	o, err := odds.Parse(v, text)
	if err != nil {
		return text
	}
	return Odds(v.Info(), o)
}

// OddsLabel is the pieces that somebody gives, as a label.
func OddsLabel(in *game.Info, o odds.Odds) string {
	return capital(oddsPieces(in, o))
}

// oddsPieces names the given pieces in a sentence.
func oddsPieces(in *game.Info, o odds.Odds) string {
	var words []locale.Arg
	for i, letter := range []byte(o.Pieces) {
		name := [...]string{"piece", "second"}[i]
		words = append(words, locale.Arg{Name: name, Value: PieceWord(in, game.NewPiece(game.KindOf(letter), o.By))})
	}
	switch {
	case len(words) == 1:
		return locale.T("odds.single", words...)
	case words[0].Value == words[1].Value:
		return locale.T("odds.both", words[0])
	}
	return locale.T("odds.pair", words...)
}

// RoomSeat is a room's seat's player, as named; you is the seat held here, game.NoSeat for none.
func RoomSeat(in *game.Info, seats []room.Seat, s, you game.Seat) string {
	var who match.Player
	if int(s) < len(seats) {
		who = Seated(seats[s].Level, seats[s].Name, seats[s].Bot)
	}
	return named(in, s, who, s == you)
}

// Seated is a player of a room: a computer of a level, or a person by name, marked if the person
// is a program.
func Seated(level int, name string, bot bool) match.Player {
	p := match.Player{Level: level, Name: name}
	if bot && level == 0 {
		p.Name = locale.T("room.bot", locale.Arg{Name: "name", Value: Player(p, false)})
	}
	return p
}

// Refused says why a server of rooms refuses something, or there is no room, by its code.
func Refused(code string) string {
	if key := "room.fault." + code; locale.Has(key) {
		return locale.T(key)
	}
	return locale.T("room.fault", locale.Arg{Name: "reason", Value: code})
}

// OptionKey is the locale's key of an option's value: mode.first, option.kinds.32.
func OptionKey(key, value string) string {
	if key == "mode" {
		return "mode." + value
	}
	return "option." + key + "." + value
}
