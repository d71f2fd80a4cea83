package play

import (
	"slices"

	"yanyi/game/match"
	"yanyi/scenes/shell"
)

// Allowed is what a game's set-up allows a person.
type Allowed struct{ TakeBack, Hints bool }

// allowedIn is what a match allows.
func allowedIn(m *match.Match) Allowed {
	without := m.Setup().Without
	return Allowed{
		TakeBack: !slices.Contains(without, shell.TakeBack),
		Hints:    !slices.Contains(without, shell.Hints),
	}
}
