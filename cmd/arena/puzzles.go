package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"strings"

	"yanyi/assets/puzzles"
	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/mine"
	"yanyi/game/puzzle/proof"
)

// puzzleCall is what arena puzzles is asked for.
type puzzleCall struct {
	*cli.Call
	count, list, prove, mine bool
	sample, games            int
	want, share, easy, mates int
	seed                     uint64
	from, theme              string
}

// doPuzzles counts, lists, proves or mines puzzles.
func doPuzzles(c *cli.Call) error {
	c.VariantFlags()
	p := puzzleCall{Call: c}
	f := c.Flags
	f.BoolVar(&p.count, "count", false, "count the puzzles of every variant, or of one")
	f.BoolVar(&p.list, "list", false, "list a variant's puzzles")
	f.BoolVar(&p.prove, "prove", false, "prove a variant's puzzles again")
	f.BoolVar(&p.mine, "mine", false, "look for puzzles of a variant")
	f.IntVar(&p.sample, "sample", 0, "prove so many puzzles only, a `number`")
	f.Uint64Var(&p.seed, "seed", 1, "a `number` that decides the sample, or the games")
	f.IntVar(&p.games, "games", 10, "`number` of games to mine, unless fewer give all puzzles wanted")
	f.IntVar(&p.want, "want", 1000, "`number` of puzzles to choose at most")
	f.StringVar(&p.from, "from", "", "a `file`: of mates whose positions are mined as well, or of puzzles to list or prove")
	f.IntVar(&p.share, "share", 50, "`percent` of the puzzles chosen that may be about one theme")
	f.IntVar(&p.easy, "easy", 30, "`percent` of the puzzles chosen that may be of grade 1")
	f.IntVar(&p.mates, "mates", 1000, "`number` of mates after which others alone are looked for")
	f.StringVar(&p.theme, "theme", "", "the only `theme` to mine, such as alliance")
	if err := c.ParseFlags(); err != nil {
		return err
	}
	return p.do()
}

// do does the one thing that is asked for.
func (p *puzzleCall) do() error {
	asked := 0
	for _, flag := range [...]bool{p.count, p.list, p.prove, p.mine} {
		if flag {
			asked++
		}
	}
	switch {
	case asked != 1:
		return p.Misused("one of -count, -list, -prove and -mine is needed")
	case p.sample < 0 || p.games < 0 || p.want < 1 || p.share < 1:
		return p.Misused("-sample and -games are not below 0, -want and -share are at least 1")
	case p.count && !p.NamesVariant():
		return p.counts(catalog.All())
	}
	v, options, err := p.Variant()
	switch {
	case err != nil:
		return err
	case len(options) > 0:
		return p.Misused("puzzles are set with the default options")
	case p.count:
		return p.counts([]game.Variant{v})
	case p.mine:
		return p.mines(v)
	}
	all, err := p.puzzles(v)
	if err != nil {
		return err
	}
	if p.list {
		for i := range all {
			fmt.Fprintln(p.Out, all[i].String())
		}
		return nil
	}
	return p.proves(v, all)
}

// puzzles are those to list or prove: of a file, or the variant's own.
func (p *puzzleCall) puzzles(v game.Variant) ([]puzzle.Puzzle, error) {
	if p.from == "" {
		return puzzlesOf(v)
	}
	text, err := p.Read(p.from)
	if err != nil {
		return nil, err
	}
	return puzzle.Read(text)
}

func puzzlesOf(v game.Variant) ([]puzzle.Puzzle, error) {
	all, err := puzzle.Read(puzzles.Of(v.Info().ID))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", v.Info().ID, err)
	}
	return all, nil
}

// counts prints how many puzzles variants have.
func (p *puzzleCall) counts(variants []game.Variant) error {
	for _, v := range variants {
		all, err := puzzlesOf(v)
		if err != nil {
			return err
		}
		fmt.Fprintf(p.Out, "%s\t%d\n", v.Info().ID, len(all))
	}
	return nil
}

// proves proves puzzles, all or a sample, up to the first that fails.
func (p *puzzleCall) proves(v game.Variant, all []puzzle.Puzzle) error {
	if p.sample > 0 {
		rng := rand.New(rand.NewPCG(p.seed, 0x5A3))
		rng.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
		all = all[:min(p.sample, len(all))]
	}
	j := proof.New(v)
	for i := range all {
		if err := j.Prove(&all[i]); err != nil {
			return fmt.Errorf("%s %s: %w", v.Info().ID, all[i].ID, err)
		}
		fmt.Fprintf(p.Out, "%s %s proven\n", v.Info().ID, all[i].ID)
		p.Out.Flush()
	}
	return nil
}

// mines searches for puzzles and prints the chosen ones.
func (p *puzzleCall) mines(v game.Variant) error {
	m := mine.New(v, p.seed)
	m.Share, m.Easy, m.Mates = p.share, p.easy, p.mates
	if p.theme != "" {
		var err error
		if m.Theme, err = puzzle.ThemeNamed(p.theme); err != nil {
			return p.Misused("%v", err)
		}
	}
	if err := p.given(m, v.Info().ID); err != nil {
		return err
	}
	for g := range p.games {
		if err := m.Game(g); err != nil {
			return err
		}
		if (g+1)%20 > 0 {
			continue
		}
		chosen := len(m.Choose(p.want))
		fmt.Fprintf(p.Errs, "%s: %d games, %d puzzles, %d chosen\n", v.Info().ID, g+1, m.Found(), chosen)
		if chosen == p.want {
			break
		}
	}
	for _, found := range m.Choose(p.want) {
		fmt.Fprintln(p.Out, found.String())
	}
	return nil
}

// given examines the variant's positions in a file of mates.
func (p *puzzleCall) given(m *mine.Mine, id string) error {
	if p.from == "" {
		return nil
	}
	text, err := p.Read(p.from)
	if err != nil {
		return err
	}
	for lines := bufio.NewScanner(strings.NewReader(text)); lines.Scan(); {
		head, position, ok := strings.Cut(lines.Text(), " | ")
		if word, _, _ := strings.Cut(head, " "); !ok || word != id {
			continue
		}
		if err := m.Position(position); err != nil {
			return fmt.Errorf("%s: %w", p.from, err)
		}
	}
	return nil
}
