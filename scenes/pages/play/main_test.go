package play

import (
	"testing"

	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/session"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// open is the page of the table that a request asks for.
func open(s *session.Session, tools kit, r session.Request) (*Page, error) {
	p, err := openTable(s, tools, catalog.Find, r)
	if err != nil {
		return nil, err
	}
	return p.(*Page), nil
}

// begin is the page of a new game.
func begin(t testing.TB, s *session.Session, tools kit, setup session.Setup) *Page {
	t.Helper()
	p, err := open(s, tools, session.Request{Setup: &setup})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
