// Package catalog is the only list of variants: a family joins by its line here.
package catalog

import (
	"strings"

	"yanyi/game"
	"yanyi/game/darkchess"
	"yanyi/game/hundred"
	"yanyi/game/stratagem"
	"yanyi/game/threekingdoms"
)

// families lists what each family offers, in the order in which games are shown.
var families = []func() []game.Variant{
	threekingdoms.Variants,
	darkchess.Variants,
	stratagem.Variants,
	hundred.Variants,
}

var all = flatten(families)

// All returns every variant in the order in which games are shown; read only.
func All() []game.Variant { return all }

// Find returns the variant with the given id.
func Find(id string) (game.Variant, bool) {
	for _, v := range all {
		if v.Info().ID == id {
			return v, true
		}
	}
	return nil, false
}

// Named returns the variant of a name as records have it: its id in letters of any
// case, or what other programs call the one game that they know, too.
func Named(name string) (game.Variant, bool) {
	switch name = strings.ToLower(strings.Join(strings.Fields(name), " ")); name {
	case "chinese chess", "chinesechess", "chinese-chess", "cchess", "xiang qi", "象棋", "中国象棋", "中國象棋":
		name = "xiangqi"
	}
	return Find(name)
}

func flatten(families []func() []game.Variant) []game.Variant {
	var list []game.Variant
	for _, family := range families {
		list = append(list, family()...)
	}
	return list
}
