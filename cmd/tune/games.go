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
	order := newRecording(c, 5000)
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	if in := v.Info(); len(in.Seats) != 2 {
		return c.Misused("%s is no game of two", in.ID)
	}
	if err := order.check(c); err != nil {
		return err
	}
	asked := thinker.New()
	defer asked.Close()
	r := &gameRecorder{player: player{selfplay.Game{Variant: v, Options: o, Choose: asked.Chooser(order.nodes)}}}
	r.open = func() (string, game.Position, error) {
		pos, err := r.Open(openingPlies, r.start)
		if err != nil {
			return "", nil, err
		}
		return pos.String(), pos, nil
	}
	return r.record(thinker.Position(v, o, "games"), order)
}

// recording is the games that a file shall have.
type recording struct {
	name        string
	games       int
	nodes, seed uint64
}

// newRecording makes the flags of a recording, with so many nodes unless others are asked for.
func newRecording(c *cli.Call, nodes uint64) *recording {
	r := &recording{}
	c.Flags.IntVar(&r.games, "games", 100, "`number` of games that the file shall have")
	c.Flags.Uint64Var(&r.nodes, "nodes", nodes, "positions `searched` for each turn")
	c.Flags.Uint64Var(&r.seed, "seed", 1, "a `number` that decides the openings")
	c.Flags.StringVar(&r.name, "out", "", "`file` to write or to continue")
	return r
}

// check refuses flags that ask for nothing.
func (r *recording) check(c *cli.Call) error {
	switch {
	case r.games < 1 || r.nodes < 1:
		return c.Misused("-games and -nodes must be at least 1")
	case r.name == "":
		return c.Misused("-out is missing")
	}
	return nil
}

// gameRecorder is a search that plays against itself, and the turns of its game.
type gameRecorder struct {
	player
	open func() (text string, pos game.Position, err error) // the start of a game
	kept scored.Game
}

// record plays the games that a file has not got yet.
func (r *gameRecorder) record(what string, order *recording) error {
	file, err := scored.Append(order.name, fmt.Sprintf("%s nodes %d seed %d", what, order.nodes, order.seed))
	if err != nil {
		return err
	}
	defer file.Close()
	r.See, r.Did = r.see, r.did
	for g := file.Had; g < order.games; g++ {
		r.Luck = rand.New(rand.NewPCG(order.seed, uint64(g)))
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
