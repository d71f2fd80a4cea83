package main

import (
	"fmt"

	"yanyi/assets/endgames"
	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/endgame"
	"yanyi/game/endgame/mine"
	"yanyi/game/endgame/retro"
)

// doEndgames counts, proves or finds endgames.
func doEndgames(c *cli.Call) error {
	c.VariantFlags()
	f := c.Flags
	count := f.Bool("count", false, "count the endgames by theme")
	prove := f.Bool("prove", false, "prove the endgames of every game, or of one, again")
	mines := f.Bool("mine", false, "look for endgames of a variant")
	from := f.String("from", "", "prove those of a `file` instead")
	theme := f.String("theme", "", "the only `theme` to mine or to prove, such as horse-advisor")
	each := f.Int("each", 3, "`number` of endgames to choose of each theme")
	seed := f.Uint64("seed", 1, "a `number` that decides what is chosen")
	if err := c.ParseFlags(); err != nil {
		return err
	}
	asked := 0
	for _, flag := range [...]bool{*count, *prove, *mines} {
		if flag {
			asked++
		}
	}
	switch {
	case asked != 1:
		return c.Misused("one of -count, -prove and -mine is needed")
	case *each < 1:
		return c.Misused("-each is at least 1")
	case (*mines || *from != "") && !c.NamesVariant():
		return c.Misused("-variant is needed")
	}
	var variants []game.Variant
	if c.NamesVariant() {
		v, options, err := c.Variant()
		if err != nil {
			return err
		}
		if len(options) > 0 {
			return c.Misused("endgames are set with the default options")
		}
		variants = append(variants, v)
	} else {
		for _, id := range endgame.Games {
			v, _ := catalog.Find(id)
			variants = append(variants, v)
		}
	}
	for _, v := range variants {
		if *mines {
			return minesEndgames(c, v, *theme, *seed, *each)
		}
		text := endgames.Of(v.Info().ID)
		if *from != "" {
			var err error
			if text, err = c.Read(*from); err != nil {
				return err
			}
		}
		all, err := endgame.Read(text)
		if err != nil {
			return fmt.Errorf("%s: %w", v.Info().ID, err)
		}
		if *prove {
			err = provesEndgames(c, v, all, *theme)
		} else {
			countsEndgames(c, v, all)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// countsEndgames prints how many endgames of each theme there are, in their order.
func countsEndgames(c *cli.Call, v game.Variant, all []endgame.Endgame) {
	n := 0
	for i := range all {
		if n++; i+1 == len(all) || all[i+1].Theme != all[i].Theme {
			fmt.Fprintf(c.Out, "%s\t%s\t%d\n", v.Info().ID, all[i].Theme, n)
			n = 0
		}
	}
}

// provesEndgames proves endgames, of all themes or of one, up to the first that fails.
func provesEndgames(c *cli.Call, v game.Variant, all []endgame.Endgame, theme string) error {
	p := retro.NewProver(v)
	for i := range all {
		if theme != "" && all[i].Theme != theme {
			continue
		}
		if err := p.Prove(&all[i]); err != nil {
			return fmt.Errorf("%s %s: %w", v.Info().ID, all[i].ID, err)
		}
		fmt.Fprintf(c.Out, "%s %s proven\n", v.Info().ID, all[i].ID)
		c.Out.Flush()
	}
	return nil
}

// minesEndgames solves the classes of a variant and prints what is chosen of them.
func minesEndgames(c *cli.Call, v game.Variant, theme string, seed uint64, each int) error {
	return mine.Classes(v, theme, seed, each, func(found mine.Class) {
		fmt.Fprintf(c.Errs, "%s %s: %d positions, good %.0f %%, longest %d, %d chosen\n",
			v.Info().ID, found.Theme, found.Positions, 100*found.Share, found.Longest, len(found.Chosen))
		for i := range found.Chosen {
			fmt.Fprintln(c.Out, found.Chosen[i].String())
		}
		c.Out.Flush()
	})
}
