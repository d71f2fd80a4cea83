package main

import (
	"fmt"
	"strings"
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// doing are what one has done: nothing yet, and much.
func doing() []scene {
	return []scene{
		{"progress-first", func(s *scenetest.Stage, sh *session.Session) error {
			sh.Stack.Open(sh.Routes.Progress())
			return nil
		}},
		{"progress", func(s *scenetest.Stage, sh *session.Session) error {
			sample.Progress(sh.Keep, time.Now())
			sh.Stack.Open(sh.Routes.Progress())
			return nil
		}},
		{"home-begun", func(s *scenetest.Stage, sh *session.Session) error { return returned(s, sh, false) }},
		{"home-done", func(s *scenetest.Stage, sh *session.Session) error { return returned(s, sh, true) }},
		{"settings-erase", func(s *scenetest.Stage, sh *session.Session) error {
			sh.Stack.Open(sh.Routes.Settings())
			if err := s.Settle(60); err != nil {
				return err
			}
			for _, ctl := range sh.Stack.Top().Controls() {
				if ctl.ID == "erase" {
					ctl.Do()
					return nil
				}
			}
			return fmt.Errorf("nothing can be erased")
		}},
	}
}

// returned is the first page of a returning player, with a finished game or not.
func returned(s *scenetest.Stage, sh *session.Session, ended bool) error {
	sample.Progress(sh.Keep, time.Now())
	moments, err := sample.Scenes(catalog.Find)
	if err != nil {
		return err
	}
	for _, m := range moments {
		if strings.Contains(m.Text, `[Result "*"]`) != ended {
			if err := sh.Saves.Keeper("").Save(m.Text); err != nil {
				return err
			}
			break
		}
	}
	sh.Saves.Refresh()
	return s.Settle(600)
}
