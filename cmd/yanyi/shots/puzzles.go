package main

import (
	"yanyi/assets/puzzles"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// puzzling are puzzles: the day's with a streak and a hint, of others what comes of them.
func puzzling() []scene {
	list := []scene{
		{"puzzle", func(s *scenetest.Stage, sh *session.Session) error { return openPuzzle(s, sh, "today", "hint") }},
		{"puzzle-choose", func(s *scenetest.Stage, sh *session.Session) error { return openPuzzle(s, sh, "today", "choose") }},
		{"puzzle-days", func(s *scenetest.Stage, sh *session.Session) error {
			return openPuzzle(s, sh, "today", "choose", "days")
		}},
		{"puzzle-reason", func(s *scenetest.Stage, sh *session.Session) error {
			return openPuzzle(s, sh, "today", "hint", "hint", "hint")
		}},
		{"puzzle-rush", func(s *scenetest.Stage, sh *session.Session) error {
			return openPuzzle(s, sh, "today", "choose", "rush")
		}},
	}
	for _, v := range catalog.All() {
		id := v.Info().ID
		all, err := puzzle.Read(puzzles.Of(id))
		if err != nil || len(all) == 0 {
			continue
		}
		list = append(list, scene{"puzzle-" + id, func(s *scenetest.Stage, sh *session.Session) error {
			return openPuzzle(s, sh, all[len(all)/2].ID)
		}}, scene{"puzzle-" + id + "-solved", func(s *scenetest.Stage, sh *session.Session) error {
			return openPuzzle(s, sh, all[len(all)/2].ID, "solve")
		}})
	}
	return list
}

// openPuzzle opens a puzzle after some days of puzzles, and presses buttons.
func openPuzzle(s *scenetest.Stage, sh *session.Session, id string, ids ...string) error {
	sh.Keep("puzzles", "count 86 21 14 31\ndays 2026-11-15 2026-11-16 2026-11-17 2026-11-19 2026-11-20 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25 2026-11-26\n")
	sh.Stack.Open(sh.Routes.Puzzle(id))
	return settleAndTap(s, ids...)
}

// settleAndTap presses buttons, each once the page has settled.
func settleAndTap(s *scenetest.Stage, ids ...string) error {
	for _, id := range ids {
		if err := s.Settle(60); err != nil {
			return err
		}
		if err := tap(s, id); err != nil {
			return err
		}
	}
	return nil
}
