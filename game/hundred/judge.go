package hundred

import (
	"yanyi/game"
	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh hundred weights.txt

// kinds are the pieces with their names in the data file. Mobility is counted in steps of
// several squares, up to a largest step.
var kinds = [...]struct {
	kind             game.Kind
	name             string
	mobilities, step int
}{
	{game.King, "king", 0, 0},
	{game.Queen, "queen", 12, 3},
	{game.Rook, "rook", 10, 2},
	{game.Bishop, "bishop", 10, 2},
	{game.Cannon, "cannon", 10, 2},
	{game.Advisor, "archer", 10, 2},
	{game.Knight, "knight", 9, 1},
	{game.Guard, "guard", 9, 1},
	{game.Ferz, "swordsman", 0, 0},
	{game.Wazir, "axeman", 0, 0},
	{game.Pawn, "pawn", 0, 0},
}

// judge is the evaluation's weights in the form of its lookups. weights.txt explains each.
type judge struct {
	table *weights.Table

	place    [2][16][squares]weights.Score // with what the piece is worth, Black's negative
	mobility [16][20 * 2]weights.Score     // by squares within reach

	odds                                    int
	turn, bishops, rooks                    weights.Score
	doubled, lonely, halfOpen, open         weights.Score
	backedSmall, backedLarge                weights.Score
	passed                                  []weights.Score // by rank
	beside, away, right, housed, bare, held weights.Score
	siege                                   []weights.Score
	slider, jumper                          []weights.Score      // by pieces before the king
	loose                                   [16][2]weights.Score // the king is never loose
	chased, pressed                         []weights.Score
}

var judges weights.Judges[judge]

// Weights is the table of the evaluation.
func (variant) Weights() *weights.Table { return judging().table }

// SetWeights replaces the table of the evaluation.
func (variant) SetWeights(t *weights.Table) error {
	ready()
	return judges.Set(newJudge(t))
}

// judging returns the judge, read from the data file at first use.
func judging() *judge { return judges.Get(variant{}, weightsText) }

func newJudge(t *weights.Table) (*judge, error) {
	j := &judge{table: t}
	for i := range kinds {
		j.readKind(i)
	}
	j.readPawns()
	j.readKing()
	j.chased, j.pressed = t.Row("chased", 2), t.Row("pressed", 2)
	j.turn, j.odds = t.One("turn"), t.One("odds").Mid()
	return j, t.Err()
}

// readKind reads a kind's value, by square and by mobility.
func (j *judge) readKind(i int) {
	k, t := &kinds[i], j.table
	var worth weights.Score
	if k.kind != game.King {
		worth = t.One(k.name)
		copy(j.loose[k.kind][:], t.Row("loose."+k.name, 2))
	}
	if k.mobilities > 0 {
		row := t.Row("mobility."+k.name, k.mobilities)
		for n := range j.mobility[k.kind] {
			j.mobility[k.kind][n] = row[min(n/k.step, k.mobilities-1)]
		}
	}
	ranks, files := t.Row("rank."+k.name, 10), t.Row("file."+k.name, 5)
	for sq := range squares {
		score := worth + ranks[sq/10] + files[min(sq%10, 9-sq%10)]
		j.place[white][k.kind][sq] = score
		j.place[black][k.kind][99-sq] = -score
	}
}

func (j *judge) readPawns() {
	t := j.table
	j.doubled, j.lonely = t.One("pawn.doubled"), t.One("pawn.isolated")
	j.backedSmall, j.backedLarge = t.One("backed.small"), t.One("backed.large")
	j.passed = t.Row("pawn.passed", 10)
	j.halfOpen, j.open = t.One("rook.halfopen"), t.One("rook.open")
	j.bishops, j.rooks = t.One("pair.bishop"), t.One("pair.rook")
}

func (j *judge) readKing() {
	t := j.table
	j.beside, j.away = t.One("shelter.beside"), t.One("shelter.away")
	j.right, j.housed = t.One("shelter.right"), t.One("shelter.housed")
	j.bare, j.held = t.One("ring.bare"), t.One("ring.held")
	j.siege = t.Row("siege", 14)
	j.slider, j.jumper = t.Row("line.slider", 4), t.Row("line.jumper", 4)
}
