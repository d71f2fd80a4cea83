package cards

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/game/training"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// blank is an empty page.
type blank struct{ *ui.FormPage }

func (blank) Layout(ui.View)          {}
func (blank) Update(*ui.Input) ui.Nav { return ui.Stay() }

// open is a shelf on a machine with a store and the program's engine.
func open(t *testing.T, kept map[string]string) (*Shelf, *scenetest.Machine) {
	t.Helper()
	m := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: kept, Engine: enginetest.NewReal}
	s := session.New(m)
	s.Start(blank{&ui.FormPage{}})
	return New(s), m
}

// blunder is a finished game in which Red, a person, gives a chariot away and is mated by no one:
// the save as the table keeps it.
func blunder(t *testing.T) string {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	red, err := match.ParsePlayer("human")
	if err != nil {
		t.Fatal(err)
	}
	black, err := match.ParsePlayer("ai:2")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(v, match.Setup{Seats: []match.Player{red, black}, Seed: 3, Date: "2026.11.27"})
	if err != nil {
		t.Fatal(err)
	}
	m.SetViewSeat(0)
	for _, text := range strings.Fields("h3e3 h10g8 e3e7 g8e7 a1a2 b10c8") {
		if err := m.Play(text); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	return m.Save()
}

func pass(t *testing.T, s *Shelf, until func() bool) {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); !until(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("it takes too long: %+v", s.Looking())
		}
		s.Tick(2 * time.Millisecond)
	}
}

// The last games are looked through with the real engine while no other one runs, each once; a
// cannon given away becomes a card.
func TestTheLastGamesAreLookedThrough(t *testing.T) {
	s, m := open(t, map[string]string{"game": blunder(t)})
	if n := len(s.Unseen()); n != 1 || len(s.Due()) != 0 {
		t.Fatalf("%d games were not looked through", n)
	}
	s.Begin()
	other := s.session.Engines.Start()
	for range 5 {
		s.Tick(time.Millisecond)
	}
	if l := s.Looking(); !l.On || !l.Resting {
		t.Fatalf("it does not rest while another engine runs: %+v", l)
	}
	other.Stop()
	s.Tick(time.Millisecond)
	s.Tick(time.Millisecond)
	if l := s.Looking(); !l.On || l.Resting {
		t.Fatalf("it still rests: %+v", l)
	}
	other = s.session.Engines.Start()
	if s.Tick(time.Millisecond); !s.Looking().Resting {
		t.Fatal("it does not give way")
	}
	other.Stop()
	pass(t, s, func() bool { return !s.Looking().On })
	if l := s.Looking(); l.Failed || l.Done != 1 || l.Added == 0 {
		t.Fatalf("%+v", l)
	}
	found := false
	for _, key := range s.Due() {
		c, _ := s.Box().Card(key)
		found = found || c.Played == "e3e7" && c.Kind == training.Hanging
		if v, _ := catalog.Find(c.Variant); v != nil {
			if at, _, err := c.Begin(v); err != nil || at.Actor() != 0 {
				t.Errorf("%v: %+v is none of one's own", err, c)
			}
		}
	}
	if !found {
		t.Errorf("the cannon is not among %q", s.Due())
	}
	if len(s.Unseen()) != 0 {
		t.Error("the game is to be looked through again")
	}
	again := New(session.New(m))
	if len(again.Due()) != len(s.Due()) || len(again.Unseen()) != 0 {
		t.Error("it is not kept")
	}
	if s.Begin(); s.Looking().On {
		t.Error("it looks through nothing")
	}
}

// Without an engine that is said.
func TestWithoutAnEngineNothingIsLookedThrough(t *testing.T) {
	s, m := open(t, map[string]string{"game": blunder(t)})
	m.Engine = nil
	s.session.Engines.Engines = func() machine.Engine { return nil }
	s.Begin()
	pass(t, s, func() bool { return !s.Looking().On })
	if !s.Looking().Failed || len(s.Unseen()) != 1 {
		t.Errorf("%+v", s.Looking())
	}
}

// studied is a study of a record that was judged: Red's second turn was a mistake.
func studied(t *testing.T, record string) *study.Study {
	t.Helper()
	m, err := match.Parse(catalog.Named, record)
	if err != nil {
		t.Fatal(err)
	}
	of, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	for n := of.Root(); n != nil; n = n.Main() {
		best := []string{}
		if next := n.Main(); next != nil {
			best = []string{next.Text}
			if next.Text == "e3e7" {
				best = []string{"h1g3"}
			}
		}
		if n.Resigned {
			break
		}
		of.Judge(n, study.Shares{50, 50}, 9, best)
	}
	for n := of.Root().Main(); n != nil; n = n.Main() {
		if n.Text == "e3e7" {
			of.Weigh(n, 20, []string{"e3e7", "g8e7"}, true)
		}
	}
	return of
}

// Reports make cards of games of one's own: those in the library, and those of the only person
// against computers. Those of others do not.
func TestOnlyOnesOwnMistakesAreLearnt(t *testing.T) {
	save := blunder(t)
	strangers := "[Variant \"xiangqi\"]\n[Red \"A\"]\n[Black \"B\"]\n\n1. h3e3 h10g8 2. e3e7 g8e7 *"
	alone := "[Variant \"xiangqi\"]\n[Red \"A\"]\n[Black \"ai:3\"]\n[Levels \"8\"]\n\n1. h3e3 h10g8 2. e3e7 g8e7 *"
	computers := "[Variant \"xiangqi\"]\n[Red \"ai:3\"]\n[Black \"ai:3\"]\n[Levels \"8\"]\n\n1. h3e3 h10g8 2. e3e7 g8e7 *"
	for _, c := range []struct {
		name, record string
		kept         map[string]string
		want         int
	}{
		{"in the library", save, map[string]string{"game": save}, 1},
		{"strangers", strangers, nil, 0},
		{"against a computer", alone, nil, 1},
		{"computers", computers, nil, 0},
	} {
		s, _ := open(t, c.kept)
		s.Learn(studied(t, c.record))
		for range 4 {
			s.Tick(time.Millisecond)
		}
		if n := s.Box().Len(); n != c.want {
			t.Errorf("%s: %d cards", c.name, n)
		}
		s.session.Stack.Framed = true
		if s.Learn(studied(t, alone)); len(s.found) > 0 {
			t.Error("a frame teaches")
		}
	}
}

// Damaged cards are set aside with a word, the others are kept; so are those of a backup.
func TestDamagedCardsAreSetAside(t *testing.T) {
	card := training.Card{Variant: "xiangqi", Position: "p w", Played: "a1a2", Better: []string{"b1b2"}, Cost: 9}
	good := card.String()
	s, m := open(t, map[string]string{"cards": "cards 1\nnonsense\n" + good + "\n", "puzzles": "count 3 1 0 2\n"})
	if s.Box().Len() != 1 || m.Store["puzzles"] == "" || m.Store["cards"] != s.Box().String() {
		t.Errorf("kept is %q", m.Store)
	}
	said := s.session.Stack.Said()
	if !strings.Contains(said, locale.T("cards.damaged")) {
		t.Errorf("said %q", said)
	}
	text, err := s.session.Everything()
	if err != nil {
		t.Fatal(err)
	}
	other, at := open(t, map[string]string{})
	if err := other.session.Restore(text); err != nil || other.Box().Len() != 1 || at.Store["cards"] != m.Store["cards"] {
		t.Errorf("%v: %q came back", err, at.Store["cards"])
	}
	if other.Remove(card.Key()); other.Box().Len() != 0 {
		t.Error("it is not removed")
	}
}

// An answer is kept, and the card comes again on another day.
func TestAnAnswerIsKept(t *testing.T) {
	card := training.Card{Variant: "xiangqi", Position: "p w", Played: "a1a2", Better: []string{"b1b2"}, Cost: 9}
	s, m := open(t, map[string]string{"cards": "cards 1\n" + card.String() + "\n"})
	if n := len(s.Due()); n != 1 {
		t.Fatalf("%d are due", n)
	}
	was := s.Version()
	c := s.Answer(card.Key(), training.Known)
	if c.Due != s.Today()+1 || len(s.Due()) != 0 || s.Version() == was || !strings.Contains(m.Store["cards"], " 1 1 0 260 |") {
		t.Errorf("%+v: %s", c, m.Store["cards"])
	}
}
