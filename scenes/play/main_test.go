package play

import (
	"testing"

	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/shell"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// begin is the page of a new game.
func begin(s *shell.Shell, tools Tools, setup shell.Setup) (ui.Page, error) {
	return Open(s, tools, catalog.Find, shell.Request{Setup: &setup})
}

// reopen is the page of a game kept as text.
func reopen(s *shell.Shell, tools Tools, r shell.Request) (*Page, error) {
	p, err := Open(s, tools, catalog.Find, r)
	if err != nil {
		return nil, err
	}
	return p.(*Page), nil
}
