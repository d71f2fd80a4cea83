package puzzle

import "math"

// rating is a person's strength by Glicko-2 (Glickman, Example of the Glicko-2 system, 2013):
// the rating, its deviation, and its volatility.
type rating struct{ Value, Deviation, Volatility float64 }

// beginner is everybody's first rating, with a smaller deviation than the paper's 350, so that
// one puzzle does not change it too much.
var beginner = rating{1500, 200, 0.06}

const (
	tau   = 0.5 // how much volatility changes over time
	scale = 173.7178
)

// shown is the rating as a whole number.
func (r rating) shown() int { return int(r.Value + 0.5) }

// result is a game against an opponent: 1 won, 0 lost.
type result struct{ value, deviation, score float64 }

// after is the rating after a period with the given results.
func (r rating) after(results ...result) rating {
	mu, phi := (r.Value-1500)/scale, r.Deviation/scale
	var precision, gain float64
	for _, o := range results {
		g := 1 / math.Sqrt(1+3*o.deviation*o.deviation/(scale*scale*math.Pi*math.Pi))
		e := 1 / (1 + math.Exp(-g*(mu-(o.value-1500)/scale)))
		precision += g * g * e * (1 - e)
		gain += g * (o.score - e)
	}
	v := 1 / precision
	sigma := r.wavers(phi, v, v*gain)
	phi = 1 / math.Sqrt(1/(phi*phi+sigma*sigma)+precision)
	return rating{1500 + scale*(mu+phi*phi*gain), scale * phi, sigma}
}

// wavers computes the new volatility, found by the Illinois algorithm (step 5 of the paper).
func (r rating) wavers(phi, v, delta float64) float64 {
	a := math.Log(r.Volatility * r.Volatility)
	f := func(x float64) float64 {
		e, d := math.Exp(x), phi*phi+v+math.Exp(x)
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	high := a
	low := math.Log(max(delta*delta-phi*phi-v, 0))
	if delta*delta <= phi*phi+v {
		for low = a - tau; f(low) < 0; {
			low -= tau
		}
	}
	fHigh, fLow := f(high), f(low)
	for n := 0; math.Abs(low-high) > 1e-6 && n < 100; n++ {
		c := high + (high-low)*fHigh/(fLow-fHigh)
		fc := f(c)
		if fHigh /= 2; fc*fLow <= 0 {
			high, fHigh = low, fLow
		}
		low, fLow = c, fc
	}
	return math.Exp(high / 2)
}

// against is a puzzle of a grade as an opponent.
func against(grade int, solved bool) result {
	o := result{value: 750 + 250*float64(grade), deviation: 80}
	if solved {
		o.score = 1
	}
	return o
}
