package main

import (
	"strings"

	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// editors are positions being set up: one at fault, and every game's start.
func editors() []scene {
	list := []scene{{"editor", func(s *scenetest.Stage, sh *session.Session) error {
		v, _ := catalog.Find("yanyi")
		start := strings.Replace(v.Info().Start, "hK,1,hC,hR,9", "2,hC,hR,hK,8", 1)
		sh.Stack.Open(sh.Routes.Editor(v, start, nil))
		return s.Settle(5)
	}}, {"editor-position", func(s *scenetest.Stage, sh *session.Session) error {
		v, _ := catalog.Find("yanyi")
		sh.Stack.Open(sh.Routes.Editor(v, "start", nil))
		if err := s.Settle(5); err != nil {
			return err
		}
		_, err := s.Tap("tab.position") // none where all stands side by side
		return err
	}}}
	for _, v := range catalog.All() {
		list = append(list, scene{"editor-" + v.Info().ID, func(s *scenetest.Stage, sh *session.Session) error {
			sh.Stack.Open(sh.Routes.Editor(v, "start", nil))
			return s.Settle(5)
		}})
	}
	return list
}
