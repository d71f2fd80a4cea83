package gametext

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
)

// Player is a player in words: you, where nobody else plays, a name, or a computer's level.
func Player(p match.Player, alone bool) string {
	switch {
	case !p.Human():
		return locale.T("ui.computer.level", locale.Arg{Name: "level", Value: level(p.Level)})
	case p.Name != "":
		return p.Name
	case alone:
		return locale.T("ui.you")
	}
	return locale.T("ui.human")
}

// named is the player of a seat, in the one form for people elsewhere: the name and the seat,
// 刘备（蜀）; you for one's own; the seat alone without a name.
func named(in *game.Info, seat game.Seat, p match.Player, you bool) string {
	side, who := SideName(in, seat), ""
	switch {
	case you:
		who = locale.T("ui.you")
	case p.Human() && p.Name == "":
		return side
	default:
		who = Player(p, false)
	}
	return locale.T("online.named", locale.Arg{Name: "name", Value: who}, locale.Arg{Name: "side", Value: side})
}

// level is a level as players call it: numbered in Chinese, named in English.
func level(n int) string {
	key := "level." + strconv.Itoa(n)
	if locale.Current() == locale.En {
		return locale.T(key + ".name")
	}
	return locale.T(key)
}
