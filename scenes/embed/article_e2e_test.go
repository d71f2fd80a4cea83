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

	"yanyi/scenes/platform"
	"yanyi/wasm/browsertest"
)

// articleText is an article with a game in its middle.
const articleText = `<!DOCTYPE html><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><body style="margin:0">
<p style="height:160px">So it began.</p>
<iframe src="%s" width="480" height="520" style="border:0;display:block" %s></iframe>
<p style="height:3000px">And so on.</p>
<script>var ready = false; addEventListener("message", (e) => ready ||= e.data.type === "ready")</script>`

// frameTop is the frame's top edge in an article that is not scrolled.
const frameTop = 16 + 160 + 16

// article is an open article.
type article struct {
	*testing.T
	tab *browsertest.Tab
}

// read opens an article with a game. A sandboxed game comes from another site under a strict
// policy; otherwise it comes from the article's site and can be probed.
func read(t *testing.T, address string, sandboxed bool, o browsertest.Options) article {
	t.Helper()
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	var host string
	mux := http.NewServeMux()
	mux.Handle("/yanyi/", http.StripPrefix("/yanyi", browsertest.Careful(dist)))
	mux.HandleFunc("/article", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		from, rights := "", ""
		if sandboxed {
			from, rights = strings.Replace(host, "127.0.0.1", "localhost", 1), `sandbox="allow-scripts"`
			address += "&api=1&origin=" + host // only its messages show when it is ready
		}
		fmt.Fprintf(w, articleText, from+"/yanyi/embed/"+address, rights)
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	host = server.URL
	a := article{t, browsertest.Guest(t, o)}
	a.tab.Goto(host + "/article")
	if sandboxed {
		a.tab.Wait("ready", 2*time.Minute)
	} else {
		a.tab.Wait("frames[0].document.getElementById('poster')?.hidden", 2*time.Minute)
	}
	return a
}

var (
	aPhone  = browsertest.Options{Width: 480, Height: 844, Touch: true, Language: "zh-CN", Reduced: true}
	aScreen = browsertest.Options{Width: 1000, Height: 800, Language: "zh-CN", Reduced: true}
)

// probe evaluates an expression in the game.
func (a article) probe(what string) string { return "JSON.parse(frames[0].yanyiProbe())." + what }

// square is a square's place in the window.
func (a article) square(name string) (x, y float64) {
	a.Helper()
	at := browsertest.Eval[[]float64](a.tab, a.probe("Squares['"+name+"']"))
	return at[0], at[1] + frameTop - a.scrolled()
}

// control is the middle of a control in the window.
func (a article) control(id string) (x, y float64) {
	a.Helper()
	at := browsertest.Eval[[]float64](a.tab, a.probe("Controls['"+id+"']"))
	return at[0] + at[2]/2, at[1] + at[3]/2 + frameTop - a.scrolled()
}

func (a article) scrolled() float64 { return browsertest.Eval[float64](a.tab, "scrollY") }

// wantScrolled performs an action and checks whether it scrolls the article.
func (a article) wantScrolled(what string, want bool, do func()) {
	a.Helper()
	before := a.scrolled()
	do()
	if want {
		a.tab.Wait(fmt.Sprintf("scrollY > %g", before+40), 20*time.Second)
	} else if a.rests(); a.scrolled() != before {
		a.Errorf("%s: the article was scrolled by %g", what, a.scrolled()-before)
	}
	a.toTheTop()
}

// rests waits until the article has stopped scrolling.
func (a article) rests() {
	a.Helper()
	a.tab.Settled("scrollY", 30)
}

// toTheTop scrolls the article to its start and waits until inertia has ended.
func (a article) toTheTop() {
	a.Helper()
	a.rests()
	a.tab.Text("scrollTo(0, 0)")
	a.tab.Wait("scrollY === 0", 20*time.Second)
}

// scrolledAtLast repeats an action until it scrolls the article.
func (a article) scrolledAtLast(what string, do func()) {
	a.Helper()
	for begun := time.Now(); a.scrolled() <= 40; a.rests() {
		if do(); browsertest.Late(begun, time.Minute) {
			a.Fatalf("%s: the article is not scrolled", what)
		}
	}
	a.toTheTop()
}

const aRecordOfTwo = "[Variant \"xiangqi\"]\n\n1. b3e3 b10c8 *\n"

// A replay captures nothing: wheel and finger scroll the article, and a tap is a tap.
func TestAReplayDoesNotTrapTheReader(t *testing.T) {
	t.Parallel()
	address := "?mode=replay&e2e=1#r=" + platform.Pack(aRecordOfTwo)
	a := read(t, address, false, aPhone)
	for _, square := range []string{"b3", "e5", "e1"} {
		x, y := a.square(square)
		a.wantScrolled("a finger at "+square, true, func() { a.tab.Swipe(x, y, x, y-160) })
	}
	a.wantZoom()
	ply := browsertest.Eval[int](a.tab, a.probe("Ply"))
	x, y := a.control("next")
	a.tab.Tap(x, y)
	a.tab.Wait(a.probe("Ply")+fmt.Sprint(" === ", ply+1), 20*time.Second)
	a.tab.WantNoComplaints()
	a.tab.Close()

	a = read(t, address, false, aScreen)
	x, y = a.square("e5")
	a.wantScrolled("the wheel", true, func() { a.tab.Wheel(x, y, 200) })
	a.tab.WantNoComplaints()
}

// wantZoom enlarges the board by a double tap, after which touches on it belong to the frame,
// and shows it whole again; a pinch over a whole board zooms the article.
func (a article) wantZoom() {
	a.Helper()
	const soon = 20 * time.Second
	x, y := a.square("e5")
	whole := browsertest.Eval[float64](a.tab, a.probe("Squares.e6[1]"))
	drawn := a.probe("Controls['board.whole']")
	a.tab.Tap(x, y)
	a.tab.Tap(x, y)
	a.tab.Wait(drawn, soon)
	a.wantScrolled("a finger that moves what is seen", false, func() { a.tab.Swipe(x, y, x, y-100) })
	a.tab.Spread(x, y, 60, 90)
	a.rests()
	if zoomed := browsertest.Eval[float64](a.tab, "visualViewport.scale"); zoomed != 1 {
		a.Errorf("two fingers over a board that is drawn apart zoom the article %g times", zoomed)
	}
	a.tab.Tap(a.control("board.whole"))
	a.tab.Wait(fmt.Sprintf("!%s && %s === %g", drawn, a.probe("Squares.e6[1]"), whole), soon)
	a.tab.Spread(x, y, 60, 200)
	a.tab.Wait("visualViewport.scale > 1.5", soon)
	a.tab.Spread(x, y, 200, 40)
	a.tab.Spread(x, y, 200, 40)
	a.tab.Wait("visualViewport.scale === 1", soon)
	a.toTheTop()
}

// A game captures only drags of pieces that the player to move may drag; other gestures scroll
// the article.
func TestAGameDoesNotTrapTheReader(t *testing.T) {
	t.Parallel()
	a := read(t, "?game=xiangqi&seats=human,human&e2e=1", false, aPhone)
	for _, square := range []string{"e5", "d4", "b8"} {
		x, y := a.square(square)
		a.wantScrolled("a finger at "+square, true, func() { a.tab.Swipe(x, y, x+4, y-120) })
	}
	fromX, fromY := a.square("b3")
	toX, toY := a.square("b5")
	a.wantScrolled("a finger at one's own piece", false, func() { a.tab.Swipe(fromX, fromY, toX, toY) })
	a.tab.Wait(a.probe("Plies")+" === 1 && !"+a.probe("Moving"), 20*time.Second)
	x, y := a.square("b5")
	a.wantScrolled("a finger at a piece that is not to move", true, func() { a.tab.Swipe(x, y, x, y-120) })
	x, y = a.square("b10")
	a.tab.TakeFinger(x, y)
	a.tab.Frames(30)
	if selected := a.tab.Text(a.probe("Selected")); selected != "" {
		t.Errorf("a finger that was taken away has picked %s", selected)
	}
	a.tab.Tap(x, y)
	a.tab.Wait(a.probe("Selected")+" === 'b10'", 20*time.Second)
	x, y = a.square("c8")
	a.tab.Tap(x, y)
	a.tab.Wait(a.probe("Plies")+" === 2", 20*time.Second)
	a.tab.WantNoComplaints()
}

// A tap on a frame that is partly out of view gives it the keyboard focus and scrolls nothing.
func TestATapDoesNotMoveTheArticle(t *testing.T) {
	t.Parallel()
	o := aPhone
	o.Height = 480
	a := read(t, "?game=xiangqi&seats=human,human&e2e=1", false, o)
	x, y := a.square("e7")
	a.wantScrolled("a tap", false, func() { a.tab.Tap(x, y) })
	a.tab.Text("scrollTo(0, 300)")
	x, y = a.square("b3")
	a.wantScrolled("a tap on a piece", false, func() {
		a.tab.Tap(x, y)
		a.tab.Wait(a.probe("Selected")+" === 'b3'", 20*time.Second)
	})
	a.tab.WantNoComplaints()
}

// A page of the game scrolls to its end, then the article scrolls.
func TestAListScrollsBeforeTheArticle(t *testing.T) {
	t.Parallel()
	a := read(t, "?e2e=1", false, aScreen)
	a.wantScrolled("the wheel over a page that scrolls", false, func() { a.tab.Wheel(240, frameTop+260, 120) })
	a.wantScrolled("the wheel at its beginning", false, func() { a.tab.Wheel(240, frameTop+260, -120) })
	a.tab.Wheel(240, frameTop+260, 5000)
	a.scrolledAtLast("the wheel at its end", func() { a.tab.Wheel(240, frameTop+260, 120) })
	a.tab.Close()

	a = read(t, "?e2e=1", false, aPhone)
	swipe := func() { a.tab.Swipe(240, frameTop+400, 240, frameTop+200) }
	a.wantScrolled("a finger on a page that scrolls", false, swipe)
	a.scrolledAtLast("a finger at its end", swipe)
	a.tab.WantNoComplaints()
}

// The same holds for a sandboxed frame of another site under a strict policy.
func TestASandboxedGameDoesNotTrapTheReader(t *testing.T) {
	t.Parallel()
	a := read(t, "?game=xiangqi&seats=human,human", true, aPhone)
	x, y := 240.0, frameTop+230.0
	a.wantScrolled("a finger on the river", true, func() { a.tab.Swipe(x, y, x, y-120) })
	a.tab.Close()
	a = read(t, "?game=xiangqi&seats=human,human", true, aScreen)
	a.wantScrolled("the wheel", true, func() { a.tab.Wheel(x, y, 200) })
	a.tab.WantNoComplaints()
}
