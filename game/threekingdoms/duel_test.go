package threekingdoms

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"yanyi/game"
)

// The values in the rules equal the copy deck's.
func TestProwessIsTheDecks(t *testing.T) {
	text, err := os.ReadFile("../../assets/locales/generals.json")
	if err != nil {
		t.Fatal(err)
	}
	var deck map[string]struct {
		Kingdom     string
		Might, Wits int8
		Places      map[string]string
	}
	if err := json.Unmarshal(text, &deck); err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	compare := func(key, game string, place string, army byte, might, wits int8, table prowessTable) {
		if place == "" {
			return
		}
		nth := int(place[1] - '0')
		seen[game]++
		list := table[slices.Index([]byte("uwsh"), army)][kindOf(place[:1])]
		if nth > len(list) || list[nth-1] != (prowess{might, wits}) {
			t.Errorf("%s: %s %d of %s is %v, want %d/%d", key, place[:1], nth, game, list, might, wits)
		}
	}
	for key, g := range deck {
		compare(key, "yanyi", g.Places["yanyi"], g.Kingdom[0], g.Might, g.Wits, yanyiProwess)
		compare(key, "guoji", g.Places["guoji"], g.Kingdom[0], g.Might, g.Wits, guojiProwess)
	}
	for id, table := range map[string]prowessTable{"yanyi": yanyiProwess, "guoji": guojiProwess} {
		n := 0
		for _, kinds := range table {
			for _, list := range kinds {
				n += len(list)
			}
		}
		if n != seen[id] {
			t.Errorf("%s has %d generals, the deck %d", id, n, seen[id])
		}
	}
}

func kindOf(letter string) game.Kind { return game.KindOf(letter[0]) }

// Every piece of the start is a general of the list, each once.
func TestEveryPieceIsSomebody(t *testing.T) {
	for id, squares := range map[string]map[string]int{
		"yanyi": {"e1": 1, "m1": 2, "m17": 1, "e17": 2, "q5": 1, "q13": 2, "d11": 1, "d9": 2, "d7": 3, "c9": 1, "i4": 3, "e14": 5},
		"guoji": {"d1": 1, "l1": 2, "l15": 1, "d15": 2, "o4": 1, "o12": 2, "c10": 1, "c8": 2, "c6": 3, "h2": 5},
		"jieqi": {"i1": 1, "h1": 1, "j1": 2, "e1": 0},
	} {
		v := find(t, id)
		for name, want := range squares {
			sq := mustSquare(v.info.Board, name)
			if n := v.people[sq].nth; int(n) != want {
				t.Errorf("%s: on %s stands the %d., want the %d.", id, name, n, want)
			}
		}
		p := read(t, id, "start", "last")
		for sq, c := range p.View(game.NoSeat).Cells {
			who := v.people[sq]
			if c.Piece != game.NoPiece && !c.Piece.Hidden() && (who.piece != c.Piece || who.nth == 0 || c.Nth != who.nth) {
				t.Errorf("%s: %d holds %v, who is %v", id, sq, c, who)
			}
		}
	}
}

// A capture succeeds if either value is at least the defender's; otherwise the
// attacker falls and the defender stays (趣味单挑).
func TestDuels(t *testing.T) {
	// Wei's chariot 夏侯渊 4/1 attacks Shu's cannon 赵云 5/4.
	const start = "wR,4,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/1,sC,7/9/2,sB,1,sK,4 w uws - idle - 0"
	p := read(t, "yanyi", start, "duel")
	rook, cannon := square(t, p, "e17"), square(t, p, "f3")
	if a := p.moving.prowess(rook); a != (prowess{4, 1}) {
		t.Fatalf("the chariot on e17 is %v", a)
	}
	if d := p.moving.prowess(cannon); d != (prowess{5, 4}) {
		t.Fatalf("the cannon on f3 is %v", d)
	}
	play(t, p, "e17f17", "i1h1", "q9q10")
	before := p.Eval(game.Wei)
	turn, err := game.Find(&p.moving.rules.info, p, "f17f3")
	if err != nil {
		t.Fatal(err)
	}
	if p.Gain(turn) >= 0 {
		t.Errorf("Gain of a lost duel is %d", p.Gain(turn))
	}
	play(t, p, "f17f3")
	if contains(p.String(), "wR") || !contains(p.String(), "sC") {
		t.Errorf("after the lost duel: %s", p)
	}
	events := p.Events(nil)
	if events[0].Type != game.Dueled || events[0].N != 0 || events[1].Type != game.Captured || events[1].From != square(t, p, "f17") || events[1].Seat != game.Shu {
		t.Errorf("events %v", events)
	}
	if p.Eval(game.Wei) >= before {
		t.Error("losing a chariot did not cost anything")
	}
	p.Undo()
	if !contains(p.String(), "wR") {
		t.Errorf("undone: %s", p)
	}
}

// A position string with duels names the persons where they differ from the default assignment,
// and only there.
func TestPeopleInTheText(t *testing.T) {
	for mode, want := range map[string]string{"duel": "u uws - idle - 10 m2:1,f3:2", "last": "u uws - idle - 10"} {
		p := read(t, "yanyi", "3,wK,5/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,8,uP,3,uK/17/3,hR,13/17/17/9/9/9/sR,3,sK,3,sR s uws - idle - 0", mode)
		play(t, p, "m1m3", "m9l9", "h17h16", "m3f3", "l9k9", "h16h17", "e1e2", "k9j9", "h17h16")
		if got := tail(p); got != "s uws - idle - 9" {
			t.Errorf("%s, before they cross: %s", mode, got)
		}
		play(t, p, "e2m2")
		if got := tail(p); got != want {
			t.Errorf("%s, crossed: %s, want %s", mode, got, want)
		}
		again := read(t, "yanyi", p.String(), mode)
		if mode == "duel" && (again.moving.nth != p.moving.nth || again.hash != p.hash) {
			t.Error("read again they are others")
		}
	}
}
