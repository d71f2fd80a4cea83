package correction

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/board"
)

var small = Shape{Kinds: []game.Kind{game.King, game.Rook, game.Pawn}, Files: 4, Ranks: 5}

// random is a net of random numbers, the largest ones among them.
func random(r *rand.Rand, shape *Shape) *Raw {
	n := &Raw{Rows: make([][Units]int8, shape.Inputs()), End: int16(r.IntN(1 << 16))}
	for i := range n.Rows {
		for k := range n.Rows[i] {
			n.Rows[i][k] = [...]int8{int8(r.IntN(255) - 127), 127, -128, 0}[r.IntN(4)]
		}
	}
	for k := range Units {
		n.Bias[k], n.Outs[0][k], n.Outs[1][k] = int16(r.IntN(1<<16)), int16(r.IntN(1<<16)), int16(r.IntN(1<<16))
	}
	return n
}

// placed is a board with pieces at random, every square occupied by chance.
func placed(r *rand.Rand, shape *Shape) Men {
	most := 0
	for _, k := range shape.Kinds {
		most = max(most, int(k))
	}
	men := Men{make([]board.Set, most+1), make([]board.Set, most+1)}
	for sq := range shape.Files * shape.Ranks {
		if r.IntN(3) > 0 {
			men[r.IntN(2)][shape.Kinds[r.IntN(len(shape.Kinds))]].Add(game.Square(sq))
		}
	}
	return men
}

// plainly is what a net's definition says, without words that sums share.
func plainly(n *Raw, shape *Shape, men *Men, side game.Seat) int {
	own, other := shape.Views(nil, nil, men, side)
	sum := int(n.End) * One * One
	for v, inputs := range [2][]uint16{own, other} {
		for k := range Units {
			x := int(n.Bias[k])
			for _, in := range inputs {
				x += int(n.Rows[in][k])
			}
			x = min(max(x, 0), One)
			sum += x * x * int(n.Outs[v][k])
		}
	}
	return sum / (One * One * Grain)
}

// The sums that share words are those of the definition, on full boards and with the largest
// weights as well, and one side's gain is the other's loss.
func TestJudgeIsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		shape := small
		if r.IntN(2) == 0 {
			shape.Files, shape.Ranks = 11, 11
		}
		raw := random(r, &shape)
		n, err := Read(string(raw.Append(nil)), shape)
		if err != nil {
			t.Fatal(err)
		}
		for range 20 {
			men := placed(r, &shape)
			for side := range game.Seat(2) {
				want := plainly(raw, &shape, &men, side)
				if got := n.Judge(&men, side, side); got != want {
					t.Fatalf("seat %d: %d, want %d", side, got, want)
				}
				if got := n.Judge(&men, side^1, side); got != -want {
					t.Fatalf("the side that waits: %d, want %d", got, -want)
				}
			}
		}
	}
}

// A position with the colours exchanged and the board turned round is the same to a net.
func TestViewsKnowNoColours(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	raw := random(r, &small)
	n, err := Read(string(raw.Append(nil)), small)
	if err != nil {
		t.Fatal(err)
	}
	for range 50 {
		men := placed(r, &small)
		turned := Men{make([]board.Set, len(men[0])), make([]board.Set, len(men[0]))}
		for s := range men {
			for k := range men[s] {
				for pieces := men[s][k]; !pieces.Empty(); {
					turned[s^1][k].Add(game.Square(small.seen(pieces.Pop(), game.Second)))
				}
			}
		}
		if a, b := n.Judge(&men, game.First, game.First), n.Judge(&turned, game.Second, game.Second); a != b {
			t.Fatalf("%d, with the colours exchanged %d", a, b)
		}
	}
}

// Mirroring twice changes nothing, and once only the file.
func TestMirrored(t *testing.T) {
	for in := range uint16(small.Inputs()) {
		m := small.Mirrored(in)
		if small.Mirrored(m) != in || int(m)/small.Files != int(in)/small.Files || int(m)%small.Files != small.Files-1-int(in)%small.Files {
			t.Errorf("input %d is mirrored to %d", in, m)
		}
	}
}

func TestReadRefusesOtherSizes(t *testing.T) {
	want := small.Size()
	for _, size := range []int{0, want - 1, want + 1, 2 * want} {
		if _, err := Read(strings.Repeat("x", size), small); err == nil || !strings.Contains(err.Error(), "bytes") {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(string(random(rand.New(rand.NewPCG(5, 6)), &small).Append(nil)))
	f.Fuzz(func(_ *testing.T, data string) {
		if n, err := Read(data, small); err == nil {
			men := placed(rand.New(rand.NewPCG(7, 8)), &small)
			n.Judge(&men, game.First, game.Second)
		}
	})
}
