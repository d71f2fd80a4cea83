package app_test

import (
	"maps"
	"strings"
	"testing"

	"yanyi/scenes/machine"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/platform"
	"yanyi/scenes/scenetest"
)

// A link to an unfinished game offers its receiver a choice: to continue it, with the seats that
// people have in it, or to study it. A link with a mode, in a frame, without buttons or with a
// finished game opens its table directly.
func TestALinkLetsItsReceiverChoose(t *testing.T) {
	params := map[string]string{"r": platform.Pack(linked), "view": "b", "lang": "en"}
	for _, c := range []struct {
		press string
		tree  bool
		human bool // Black
	}{{"play", false, false}, {"study", true, true}} {
		s := loaded(t, at(maps.Clone(params)))
		if _, ok := s.Stack.Top().(*resume.Page); !ok || !has(s, "play") || !has(s, "study") {
			t.Fatalf("it opens a %T", s.Stack.Top())
		}
		s.Choose(t, c.press)
		p, ok := s.Stack.Top().(*playing.Page)
		if !ok {
			t.Fatalf("%s leads to a %T", c.press, s.Stack.Top())
		}
		table := p.Table()
		if table.Plies() < 3 || table.Bottom() != 1 || table.Player(1).Human() != c.human {
			t.Errorf("%s: %d moves, seat %d at the bottom, Black is human: %t", c.press, table.Plies(), table.Bottom(), table.Player(1).Human())
		}
		s.Choose(t, "back")
		if s.Stack.Depth() != 1 {
			t.Errorf("%s: a step back leads to a %T", c.press, s.Stack.Top())
		}
	}
	for name, c := range map[string]struct {
		on     func(*scenetest.Machine) machine.Machine
		change map[string]string
	}{
		"a mode":      {nil, map[string]string{"mode": "play"}},
		"a study":     {nil, map[string]string{"mode": "study"}},
		"a replay":    {nil, map[string]string{"mode": "replay"}},
		"no buttons":  {nil, map[string]string{"controls": "0"}},
		"over":        {nil, map[string]string{"r": platform.Pack(strings.Replace(linked, "*", "1-0", 1))}},
		"marked":      {nil, map[string]string{"r": platform.Pack("[Study \"1\"]\n" + linked)}},
		"not legal":   {nil, map[string]string{"r": platform.Pack(strings.Replace(linked, "b1c3", "b1c4", 1))}},
		"in a frame":  {func(m *scenetest.Machine) machine.Machine { return framed{m, false} }, nil},
		"driven":      {func(m *scenetest.Machine) machine.Machine { return framed{m, true} }, nil},
		"tiles (one)": {nil, map[string]string{"r": platform.Pack("[Variant \"qice\"]\n[SetUp \"1\"]\n\n*")}},
	} {
		h := at(maps.Clone(params))
		maps.Copy(h.Params, c.change)
		var on machine.Machine = h
		if c.on != nil {
			on = c.on(h)
		}
		if s := loaded(t, on); has(s, "study") && has(s, "play") {
			t.Errorf("%s: it is asked", name)
		}
	}
}
