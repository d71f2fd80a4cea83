package session

import (
	"strings"

	"yanyi/game"
)

// Share is what is shown to others: a game, a study, or a position.
type Share struct {
	Variant game.Variant
	Options game.Options
	Record  string    // the game or study, as text anybody may have; "" for a position
	Study   bool      // it is a study
	Line    string    // of a study: the game that is looked at in it
	Ply     int       // the moment looked at
	At      string    // the position looked at
	Bottom  game.Seat // who sits at the bottom
	Puzzle  string    // the id of a puzzle, "" for none
}

// OptionsText are the options as key=value, by commas.
func (s *Share) OptionsText() string {
	var list []string
	for _, o := range s.Variant.Info().Options {
		if value, ok := s.Options[o.Key]; ok && value != o.Values[0] {
			list = append(list, o.Key+"="+value)
		}
	}
	return strings.Join(list, ",")
}
