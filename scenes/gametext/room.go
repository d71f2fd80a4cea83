package gametext

import (
	"strconv"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
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

// RoomSeat is a room's seat's player, as named; you is the seat held here, game.NoSeat for none.
func RoomSeat(in *game.Info, seats []room.Seat, s, you game.Seat) string {
	var who match.Player
	if int(s) < len(seats) {
		who = match.Player{Level: seats[s].Level, Name: seats[s].Name}
	}
	return named(in, s, who, s == you)
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
