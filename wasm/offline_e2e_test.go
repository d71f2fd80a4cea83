//go:build e2e

package wasm_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/wasm/browsertest"
)

// waitForWorker waits until a page's service worker has cached a build.
func waitForWorker(tab *browsertest.Tab) {
	tab.Text("navigator.serviceWorker.ready.then(() => 'ready')")
}

// givenUp checks for a new build and waits until its worker is discarded.
const givenUp = `navigator.serviceWorker.getRegistration().then((r) => new Promise((done) => {
  r.addEventListener("updatefound", () => {
    const worker = r.installing;
    worker.addEventListener("statechange", () => { if (worker.state === "redundant") done("given up"); });
  });
  r.update().catch(() => {});
}))`

// off stops a server, as a lost network does.
func off(s *httptest.Server) {
	s.CloseClientConnections()
	s.Close()
}

// noteBoards records for each request for boards whether the first picture was there.
const noteBoards = `
const ask = fetch;
globalThis.boards = [];
globalThis.fetch = (at, ...how) => {
  if (String(at).includes("/boards/")) boards.push([String(at), document.getElementById("poster").classList.contains("done")]);
  return ask(at, ...how);
};`

// keptBoards waits until all requested boards are cached.
const keptBoards = `new Promise((done) => {
  const look = async () => {
    const kept = await Promise.all(boards.map(([at]) => caches.match(at)));
    kept.every(Boolean) ? done("kept") : setTimeout(look, 50);
  };
  look();
})`

// families counts the families, each of which has its boards.
func families() int {
	seen := map[string]bool{}
	for _, v := range catalog.All() {
		seen[v.Info().Family] = true
	}
	return len(seen)
}

// The real page, once visited, plays without a network, computers included. Home requests its
// boards once, after its first picture, and they are cached too.
func TestPlaysWithoutANetwork(t *testing.T) {
	t.Parallel()
	dist := filepath.Join("..", "dist")
	if _, err := os.Stat(filepath.Join(dist, "index.html")); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/icon") { // which browsers fetch outside the service worker, and cache
			w.Header().Set("Cache-Control", "max-age=3600")
		}
		http.FileServer(http.Dir(dist)).ServeHTTP(w, r)
	}))
	defer server.Close()
	tab := browsertest.Guest(t, browsertest.Options{Language: "en", Before: noteBoards})
	tab.Goto(server.URL + "/")
	waitForWorker(tab)
	if n := browsertest.Eval[int](tab, "boards.filter(([, stands]) => stands).length"); n != families() {
		t.Errorf("boards of %d families were asked for after the first picture: %s", n, tab.Text("JSON.stringify(boards)"))
	}
	if n := browsertest.Eval[int](tab, "boards.length"); n != families() {
		t.Errorf("%d requests for boards: %s", n, tab.Text("JSON.stringify(boards)"))
	}
	tab.Text(keptBoards)
	off(server)
	tab.Goto(server.URL + "/?game=xiangqi&seats=ai:1,ai:1")
	tab.Wait("document.getElementById('poster')?.hidden", 2*time.Minute)
	tab.Wait("/ 2\\. /.test((localStorage['yanyi.game'] || '').replaceAll('\\n', ' '))", 2*time.Minute)
	tab.Goto(server.URL + "/g/baige/en/") // the page of a variant, which is not cached
	tab.Wait("location.pathname + location.search === '/?game=baige&lang=en' && document.getElementById('poster')?.hidden", 2*time.Minute)
	tab.WantNoComplaints() // a missing rooms server causes no error either
}

// A page that the server calls too old is loaded anew from the host, even if the host is slower
// than the worker's timeout.
func TestAnOldPageIsRenewed(t *testing.T) {
	t.Parallel()
	var slow atomic.Bool
	var at atomic.Pointer[string]
	old, next := folder(t), newer(t)
	at.Store(&old)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if slow.Load() && r.URL.Path == "/" {
			time.Sleep(5 * time.Second) // the worker's timeout is four
		}
		http.FileServer(http.Dir(*at.Load())).ServeHTTP(w, r)
	}))
	defer server.Close()
	tab := browsertest.Guest(t, browsertest.Options{})
	const build = "document.querySelector('script[src*=loader]').src"
	tab.Goto(server.URL + "/")
	tab.Wait(started, soon)
	first := tab.Text(build)
	waitForWorker(tab)
	tab.Goto(server.URL + "/?room=K7QXMB")
	tab.Wait(started+" && navigator.serviceWorker.controller", soon)
	slow.Store(true)
	at.Store(&next)
	tab.Text("void yanyi.renew()")
	tab.Wait(build+" !== '"+first+"' && "+started, soon)
	if query := tab.Text("location.search"); query != "?room=K7QXMB" {
		t.Errorf("the address has become %s", query)
	}
	waitForWorker(tab)
}

// A new build is used at the next visit; a page never mixes two builds, even while the host has
// half of the new one or none.
func TestABuildIsNeverMixedWithAnother(t *testing.T) {
	t.Parallel()
	old := http.FileServer(http.Dir(folder(t)))
	next := http.FileServer(http.Dir(newer(t)))
	var stage atomic.Int32 // 0: the old build, 1: pages of the new one, 2: the new one
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page := !strings.Contains(r.URL.Path, ".") || strings.HasSuffix(r.URL.Path, "/offline.js")
		if s := stage.Load(); s == 2 || s == 1 && page {
			next.ServeHTTP(w, r)
		} else {
			old.ServeHTTP(w, r)
		}
	}))
	defer server.Close()
	tab := browsertest.Guest(t, browsertest.Options{Language: "en"})
	const build = "document.querySelector('script[src*=loader]').src"
	tab.Goto(server.URL + "/")
	tab.Wait(started, soon)
	first := tab.Text(build)
	waitForWorker(tab)
	builds := tab.Text("caches.keys()")

	// Half of the new build is on the host: it must not be cached.
	stage.Store(1)
	tab.Text(givenUp)
	if now := tab.Text("caches.keys()"); now != builds || strings.Contains(now, ",") {
		t.Errorf("kept are %s, before %s", now, builds)
	}

	stage.Store(2)
	tab.Goto(server.URL + "/")
	tab.Wait(started, soon)
	second := tab.Text(build)
	if second == first {
		t.Error("the new build is not seen")
	}

	tab.Wait("navigator.serviceWorker.controller", soon)
	tab.Wait("caches.keys().then(k => k.length === 2)", soon) // and the one before
	off(server)
	for range 3 {
		tab.Goto(server.URL + "/")
		tab.Wait(started, soon)
		if now := tab.Text(build); now != first && now != second {
			t.Errorf("the page is of %s", now)
		}
	}
	tab.Text("yanyi.forget()") // erasing everything leaves no file behind
	tab.Wait("caches.keys().then(async k => k.length + (await navigator.serviceWorker.getRegistrations()).length === 0)", soon)
}
