package lesson

import (
	_ "embed"
	"strings"
	"sync"

	"yanyi/game"
)

//go:embed lessons.txt
var text string

// All are the lessons in the order in which they are listed.
var All = sync.OnceValue(func() []Lesson {
	list, err := read(text)
	if err != nil {
		panic(err) // part of the program, and tested
	}
	return list
})

// read reads the form described at the head of lessons.txt.
func read(text string) (list []Lesson, err error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if f[0] == "lesson" && len(f) > 1 {
			list = append(list, Lesson{ID: f[1], Games: f[2:]})
			continue
		}
		if len(list) == 0 || !list[len(list)-1].take(f[0], f[1:]) {
			return nil, game.Errorf("line %d: what is %q?", n, f[0])
		}
	}
	return list, nil
}

// take adds a line and reports whether it makes sense.
func (l *Lesson) take(word string, rest []string) bool {
	if word == "step" && len(rest) > 1 {
		l.Steps = append(l.Steps, Step{Key: key(l.ID, len(l.Steps)+1), Game: rest[0], Start: strings.Join(rest[1:], " ")})
		return true
	}
	if len(l.Steps) == 0 {
		return false
	}
	return l.Steps[len(l.Steps)-1].take(word, rest)
}

func (s *Step) take(word string, rest []string) bool {
	switch word {
	case "before":
		s.Before = rest
	case "move", "choose", "tap", "lift", "win":
		s.Act = map[string]Act{"tap": Tap, "lift": Lift, "win": Win}[word] // else Move
		s.Choice = word == "choose"
		s.Wants = rest
	case "lit":
		s.Lit = rest
	case "reply":
		s.Reply = rest
	case "then":
		s.Then = strings.Join(rest, " ")
	case "note":
		s.Noted = true
	case "wrong":
		for _, what := range rest[1:] {
			s.wrong = append(s.wrong, wrong{what, rest[0]})
		}
	default:
		return false
	}
	return true
}
