package session

import (
	"errors"

	"yanyi/assets/locale"
	"yanyi/game"
)

// BadWord is the error of a parameter of the address that cannot be read. Its message
// is for whoever writes addresses; Told is for whoever follows them.
type BadWord struct {
	Name string // of the parameter
	Text string // as given
	Why  string // it cannot be read
}

func (b *BadWord) Error() string { return game.Sprintf("%s %q: %s", b.Name, b.Text, b.Why) }

// NoSeat is the error of a view from a seat that the game does not have.
func NoSeat(letter string) error { return &BadWord{"view", letter, "no such seat"} }

// Told puts an error into the reader's words, where there are any for it.
func Told(err error) string {
	var bad *BadWord
	if !errors.As(err, &bad) {
		return err.Error()
	}
	return locale.T("error.address", locale.Arg{Name: "name", Value: bad.Name},
		locale.Arg{Name: "text", Value: game.Brief(bad.Text)})
}
