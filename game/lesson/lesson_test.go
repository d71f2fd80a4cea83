package lesson_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"yanyi/assets"
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/game/match"
)

// begin is a step's match.
func begin(t *testing.T, s *lesson.Step) *match.Match {
	t.Helper()
	m, err := s.Begin(catalog.Find)
	if err != nil {
		t.Fatalf("%s: %v", s.Key, err)
	}
	return m
}

// each runs a test for every step of every lesson.
func each(t *testing.T, do func(t *testing.T, s *lesson.Step)) {
	for _, l := range lesson.All() {
		for i := range l.Steps {
			t.Run(l.Steps[i].Key, func(t *testing.T) { do(t, &l.Steps[i]) })
		}
	}
}

// turns are the legal turns of a match as texts.
func turns(m *match.Match) (list []string) {
	for _, t := range m.View(m.Actor()).Turns {
		list = append(list, m.Info().FormatTurn(t))
	}
	return list
}

// Every step can be done by its accepted turns, and the replies are legal.
func TestEveryStepCanBeDone(t *testing.T) {
	each(t, func(t *testing.T, s *lesson.Step) {
		m := begin(t, s)
		for _, name := range append(slices.Clone(s.Lit), s.Shown()...) {
			if _, err := m.Info().Board.Square(name); err != nil {
				t.Errorf("shows %q: %v", name, err)
			}
		}
		switch s.Act {
		case lesson.Tap, lesson.Lift:
			for _, name := range s.Wants {
				sq, err := m.Info().Board.Square(name)
				if ok, _ := s.Square(name); err != nil || !ok {
					t.Errorf("%s is not right (%v)", name, err)
				}
				if s.Act == lesson.Lift && !slices.ContainsFunc(m.View(m.Actor()).Turns, func(t game.Turn) bool { return t.From() == sq }) {
					t.Errorf("nothing can be lifted from %s", name)
				}
			}
		case lesson.Move:
			done(t, s, m)
		}
		if s.Then != "" {
			if _, err := s.After(catalog.Find); err != nil {
				t.Error(err)
			}
		}
	})
}

// A step begins in a possible state: only the side to move is in check, and nobody has been
// eliminated.
func TestStepsBeginAsGamesGo(t *testing.T) {
	each(t, func(t *testing.T, s *lesson.Step) {
		m := begin(t, s)
		v := m.View(game.NoSeat)
		for seat := range v.Seats {
			if v.Seats[seat].Checked && game.Seat(seat) != m.Actor() {
				t.Errorf("%s is in check and does not move", m.Info().Seats[seat].Result)
			}
		}
	})
}

// A turn that a lesson calls mate eliminates a player or ends the game.
func TestMatesAreMates(t *testing.T) {
	for _, key := range []string{"lesson.three.8.", "lesson.guoji.3.", "lesson.chibi.3.", "lesson.xiangqi.6."} {
		each(t, func(t *testing.T, s *lesson.Step) {
			if s.Key != key {
				return
			}
			m := begin(t, s)
			before := m.Alive().Len()
			if err := m.Play(s.Wants[0]); err != nil || m.Alive().Len() == before && !m.Over() {
				t.Errorf("%v: %d live", err, m.Alive().Len())
			}
		})
	}
}

// done plays each accepted turn with the replies.
func done(t *testing.T, s *lesson.Step, m *match.Match) {
	t.Helper()
	for _, want := range s.Wants {
		prefix, open := strings.CutSuffix(want, "*")
		found := false
		for _, text := range turns(m) {
			if text != want && !(open && strings.HasPrefix(text, prefix)) {
				continue
			}
			found = true
			if ok, _ := s.Turn(text); !ok {
				t.Errorf("%s is not right", text)
			}
			after := begin(t, s)
			for _, turn := range append([]string{text}, s.Reply...) {
				if err := after.Play(turn); err != nil {
					t.Errorf("after %s: %v", text, err)
				}
			}
		}
		if !found {
			t.Errorf("%s is not legal, of %v", want, turns(m))
		}
	}
}

// Every turn and tap that is not accepted gets an answer, and every answer of a step is given to
// some.
func TestEveryWrongTurnIsAnswered(t *testing.T) {
	given := map[string]bool{}
	each(t, func(t *testing.T, s *lesson.Step) {
		if s.Act == lesson.Win {
			return
		}
		m := begin(t, s)
		for _, text := range turns(m) {
			if ok, answer := s.Turn(text); !ok {
				given[answer] = true
			}
		}
		for sq := range m.Info().Board.Points {
			if ok, answer := s.Square(m.Info().Board.Name(game.Square(sq))); !ok && s.Act != lesson.Move {
				given[answer] = true
			}
		}
	})
	for answer := range given {
		if !locale.Has(answer) {
			t.Errorf("%s has no text", answer)
		}
	}
	for _, key := range keys(t) {
		word := key[strings.LastIndexByte(key, '.')+1:]
		if !slices.Contains([]string{"name", "line", "say", "done", "note"}, word) && !given[key] && !strings.HasPrefix(key, "lesson.wrong.") {
			t.Errorf("%s is never said", key)
		}
	}
}

// keys are the keys of the lessons' texts.
func keys(t *testing.T) (list []string) {
	t.Helper()
	for _, f := range assets.Locales() {
		if f.Name != "lessons.json" {
			continue
		}
		for line := range strings.Lines(f.Text) {
			if _, rest, ok := strings.Cut(line, `"lesson.`); ok {
				key, _, _ := strings.Cut(rest, `"`)
				list = append(list, "lesson."+key)
			}
		}
	}
	if len(list) == 0 {
		t.Fatal("no texts")
	}
	return list
}

// Every lesson and step has its texts, and there are no other texts.
func TestEveryTextIsOfAStep(t *testing.T) {
	want := map[string]bool{}
	for _, l := range lesson.All() {
		want["lesson."+l.ID+".name"], want["lesson."+l.ID+".line"] = true, true
		for i := range l.Steps {
			s := &l.Steps[i]
			want[s.Text("say")], want[s.Text("done")] = true, true
			if s.Noted {
				want[s.Text("note")] = true
			}
		}
	}
	for key := range want {
		if !locale.Has(key) {
			t.Errorf("%s has no text", key)
		}
	}
	for _, key := range keys(t) {
		switch word := key[strings.LastIndexByte(key, '.')+1:]; word {
		case "name", "line", "say", "done", "note":
			if !want[key] {
				t.Errorf("%s is of no step", key)
			}
		}
	}
}

// A text is one or two short sentences: at most 25 words or characters.
func TestTextsAreShort(t *testing.T) {
	for _, key := range keys(t) {
		for _, lang := range locale.Langs() {
			text := lang.T(key)
			n := len(strings.Fields(text))
			if lang != locale.En {
				n = 0
				for _, r := range text {
					if unicode.Is(unicode.Han, r) || unicode.IsDigit(r) {
						n++
					}
				}
			}
			if n > 25 || n == 0 {
				t.Errorf("%s in %s has %d: %s", key, lang, n, text)
			}
		}
	}
}

// Every variant has exactly one lesson.
func TestEveryGameHasALesson(t *testing.T) {
	for _, v := range catalog.All() {
		n := 0
		for _, l := range lesson.All() {
			if slices.Contains(l.Games, v.Info().ID) {
				n++
			}
		}
		if n != 1 || lesson.Of(v.Info().ID) == nil {
			t.Errorf("%s has %d lessons", v.Info().ID, n)
		}
	}
}
