package link

import (
	"fmt"

	"yanyi/game"
)

// Ill is the kind of a link's damage.
type Ill uint8

// The ills, with the numbers of a Damage that tell more.
const (
	Form      Ill = iota // its form is not known
	Long                 // N characters, Of are the most
	Character            // the Nth character does not belong into links
	End                  // it ends too early, or goes on too long
	Tags                 // what it says of the game cannot be
	Turn                 // the Nth turn of Of cannot be, or is missing
	Sum                  // what it holds is not what was packed
)

// Damage is what is wrong with a link, and where.
type Damage struct {
	What  Ill
	N, Of int
	Err   error // that said so, nil for none
}

// Error names the place.
func (d *Damage) Error() string {
	text := "damaged link: " + d.place()
	if d.Err != nil {
		text += ": " + d.Err.Error()
	}
	return text
}

// Unwrap is the error that said so.
func (d *Damage) Unwrap() error { return d.Err }

func (d *Damage) place() string {
	switch d.What {
	case Form:
		return "its form is not known"
	case Long:
		return fmt.Sprintf("%d characters, %d are the most", d.N, d.Of)
	case Character:
		return fmt.Sprintf("character %d", d.N)
	case End:
		return "its end is missing"
	case Tags:
		return "its tags"
	case Turn:
		return fmt.Sprintf("turn %d of %d", d.N, d.Of)
	}
	return "its sum is another"
}

// Phrase says it in the reader's words.
func (d *Damage) Phrase() game.Phrase {
	switch d.What {
	case Character:
		return game.Say("error.link.character", game.OfNumber("n", d.N))
	case Turn:
		return game.Say("error.link.turn", game.OfNumber("n", d.N), game.OfNumber("of", d.Of))
	}
	return game.Say("error.link")
}
