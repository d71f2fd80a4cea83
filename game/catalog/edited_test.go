package catalog

import (
	"testing"

	"yanyi/game/gametest"
)

// TestEditedPositions holds every variant to its contracts at positions that play
// hardly reaches.
func TestEditedPositions(t *testing.T) {
	for _, v := range All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			gametest.Edited(t, v, nil, 600)
		})
	}
}
