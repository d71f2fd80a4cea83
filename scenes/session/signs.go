package session

import (
	"cmp"
	"fmt"
	"strings"

	"yanyi/game"
	"yanyi/render/art"
)

const keySigns = "signs" // of the store: how often each kind of piece was moved

// Signs are the small figures below characters for beginners: each fades with every right move
// of its kind, and after the third is gone.
func (s *Session) Signs() art.Signs { return readSigns(s.Kept(keySigns)) }

// Signed reports whether characters always have their small figures, by choice; none fades.
func (s *Session) Signed() bool { return cmp.Or(s.Settings.Faces, s.Params.Pieces) == "signs" }

// MovedRightly notes a move of a kind of piece.
func (s *Session) MovedRightly(k game.Kind) {
	if signs := s.Signs(); int(k) < len(signs) && signs[k] > 0 {
		signs[k]--
		s.Keep(keySigns, writeSigns(signs))
	}
}

// RenewSigns lets all figures stand as plainly as at first.
func (s *Session) RenewSigns() { s.Keep(keySigns, "") }

// readSigns reads a kept text, such as "N2 R0": kinds whose figure fades, if readable.
func readSigns(text string) (signs art.Signs) {
	signs = art.AllSigns()
	for word := range strings.FieldsSeq(text) {
		var letter rune
		var plain uint8
		if n, _ := fmt.Sscanf(word, "%c%d", &letter, &plain); n < 2 || plain > art.Plainest {
			continue
		}
		for k := range signs {
			if rune(game.Kind(k).Letter()) == letter {
				signs[k] = plain
			}
		}
	}
	return signs
}

func writeSigns(signs art.Signs) string {
	var words []string
	for k, plain := range signs {
		if plain < art.Plainest {
			words = append(words, fmt.Sprintf("%c%d", game.Kind(k).Letter(), plain))
		}
	}
	return strings.Join(words, " ")
}
