package phrase

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/match"
)

// Player says who plays: you, where no other person does, a name, or a computer and
// its level.
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

// level is a level as players call it: numbered in Chinese, named in English.
func level(n int) string {
	key := "level." + strconv.Itoa(n)
	if locale.Current() == locale.En {
		return locale.T(key + ".name")
	}
	return locale.T(key)
}
