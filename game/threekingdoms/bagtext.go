package threekingdoms

import (
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// bags reads "u=CCNNPPPPPRR,w=…,s=…,h=CRRR" (README.md, Jieqi): as many letters as
// that origin has pieces face down.
func (r *reader) bags(text string) {
	parts := strings.Split(text, ",")
	if len(parts) != len(r.rules.info.Armies) {
		r.faults.Add("bags", game.NoSquare, "%d bags, want %d", len(parts), len(r.rules.info.Armies))
		return
	}
	for i, part := range parts {
		letter, letters, _ := strings.Cut(part, "=")
		if letter != string(r.rules.info.Armies[i].Letter) {
			r.faults.Add("bags", game.NoSquare, "%q is not the bag of %c", part, r.rules.info.Armies[i].Letter)
			continue
		}
		bag, err := board.ParseBag(letters)
		if err != nil {
			r.faults.Add("bags", game.NoSquare, "%s: %v", part, err)
			continue
		}
		r.bag(game.Army(i), part, bag)
	}
}

func (r *reader) bag(army game.Army, part string, bag board.Bag) {
	hidden := 0
	for sq := range r.m.armies[army].all {
		if r.m.board[sq].Hidden() {
			hidden++
		}
	}
	if bag.Len() != hidden {
		r.faults.Add("bags", game.NoSquare, "%s: %d in the bag, %d face down on the board", part, bag.Len(), hidden)
	}
	for k := game.King; k <= game.Wazir; k++ {
		n := bag.Count(k)
		if n > 0 && (strings.IndexByte(slots, k.Letter()) < 0 || strings.IndexByte(r.rules.kinds[army], k.Letter()) < 0) {
			r.faults.Add("bags", game.NoSquare, "%s: no %c lies face down", part, k.Letter())
		}
		if n > 15 {
			r.faults.Add("bags", game.NoSquare, "%s: %d of %c are too many", part, n, k.Letter())
		}
	}
	r.p.bag[army] = bag
}
