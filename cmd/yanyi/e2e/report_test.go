//go:build e2e

package e2e

import (
	"testing"
	"time"

	"yanyi/scenes/platform"
	"yanyi/wasm/browsertest"
)

// reported is the game whose analysis report is timed.
const reported = "[Variant \"xiangqi\"]\n\n" +
	"1. c1e3 g7g6 2. b1c3 h10g8 3. c4c5 g8f6 4. d1e2 h8e8 5. h1g3 i10h10 6. i1h1 h10h4 7. a1d1 b10c8 8. d1d6 f6g4 " +
	"9. d6g6 g10i8 10. g6g7 b8b6 11. g7i7 i8g6 12. i7g7 g6i8 13. h3i3 h4h1 14. g3h1 g4i3 15. h1i3 b6d6 *"

// watched wraps Worker to record how often and how long each worker was idle between its first
// question and its last answer.
const watched = `const Plain = Worker;
globalThis.Worker = function (address) {
	const text = "let open = 0, since = 0, begun = 0, gaps = 0, rest = 0; const post = postMessage, tell = new BroadcastChannel('rest');" +
		"addEventListener('message', (e) => {" +
		"  if (typeof e.data !== 'string' || !e.data.startsWith('go') || open++) return;" +
		"  const now = performance.now(); begun ||= now;" +
		"  if (since) { gaps++; rest += now - since; }" +
		"});" +
		"globalThis.postMessage = (m) => {" +
		"  post(m); if (!String(m).startsWith('bestmove')) return;" +
		"  const now = performance.now(); if (!--open) since = now;" +
		"  tell.postMessage({ gaps, rest, all: now - begun });" +
		"};" +
		"importScripts(" + JSON.stringify(new URL(address, location).href) + "); yanyiWorker;";
	return new Plain(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
};
globalThis.rested = {};
new BroadcastChannel("rest").onmessage = (e) => { globalThis.rested = e.data; };
`

// A report takes a bounded time, and its engine never waits for the page, however slow the
// page's frames are: the next question is queued in advance, except for the last pass, which
// needs all answers of the earlier ones.
func TestAReportNeverWaitsForFrames(t *testing.T) {
	// A frame may last longer than a quick pass; an engine that waits would be idle twice at each
	// of 30 moves, every time. Other programs may take the processor from the page once or twice.
	const most = 8
	gaps := most + 1
	for i := 0; i < 3 && gaps > most; i++ {
		gaps = reportGaps(t)
	}
	if gaps > most {
		t.Errorf("the worker waited for the page %d times", gaps)
	}
}

// reportGaps reports how often the worker waited for the page while it judged a game.
func reportGaps(t *testing.T) int {
	o := browsertest.Options{Slower: 4, Before: watched, Painted: true}
	b := served(t, browsertest.Open(t, o), o)
	p := &player{t, b}
	b.tab.Goto(b.server.URL + "/?e2e=1&lang=en#s=" + platform.Pack(reported))
	b.ready(t)
	p.press("engine") // off
	p.press("tab.judged")
	p.press("report.begin")
	began := time.Now()
	p.sees("the curve", "curve")
	first := time.Since(began)
	p.sees("the report", "report.begin")
	all := time.Since(began)
	type rest struct {
		Gaps      int
		Rest, All float64 // milliseconds
	}
	r := browsertest.Eval[rest](b.tab, "rested")
	t.Logf("30 turns: the first judgements were seen after %v, all after %v; the worker was asked for %.0f ms, of which it waited %d times, %.0f ms in all", first, all, r.All, r.Gaps, r.Rest)
	if r.All == 0 {
		t.Fatal("the worker was asked for nothing")
	}
	b.tab.WantNoComplaints()
	return r.Gaps
}
