package study_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/game/tree"
)

// of is the study of a record with the given movetext.
func of(t testing.TB, id, movetext string) *study.Study {
	t.Helper()
	m, err := match.Parse(catalog.Find, "[Variant \""+id+"\"]\n\n"+movetext)
	if err != nil {
		t.Fatal(err)
	}
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// movetext is a study's turns without tags and result.
func movetext(s *study.Study) string {
	_, text, _ := strings.Cut(s.Record(), "\n\n")
	words := strings.Fields(text)
	return strings.Join(words[:len(words)-1], " ")
}

func play(t testing.TB, s *study.Study, turns ...string) {
	t.Helper()
	for _, text := range turns {
		turn, err := s.Line().Find(text)
		if err == nil {
			err = s.Play(turn)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

func TestAnotherTurnIsAVariation(t *testing.T) {
	s := of(t, "xiangqi", "1. h3e3 h10g8 2. h1g3 *")
	if s.Line().Ply() != 3 {
		t.Fatalf("opened at ply %d, not at the end", s.Line().Ply())
	}
	s.Start()
	s.Step(1)
	play(t, s, "b10c8", "h1g3")
	if got, want := movetext(s), "1. h3e3 h10g8 (1... b10c8 2. h1g3) 2. h1g3"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s.Start()
	play(t, s, "h3e3", "h10g8", "h1g3") // the tree's own turns
	if n, _ := s.Root().Count(); n != 1 || s.At().Branch() != nil {
		t.Errorf("turns that the tree has are added again: %s", movetext(s))
	}
}

func TestWalkingAsOnABoard(t *testing.T) {
	s := of(t, "xiangqi", "1. h3e3 h10g8 (1... b10c8 2. h1g3) (1... c7c6) 2. h1g3 *")
	at := func() string { return strings.Join(s.Line().Turns(), " ") }
	for _, c := range []struct {
		do   func()
		want string
	}{
		{s.Start, ""},
		{func() { s.Step(2) }, "h3e3 h10g8"},
		{func() { s.Beside(1) }, "h3e3 b10c8"},
		{s.End, "h3e3 b10c8 h1g3"},
		{func() { s.Beside(1) }, "h3e3 c7c6"}, // of the nearest turn with an alternative
		{func() { s.Beside(1) }, "h3e3 c7c6"}, // there is none
		{func() { s.Beside(-1) }, "h3e3 b10c8"},
		{func() { s.Step(-5) }, ""},
		{s.End, "h3e3 h10g8 h1g3"},
	} {
		if c.do(); at() != c.want {
			t.Fatalf("at %q, want %q", at(), c.want)
		}
	}
}

func TestPromoteDeleteAndUndo(t *testing.T) {
	const text = "1. h3e3 h10g8 (1... b10c8 2. h1g3 (2. b1c3 a10b10)) 2. h1g3"
	s := of(t, "xiangqi", text+" *")
	s.Start()
	s.Step(1)
	play(t, s, "b10c8", "b1c3", "a10b10")
	inner := s.At()
	s.Promote(inner)
	if got, want := movetext(s), "1. h3e3 h10g8 (1... b10c8 2. b1c3 (2. h1g3) 2... a10b10) 2. h1g3"; got != want {
		t.Errorf("promoted once: %s", got)
	}
	s.Promote(inner)
	if got, want := movetext(s), "1. h3e3 b10c8 (1... h10g8 2. h1g3) 2. b1c3 (2. h1g3) 2... a10b10"; got != want {
		t.Errorf("promoted twice: %s", got)
	}
	if s.Promote(inner) {
		t.Error("the main line is promoted")
	}
	s.Delete(inner.Parent().Parent())
	if got, want := movetext(s), "1. h3e3 h10g8 2. h1g3"; got != want || s.Line().Ply() != 1 {
		t.Errorf("deleted: %s, at %v", got, s.Line().Turns())
	}
	for s.Undo() {
	}
	if got := movetext(s); got != text {
		t.Errorf("undone: %s", got)
	}
}

func TestCommentsAndGlyphs(t *testing.T) {
	s := of(t, "xiangqi", "1. h3e3 h10g8 *")
	s.Comment(s.At(), " a {braced}\nline [%eval 1] ")
	s.Mark(s.At(), 2)
	s.Mark(s.At(), 16)
	s.Mark(s.At(), 6) // in place of 2
	s.Comment(s.Root(), "before")
	if got, want := movetext(s), "{before} 1. h3e3 h10g8 $16 $6 {a (braced) line [ %eval 1]}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s.Mark(s.At(), 6)
	s.Comment(s.Root(), "")
	if got, want := movetext(s), "1. h3e3 h10g8 $16 {a (braced) line [ %eval 1]}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s.Undo()
	s.Undo()
	if got, want := movetext(s), "{before} 1. h3e3 h10g8 $16 $6 {a (braced) line [ %eval 1]}"; got != want {
		t.Errorf("undone: %s, want %s", got, want)
	}
}

func TestWhatIsDrawnMayBeChosen(t *testing.T) {
	s := of(t, "jieqi", "*")
	if err := s.Play(turns(s)[0]); err != nil { // any turn of the start turns a piece over
		t.Fatal(err)
	}
	first, reveals := s.At(), s.Reveals()
	if len(reveals) < 2 {
		t.Fatalf("%d reveals", len(reveals))
	}
	for _, d := range reveals {
		s.GoTo(first)
		if err := s.RevealOther(d); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(s.Root().Next); n != len(reveals) {
		t.Errorf("%d turns in one place, of %d reveals", n, len(reveals))
	}
	if s.Root().Main() != first {
		t.Error("what was drawn first is no longer the line")
	}
}

func TestTheRecordsResultStandsWithItsTurns(t *testing.T) {
	s := of(t, "xiangqi", "1. h3e3 h10g8 red")
	result := func() string {
		words := strings.Fields(s.Record())
		return words[len(words)-1]
	}
	if result() != "red" {
		t.Errorf("result %s of a record that tells it", result())
	}
	play(t, s, "h1g3")
	if result() != "red" {
		t.Errorf("result %s once something is tried after the end", result())
	}
	s.Undo()
	if result() != "red" {
		t.Errorf("result %s after undoing", result())
	}
	s.Delete(s.At())
	if result() != "*" {
		t.Errorf("result %s without the last turn", result())
	}
}

// After any edits a study's text is read back as it was written, every label names its node's
// turn, and undoing everything restores the start. A game whose end only its record states stays
// ended through any edits; the continuation is there again whenever the record is read.
func TestWhatGoesOnAfterTheEndIsNoPartOfTheGame(t *testing.T) {
	for name, tags := range map[string]string{
		"on time": "[Result \"0-1\"]\n[Termination \"Black won on time\"]\n", "agreed": "[Result \"1/2-1/2\"]\n",
	} {
		text := "[Variant \"xiangqi\"]\n" + tags + "\n1. h3e3 h10g8 2. h1g3 i10h10 " + map[bool]string{true: "0-1", false: "1/2-1/2"}[name == "on time"]
		m, err := match.Parse(catalog.Find, text)
		if err != nil {
			t.Fatal(err)
		}
		want := m.Outcome()
		for _, added := range []string{"a1a2", "a10a9", "b1c3"} {
			s, err := study.New(m)
			if err != nil {
				t.Fatal(err)
			}
			if s.Line().Ply() != 4 {
				t.Fatalf("%s: opened at ply %d, not at the game's end", name, s.Line().Ply())
			}
			for s.Step(1) {
			}
			play(t, s, added)
			if m, err = match.Parse(catalog.Find, s.Record()); err != nil {
				t.Fatalf("%s: %v in\n%s", name, err, s.Record())
			}
			if got := m.Outcome(); !m.Over() || m.Ply() != 4 || got.Winner != want.Winner || got.Reason != want.Reason {
				t.Fatalf("%s: %+v after %d turns, was %+v; in\n%s", name, got, m.Ply(), want, s.Record())
			}
		}
		if got, want := movetext(mustStudy(t, m)), "1. h3e3 h10g8 2. h1g3 i10h10 (2... i10h10 3. a1a2 a10a9 4. b1c3)"; got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func mustStudy(t *testing.T, m *match.Match) *study.Study {
	t.Helper()
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestRandomStudies(t *testing.T) {
	for _, v := range catalog.All() {
		id := v.Info().ID
		t.Run(id, func(t *testing.T) {
			m, err := match.New(v, match.Setup{Start: "start", Seed: 7})
			if err != nil {
				t.Fatal(err)
			}
			s, err := study.New(m)
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(1, uint64(len(id))))
			before := s.Record()
			for range 150 {
				act(t, r, s)
			}
			text := s.Record()
			again, err := match.Parse(catalog.Find, text)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			if !again.Studied() {
				t.Error("the record is not marked as a study")
			}
			read, err := study.New(again)
			if err != nil {
				t.Fatal(err)
			}
			if got := read.Record(); got != text {
				t.Errorf("read again it is\n%s\nand was\n%s", got, text)
			}
			labelled(t, read, read.Root())
			for s.Undo() {
			}
			if got := s.Record(); got != before {
				t.Errorf("undone it is\n%s", got)
			}
		})
	}
}

// turns are the legal ones of the current moment.
func turns(s *study.Study) []game.Turn { return s.Line().View(s.Line().OnTurn()).Turns }

// act performs a random edit of a study.
func act(t *testing.T, r *rand.Rand, s *study.Study) {
	switch n := r.IntN(20); {
	case n < 10 && !s.Line().Over():
		legal := turns(s)
		if err := s.Play(legal[r.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	case n < 14:
		s.Step(-1 - r.IntN(6))
	case n < 15:
		s.Promote(s.At())
	case n < 16 && r.IntN(4) == 0:
		s.Delete(s.At())
	case n < 17:
		s.Comment(s.At(), strings.Repeat("word ", r.IntN(3)))
	case n < 18:
		s.Mark(s.At(), tree.Glyph(r.IntN(20)))
	case n < 19:
		s.Beside(1)
	default:
		if reveals := s.Reveals(); len(reveals) > 0 {
			if err := s.RevealOther(reveals[r.IntN(len(reveals))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func labelled(t *testing.T, s *study.Study, n *tree.Node) {
	for _, next := range n.Next {
		if move := s.MoveAt(n, next.Text); !next.Resigned && (move == nil || move.Turn != next.Turn || move.Round != next.Round || !reflect.DeepEqual(move.Notation, next.Notation)) {
			t.Fatalf("turn %s is labelled %+v, and would be %+v", next.Text, next, move)
		}
		labelled(t, s, next)
	}
}
