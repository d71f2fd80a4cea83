package main

import (
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// mistaken are the mistakes of one's own: none yet, and many, and one on the board.
func mistaken() []scene {
	open := func(ids ...string) func(s *scenetest.Stage, sh *session.Session) error {
		return func(s *scenetest.Stage, sh *session.Session) error {
			sample.Mistakes(sh.Keep, sh.Now())
			sh.Stack.Open(sh.Routes.Mistakes())
			return settleAndTap(s, ids...)
		}
	}
	return []scene{
		{"mistakes-first", func(_ *scenetest.Stage, sh *session.Session) error {
			sh.Stack.Open(sh.Routes.Mistakes())
			return nil
		}},
		{"mistakes", open()},
		{"mistakes-card", open("practise")},
		{"mistakes-solved", open("practise", "solve")},
		{"home-mistakes", func(s *scenetest.Stage, sh *session.Session) error {
			sample.Mistakes(sh.Keep, sh.Now())
			return returned(s, sh, true)
		}},
	}
}
