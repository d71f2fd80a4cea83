package main

import (
	"fmt"
	"time"

	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// doing are what one has done: nothing yet, and much.
func doing() []scene {
	return []scene{
		{"deeds-first", func(s *scenetest.Stage, sh *session.Session) error {
			sh.Stack.Open(sh.Routes.Deeds())
			return nil
		}},
		{"deeds", func(s *scenetest.Stage, sh *session.Session) error {
			sample.Deeds(sh.Keep, time.Now())
			sh.Stack.Open(sh.Routes.Deeds())
			return nil
		}},
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
