package darkchess

import (
	"sync"

	"yanyi/game"
	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh darkchess net.txt

// units is the number of hidden units.
const units = 8

// grain is the number that stands for one in net.txt, whose weights are integers.
const grain = 1024

// neurons are the weights of an input: for the final sum, then for each hidden unit.
type neurons [1 + units]int32

// net is a small net with one hidden layer of rectified units; each input also counts for the
// output directly. From its inputs it predicts a seat's share of the two points; an output of 0
// means half of them. All its numbers are integers, so that it gives the same result on every
// machine.
type net struct {
	bias  neurons
	units neurons // each unit's weight in the output, the first unused
	rows  [features]neurons
}

var (
	taughtNet *net
	teach     sync.Once
)

// taught is the net of net.txt, read at first use. As a variable of the package it would be
// linked into programs that never use it.
func taught() *net {
	teach.Do(func() {
		n, err := readNet(netText)
		if err != nil {
			panic("net.txt: " + err.Error())
		}
		taughtNet = n
	})
	return taughtNet
}

// readNet reads a net's file: a row of weights for each of featureNames, one for the bias, and
// one for the units. The error names the missing or unknown row.
func readNet(text string) (*net, error) {
	t, err := weights.Parse(text)
	if err != nil {
		return nil, err
	}
	n := &net{}
	row := func(name string, to *neurons) {
		for k, w := range t.Row(name, len(to)) {
			to[k] = int32(w.Mid())
		}
	}
	row("bias", &n.bias)
	row("units", &n.units)
	for i, name := range featureNames() {
		row(name, &n.rows[i])
	}
	return n, t.Err()
}

// judge is the net's prediction, times scale: the logarithm of the odds of having the share.
func (n *net) judge(seen *sight, scale int) int {
	var sums [1 + units]int
	for k, b := range &n.bias {
		sums[k] = int(b) * unit
	}
	for i, v := range seen {
		if v == 0 {
			continue
		}
		row := &n.rows[i]
		for k := range sums {
			sums[k] += int(v) * int(row[k])
		}
	}
	end := sums[0]
	for k, sum := range sums[1:] {
		end += max(0, sum) / grain * int(n.units[1+k])
	}
	return end * scale / (unit * grain)
}

// Net is the shape of the net in net.txt (weights.Taught).
func (variant) Net() weights.Net {
	return weights.Net{Inputs: featureNames(), Units: units, Unit: unit, Grain: grain}
}

// Inputs appends the net's inputs for a seat's view, nothing if it is not used (weights.Shown).
func (p *position) Inputs(dst []int32, s game.Seat) []int32 {
	if p.alive.Len() < seats || p.pending != game.NoSquare {
		return dst
	}
	var t tally
	var seen sight
	p.count(&t, judging())
	p.look(s, &t, &seen)
	return append(dst, seen[:]...)
}
