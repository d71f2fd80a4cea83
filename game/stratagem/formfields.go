package stratagem

import "yanyi/game"

// Fields describes the fields of position strings beyond the board, in the order in which they
// are printed (README.md, Position string; Fine points 4 to 6).
func (v *rules) Fields(game.Options) []game.FieldInfo {
	squares := func(key string, most int) game.FieldInfo {
		return game.FieldInfo{Key: key, Form: game.SquaresField, Most: most, Named: true}
	}
	list := []game.FieldInfo{{Key: "side", Form: game.SeatField, Values: []string{"w", "b"}}}
	if v.track {
		list = append(list, game.FieldInfo{Key: "m", Form: game.CountsField, Most: 8, Named: true}, squares("cap", 1))
	}
	if v.rising() {
		list = append(list, squares("last", 2), squares("missed", len(v.tables.board.Points)),
			game.FieldInfo{Key: "pool", Form: game.PoolField, Values: []string{"R", "N", "C"}, Most: 15, Named: true})
	}
	if v.deploys {
		list = append(list, game.FieldInfo{Key: "tiles", Form: game.TilesField, Named: true})
	}
	if v.river {
		list = append(list, squares("stale", len(v.tables.board.Points)))
	}
	if v.edition == thirtyTwo { // the only one with 臥底兵
		list = append(list, game.FieldInfo{Key: "lm", Form: game.MoverField, Named: true})
	}
	return list
}
