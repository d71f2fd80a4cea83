package tabletext_test

import (
	"testing"

	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
)

func TestAStratagemIsSaid(t *testing.T) {
	if got := tabletext.Stratagem(tabletest.New(t, "qiji", "start").Info(), 6); got != "马无蹩 · 马不受蹩腿，八方皆可跳。" {
		t.Errorf("stratagem 6: %q", got)
	}
}
