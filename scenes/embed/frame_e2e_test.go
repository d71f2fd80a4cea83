//go:build e2e

package embed_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/render/windowtest"
	"yanyi/wasm/browsertest"
)

func init() { windowtest.After = browsertest.Quit }

// dist is where make dist leaves the page.
const dist = "../../dist"

// hostPage is a page with a game in a frame; it stores the frame's messages in heard. A second
// frame of the same origin sends requests too.
const hostPage = `<!DOCTYPE html><body>
<script>
var heard = [];
addEventListener("message", (e) => { if (e.data.src === "yanyi") heard.push({ ...e.data, origin: e.origin }); });
function ask(type, data, id) {
  document.getElementById("game").contentWindow.postMessage({ src: "yanyi", v: 1, id: id || type, type, data }, "*");
}
var of = (type) => heard.filter((m) => m.v === 1 && m.type === type);
var answer = (id) => heard.find((m) => m.id === id) || {};
</script>
<div style="height: %[3]dpx"></div>
<iframe id="game" src="%[1]s/yanyi/embed/?%[2]s" width="480" height="520" style="%[4]s"></iframe>
<iframe srcdoc='<script>setInterval(() => parent.frames[0].postMessage({ src: "yanyi", v: 1, id: "stranger", type: "record", data: {} }, "*"), 200)</script>'></iframe>`

// host is an embedding page of another origin.
type host struct {
	params  string            // of the frame; ORIGIN in it is the page's
	above   int               // pixels between the page's top and the frame
	style   string            // of the frame
	sandbox bool              // the page has no origin
	asked   func(path string) // is called with the paths requested from the game's server; may be nil
	near    bool              // it is same-site, so that the browser also reports the frame's console errors
}

// serveGame serves the game and returns its origin.
func serveGame(t *testing.T, asked func(path string)) string {
	t.Helper()
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	files := http.StripPrefix("/yanyi", http.FileServer(http.Dir(dist)))
	game := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if asked != nil {
			asked(r.URL.Path)
		}
		w.Header().Set("Access-Control-Allow-Origin", "*") // as font hosts do; for a server without it see wasm/site_e2e_test.go
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(game.Close)
	return strings.Replace(game.URL, "127.0.0.1", "localhost", 1)
}

// open serves the game and the embedding page and opens the page.
func (b host) open(t *testing.T) *browsertest.Tab {
	t.Helper()
	game := serveGame(t, b.asked)
	if b.near {
		game = strings.Replace(game, "localhost", "127.0.0.1", 1)
	}
	page := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if b.sandbox {
			w.Header().Set("Content-Security-Policy", "sandbox allow-scripts")
		}
		fmt.Fprintf(w, hostPage, game, strings.ReplaceAll(b.params, "ORIGIN", "http://"+r.Host), b.above, b.style)
	}))
	t.Cleanup(page.Close)
	return visit(t, page.URL)
}

func visit(t *testing.T, address string) *browsertest.Tab {
	t.Helper()
	tab := browsertest.Guest(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	tab.Goto(address)
	return tab
}

// around opens a page with a frame that has the given parameters.
func around(t *testing.T, params string) *browsertest.Tab {
	t.Helper()
	return host{params: params}.open(t)
}

// A page of another origin loads a game, steps through it, turns the board and asks for the
// record; requests of any other sender stay unanswered.
func TestAPageDrivesItsFrame(t *testing.T) {
	t.Parallel()
	const soon = time.Minute
	tab := around(t, "game=xiangqi&seats=human,human&api=1&origin=ORIGIN")
	tab.Wait("of('ready').length === 1 && of('ready')[0].data.game === 'xiangqi' && of('resize').length > 0", 2*time.Minute)
	tab.Text(`ask("load", { record: '[Variant "yanyi"]\n\n1. n9m9 *' }, "first")`)
	tab.Wait("of('ready').some(m => m.id === 'first' && m.data.game === 'yanyi' && m.data.plies === 1)", soon)
	tab.Text(`ask("record", {}, "mine")`)
	tab.Wait("of('record').some(m => m.id === 'mine' && m.data.record.includes('n9m9'))", soon)
	tab.Text(`[ask("goto", { ply: 0 }), ask("rotate", {}), ask("theme", { theme: "dark" }), ask("lang", { lang: "en" }), ask("mute", { mute: true })]`)
	tab.Text(`[ask("load", { record: "nonsense" }, "bad"), ask("dance", {}, "worse")]`)
	tab.Wait("of('error').some(m => m.id === 'bad') && of('error').some(m => m.id === 'worse')", soon)
	tab.Wait("answer('goto').data.ply === 0 && ['rotate', 'theme', 'lang', 'mute'].every(id => answer(id).type === id)", soon)
	if n := browsertest.Eval[int](tab, "of('error').length"); n != 2 {
		t.Errorf("%d errors: %s", n, tab.Text("JSON.stringify(of('error'))"))
	}
	tab.Text(`ask("load", { game: "xiangqi", seats: "ai:1,ai:1" }, "second")`)
	tab.Wait("of('turn').length >= 2 && of('turn')[0].data.ply === 1 && of('turn')[0].data.seat === 'r'", 2*time.Minute)
	if browsertest.Eval[bool](tab, "heard.some(m => m.id === 'stranger')") {
		t.Error("a stranger is answered")
	}
	tab.WantNoComplaints()
}

// A page whose origin was not declared receives nothing.
func TestAnotherOriginHearsNothing(t *testing.T) {
	t.Parallel()
	started := make(chan bool, 9)
	tab := host{params: "game=xiangqi&seats=human,human&api=1&origin=https://example.org", asked: func(path string) {
		if strings.HasSuffix(path, "/rooms.json") { // by the program, once it runs
			started <- true
		}
	}}.open(t)
	<-started
	tab.Text(`ask("record", {})`)
	tab.Frames(120)
	if heard := tab.Text("JSON.stringify(heard)"); heard != "[]" {
		t.Errorf("heard %s", heard)
	}
}

// controls=0 and mode=replay are applied: the record is shown at its beginning.
func TestAReplayWithoutButtons(t *testing.T) {
	t.Parallel()
	tab := around(t, "mode=replay&controls=0&api=1&origin=ORIGIN&game=xiangqi&position=start")
	tab.Wait("of('ready').length === 1", 2*time.Minute)
	tab.WantNoComplaints()
}

// The frame says hello before the game runs, and answers what is asked then.
func TestEarlyRequestsAreAnswered(t *testing.T) {
	t.Parallel()
	tab := host{params: "api=1&origin=ORIGIN/a/page?of=it"}.open(t)
	tab.Wait("of('hello').length === 1", time.Minute)
	tab.Text(`ask("load", { game: "baige" }, "early")`)
	if browsertest.Eval[bool](tab, "of('ready').length > 0") {
		t.Error("the game ran before it was asked")
	}
	tab.Wait("answer('early').type === 'ready' && answer('early').data.game === 'baige'", 2*time.Minute)
	tab.WantNoComplaints()
}

// Too many and too large requests are answered with an error; neither delays the others.
func TestAFloodIsRefused(t *testing.T) {
	t.Parallel()
	const soon = time.Minute
	tab := around(t, "game=xiangqi&seats=human,human&api=1&origin=ORIGIN")
	tab.Wait("of('hello').length === 1", soon)
	// The requests may span two seconds, each of which allows a hundred.
	tab.Text(`Array.from({ length: 300 }, (_, i) => ask("record", {}, "early" + i))`)
	tab.Wait("heard.filter(m => String(m.id).startsWith('early')).length === 300 && of('error').length >= 100", 2*time.Minute)
	tab.Text(`ask("load", { record: "x".repeat(2 << 20) }, "large")`)
	tab.Wait("answer('large').type === 'error'", soon)
	tab.Wait("(ask('record', {}, 'after'), answer('after').type === 'record')", soon)
	tab.WantNoComplaints()
}

// An invisible frame answers, whether scrolled out of view or hidden from the beginning.
func TestAHiddenFrameAnswers(t *testing.T) {
	t.Parallel()
	for name, b := range map[string]host{"out of sight": {above: 20000}, "hidden": {style: "display:none"}} {
		t.Run(name, func(t *testing.T) {
			b.params = "game=xiangqi&seats=human,human&api=1&origin=ORIGIN"
			tab := b.open(t)
			tab.Wait("of('ready').length === 1", 2*time.Minute)
			tab.Text(`ask("load", { record: '[Variant "yanyi"]\n\n1. n9m9 *' }, "loaded")`)
			tab.Text(`[ask("goto", { ply: 0 }), ask("record", {}), ask("rotate", {}), ask("theme", { theme: "dark" }), ask("dance", {})]`)
			tab.Wait("answer('loaded').type === 'ready' && answer('goto').type === 'shown' && answer('record').type === 'record'", 20*time.Second)
			tab.Wait("answer('rotate').type === 'rotate' && answer('theme').type === 'theme' && answer('dance').type === 'error'", 20*time.Second)
			tab.WantNoComplaints()
		})
	}
}

// A sandboxed page has no origin and declares itself as null.
func TestASandboxedPageDrivesItsFrame(t *testing.T) {
	t.Parallel()
	tab := host{params: "game=xiangqi&seats=human,human&api=1&origin=null", sandbox: true}.open(t)
	tab.Wait("of('ready').length === 1", 2*time.Minute)
	tab.Text(`ask("play", { turn: "b3e3" })`)
	tab.Wait("answer('play').type === 'turn' && answer('play').data.turn === 'b3e3'", time.Minute)
	if origins := tab.Text("[...new Set(heard.map(m => m.origin))].join()"); origins != "null" {
		t.Errorf("heard from %s", origins)
	}
}

// An invalid origin is reported on the console, and the game is playable.
func TestANonsensicalOriginIsSaid(t *testing.T) {
	t.Parallel()
	for _, origin := range []string{"", "example.org", "*", "javascript:alert(1)", "https://", "%F0%9F"} {
		tab := host{params: "game=xiangqi&seats=human,human&api=1&origin=" + origin, near: true}.open(t)
		begun := time.Now()
		for !strings.Contains(strings.Join(tab.Complaints(), "\n"), "api=1 wants the origin") {
			if browsertest.Late(begun, time.Minute) {
				t.Fatalf("%q: complaints %q", origin, tab.Complaints())
			}
			time.Sleep(50 * time.Millisecond)
		}
		if n := len(tab.Complaints()); n != 1 {
			t.Errorf("%q: complaints %q", origin, tab.Complaints())
		}
		if heard := tab.Text("JSON.stringify(heard)"); heard != "[]" {
			t.Errorf("%q: heard %s", origin, heard)
		}
	}
}

// examples are the snippets of the README: pages to paste, and the message for the frame of the
// last page. The project's README contains the first one, too.
func examples(t *testing.T) (pages []string, send string) {
	t.Helper()
	pages, send = pasted(t, "README.md")
	if len(pages) != 2 || send == "" {
		t.Fatalf("the README's examples: %q, %q", pages, send)
	}
	if first, _ := pasted(t, "../../README.md"); !slices.Equal(first, pages[:1]) {
		t.Fatalf("the project's README has %q, that of embedding %q", first, pages[0])
	}
	return pages, send
}

// pasted extracts a file's snippets: pages that begin with a frame, and a message.
func pasted(t *testing.T, file string) (pages []string, send string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	page := ""
	for line := range strings.Lines(string(text)) {
		code, ok := strings.CutPrefix(line, "    ")
		switch {
		case ok && (page != "" || strings.HasPrefix(code, "<iframe ")):
			page += code
		case ok && strings.HasPrefix(code, "frames[0]."):
			send = strings.TrimSpace(code)
		case page != "":
			pages, page = append(pages, page), ""
		}
	}
	return pages, send
}

// The README's examples work as written, apart from the two host names: each page shows a game,
// and the last one's frame loads the given record.
func TestTheExamplesOfTheReadme(t *testing.T) {
	t.Parallel()
	pages, send := examples(t)
	for i, page := range pages {
		game := serveGame(t, nil)
		var around *httptest.Server
		named := func(text string) string {
			return strings.NewReplacer("https://YOUR.HOST", game, "https://example.org", around.URL).Replace(text)
		}
		around = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, "<!DOCTYPE html>%s<script>var heard = []; addEventListener('message', (e) => heard.push(e.data))</script>", named(page))
		}))
		t.Cleanup(around.Close)
		tab := visit(t, around.URL)
		tab.Wait("frames.length === 1", time.Minute)
		if i == len(pages)-1 {
			tab.Wait("heard.some(m => m.type === 'hello')", time.Minute)
			tab.Text(named(send))
			tab.Wait("heard.some(m => m.type === 'ready' && m.id === '1' && m.data.game === 'yanyi' && m.data.plies === 1)", 2*time.Minute)
		}
		tab.WantNoComplaints()
	}
}
