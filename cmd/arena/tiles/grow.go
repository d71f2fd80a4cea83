package tiles

import (
	"fmt"
	"math"
)

// Estimate is a number found and its standard error.
type Estimate struct{ Value, Error float64 }

// Growth is what games tell of tiles.
type Growth struct {
	// Kinds is by how much more each kind, from 1 on, raises the logit of its side's
	// winning than the mean of all kinds does.
	Kinds []Estimate
	// Lead is the first seat's logit of winning with equal tiles. Any is by how much any
	// tile raises it over an empty slot, which nobody knows where all slots are filled.
	Lead, Any Estimate
	// Slots is the share of all plies for which kings stood on each slot.
	Slots [Slots]Estimate
	// Use is how long kings stood on each kind for what its slots would lead one to
	// expect: 1 for one that draws them neither here nor away. It is held to the kinds'
	// mean the more, the less kinds differ beyond what chance does.
	Use []Estimate
	// Spread is how much kinds are thought to differ: their standard deviation, the ridge
	// that holds them together. Bend is how far a kind's worth goes by its slot: 0 if all
	// slots are alike to it, 1 if it is as its slot's share.
	Spread, Bend float64
}

// Spreads and bends that are thought equally likely before the games are looked at. The
// least spread is as good as none.
const (
	leastSpread = 0.01
	mostSpread  = 1.5
	spreadStep  = 1.25
	bendSteps   = 4
)

// leastGames is what errors can be told from.
const leastGames = 100

// Grow learns from games of a variant with so many kinds. It takes the mean over all
// spreads and bends, each counting by how likely it makes the results, so that few games
// are believed little and no number is chosen by hand.
func Grow(records []Record, kinds int) (*Growth, error) {
	if len(records) < leastGames {
		return nil, fmt.Errorf("%d games, want at least %d", len(records), leastGames)
	}
	g := &Growth{Slots: shares(records)}
	g.Use = uses(records, kinds, g.Slots)
	type trial struct {
		*posterior
		spread, bend float64
	}
	var trials []trial
	likeliest := math.Inf(-1)
	for step := range bendSteps + 1 {
		bend := float64(step) / bendSteps
		rows := lay(records, kinds, g.pull(bend))
		var p *posterior
		for spread := leastSpread; spread < mostSpread; spread *= spreadStep {
			p = fit(rows, spread, p)
			trials = append(trials, trial{p, spread, bend})
			likeliest = max(likeliest, p.evidence)
		}
	}
	sums, all := make([]moments, common+kinds), 0.0
	for _, t := range trials {
		share := math.Exp(t.evidence - likeliest)
		all += share
		g.Spread += share * t.spread
		g.Bend += share * t.bend
		for i, weights := range questions(kinds) {
			sums[i].add(share, t.along(weights))
		}
	}
	g.Spread /= all
	g.Bend /= all
	g.Lead, g.Any = sums[0].mean(all), sums[1].mean(all)
	for i := range kinds {
		g.Kinds = append(g.Kinds, sums[common+i].mean(all))
	}
	return g, nil
}

// questions are the weighted sums that a fit is asked for: the lead, any tile with the
// kinds' mean, and each kind over that mean.
func questions(kinds int) [][]float64 {
	all := make([][]float64, common+kinds)
	for i := range all {
		all[i] = make([]float64, common+kinds)
		all[i][i] = 1
		for k := common; k < common+kinds && i > 0; k++ {
			if i == 1 {
				all[i][k] = 1 / float64(kinds)
			} else {
				all[i][k] -= 1 / float64(kinds)
			}
		}
	}
	return all
}

// moments add up estimates of one number from several fits.
type moments struct{ first, second float64 }

func (m *moments) add(share float64, e Estimate) {
	m.first += share * e.Value
	m.second += share * (e.Value*e.Value + e.Error*e.Error)
}

// mean is the estimate that counts the fits by their shares of all.
func (m *moments) mean(all float64) Estimate {
	value := m.first / all
	return Estimate{value, math.Sqrt(max(0, m.second/all-value*value))}
}

// pull is how much a kind does on each slot, 1 in the mean.
func (g *Growth) pull(bend float64) (pull [Slots]float64) {
	all := 0.0
	for _, s := range g.Slots {
		all += s.Value
	}
	for i, s := range g.Slots {
		pull[i] = 1
		if all > 0 {
			pull[i] += bend * (s.Value*Slots/all - 1)
		}
	}
	return pull
}

// shares is how much of the plies kings stood on each slot.
func shares(records []Record) (all [Slots]Estimate) {
	for slot := range all {
		all[slot] = ratio(records, func(r *Record) (stood, of float64) {
			return float64(r.Stood[0][slot] + r.Stood[1][slot]), float64(2 * r.Plies)
		})
	}
	return all
}

// uses is how long kings stood on each kind, for its slots' shares; a kind that was laid
// nowhere has no use.
func uses(records []Record, kinds int, shares [Slots]Estimate) []Estimate {
	all := make([]Estimate, kinds)
	for k := range all {
		all[k] = ratio(records, func(r *Record) (stood, of float64) {
			for s := range r.Tiles {
				for slot, n := range r.Tiles[s] {
					if n == k+1 {
						stood += float64(r.Stood[s][slot])
						of += shares[slot].Value * float64(r.Plies)
					}
				}
			}
			return stood, of
		})
	}
	shrink(all)
	return all
}

// shrink holds estimates to their mean, but for those of nothing: what they differ by
// beyond their errors is by how much the true ones do.
func shrink(all []Estimate) {
	n, mean, square, errors := 0.0, 0.0, 0.0, 0.0
	for _, e := range all {
		if e != (Estimate{}) {
			n++
			mean += e.Value
			square += e.Value * e.Value
			errors += e.Error * e.Error
		}
	}
	if n < 2 {
		return
	}
	mean /= n
	spread := max(0, (square-n*mean*mean)/(n-1)-errors/n)
	for i, e := range all {
		if e != (Estimate{}) && e.Error > 0 {
			part := spread / (spread + e.Error*e.Error)
			all[i] = Estimate{mean + part*(e.Value-mean), e.Error * math.Sqrt(part)}
		}
	}
}

// ratio is the sum of one number over games by that of another. Plies of one game are
// much alike, so that its error is by how far games differ.
func ratio(records []Record, count func(*Record) (part, of float64)) Estimate {
	part, of, off := 0.0, 0.0, 0.0
	for i := range records {
		p, o := count(&records[i])
		part += p
		of += o
	}
	if of == 0 {
		return Estimate{}
	}
	for i := range records {
		p, o := count(&records[i])
		miss := p - part/of*o
		off += miss * miss
	}
	return Estimate{part / of, math.Sqrt(off) / of}
}

// row is a game as the fit sees it: a 1 for having the first turn, by how much any tile
// speaks for the first seat, and each kind, and whether that has won.
type row struct {
	by  []float64
	won float64
}

// common is how many numbers of a row stand before the kinds'.
const common = 2

func lay(records []Record, kinds int, pull [Slots]float64) []row {
	rows := make([]row, len(records))
	for i := range records {
		by := make([]float64, common+kinds)
		by[0] = 1
		for s, sign := range [2]float64{1, -1} {
			for slot, n := range records[i].Tiles[s] {
				if n > 0 {
					by[1] += sign * pull[slot]
					by[common+n-1] += sign * pull[slot]
				}
			}
		}
		rows[i] = row{by, records[i].Won}
	}
	return rows
}
