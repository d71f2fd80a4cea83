package main

import (
	"context"
	"log"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// opening is how many turns the opponents play before a game is photographed.
const opening = 14

// everyGame is each variant some turns into a game between people, tiles laid.
func everyGame() []scene {
	var list []scene
	for _, v := range catalog.All() {
		list = append(list, scene{"play-" + v.Info().ID, toContinue(func() string { return begun(v) })})
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

// laying is tiles being laid: by one person against a computer, and the blind
// between two people at one screen.
func laying() []scene {
	var list []scene
	for _, v := range catalog.All() {
		if _, ok := v.(game.Deployer); !ok {
			continue
		}
		id := v.Info().ID
		list = append(list,
			scene{"deploy-" + id, toContinue(func() string { return halfLaid(v, match.Player{}, match.Computer(2)) })},
			scene{"curtain-" + id, toContinue(func() string { return halfLaid(v, match.Player{}, match.Player{}) })})
	}
	return list
}

// halfLaid is the text of a match whose first player has laid some tiles.
func halfLaid(v game.Variant, players ...match.Player) string {
	m, err := match.New(v, match.Setup{Seats: players, Seed: 7})
	if err != nil {
		log.Fatal(err)
	}
	tiles := v.(game.Deployer).Suggest(game.First, 1, nil)
	clear(tiles[3:6])
	if err := m.Sketch(game.First, tiles); err != nil {
		log.Fatal(err)
	}
	return m.Save()
}

// toContinue opens a match from its text.
func toContinue(text func() string) func(*scenetest.Stage, *session.Session) error {
	return func(_ *scenetest.Stage, sh *session.Session) error {
		page, err := sh.Routes.Open(session.Request{Record: text()})
		if err == nil {
			sh.Stack.Open(page)
		}
		return err
	}
}
