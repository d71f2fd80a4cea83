package play

import (
	"testing"

	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// begin is the page of a new game.
func begin(s *session.Session, tools Tools, setup session.Setup) (ui.Page, error) {
	return Open(s, tools, catalog.Find, session.Request{Setup: &setup})
}

// reopen is the page of a game kept as text.
func reopen(s *session.Session, tools Tools, r session.Request) (*Page, error) {
	p, err := Open(s, tools, catalog.Find, r)
	if err != nil {
		return nil, err
	}
	return p.(*Page), nil
}
