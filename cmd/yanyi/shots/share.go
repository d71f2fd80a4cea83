package main

import (
	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// sharing are the ways in which a game is shown to others.
func sharing() (list []scene) {
	for _, kind := range []string{"link", "image", "film", "text", "embed"} {
		list = append(list, scene{"share-" + kind, func(s *scenetest.Stage, sh *session.Session) error {
			moments, err := sample.Scenes(catalog.Find)
			if err != nil {
				return err
			}
			if err := open(s, sh, session.Request{Record: moments[2].Text, Study: true}); err != nil {
				return err
			}
			return tapAll(s, "share", "kind."+kind)
		}})
	}
	return list
}
