package training

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
)

// The intervals are those of SM-2: 1, 6, then by the easiness factor, which grows by 0.1 with
// each perfect answer and falls by 0.14 with one of quality 3.
func TestIntervalsAreThoseOfSM2(t *testing.T) {
	for _, c := range []struct {
		grades           []Grade
		days             []int
		ease, lapses, in int
	}{
		{[]Grade{Known, Known, Known, Known, Known}, []int{1, 6, 17, 48, 140}, 300, 0, 140}, // 6·2.7, 17·2.8, 48·2.9
		{[]Grade{Helped, Helped, Helped}, []int{1, 6, 14}, 208, 0, 14},                      // 6·2.22
		{[]Grade{Known, Known, Wrong, Known, Known, Unknown}, []int{1, 6, 1, 1, 6, 1}, 290, 2, 1},
		{[]Grade{Unknown, Unknown, Known}, []int{1, 1, 1}, 260, 0, 1}, // never known before, so nothing was forgotten
	} {
		day, s := 20000, Schedule{}
		for i, g := range c.grades {
			s = s.After(g, day)
			if s.Days != c.days[i] || s.Due != day+s.Days || s.Began != 20000 {
				t.Errorf("%v: after %d answers %+v, want %d days", c.grades, i+1, s, c.days[i])
			}
			day = s.Due
		}
		if s.Ease != c.ease || s.Lapses != c.lapses {
			t.Errorf("%v: ease %d, %d lapses, want %d and %d", c.grades, s.Ease, s.Lapses, c.ease, c.lapses)
		}
	}
	poor, good := Schedule{}, Schedule{}
	for range 20 {
		poor, good = poor.After(Helped, max(1, poor.Due)), good.After(Known, max(1, good.Due))
	}
	if poor.Ease != leastEase || good.Days != mostDays || poor.valid() != nil || good.valid() != nil {
		t.Errorf("after 20 answers %+v and %+v", poor, good)
	}
}

func numbered(n int) Card {
	return Card{Variant: "xiangqi", Position: fmt.Sprintf("position %d w", n), Played: "a1a2", Better: []string{"b1b2", "c1c2"}, Cost: 1 + n%100, Kind: Kind(n % kinds)}
}

// A full box gives up the card that is known best.
func TestTheBestKnownGoesFirst(t *testing.T) {
	b := &Box{}
	for n := range mostCards {
		if !b.Add(numbered(n)) {
			t.Fatalf("%d is not added", n)
		}
	}
	known := numbered(123)
	for _, day := range []int{1, 2, 8} {
		b.Answer(known.Key(), Known, day)
	}
	other := numbered(7)
	b.Answer(other.Key(), Known, 1)
	if b.Add(numbered(3)) {
		t.Error("a card is added twice")
	}
	if !b.Add(numbered(1000)) || b.Len() != mostCards {
		t.Fatal("a full box takes no more")
	}
	if _, ok := b.Card(known.Key()); ok {
		t.Error("the best known card is still there")
	}
	if c, ok := b.Card(other.Key()); !ok || c.Row != 1 {
		t.Error("another one is gone")
	}
	if b.Remove(other.Key()); b.Len() != mostCards-1 {
		t.Error("it is not removed")
	}
}

// A day asks for what is due and for a few new cards, the costliest first, and the days ahead
// are told as they come.
func TestTheCardsOfADay(t *testing.T) {
	b := &Box{}
	for n := range 25 {
		b.Add(numbered(n))
	}
	for day := 10; day < 40; day++ {
		ahead, due := b.Ahead(day, 7), b.Due(day)
		fresh := 0
		for _, key := range due {
			c, _ := b.Card(key)
			if c.New() {
				if fresh == 0 && day == 10 && c.Cost != 25 {
					t.Errorf("the first new card costs %d", c.Cost)
				}
				fresh++
			} else if c.Due > day {
				t.Errorf("day %d asks for a card of day %d", day, c.Due)
			}
			b.Answer(key, Known, day)
		}
		if fresh > newADay || day == 10 && fresh != newADay || day == 13 && fresh != 0 {
			t.Errorf("%d new cards on day %d", fresh, day)
		}
		if again := b.Due(day); len(again) > 0 {
			t.Errorf("day %d asks for %d cards again", day, len(again))
		}
		if got := len(b.Due(day + 1)); got != ahead[0] {
			t.Errorf("%d cards on day %d, %d were told", got, day+1, ahead[0])
		}
	}
	sum := 0
	for i, tally := range b.Tallies() {
		if sum += tally.Cards; i > 0 && tally.Cards > b.Tallies()[i-1].Cards {
			t.Error("the kinds are not in order")
		}
	}
	if sum != 25 {
		t.Errorf("%d cards by kind", sum)
	}
}

// learner remembers a position with the probability e^(-t/S), t days after it was last seen.
// Being right half a day later or more makes the memory S more stable, a mistake leaves it as it
// was at first.
type learner struct {
	seen   []float64
	stable []float64
}

// A mistake seen once is half forgotten after little more than a day; a memory that was called
// up lasts two and a half times as long as before.
const (
	atFirst = 2.0
	firmer  = 2.5
)

func newLearner(n int) *learner {
	l := &learner{make([]float64, n), make([]float64, n)}
	for i := range n {
		l.stable[i] = atFirst
	}
	return l
}

func (l *learner) knows(i int, day float64) float64 {
	return math.Exp((l.seen[i] - day) / l.stable[i])
}

// answer asks the learner, who sees the solution.
func (l *learner) answer(i int, day float64, r *rand.Rand) Grade {
	right, passed := r.Float64() < l.knows(i, day), day-l.seen[i]
	l.seen[i] = day
	switch {
	case !right:
		l.stable[i] = atFirst
		return Unknown
	case passed >= 0.5:
		l.stable[i] *= firmer
	}
	return Known
}

// A scripted learner makes at most half as many of the mistakes again after seven days of
// training as without: forgetting is exponential, days are simulated.
func TestTrainingHalvesTheMistakesThatRecur(t *testing.T) {
	const positions, days, seeds = 30, 7, 200
	with, without, worst := 0, 0, 0.0
	for seed := range uint64(seeds) {
		r := rand.New(rand.NewPCG(seed, 56))
		b, of := &Box{}, map[string]int{}
		for i := range positions {
			c := numbered(i)
			b.Add(c)
			of[c.Key()] = i
		}
		trained, untrained := newLearner(positions), newLearner(positions)
		for day := range days {
			for _, key := range b.Due(100 + day) {
				g := trained.answer(of[key], float64(day)+0.5, r)
				b.Answer(key, g, 100+day)
				for g.Again() {
					g = trained.answer(of[key], float64(day)+0.5, r)
				}
			}
		}
		a, c := 0, 0
		for i := range positions {
			if r.Float64() >= trained.knows(i, days) {
				a++
			}
			if r.Float64() >= untrained.knows(i, days) {
				c++
			}
		}
		with, without = with+a, without+c
		worst = max(worst, float64(a)/float64(c))
	}
	t.Logf("of %d mistakes %d recur with training, %d without; at worst %.2f", positions*seeds, with, without, worst)
	if with*2 > without || worst > 0.5 {
		t.Errorf("%d mistakes recur with training, %d without; at worst %.2f of them", with, without, worst)
	}
	if without < positions*seeds/2 {
		t.Errorf("without training only %d of %d are forgotten", without, positions*seeds)
	}
}

// A box is read as it was written, whatever is in it.
func TestABoxIsKept(t *testing.T) {
	b := &Box{}
	for n := range 40 {
		c := numbered(n)
		if n%3 == 0 {
			c.Options = game.Options{"mode": "teams", "b": "1"}
		}
		b.Add(c)
		if n%2 == 0 {
			b.Answer(c.Key(), Known, 20000+n)
		}
	}
	b.Looked("abc", "def", "abc")
	again, err := Read(b.String())
	if err != nil || again.String() != b.String() || again.Len() != 40 || !again.HasLooked("def") || again.HasLooked("x") {
		t.Errorf("%v\n%s\n%s", err, b, again)
	}
	if empty, err := Read(""); err != nil || empty.Len() != 0 {
		t.Error("nothing is a fault")
	}
}

// Of a damaged text everything else is read, and each fault is named by its line.
func TestFaultsOfABox(t *testing.T) {
	card := numbered(1)
	line := card.String()
	other := numbered(2)
	for text, want := range map[string]string{
		"cards 2\n" + line:               "version 2",
		"card\n":                         "line 1",
		"cards 1\n" + line + "\n" + line: "line 3: the card stands there twice",
		"cards 1\nx\n" + line:            "line 2",
		"cards 1\n" + strings.Replace(line, " 0 0 0 0 0 0", " 5 4 1 0 0 250", 1):          "no such schedule",
		"cards 1\n" + strings.Replace(line, " 0 0 0 0 0 0", " 5 6 1 0 0 x", 1):            "x is no number",
		"cards 1\n" + strings.Replace(line, "mate ", "mates ", 1):                         "no kind mates",
		"cards 1\n" + strings.Replace(line, " | - | ", " | a=b=c | ", 1):                  "line 2",
		"cards 1\n" + strings.Repeat("x", mostLine+1):                                     "2001 bytes are more than 2000",
		"cards 1\n" + strings.Repeat("looked x\n", mostBytes/9):                           "bytes are more than",
		"cards 1\n" + strings.Replace(line, "a1a2 b1b2", strings.Repeat("a", 81)+" b", 1): "a word is missing or too long",
	} {
		b, err := Read(text + "\n" + other.String() + "\n")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q: %v, want %s", text, err, want)
		}
		if _, ok := b.Card(other.Key()); !ok && !strings.Contains(want, "version") && !strings.Contains(want, "bytes are more than") {
			t.Errorf("%.60q: the other card is lost", text)
		}
	}
	var text strings.Builder
	text.WriteString("cards 1\n")
	for n := range mostCards + 2 {
		c := numbered(n)
		text.WriteString(c.String() + "\n")
	}
	if b, err := Read(text.String()); err == nil || b.Len() != mostCards {
		t.Errorf("%d cards: %v", b.Len(), err)
	}
}

func FuzzRead(f *testing.F) {
	card := numbered(1)
	f.Add("cards 1\nlooked a b\n" + card.String() + "\n")
	f.Add("cards 1\nyanyi hanging 8 20000 20001 1 1 0 260 | a=b | a1a2 b1b2 | 3/3 w u |\n")
	f.Add("cards 2")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := Read(text)
		if b == nil || b.Len() > mostCards {
			t.Fatal("no box, or too much in it")
		}
		again, wrong := Read(b.String())
		if wrong != nil || again.String() != b.String() {
			t.Fatalf("%v: what was read (%v) is not read again: %q", wrong, err, b.String())
		}
		for _, key := range b.Due(20000) {
			c, ok := b.Card(key)
			if !ok {
				t.Fatal("a card that is due is not there")
			}
			if v, known := catalog.Find(c.Variant); known {
				_, _, _ = c.Begin(v)
			}
			b.Answer(key, Known, 20000)
		}
		b.Ahead(20000, 7)
		b.Tallies()
	})
}

// judged is a study whose turns an engine has judged: shares before each turn, and its line.
func judged(t *testing.T, record string, best map[string][]string, costs map[string]float64) *study.Study {
	t.Helper()
	m, err := match.Parse(catalog.Find, record)
	if err != nil {
		t.Fatal(err)
	}
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	even := study.Shares{50, 50}
	if len(m.Info().Seats) == 3 {
		even = study.Shares{34, 33, 33}
	}
	for n := s.Root(); n != nil; n = n.Main() {
		line := []string{}
		if next := n.Main(); next != nil {
			if line = best[next.Text]; line == nil {
				line = []string{next.Text}
			}
		}
		s.Judge(n, even, 9, line)
	}
	for n := s.Root().Main(); n != nil; n = n.Main() {
		if cost := costs[n.Text]; cost > 0 {
			s.Weigh(n, even[n.Seat]-cost, append([]string{n.Text}, best["after "+n.Text]...), true)
		}
	}
	return s
}

// A judged mistake becomes a card that says what was played, what was better, and of what kind
// it is, and asks for the better turn.
func TestAMistakeBecomesACard(t *testing.T) {
	s := judged(t, "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. e3e7 g8e7 *",
		map[string][]string{"e3e7": {"h1g3", "c7c6"}, "after e3e7": {"g8e7"}}, map[string]float64{"e3e7": 25})
	list := Lessons(s, 1)
	if len(list) != 1 || len(Lessons(s, 2)) != 0 {
		t.Fatalf("%d mistakes", len(list))
	}
	c, ok := Of(s, &list[0])
	if !ok || c.Variant != "xiangqi" || c.Played != "e3e7" || !slices.Equal(c.Better, []string{"h1g3", "c7c6"}) || c.Cost != 25 || c.Kind != Hanging {
		t.Fatalf("%t %+v", ok, c)
	}
	v, _ := catalog.Find(c.Variant)
	m, task, err := c.Begin(v)
	if err != nil || m.Actor() != 0 || m.Info().FormatTurn(task.Right[0]) != "h1g3" || m.Info().FormatTurn(task.Wrong[0]) != "e3e7" || !task.Open {
		t.Errorf("%v %+v", err, task)
	}
	if read, err := readCard(c.String()); err != nil || read.String() != c.String() {
		t.Errorf("%v: %s", err, c.String())
	}
	for _, bad := range []Card{
		{Variant: "mini"}, {Variant: c.Variant, Position: "x", Better: c.Better, Played: c.Played}, {Variant: c.Variant, Options: game.Options{"x": "y"}},
		{Variant: c.Variant, Position: c.Position, Better: []string{"a1a9"}, Played: c.Played}, {Variant: c.Variant, Position: c.Position, Better: c.Better, Played: "z"},
	} {
		if _, _, err := bad.Begin(v); err == nil {
			t.Errorf("it begins: %+v", bad)
		}
	}
}

// Of three players only mistakes become cards that cost at least eight points of a hundred, and
// instead of which one turn alone was better by as much.
func TestOfThreeOnlyClearMistakesCount(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	first := m.Info().FormatTurn(m.Position().Turns(nil)[0])
	var turns []string
	for range 6 {
		text := m.Info().FormatTurn(m.Position().Turns(nil)[3])
		if err := m.Play(text); err != nil {
			t.Fatal(err)
		}
		turns = append(turns, text)
	}
	for _, c := range []struct {
		cost, lead float64
		want       int
	}{{7, 9, 0}, {9, 7, 0}, {9, 0, 0}, {9, 9, 1}} {
		s := judged(t, m.Record(), map[string][]string{turns[0]: {first}}, map[string]float64{turns[0]: c.cost})
		if c.lead > 0 {
			s.Excel(s.Root().Main(), c.lead)
		}
		if got := Lessons(s, 7); len(got) != c.want {
			t.Errorf("a cost of %g and a lead of %g make %d cards", c.cost, c.lead, len(got))
		} else if c.want == 1 {
			if c, ok := Of(s, &got[0]); !ok || c.Cost != 9 {
				t.Errorf("%t %+v", ok, c)
			}
		}
	}
}

// The gravest of what a mistake allowed and missed is its kind.
func TestKindsOfMistakes(t *testing.T) {
	say := func(key string, args ...game.Arg) []game.Phrase { return []game.Phrase{game.Say(key, args...)} }
	for _, c := range []struct {
		told told
		want Kind
	}{
		{told{better: say("hint.mate")}, Mate},
		{told{better: say("hint.takes.free"), reply: say("hint.mate.in")}, Mated},
		{told{better: say("hint.prevents.mate")}, Mated},
		{told{seat: 1, reply: say("hint.allies", game.OfSeat("side", 2))}, Betrayed},
		{told{seat: 2, reply: say("hint.allies", game.OfSeat("side", 2))}, Plan},
		{told{seat: 1, reply: say("hint.mate.side", game.OfSeat("side", 2)), better: say("hint.attacks")}, Attack},
		{told{seat: 1, reply: say("hint.mate.side", game.OfSeat("side", 1))}, Mated},
		{told{better: say("hint.allies.next")}, Alliance},
		{told{better: say("hint.forks")}, Fork},
		{told{better: append(say("hint.checks"), say("hint.attacks")...)}, Fork},
		{told{better: say("hint.checks")}, Attack},
		{told{seat: 0, reply: say("hint.checks.waits", game.OfSeat("side", 1), game.OfSeat("b", 0))}, Skipped},
		{told{seat: 1, reply: say("hint.checks.waits", game.OfSeat("side", 1), game.OfSeat("b", 0))}, Plan},
		{told{reply: say("hint.takes.free"), taken: true}, Hanging},
		{told{reply: say("hint.takes.free")}, Plan},
		{told{lost: true, better: say("hint.takes")}, Hanging},
		{told{better: say("hint.activates")}, Stratagem},
		{told{better: say("hint.check.king")}, Check},
		{told{better: say("hint.room")}, Plan},
	} {
		if got := c.told.kind(); got != c.want {
			t.Errorf("%+v: %s, want %s", c.told, got, c.want)
		}
	}
}
