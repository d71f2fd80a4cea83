package session

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/lesson"
)

// BadWord is the error of an unreadable parameter of the address. Its message is for writers
// of addresses; Told is for their readers.
type BadWord struct {
	Name string // of the parameter
	Text string // as given
	Why  string // it cannot be read
}

func (b *BadWord) Error() string { return game.Sprintf("%s %q: %s", b.Name, b.Text, b.Why) }

// weed removes meaningless parameters, which then count as not given, and returns their errors.
func (p *Params) weed() (bad []error) {
	weed := func(name string, value *string, fits bool, why string) {
		if *value != "" && !fits {
			bad = append(bad, &BadWord{name, *value, why})
			*value = ""
		}
	}
	for _, c := range []struct {
		name   string
		value  *string
		values []string
	}{
		{"mode", &p.Mode, []string{"play", "replay", "study", "watch"}},
		{"bg", &p.Bg, []string{"light", "dark", "system"}},
		{"pieces", &p.Pieces, []string{"hanzi", "signs", "letters", "figures"}},
		{"board", &p.Board, Grounds[:]},
		{"controls", &p.Controls, []string{"0", "1"}},
		{"sound", &p.Sound, []string{"0", "1"}},
		{"motion", &p.Motion, []string{"auto", "reduce"}},
		{"continue", &p.Continue, []string{"0", "1"}},
		{"lesson", &p.Lesson, lesson.IDs()},
	} {
		weed(c.name, c.value, slices.Contains(c.values, *c.value), "it is one of "+strings.Join(c.values, ", "))
	}
	_, speaks := locale.Parse(p.Lang)
	weed("lang", &p.Lang, speaks, "it is zh-Hans, zh-Hant or en")
	n, err := strconv.Atoi(p.Ply)
	weed("ply", &p.Ply, err == nil && n >= 0, "it is a number of turns")
	return bad
}

// NoSeat is the error of a view from a seat that the game does not have.
func NoSeat(letter string) error { return &BadWord{"view", letter, "no such seat"} }

// Told puts an error into the reader's words, where there are any for it.
func Told(err error) string {
	var bad *BadWord
	if !errors.As(err, &bad) {
		return err.Error()
	}
	if bad.Name == "room" {
		return locale.T("error.address.room", locale.Arg{Name: "text", Value: game.Brief(bad.Text)})
	}
	return locale.T("error.address", locale.Arg{Name: "name", Value: bad.Name},
		locale.Arg{Name: "text", Value: game.Brief(bad.Text)})
}
