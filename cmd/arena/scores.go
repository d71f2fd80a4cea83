package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/cmd/internal/score"
	"yanyi/game"
)

// scores adds up the games of a contest.
type scores struct {
	*contest
	tally    []map[string]int // by rotation: games by result
	sums     []sum            // by contestant
	lengths  []int
	forfeits []int
	spent    []time.Duration
	turns    []int
}

// sum is a contestant's points.
type sum struct {
	score.Sample
	won, drawn int
}

func newScores(r *contest) *scores {
	n := len(r.contestants)
	s := &scores{contest: r, sums: make([]sum, n), forfeits: make([]int, n), spent: make([]time.Duration, n), turns: make([]int, n)}
	for range n {
		s.tally = append(s.tally, map[string]int{})
	}
	return s
}

// count adds a game and prints it.
func (s *scores) count(g int, p played) {
	rotation := g % len(s.contestants)
	for _, f := range p.forfeits {
		s.forfeits[f.contestant]++
		fmt.Fprintf(s.c.Out, "game %d: %s forfeits: %v\n", g+1, s.contestants[f.contestant].name, f.why)
	}
	result := s.v.Info().Result(p.outcome)
	points := score.Points(s.v.Info(), p.outcome)
	reason := p.outcome.Reason[strings.LastIndex(p.outcome.Reason, ".")+1:]
	fmt.Fprintf(s.c.Out, "game %d rotation %d %s %s plies %d%s\n", g+1, rotation+1, result, reason, p.plies, s.told(points))
	s.c.Out.Flush()
	s.tally[rotation][result]++
	s.lengths = append(s.lengths, p.plies)
	for seat := range s.contestants {
		who := s.seated(game.Seat(seat), rotation)
		s.sums[who].add(points[seat], p.outcome, game.Seat(seat))
		s.spent[who] += p.spent[who]
		s.turns[who] += p.turns[who]
	}
}

// told is each seat's points in a game with points.
func (s *scores) told(points []float64) string {
	in := s.v.Info()
	if !in.Scored {
		return ""
	}
	text := " points"
	for seat := range in.Seats {
		text += fmt.Sprintf(" %s %g", in.Seats[seat].Result, points[seat])
	}
	return text
}

func (s *sum) add(points float64, o game.Outcome, seat game.Seat) {
	s.Add(points)
	switch {
	case o.Won(seat):
		s.won++
	case o.Winner == game.NoSeat:
		s.drawn++
	}
}

// print prints the whole contest.
func (s *scores) print() {
	for rotation, results := range s.tally {
		s.printRotation(rotation, results)
	}
	for i, c := range s.contestants {
		fmt.Fprintf(s.c.Out, "score %s %s%s%s\n", c.name, s.sums[i], s.rating(i), s.pace(i))
	}
	slices.Sort(s.lengths)
	fmt.Fprintf(s.c.Out, "plies median %d longest %d\n", s.lengths[len(s.lengths)/2], s.lengths[len(s.lengths)-1])
}

func (s *scores) printRotation(rotation int, results map[string]int) {
	in := s.v.Info()
	fmt.Fprintf(s.c.Out, "rotation %d", rotation+1)
	games := 0
	for seat := range in.Seats {
		fmt.Fprintf(s.c.Out, " %s=%s", in.Seats[seat].Result, s.contestants[s.seated(game.Seat(seat), rotation)].name)
	}
	for _, n := range results {
		games += n
	}
	fmt.Fprintf(s.c.Out, " games %d", games)
	for _, word := range wins(in) {
		fmt.Fprintf(s.c.Out, " %s %d", word, results[word])
	}
	fmt.Fprintf(s.c.Out, " draw %d\n", results["draw"])
}

// wins is the words of the possible winners: each seat alone, permanent allies together.
func wins(in *game.Info) (words []string) {
	for s := range game.Seat(len(in.Seats)) {
		won := game.Outcome{Over: true, Winner: s}
		if in.Pact.Has(s) {
			won.With = in.Pact
		}
		if word := in.Result(won); !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return words
}

// String is the mean with the half-width of its 95 % interval.
func (s sum) String() string {
	mean, half := s.Mean()
	return fmt.Sprintf("%.3f ± %.3f games %d +%d =%d -%d", mean, half, s.Games, s.won, s.drawn, s.Games-s.won-s.drawn)
}

// rating is the difference in rating points that a score stands for, with its interval.
func (s *scores) rating(i int) string {
	mean, half := s.sums[i].Mean()
	if s.v.Info().Scored || half == 0 || mean-half <= 0 || mean+half >= 1 {
		return ""
	}
	return fmt.Sprintf(" elo %+.0f (%+.0f to %+.0f)", score.Elo(mean), score.Elo(mean-half), score.Elo(mean+half))
}

// pace is a contestant's average time for a turn, and its forfeits.
func (s *scores) pace(i int) string {
	text := ""
	if n := s.turns[i]; n > 0 {
		text = fmt.Sprintf(" ms/turn %d", (s.spent[i] / time.Duration(n)).Milliseconds())
	}
	if n := s.forfeits[i]; n > 0 {
		text += fmt.Sprintf(" forfeits %d", n)
	}
	return text
}
