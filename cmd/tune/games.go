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
	asked := thinker.New()
	defer asked.Close()
	r := &gameRecorder{player: player{selfplay.Game{Variant: v, Options: o, Choose: asked.Chooser(*nodes)}}}
	r.open = func() (string, game.Position, error) {
		pos, err := r.Open(openingPlies, r.start)
		if err != nil {
			return "", nil, err
		}
		return pos.String(), pos, nil
	}
	return r.record(*name, fmt.Sprintf("%s nodes %d seed %d", thinker.Position(v, o, "games"), *nodes, *seed), *games, *seed)
}

// gameRecorder is a search that plays against itself, and the turns of its game.
type gameRecorder struct {
	player
	open func() (text string, pos game.Position, err error) // the start of a game
	kept scored.Game
}

// record plays the games that a file has not got yet.
func (r *gameRecorder) record(name, settings string, games int, seed uint64) error {
	file, err := scored.Append(name, settings)
	if err != nil {
		return err
	}
	defer file.Close()
	r.See, r.Did = r.see, r.did
	for g := file.Had; g < games; g++ {
		r.Luck = rand.New(rand.NewPCG(seed, uint64(g)))
		if err := r.play(); err != nil {
			return err
		}
		if err := file.Add(&r.kept); err != nil {
			return err
		}
	}
	return file.Close()
}

// play plays one game.
func (r *gameRecorder) play() error {
	start, pos, err := r.open()
	if err != nil {
		return err
	}
	r.kept.Start, r.kept.Turns = start, r.kept.Turns[:0]
	o, err := r.Play(pos, thinker.Position(r.Variant, r.Options, start))
	if err != nil {
		return err
	}
	r.kept.Points = score.Points(r.Variant.Info(), o)
	return nil
}

// see notes the score before a turn.
func (r *gameRecorder) see(_ game.Position, _ game.Turn, score, _ int) {
	r.kept.Turns = append(r.kept.Turns, scored.Turn{Score: int16(max(-32000, min(32000, score)))})
}

// did notes the turn.
func (r *gameRecorder) did(t game.Turn) { r.kept.Turns[len(r.kept.Turns)-1].Turn = t }

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
