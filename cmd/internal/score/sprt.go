package score

import (
	"cmp"
	"maps"
	"math"
	"slices"
)

// Units counts pairs or triples of games by the points that one contestant got in all games of
// the unit. Games of one opening depend on each other, units do not.
type Units map[float64]int

// Len is the number of units.
func (u Units) Len() (n int) {
	for _, count := range u {
		n += count
	}
	return n
}

// Sample is the mean points of a unit's game, with units as the independent observations.
func (u Units) Sample(games int) (s Sample) {
	for points, count := range u {
		p := points / float64(games)
		s.Games += count
		s.Total += float64(count) * p
		s.Squares += float64(count) * p * p
	}
	return s
}

// Test is a sequential probability ratio test of two hypotheses about the mean points of a game.
type Test struct {
	Games      int     // of a unit
	Most       float64 // the points of a unit all of whose games are won
	Low, High  float64 // the hypotheses: mean points of a game
	Alpha      float64 // how often High may be accepted though Low holds
	Beta       float64 // how often Low may be accepted though High holds
	LeastUnits int     // before which nothing is decided
}

// Decision is what a test has come to.
type Decision int

// The decisions: none yet, or the accepted hypothesis.
const (
	Undecided Decision = iota
	AcceptsLow
	AcceptsHigh
)

// Bounds are the log-likelihood ratios below and above which the test ends (Wald).
func (t Test) Bounds() (low, high float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// Decide is the decision after some units, and their log-likelihood ratio.
func (t Test) Decide(u Units) (Decision, float64) {
	ratio := t.Ratio(u)
	low, high := t.Bounds()
	switch {
	case u.Len() < t.LeastUnits:
		return Undecided, ratio
	case ratio <= low:
		return AcceptsLow, ratio
	case ratio >= high:
		return AcceptsHigh, ratio
	}
	return Undecided, ratio
}

// Ratio is the generalised log-likelihood ratio of High against Low: for each, the likeliest
// distribution of units with that mean is compared with what was observed (M. Van den Bergh,
// "A practical introduction to the GSPRT"; with pairs, the pentanomial model).
func (t Test) Ratio(u Units) float64 {
	list := t.observed(u)
	low, high := tilt(list, t.Low*float64(t.Games)), tilt(list, t.High*float64(t.Games))
	sum := 0.0
	for _, o := range list {
		sum += o.count * (math.Log1p(low*(o.points-t.Low*float64(t.Games))) - math.Log1p(high*(o.points-t.High*float64(t.Games))))
	}
	return sum
}

// observation is how often a unit had so many points.
type observation struct{ points, count float64 }

// unseen is the count of results that have not occurred yet, so that a first win does not decide.
const unseen = 1e-3

// observed lists the results by points; the least and the most possible are always among them.
func (t Test) observed(u Units) (list []observation) {
	seen := maps.Clone(u)
	if seen == nil {
		seen = Units{}
	}
	seen[0] += 0
	seen[t.Most] += 0
	for points, count := range seen {
		list = append(list, observation{points, max(float64(count), unseen)})
	}
	slices.SortFunc(list, func(a, b observation) int { return cmp.Compare(a.points, b.points) })
	return list
}

// tilt is the Lagrange multiplier of the likeliest distribution with a mean: every share of the
// observed is divided by 1 + tilt × (points - mean).
func tilt(list []observation, mean float64) float64 {
	least, most := list[0].points-mean, list[len(list)-1].points-mean
	low, high := -1/most, -1/least
	for range 200 {
		middle := (low + high) / 2
		slope := 0.0
		for _, o := range list {
			slope += o.count * (o.points - mean) / (1 + middle*(o.points-mean))
		}
		if slope > 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return (low + high) / 2
}

// FromElo is the mean points of a game of two at a difference in rating points.
func FromElo(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Elo is the difference in rating points that mean points of a game of two stand for.
func Elo(points float64) float64 { return -400 * math.Log10(1/points-1) }
