package room

import (
	"strings"

	"yanyi/game"
)

// Quick is a request for a quick game.
type Quick struct {
	V       int          `json:"v"`
	Game    string       `json:"game"` // the variant's id
	Options game.Options `json:"options,omitempty"`
	Clock   Clock        `json:"clock"`
	Name    string       `json:"name"`
	Level   int          `json:"level"` // of the computers that take the free seats
	Wait    Time         `json:"wait"`  // after so long
	Once    string       `json:"once"`  // chosen at random, so that nothing is asked twice
}

const (
	leastWait, mostWait = Time(5_000), Time(900_000)
	leastOnce, mostOnce = 16, 64
	codeLong            = 6
)

// DecodeQuick reads a request for a game. Its error names the place.
func DecodeQuick(text []byte, find func(id string) (game.Variant, bool)) (*Quick, error) {
	var q Quick
	if err := decode(text, &q); err != nil {
		return nil, err
	}
	if q.V != Version {
		return nil, refuse("version", "v: %d, this server speaks %d", q.V, Version)
	}
	v, ok := find(q.Game)
	if !ok {
		return nil, refuse("bounds", "game: there is no %q", game.Brief(q.Game))
	}
	q.Name = CleanName(q.Name)
	return &q, q.check(v.Info())
}

func (q *Quick) check(in *game.Info) error {
	for _, err := range []error{
		checkOptions(in, q.Options),
		q.Clock.check(),
		within("clock.part", q.Clock.Part, 0, 0), // strangers play on equal terms
		within("level", q.Level, 1, mostLevel),
		within("once", len(q.Once), leastOnce, mostOnce),
	} {
		if err != nil {
			return err
		}
	}
	switch {
	case q.Name == "":
		return refuse("bounds", "name: is missing")
	case q.Wait < leastWait || q.Wait > mostWait:
		return refuse("bounds", "wait: %d ms, which is not from %d to %d", q.Wait, leastWait, mostWait)
	case strings.Trim(q.Once, onceLetters) != "":
		return refuse("bounds", "once: has other characters than letters, digits, - and _")
	}
	return nil
}

// checkOptions refuses options that a game does not have.
func checkOptions(in *game.Info, o game.Options) error {
	if err := in.CheckOptions(o); err != nil {
		return refuse("bounds", "%v", err)
	}
	return nil
}

const onceLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
