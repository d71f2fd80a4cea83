//go:build e2e

package wasm_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/wasm/browsertest"
)

const (
	started = "document.body?.dataset.started === 'yes'"
	failed  = "document.querySelector('#poster.failed') && !document.getElementById('trouble').hidden"
	soon    = time.Minute
)

// watchProgress records every width of the progress bar.
const watchProgress = `
globalThis.widths = [];
new MutationObserver((changes) => {
	for (const c of changes) if (c.attributeName === "aria-valuenow") widths.push(Number(c.target.getAttribute("aria-valuenow")));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["aria-valuenow"] });`

// wantProgress checks that the bar grew from left to right, in any number of steps.
func wantProgress(t *testing.T, tab *browsertest.Tab) {
	t.Helper()
	widths := browsertest.Eval[[]int](tab, "widths")
	if len(widths) < 2 || widths[0] != 0 || widths[len(widths)-1] != 100 {
		t.Errorf("the bar went %v", widths)
	}
	for i := 1; i < len(widths); i++ {
		if widths[i] < widths[i-1] {
			t.Errorf("the bar went back: %v", widths)
		}
	}
}

func TestHostsOfAllKinds(t *testing.T) {
	t.Parallel()
	wrongType := func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		return false
	}
	noGzip := func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, ".gz") {
			return false
		}
		http.NotFound(w, r)
		return true
	}
	pageForAll := func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, ".gz") {
			return false
		}
		fmt.Fprint(w, "<!DOCTYPE html><p>Welcome</p>")
		return true
	}
	unpacksGzip := func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".gz") {
			w.Header().Set("Content-Encoding", "gzip")
		}
		return false
	}
	for _, c := range []struct {
		name     string
		change   func(w http.ResponseWriter, r *http.Request) bool
		gz       int // number of requests for the .gz
		language string
	}{
		{"plain files", nil, 1, "en-GB"},
		{"compressing", packed(t), 0, "zh-CN"},
		{"wrong type", wrongType, 1, "zh-TW"},
		{"no gz", noGzip, 1, "de"},
		{"a page for everything", pageForAll, 1, "en"},
		{"gz unpacked on the way", unpacksGzip, 1, "en"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHost(t, c.change)
			tab := browsertest.Guest(t, browsertest.Options{Before: watchProgress, Language: c.language})
			tab.Goto(h.URL + "/")
			tab.Wait(started, soon)
			tab.Wait("document.getElementById('poster').hidden", soon)
			wantProgress(t, tab)
			if raw, gz := h.count("yanyi.wasm"), h.count("yanyi.wasm.gz"); raw < 1 || gz != c.gz {
				t.Errorf("asked %d times for the file and %d times for its .gz", raw, gz)
			}
			want := locale.Detect(c.language)
			if got := tab.Text("document.documentElement.lang"); got != want.Tag() {
				t.Errorf("speaks %s, want %s", got, want)
			}
			if got := tab.Text("document.getElementById('tagline').textContent"); got != want.T("app.tagline") {
				t.Errorf("tagline %q", got)
			}
			if h.count("engine.wasm") > 0 {
				t.Error("the engine is fetched before anybody thinks")
			}
			if c.name != "no gz" { // a browser logs every 404
				tab.WantNoComplaints()
			}
		})
	}
}

// On a slow host the bar follows the received bytes.
func TestTheBarFollowsTheBytes(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(file(t, folder(t), "yanyi.*.wasm.gz"))
	if err != nil {
		t.Fatal(err)
	}
	h := newHost(t, func(w http.ResponseWriter, r *http.Request) bool {
		if plain(r) != "yanyi.wasm.gz" {
			return false
		}
		const steps = 10
		for i := range steps {
			w.Write(data[len(data)*i/steps : len(data)*(i+1)/steps])
			w.(http.Flusher).Flush()
			time.Sleep(200 * time.Millisecond)
		}
		return true
	})
	tab := browsertest.Guest(t, browsertest.Options{Before: watchProgress})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	wantProgress(t, tab)
	// A busy browser receives several pieces at once.
	if widths := browsertest.Eval[[]int](tab, "widths"); len(widths) < 4 {
		t.Errorf("the bar went %v, want steps on the way", widths)
	}
}

func TestSubPathAndEmbed(t *testing.T) {
	t.Parallel()
	h := httptest.NewServer(http.StripPrefix("/games/yanyi", http.FileServer(http.Dir(folder(t)))))
	defer h.Close()
	for _, path := range []string{"/games/yanyi/", "/games/yanyi/embed/", "/games/yanyi/index.html?lang=en&bg=dark"} {
		tab := browsertest.Guest(t, browsertest.Options{})
		tab.Goto(h.URL + path)
		tab.Wait(started, soon)
		tab.WantNoComplaints()
	}
}

func TestFromALocalDisk(t *testing.T) {
	t.Parallel()
	tab := browsertest.Guest(t, browsertest.Options{Before: watchProgress})
	tab.Goto("file://" + filepath.ToSlash(folder(t)) + "/index.html")
	tab.Wait(started, soon)
	wantProgress(t, tab)
	checkEngine(t, tab)
	for _, c := range tab.Complaints() {
		if !strings.Contains(c, "/yanyi.") { // which cannot be prefetched from a disk
			t.Errorf("the page complains: %s", c)
		}
	}
}

// framed is a page of another origin with the game in a sandboxed frame that reports its
// progress.
func framed(t *testing.T, address string) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!DOCTYPE html><title>A blog</title><iframe sandbox="allow-scripts" width="480" height="520" src="%s"></iframe>
<script>onmessage = (e) => { document.body.dataset[e.data.split(" ")[0]] = e.data.split(" ").slice(1).join(" "); };</script>`, address)
	}))
	t.Cleanup(s.Close)
	return s
}

// tellParent runs in the frame: it reports that the game has started, then tries the engine.
const tellParent = `<script>
const timer = setInterval(() => {
	if (document.body.dataset.started !== "yes") return;
	clearInterval(timer);
	parent.postMessage("started yes", "*");
	const engine = yanyi.newEngine((line) => {
		parent.postMessage(line, "*");
		if (line === "hello") engine.send("from the frame");
	}, (e) => parent.postMessage("broken " + e, "*"));
}, 50);
</script>`

// telling adds that script to the embedded page, and the CORS header if allowed.
func telling(t *testing.T, allowed bool) func(w http.ResponseWriter, r *http.Request) bool {
	return func(w http.ResponseWriter, r *http.Request) bool {
		if allowed {
			w.Header().Set("Access-Control-Allow-Origin", "*")
		}
		if r.URL.Path != "/embed/" {
			return false
		}
		page, err := os.ReadFile(filepath.Join(folder(t), "embed", "index.html"))
		if err != nil {
			t.Error(err)
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, "%s%s", page, tellParent)
		return true
	}
}

func TestSandboxedFrameOfAnotherOrigin(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		allowed bool
	}{{"host sends no CORS headers", false}, {"host allows all origins", true}} {
		t.Run(c.name, func(t *testing.T) {
			h := newHost(t, telling(t, c.allowed))
			tab := browsertest.Guest(t, browsertest.Options{})
			tab.Goto(framed(t, strings.Replace(h.URL, "127.0.0.1", "localhost", 1)+"/embed/").URL)
			tab.Wait("document.body?.dataset.started === 'yes'", soon)
			tab.Wait("document.body.dataset.echo === 'from the frame' || document.body.dataset.broken", soon)
			if broken := tab.Text("document.body.dataset.broken"); broken != "undefined" {
				t.Error(broken)
			}
			if scripts := h.count("parts/yanyi.wasm.0.js"); (scripts == 0) != c.allowed {
				t.Errorf("the scripts were asked for %d times", scripts)
			}
		})
	}
}

func TestLoadingFailsAndIsTriedAgain(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	broken.Store(true)
	h := newHost(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !broken.Load() || !strings.Contains(plain(r), "yanyi.wasm") {
			return false
		}
		http.Error(w, "down", http.StatusServiceUnavailable)
		return true
	})
	tab := browsertest.Guest(t, browsertest.Options{Language: "zh-HK"})
	tab.Goto(h.URL)
	tab.Wait(failed, soon)
	wantTrouble(t, tab, locale.ZhHant, "error.load", "error.load.help", "ui.retry")
	if details := tab.Text("document.querySelector('#details pre').textContent"); !strings.Contains(details, "503") {
		t.Errorf("details: %q", details)
	}
	broken.Store(false)
	tab.Text("document.getElementById('again').click()")
	tab.Wait(started, soon)
	tab.Wait("document.getElementById('poster').hidden", soon)
}

func TestAHalfFileIsALoadingError(t *testing.T) {
	t.Parallel()
	h := newHost(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.Contains(plain(r), "yanyi.wasm") {
			return false
		}
		w.Header().Set("Content-Type", "application/wasm")
		w.Write([]byte("\x00asm\x01\x00\x00\x00"))
		return true
	})
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(failed, soon)
	wantTrouble(t, tab, locale.En, "error.load", "error.load.help", "ui.retry")
}

// wantTrouble checks the poster's message.
func wantTrouble(t *testing.T, tab *browsertest.Tab, l locale.Lang, what, help, again string) {
	t.Helper()
	for id, key := range map[string]string{"what": what, "help": help, "again": again} {
		hidden := browsertest.Eval[bool](tab, "document.getElementById('"+id+"').hidden")
		if hidden != (key == "") {
			t.Errorf("%s hidden: %t", id, hidden)
		}
		if got := tab.Text("document.getElementById('" + id + "').textContent"); key != "" && got != l.T(key) {
			t.Errorf("%s says %q, want %q", id, got, l.T(key))
		}
	}
}

func TestWhereTheGameCannotRun(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	for _, c := range []struct{ name, before, what, help, again string }{
		{"WebGL unknown", "delete globalThis.WebGL2RenderingContext", "error.webgl", "error.webgl.help", "ui.retry"},
		// Detected when the game has failed for lack of it, which the test causes here.
		{"WebGL refused", "HTMLCanvasElement.prototype.getContext = () => null", "error.webgl", "error.webgl.help", "ui.retry"},
		{"no WebAssembly", "delete globalThis.WebAssembly", "error.wasm", "", ""},
		{"program refused", "WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('no'))", "error.wasm", "", "ui.retry"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tab := browsertest.Guest(t, browsertest.Options{Before: c.before})
			tab.Goto(h.URL + "/?crash")
			tab.Wait(failed, soon)
			wantTrouble(t, tab, locale.En, c.what, c.help, c.again)
		})
	}
}

// A host's policy may forbid everything foreign, programs included: then the page names the
// missing permission. With that permission everything starts, the engine too.
func TestAHostWithAPolicy(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, policy, language string
		runs                   bool
	}{
		{"allowed", browsertest.Policy, "en", true},
		{"forbidden", "script-src 'self'", "en", false},
		{"forbidden", "default-src 'self'", "zh-CN", false},
		{"forbidden", "script-src 'self'", "zh-TW", false},
	} {
		t.Run(c.name+" "+c.language, func(t *testing.T) {
			h := newHost(t, func(w http.ResponseWriter, _ *http.Request) bool {
				w.Header().Set("Content-Security-Policy", c.policy)
				return false
			})
			tab := browsertest.Guest(t, browsertest.Options{Language: c.language})
			tab.Goto(h.URL)
			if !c.runs {
				tab.Wait(failed, soon)
				wantTrouble(t, tab, locale.Detect(c.language), "error.policy", "error.policy.help", "")
				return
			}
			tab.Wait(started, soon)
			checkEngine(t, tab)
			tab.WantNoComplaints()
		})
	}
}

// The poster of a running game is removed: it takes no space, and screen readers do not read it.
func TestThePosterGoes(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	tab.Wait("document.getElementById('poster').hidden", soon)
	if display := tab.Text("getComputedStyle(document.getElementById('poster')).display"); display != "none" {
		t.Errorf("display: %s", display)
	}
	if spoken := tab.Spoken(); strings.Contains(spoken, locale.En.T("ui.loading")) {
		t.Errorf("a screen reader reads %q", spoken)
	}
}

func TestWithoutStreamingCompilation(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{Before: "delete WebAssembly.compileStreaming; delete globalThis.DecompressionStream;" + watchProgress})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	wantProgress(t, tab)
	tab.WantNoComplaints()
}

func TestACrashIsSaid(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL + "/?crash")
	tab.Wait(failed, soon)
	wantTrouble(t, tab, locale.En, "error.unexpected", "", "error.reload")
}

// visible are the page's texts that take up space.
const visible = `[...document.querySelectorAll("#missing p, #old p, noscript p")].filter((p) => p.offsetHeight > 0 && p.parentNode.offsetHeight > 0).map((p) => p.textContent).join("|")`

func inAllLanguages(key string) string {
	var list []string
	for _, l := range locale.Langs() {
		list = append(list, l.T(key))
	}
	return strings.Join(list, "|")
}

func TestOldBrowsersAndLostScripts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, file, body string
		status           int
		key              string
	}{
		{"the loader is not understood", "loader.js", "const = ;", 200, "error.wasm"},
		{"the loader is lost", "loader.js", "", 404, "error.load"},
		{"Go's script is lost", "wasm_exec.js", "", 404, "error.load"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHost(t, func(w http.ResponseWriter, r *http.Request) bool {
				if plain(r) != c.file {
					return false
				}
				w.Header().Set("Content-Type", "text/javascript")
				w.WriteHeader(c.status)
				fmt.Fprint(w, c.body)
				return true
			})
			tab := browsertest.Guest(t, browsertest.Options{})
			tab.Goto(h.URL)
			tab.Wait(visible+" !== ''", soon)
			if got, want := tab.Text(visible), inAllLanguages(c.key); got != want {
				t.Errorf("says %q, want %q", got, want)
			}
		})
	}
}

func TestWithoutJavaScript(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{NoScript: true})
	tab.Goto(h.URL)
	if got, want := tab.Text(visible), inAllLanguages("error.script"); got != want {
		t.Errorf("says %q, want %q", got, want)
	}
}

func TestBrowserKeysStayWithTheBrowser(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL)
	tab.Wait(started, soon)
	heard := `(init) => {
		const canvas = document.querySelector("canvas");
		let n = 0;
		const f = () => n++;
		canvas.addEventListener("keydown", f);
		canvas.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
		canvas.removeEventListener("keydown", f);
		return n;
	}`
	for init, want := range map[string]int{
		`{key: "F5"}`: 0, `{key: "r", ctrlKey: true}`: 0, `{key: "ArrowLeft", altKey: true}`: 0,
		`{key: "z", ctrlKey: true}`: 1, `{key: "ArrowLeft"}`: 1, `{key: "r"}`: 1, `{key: "Enter"}`: 1,
	} {
		if got := browsertest.Eval[int](tab, "("+heard+")("+init+")"); got != want {
			t.Errorf("%s reaches the game %d times, want %d", init, got, want)
		}
	}
}
