package odds_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/game/odds"
)

// every runs a test for everything that may be given in any game.
func every(t *testing.T, do func(t *testing.T, v game.Variant, o odds.Odds)) {
	for _, v := range catalog.All() {
		for s := range game.Seat(len(v.Info().Seats)) {
			for _, pieces := range odds.Of(v, s) {
				o := odds.Odds{By: s, Pieces: pieces}
				t.Run(v.Info().ID+" "+o.Text(v.Info()), func(t *testing.T) { do(t, v, o) })
			}
		}
	}
}

// The lists follow from the starts: both of a pair only where there are two, bishops and queens
// among chessmen, nothing where nobody owns a face-down piece.
func TestWhatMayBeGiven(t *testing.T) {
	for id, want := range map[string]string{
		"yanyi": "N C NN CC R RN", "mini": "N C R RN", "chibi": "N C R RN", "jieqi": "N C NN CC R RN", "guoji": "N B NN R RN Q",
		"anqi": "", "xiangqi": "N C NN CC R RN", "qice": "N C NN CC R RN", "baige": "N B C NN CC R RN Q",
	} {
		v, _ := catalog.Find(id)
		if got := strings.Join(odds.Of(v, 0), " "); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
	v, _ := catalog.Find("chibi")
	if got := strings.Join(odds.Of(v, game.Wei), " "); got != "N C NN CC R RN" {
		t.Errorf("Wei's whole army in chibi gives %q", got)
	}
	if list := odds.Of(v, 3); list != nil {
		t.Errorf("a fourth seat gives %q", list)
	}
}

// The left piece of several is given, in the game with one queen the one on her wing; the right
// to castle with a rook goes with it, and a face-down piece leaves its bag.
func TestPositions(t *testing.T) {
	for _, c := range []struct{ id, odds, want string }{
		{"xiangqi", "Red:N", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w"},
		{"xiangqi", "Black:RN", "rnbakab2/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"},
		{"xiangqi", "Black:CC", "rnbakabnr/9/9/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"},
		{"baige", "White:R", "rnbgqkgbnr/1ac4ca1/fffffwwwww/pppppppppp/10/10/PPPPPPPPPP/FFFFFWWWWW/1AC4CA1/1NBGQKGBNR w Kkq - 0 1 -/-"},
		{"baige", "Black:N", "r1bgqkgbnr/1ac4ca1/fffffwwwww/pppppppppp/10/10/PPPPPPPPPP/FFFFFWWWWW/1AC4CA1/RNBGQKGBNR w KQkq - 0 1 -/-"},
	} {
		v, _ := catalog.Find(c.id)
		o, err := odds.Parse(v, c.odds)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := o.Position(v, nil, "start"); err != nil || got != c.want {
			t.Errorf("%s %s: %v\n%s, want\n%s", c.id, c.odds, err, got, c.want)
		}
	}
	for _, c := range []struct{ id, odds, has, not string }{
		{"guoji", "Wei:R", "d1,d15,l1,o4,o12", "l15"},      // Wei sits in the north and sees l at its left
		{"yanyi", "Wu:N", "uB/14,uC,2/", "uB/14,uC,1,uN/"}, // from the south, the left of who sits in the east,
		{"jieqi", "Shu:R", "s=CCNNPPPPPR,", "s=CCNNPPPPPRR"},
	} {
		v, _ := catalog.Find(c.id)
		o, err := odds.Parse(v, c.odds)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := o.Position(v, nil, "start"); err != nil || !strings.Contains(got, c.has) || strings.Contains(got, c.not) {
			t.Errorf("%s %s: %v, %s", c.id, c.odds, err, got)
		}
	}
}

// Every start with odds is a legal position as its reader spells it, no game's impossible one
// but for the pieces, and games from it can be played.
func TestEveryStartCanBePlayed(t *testing.T) {
	every(t, func(t *testing.T, v game.Variant, o odds.Odds) {
		options := []game.Options{nil}
		for _, opt := range v.Info().Options {
			for _, value := range opt.Values[1:] {
				options = append(options, game.Options{opt.Key: value})
			}
		}
		for i, opt := range options {
			text, err := o.Position(v, opt, "start")
			if err != nil {
				t.Fatal(err)
			}
			pos, err := v.Parse(text, opt)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if pos.String() != text || !o.Begins(v, opt, text) || o.Begins(v, opt, "start") || o.Begins(v, opt, v.Info().Start) {
				t.Fatalf("%s is spelt %s, or not taken for the start", text, pos)
			}
			if pos.Outcome().Over || len(pos.Turns(nil)) == 0 {
				t.Fatal("the game is over before it begins")
			}
			if pos.View(game.NoSeat).Actor != 0 && v.Info().ID != "chibi" {
				t.Errorf("%d begins", pos.View(game.NoSeat).Actor)
			}
			for game := range uint64(4) {
				playOut(t, pos, rand.New(rand.NewPCG(game, uint64(i))))
			}
			if err := gametest.CheckPosition(v, opt, text); err != nil {
				t.Error(err)
			}
		}
	})
}

// playOut plays a random game and takes it back.
func playOut(t *testing.T, pos game.Position, r *rand.Rand) {
	t.Helper()
	from, before := pos.String(), pos.Plies()
	for pos.Plies() < before+200 && !pos.Outcome().Over {
		turns := pos.Turns(nil)
		if len(turns) == 0 {
			t.Fatalf("no turn in %s", pos)
		}
		pos.Do(turns[r.IntN(len(turns))])
		if pos.Actor() == game.Chance {
			pos.DoReveal(game.PickReveal(r, pos.Reveals(nil)))
		}
	}
	for pos.Plies() > before {
		pos.Undo()
	}
	if got := pos.String(); got != from {
		t.Fatalf("taken back to %s, not to %s", got, from)
	}
}

// The text is read as it is written; what is wrong with another is said.
func TestText(t *testing.T) {
	every(t, func(t *testing.T, v game.Variant, o odds.Odds) {
		if got, err := odds.Parse(v, o.Text(v.Info())); err != nil || got != o {
			t.Errorf("%+v, %v", got, err)
		}
	})
	xiangqi, _ := catalog.Find("xiangqi")
	if o, err := odds.Parse(xiangqi, ""); err != nil || o.On() || o.Text(xiangqi.Info()) != "" {
		t.Errorf("none: %+v, %v", o, err)
	}
	anqi, _ := catalog.Find("anqi")
	for _, c := range []struct {
		v          game.Variant
		text, want string
	}{
		{xiangqi, "Red:K", "Red may give N, C, NN, CC, R, RN"},
		{xiangqi, "Red", "Red may give"},
		{xiangqi, "White:N", "Red, Black"},
		{xiangqi, "Red:NNN", "may give"},
		{anqi, "Wu:N", "nobody gives odds in anqi"},
	} {
		if _, err := odds.Parse(c.v, c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.text, err, c.want)
		}
	}
}

// A player takes the odds along to another seat, as far as that one has the pieces.
func TestMoved(t *testing.T) {
	for _, c := range []struct{ id, odds, want string }{
		{"xiangqi", "Red:RN", "Black:RN"}, {"chibi", "Wei:NN", "Wu:N"}, {"chibi", "Wei:RN", "Wu:RN"}, {"yanyi", "Shu:CC", "Wu:CC"},
	} {
		v, _ := catalog.Find(c.id)
		o, err := odds.Parse(v, c.odds)
		if err != nil {
			t.Fatal(err)
		}
		to := game.Seat(0)
		if o.By == 0 {
			to = 1
		}
		if got := o.Moved(v, to).Text(v.Info()); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.id, c.odds, got, c.want)
		}
	}
	v, _ := catalog.Find("xiangqi")
	if o := (odds.Odds{}).Moved(v, 1); o.On() {
		t.Errorf("none becomes %+v", o)
	}
}
