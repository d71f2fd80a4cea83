package advice_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/catalog"
	"yanyi/game/puzzle/proof"
)

// turned is what is told of the first turn of a line, in the tests' notation.
func turned(t *testing.T, id, position, line string, rose bool) string {
	t.Helper()
	v, _ := catalog.Find(id)
	pos, err := v.Parse(position, nil)
	if err != nil {
		t.Fatalf("%s: %v", position, err)
	}
	was := pos.String()
	turn, err := game.Find(v.Info(), pos, strings.Fields(line)[0])
	if err != nil {
		t.Fatal(err)
	}
	p := advice.Turning(v, nil, pos, turn, strings.Fields(line), rose)
	if pos.String() != was {
		t.Errorf("%s has become %s", was, pos)
	}
	return strings.TrimPrefix(spelled(v.Info(), p), "told.")
}

func TestTurningPoints(t *testing.T) {
	const (
		calm, rose = false, true
		free       = "3k5/9/9/9/4n4/9/9/9/4R4/5K3 w"
		prepared   = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/2,uN,14/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	)
	for _, c := range []struct {
		name, id, position, line string
		rose                     bool
		want                     string
	}{
		{"a piece for nothing", "xiangqi", free, "e2e6", rose, "takes.free r N"},
		{"the same in a game that it does not turn", "xiangqi", free, "e2e6", calm, ""},
		{"a soldier for nothing", "xiangqi", "3k5/9/9/9/4p4/9/9/9/4R4/5K3 w", "e2e6", rose, ""},
		{"much for little", "xiangqi", "3k5/9/9/4r4/9/3N5/9/4r4/9/5K3 w", "d5e7", rose, "takes.more r R N"},
		{"a fair exchange", "xiangqi", "3k5/4c4/9/9/4n4/9/9/9/4C4/4K4 w", "e2e3", rose, ""},
		{"mate is forced", "xiangqi", "3k5/9/9/R8/9/9/8p/9/1R7/4K4 w", "b2b9 i4i3 a7a10", calm, "forces r"},
		{"the line ends before the mate", "xiangqi", "3k5/9/9/R8/9/9/8p/9/1R7/4K4 w", "b2b9 i4i3", calm, ""},
		{"another turn than the line's", "xiangqi", "3k5/9/9/R8/9/9/8p/9/1R7/4K4 w", "a7a8 b2b9 i4i3 a7a10", calm, ""},
		{"mate ends the game, which its result tells", "xiangqi", "3k5/R8/9/9/9/9/9/9/1R7/4K4 w", "b2b10", rose, ""},
		{"a check", "xiangqi", "3k5/9/9/9/9/9/9/9/4R4/5K3 w", "e2d2", rose, ""},
		{"an attack is a plan", "xiangqi", "3k5/9/6n2/9/9/4R4/9/9/9/5K3 w", "e5e8", rose, ""},
		{"a deposing", "yanyi", prepared, "c10a9", calm, "deposes.alliance u w s"},
		{"an alliance", "yanyi", prepared, "c7a8", calm, "allies u w s"},
		{"a quiet turn among three", "yanyi", "start", "n5m5", rose, ""},
	} {
		if got := turned(t, c.id, c.position, c.line, c.rose); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// What is told of random turns of all games is so, names pieces that all can see, and leaves
// nothing out. Turns that change much are preferred, so that all is told.
func TestToldTurningPointsAreSo(t *testing.T) {
	games, told := 6, map[string]int{}
	if testing.Short() {
		games = 1
	}
	for _, v := range catalog.All() {
		for seed := range games {
			turnThrough(t, v, uint64(seed), told)
		}
	}
	for _, key := range []string{"allies", "deposes.alliance", "rescues.alliance", "absorbs", "skips", "takes.free", "takes.free.side", "takes.more", "takes.more.side"} {
		if told["told."+key] == 0 && !testing.Short() {
			t.Errorf("%s is never told: %v", key, told)
		}
	}
}

// turnThrough checks what is told in a random game.
func turnThrough(t *testing.T, v game.Variant, seed uint64, told map[string]int) {
	rng := rand.New(rand.NewPCG(seed, 21))
	pos := opened(t, v, seed)
	for range 150 {
		turns := pos.Turns(nil)
		if len(turns) == 0 || pos.Outcome().Over {
			return
		}
		pick := turns[rng.IntN(len(turns))]
		for range 4 {
			if turn := turns[rng.IntN(len(turns))]; lively(pos, turn) {
				pick = turn
			}
		}
		for _, turn := range turns {
			if rare(pos, turn) && rng.IntN(2) == 0 {
				pick = turn
			}
		}
		before := pos.Clone()
		if pos.Do(pick); pos.Actor() == game.Chance {
			draw := game.PickReveal(rng, pos.Reveals(nil))
			pos.DoReveal(draw)
			pick = pick.WithReveal(draw)
		}
		p := advice.Turning(v, nil, before, pick, []string{v.Info().FormatTurn(pick)}, true)
		if p.Key == "" {
			continue
		}
		told[p.Key]++
		if !newTold(v, before, pos).so(p) {
			t.Errorf("%s: %s: %s: %q is not so", v.Info().ID, before, v.Info().FormatTurn(pick), spelled(v.Info(), p))
		}
	}
}

// lively reports whether a turn captures.
func lively(pos game.Position, turn game.Turn) bool {
	pos.Do(turn)
	defer pos.Undo()
	return slices.ContainsFunc(pos.Events(nil), func(e game.Event) bool { return e.Type == game.Captured })
}

// toldOf is a turn of which something was told: the views before it and after it, its player and
// its events.
type toldOf struct {
	v        game.Variant
	me       game.Seat
	was, now game.View
	pos      game.Position
	events   []game.Event
}

func newTold(v game.Variant, before, after game.Position) *toldOf {
	return &toldOf{v, before.Actor(), before.View(game.NoSeat), after.View(game.NoSeat), after, after.Events(nil)}
}

// so reports whether a phrase is true, and names what all can see.
func (w *toldOf) so(p game.Phrase) bool {
	two := len(w.v.Info().Seats) == 2
	if argOf(p, "side").Seat != w.me || two && slices.ContainsFunc(p.Args[1:], func(a game.Arg) bool { return a.Kind == game.ArgSeat }) {
		return false
	}
	for _, a := range p.Args {
		switch a.Kind {
		case game.ArgPiece:
			if a.Piece.Hidden() || a.Piece == game.NoPiece || count(&w.was, a.Piece)+count(&w.now, a.Piece) == 0 {
				return false
			}
		case game.ArgSeat:
			if int(a.Seat) >= len(w.v.Info().Seats) {
				return false
			}
		default:
			return false // a square or a number would give a plan away
		}
	}
	switch key := strings.TrimSuffix(p.Key, ".side"); key {
	case "told.allies":
		return w.now.Seats[w.me].Ally == argOf(p, "b").Seat && w.third(p)
	case "told.deposes", "told.rescues":
		return w.now.Diplomacy.Spent && !w.was.Diplomacy.Spent
	case "told.deposes.alliance", "told.rescues.alliance":
		return w.now.Diplomacy.Spent && !w.was.Diplomacy.Spent && w.now.Seats[argOf(p, "b").Seat].Ally == argOf(p, "c").Seat && w.third(p)
	case "told.absorbs", "told.mates", "told.stalemates":
		fallen := argOf(p, "b").Seat
		absorbed := slices.ContainsFunc(w.events, func(e game.Event) bool {
			return e.Type == game.Absorbed && e.Seat == w.me && e.Other == fallen
		})
		return !w.pos.Alive().Has(fallen) && absorbed == (key == "told.absorbs")
	case "told.skips":
		checked, waits := argOf(p, "b").Seat, argOf(p, "c").Seat
		return w.pos.Actor() == checked && len(w.pos.Check(nil, checked)) > 0 && w.now.Wait != nil && w.now.Wait.Seat == waits && w.third(p)
	case "told.takes.free", "told.takes.more":
		target := argOf(p, "target").Piece
		return count(&w.now, target) < count(&w.was, target) && (two || argOf(p, "b").Seat != w.me)
	}
	return false
}

// third reports whether a phrase names three players.
func (w *toldOf) third(p game.Phrase) bool {
	return game.SetOf(argOf(p, "side").Seat, argOf(p, "b").Seat, argOf(p, "c").Seat).Len() == 3
}

// A mate that is told to be forced is verified by a full search.
func TestForcedMatesAreForced(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("3k5/9/9/R8/9/9/8p/9/1R7/4K4 w", nil)
	if err != nil {
		t.Fatal(err)
	}
	mating, ok := new(proof.Prover).Keys(pos, proof.Win, 3)
	if !ok || len(mating) == 0 {
		t.Fatal("nothing mates in two")
	}
	told := 0
	for _, turn := range pos.Turns(nil) {
		text := v.Info().FormatTurn(turn)
		for _, rest := range []string{" i4i3 a7a10", " i4h4 a7a10", " i4i3 b2b10", " d10e10 b2b10"} {
			if p := advice.Turning(v, nil, pos, turn, strings.Fields(text+rest), false); p.Key == "told.forces" {
				told++
				if !slices.Contains(mating, turn) {
					t.Errorf("%s is told to force mate", text)
				}
			}
		}
	}
	if told == 0 {
		t.Error("no forced mate is told")
	}
}
