package board

import (
	"strconv"

	"yanyi/game"
)

// Heading is the direction of a move in Chinese notation.
type Heading uint8

// The headings, 平 進 退.
const (
	Traverse Heading = iota
	Advance
	Retreat
)

// Key is the heading's key of the locale.
func (h Heading) Key() string {
	return [...]string{"notation.traverse", "notation.advance", "notation.retreat"}[h]
}

// Way is how Chinese notation spells a move from one file and rank to another, as its player
// sees them: the heading, and behind it the steps on a file, else the name of the file reached.
func Way(file, rank, toFile, toRank, name int) (h Heading, n int) {
	switch {
	case toRank > rank:
		h = Advance
	case toRank < rank:
		h = Retreat
	}
	if file == toFile {
		return h, max(toRank-rank, rank-toRank)
	}
	return h, name
}

// Numeral is the key of a number as a Chinese numeral.
func Numeral(n int) string { return "num." + strconv.Itoa(n) }

// Checked adds check or mate to a turn's text.
func Checked(text game.Phrase, checked, mated bool) game.Phrase {
	switch {
	case mated:
		return game.Say("notation.mate", game.OfPhrase("text", text))
	case checked:
		return game.Say("notation.check", game.OfPhrase("text", text))
	}
	return text
}

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
