package sensitivity

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"yanyi/cmd/internal/score"
)

// maxLine bounds a line of a file of games, in bytes.
const maxLine = 4096

// Record is the data of a game: which factors a player had raised, and its points.
type Record struct {
	Raised []bool
	Points float64
}

// String is a line of a file of games: + or - for each factor, and the points.
func (r Record) String() string {
	signs := make([]byte, len(r.Raised))
	for i, up := range r.Raised {
		signs[i] = '-'
		if up {
			signs[i] = '+'
		}
	}
	return fmt.Sprintf("%s %g", signs, r.Points)
}

// Head is the first line of a file of games: the factors' names.
func Head(factors []Factor) string {
	names := make([]string, len(factors))
	for i, f := range factors {
		names[i] = string(f)
	}
	return strings.Join(names, " ")
}

// Parse reads a file of games, whose first line names the factors. The error names the line.
func Parse(text string) (factors []Factor, games []Record, err error) {
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		if len(line) > maxLine {
			return nil, nil, fmt.Errorf("line %d: longer than %d bytes", i+1, maxLine)
		}
		words := strings.Fields(line)
		switch {
		case i > 0:
			r, err := parse(words, len(factors))
			if err != nil {
				return nil, nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			games = append(games, r)
		case len(words) == 0 || len(words) > maxFactors:
			return nil, nil, fmt.Errorf("line 1: %d names of rows, want 1 to %d", len(words), maxFactors)
		default:
			for _, w := range words {
				factors = append(factors, Factor(w))
			}
		}
	}
	return factors, games, nil
}

func parse(words []string, factors int) (r Record, err error) {
	if len(words) != 2 || len(words[0]) != factors || strings.Trim(words[0], "+-") != "" {
		return r, fmt.Errorf("want %d signs + or - and points", factors)
	}
	for _, c := range words[0] {
		r.Raised = append(r.Raised, c == '+')
	}
	if r.Points, err = strconv.ParseFloat(words[1], 64); err != nil || math.Abs(r.Points) > 3 || math.IsNaN(r.Points) {
		return r, fmt.Errorf("%q is no number of points", words[1])
	}
	return r, nil
}

// Effect is by how many points a player does better with a factor raised than the mean of raised
// and lowered, its rivals having it lowered; Half is the half-width of the 95 % interval.
type Effect struct {
	Factor     Factor
	Mean, Half float64
}

// leastGames is the smallest number of games for which errors can be estimated.
const leastGames = 20

// Effects is what games tell of each factor, the surest first.
func Effects(factors []Factor, games []Record) ([]Effect, error) {
	if len(games) < leastGames {
		return nil, fmt.Errorf("%d games, want at least %d", len(games), leastGames)
	}
	all := make([]Effect, len(factors))
	for i, f := range factors {
		var raised, lowered score.Sample
		for _, g := range games {
			if i < len(g.Raised) && g.Raised[i] {
				raised.Add(g.Points)
			} else {
				lowered.Add(g.Points)
			}
		}
		if raised.Games < 2 || lowered.Games < 2 {
			return nil, fmt.Errorf("%s is hardly ever raised, or lowered", f)
		}
		up, upHalf := raised.Mean()
		down, downHalf := lowered.Mean()
		all[i] = Effect{f, (up - down) / 2, math.Hypot(upHalf, downHalf) / 2}
	}
	slices.SortStableFunc(all, func(a, b Effect) int {
		switch x, y := math.Abs(a.Mean)*b.Half, math.Abs(b.Mean)*a.Half; {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	return all, nil
}

func (e Effect) String() string { return fmt.Sprintf("%s %+.3f ± %.3f", e.Factor, e.Mean, e.Half) }
