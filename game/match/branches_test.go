package match

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/tree"
)

// annotated is a saved game with three nested variations, comments in all places, glyphs,
// judgements and times.
const annotated = `[Variant "xiangqi"]
[Red "?"]
[Black "?"]
[Date "????.??.??"]
[Result "red"]
[Termination "Black resigns"]
[Clock "300+2"]
[Seats "human,human"]
[Seed "0"]
[TimeLeft "295.5,296.25"]

{[%csl Ge2] Before the game: 1. a1a2 is no turn here.} 1.
{before the first turn} h3e3 $1
{[%eval 0.35,18] [%clk 0:04:58.5] [%emt 0:00:01.5] good, (they say)} (1.
{why not} b3e3 {inside} b10c8 (1... h10g8 $6 2. h1g3 (2. b1c3 {the deepest})
2... i10h10) 2. b1c3) (1. c4c5) 1... {before Black's} h10g8 {[%clk 0:04:58]} 2.
h1g3 {[%clk 0:04:55.5]} i10h10 {[%eval #-3] [%clk 0:04:56.25] the end} red
`

func parsed(t testing.TB, text string) *Match {
	t.Helper()
	m, err := Parse(catalog.Find, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A match keeps the annotations it was read with and writes them back.
func TestAMatchKeepsItsTree(t *testing.T) {
	m := parsed(t, annotated)
	if got := m.Save(); got != annotated {
		t.Errorf("saved as\n%s\nread from\n%s", got, annotated)
	}
	first := m.Moves()[0]
	if m.Preface() != "Before the game: 1. a1a2 is no turn here." || first.After != "good, (they say)" || len(first.Variations()) != 2 {
		t.Errorf("%q, %+v", m.Preface(), first)
	}
	if n, said := m.Tree().Count(); n != 4 || said != 8 || m.Pruned() != nil {
		t.Errorf("%d variations, %d comments, cut %v", n, said, m.Pruned())
	}
	in := first.Variations()
	if len(in[0].Line()) != 2 || len(in[1].Line()) != 0 || len(in[0].Main().Variations()) != 1 {
		t.Fatalf("variations of the first turn: %+v", in)
	}
	if second := in[0].Main(); second.Text != "b10c8" || second.Seat != 1 || second.Round != 1 || second.Ply != 2 || second.Notation.Key == "" || len(second.Events) == 0 {
		t.Errorf("the first variation goes on with %+v", second)
	}
	if m.PositionAt(4) != m.Position().String() {
		t.Error("looking at a variation moved the match")
	}
}

// Playing on extends the main line. Taking back removes the turns with everything that depends
// on them, variations in their place included, and no comment of earlier turns.
func TestPlayingOnAndTakingBack(t *testing.T) {
	m := parsed(t, annotated)
	body := func() string {
		_, text, _ := strings.Cut(m.Record(), "\n\n")
		return strings.ReplaceAll(text, "\n", " ")
	}
	if err := m.TakeBackTo(4); err != nil { // the result alone
		t.Fatal(err)
	}
	play(t, m, "b1c3")
	if got := body(); !strings.HasSuffix(got, "i10h10 {[%eval #-3] [%clk 0:04:56.25] the end} 3. b1c3 {[%clk 0:04:57.5]} * ") {
		t.Errorf("played on: %s", got)
	}
	m.TakeBackTo(3)
	if got := body(); strings.Contains(got, "the end") || !strings.Contains(got, "{the deepest}") || !strings.HasSuffix(got, "h1g3 {[%clk 0:04:55.5]} * ") {
		t.Errorf("taken back to the third turn: %s", got)
	}
	m.TakeBackTo(1)
	if got := body(); strings.Contains(got, "before Black's") || !strings.Contains(got, "(1. c4c5)") {
		t.Errorf("to the first: %s", got)
	}
	m.TakeBackTo(0)
	play(t, m, "h3e3")
	if got, want := body(), "{[%csl Ge2] Before the game: 1. a1a2 is no turn here.} 1. h3e3 {[%clk 0:05:02]} * "; got != want {
		t.Errorf("all taken back, and the first turn played anew: %s", got)
	}
	if back := parsed(t, m.Save()); back.Save() != m.Save() {
		t.Errorf("read again:\n%s", back.Save())
	}
}

// A variation with an illegal turn is cut there, and nothing else is.
func TestIllegalVariations(t *testing.T) {
	const tags = "[Variant \"xiangqi\"]\n\n"
	for _, c := range []struct {
		text, want string
		pruned     []Cut
	}{
		{"1. h3e3 (1. b3e3 h10g8 2. e3e9) (1. h3e4) h10g8 *", "1. h3e3 (1. b3e3 h10g8) 1... h10g8 *",
			[]Cut{{Turn: 3, Text: "e3e9"}, {Turn: 1, Text: "h3e4"}}},
		{"1. h3e3 (1. b3e3 nonsense (1... h10g8)) (b3e4) (better) h10g8", "1. h3e3 (1. b3e3) 1... {better} h10g8 *",
			[]Cut{{Turn: 2, Text: "nonsense"}, {Turn: 1, Text: "b3e4"}}},
		{"1. h3e3 (1. b3e3 (1. h3e4 h10g8) h10g8 (1... h10e10) 2. b1c3) *", "1. h3e3 (1. b3e3 h10g8 2. b1c3) *",
			[]Cut{{Turn: 2, Text: "h10e10"}, {Turn: 1, Text: "h3e4"}}},
		{"h2e2 (b2e2 h9g7 (b9c7 h0g2)) h9g7 h0g2", "1. h3e3 (1. b3e3 h10g8 (1... b10c8 2. h1g3)) 1... h10g8 2. h1g3 *", nil},
	} {
		m := parsed(t, tags+c.text)
		got := m.Pruned()
		for i := range got {
			got[i].Why = game.Phrase{}
		}
		if _, text, _ := strings.Cut(m.Record(), "\n\n"); text != c.want+"\n" && strings.ReplaceAll(text, "\n", " ") != c.want+" " {
			t.Errorf("%s is written %s", c.text, text)
		}
		if !reflect.DeepEqual(got, c.pruned) || m.Cut() != nil {
			t.Errorf("%s: cut %+v, the game %v", c.text, got, m.Cut())
		}
	}
}

// Variations among three are numbered by rounds and contain their draws.
func TestVariationsOfThree(t *testing.T) {
	const text = `[Variant "yanyi"]
[Wu "?"]
[Wei "?"]
[Shu "?"]
[Date "????.??.??"]
[Result "*"]
[Mode "last"]

1. q12o13 k14k13 (1... i14h14 g4g5 u:resign 2. e14f14) *
`
	if m := parsed(t, text); m.Pruned() != nil || m.Record() != text {
		t.Errorf("%+v\n%s", m.Pruned(), m.Record())
	}
	m, err := Parse(find, "[Variant \"toy2\"]\n\n1. b1b2 (1. a1a2*K) (1. a1a2) (1. a1a2*P b5b4) *")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(m.Moves()[0].Variations()); n+len(m.Pruned()) != 3 || len(m.Pruned()) == 0 {
		t.Errorf("%d variations, %+v", n, m.Pruned())
	}
}

// Playing costs nothing for the annotations that a record could have.
func TestPlayingCostsNoTree(t *testing.T) {
	cost := func(m *Match) float64 {
		return testing.AllocsPerRun(200, func() {
			m.Play("h3e3")
			m.TakeBackTo(0)
		})
	}
	v, _ := catalog.Find("xiangqi")
	plain, err := New(v, Setup{Clock: Clock{Total: 5 * time.Minute, Increment: 2 * time.Second}})
	if err != nil {
		t.Fatal(err)
	}
	read := parsed(t, annotated)
	read.TakeBackTo(0)
	plain.Tree().Commands = read.Tree().Commands
	if a, b := cost(plain), cost(read); a != b {
		t.Errorf("a turn allocates %v times, beside a tree %v times", a, b)
	}
}

func BenchmarkPlainGame(b *testing.B) {
	v, _ := catalog.Find("xiangqi")
	m, err := New(v, Setup{Clock: Clock{Total: time.Hour}})
	if err != nil {
		b.Fatal(err)
	}
	wander(b, m, 1, 150)
	turns, saved := m.Turns(), m.Save()
	b.Run("play", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			m.TakeBackTo(0)
			for _, text := range turns {
				if err := m.PlayRecorded(text); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
	b.Run("save", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			if m.Save() != saved {
				b.Fatal("another game")
			}
		}
	})
	b.Run("read", func(b *testing.B) {
		b.ReportAllocs()
		for range b.N {
			parsed(b, saved)
		}
	})
}

// wantWhole checks that every turn of a match's tree has been played.
func wantWhole(t *testing.T, m *Match) {
	t.Helper()
	wantPlayed(t, m.Tree())
}

func wantPlayed(t *testing.T, n *tree.Node) {
	t.Helper()
	for _, next := range n.Next {
		if next.Turn == game.NoTurn || next.Parent() != n || next.Ply != n.Ply+1 {
			t.Fatalf("%s of the tree was not played", next.Text)
		}
		wantPlayed(t, next)
	}
}
