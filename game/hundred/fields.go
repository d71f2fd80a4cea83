package hundred

import "yanyi/game"

// Fields describes the fields of position strings beyond the board (README.md, Position
// string).
func (variant) Fields(game.Options) []game.FieldInfo {
	return []game.FieldInfo{
		{Key: "turn", Form: game.SeatField, Values: []string{"w", "b"}},
		{Key: "castling", Form: game.SetField, Values: []string{"K", "Q", "k", "q"}},
		{Key: "ep", Form: game.SquaresField, Most: 1},
		{Key: "halfmove", Form: game.NumberField, Most: 1<<16 - 1},
		{Key: "fullmove", Form: game.NumberField, Least: 1, Most: 1<<30 - 1},
		{Key: "checks", Form: game.StreakField, Most: checksMost},
	}
}
