package main

import (
	"context"
	"log"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/scenes/shell"
	"yanyi/scenes/stage"
)

// opening is how many turns the opponents play before a game is photographed.
const opening = 14

// everyGame is each variant some turns into a game between people, its tiles laid
// where it has them.
func everyGame() []scene {
	var list []scene
	for _, v := range catalog.All() {
		list = append(list, scene{"play-" + v.Info().ID, func(_ *stage.Stage, sh *shell.Shell) error {
			page, err := sh.Routes.Continue(begun(v))
			if err == nil {
				sh.Stack.Open(page)
			}
			return err
		}})
	}
	return list
}

// begun is the text of a game that two or three opponents have begun.
func begun(v game.Variant) string {
	m, err := match.New(v, match.Setup{Start: startOf(v), Seats: make([]match.Player, len(v.Info().Seats)), Seed: 7})
	if err != nil {
		log.Fatal(err)
	}
	s := search.New(v.Info())
	for i := range opening {
		r := s.Best(context.Background(), m.Position(), search.Limits{Level: 1, Seed: uint64(i)})
		if r.Turn == game.NoTurn || m.PlayTurn(r.Turn) != nil {
			break
		}
	}
	return m.Save()
}

// startOf is the ordinary start, with tiles laid as the opponents would.
func startOf(v game.Variant) string {
	d, ok := v.(game.Deployer)
	if !ok {
		return ""
	}
	return d.Deploy([2][]int{d.Suggest(game.First, 1, nil), d.Suggest(game.Second, 2, nil)})
}
