//go:build e2e

package wasm_test

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"yanyi/wasm/browsertest"
)

// newEngine starts a worker and records its lines and errors in the page.
const newEngine = `(() => {
	globalThis.said = []; globalThis.broken = [];
	globalThis.engine = yanyi.newEngine((line) => said.push(line), (e) => broken.push(e));
	return true;
})()`

// checkEngine checks that the page's worker answers.
func checkEngine(t *testing.T, tab *browsertest.Tab) {
	t.Helper()
	tab.Text(newEngine)
	tab.Text("engine.send('one')") // before it can listen
	tab.Wait("said.includes('echo one') || broken.length", soon)
	tab.Text("engine.send('two')")
	tab.Wait("said.includes('echo two') || broken.length", soon)
	if got := tab.Text("said.join() + ' ' + broken.join()"); got != "hello,echo one,echo two " {
		t.Errorf("it said %q", got)
	}
}

func TestEngineIsFetchedOnceAndStopsInMidThought(t *testing.T) {
	t.Parallel()
	h := newHost(t, packed(t))
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	checkEngine(t, tab)
	for range 3 {
		tab.Text("engine.send('loop')")
		tab.Text("engine.stop()")
		checkEngine(t, tab)
	}
	tab.Text("engine.stop()")
	tab.Text("engine.send('to nobody')")
	if n := h.count("engine.wasm"); n != 1 {
		t.Errorf("the engine was fetched %d times", n)
	}
	tab.WantNoComplaints()
}

func TestEngineStoppedBeforeItStarted(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	tab.Text(newEngine)
	tab.Text("engine.stop()")
	checkEngine(t, tab)
	tab.WantNoComplaints()
}

func TestEngineThatCannotBeFetchedIsSaidAndTriedAgain(t *testing.T) {
	t.Parallel()
	var down atomic.Bool
	down.Store(true)
	h := newHost(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !down.Load() || !strings.Contains(plain(r), "engine.wasm") {
			return false
		}
		http.Error(w, "down", http.StatusServiceUnavailable)
		return true
	})
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	tab.Text(newEngine)
	tab.Wait("broken.length === 1", soon)
	if got := tab.Text("broken[0]"); !strings.Contains(got, "503") {
		t.Errorf("it says %q", got)
	}
	down.Store(false)
	checkEngine(t, tab)
}

func TestEngineThatBreaksDownIsSaid(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	tab.Text(newEngine)
	tab.Wait("said.includes('hello')", soon)
	tab.Text("engine.send('crash')")
	tab.Wait("broken.length > 0", soon)
}
