package main

import (
	"strings"

	"yanyi/game/catalog"
	"yanyi/scenes/pages/editor"
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
		p := sh.Routes.Editor(v, "start", nil)
		p.(*editor.Page).Show("position")
		sh.Stack.Open(p)
		return s.Settle(5)
	}}, {"editor-text", func(s *scenetest.Stage, sh *session.Session) error {
		v, _ := catalog.Find("yanyi")
		p := sh.Routes.Editor(v, "start", nil)
		p.(*editor.Page).Show("text")
		sh.Stack.Open(p)
		return s.Settle(5)
	}}}
	for _, v := range catalog.All() {
		list = append(list, scene{"editor-" + v.Info().ID, func(s *scenetest.Stage, sh *session.Session) error {
			sh.Stack.Open(sh.Routes.Editor(v, "start", nil))
			return s.Settle(5)
		}})
	}
	return list
}
