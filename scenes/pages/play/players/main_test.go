package players

import (
	"testing"

	"yanyi/render/windowtest"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// shown is the players of a table on a page of w by h.
func shown(tb *table.Table, w, h float64) *Players {
	p := New()
	p.Show(tabletest.At(tb, w, h))
	return p
}

// at is the players of a position after turns.
func at(t *testing.T, id, start string, turns ...string) *Players {
	t.Helper()
	tb := tabletest.New(t, id, start)
	tabletest.Play(t, tb, turns...)
	return shown(tb, 1280, 800)
}
