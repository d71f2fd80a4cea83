package main

import (
	"math"
	"math/rand/v2"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/internal/thinker"
	"yanyi/cmd/tune/selfplay"
	"yanyi/game"
)

// How the first turns of openings vary: each is one of the best lines, the likelier the better it
// is judged.
const (
	variedPlies  = 10
	variedLines  = 5
	variedWithin = 50 // centipawns behind the best line
	variedScale  = 20 // centipawns behind it that make a line e times less likely
	variedEffort = 3  // times as many positions for all lines
)

// What an opening leads to needs less care than the opening: so many plies are played at full
// strength, the rest with a part of the positions.
const (
	fullPlies = 24
	restPart  = 3
)

// writeOpenings lets the full strength play games from the start against itself, the first turns
// varied, and appends them with the scores to a file. A file that has some already gets the rest.
func writeOpenings(c *cli.Call) error {
	c.VariantFlags()
	order := newRecording(c, 12000)
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	if err := order.check(c); err != nil {
		return err
	}
	asked := thinker.New()
	defer asked.Close()
	l := &varied{player: player{selfplay.Game{Variant: v, Options: o}}, nodes: variedEffort * order.nodes, known: map[string][]thinker.Line{}}
	r := &gameRecorder{player: l.player}
	full, rest, ply := asked.Chooser(order.nodes), asked.Chooser(max(1, order.nodes/restPart)), 0
	r.Choose = func(pos game.Position, line string) (string, int, error) {
		switch ply++; {
		case ply <= variedPlies:
			return l.choose(pos, r.Luck)
		case ply <= fullPlies:
			return full(pos, line)
		}
		return rest(pos, line)
	}
	r.open = func() (string, game.Position, error) {
		ply = 0
		start := r.start()
		pos, err := v.Parse(start, o)
		return start, pos, err
	}
	return r.record(thinker.Position(v, o, "openings"), order)
}

// varied picks turns among the best lines of positions.
type varied struct {
	player
	nodes uint64
	known map[string][]thinker.Line // by position
}

// choose picks one of a position's best lines. They depend on the position alone, so that those
// of the first turns need not be searched for every game.
func (l *varied) choose(pos game.Position, luck *rand.Rand) (turn string, score int, err error) {
	text := pos.String()
	lines := l.known[text]
	if lines == nil {
		asked := thinker.New() // which remembers no other position
		defer asked.Close()
		if lines, err = asked.Lines(thinker.Position(l.Variant, l.Options, text), variedLines, l.nodes); err != nil {
			return "", 0, err
		}
		l.known[text] = lines
	}
	chosen := lines[vary(lines, luck)]
	return chosen.Turn, chosen.Score, nil
}

// vary picks one of the lines that are nearly as good as the best.
func vary(lines []thinker.Line, luck *rand.Rand) int {
	return game.Pick(luck, len(lines), func(i int) int {
		behind := lines[0].Score - lines[i].Score
		if behind > variedWithin {
			return 0
		}
		return int(1e6 * math.Exp(-float64(max(0, behind))/variedScale))
	})
}
