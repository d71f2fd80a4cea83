// Package lesson is the first lessons of the games, as data: positions, the wanted actions,
// and the answers to other ones. Pages show them (scenes/pages/lesson) and hold their words
// (assets/locales/lessons.json).
package lesson

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
)

// Lesson is the steps in which a game, or games of one kind, are learnt.
type Lesson struct {
	ID    string
	Games []string // that offer it; none if it follows another lesson
	Steps []Step
}

// Act is the kind of action that a step asks for.
type Act uint8

// The acts.
const (
	Move Act = iota // to take one of some turns
	Tap             // to tap a square
	Lift            // to take up the piece of a square
	Win             // to win a game from the step's position
)

// Step is one idea and one act.
type Step struct {
	Key    string   // how the keys of its texts begin
	Game   string   // the variant it is shown in
	Start  string   // its position, in which the learner is to move
	Before []string // turns taken from there before the step begins
	Act    Act
	Choice bool     // of a turn: the squares shown are what to think about, not where to go
	Wants  []string // turns, or the squares to tap or to lift; a turn that ends in * stands for all that begin so
	Lit    []string // the squares shown, where not those of the first that is wanted
	Reply  []string // turns that others take afterwards
	Then   string   // the position shown once it is done, "" for what has come about
	Noted  bool     // has a line of explanation
	wrong  []wrong
}

// wrong is a turn or a kind of turns that is not wanted and has its own answer.
type wrong struct{ what, word string }

// The kinds of wrong actions, each with an answer in every lesson.
const (
	another   = "another"   // another piece
	elsewhere = "elsewhere" // the right piece, somewhere else
	otherwise = "otherwise" // the right way, with another choice
	tap       = "tap"       // another square than the one to tap or to lift from
)

// Text is the key of one of a step's texts.
func (s *Step) Text(word string) string { return s.Key + word }

// Begin is a match at the step's beginning.
func (s *Step) Begin(find func(id string) (game.Variant, bool)) (*match.Match, error) {
	return s.at(find, s.Start, s.Before)
}

// After is a match at the position that a step shows once it is done, if it has one.
func (s *Step) After(find func(id string) (game.Variant, bool)) (*match.Match, error) {
	return s.at(find, s.Then, nil)
}

func (s *Step) at(find func(id string) (game.Variant, bool), start string, turns []string) (*match.Match, error) {
	v, ok := find(s.Game)
	if !ok {
		return nil, game.Errorf("no game is called %q", s.Game)
	}
	m, err := match.New(v, match.Setup{Start: start, Seed: 1})
	for _, t := range turns {
		if err == nil {
			err = m.Play(t)
		}
	}
	return m, err
}

// Turn judges a turn, given as text: whether it is wanted, and else the key of the answer.
func (s *Step) Turn(text string) (right bool, answer string) {
	if s.Act == Move && slices.ContainsFunc(s.Wants, func(w string) bool { return same(w, text) }) {
		return true, ""
	}
	return false, s.answer(text, s.kind(text))
}

// Square judges a square that was tapped or whose piece was lifted.
func (s *Step) Square(name string) (right bool, answer string) {
	if slices.Contains(s.Wants, name) {
		return true, ""
	}
	return false, s.answer(name, tap)
}

// same reports whether a turn is the wanted one.
func same(want, text string) bool {
	begin, any := strings.CutSuffix(want, "*")
	return want == text || any && strings.HasPrefix(text, begin)
}

// answer is the key of the answer: to this turn, to its kind, or that of all lessons.
func (s *Step) answer(text, kind string) string {
	for _, w := range s.wrong {
		if same(w.what, text) || w.what == kind {
			return s.Text(w.word)
		}
	}
	return "lesson.wrong." + kind
}

// kind is the kind of a wrong turn.
func (s *Step) kind(text string) string {
	if s.Act != Move {
		return tap
	}
	from, to := squares(text)
	kind := another
	for _, w := range s.Wants {
		switch f, t := squares(strings.TrimSuffix(w, "*")); {
		case f == from && t == to:
			return otherwise
		case f == from:
			kind = elsewhere
		}
	}
	return kind
}

// squares are the first two that a turn's text names; "" where it names fewer.
func squares(text string) (from, to string) {
	var names [2]string
	n := 0
	for i := 0; i < len(text) && n < 2; i++ {
		if c := text[i]; c < 'a' || c > 'q' {
			continue
		}
		end := i + 1
		for end < len(text) && '0' <= text[end] && text[end] <= '9' {
			end++
		}
		if end > i+1 {
			names[n], n = text[i:end], n+1
		}
	}
	return names[0], names[1]
}

// Shown are the squares to show: where to go, after where from if it is a turn.
func (s *Step) Shown() []string {
	switch {
	case len(s.Lit) > 0:
		return s.Lit
	case s.Act != Move:
		return s.Wants
	}
	from, to := squares(s.Wants[0])
	if to == "" {
		return []string{from}
	}
	return []string{from, to}
}

// Of is the lesson that a game offers, nil if there is none.
func Of(id string) *Lesson {
	return find(func(l *Lesson) bool { return slices.Contains(l.Games, id) })
}

// IDs are the lessons' ids, as addresses name them.
func IDs() (list []string) {
	for _, l := range All() {
		list = append(list, l.ID)
	}
	return list
}

// Named is a lesson by its id, nil if there is none.
func Named(id string) *Lesson { return find(func(l *Lesson) bool { return l.ID == id }) }

func find(is func(*Lesson) bool) *Lesson {
	all := All()
	for i := range all {
		if is(&all[i]) {
			return &all[i]
		}
	}
	return nil
}

// key is how the keys of a step's texts begin.
func key(lesson string, number int) string {
	return "lesson." + lesson + "." + strconv.Itoa(number) + "."
}
