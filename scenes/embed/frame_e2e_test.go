//go:build e2e

package embed_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// dist is where make dist leaves the page.
const dist = "../../dist"

// hostPage is a page with a game in a frame; what the frame says it keeps in
// heard. A second frame, of the page's own origin but not the page, sends the
// game requests too.
const hostPage = `<!DOCTYPE html><body>
<script>
var heard = [];
addEventListener("message", (e) => { if (e.origin === %[1]q) heard.push(e.data); });
function ask(type, data, id) {
  document.getElementById("game").contentWindow.postMessage({ src: "yanyi", v: 1, id: id || type, type, data }, %[1]q);
}
var of = (type) => heard.filter((m) => m.src === "yanyi" && m.v === 1 && m.type === type);
</script>
<iframe id="game" src="%[1]s/embed/?%[2]s" width="480" height="520"></iframe>
<iframe srcdoc='<script>setInterval(() => parent.frames[0].postMessage({ src: "yanyi", v: 1, id: "stranger", type: "record", data: {} }, "*"), 200)</script>'></iframe>`

// around serves the game, and a page of another origin around it whose frame has
// parameters; %s in them is that page's origin.
func around(t *testing.T, params string) *browsertest.Tab {
	t.Helper()
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	game := httptest.NewServer(http.FileServer(http.Dir(dist)))
	t.Cleanup(game.Close)
	origin := strings.Replace(game.URL, "127.0.0.1", "localhost", 1)
	blog := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, hostPage, origin, strings.ReplaceAll(params, "ORIGIN", "http://"+r.Host))
	}))
	t.Cleanup(blog.Close)
	tab := browsertest.Open(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	tab.Goto(blog.URL)
	return tab
}

// A page of another origin loads a game, goes through it, turns the board and asks
// for the record; nobody else is answered.
func TestAPageDrivesItsFrame(t *testing.T) {
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

// A page that is not the declared one hears nothing.
func TestAnotherOriginHearsNothing(t *testing.T) {
	tab := around(t, "game=xiangqi&seats=human,human&api=1&origin=https://example.org")
	time.Sleep(8 * time.Second)
	tab.Text(`ask("record", {})`)
	time.Sleep(2 * time.Second)
	if heard := tab.Text("JSON.stringify(heard)"); heard != "[]" {
		t.Errorf("heard %s", heard)
	}
}

// controls=0 and mode=replay are understood: the record stands at its beginning.
func TestAReplayWithoutButtons(t *testing.T) {
	tab := around(t, "mode=replay&controls=0&api=1&origin=ORIGIN&game=xiangqi&position=start")
	tab.Wait("of('ready').length === 1", 2*time.Minute)
	tab.WantNoComplaints()
}
