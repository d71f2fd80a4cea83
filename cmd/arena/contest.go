package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// contestant is who plays in a match of the arena: a level of the search, or
// random turns.
type contestant struct {
	name  string
	level int // 0 plays random turns
	sum   float64
	sq    float64 // sum of squares, for the error bars
	games int
}

// contest lets contestants play a number of games, with seats rotated from game
// to game, and prints the results of each rotation and everybody's score.
func contest(c *call) error {
	seats := c.flags.String("seats", "", "contestants `A,B[,C]`: random or a level")
	games := c.flags.Int("games", 10, "`how many`")
	limit := c.flags.Duration("time", 100*time.Millisecond, "for each turn")
	seed := c.flags.Uint64("seed", 1, "of the whole contest")
	if err := c.parse(); err != nil {
		return err
	}
	if err := c.plain(); err != nil {
		return err
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	players, err := parseContestants(*seats, len(v.Info().Seats))
	if err != nil {
		return c.misused("%v", err)
	}
	if *games < 1 {
		return c.misused("-games must be at least 1")
	}
	r := &ring{c: c, v: v, limit: *limit, seed: *seed, players: players, opponent: newOpponent()}
	defer r.opponent.close()
	if *c.position != "start" {
		r.start = pos.String()
	}
	return r.run(*games)
}

func parseContestants(text string, seats int) ([]*contestant, error) {
	names := strings.Split(text, ",")
	if len(names) != seats {
		return nil, fmt.Errorf("%d contestants for %d seats", len(names), seats)
	}
	players := make([]*contestant, seats)
	for i, name := range names {
		players[i] = &contestant{name: name}
		if name == "random" {
			continue
		}
		level, err := strconv.Atoi(name)
		if err != nil || level < 1 {
			return nil, fmt.Errorf("contestant %q is neither random nor a level", name)
		}
		players[i].level = level
	}
	return players, nil
}

// ring is a contest being held.
type ring struct {
	c        *call
	v        game.Variant
	limit    time.Duration
	seed     uint64
	start    string
	players  []*contestant
	opponent *opponent
}

func (r *ring) run(games int) error {
	tally := make([]map[string]int, len(r.players))
	for i := range tally {
		tally[i] = map[string]int{}
	}
	for g := range games {
		rotation := g % len(r.players)
		o, err := r.game(g, rotation)
		if err != nil {
			return err
		}
		tally[rotation][r.v.Info().Result(o)]++
		r.score(o, rotation)
	}
	for rotation, results := range tally {
		r.printRotation(rotation, results)
	}
	for _, p := range r.players {
		fmt.Fprintln(r.c.out, p)
	}
	return nil
}

// seated is the index of the contestant on a seat.
func (r *ring) seated(s game.Seat, rotation int) int { return (int(s) + rotation) % len(r.players) }

// game plays one game to its end.
func (r *ring) game(g, rotation int) (game.Outcome, error) {
	seed := r.seed<<20 + uint64(g)
	m, err := match.New(r.v, match.Setup{Options: r.c.settled, Start: r.start, Seed: seed, Seats: r.seats(rotation)})
	if err != nil {
		return game.Outcome{}, err
	}
	rng := rand.New(rand.NewPCG(seed, 0xC0))
	for !m.Over() {
		p := r.players[r.seated(m.Actor(), rotation)]
		text, err := r.turn(m, p, rng)
		if err != nil {
			return game.Outcome{}, fmt.Errorf("game %d: %s: %w", g+1, m.Position(), err)
		}
		if err := m.Play(text); err != nil {
			return game.Outcome{}, fmt.Errorf("game %d: %s by %s: %w", g+1, m.Position(), p.name, err)
		}
	}
	return m.Outcome(), nil
}

// seats are all the computer's; its level only matters to whoever looks.
func (r *ring) seats(rotation int) []match.Player {
	players := make([]match.Player, len(r.players))
	for s := range players {
		players[s] = match.Computer(max(1, r.players[r.seated(game.Seat(s), rotation)].level))
	}
	return players
}

func (r *ring) turn(m *match.Match, p *contestant, rng *rand.Rand) (string, error) {
	if p.level == 0 {
		list := m.Position().Turns(nil)
		return m.Info().FormatTurn(list[rng.IntN(len(list))]), nil
	}
	return r.opponent.best(m.Line(), limitsText(p.level, r.limit, 0, 0)+fmt.Sprintf(" seed %d", rng.Uint32()), nil)
}

// score adds a game's points: those of the family, or 1 for a win and ½ for a
// draw.
func (r *ring) score(o game.Outcome, rotation int) {
	for s := range r.players {
		points := 0.0
		switch {
		case r.v.Info().Scored:
			points = float64(o.Points[s])
		case o.Winner == game.NoSeat:
			points = 0.5
		case int(o.Winner) == s:
			points = 1
		}
		p := r.players[r.seated(game.Seat(s), rotation)]
		p.sum += points
		p.sq += points * points
		p.games++
	}
}

func (r *ring) printRotation(rotation int, results map[string]int) {
	in := r.v.Info()
	fmt.Fprintf(r.c.out, "rotation %d", rotation+1)
	games := 0
	for s := range in.Seats {
		fmt.Fprintf(r.c.out, " %s=%s", in.Seats[s].Result, r.players[r.seated(game.Seat(s), rotation)].name)
	}
	for _, n := range results {
		games += n
	}
	fmt.Fprintf(r.c.out, " games %d", games)
	for _, s := range in.Seats {
		fmt.Fprintf(r.c.out, " %s %d", s.Result, results[s.Result])
	}
	fmt.Fprintf(r.c.out, " draw %d\n", results["draw"])
}

// String is the contestant's mean score with the half-width of its 95 % interval.
func (p *contestant) String() string {
	n := float64(p.games)
	mean := p.sum / n
	variance := max(0, p.sq-n*mean*mean) / max(1, n-1)
	return fmt.Sprintf("score %s %.3f ± %.3f games %d", p.name, mean, 1.96*math.Sqrt(variance/n), p.games)
}
