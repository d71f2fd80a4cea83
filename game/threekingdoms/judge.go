package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh threekingdoms cross.txt
//go:generate sh ../weights/wrap.sh threekingdoms small.txt
//go:generate sh ../weights/wrap.sh threekingdoms checkered.txt

// judge is the weights as the evaluation uses them, for three living players or for two.
// cross.txt explains each weight.
type judge struct {
	kind, slide [16]int
	slots       [16]int           // of face-down pieces, in addition to covered
	counts      [4][16][256]tally // by origin, kind and square

	near, siege                               [16]int
	siegeBy, hunt                             [8]int
	advance                                   [10]int // by line, from the own back line on
	emperor, leap, covered                    int
	besieged, third, allySiege                int
	lastLeap, secondLeap, onTurn              int
	deposer                                   [3]int // by place in the order of turns after the seat
	alone, before, after, weak, strong        int
	rival, leader, enemy, ally, parting, last int
	fading, odds                              int
}

// judges is a table of weights with the judges made from it.
type judges struct {
	table      *weights.Table
	three, two judge
}

// Weights is the table of the evaluation.
func (v variant) Weights() *weights.Table { return v.judging().table }

// SetWeights replaces the table of the evaluation.
func (v variant) SetWeights(t *weights.Table) error {
	v.ready()
	j := &judges{table: t}
	j.three.read(v.rules, t, weights.Score.Mid)
	j.two.read(v.rules, t, weights.Score.End)
	return v.judges.Set(j, t.Err())
}

// judging returns the judges, read from their data file at first use.
func (r *rules) judging() *judges {
	text, own := crossText, ""
	switch {
	case r.castles:
		text = checkeredText
	case r.roam != nil:
		own = smallText
	}
	return r.judges.Get(variant{r}, text, own)
}

// judged is the judge of positions with the given living players.
func (r *rules) judged(alive game.SeatSet) *judge {
	j := r.judging()
	if alive == allSeats {
		return &j.three
	}
	return &j.two
}

// recount evaluates the pieces on the board anew with the present judge.
func (w *weighing) recount(m *moving, bags *[4]board.Bag) {
	w.judge, w.sums = m.rules.judged(m.alive), [4]tally{}
	for army := range m.armies {
		for sq := range m.armies[army].all {
			w.weigh(m, sq, m.board[sq], 1)
		}
		for k := game.King; k <= game.Wazir; k++ {
			w.weighBag(game.Army(army), k, bags[army].Count(k))
		}
	}
}

// pieceNames are the kinds' names in data files.
var pieceNames = [...]struct {
	kind game.Kind
	name string
}{
	{game.Queen, "queen"}, {game.Rook, "rook"}, {game.Cannon, "cannon"}, {game.Knight, "horse"},
	{game.Bishop, "bishop"}, {game.Advisor, "advisor"}, {game.Pawn, "pawn"},
}

// has reports whether a kind is on the board.
//
//go:noinline
func (r *rules) has(k game.Kind) bool {
	if r.castles {
		return k != game.Cannon && k != game.Advisor
	}
	return k != game.Queen
}

// read reads a column of a table.
func (j *judge) read(r *rules, t *weights.Table, column func(weights.Score) int) {
	one := func(name string) int { return column(t.One(name)) }
	row := func(dst []int, name string) {
		for i, s := range t.Row(name, len(dst)) {
			dst[i] = column(s)
		}
	}
	for _, k := range pieceNames {
		if r.has(k.kind) {
			j.readKind(r, k.kind, k.name, one)
		}
	}
	if !r.castles {
		j.covered, j.slots[game.Knight] = one("covered"), one("covered.horse")
	}
	row(j.advance[:], "rank.pawn")
	row(j.siegeBy[:], "siege.by")
	row(j.hunt[:], "hunt")
	j.emperor, j.leap, j.fading = one("emperor"), one("leap"), one("clock")
	j.besieged, j.third, j.allySiege = one("siege.besieged"), one("siege.third"), one("siege.ally")
	j.lastLeap, j.secondLeap, j.onTurn = one("depose.last"), one("depose.second"), one("depose.turn")
	j.deposer = [3]int{one("depose.own"), -one("depose.next"), -one("depose.previous")}
	j.alone, j.before, j.after = one("stand.alone"), one("stand.before"), one("stand.after")
	j.weak, j.strong = one("alone.weak"), one("alone.strong")
	j.rival, j.leader, j.enemy = one("share.rival"), one("share.leader"), one("share.enemy")
	j.ally, j.parting, j.last = one("share.ally"), one("share.parting"), one("share.last")
	j.odds = one("odds")
	j.fill(r)
}

// readKind reads a kind's value, and its values on the way and abroad unless it stays at home.
func (j *judge) readKind(r *rules, k game.Kind, name string, one func(string) int) {
	j.kind[k] = one(name)
	if k == game.Advisor {
		return
	}
	j.near[k] = one("near." + name)
	if k == game.Bishop && !r.castles {
		return
	}
	j.siege[k] = one("siege." + name)
	if spans[k].last > 0 {
		j.slide[k] = one("slide." + name)
	}
}

// fill fills the table of the pieces' values by square.
func (j *judge) fill(r *rules) {
	hunt := j.leapsToThrone(r)
	for army := game.Wu; army <= game.Han; army++ {
		for sq := range r.info.Board.Points {
			sq := game.Square(sq)
			steps, siege := j.nearness(r, army, sq)
			for _, k := range pieceNames {
				if k := k.kind; r.has(k) {
					leaps := 0
					if k == game.Knight {
						leaps = hunt[sq]
					}
					j.counts[army][k][sq] = newTally(j.stands(r, army, k, sq, steps), leaps, siege, j.siege[k])
				}
			}
		}
	}
}

// stands is the value of a piece on a square with its distance to rivals' palaces.
func (j *judge) stands(r *rules, army game.Army, k game.Kind, sq game.Square, steps int) int {
	w := j.kind[k] + j.near[k]*steps
	switch k {
	case game.Pawn:
		_, depth := r.frame.see(army, sq)
		w += j.advance[min(depth, len(j.advance)-1)]
	case game.Knight:
		w += j.leap * int(r.hops[game.NewPiece(k, army)][sq].n)
	}
	return w
}

// nearMost is the distance, in steps, within which a rival's palace counts.
const nearMost = 10

// nearness sums a square's nearness to the rivals' palaces, and gives the siege weight of a
// piece there for each.
func (j *judge) nearness(r *rules, army game.Army, sq game.Square) (sum int, siege [3]int) {
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if rival == army || r.pact && (army == game.Wei) == (rival == game.Wei) {
			continue
		}
		away := r.apart(r.frame.at(rival, r.frame.width()/2, 1), sq)
		sum += max(0, nearMost-away)
		siege[rival] = j.siegeBy[min(away, len(j.siegeBy)-1)]
	}
	return sum, siege
}
