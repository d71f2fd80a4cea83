//go:build e2e

package e2e

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"yanyi/scenes/pages/play"
	"yanyi/scenes/platform"
	"yanyi/wasm/browsertest"
)

// A finished game is opened as a study: the engine finds lines, another move from an earlier
// position makes a variation, the whole game is analysed, and everything is kept after a reload.
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
	b.tab.Key(kb.Home)
	p.wait("the start", func(o play.Probe) bool { return o.Ply == 0 && len(o.Advised) > 0 && o.Advised[0] != first[0] })
	p.clicks("b3", "e3")
	p.wait("the variation", func(o play.Probe) bool { return holds(o.Tree, "(1. b3e3)") })
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
	if !holds(now.Tree, "(1. b3e3)") || strings.Count(now.Tree, "[%eval") < 3 {
		t.Errorf("after a reload the study is %s", now.Tree)
	}
	b.tab.WantNoComplaints()
}

// holds reports whether a study's text contains some words, regardless of line breaks.
func holds(tree, words string) bool {
	return strings.Contains(strings.Join(strings.Fields(tree), " "), words)
}

// judgedStudy is a study with a report in which Red's first move is a mistake.
const judgedStudy = "[Variant \"xiangqi\"]\n[Black \"ai:3\"]\n\n{[%eval 0.60/0.40,9] [%best b1c3 b10c8]} 1. h3h10 {[%eval 0.40/0.60,9] [%worth 30 i10h10]} " +
	"i10h10 {[%eval 0.30/0.70,9]} 2. b1c3 {[%eval 0.30/0.70,9]} *"

// openStudy opens judgedStudy by a link.
func (b *browser) openStudy(t testing.TB) {
	t.Helper()
	b.tab.Goto(b.server.URL + "/?e2e=1&lang=en#s=" + platform.Pack(judgedStudy))
	b.ready(t)
}

// A mistake is retried until solved: the played move is rejected, a better one accepted, and the
// study stays unchanged.
func TestAMistakeIsSolved(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Width: 1280, Height: 800})
	p := &player{t, b}
	b.openStudy(t)
	p.press("engine")
	p.press("tab.judged")
	p.press("train.0")
	before := p.wait("the position before it", func(o play.Probe) bool { return o.Ply == 0 && !o.Moving })
	p.clicks("h3", "h10")
	p.sees("that it is wrong", "train.retry")
	p.press("train.retry")
	p.wait("the position again", func(o play.Probe) bool { return o.Ply == 0 && !o.Moving })
	p.press("train.hint")
	p.wait("the hint", func(o play.Probe) bool { return len(o.Advised) == 1 })
	p.clicks("h1", "g3") // the engine has to evaluate it
	p.wait("that it is right", func(o play.Probe) bool {
		_, asks := o.Controls["train.solve"]
		_, next := o.Controls["train.next"]
		return next && !asks
	})
	shoot(t, b, "solved")
	p.press("train.next")
	p.press("train.back")
	after := p.wait("the study", func(o play.Probe) bool { return o.Ply > 0 })
	if after.Tree != before.Tree || strings.Contains(after.Tree, "h1g3") {
		t.Errorf("the study is %s, before it was %s", after.Tree, before.Tree)
	}
	b.tab.WantNoComplaints()
}

// While an engine analyses and a report is made, no task occupies the page's thread for more
// than 50 ms of processor time; once both are off, the page costs no more than at rest.
func TestStudyingLeavesThePageFree(t *testing.T) {
	b := alone(t)
	p := &player{t, b}
	b.openStudy(t)
	p.sees("a line of the engine", "line.1")
	p.press("tab.judged")
	p.press("report.begin")
	// A task of the page's own is long each second; one that another program interrupts is not.
	busiest := time.Duration(math.MaxInt64)
	for i := 0; i < 3 && busiest > 50*time.Millisecond; i++ {
		busiest = min(busiest, b.tab.Busiest(func() { time.Sleep(time.Second) }))
	}
	t.Logf("the longest task took %v", busiest)
	if busiest > 50*time.Millisecond {
		t.Errorf("a task took the page's thread for %v", busiest)
	}
	p.sees("the report", "report.begin")
	on := load(t, 4*time.Second)
	p.press("engine")
	time.Sleep(8 * time.Second) // the page is idle after five seconds
	off := load(t, 4*time.Second)
	t.Logf("the engine takes %.1f %% of a core, the page without it %.1f %%", 100*on, 100*off)
	if off > on/2 {
		t.Errorf("with the engine off the page takes %.1f %% of a core, with it %.1f %%", 100*off, 100*on)
	}
	b.tab.WantNoComplaints()
}
