package board

import "yanyi/game"

// soon is how many quiet turns before the end players are warned.
const soon = 10

// Quiet warns that so many more quiet turns, of all players together, end the
// game; it says nothing while there are many. The key's singular is key.one.
func Quiet(key string, left int) game.Phrase {
	switch {
	case left > soon:
		return game.Phrase{}
	case left == 1:
		return game.Say(key + ".one")
	}
	return game.Say(key, game.OfNumber("n", left))
}
