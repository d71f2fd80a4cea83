package stratagem

import (
	"testing"

	"yanyi/game/gametest"
)

func TestConformance(t *testing.T) {
	for _, v := range Variants() {
		t.Run(v.Info().ID, func(t *testing.T) { gametest.Run(t, v, nil, 1000) })
	}
}
