// Package sensitivity finds the weights of an evaluation that are worth changing. In each
// game one player's weights are all raised or lowered at random, and the others' the other
// way round. These games measure the effect of each weight on the points as precisely as
// if all of them had been played for that weight alone.
package sensitivity

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"yanyi/cmd/internal/score"
	"yanyi/cmd/tune/selfplay"
	"yanyi/game"
	"yanyi/game/weights"
)

// openingPlies is how many random turns a game begins with.
const openingPlies = 8

// maxFactors bounds how many weights are looked at.
const maxFactors = 64

// Variant is a game that is judged by a table of weights.
type Variant interface {
	game.Variant
	weights.Weighted
}

// Factor is rows of a table that are raised and lowered together: one by its name, or all
// whose names begin as it does before an asterisk.
type Factor string

func (f Factor) has(row string) bool {
	start, many := strings.CutSuffix(string(f), "*")
	return row == string(f) || many && strings.HasPrefix(row, start)
}

// Search chooses turns as a selfplay.Game's does.
type Search = func(pos game.Position, line string) (turn string, score int, err error)

// Screen is what is played and with which weights.
type Screen struct {
	selfplay.Game
	Searches []Search // of each seat: they share nothing that is judged
	Factors  []Factor
	Percent  int // by which a weight is raised, or divided when it is lowered

	table []string // lines
	own   *weights.Table
}

// New looks up the factors of g's variant; the error names an unknown one.
func New(g selfplay.Game, searches []Search, factors []Factor, percent int) (*Screen, error) {
	v, ok := g.Variant.(Variant)
	switch {
	case !ok:
		return nil, fmt.Errorf("%s is not judged by a table of weights", g.Variant.Info().ID)
	case len(factors) == 0 || len(factors) > maxFactors:
		return nil, fmt.Errorf("%d rows, want 1 to %d", len(factors), maxFactors)
	case percent < 1 || percent > 900:
		return nil, fmt.Errorf("%d percent, want 1 to 900", percent)
	}
	s := &Screen{Game: g, Searches: searches, Factors: factors, Percent: percent, own: v.Weights()}
	s.table = strings.Split(s.own.String(), "\n")
	for _, f := range factors {
		if !s.known(f) {
			return nil, fmt.Errorf("no row %q in the weights of %s", f, v.Info().ID)
		}
	}
	return s, nil
}

// All are the rows of a variant's table, each as a factor.
func All(w weights.Weighted) (all []Factor) {
	for _, line := range strings.Split(w.Weights().String(), "\n") {
		if name := rowOf(line); name != "" {
			all = append(all, Factor(name))
		}
	}
	return all
}

// rowOf is the name of the row on a line, "" if it has none.
func rowOf(line string) string {
	name, _, _ := strings.Cut(line, " ")
	if strings.HasPrefix(name, "#") {
		return ""
	}
	return name
}

func (s *Screen) known(f Factor) bool {
	return slices.ContainsFunc(s.table, func(line string) bool {
		name := rowOf(line)
		return name != "" && f.has(name)
	})
}

// weighed is the table with some factors raised and all others lowered.
func (s *Screen) weighed(raised []bool) (*weights.Table, error) {
	lines := make([]string, len(s.table))
	for i, line := range s.table {
		lines[i] = line
		for k, f := range s.Factors {
			if name := rowOf(line); name != "" && f.has(name) {
				lines[i] = s.scaled(lines[i], raised[k])
			}
		}
	}
	return weights.Parse(strings.TrimSpace(strings.Join(lines, "\n")))
}

func (s *Screen) scaled(line string, raised bool) string {
	words := strings.Fields(line)
	for i, w := range words[1:] {
		n, err := strconv.Atoi(w)
		if err != nil {
			continue // the bar between the columns
		}
		if f := 100 + s.Percent; raised {
			n = (n*f + 50) / 100
		} else {
			n = (n*100 + f/2) / f
		}
		words[1+i] = strconv.Itoa(n)
	}
	return strings.Join(words, " ")
}

// Play plays the nth game of a seed. The seat of the player with the weights of its own
// changes from game to game. Afterwards the variant has its own weights again.
func (s *Screen) Play(seed uint64, n int, line func(position string) string) (r Record, err error) {
	v := s.Variant.(Variant)
	seats := len(v.Info().Seats)
	s.Luck = rand.New(rand.NewPCG(seed, uint64(n)))
	r.Raised = make([]bool, len(s.Factors))
	contrary := make([]bool, len(s.Factors))
	for i := range r.Raised {
		r.Raised[i] = s.Luck.IntN(2) == 1
		contrary[i] = !r.Raised[i]
	}
	odd, even, err := s.both(r.Raised, contrary)
	if err != nil {
		return r, err
	}
	defer func() { err = errors.Join(err, v.SetWeights(s.own)) }()
	seat := game.Seat(n % seats)
	g := s.Game
	g.Choose = func(pos game.Position, line string) (string, int, error) {
		table := even
		if pos.Actor() == seat {
			table = odd
		}
		if err := v.SetWeights(table); err != nil {
			return "", 0, err
		}
		return s.Searches[pos.Actor()](pos, line)
	}
	pos, err := g.Open(openingPlies, func() string { return "start" })
	if err != nil {
		return r, err
	}
	o, err := g.Play(pos, line(pos.String()))
	r.Points = score.Points(v.Info(), o)[seat]
	return r, err
}

func (s *Screen) both(raised, contrary []bool) (a, b *weights.Table, err error) {
	if a, err = s.weighed(raised); err == nil {
		b, err = s.weighed(contrary)
	}
	return a, b, err
}
