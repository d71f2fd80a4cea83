package play

import (
	"slices"

	"yanyi/game/match"
	"yanyi/scenes/session"
)

// Allowed is what a game's set-up allows a person.
type Allowed struct{ TakeBack, Hints bool }

// allowedIn is what a match allows.
func allowedIn(m *match.Match) Allowed {
	without := m.Setup().Without
	return Allowed{
		TakeBack: !slices.Contains(without, session.TakeBack),
		Hints:    !slices.Contains(without, session.Hints),
	}
}
