package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

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
	for army := game.Wu; army <= game.Shu; army++ {
		r.info.Board.Domains = append(r.info.Board.Domains, r.elephantsOf(army))
	}
	return r.finish()
}

// elephantsOf finds every point that an army's elephants reach from the starting point at the
// left corner of its back line, and whether they enter Han.
func (r *rules) elephantsOf(army game.Army) game.Domain {
	h := game.Domain{Piece: game.NewPiece(game.Bishop, army), Abroad: [2]game.Square{game.NoSquare, game.NoSquare}, Army: game.Han}
	reached := &r.roam[army]
	start := r.frame.at(army, 0, 0)
	reached.add(start)
	h.Points = append(h.Points, start)
	for i := 0; i < len(h.Points); i++ {
		from := h.Points[i]
		for _, step := range board.DiagonalTwo {
			to := r.info.Board.At(int(r.info.Board.Points[from].File)+step[0], int(r.info.Board.Points[from].Rank)+step[1])
			if to == game.NoSquare || !r.elephantStep(army, from, to) {
				continue
			}
			if from < to {
				h.Ways = append(h.Ways, [2]game.Square{from, to})
			}
			if !reached.has(to) {
				reached.add(to)
				h.Points = append(h.Points, to)
			}
		}
		if !r.frame.within(army, from, crossHome) {
			h.Abroad = [2]game.Square{r.frame.at(game.Han, 0, 0), r.frame.at(game.Han, r.frame.width()-1, crossHome-1)}
		}
	}
	return h
}
