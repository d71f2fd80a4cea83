//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// Who has finished a game studies it: the engine finds lines, another turn from the past
// is a variation, the whole game is judged, and after a reload all is still there.
func TestAFinishedGameIsStudied(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Width: 1280, Height: 800})
	p := &player{t, b}
	b.open(t, map[string]string{"game": "xiangqi", "seats": "human,human", "lang": "en"})
	p.clicks("h3", "e3")
	p.plies(1)
	p.clicks("h10", "g8")
	p.plies(2)
	p.press("resign")
	p.press("resign.yes")
	p.press("study")
	p.press("prev") // before the resignation
	p.sees("a line of the engine", "line.1")
	first := p.look(p).Advised
	p.press("first")
	p.wait("the start", func(o play.Probe) bool { return o.Ply == 0 && len(o.Advised) > 0 && o.Advised[0] != first[0] })
	p.clicks("b3", "e3")
	p.wait("the variation", func(o play.Probe) bool { return strings.Contains(o.Tree, "(1. b3e3)") })
	shoot(t, b, "studied")
	p.press("engine")
	p.wait("the engine's rest", func(o play.Probe) bool { return len(o.Advised) == 0 })
	p.press("tab.judged")
	p.press("report.begin")
	p.sees("the report under way", "report.stop")
	p.press("report.stop")
	p.press("report.begin")
	p.sees("the report under way again", "report.stop")
	p.sees("the report", "report.begin")
	p.sees("the curve", "curve")
	shoot(t, b, "reported")

	b.reload(t)
	p.press("library")
	p.press("open.0")
	now := p.wait("the study", func(o play.Probe) bool { return o.Tree != "" })
	if !strings.Contains(now.Tree, "(1. b3e3)") || strings.Count(now.Tree, "[%eval") < 3 {
		t.Errorf("after a reload the study is %s", now.Tree)
	}
	b.tab.WantNoComplaints()
}
