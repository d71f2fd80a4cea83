//go:build !page

package hundred

import (
	"strconv"
	"sync/atomic"

	"yanyi/game"
	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh hundred weights.txt

// kinds is the pieces with their names in the data file and, of those that look
// about, how many numbers of squares within reach are told apart, so many to a step.
var kinds = [...]struct {
	kind        game.Kind
	name        string
	rooms, step int
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

// lastKind is the last kind that stands on this board.
const lastKind = game.Wazir

// judge is what positions are judged with: the weights as the evaluation looks
// them up, and sets of squares to look at. weights.txt says what each means.
type judge struct {
	table *weights.Table

	ahead [2][squares]set // its file before it
	path  [2][squares]set // with the files beside
	wings [squares]set    // the files beside

	worth [lastKind + 1]weights.Score
	place [2][lastKind + 1][squares]weights.Score // with the worth
	room  [lastKind + 1][20 * 2]weights.Score     // by squares within reach
	pair  [lastKind + 1]weights.Score

	turn, doubled, lonely, chained, halfOpen, open weights.Score
	passed                                         []weights.Score // by rank

	beside, away, right, housed, ringBare, ringHeld weights.Score
	siege                                           []weights.Score
	slider, jumper                                  []weights.Score                // by pieces before the king
	loose                                           [lastKind + 1][2]weights.Score // the king is never loose
	chased, pressed                                 []weights.Score
}

var judges atomic.Pointer[judge]

// Weights is the table that positions are judged by.
func (variant) Weights() *weights.Table { return judging().table }

// SetWeights has positions judged by a table.
func (variant) SetWeights(t *weights.Table) error {
	ready()
	j, err := newJudge(t)
	if err == nil {
		judges.Store(j)
	}
	return err
}

// judging is the judge, read from the data file when it is first asked for.
func judging() *judge {
	if j := judges.Load(); j != nil {
		return j
	}
	t, err := weights.Parse(weightsText)
	if err == nil {
		err = variant{}.SetWeights(t)
	}
	if err != nil {
		panic("hundred: " + err.Error())
	}
	return judges.Load()
}

func newJudge(t *weights.Table) (*judge, error) {
	j := &judge{table: t}
	j.lay()
	for i := range kinds {
		j.readKind(i)
	}
	j.readPawns()
	j.readKing()
	j.chased, j.pressed = t.Row("chased", 2), t.Row("pressed", 2)
	j.turn = t.One("turn")
	return j, t.Err()
}

// readKind reads what a kind is worth, where and with how much room.
func (j *judge) readKind(i int) {
	k, t := &kinds[i], j.table
	if k.kind != game.King {
		j.worth[k.kind] = t.One(k.name)
		copy(j.loose[k.kind][:], t.Row("loose."+k.name, 2))
	}
	if k.rooms > 0 {
		j.pair[k.kind] = t.One("pair." + k.name)
		room := t.Row("room."+k.name, k.rooms)
		for n := range j.room[k.kind] {
			j.room[k.kind][n] = room[min(n/k.step, k.rooms-1)]
		}
	}
	for rank := range 10 {
		row := t.Row("place."+k.name+"."+strconv.Itoa(rank+1), 5)
		for file := range 10 {
			score := j.worth[k.kind] + row[min(file, 9-file)]
			j.place[white][k.kind][10*rank+file] = score
			j.place[black][k.kind][10*(9-rank)+file] = score
		}
	}
}

func (j *judge) readPawns() {
	t := j.table
	j.doubled, j.lonely, j.chained = t.One("pawn.doubled"), t.One("pawn.isolated"), t.One("pawn.chained")
	j.passed = t.Row("pawn.passed", 10)
	j.halfOpen, j.open = t.One("rook.halfopen"), t.One("rook.open")
}

func (j *judge) readKing() {
	t := j.table
	j.beside, j.away = t.One("shelter.beside"), t.One("shelter.away")
	j.right, j.housed = t.One("shelter.right"), t.One("shelter.housed")
	j.ringBare, j.ringHeld = t.One("ring.bare"), t.One("ring.held")
	j.siege = t.Row("siege", 10)
	j.slider, j.jumper = t.Row("line.slider", 4), t.Row("line.jumper", 4)
}

// lay fills the sets of squares.
func (j *judge) lay() {
	for sq := range uint8(squares) {
		j.layFiles(sq)
	}
}

func (j *judge) layFiles(sq uint8) {
	for to := range uint8(squares) {
		apart := int(to%10) - int(sq%10)
		if apart*apart == 1 {
			j.wings[sq].add(to)
		}
		if apart*apart > 1 || to/10 == sq/10 {
			continue
		}
		side := white
		if to < sq {
			side = black
		}
		j.path[side][sq].add(to)
		if apart == 0 {
			j.ahead[side][sq].add(to)
		}
	}
}
