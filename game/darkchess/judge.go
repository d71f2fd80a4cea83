package darkchess

import (
	"yanyi/game"
	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh darkchess anqi.txt

// judge is the evaluation's weights in the form of its lookups. anqi.txt explains each.
type judge struct {
	table *weights.Table

	open, bag           [16]weights.Score
	hunt, danger        weights.Score // in percent
	odds                weights.Score
	near                [faceDown + 1][farthest + 1]int // by number of face-down pieces, and steps
	prey                weights.Score                   // in thousandths
	attacked, attacking weights.Score                   // in percent
	free, alone, out    weights.Score
	ally, parting       weights.Score // in percent, as the next two
	last, enemy         weights.Score
	learnt, scale       weights.Score // in percent, and centipawns for one on the net's scale
}

// pieceNames are the kinds' names in the data file.
var pieceNames = [...]struct {
	kind game.Kind
	name string
}{
	{game.King, "king"}, {game.Rook, "rook"}, {game.Cannon, "cannon"}, {game.Knight, "horse"},
	{game.Bishop, "bishop"}, {game.Advisor, "advisor"}, {game.Pawn, "pawn"},
}

var judges weights.Judges[judge]

// Weights is the table of the evaluation.
func (variant) Weights() *weights.Table { return judging().table }

// SetWeights replaces the table of the evaluation.
func (variant) SetWeights(t *weights.Table) error { return judges.Set(newJudge(t)) }

func newJudge(t *weights.Table) (*judge, error) {
	j := &judge{table: t, hunt: t.One("hunt"), prey: t.One("prey"), free: t.One("free"), alone: t.One("stand.alone"), out: t.One("first.out")}
	j.danger, j.odds = t.One("danger"), t.One("odds")
	for steps, near := range t.Row("near", farthest+1) {
		for hidden := range j.near {
			j.near[hidden][steps] = near.Taper(hidden, faceDown)
		}
	}
	j.attacked, j.attacking = t.One("attacked.own"), t.One("attacked.theirs")
	j.ally, j.parting, j.last, j.enemy = t.One("share.ally"), t.One("share.parting"), t.One("share.last"), t.One("share.enemy")
	j.learnt, j.scale = t.One("learnt"), t.One("learnt.scale")
	for _, k := range pieceNames {
		j.open[k.kind], j.bag[k.kind] = t.One(k.name), t.One("bag."+k.name)
	}
	return j, t.Err()
}

// judging returns the judge, read from the data file at first use.
func judging() *judge { return judges.Get(variant{}, anqiText) }
