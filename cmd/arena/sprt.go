package main

import (
	"fmt"
	"slices"
	"strings"

	"yanyi/cmd/internal/score"
	"yanyi/game"
)

// compare lets a new contestant play against an old one until a sequential probability ratio
// test has decided which of two hypotheses about its strength holds.
func compare(c *call) error {
	s := &sequential{contest: newContest(c)}
	newer := c.Flags.String("new", "", "the contestant `A` that is tested")
	older := c.Flags.String("old", kindFull, "the contestant `B` it is compared with")
	games := c.Flags.Int("games", 200, "`number` of games after which the test ends undecided; 0 plays none")
	var rating, points span
	c.Flags.Float64Var(&rating.low, "elo0", 0, "of two: the `rating` difference of the lower hypothesis")
	c.Flags.Float64Var(&rating.high, "elo1", 10, "of two: the `rating` difference of the higher one")
	c.Flags.Float64Var(&points.low, "points0", 1, "of three: mean `points` a game of the lower hypothesis")
	c.Flags.Float64Var(&points.high, "points1", 1.15, "of three: mean `points` a game of the higher one")
	name := c.Flags.String("state", "", "`file` to continue from, kept up to date")
	with := c.Flags.String("with", "", "further `files` of states, separated by commas, that count as well")
	if err := s.parse(); err != nil {
		return err
	}
	if err := c.AtLeast(0, "games"); err != nil {
		return err
	}
	seats := len(s.v.Info().Seats)
	texts := slices.Repeat([]string{*older}, seats)
	texts[0] = *newer
	var err error
	if s.contestants, err = parseContestants(texts, seats, s.contest.limits()); err != nil {
		return c.Misused("%v", err)
	}
	if s.test, err = s.hypotheses(rating, points); err != nil {
		return c.Misused("%v", err)
	}
	s.state = state{Settings: s.settings(), Seed: s.seed}
	if err := s.take(*name, *with); err != nil {
		return err
	}
	return s.run(*games)
}

// span is two hypotheses.
type span struct{ low, high float64 }

// hypotheses is the test of a contest: rating differences of two, points of three.
func (r *contest) hypotheses(rating, points span) (score.Test, error) {
	seats := len(r.v.Info().Seats)
	t := score.Test{Games: seats, Most: float64(seats), Alpha: 0.05, Beta: 0.05, LeastUnits: 5}
	if seats == 2 {
		if r.c.Given("points0") || r.c.Given("points1") {
			return t, fmt.Errorf("-points0 and -points1 are of games of three")
		}
		if !(rating.low < rating.high) || max(rating.high, -rating.low) > 1000 {
			return t, fmt.Errorf("-elo0 %g -elo1 %g: the second is higher, both within 1000", rating.low, rating.high)
		}
		t.Low, t.High = score.FromElo(rating.low), score.FromElo(rating.high)
		return t, nil
	}
	if r.c.Given("elo0") || r.c.Given("elo1") {
		return t, fmt.Errorf("-elo0 and -elo1 are of games of two")
	}
	if !(0 < points.low && points.low < points.high && points.high < 3) {
		return t, fmt.Errorf("-points0 %g -points1 %g: the second is higher, both between 0 and 3", points.low, points.high)
	}
	t.Most, t.Low, t.High = 3*float64(seats), points.low, points.high
	return t, nil
}

// settings is everything but the seed that says which games are played.
func (r *contest) settings() string {
	var words []string
	add := func(key string, value any) { words = append(words, fmt.Sprintf("%s=%v", key, value)) }
	add("variant", r.v.Info().ID)
	for _, o := range r.v.Info().Options {
		add(o.Key, r.c.settled[o.Key])
	}
	if r.start != "" {
		add("position", r.start)
	}
	for i, key := range []string{"new", "old"} {
		c := r.contestants[i]
		add(key, strings.TrimRight(c.kind+";"+c.temper, ";"))
		add(key+"-limits", c.limits.uci())
		for _, o := range c.set {
			add(key+"-"+o[0], o[1])
		}
	}
	add("random", r.random)
	add("plies", r.rules.plies)
	add("adjudicate", fmt.Sprintf("%d,%d", r.rules.score, r.rules.turns))
	return strings.Join(words, " ")
}

// sequential is a contest that ends when its test is decided.
type sequential struct {
	*contest
	test   score.Test
	state  state
	file   string  // that keeps the state, if any
	pooled []state // of other runs
	unit   float64 // the new contestant's points in the games of the unit so far
}

// run plays units of games until the test is decided or there were so many games, those of
// earlier runs included.
func (s *sequential) run(games int) error {
	per := len(s.contestants)
	units := games/per - s.counted().Len()
	table := newScores(s.contest)
	if units > 0 && !s.decided() {
		err := s.hold(s.state.next()*per, units*per, s.workers, func(g int, p played) (bool, error) {
			table.count(g, p)
			return s.see(g, p)
		})
		if err != nil {
			return err
		}
		table.print()
	}
	s.tell()
	return nil
}

// see counts a game, and with the last of its unit the unit.
func (s *sequential) see(g int, p played) (more bool, err error) {
	per, in := len(s.contestants), s.v.Info()
	points := score.Points(in, p.outcome)
	for seat := range game.Seat(per) {
		if s.seated(seat, g%per) == 0 {
			s.unit += points[seat]
		}
		s.state.count(in.Seats[seat].Result, points[seat])
	}
	if g%per < per-1 {
		return true, nil
	}
	s.state.Units[s.unit]++
	fmt.Fprintf(s.c.Out, "unit %d points %g %s\n", s.counted().Len(), s.unit, s.ratio())
	s.c.Out.Flush()
	s.unit = 0
	return !s.decided(), s.state.keep(s.file)
}

// counted is the units of this run, of those it continues and of those pooled with it.
func (s *sequential) counted() score.Units {
	all := score.Units{}
	for _, part := range append([]state{s.state}, s.pooled...) {
		for points, n := range part.Units {
			all[points] += n
		}
	}
	return all
}

func (s *sequential) decided() bool {
	d, _ := s.test.Decide(s.counted())
	return d != score.Undecided
}

// ratio is the log-likelihood ratio between its bounds.
func (s *sequential) ratio() string {
	_, ratio := s.test.Decide(s.counted())
	low, high := s.test.Bounds()
	return fmt.Sprintf("llr %+.2f (%+.2f to %+.2f)", ratio, low, high)
}

// tell prints the outcome: units by points, mean points, points by seat, and the decision.
func (s *sequential) tell() {
	all, out := s.counted(), s.c.Out
	if all.Len() == 0 {
		fmt.Fprintln(out, "no games")
		return
	}
	mean, half := all.Sample(len(s.contestants)).Mean()
	fmt.Fprintf(out, "new %s points %.3f ± %.3f games %d", s.contestants[0].name, mean, half, all.Len()*len(s.contestants))
	if len(s.contestants) == 2 && half > 0 && mean-half > 0 && mean+half < 1 {
		fmt.Fprintf(out, " elo %+.0f (%+.0f to %+.0f)", score.Elo(mean), score.Elo(mean-half), score.Elo(mean+half))
	}
	fmt.Fprintf(out, "\nunits%s\n", histogram(all))
	fmt.Fprint(out, "seats")
	for _, seat := range s.v.Info().Seats {
		var sum score.Sample
		for _, part := range append([]state{s.state}, s.pooled...) {
			own := part.Seats[seat.Result]
			sum.Games, sum.Total, sum.Squares = sum.Games+own.Games, sum.Total+own.Total, sum.Squares+own.Squares
		}
		mean, half := sum.Mean()
		fmt.Fprintf(out, " %s %.3f ± %.3f", seat.Result, mean, half)
	}
	d, _ := s.test.Decide(all)
	fmt.Fprintf(out, "\n%s: %s\n", s.ratio(), map[score.Decision]string{
		score.Undecided: "undecided", score.AcceptsLow: "the lower hypothesis is accepted", score.AcceptsHigh: "the higher hypothesis is accepted",
	}[d])
}

// histogram lists units by their points.
func histogram(u score.Units) (text string) {
	var all []float64
	for points := range u {
		all = append(all, points)
	}
	slices.Sort(all)
	for _, points := range all {
		text += fmt.Sprintf(" %g:%d", points, u[points])
	}
	return text
}
