package darkchess

import "yanyi/game"

// Fields describes the fields of position strings beyond the board (README.md, Position
// string).
func (variant) Fields(game.Options) []game.FieldInfo {
	seats := []string{"u", "w", "s"}
	return []game.FieldInfo{
		{Key: "turn", Form: game.SeatField, Values: seats},
		{Key: "alive", Form: game.SeatsField, Values: seats},
		{Key: "alliance", Form: game.PairField},
		{Key: "han", Form: game.ChoiceField, Values: []string{"idle", "spent"}, Follows: true},
		{Key: "clock", Form: game.NumberField, Most: 1<<15 - 1},
		{Key: "bags", Form: game.BagField},
	}
}
