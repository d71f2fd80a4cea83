//go:build e2e

package wasm_test

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/wasm/browsertest"
)

// upload is a host's folder during an upload.
type upload struct {
	t        *testing.T
	folder   string
	uploaded time.Time // of the last files copied
	host     *httptest.Server
}

// newUpload serves a folder that is still empty. Browsers may cache files with a hash in their
// names for ever. A missing file is answered with fallback, or 404 without one.
func newUpload(t *testing.T, fallback string) *upload {
	t.Helper()
	u := &upload{t: t, folder: t.TempDir(), uploaded: time.Now().Add(-time.Hour)}
	files := http.FileServer(http.Dir(u.folder))
	u.host = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if hash.MatchString(r.URL.Path) {
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		_, err := os.Stat(filepath.Join(u.folder, r.URL.Path))
		switch {
		case err == nil:
			files.ServeHTTP(w, r)
		case fallback != "":
			w.Header().Set("Content-Type", "text/html")
			w.Write([]byte(fallback))
		default:
			w.Header().Del("Cache-Control")
			http.NotFound(w, r)
		}
	}))
	t.Cleanup(u.host.Close)
	return u
}

// copy copies the files of a site whose paths match, or all of them.
func (u *upload) copy(site string, patterns ...string) {
	u.t.Helper()
	u.uploaded = u.uploaded.Add(time.Minute) // hosts cannot distinguish files of one second
	err := fs.WalkDir(os.DirFS(site), ".", func(name string, d fs.DirEntry, err error) error {
		to := filepath.Join(u.folder, name)
		switch {
		case err != nil:
			return err
		case d.IsDir():
			return os.MkdirAll(to, 0o755)
		case !matches(name, patterns):
			return nil
		}
		data, err := os.ReadFile(filepath.Join(site, name))
		if err != nil {
			return err
		}
		if err := os.WriteFile(to, data, 0o644); err != nil {
			return err
		}
		return os.Chtimes(to, u.uploaded, u.uploaded)
	})
	if err != nil {
		u.t.Fatal(err)
	}
}

func matches(name string, patterns []string) bool {
	for _, p := range patterns {
		if ok, _ := filepath.Match(p, name); ok {
			return true
		}
	}
	return len(patterns) == 0
}

// halve truncates the files that match to their first half.
func (u *upload) halve(patterns ...string) {
	u.t.Helper()
	for _, p := range patterns {
		name := file(u.t, u.folder, p)
		info, err := os.Stat(name)
		if err == nil {
			err = os.Truncate(name, info.Size()/2)
		}
		if err != nil {
			u.t.Fatal(err)
		}
	}
}

// unhashed are the files of a site with fixed names.
var unhashed = []string{"index.html", "offline.js", "version.json"}

// troubled holds when the page shows an error.
const troubled = "(" + failed + ") || (" + visible + ") !== ''"

// plays checks that the page of the new version plays, its engine included.
func (u *upload) plays(tab *browsertest.Tab) {
	u.t.Helper()
	tab.Wait(started, soon)
	want := filepath.Base(file(u.t, newer(u.t), "loader.*.js"))
	if got := tab.Text("document.querySelector('script[src*=loader]').src.split('/').pop()"); got != want {
		u.t.Errorf("the page is of %s, want %s", got, want)
	}
	checkEngine(u.t, tab)
}

// Whatever a visitor got in the middle of an upload, a reload after its end plays the new
// version.
func TestAVisitDuringAnUpload(t *testing.T) {
	t.Parallel()
	old, next := folder(t), newer(t)
	for _, c := range []struct {
		name     string
		fallback string
		half     func(u *upload)
	}{
		{"the page before its files", "", func(u *upload) {
			u.copy(old)
			u.copy(next, unhashed...)
		}},
		{"the page before its files, where a missing file is a page", "<!DOCTYPE html><p>Welcome</p>", func(u *upload) {
			u.copy(old)
			u.copy(next, unhashed...)
		}},
		{"the files before the page, the old ones gone", "", func(u *upload) {
			u.copy(next)
			u.copy(old, unhashed...)
		}},
		{"no program yet", "", func(u *upload) { u.copy(next, "index.html", "loader.*", "wasm_exec.*") }},
		{"a page for a program", "<!DOCTYPE html><p>Welcome</p>", func(u *upload) { u.copy(next, "index.html", "loader.*", "wasm_exec.*") }},
		{"half a program", "", func(u *upload) {
			u.copy(next)
			u.halve("yanyi.*.wasm", "yanyi.*.wasm.gz")
		}},
		{"half a loader", "", func(u *upload) {
			u.copy(next)
			u.halve("loader.*.js")
		}},
		{"half of Go's script", "", func(u *upload) {
			u.copy(next)
			u.halve("wasm_exec.*.js")
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			u := newUpload(t, c.fallback)
			c.half(u)
			tab := browsertest.Guest(t, browsertest.Options{})
			tab.Goto(u.host.URL + "/")
			tab.Wait(troubled, soon)
			u.copy(next)
			tab.Reload()
			u.plays(tab)
		})
	}
}

// The engine's files are fetched later: replacing half of them does not cause a reload.
func TestOpponentsDuringAnUpload(t *testing.T) {
	t.Parallel()
	u := newUpload(t, "")
	u.copy(newer(t))
	u.halve("worker.*.js", "engine.*.wasm", "engine.*.wasm.gz")
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(u.host.URL + "/")
	tab.Wait(started, soon)
	tab.Text(newEngine)
	tab.Wait("broken.length > 0", soon)
	u.copy(newer(t))
	u.plays(tab)
}

// later advances a minute and shows the page again, as a return to its tab does.
const later = `(() => {
	let minutes = 0;
	const now = performance.now.bind(performance);
	performance.now = () => now() + minutes * 60001;
	globalThis.back = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	globalThis.later = () => { minutes++; back(); };
	const ask = fetch;
	globalThis.asked = 0;
	globalThis.fetch = (address, how) => { if (String(address).endsWith("version.json")) asked++; return ask(address, how); };
})()`

const notice = "document.getElementById('update')"

// An open page announces a complete new version, and a press loads it.
func TestANewVersionIsAnnounced(t *testing.T) {
	t.Parallel()
	u := newUpload(t, "")
	u.copy(folder(t))
	tab := browsertest.Guest(t, browsertest.Options{Before: later, Width: 390, Height: 844})
	tab.Goto(u.host.URL + "/")
	tab.Wait(started, soon)
	settled := func(n string) { // the number of requests made and answered
		t.Helper()
		tab.Wait("asked === "+n, soon)
		tab.Text("new Promise(done => setTimeout(done, 1000))")
	}
	tab.Text("back()")
	tab.Text("later()")
	tab.Text("back()")
	settled("1")
	u.copy(newer(t), unhashed...)
	tab.Text("later()")
	settled("2")
	if browsertest.Eval[bool](tab, notice+" !== null") {
		t.Error("it is announced though half of it is missing")
	}

	u.copy(newer(t))
	tab.Text(`localStorage["yanyi.settings"] = JSON.stringify({ lang: "zh-Hant" })`)
	tab.Text("later()")
	tab.Wait(notice, soon)
	if got, want := tab.Text(notice+".firstChild.textContent"), locale.ZhHant.T("ui.update"); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if !browsertest.Eval[bool](tab, "(r => r.left >= 0 && r.right <= innerWidth)("+notice+".getBoundingClientRect())") {
		t.Error("it is wider than the page")
	}
	tab.Text("later()")
	if n := tab.Text("document.querySelectorAll('#update').length + ' ' + asked"); n != "1 3" {
		t.Errorf("notices and questions: %s", n)
	}
	tab.Text(notice + ".querySelector('button').click()")
	tab.Wait("!"+notice, soon)
	u.plays(tab)
}

// The announcement can be closed, and the game gets the keys again.
func TestANewVersionCanWait(t *testing.T) {
	t.Parallel()
	u := newUpload(t, "")
	u.copy(folder(t))
	tab := browsertest.Guest(t, browsertest.Options{Before: later})
	tab.Goto(u.host.URL + "/")
	tab.Wait(started, soon)
	u.copy(newer(t))
	tab.Text("document.querySelector('canvas').tabIndex = 1, later()")
	tab.Wait(notice, soon)
	tab.Text(notice + ".querySelectorAll('button')[1].click()")
	if got := tab.Text(notice + " + document.activeElement.localName"); got != "nullcanvas" {
		t.Errorf("then there is %s", got)
	}
}

// The service worker caches each file in the form that the page received, and requests no other.
func TestTheWorkerKeepsWhatThePageUsed(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		change func(w http.ResponseWriter, r *http.Request) bool
		packed string
		gz     bool
	}{{"plain files", nil, "gzip", true}, {"compressing", packed(t), "", false}} {
		t.Run(c.name, func(t *testing.T) {
			h := newHost(t, c.change)
			tab := browsertest.Guest(t, browsertest.Options{})
			tab.Goto(h.URL + "/")
			waitForWorker(tab)
			for _, name := range []string{"yanyi.wasm", "engine.wasm"} {
				if asked := h.count(name+".gz") > 0; asked != c.gz {
					t.Errorf("%s.gz is asked for: %t", name, asked)
				}
				at := filepath.Base(file(t, folder(t), strings.Replace(name, ".", ".*.", 1)))
				if got := tab.Text("caches.match('" + at + "').then(r => r.headers.get('X-Packed'))"); got != c.packed {
					t.Errorf("%s is kept as %q, want %q", name, got, c.packed)
				}
			}
		})
	}
}
