package threekingdoms

import (
	"slices"
	"testing"

	"yanyi/game"
)

// turnsFrom are the sorted names of the squares that the piece on a square may go to.
func turnsFrom(t *testing.T, p *position, from string) []string {
	t.Helper()
	var list []string
	for _, turn := range p.Turns(nil) {
		if p.moving.rules.info.Board.Name(turn.From()) == from {
			list = append(list, p.moving.rules.info.Board.Name(turn.To()))
		}
	}
	slices.Sort(list)
	return list
}

// After an alliance the emperor steps orthogonally inside Luoyang, in guoji in any
// direction, onto empty points or capturing; he is never captured (README.md, The
// emperor after an alliance).
func TestTheEmperorMoves(t *testing.T) {
	for _, c := range []struct {
		name, id, position, from string
		want                     []string
	}{
		{"from his point", "yanyi", "4,wK,4/9/9/9/17/17/17/17/hK:s,15,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0", "a9", []string{"a10", "a8", "b9"}},
		{"from the middle, taking a foe, not his own", "yanyi", "4,wK,4/9/9/9/17/17/17/1,uN,15/hR:s,hK:s,14,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0", "b9", []string{"b10", "b8", "c9"}},
		{"not out of Luoyang", "yanyi", "4,wK,4/9/9/9/17/17/17/2,hK:s,13,uK/17/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0", "c10", []string{"b10", "c9"}},
		{"not an ally's piece", "yanyi", "4,wK,4/9/9/9/17/17/17/17/hK:u,sP,14,uK/sP,16/17/17/17/9/9/9/3,sK,5 u uws us spent - 0", "a9", []string{"a10"}},
		{"in guoji diagonally too", "guoji", "4,wK,4/9/9/15/15/15/15/hK:s,13,uK/15/15/15/15/9/9/3,sK,5 s uws uw spent - - 0", "a8", []string{"a7", "a9", "b7", "b8", "b9"}},
	} {
		p := read(t, c.id, c.position, "last")
		if got := turnsFrom(t, p, c.from); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// No piece captures him, whoever commands him.
func TestTheEmperorIsNeverTaken(t *testing.T) {
	p := read(t, "yanyi", "4,wK,4/9/9/9/17/17/sR,16/17/hK:u,15,uK/2,sN,14/17/17/17/9/9/9/3,sK,5 s uws ws spent - 0", "last")
	for _, from := range []string{"a11", "c8"} {
		if slices.Contains(turnsFrom(t, p, from), "a9") {
			t.Errorf("%s takes the emperor", from)
		}
	}
}

// In guoji a king may not step where the emperor could, even onto a point held by one of his own
// commander's pieces; outside Luoyang the emperor attacks nothing.
func TestTheEmperorGuards(t *testing.T) {
	const guarded = "4,wK,4/9/9/15/15/15/15/2,hK:u,11,uK/1,uP,13/sK,14/15/15/9/9/9 s uws - spent - - 0"
	p := read(t, "guoji", guarded, "last")
	got := turnsFrom(t, p, "a6")
	if slices.Contains(got, "b7") {
		t.Errorf("the king takes a piece that the emperor guards: %v", got)
	}
	p = read(t, "guoji", "4,wK,4/9/9/15/15/15/15/2,hK:u,11,uK/15/15/15/3,sK,11/9/9/9 s uws - spent - - 0", "last")
	if got := turnsFrom(t, p, "d4"); len(got) != 7 {
		t.Errorf("far from Luoyang the king goes to %v", got)
	}
	p = read(t, "guoji", "4,wK,4/9/9/15/15/15/15/2,hK:u,sK,10,uK/15/15/15/15/9/9/9 s uws - spent - - 0", "last")
	if got := p.Check(nil, game.Shu); len(got) != 0 {
		t.Errorf("outside Luoyang the king is checked by %v", got)
	}
}

// His steps do not reset the clock, his captures do; both clear FIRST.
func TestTheEmperorAndTheClock(t *testing.T) {
	const war = "4,wK,4/9/9/9/17/17/17/17/hK:s,uP,14,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent s 7"
	p := read(t, "yanyi", war, "last")
	play(t, p, "a9a8")
	if got := tail(p); got != "u uws uw spent - 8" {
		t.Errorf("after a step: %s", got)
	}
	p = read(t, "yanyi", war, "last")
	play(t, p, "a9b9")
	if got := tail(p); got != "u uws uw spent - 0" {
		t.Errorf("after a capture: %s", got)
	}
}

// He belongs to his commander's army: absorbed with it, removed with it.
func TestTheEmperorGoesWithHisCommander(t *testing.T) {
	const mating = "4,wK,4/9/9/9/17/17/17/4,uR,12/hK:w,6,uR,1,uR,3,uP,1,uK,1/17/17/17/8,sP,8/9/9/9/3,sK,5 u uws us spent - 0"
	p := read(t, "yanyi", mating, "last")
	play(t, p, "e10i10")
	if !contains(p.String(), "hK:u") || contains(p.String(), "wK") {
		t.Errorf("after the mate of his commander: %s", p)
	}
	p = read(t, "yanyi", mating, "last")
	play(t, p, "w:resign")
	if contains(p.String(), "hK") {
		t.Errorf("after his commander's resignation: %s", p)
	}
	if v := p.View(game.NoSeat); !v.Diplomacy.Deposed || v.Diplomacy.Champion != game.NoSeat {
		t.Errorf("%+v", v.Diplomacy)
	}
}

// He counts nothing as material and is ignored in bare-king draws.
func TestTheEmperorCountsNothing(t *testing.T) {
	p := read(t, "guoji", "9/9/9/15/15/15/15/hK:s,13,uK/15/15/15/15/9/9/3,sK,5 s us - spent - - 0", "last")
	if !p.Outcome().Over {
		t.Error("king against king with the emperor on the board goes on")
	}
	p = read(t, "yanyi", "9/9/9/9/17/17/17/17/hK:s,15,uK/17/17/17/17/9/9/9/3,sK,5 s us - spent - 0", "first")
	if o := p.Outcome(); !o.Over || o.Winner != game.NoSeat {
		t.Errorf("equal material but for the emperor: %+v", o)
	}
}

// In 趣味单挑 he captures without a duel, as a king does.
func TestTheEmperorFightsNoDuels(t *testing.T) {
	p := read(t, "yanyi", "4,wK,4/9/9/9/17/17/17/17/hK:s,uR,14,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0", "duel")
	play(t, p, "a9b9")
	want := []game.EventType{game.Captured, game.Moved}
	if got := types(p); !slices.Equal(got, want) {
		t.Errorf("events %v, want %v", got, want)
	}
}

// He is written 帝, on his commander's lines, and never confused with his commander's own king.
func TestTheEmperorsNotation(t *testing.T) {
	p := read(t, "yanyi", "4,wK,4/9/9/9/17/17/17/17/hK:s,15,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0", "last")
	turn, err := game.Find(&p.moving.rules.info, p, "a9a10")
	if err != nil {
		t.Fatal(err)
	}
	phrase := p.Notate(turn)
	if phrase.Key != "notation.line" || phrase.Args[0].Piece != emperor {
		t.Errorf("%+v", phrase)
	}
	for _, a := range phrase.Args {
		if a.Name == "n" && a.N != 17 {
			t.Errorf("he leaves line %d, from Shu's right the 17th", a.N)
		}
	}
}
