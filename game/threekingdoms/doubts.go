package threekingdoms

import (
	"sync"

	"yanyi/game"
)

// Doubts lists the reasons why no game leads to the position (README.md, Position string): more
// pieces than an army has, soldiers behind their starting points, a player in check who is not
// to move.
func (p *position) Doubts() game.Faults {
	var faults game.Faults
	m, in := &p.moving, &p.moving.rules.info
	stock := m.rules.stock()
	for army := range game.Army(len(in.Armies)) {
		var n [16]int
		for k := range n {
			n[k] = p.bag[army].Count(game.Kind(k))
		}
		for sq := range m.armies[army].all {
			switch pc := m.board[sq]; {
			case pc.Hidden():
				continue
			case !m.rules.comes(pc, sq, m.command[army] == army):
				faults.Add("board", sq, "no %c%c comes to %s", in.Armies[army].Letter, pc.Kind().Letter(), in.Board.Name(sq)).
					Say("error.position.stray", game.OfPiece("piece", pc))
				fallthrough
			default:
				n[pc.Kind()]++
			}
		}
		for k := range n {
			if pc := game.NewPiece(game.Kind(k), army); n[k] > stock[army][k] && pc.Kind() != game.King {
				faults.Add("board", game.NoSquare, "%d of %c%c, of which there are %d", n[k], in.Armies[army].Letter, pc.Kind().Letter(), stock[army][k]).
					Say("error.position.many", game.OfSeat("side", army), game.OfPiece("piece", pc))
			}
		}
	}
	p.unanswered(&faults)
	return faults
}

// stocks caches the stocks of variants by their rules.
var stocks sync.Map

// stock is the number of pieces of each kind that the armies begin with.
func (r *rules) stock() [4][16]int {
	if n, ok := stocks.Load(r); ok {
		return n.([4][16]int)
	}
	n := r.countStart()
	stocks.Store(r, n)
	return n
}

func (r *rules) countStart() (n [4][16]int) {
	start, err := variant{r}.Parse("start", nil)
	if err != nil {
		return n
	}
	p := start.(*position)
	for army := range game.Army(len(r.info.Armies)) {
		for sq := range p.moving.armies[army].all {
			if pc := p.moving.board[sq]; !pc.Hidden() {
				n[army][pc.Kind()]++
			}
		}
		for k := range n[army] {
			n[army][k] += p.bag[army].Count(game.Kind(k))
		}
	}
	return n
}

// comes reports whether a piece can ever reach a square: soldiers of their own lord are never
// behind their starting points, except where pieces lie face down on each other's points;
// elephants reach seven points, where positions may have them anywhere at home.
func (r *rules) comes(pc game.Piece, sq game.Square, own bool) bool {
	if int(pc.Origin()) >= len(r.info.Seats) {
		return true
	}
	along, depth := r.frame.see(pc.Origin(), sq)
	switch {
	case pc.Kind() == game.Bishop && r.pact:
		return depth%2 == 0 && (along+depth)%4 == 2
	case pc.Kind() != game.Pawn || !own || r.bags:
		return true
	case r.castles: // the second line
		return depth >= 1
	}
	return depth >= crossHome-2 // the defence line
}

// unanswered faults a check of a player who is not to move. The last mover has not left himself
// in check, and a single other player in check moves at once (README.md, Check, turn order); so
// while three live only the third may be in check, and only together with the player to move.
// After an elimination the removed pieces may have exposed any king.
func (p *position) unanswered(faults *game.Faults) {
	m, in := &p.moving, &p.moving.rules.info
	others := m.checked &^ game.SetOf(m.turn)
	three := m.alive.Len() == 3
	switch {
	case p.Outcome().Over, others.Len() == 0:
		return
	case three && m.checked.Has(m.turn) && others.Len() == 1, !three && p.clock == 0:
		return
	}
	for s := game.Wu; s <= game.Shu; s++ {
		if others.Has(s) {
			faults.Add("turn", m.king[s], "%s is in check and not to move", in.Seats[s].Tag).
				Say("error.position.check.side", game.OfSeat("side", s))
		}
	}
}
