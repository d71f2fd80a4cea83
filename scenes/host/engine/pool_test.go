package engine

import (
	"testing"

	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// A pool knows how many of its engines run, however often each is ended.
func TestAPoolCountsItsEngines(t *testing.T) {
	p := Pool{Engines: func() machine.Engine { return new(enginetest.Script) }}
	a, b := p.Start(), p.Start()
	if p.Running() != 2 {
		t.Errorf("%d run", p.Running())
	}
	a.Stop()
	a.Stop()
	if p.Running() != 1 {
		t.Errorf("after one has ended, %d run", p.Running())
	}
	if b.Stop(); p.Running() != 0 {
		t.Errorf("after both have ended, %d run", p.Running())
	}
	for _, none := range []Pool{{}, {Engines: func() machine.Engine { return nil }}} {
		if none.Start() != nil || none.Running() != 0 {
			t.Error("there is one where there is none")
		}
	}
}
