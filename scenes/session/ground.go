package session

import (
	"cmp"
	"slices"

	"yanyi/render/theme"
)

// Grounds are what boards may be made of, in the order of [theme.Ground].
var Grounds = [...]string{"wood", "paper", "plain"}

// Ground is what boards are made of, one of Grounds: the choice, else what the address says.
func Ground(s *Session) string {
	return cmp.Or(s.Settings.Board, s.Params.Board, Grounds[theme.Wood])
}

func ground(s *Session) theme.Ground { return theme.Ground(slices.Index(Grounds[:], Ground(s))) }
