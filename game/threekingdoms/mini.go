package threekingdoms

import "yanyi/game"

const (
	miniSize  = 13
	miniStart = "wR,wN,wK,wA,wB/5/2,wC,2/wP,1,wP,1,wP/3,hR,5,uP,2,uR/12,uN/hK,2,hC,5,uP,uC,1,uK/12,uA/3,hR,5,uP,2,uB/sP,1,sP,1,sP/2,sC,2/5/sB,sA,sK,sN,sR u uws - idle uws 0"
)

// mini is the inventor's small edition, on 13×13 points (README.md, Mini).
func mini() *rules {
	r := newCross(miniSize)
	r.info.ID, r.info.Start = "mini", miniStart
	r.info.Wording = "mini"
	r.info.Appeal = game.Appeal{Minutes: 20, Xiangqi: 3, NothingBefore: 2, Before: "yanyi"}
	r.info.Options = []game.OptionInfo{{Key: "mode", Values: []string{"last", "first", "duel"}}}
	r.generals = yanyiProwess // its persons are the first of yanyi's
	r.homeReason = "why.home.b.mini"
	r.roam = new([4]set)
	return r.finish()
}

// spreadElephants finds every point that an army's elephants reach from where they start:
// the corner at the left of its back line.
func (r *rules) spreadElephants() {
	for army := game.Wu; army <= game.Shu; army++ {
		hops := r.hops[game.NewPiece(game.Bishop, army)]
		queue := []game.Square{r.frame.at(army, 0, 0)}
		for len(queue) > 0 {
			sq := queue[0]
			queue = queue[1:]
			if r.roam[army].has(sq) {
				continue
			}
			r.roam[army].add(sq)
			queue = append(queue, hops[sq].list()...)
		}
	}
}
