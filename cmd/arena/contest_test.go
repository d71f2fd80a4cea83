package main

import (
	"math"
	"regexp"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/internal/score"
	"yanyi/game"
	"yanyi/game/catalog"
)

func TestMatch(t *testing.T) {
	args := []string{"match", "-variant", "baige", "-seats", "random,random", "-games", "3", "-seed", "5"}
	pace := regexp.MustCompile(` ms/turn \d+`)
	out := pace.ReplaceAllString(done(t, args...), "")
	want := regexp.MustCompile(`^game 1 rotation 1 (white|black|draw) [a-z]+ plies \d+
game 2 rotation 2 .*
game 3 rotation 1 .*
rotation 1 white=random black=random games 2 white \d black \d draw \d
rotation 2 white=random black=random games 1 white \d black \d draw \d
score random [01]\.\d{3} ± \d\.\d{3} games 3 \+\d =\d -\d.*
score random [01]\.\d{3} ± \d\.\d{3} games 3 \+\d =\d -\d.*
plies median \d+ longest \d+
$`)
	if !want.MatchString(out) {
		t.Errorf("match prints\n%s", out)
	}
	if again := pace.ReplaceAllString(done(t, append(args, "-concurrency", "2")...), ""); again != out {
		t.Errorf("the same seed gives, two games at a time,\n%s\nafter\n%s", again, out)
	}
}

func TestMatchOfThree(t *testing.T) {
	out := done(t, "match", "-variant", "yanyi", "-seats", "1;nodes=50,greedy,random;name=chance", "-games", "1", "-plies", "8", "-random", "3")
	for _, want := range []string{
		"game 1 rotation 1 draw length plies 8 points u 1 w 1 s 1\n", "u=1 w=greedy s=chance", "score 1 1.000 ", "score chance 1.000 ",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

// Permanent allies win together: both are counted as winners, and the summary of a rotation
// lists them under their common name; a game that exceeds its length is drawn.
func TestMatchOfAllies(t *testing.T) {
	const mate = "4,wK,4/9/sR,8/wP,8/9/9/9/9/8,uR/3,sK,1,uK,3 s uws us - - 0"
	out := done(t, "match", "-variant", "chibi", "-position", mate, "-seats", "full,full,full", "-games", "1", "-nodes", "2000", "-random", "0")
	for _, want := range []string{
		"game 1 rotation 1 us ", " points u 1.5 w 0 s 1.5\n", " games 1 us 1 w 0 draw 0\n",
		"score full 1.500 ± 0.000 games 1 +1 =0 -0", "score full 0.000 ± 0.000 games 1 +0 =0 -1",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	out = done(t, "match", "-variant", "chibi", "-seats", "random,random,random", "-games", "1", "-plies", "8", "-random", "3")
	if want := "draw length plies 8 points u 1 w 1 s 1\n"; !strings.Contains(out, want) {
		t.Errorf("%q is missing in\n%s", want, out)
	}
}

// Built-in players from level 4 on may have a temperament; without one its name is omitted.
func TestContestantsHaveTempers(t *testing.T) {
	for text, want := range map[string]string{"5;temper=bold": "bold", "full;temper=loyal;nodes=9": "loyal", "8;temper=patient": "patient", "4": ""} {
		c, err := parseContestant(text, limits{})
		if err != nil || c.temper != want {
			t.Errorf("%q has the temper %q (%v)", text, c.temper, err)
		}
		if own, ok := c.open(nil).(*computer); !ok || own.temper != want {
			t.Errorf("%q sits down as %+v", text, c.open(nil))
		}
	}
	for text, want := range map[string]string{
		"5;temper=meek":      `contestant "5": temper "meek" is none of bold, patient, loyal`,
		"3;temper=bold":      `contestant "3": level 3 has no temper; levels from 4 on have`,
		"greedy;temper=bold": `contestant "greedy": there is no setting "temper"`,
		"random;temper=bold": `contestant "random": there is no setting "temper"`,
		"5;mood=bold":        `contestant "5": there is no setting "mood"`,
	} {
		if _, err := parseContestant(text, limits{}); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// venueOf is a venue for random players of a variant.
func venueOf(t *testing.T, id string) *venue {
	v, _ := catalog.Find(id)
	texts := make([]string, len(v.Info().Seats))
	for i := range texts {
		texts[i] = kindRandom
	}
	list, err := parseContestants(texts, len(texts), limits{})
	if err != nil {
		t.Fatal(err)
	}
	h := (&contest{c: &call{}, v: v, random: 8, contestants: list}).venue()
	t.Cleanup(h.close)
	return h
}

// Both rotations begin from the same random moves, which leave neither side lost.
func TestOpeningsAreFair(t *testing.T) {
	for _, id := range []string{"xiangqi", "qiji16", "anqi"} {
		h := venueOf(t, id)
		for seed := range uint64(3) {
			start, err := h.begin(seed)
			if err != nil {
				t.Fatal(err)
			}
			m, err := h.opening(seed)
			if err != nil {
				t.Fatal(err)
			}
			again, err := h.opening(seed)
			if err != nil || again.Line() != m.Line() || m.Ply() != 8 || m.Over() {
				t.Errorf("%s: %q and %q are not the same eight turns (%v)", id, m.Line(), again.Line(), err)
			}
			level, _ := h.judge(start)
			if score, err := h.judge(m); err != nil || math.Abs(float64(score-level)) > unfair {
				t.Errorf("%s: an opening counts %d, the start %d (%v)", id, score, level, err)
			}
		}
	}
}

func TestAdjudication(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	a := adjudication{}
	if err := a.parse("800,2"); err != nil || a.score != 800 || a.turns != 2 {
		t.Fatalf("800,2 is read as %+v (%v)", a, err)
	}
	judged := func(scores ...int) verdict {
		d := a.begin(v.Info())
		for i, s := range scores {
			d.hear(game.Seat(i%2), answer{score: s, judged: true})
		}
		return d
	}
	for _, c := range []struct {
		scores []int
		won    bool
		why    string
	}{
		{[]int{900, -900, 900, -900}, true, "both agreed twice"},
		{[]int{900, -900, 900}, false, "Black agreed once"},
		{[]int{900, -900, 900, -700}, false, "Black disagrees"},
		{[]int{900, 900, 900, 900}, false, "both think they win"},
		{[]int{0, 0, 0, -900, 900, -900, 900}, true, "from the fourth turn on both agree"},
	} {
		if d := judged(c.scores...); d.won() != c.won {
			t.Errorf("%v is decided: %v; %s", c.scores, d.won(), c.why)
		}
	}
	for _, text := range []string{"", "800", "800,", "0,3", "800,0", "800,2,3", "x,2"} {
		if err := new(adjudication).parse(text); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

func TestRatingOfAScore(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	s := &scores{contest: &contest{v: v}, sums: []sum{{Sample: score.Sample{Games: 100, Total: 64, Squares: 64}, won: 64}}, turns: []int{2}, spent: []time.Duration{30 * time.Millisecond}, forfeits: []int{1}}
	if got, want := s.sums[0].String()+s.rating(0)+s.pace(0), "0.640 ± 0.095 games 100 +64 =0 -36 elo +100 (+32 to +177) ms/turn 15 forfeits 1"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
