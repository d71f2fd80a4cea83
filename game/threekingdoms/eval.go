package threekingdoms

import "yanyi/game"

// What a piece counts in Eval and Gain, in centipawns, before its square. These
// are judgement, not rules; 速战速决 counts by the rules' own values.
var (
	crossWorth = [16]int{
		game.Rook: 900, game.Cannon: 450, game.Knight: 450,
		game.Bishop: 130, game.Advisor: 110, game.Pawn: 100,
	}
	checkeredWorth = [16]int{
		game.Queen: 1000, game.Rook: 500, game.Bishop: 500, game.Knight: 320, game.Pawn: 100,
	}
)

// pressure is what each step nearer to a rival's palace adds to a piece.
var pressure = [16]int{game.Queen: 2, game.Rook: 3, game.Cannon: 2, game.Knight: 5, game.Bishop: 2, game.Pawn: 6}

// near is as many steps away as pressure is felt.
const near = 10

// weigh fills the tables of what pieces are worth on each square: their kind's
// worth, more the nearer they stand to a rival's palace, soldiers more the farther
// they have come.
func (r *rules) weigh() {
	for army := game.Wu; army <= game.Han; army++ {
		for sq := range r.info.Board.Points {
			sq := game.Square(sq)
			steps := r.nearness(army, sq)
			_, depth := r.frame.see(army, sq)
			for k, w := range r.kindWorth {
				if w == 0 {
					continue
				}
				w += pressure[k] * steps
				if game.Kind(k) == game.Pawn {
					w += 4 * min(depth, r.frame.size/2)
				}
				r.worth[army][k][sq] = int16(w)
			}
		}
	}
	r.weighHunt()
}

// nearness adds up how near a square is to the rivals' palaces.
func (r *rules) nearness(army game.Army, sq game.Square) int {
	sum := 0
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if rival == army {
			continue
		}
		palace := r.info.Board.Points[r.frame.at(rival, kingdomWidth/2, 1)]
		here := r.info.Board.Points[sq]
		away := max(abs(int(here.File-palace.File)), abs(int(here.Rank-palace.Rank)))
		sum += max(0, near-away)
	}
	return sum
}

// emperorWorth is what the emperor counts for his commander, though he is nothing as
// material: he guards Luoyang, cannot be taken, and always leaves a move to make.
const emperorWorth = 60

// strength is what a seat commands.
func (p *position) strength(s game.Seat) int {
	sum := 0
	if p.emperorBy == s {
		sum = emperorWorth
	}
	for army, c := range p.command {
		if c == s {
			sum += int(p.power[army])
		}
	}
	return sum
}

// Shares of others' strength in Eval, in percent. Against two rivals each weighs
// half; an ally is worth a little, for it fights the common enemy and will be a
// rival again.
const (
	rivalShare = 50
	enemyShare = 70
	allyShare  = 20
)

// Eval is how well a seat stands in centipawns: its strength against the others',
// as far as they are hostile.
func (p *position) Eval(s game.Seat) int {
	own := 100 * p.prospects(s)
	for rival := game.Wu; rival <= game.Shu; rival++ {
		switch {
		case rival == s || !p.alive.Has(rival):
		case p.alive != allSeats:
			own -= 100 * p.prospects(rival)
		case p.ally[s] == rival:
			own += allyShare * p.prospects(rival)
		case p.ally[s] != game.NoSeat:
			own -= enemyShare * p.prospects(rival)
		default:
			own -= rivalShare * p.prospects(rival)
		}
	}
	if p.futile() {
		return idle + idleTurn*min(int(p.clock), idleMost) + own/2000
	}
	return own/100 + p.chase(s)
}

// Gain guesses what a turn wins at once: what it captures, Han with the emperor,
// or what an alliance changes. A lost duel costs the attacker.
func (p *position) Gain(t game.Turn) int {
	if _, resigns := t.Resigns(); resigns || p.chance {
		return 0
	}
	at := p.target(t)
	victim := p.board[at]
	switch {
	case victim == emperor:
		return int(p.power[game.Han])
	case victim != game.NoPiece && p.losesDuel(t):
		return -p.worthOn(t.From())
	}
	gain := 0
	if victim != game.NoPiece {
		gain = p.worthOn(at)
	}
	if ally := p.partner(t); ally != game.NoSeat {
		gain += p.allianceGain(ally)
	}
	return gain
}

// worthOn is what the piece on a square counts; a face-down one counts as much as
// its army's bag has on average.
func (p *position) worthOn(sq game.Square) int {
	piece := p.board[sq]
	army := piece.Origin()
	if !piece.Hidden() {
		return int(p.worth[army][piece.Kind()][sq])
	}
	bag := &p.bag[army]
	sum := 0
	for k := game.King; k <= game.Wazir; k++ {
		sum += bag.Count(k) * p.kindWorth[k]
	}
	return sum / max(bag.Len(), 1)
}

// allianceGain is how an alliance would change Eval of the player to move: its
// ally no longer weighs against it, but the third player commands Han.
func (p *position) allianceGain(ally game.Seat) int {
	enemy := third(p.turn, ally)
	gain := (rivalShare + allyShare) * p.strength(ally)
	gain += rivalShare*p.strength(enemy) - enemyShare*(p.strength(enemy)+int(p.power[game.Han])+emperorWorth)
	return gain / 100
}
