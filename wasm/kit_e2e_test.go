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

	"github.com/chromedp/chromedp/kb"

	"yanyi/wasm/browsertest"
)

// around opens a page that embeds boards of a site beside it.
func around(t *testing.T, site, html string, o browsertest.Options) *browsertest.Tab {
	t.Helper()
	tab := browsertest.Guest(t, o)
	tab.Goto(kitServer(t, site, html).URL + "/article")
	return tab
}

// kitServer serves a page, at /article, and a site, at /yanyi/.
func kitServer(t *testing.T, site, html string) *httptest.Server {
	t.Helper()
	if _, err := os.Stat(filepath.Join(site, "yanyi.js")); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	files := http.StripPrefix("/yanyi", http.FileServer(http.Dir(site)))
	mux := http.NewServeMux()
	mux.HandleFunc("/yanyi/embed/", func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/yanyi/embed/" && !r.URL.Query().Has("e2e") { // tests ask the game for the places of controls
			http.Redirect(w, r, "?"+r.URL.RawQuery+"&e2e=1", http.StatusFound)
			return
		}
		time.Sleep(300 * time.Millisecond) // until then a frame is empty
		files.ServeHTTP(w, r)
	})
	mux.Handle("/yanyi/", files)
	mux.HandleFunc("/favicon.ico", func(http.ResponseWriter, *http.Request) {})
	mux.HandleFunc("/article", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, strings.ReplaceAll(html, "https://YOUR.HOST", "http://"+r.Host))
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server
}

// recipe opens one of the examples with the real page.
func recipe(t *testing.T, name string) *browsertest.Tab {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("example", name))
	if err != nil {
		t.Fatal(err)
	}
	return around(t, filepath.Join("..", "dist"), string(text), browsertest.Options{Width: 1000, Height: 1000, Language: "en", Reduced: true})
}

// Expressions about the first board of a page.
const (
	board   = "document.querySelector('yanyi-board')"
	drawn   = board + "?.shadowRoot?.querySelector('svg')"
	running = board + ".frame?.contentWindow.yanyiProbe && " + board + ".frame.contentDocument.getElementById('poster').hidden"
)

// hears records the events of the boards on a page.
const hears = `globalThis.said = [];
for (const type of ["ready", "shown", "turn", "alliance", "puzzle", "error", "record"]) addEventListener("yanyi-" + type, (e) => said.push({ type, ...e.detail }));
`

// clickSquare clicks on a square of the first board.
func clickSquare(tab *browsertest.Tab, name string) {
	clickAt(tab, fmt.Sprintf("Squares[%q]", name))
}

// clickControl clicks on a control of the first board.
func clickControl(tab *browsertest.Tab, id string) {
	clickAt(tab, fmt.Sprintf("Controls[%q]", id))
}

// clickAt clicks where the game of the first board reports a thing to be.
func clickAt(tab *browsertest.Tab, what string) {
	tab.Wait("(p => p.Squares && p."+what+")(JSON.parse("+board+".frame.contentWindow.yanyiProbe()))", soon)
	at := browsertest.Eval[[]float64](tab, fmt.Sprintf(`(() => {
		const frame = %s.frame, [x, y, w, h] = JSON.parse(frame.contentWindow.yanyiProbe()).%s, box = frame.getBoundingClientRect();
		return [box.x + x + (w || 0) / 2, box.y + y + (h || 0) / 2];
	})()`, board, what))
	tab.Click(at[0], at[1])
}

// The example with the page's own buttons: the game opens at the first press, and the page
// receives the current move.
func TestReplayRecipe(t *testing.T) {
	t.Parallel()
	tab := recipe(t, "replay.html")
	tab.Wait(drawn+" && !"+board+".frame", soon)
	press := func(i int) { tab.Text(fmt.Sprintf("document.querySelectorAll('button')[%d].click()", i)) }
	press(3) // opens it
	tab.Wait("moment.value === '1 of 6'", 2*time.Minute)
	press(3)
	tab.Wait("moment.value === '2 of 6'", soon)
	press(1)
	tab.Wait("moment.value === '1 of 6'", soon)
	press(2)
	tab.Wait("moment.value === '6 of 6'", time.Minute)
	press(0)
	tab.Wait("moment.value === '0 of 6'", soon)
	tab.WantNoComplaints()
}

// The puzzle example receives a wrong attempt and the solution.
func TestPuzzleRecipe(t *testing.T) {
	t.Parallel()
	tab := recipe(t, "puzzle.html")
	tab.Wait(drawn, soon)
	tab.Text(board + ".shadowRoot.querySelector('button').click()")
	tab.Wait(running, 2*time.Minute)
	clickSquare(tab, "f6")
	clickSquare(tab, "g8")
	tab.Wait("said.textContent.startsWith('Not that one')", soon)
	clickControl(tab, "retake")
	tab.Wait("JSON.parse("+board+".frame.contentWindow.yanyiProbe()).Live", soon)
	clickSquare(tab, "f6")
	clickSquare(tab, "e8")
	tab.Wait("said.textContent === 'Found, after 1 others.'", soon)
	tab.WantNoComplaints()
}

// The daily puzzle opens when it is scrolled into view.
func TestTodayRecipe(t *testing.T) {
	t.Parallel()
	tab := recipe(t, "today.html")
	tab.Wait(drawn+".querySelector('use')", soon)
	closed := tab.Text(drawn + ".outerHTML")
	tab.Wait(running, 2*time.Minute)
	tab.Wait("JSON.parse("+board+".frame.contentWindow.yanyiProbe()).Page === 'puzzle' && JSON.parse("+board+".frame.contentWindow.yanyiProbe()).Position", soon)
	tab.Text(`(() => {
		window.same = document.createElement("yanyi-board");
		same.puzzle = JSON.parse(` + board + `.frame.contentWindow.yanyiProbe()).Position.split("/")[1];
		document.body.append(same);
	})()`)
	tab.Wait("same.shadowRoot.querySelector('svg use')", soon)
	if tab.Text("same.shadowRoot.querySelector('svg').outerHTML") != closed {
		t.Error("another puzzle is drawn than is opened")
	}
	tab.WantNoComplaints()
}

// nearAlliance is a position in which Wei's horse may ally with Wu by d8b7.
const nearAlliance = "3,wA,wB/1,wK,3/wR,4/wP,wP,2,wP/3,hR,5,uP,3/3,wN,4,uP,3,uR/hK,2,hC,3,uC,5/8,uN,1,uK,1,uA/3,hR,1,sP,2,uP,3,uB/sP,2,sP,1/2,sN,2/2,sK,2/sB,sA,2,sR w uws - idle - 4"

// The poll example begins a poll when two players ally, and counts the votes.
func TestPollRecipe(t *testing.T) {
	t.Parallel()
	tab := recipe(t, "poll.html")
	tab.Wait(drawn, soon)
	tab.Text(fmt.Sprintf(`%s.load({ game: "mini", position: %q, seats: "human,human,human" }).then(() => %[1]s.play("d8b7")).then((turn) => turn.turn)`, board, nearAlliance))
	tab.Wait("!poll.hidden && question.textContent.includes('Wu') && question.textContent.includes('Wei')", 2*time.Minute)
	tab.Text("poll.who[0].click(), poll.who[1].click(), poll.who[1].click()")
	tab.Wait("/ 1, .* 2$/.test(votes.value)", soon)
	tab.WantNoComplaints()
}

// The block of plain HTML shows its text without scripts and a board with them.
func TestBlockRecipe(t *testing.T) {
	t.Parallel()
	tab := recipe(t, "block.html")
	tab.Wait(drawn, soon)
	if tab.Text(board+".querySelector('a').offsetWidth") != "0" {
		t.Error("the words stand beside the board")
	}
	tab.Text(board + ".next()")
	tab.Wait(running+" && JSON.parse("+board+".frame.contentWindow.yanyiProbe()).Ply === 1", 2*time.Minute)
	tab.WantNoComplaints()
}

// Ten unopened boards fetch little, delay nothing and load no frame. Work of the shared browser
// for other tests does not count.
func TestTenBoards(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("example", "ten.html"))
	if err != nil {
		t.Fatal(err)
	}
	var bytes, files atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/" {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, strings.ReplaceAll(string(text), "https://YOUR.HOST/yanyi/", "/")+`<link rel="icon" href="data:,">`)
			return
		}
		if r.URL.Path == "/favicon.ico" {
			return
		}
		data, err := os.ReadFile(filepath.Join(folder(t), filepath.FromSlash(r.URL.Path)+".gz"))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		bytes.Add(int64(len(data)))
		files.Add(1)
		w.Header().Set("Content-Encoding", "gzip")
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(data)
	}))
	t.Cleanup(server.Close)
	tab := browsertest.Open(t, browsertest.Options{Width: 1300, Height: 2400})
	const all = "[...document.querySelectorAll('yanyi-board')]"
	busiest := tab.Busiest(func() {
		tab.Goto(server.URL)
		tab.Wait(all+".length === 10 && "+all+".every((b) => b.shadowRoot?.querySelector('svg use'))", soon)
	})
	if bytes.Load() > 60_000 || files.Load() != 2 {
		t.Errorf("%d files of %d bytes were fetched", files.Load(), bytes.Load())
	}
	if busiest > 50*time.Millisecond {
		t.Errorf("a task took %v", busiest)
	}
	if n := tab.Text(all + ".filter((b) => b.frame).length"); n != "0" {
		t.Errorf("%s frames", n)
	}
	t.Logf("%d bytes, busiest %v", bytes.Load(), busiest)
	for _, name := range []string{"Three Kingdoms, Open", "Xiangqi, Open"} {
		if !strings.Contains(tab.Spoken(), name) {
			t.Errorf("no button says %s in %q", name, tab.Spoken())
		}
	}
	tab.WantNoComplaints()
}

// standIn is a frame that speaks the game's protocol with a game of one number.
const standIn = `<!DOCTYPE html><script>
const origin = new URLSearchParams(location.search).get("origin");
const say = (type, data, id = "") => parent.postMessage({ src: "yanyi", v: 1, id, type, data }, origin);
let record = "none";
addEventListener("message", ({ data: { id, type, data } }) => {
  if (type === "load") record = data.record;
  if (type === "record") say(type, { record, ply: 1, position: "4k4/9/9/9/9/9/9/9/9/4K4 w" }, id);
  else say(type === "load" ? "ready" : "shown", { ply: 1, plies: 1 }, id);
});
say("hello", {});
</script>`

// At most eight of twenty boards are open at a time; the oldest become drawings of their current
// position and later continue their games.
func TestTwentyBoards(t *testing.T) {
	t.Parallel()
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(folder(t))))
	mux.HandleFunc("/embed/", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, standIn)
	})
	mux.HandleFunc("/article", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<link rel="icon" href="data:,"><script src="/yanyi.js"></script>`+strings.Repeat(`<yanyi-board game="xiangqi" style="max-width:200px"></yanyi-board>`, 20))
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	tab := browsertest.Guest(t, browsertest.Options{Language: "zh-CN"})
	tab.Goto(server.URL + "/article")
	tab.Wait("document.querySelectorAll('yanyi-board').length === 20", soon)
	most := tab.Text(`(async () => {
		const boards = [...document.querySelectorAll("yanyi-board")], open = () => boards.filter((b) => b.frame).length;
		let most = 0;
		for (const [i, b] of boards.entries()) {
			await b.load('[Variant "xiangqi"] {game ' + i + '} *');
			most = Math.max(most, open());
		}
		await Promise.all(boards.slice(0, 12).map((b) => b.open())); // at once
		return most + " " + open();
	})()`)
	if most != "8 8" {
		t.Errorf("open at a time, and in the end: %s, want 8", most)
	}
	first := "document.querySelectorAll('yanyi-board')[0]"
	tab.Wait("!"+first+".frame && "+first+".shadowRoot.querySelectorAll('svg use').length > 0", soon)
	if n := tab.Text(first + ".shadowRoot.querySelectorAll('svg use').length"); n != "8" { // for two kings: shadow, body, lip, face
		t.Errorf("the drawing has %s parts, not those of two pieces", n)
	}
	if kept := tab.Text(first + ".ask('record').then((game) => game.record)"); !strings.Contains(kept, "{game 0}") {
		t.Errorf("it went on with %s", kept)
	}
	// A room's game is opened by the room's code; an invalid code opens nothing.
	tab.Text(`(() => {
		window.b = document.createElement("yanyi-board");
		for (const [name, value] of Object.entries({ game: "xiangqi", seats: "human,ai:1", mode: "watch", bg: "dark", room: "k7q xmb" })) b.setAttribute(name, value);
		document.body.append(b);
		return b.open().then(() => "");
	})()`)
	asked := tab.Text(`[...new URL(b.frame.src).searchParams].filter(([name]) => !/api|origin/.test(name)).map((p) => p.join("=")).join("&")`)
	if asked != "mode=watch&bg=dark&room=K7QXMB" {
		t.Errorf("a room is opened by %s", asked)
	}
	if said := tab.Text(`b.close().then(() => { b.room = "../K7Q"; return b.open(); }).then(() => "opened", (e) => e.message)`); said != `room: "../K7Q" is no room's code` {
		t.Errorf("what is no code: %s", said)
	}
	tab.WantNoComplaints()
}

// With the real game: a board that was closed to make room continues where it was.
func TestAGameMakesRoom(t *testing.T) {
	t.Parallel()
	tab := around(t, filepath.Join("..", "dist"), `<script src="https://YOUR.HOST/yanyi/yanyi.js"></script><script>customElements.get("yanyi-board").limit = 1;`+hears+`</script>
		<yanyi-board game="xiangqi" seats="human,ai:1" lang="en"></yanyi-board><yanyi-board game="baige" id="other"></yanyi-board>`, browsertest.Options{Language: "en", Reduced: true})
	tab.Text(board + `.play("h3e3").then((turn) => turn.turn)`)
	tab.Wait("said.some((m) => m.type === 'turn' && m.ply === 2)", 2*time.Minute)
	tab.Text("other.open()")
	tab.Wait("!"+board+".frame && "+drawn, soon)
	if record := tab.Text(board + ".ask('record').then((game) => game.record)"); !strings.Contains(record, "1. h3e3 ") || !strings.Contains(record, "Computer") && !strings.Contains(record, "ai:1") {
		t.Errorf("it went on with %s", record)
	}
	if tab.Text("String(other.frame)") != "null" {
		t.Error("two are open")
	}
	tab.WantNoComplaints()
}

// articlePolicy is a maximally strict policy: no inline styles, scripts by nonce, trusted types.
const articlePolicy = `default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; style-src 'nonce-n'; img-src data:; frame-src https://YOUR.HOST; require-trusted-types-for 'script'; trusted-types `

// articlePage is an article of three boards; the last one is never scrolled to.
const articlePage = `<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<meta http-equiv="Content-Security-Policy" content="%s">
<style nonce="n">body { max-width: 720px; margin: 0 auto } yanyi-board { display: block; max-width: 640px; aspect-ratio: 12/13 } #replay { aspect-ratio: 160/191 } main { height: 3000px }</style>
<script nonce="n">
let shift = 0;
new PerformanceObserver((list) => { for (const e of list.getEntries()) shift += e.value; }).observe({ type: "layout-shift", buffered: true });
%s</script>
<p>So it began.</p>
<yanyi-board id="replay" mode="replay" record='[Variant "xiangqi"]  %s *'>In <a href="#words">words</a>.</yanyi-board>
<p>And so on.</p>
<yanyi-board id="game" game="yanyi"></yanyi-board>
<main>And on.</main>
<yanyi-board id="today" puzzle="today"></yanyi-board>
<p>The end.</p>
<script nonce="n">setTimeout(() => { const s = document.createElement("script"); s.nonce = "n"; s.async = true; s.setAttribute("src", trustedTypes.createPolicy("host", { createScriptURL: (a) => a }).createScriptURL("https://YOUR.HOST/yanyi/yanyi.js")); document.body.append(s); }, 500)</script>`

// wander is a game in which two chariots move about.
func wander() string {
	var turns []string
	for _, n := range []int{0, 1} {
		for i := range 8 {
			from, to := 'a'+rune(i), 'b'+rune(i)
			if n == 1 {
				from, to = 'i'-rune(i), 'h'-rune(i)
			}
			turns = append(turns, fmt.Sprintf("%c2%c2", from, to), fmt.Sprintf("%c9%c9", from, to))
		}
	}
	return "a1a2 a10a9 " + strings.Join(turns, " ")
}

// An article with three boards under a strict policy. It does not move when the kit arrives or a
// board opens. A board opened by a key gets keys, and releases held ones when the window loses
// the focus. Every board prints as a drawing, an open one of its current position. Where the
// policy forbids the kit's parts the text between the tags stays, and a board without such text
// may still be opened, here and on the whole page.
func TestAnArticle(t *testing.T) {
	t.Parallel()
	const dist = "../dist"
	page := fmt.Sprintf(articlePage, articlePolicy+"host yanyi-board", hears, wander())
	tab := around(t, dist, page, browsertest.Options{Width: 390, Height: 844, Language: "en", Reduced: true})
	const all = "[...document.querySelectorAll('yanyi-board')]"
	tab.Wait(all+".length === 3 && "+all+".every((b) => b.shadowRoot?.querySelector('svg use'))", soon)
	drawn := tab.Text("today.shadowRoot.querySelector('svg').outerHTML")
	if whole := tab.Text(all + ".map((b) => b.shadowRoot.querySelector('a').search).join()"); whole != "?mode=replay,?game=yanyi,?puzzle=today" {
		t.Errorf("the whole pages are %s", whole)
	}
	tab.Text("replay.shadowRoot.querySelector('button').focus()")
	tab.Key("\r")
	tab.Key(kb.End) // while the frame is empty
	tab.Settled("scrollY", 30)
	if y := tab.Text("scrollY"); y != "0" {
		t.Errorf("a key for a frame that is not there yet scrolls the article by %s", y)
	}
	tab.Wait(running, 2*time.Minute)
	tab.Wait("replay.frame.contentWindow.document.hasFocus() && replay.frame.contentWindow.document.activeElement !== replay.frame.contentWindow.document.body", soon)
	tab.Key(kb.End)
	tab.Wait("said.some((m) => m.type === 'shown' && m.ply === 34)", soon)
	tab.Text("replay.goto(0)")
	const mirrored = "replay.frame.contentWindow.document.querySelector('.mirror [tabindex]')"
	tab.Wait(mirrored, soon)
	tab.Text(mirrored + ".focus()") // as a reader does
	tab.HoldRight()
	tab.Wait("said.at(-1).ply >= 1 && said.at(-1).ply < 34", soon)
	tab.Text("replay.frame.contentWindow.dispatchEvent(new Event('blur'))")
	tab.Settled("said.at(-1).ply", 60)
	if ply := tab.Text("said.at(-1).ply"); ply == "34" {
		t.Error("a key that was held goes on by itself")
	}
	if y := tab.Text("scrollY"); y != "0" {
		t.Errorf("the article was scrolled by %s", y)
	}
	if shift := browsertest.Eval[float64](tab, "shift"); shift > 0.01 {
		t.Errorf("the layout has shifted by %g", shift)
	}

	before := tab.Text("game.shadowRoot.querySelector('svg').outerHTML")
	tab.Text("game.open()") // against computers, one of which begins
	tab.Wait("said.some((m) => m.type === 'turn' && m.position)", 2*time.Minute)
	tab.ForPrint()
	const printed = `.every((b) => { const [frame, svg] = ["iframe", "svg"].map((name) => b.shadowRoot.querySelector(name)); return svg.getBoundingClientRect().width > 100 && !frame?.offsetWidth; })`
	tab.Wait(all+printed, soon)
	if tab.Text("game.shadowRoot.querySelector('svg').outerHTML") == before {
		t.Error("an open game prints as it began")
	}
	if tab.Text("today.shadowRoot.querySelector('svg').outerHTML") != drawn {
		t.Error("a board that nobody has touched prints otherwise than it looks")
	}
	tab.WantNoComplaints()
	tab.Close()

	tab = around(t, dist, fmt.Sprintf(articlePage, articlePolicy+"host", hears, wander()), browsertest.Options{Language: "en"})
	tab.Wait("customElements.get('yanyi-board') && replay.shadowRoot && !replay.shadowRoot.querySelector('p')", soon)
	if tab.Text("document.querySelector('#replay a').offsetWidth") == "0" {
		t.Error("the words between the tags are gone")
	}
	tab.Wait("today.shadowRoot.querySelector('i').textContent === '\u25b6'", soon)
	if whole := tab.Text("today.shadowRoot.querySelector('a').search"); whole != "?puzzle=today" {
		t.Errorf("the whole page of a board that is not drawn is %s", whole)
	}
}

// Boards are drawn one after the other; those whose drawings have come print as drawings
// although their turn has not come.
func TestAnArticlePrintedEarly(t *testing.T) {
	t.Parallel()
	html := `<link rel="icon" href="data:,"><script src="https://YOUR.HOST/yanyi/yanyi.js"></script>` +
		strings.Repeat(`<yanyi-board game="yanyi" style="max-width:200px"></yanyi-board><yanyi-board record='[Variant "xiangqi"] 1. h3e3 *' style="max-width:200px"></yanyi-board>`, 10)
	tab := around(t, filepath.Join("..", "dist"), html, browsertest.Options{Language: "en"})
	if undrawn := tab.Text(`new Promise((done) => {
		const boards = [...document.querySelectorAll("yanyi-board")], undrawn = () => boards.filter((b) => !b.shadowRoot?.querySelector("svg use")).length;
		const look = setInterval(() => {
			if (undrawn() === boards.length) return;
			clearInterval(look);
			if (!undrawn()) return done("none before printing");
			dispatchEvent(new Event("beforeprint"));
			done(undrawn());
		});
	})`); undrawn != "0" {
		t.Errorf("boards that print as empty boxes: %s", undrawn)
	}
	tab.Wait("[...document.querySelectorAll('yanyi-board')].every((b) => b.shadowRoot.querySelector('a').href)", soon)
	tab.WantNoComplaints()
}

// The script is loaded twice, boards are added and removed, and attributes and properties
// change.
func TestBoardsInAPageThatChanges(t *testing.T) {
	t.Parallel()
	script := `<script src="https://YOUR.HOST/yanyi/yanyi.js"></script>`
	tab := around(t, filepath.Join("..", "dist"), `<script>const before = Object.keys(globalThis).join();</script>`+script+script+
		`<script>const added = Object.keys(globalThis).filter((name) => !before.split(",").includes(name));`+hears+`</script><main></main>`, browsertest.Options{Language: "en", Reduced: true})
	tab.Wait("customElements.get('yanyi-board')", soon)
	if added := tab.Text("added.join()"); added != "" {
		t.Errorf("the page has %s besides", added)
	}
	tab.Text(`(() => {
		const b = document.createElement("yanyi-board");
		b.game = "xiangqi"; b.seats = "human,human"; b.load = "click";
		document.querySelector("main").append(b);
	})()`)
	tab.Wait(drawn, soon)
	small := tab.Text(drawn + ".querySelectorAll('use').length")
	tab.Text(board + `.setAttribute("position", "4k4/9/9/9/9/9/9/9/9/4K4 w")`)
	tab.Wait(drawn+" && "+drawn+".querySelectorAll('use').length < "+small, soon)
	tab.Text(board + ".setAttribute('game', 'anqi'), " + board + ".removeAttribute('position')")
	tab.Wait(board+".shadowRoot.querySelector('button').ariaLabel.startsWith('War in Luoyang')", soon)
	tab.Text(board + ".game = 'xiangqi'")
	tab.Wait(board+".shadowRoot.querySelector('button').ariaLabel.startsWith('Xiangqi')", soon)

	tab.Text(board + ".shadowRoot.querySelector('button').focus()")
	tab.Key("\r")
	tab.Wait(running, 2*time.Minute)
	tab.Text("window.frame = " + board + ".frame")
	tab.Wait(board+".frame.offsetHeight > "+board+".frame.offsetWidth", soon) // ten ranks of nine files, and the bar
	tab.Text(board + ".record = '[Variant \"xiangqi\"] 1. h3e3 h10g8 *'")
	tab.Wait("said.some((m) => m.type === 'ready' && m.plies === 2)", soon)
	tab.Text(board + ".ply = 1")
	tab.Wait("said.some((m) => m.type === 'shown' && m.ply === 1)", soon)
	if tab.Text("frame === "+board+".frame") != "true" {
		t.Error("the frame began anew")
	}
	tab.Text(board + ".pieces = 'letters'")
	tab.Wait("frame !== "+board+".frame && "+running, 2*time.Minute)
	tab.Text("(b => (b.remove(), document.body.append(b)))(" + board + ")") // as frameworks do
	tab.Wait(drawn+" && !"+board+".frame", soon)
	tab.Text("postMessage({ src: 'yanyi', v: 1, type: 'turn', data: {} }, '*')")
	tab.Frames(10)
	if n := tab.Text("said.filter((m) => m.type === 'turn').length"); n != "0" {
		t.Error("a stranger is heard")
	}
	tab.WantNoComplaints()
}

// The page of a variant opens it and has its title, without a network too.
func TestThePageOfAGame(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.FileServer(http.Dir(filepath.Join("..", "dist"))))
	defer server.Close()
	tab := browsertest.Guest(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	tab.Goto(server.URL + "/g/xiangqi/en/?e2e=1")
	tab.Wait("globalThis.yanyiProbe && document.getElementById('poster').hidden", 2*time.Minute)
	if where := tab.Text("location.pathname + location.search"); where != "/g/xiangqi/en/?e2e=1&game=xiangqi&lang=en" {
		t.Errorf("it is at %s", where)
	}
	tab.Wait("JSON.parse(yanyiProbe()).Controls.begin", soon) // the set-up page
	tab.Goto(server.URL + "/g/xiangqi/?seats=human,human&position=start&e2e=1")
	tab.Wait("document.title === '象棋 · 演弈'", 2*time.Minute)
	tab.WantNoComplaints()
}
