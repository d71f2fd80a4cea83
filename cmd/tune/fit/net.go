package fit

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/weights"
)

// Example is what a net is shown of a position, and what share of the points came of it.
type Example struct {
	Inputs []float32
	Share  float32
}

// Examples appends a sample as each living seat sees it, where the net is asked.
func Examples(dst []Example, s Sample, shape weights.Net) []Example {
	shown, ok := s.Position.(weights.Shown)
	if !ok {
		return dst
	}
	most := float64(len(s.Result) - 1)
	var inputs []int32
	for seat, points := range s.Result {
		if !s.Position.Alive().Has(game.Seat(seat)) {
			continue
		}
		if inputs = shown.Inputs(inputs[:0], game.Seat(seat)); len(inputs) == 0 {
			continue
		}
		e := Example{make([]float32, len(inputs)), float32(points / most)}
		for i, n := range inputs {
			e.Inputs[i] = float32(n) / float32(shape.Unit)
		}
		dst = append(dst, e)
	}
	return dst
}

// How a net learns: Adam's gradient descent on the logistic error, in smaller and smaller steps.
const (
	netEpochs = 4
	netBatch  = 64
	netStep   = 0.002
	netDecay  = 1e-5
	netSpread = 0.1 // of the weights at the start
)

// Net is a net with one layer of hidden, rectified units; every input counts for the end too.
type Net struct {
	Bias, Units []float64   // the first for the end, then of each unit; Units[0] is of no use
	Rows        [][]float64 // the same of each input
}

// sums is the value at the end, and what the units have come to before they are rectified.
func (n *Net) sums(e *Example, sums []float64) float64 {
	copy(sums, n.Bias)
	for i, v := range e.Inputs {
		if v == 0 {
			continue
		}
		for k, w := range n.Rows[i] {
			sums[k] += float64(v) * w
		}
	}
	end := sums[0]
	for k := 1; k < len(sums); k++ {
		end += max(0, sums[k]) * n.Units[k]
	}
	return end
}

// Error is the mean logistic error of examples.
func (n *Net) Error(examples []Example) float64 {
	sum, sums := 0.0, make([]float64, len(n.Bias))
	for i := range examples {
		share := float64(examples[i].Share)
		v := n.sums(&examples[i], sums)
		sum += math.Log1p(math.Exp(-math.Abs(v))) + max(v, 0) - share*v
	}
	return sum / float64(max(1, len(examples)))
}

// LearnNet has a net with so many hidden units learn from examples, all with the same number
// of inputs. The same examples and the same seed give the same net; the examples are shuffled.
func LearnNet(examples []Example, units int, seed uint64) *Net {
	r := rand.New(rand.NewPCG(seed, 0x2E7))
	inputs := len(examples[0].Inputs)
	width := 1 + units
	all := make([]float64, width*(2+inputs))
	slope, descent := make([]float64, len(all)), newAdam(len(all))
	n, down := netOf(all, width), netOf(slope, width)
	for i := range all {
		if i%width > 0 && i >= width {
			all[i] = r.NormFloat64() * netSpread
		}
	}
	sums := make([]float64, width)
	for epoch := range netEpochs {
		r.Shuffle(len(examples), func(i, j int) { examples[i], examples[j] = examples[j], examples[i] })
		rate := netStep * (1 - 0.95*float64(epoch)/netEpochs)
		for at := 0; at < len(examples); at += netBatch {
			batch := examples[at:min(at+netBatch, len(examples))]
			clear(slope)
			for i := range batch {
				n.lean(&batch[i], sums, down)
			}
			descent.next()
			for i := range all {
				all[i] -= rate * descent.of(i, slope[i]/float64(len(batch))+netDecay*all[i], 1e-8)
			}
		}
	}
	return n
}

// Text is the net as its file has it.
func (n *Net) Text(shape weights.Net) string {
	var b strings.Builder
	row := func(name string, row []float64) {
		b.WriteString(name)
		for _, w := range row {
			b.WriteByte(' ')
			b.WriteString(strconv.Itoa(int(math.Round(w * float64(shape.Grain)))))
		}
		b.WriteByte('\n')
	}
	b.WriteString("# Written by tune learn; package weights says what the rows are.\n")
	row("bias", n.Bias)
	row("units", n.Units)
	for i, name := range shape.Inputs {
		row(name, n.Rows[i])
	}
	return b.String()
}

// netOf is the net that numbers are of: its bias, its units, its rows.
func netOf(all []float64, width int) *Net {
	n := &Net{Bias: all[:width], Units: all[width : 2*width]}
	for at := 2 * width; at < len(all); at += width {
		n.Rows = append(n.Rows, all[at:at+width])
	}
	return n
}

// lean adds to down by how much each number raises the error of an example.
func (n *Net) lean(e *Example, sums []float64, down *Net) {
	off := 1/(1+math.Exp(-n.sums(e, sums))) - float64(e.Share)
	down.Bias[0] += off
	for k := 1; k < len(sums); k++ {
		if sums[k] <= 0 {
			sums[k] = 0
			continue
		}
		down.Units[k] += off * sums[k]
		sums[k] = off * n.Units[k]
		down.Bias[k] += sums[k]
	}
	sums[0] = off
	for i, v := range e.Inputs {
		if v == 0 {
			continue
		}
		for k, s := range sums {
			down.Rows[i][k] += s * float64(v)
		}
	}
}
