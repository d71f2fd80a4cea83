package main

import (
	"fmt"
	"math/rand/v2"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/internal/score"
	"yanyi/cmd/internal/thinker"
	"yanyi/cmd/tune/scored"
	"yanyi/cmd/tune/selfplay"
	"yanyi/game"
)

// writeGames lets the full strength play games of two against itself and appends them with the
// scores to a file. A file that has some of the games already gets the rest.
func writeGames(c *cli.Call) error {
	c.VariantFlags()
	games := c.Flags.Int("games", 100, "`number` of games that the file shall have")
	nodes := c.Flags.Uint64("nodes", 5000, "positions `searched` for each turn")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides the openings")
	name := c.Flags.String("out", "", "`file` to write or to continue")
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	switch in := v.Info(); {
	case len(in.Seats) != 2:
		return c.Misused("%s is no game of two", in.ID)
	case *games < 1 || *nodes < 1:
		return c.Misused("-games and -nodes must be at least 1")
	case *name == "":
		return c.Misused("-out is missing")
	}
	file, err := scored.Append(*name, fmt.Sprintf("%s nodes %d seed %d", thinker.Position(v, o, "games"), *nodes, *seed))
	if err != nil {
		return err
	}
	defer file.Close()
	asked := thinker.New()
	defer asked.Close()
	s := &gameRecorder{player: player{selfplay.Game{Variant: v, Options: o, Choose: asked.Chooser(*nodes)}}}
	s.See = s.visit
	for g := file.Had; g < *games; g++ {
		s.Luck = rand.New(rand.NewPCG(*seed, uint64(g)))
		if err := s.play(); err != nil {
			return err
		}
		if err := file.Add(&s.kept); err != nil {
			return err
		}
	}
	return file.Close()
}

// gameRecorder is a search that plays against itself, and the turns of its game.
type gameRecorder struct {
	player
	kept scored.Game
}

// play plays one game.
func (s *gameRecorder) play() error {
	pos, err := s.Open(openingPlies, s.start)
	if err != nil {
		return err
	}
	s.kept.Start, s.kept.Turns = pos.String(), s.kept.Turns[:0]
	o, err := s.Play(pos, thinker.Position(s.Variant, s.Options, s.kept.Start))
	if err != nil {
		return err
	}
	s.kept.Result = score.Points(s.Variant.Info(), o)[game.First]
	return nil
}

// visit notes a turn and the score before it.
func (s *gameRecorder) visit(_ game.Position, next game.Turn, score, _ int) {
	s.kept.Turns = append(s.kept.Turns, scored.Turn{Turn: next, Score: int16(max(-32000, min(32000, score)))})
}

// player is a search that plays against itself.
type player struct{ selfplay.Game }

// start is the variant's start, tiles laid at random where there are any.
func (s *player) start() string {
	d, ok := s.Variant.(game.Deployer)
	if !ok {
		return "start"
	}
	return d.Deploy([2][]int{d.Suggest(game.First, s.Luck.Uint64(), s.Options), d.Suggest(game.Second, s.Luck.Uint64(), s.Options)})
}
