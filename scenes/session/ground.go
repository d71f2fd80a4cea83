package session

import (
	"cmp"
	"slices"

	"yanyi/render/theme"
)

// Grounds are the materials of boards, in the order of [theme.Ground].
var Grounds = [...]string{"wood", "paper", "plain"}

// Ground is the material of boards, one of Grounds: the choice, else the address's.
func (s *Session) Ground() string {
	return cmp.Or(s.Settings.Board, s.Params.Board, Grounds[theme.Wood])
}

func (s *Session) ground() theme.Ground { return theme.Ground(slices.Index(Grounds[:], s.Ground())) }
