package stratagem

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
	"yanyi/game/correction"
	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh stratagem weights.txt

// Names of the pieces in the data files.
var names = [game.Pawn + 1]string{
	game.King: "king", game.Advisor: "advisor", game.Bishop: "elephant", game.Rook: "rook",
	game.Cannon: "cannon", game.Knight: "horse", game.Pawn: "soldier",
}

// judge is the evaluation's weights for a variant in the form of its lookups, and short steps.
// weights.txt explains each.
type judge struct {
	table   *weights.Table
	net     *correction.Net                   // nil where there is none
	steps   [2][game.Pawn + 1][maxSquares]set // of kings, advisors and soldiers
	besiege [2]set                            // squares from which soldiers attack the enemy's palace

	worth    [game.Pawn + 1]weights.Score
	place    [2][game.Pawn + 1][maxSquares]weights.Score // with the worth
	mobility [game.Pawn + 1][]weights.Score              // by points within reach

	odds      int
	turn      weights.Score
	pair      [game.Pawn + 1]weights.Score
	beside    weights.Score // a soldier beyond the river with another beside it
	bare      [2][3]weights.Score
	siege     []weights.Score
	ringBare  weights.Score
	ringHeld  weights.Score
	exile     weights.Score
	file      [2][]weights.Score // rooks' and cannons', by pieces before the king
	rank      [2][]weights.Score
	loose     [game.Pawn + 1][2]weights.Score // the king is never loose
	chased    []weights.Score
	pressed   []weights.Score
	inForce   []weights.Score // by kind of stratagem
	withReach []weights.Score
	deadlock  weights.Score
}

// Weights is the table of the variant's evaluation.
func (v *rules) Weights() *weights.Table { return v.judging().table }

// SetWeights replaces the table of the variant's evaluation.
func (v *rules) SetWeights(t *weights.Table) error {
	v.ready()
	return v.judges.Set(newJudge(v, t))
}

// judging returns the judge, read from the data files at first use.
func (v *rules) judging() *judge { return v.judges.Get(v, weightsText, v.weights) }

func newJudge(v *rules, t *weights.Table) (*judge, error) {
	j := &judge{table: t}
	j.lay(v.tables)
	for _, k := range v.info.Kinds {
		if k != game.King {
			j.worth[k] = t.One(names[k])
		}
		j.readPlaces(v.tables, k)
	}
	j.readMobility()
	j.readKing()
	j.readThreats()
	j.readStratagems(v)
	if _, ok := v.Correction(); ok {
		j.net = net.Get(netData, netShape)
	}
	return j, t.Err()
}

// lay computes the short steps.
func (j *judge) lay(g *boardTables) {
	for sq := range g.board.Points {
		for s := range game.Seat(2) {
			steps := &j.steps[s]
			steps[game.King][sq] = board.SetOf(g.kingSteps[s][sq]...)
			steps[game.Advisor][sq] = board.SetOf(g.advisorSteps[s][sq]...)
			steps[game.Pawn][sq] = board.SetOf(g.pawnSteps[s][sq]...)
			if steps[game.Pawn][sq].Meets(g.palace[s^1]) {
				j.besiege[s].Add(game.Square(sq))
			}
		}
	}
}

// readPlaces reads a kind's values by square, rank by rank as its side sees them; numbers go
// from the edge to the middle file, and the other half mirrors them.
func (j *judge) readPlaces(g *boardTables, k game.Kind) {
	var ranks [11][]weights.Score
	for i := range ranks {
		ranks[i] = j.table.Row("place."+names[k]+"."+rankName(i), 5)
	}
	for s := range game.Seat(2) {
		for i := range g.board.Points {
			sq := game.Square(i)
			file, rank := g.seen(s, sq)
			if g.ranks == 10 && rank > 4 {
				rank++ // there is no river row
			}
			j.place[s][k][sq] = j.worth[k] + ranks[rank][min(file, files-1-file)]
		}
	}
}

// rankName is a rank's name in the data files: 1 to 10, and river.
func rankName(i int) string {
	switch {
	case i < 5:
		return strconv.Itoa(i + 1)
	case i == 5:
		return "river"
	}
	return strconv.Itoa(i)
}

func (j *judge) readMobility() {
	t := j.table
	j.mobility[game.Rook], j.mobility[game.Cannon] = t.Row("mobility.rook", 19), t.Row("mobility.cannon", 19)
	j.mobility[game.Knight] = t.Row("mobility.horse", 9)
	for _, k := range [...]game.Kind{game.Advisor, game.Bishop, game.Rook, game.Cannon, game.Knight} {
		j.pair[k] = t.One("pair." + names[k])
	}
	j.beside, j.turn = t.One("soldiers.beside"), t.One("turn")
	j.odds = t.One("odds").Mid()
}

func (j *judge) readKing() {
	t := j.table
	j.siege, j.exile = t.Row("siege", 8), t.One("exile")
	j.ringBare, j.ringHeld = t.One("ring.bare"), t.One("ring.held")
	for i, k := range [2]game.Kind{game.Rook, game.Cannon} {
		j.file[i], j.rank[i] = t.Row("file."+names[k], 4), t.Row("rank."+names[k], 4)
	}
	for i, k := range [2]game.Kind{game.Advisor, game.Bishop} {
		copy(j.bare[i][:], t.Row("bare."+names[k], 3))
	}
}

func (j *judge) readThreats() {
	t := j.table
	j.chased, j.pressed = t.Row("chased", 2), t.Row("pressed", 2)
	for k, name := range names {
		if game.Kind(k) > game.King && name != "" {
			copy(j.loose[k][:], t.Row("loose."+name, 2))
		}
	}
}

// readStratagems reads the values of the kinds; a table has all of them, a variant uses those of
// its edition.
func (j *judge) readStratagems(v *rules) {
	j.deadlock = j.table.One("deadlock")
	j.inForce, j.withReach = make([]weights.Score, len(v.kinds)), make([]weights.Score, len(v.kinds))
	for i := range rows {
		pair := j.table.Row("stratagem."+strings.ReplaceAll(rows[i].name, " ", "-"), 2)
		if n := rows[i].in[v.edition].number; n > 0 {
			j.inForce[n], j.withReach[n] = pair[0], pair[1]
		}
	}
}
