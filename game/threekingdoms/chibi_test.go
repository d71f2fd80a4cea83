package threekingdoms

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
)

// banksAt reads a valid position of chibi.
func banksAt(t testing.TB, text string) *position { return read(t, "chibi", text, "") }

// Han may not move in two consecutive turns of the allies, whichever of them moved it
// (README.md, Han's soldier).
func TestHanRests(t *testing.T) {
	p := banksAt(t, "start")
	han := func() bool {
		for _, turn := range p.Turns(nil) {
			if p.moving.board[turn.From()] == hanSoldier {
				return true
			}
		}
		return false
	}
	for _, c := range []struct {
		turn string
		han  bool // may move then
		tail string
	}{
		{"a7a6", true, "s uws us ready us 1"},
		{"e4e5", false, "u uws us rest u 2"},
		{"i4i5", false, "w uws us ready - 3"},
		{"a6b6", true, "s uws us ready - 4"},
		{"a4a5", true, "u uws us ready - 5"},
		{"e5d5", false, "w uws us rest - 6"},
		{"b6a6", false, "s uws us rest - 7"},
	} {
		play(t, p, c.turn)
		if got := tail(p); got != c.tail || han() != c.han {
			t.Fatalf("after %s: %s, Han may move %v", c.turn, got, han())
		}
	}
	if why := p.Why(square(t, p, "d5"), square(t, p, "c5")); why.Key != "why.han.rests" {
		t.Errorf("Han rests because of %q", why.Key)
	}
	if j := p.View(game.NoSeat).Joint; j == nil || !j.Rests || j.By != game.Wu || j.Seats != bound {
		t.Errorf("the view tells %+v", j)
	}
}

// Wei captures Han like any piece; then nobody has it (README.md, Han's soldier).
func TestHanIsTaken(t *testing.T) {
	p := banksAt(t, "4,wK,4/9/9/9/4,wR,4/4,hP,4/9/9/9/3,sK,1,uK,3 w uws us rest - 4")
	play(t, p, "e6e5")
	if got := tail(p); got != "s uws us - - 0" || p.View(game.NoSeat).Joint != nil {
		t.Errorf("%s", p)
	}
}

// A move of Wu that exposes Shu's king to Wei's leaves two in check, so Wei is next and must
// answer (README.md, Order and end of chibi).
func TestBaringThePartnerChecksTwo(t *testing.T) {
	p := banksAt(t, "3,wK,5/9/9/9/9/9/9/3,uP,5/9/3,sK,1,uK,3 u uws us - - 0")
	play(t, p, "d3c3")
	if p.moving.turn != game.Wei || p.moving.checked != game.SetOf(game.Wei, game.Shu) {
		t.Errorf("%s, in check %b", p, p.moving.checked)
	}
}

// The ends of games with their points in halves (README.md, Order and end of chibi).
func TestChibiEnds(t *testing.T) {
	for _, c := range []struct {
		name, position string
		turns          []string
		result, tail   string
		points         [3]int8
	}{
		{"Wei resigns", "start", []string{"w:resign"}, "us", "s us us ready uws 0", [3]int8{3, 0, 3}},
		{"Wei outlasts both", "start", []string{"s:resign", "u:resign"}, "w", "w w - ready uws 0", [3]int8{0, 6, 0}},
		{"who went out wins, too", "start", []string{"s:resign", "w:resign"}, "us", "u u - ready uws 0", [3]int8{3, 0, 3}},
		{"Wei is mated", "3,wK,5/uR,8/1,sR,7/9/9/9/9/9/9/4,sK,uK,3 s uws us - - 0", []string{"b8b10"}, "us", "s us us - - 0", [3]int8{3, 0, 3}},
	} {
		p := banksAt(t, c.position)
		play(t, p, c.turns...)
		o := p.Outcome()
		if got := p.moving.rules.info.Result(o); got != c.result || o.Points != c.points || tail(p) != c.tail {
			t.Errorf("%s: %s %v, %s", c.name, got, o.Points, p)
		}
		if again := banksAt(t, p.String()).Outcome(); again.Winner != o.Winner || again.With != o.With {
			t.Errorf("%s: read again %+v", c.name, again)
		}
	}
}

// Nobody is absorbed: an ally without a move is eliminated with all its pieces, in check or not,
// and Han and the partner play on (README.md, Order and end of chibi).
func TestAnAllyGoesOutAlone(t *testing.T) {
	p := banksAt(t, "4,wK,4/9/9/9/9/wR,7,hP/9/9/9/3,sK,1,uK,3 w uws us ready - 9")
	play(t, p, "a5d5")
	if got := tail(p); got != "u uw - ready - 0" {
		t.Errorf("%s", p)
	}
	for _, e := range p.Events(nil) {
		if e.Type == game.Absorbed {
			t.Error("Shu was absorbed")
		}
	}
}

// Positions that a reader rejects (README.md, Order and end of chibi).
func TestChibiRejects(t *testing.T) {
	board := strings.Fields(chibiStart)[0]
	for _, text := range []string{
		board + " w uws - ready uws 0", // Wu and Shu live and are allied
		board + " w uws uw ready uws 0",
		board + " w uws us idle uws 0",
		board + " w uws us - uws 0", // Han is on the board
		strings.Replace(board, "hP", "1", 1) + " w uws us ready uws 0",
		strings.Replace(board, "hP", "1", 1) + " w uws us rest uws 0",
		strings.Replace(board, "/9/9/", "/9/4,hP,4/", 1) + " w uws us ready uws 0",
		strings.Replace(board, "uK", "1", 1) + " w uws us ready uws 0",
		board + " w ws - ready uws 0", // Wu is out
		strings.Replace(board, "hP", "hP:s", 1) + " w uws us ready uws 0",
		strings.Replace(board, "hP", "hR", 1) + " w uws us ready uws 0",
		board + " w~w uws us ready uws 0",
	} {
		if p, err := find(t, "chibi").Parse(text, nil); err == nil {
			t.Errorf("%s reads as %s", text, p)
		}
	}
}

// Lines are counted from each player's own right; the allies' is the south's (README.md,
// Notation and text of chibi).
func TestChibiNotation(t *testing.T) {
	p := banksAt(t, "start")
	for _, c := range []struct {
		turn  string
		n, m  int
		piece game.Piece
	}{
		{"b8e8", 2, 5, game.NewPiece(game.Cannon, game.Wei)},
		{"b1c3", 8, 7, game.NewPiece(game.Knight, game.Shu)},
		{"e4e5", 5, 1, hanSoldier},
	} {
		turn, err := game.Find(&p.moving.rules.info, p, c.turn)
		if err != nil {
			t.Fatal(err)
		}
		phrase := p.Notate(turn)
		for _, a := range phrase.Args {
			if a.Name == "n" && a.N != c.n || a.Name == "m" && a.N != c.m || a.Name == "piece" && a.Piece != c.piece {
				t.Errorf("%s: %+v", c.turn, a)
			}
		}
		p.Do(turn)
	}
}

// Allies share a value, and Wei has its negative (README.md, Chibi).
func TestAlliesShareTheirJudgement(t *testing.T) {
	p := banksAt(t, "start")
	rng := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		if u, w, s := p.Eval(game.Wu), p.Eval(game.Wei), p.Eval(game.Shu); u != s || w != -u {
			t.Fatalf("%d %d %d: %s", u, w, s, p)
		}
		turns := p.Turns(nil)
		if len(turns) == 0 {
			return
		}
		p.Do(turns[rng.IntN(len(turns))])
	}
}
