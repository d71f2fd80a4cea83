package edit

import "yanyi/game"

// Marked reports whether a field marks squares.
func Marked(f *game.FieldInfo) bool {
	switch f.Form {
	case game.SquaresField, game.MoverField, game.StreakField, game.PassField:
		return true
	}
	return false
}
