//go:build e2e

package wasm_test

import (
	"fmt"
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

// realPage serves the result of `make page`; change, if not nil, may set headers.
func realPage(t *testing.T, change func(h http.Header)) *httptest.Server {
	t.Helper()
	dist := filepath.Join("..", "dist")
	if _, err := os.Stat(filepath.Join(dist, "index.html")); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	files := http.FileServer(http.Dir(dist))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if change != nil {
			change(w.Header())
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server
}

// manyFrames is a page with a given number of games in sandboxed frames. It counts each frame's
// navigations and records its messages.
const manyFrames = `<!DOCTYPE html><title>A blog</title><body style="margin:0">
<script>
var games = [], loads = [], heard = [];
function add(record) {
  const i = games.length, f = document.createElement("iframe");
  f.setAttribute("sandbox", "allow-scripts");
  f.width = 240; f.height = 260; f.style.border = 0;
  f.src = %q + "&origin=" + location.origin;
  loads[i] = 0; heard[i] = [];
  f.onload = () => loads[i]++;
  document.body.append(f);
  games.push(f);
}
addEventListener("message", (e) => {
  const i = games.findIndex((f) => f.contentWindow === e.source);
  if (i >= 0) heard[i].push(e.data);
});
function ask(i, type, data) {
  heard[i] = [];
  games[i].contentWindow.postMessage({ src: "yanyi", v: 1, id: type, type, data: data || {} }, "*");
}
var answered = (i, type) => heard[i].some((m) => m.type === type);
</script>`

// rest is the number of frames in which nothing may happen.
const rest = 120

// aRecord is the record of the nth frame's game.
func aRecord(i int) string {
	return fmt.Sprintf(`[Variant "yanyi"]\n[Wu "frame %d"]\n\n1. n9m9 *`, i)
}

// A page with more games than the browser has graphics contexts for does not reload endlessly:
// some games stop and keep their state, without storage too, and continue when touched.
func TestTwentyFrames(t *testing.T) {
	const n = 20
	game := realPage(t, func(h http.Header) { h.Set("Access-Control-Allow-Origin", "*") })
	address := strings.Replace(game.URL, "127.0.0.1", "localhost", 1) + "/embed/?api=1&lang=en&game=xiangqi&position=start"
	blog := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, manyFrames, address)
	}))
	t.Cleanup(blog.Close)
	tab := browsertest.Open(t, browsertest.Options{Width: 1240, Height: 1100, Reduced: true, Painted: true})
	tab.Goto(blog.URL)
	for i := range n {
		tab.Text("add()")
		tab.Wait(fmt.Sprintf("answered(%d, 'ready')", i), 2*time.Minute)
		tab.Text(fmt.Sprintf("ask(%d, 'load', {record: `%s`})", i, aRecord(i)))
		tab.Wait(fmt.Sprintf("answered(%d, 'ready')", i), time.Minute)
	}
	// Frames that reload would make each other reload.
	if loads := tab.Settled("loads.join()", rest); loads != strings.TrimSuffix(strings.Repeat("1,", n), ",") {
		t.Errorf("the frames were loaded %s times", loads)
	}
	for i := range n {
		tab.Text(fmt.Sprintf("ask(%d, 'record')", i))
	}
	tab.Wait(fmt.Sprintf("answered(%d, 'record')", n-1), time.Minute)
	tab.Settled("heard.map((h) => h.length).join()", rest)
	lost := -1 // browsers take the context that was used longest ago
	for i := range n {
		record := tab.Text(fmt.Sprintf("JSON.stringify(heard[%d])", i))
		if record == "[]" {
			lost = i
		} else if !strings.Contains(record, fmt.Sprintf("frame %d", i)) {
			t.Errorf("frame %d has the record %s", i, record)
		}
	}
	if lost < 0 {
		t.Fatal("no frame has stopped")
	}
	at := browsertest.Eval[[]float64](tab, fmt.Sprintf("(r => [r.x + 120, r.y + 130])(games[%d].getBoundingClientRect())", lost))
	tab.Click(at[0], at[1])
	tab.Wait(fmt.Sprintf("loads[%d] === 2 && answered(%[1]d, 'ready')", lost), 2*time.Minute)
	tab.Text(fmt.Sprintf("ask(%d, 'record')", lost))
	tab.Wait(fmt.Sprintf("answered(%d, 'record')", lost), time.Minute)
	record := tab.Text(fmt.Sprintf("JSON.stringify(heard[%d])", lost))
	if !strings.Contains(record, fmt.Sprintf("frame %d", lost)) || !strings.Contains(record, "n9m9") {
		t.Errorf("frame %d went on with %s", lost, record)
	}
	if total := tab.Settled("loads.reduce((a, b) => a + b)", rest); total != fmt.Sprint(n+1) {
		t.Errorf("%s navigations, want %d", total, n+1)
	}
	tab.WantNoComplaints()
}

// takeAway takes the graphics context from the page, as a browser with too many does.
const takeAway = `document.querySelector("body > canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`

// A single page restarts once where it was; after a second loss it asks. The engine moves on a
// strict host.
func TestAPageThatLosesItsPicture(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(browsertest.Careful(filepath.Join("..", "dist")))
	t.Cleanup(server.Close)
	tab := browsertest.Guest(t, browsertest.Options{Language: "zh-CN", Reduced: true, Painted: true})
	const plies = "JSON.parse(yanyiProbe()).Plies"
	tab.Goto(server.URL + "/?e2e=1&game=xiangqi&seats=ai:1,ai:1#r=")
	tab.Wait("typeof yanyiProbe === 'function' && "+plies+" >= 2", 2*time.Minute)
	for _, asks := range []bool{false, true} {
		tab.Text("document.body.dataset.before = 'yes'")
		before := browsertest.Eval[int](tab, plies)
		tab.Text(takeAway)
		if asks {
			tab.Wait(failed, soon)
			wantTrouble(t, tab, locale.ZhHans, "error.paused", "", "ui.goon")
			tab.Text("document.getElementById('again').click()")
		}
		tab.Wait("!document.body?.dataset.before && typeof yanyiProbe === 'function'", 2*time.Minute)
		tab.Wait(fmt.Sprintf("%s >= %d", plies, before), time.Minute)
		if hash := tab.Text("location.hash"); hash != "#r=" {
			t.Errorf("the address ends in %q", hash)
		}
	}
	if n := browsertest.Eval[int](tab, "Object.keys(localStorage).filter((k) => /^yanyi\\.game(\\.|$)/.test(k)).length"); n != 1 {
		t.Errorf("%d games are kept", n)
	}
	tab.WantNoComplaints()
}

// catchMade records the scripts that the program creates.
const catchMade = `globalThis.made = [];
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => { blob.text().then((text) => made.push(text)); return make(blob); };`

// The site's copy of the sound device's script equals what the program would create.
func TestTheSoundScriptIsTheProgramsOwn(t *testing.T) {
	t.Parallel()
	server := realPage(t, nil)
	tab := browsertest.Guest(t, browsertest.Options{Before: catchMade})
	tab.Goto(server.URL + "/?game=xiangqi&seats=human,ai:1")
	tab.Wait("document.getElementById('poster')?.hidden", 2*time.Minute)
	for range 3 { // a press opens the device, if it is not open yet
		tab.Click(640, 400)
	}
	tab.Wait("made.some((text) => text.includes('AudioWorkletProcessor'))", time.Minute)
	own := tab.Text("made.find((text) => text.includes('AudioWorkletProcessor'))")
	name := filepath.Base(file(t, filepath.Join("..", "dist"), "sound.*.js"))
	if kept := tab.Text("fetch('" + name + "').then((r) => r.text())"); kept != own {
		t.Errorf("the site has\n%s\nthe program makes\n%s", kept, own)
	}
	tab.WantNoComplaints()
}
