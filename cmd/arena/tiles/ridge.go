package tiles

import "math"

// posterior is what a logistic regression finds of numbers that are thought to lie about
// 0 with a given standard deviation, those common to all kinds anywhere.
type posterior struct {
	at       []float64
	root     [][]float64 // of the second derivatives there
	evidence float64     // the logarithm of how likely the results are, by Laplace's method
}

const (
	anySpread   = 3 // of the common numbers
	mostSteps   = 50
	smallStep   = 1e-8
	mostLogit   = 30 // beyond it a chance is 0 or 1
	steadyBound = 1  // a step of Newton's method goes no farther in any number
)

// fit finds the numbers by Newton's method, from an earlier fit's on if there is one.
func fit(rows []row, spread float64, from *posterior) *posterior {
	n := len(rows[0].by)
	precision := make([]float64, n)
	for i := range precision {
		precision[i] = 1 / (spread * spread)
		if i < common {
			precision[i] = 1.0 / (anySpread * anySpread)
		}
	}
	at := make([]float64, n)
	if from != nil {
		copy(at, from.at)
	}
	var root [][]float64
	for range mostSteps {
		slope, bend := derive(rows, at, precision)
		root = cholesky(bend)
		step, farthest := solve(root, slope), 0.0
		for _, by := range step {
			farthest = max(farthest, math.Abs(by))
		}
		for i, by := range step {
			at[i] += by * min(1, steadyBound/farthest)
		}
		if farthest < smallStep {
			break
		}
	}
	return conclude(rows, at, precision, root)
}

// derive is the slope of the logarithm of the posterior, and the negative of its second
// derivatives.
func derive(rows []row, at, precision []float64) (slope []float64, bend [][]float64) {
	slope, bend = make([]float64, len(at)), make([][]float64, len(at))
	for i := range bend {
		bend[i] = make([]float64, len(at))
		bend[i][i] = precision[i]
		slope[i] = -precision[i] * at[i]
	}
	for _, r := range rows {
		p := r.chance(at)
		for i, by := range r.by {
			if by == 0 {
				continue
			}
			slope[i] += (r.won - p) * by
			for k, other := range r.by[:i+1] {
				bend[i][k] += p * (1 - p) * by * other
			}
		}
	}
	return slope, bend
}

// chance is how likely the first seat wins.
func (r *row) chance(at []float64) float64 {
	sum := 0.0
	for i, by := range r.by {
		sum += by * at[i]
	}
	return 1 / (1 + math.Exp(-min(max(sum, -mostLogit), mostLogit)))
}

// conclude works out how likely the results are; root is of the bend at the numbers found.
func conclude(rows []row, at, precision []float64, root [][]float64) *posterior {
	p := &posterior{at: at, root: root}
	for _, r := range rows {
		chance := r.chance(at)
		p.evidence += r.won*math.Log(chance) + (1-r.won)*math.Log(1-chance)
	}
	for i := range at {
		p.evidence -= precision[i]*at[i]*at[i]/2 - math.Log(precision[i])/2 + math.Log(root[i][i])
	}
	return p
}

// along is a weighted sum of the numbers.
func (p *posterior) along(weights []float64) Estimate {
	sum, square := 0.0, 0.0
	for i, by := range solve(p.root, weights) {
		sum += weights[i] * p.at[i]
		square += weights[i] * by
	}
	return Estimate{sum, math.Sqrt(square)}
}

// cholesky is the lower triangle whose product with its transpose is a positive definite
// matrix, of which only the lower triangle is read.
func cholesky(a [][]float64) [][]float64 {
	root := make([][]float64, len(a))
	for i := range a {
		root[i] = make([]float64, i+1)
		for k := range i + 1 {
			sum := a[i][k]
			for j := range k {
				sum -= root[i][j] * root[k][j]
			}
			if i == k {
				root[i][i] = math.Sqrt(sum)
			} else {
				root[i][k] = sum / root[k][k]
			}
		}
	}
	return root
}

// solve is x with root times its transpose times x being b.
func solve(root [][]float64, b []float64) []float64 {
	x := append([]float64(nil), b...)
	for i := range x {
		for k := range i {
			x[i] -= root[i][k] * x[k]
		}
		x[i] /= root[i][i]
	}
	for i := len(x) - 1; i >= 0; i-- {
		for k := i + 1; k < len(x); k++ {
			x[i] -= root[k][i] * x[k]
		}
		x[i] /= root[i][i]
	}
	return x
}
