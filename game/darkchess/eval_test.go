package darkchess

import (
	"testing"

	"yanyi/game"
	"yanyi/game/board"
	"yanyi/game/weights"
)

// Two allies do not capture each other's pieces, so among three standing alone against them is
// bad, even with Han's army; between two the army is a pure gain.
func TestWhoDeposesTheEmperorAmongThreeStandsAlone(t *testing.T) {
	const among3 = "hR/7/7/1,wR,3,wK,1/hC,3,hK,3,hR/1,sR,1,sN,1,sK,1/7/1,uR,3,uK,1/hR s uws - idle 0 u=-,w=-,s=-"
	const among2 = "hR/7/7/1,wR,3,wK,1/hC,3,hK,3,hR/1,sR,1,sN,1,sK,1/7/7/hR s ws - idle 0 u=-,w=-,s=-"
	for text, good := range map[string]bool{among3: false, among2: true} {
		p := read(t, text)
		before := p.Eval(game.Shu)
		play(t, p, "e4e5")
		if after := p.Eval(game.Shu); after > before != good {
			t.Errorf("%s: %d, and with Han's army %d", text, before, after)
		}
	}
}

// A piece beside an enemy that may capture it is exposed, once, however many there are; an ally,
// a cannon (which must jump), and a king beside a soldier do not expose it. Squares without a
// piece count as free.
func TestExposedPieces(t *testing.T) {
	for _, c := range []struct {
		what, board, pact string
		attacked, free    int
	}{
		{"beside a king and a chariot", "1/7/1,sR,5/2,sR,wK,3/3,wR,5/7/7/7/1", "-", worth[game.Rook], 6},
		{"beside an ally", "1/7/7/2,sR,wK,3/9/7/7/7/1", "ws", 0, 3},
		{"beside a cannon", "1/7/7/2,sR,wC,3/9/7/7/7/1", "-", 0, 3},
		{"a soldier beside a king", "1/7/7/2,sP,wK,3/9/7/7/7/1", "-", 0, 3},
		{"in a corner, shut in", "1/sR,~,5/~,6/7/9/7/7/7/1", "-", 0, 0},
		{"on the western gate", "1/7/7/7/sR,8/7/7/7/1", "-", 0, 1},
	} {
		bags := " u=-,w=-,s=-"
		if c.free == 0 {
			bags = " u=PP,w=-,s=-"
		}
		p, f := read(t, c.board+" s uws "+c.pact+" spent 0"+bags), force{}
		p.gather(&f, judging(), game.Shu)
		if f.attacked != c.attacked || f.free != c.free {
			t.Errorf("%s: %d attacked, %d free", c.what, f.attacked, f.free)
		}
	}
}

// Of each pair of kinds one counts as the other's prey if the rules allow the capture
// (README.md, Turn).
func TestPreyIsWhatTheRulesLetTake(t *testing.T) {
	p := read(t, "1/7/7/7/9/7/7/7/1 s uws - spent 0 u=-,w=-,s=-")
	kinds := []game.Kind{game.King, game.Rook, game.Cannon, game.Knight, game.Bishop, game.Advisor, game.Pawn}
	for _, hunter := range kinds {
		for _, prey := range kinds {
			var a, b force
			p.bags = [seats]board.Bag{}
			if err := bag(&p.bags[game.Wu], hunter); err != nil {
				t.Fatal(err)
			}
			if err := bag(&p.bags[game.Wei], prey); err != nil {
				t.Fatal(err)
			}
			p.gather(&a, judging(), game.Wu)
			p.gather(&b, judging(), game.Wei)
			may := beats(hunter, prey)
			if hunter == game.Cannon {
				may = jumpable(prey)
			}
			if got := a.n.prey(b.n); got > 0 != may || may && got != worth[prey] {
				t.Errorf("%v takes %v: counts %d", hunter, prey, got)
			}
		}
	}
}

// bag fills a bag with one piece.
func bag(b *board.Bag, k game.Kind) (err error) {
	*b, err = board.ParseBag(string(k.Letter()))
	return err
}

// The weaker the enemy of two allies is, the more an ally counts as the last rival and the less
// the enemy's pieces count: the stronger ally wins when the enemy is eliminated.
func TestAnAllyCountsMoreTheLessTheirEnemyHas(t *testing.T) {
	const strong, weak = "sR,1,sC,1,sN,1,sK", "6,sP"
	at := func(enemy, ally string) int {
		board := "1/" + ally + "/7/7/uR,uR,uC,2,uN,uN,1,uK/7/7/" + enemy + "/1"
		return read(t, board+" u uws uw spent 0 u=-,w=-,s=-").Eval(game.Wu)
	}
	loss := func(enemy string) int { return at(enemy, "wC,1,wN,3,wK") - at(enemy, "wC,1,wN,1,wR,1,wK") }
	if early, late := loss(strong), loss(weak); early <= 0 || late <= early {
		t.Errorf("an ally's chariot costs %d while the enemy is strong, %d when it is weak", early, late)
	}
}

// A piece gains by approaching its prey, and the prey loses more. A step counts more the smaller
// the distance.
func TestHuntersGainByBeingNear(t *testing.T) {
	stalks := func(board string) (shu, wei int) {
		p := read(t, board+" s uws - spent 0 u=-,w=-,s=-")
		var all tally
		p.count(&all, judging())
		return all.stalks[game.Shu][game.Wei], all.stalks[game.Wei][game.Shu]
	}
	const far, nearer, near = "1/sR,6/7/7/9/7/7/6,wN/1", "1/7/7/sR,6/9/7/6,wN/7/1", "1/7/7/7/9/7/4,sR,1,wN/7/1"
	a, _ := stalks(far)
	b, _ := stalks(nearer)
	c, other := stalks(near)
	if a != 0 || b <= a || c-b <= b-a {
		t.Errorf("the hunter's: %d far away, %d nearer, %d near", a, b, c)
	}
	if other != 0 {
		t.Errorf("what is hunted stalks by %d", other)
	}
	p := read(t, near+" s uws - spent 0 u=-,w=-,s=-")
	var all tally
	p.count(&all, judging())
	bold, afraid := *judging(), *judging()
	bold.danger, afraid.danger = weights.Pair(100, 100), weights.Pair(200, 200)
	if p.weigh(game.Wei, &all, &afraid) >= p.weigh(game.Wei, &all, &bold) {
		t.Error("being hunted counts no more where it is to count more")
	}
	if p.weigh(game.Shu, &all, &afraid) != p.weigh(game.Shu, &all, &bold) {
		t.Error("the hunter minds the danger of its prey")
	}
}

// The distance tables cover every pair of squares.
func TestNoSquaresLieFartherApart(t *testing.T) {
	read(t, "1/7/7/7/9/7/7/7/1 s uws - spent 0 u=-,w=-,s=-")
	most := uint8(0)
	for _, row := range distance {
		for _, d := range row {
			most = max(most, d)
		}
	}
	if most != farthest {
		t.Errorf("%d steps, want %d", most, farthest)
	}
}
