//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/wasm/browsertest"
)

// reader drives the page by roles and names alone, as screen readers do.
type reader struct {
	t   *testing.T
	tab *browsertest.Tab
}

// one is a JavaScript expression for the element of a role whose name begins with the given
// text.
func one(role, name string) string {
	return fmt.Sprintf(`[...document.querySelectorAll('main.mirror [role=%s]')].find((e) => (e.getAttribute('aria-label') || e.textContent).startsWith(%q))`, role, name)
}

func (r reader) finds(role, name string) {
	r.t.Helper()
	r.tab.Wait("Boolean("+one(role, name)+")", 20*time.Second)
}

// press activates an element as a screen reader does.
func (r reader) press(role, name string) {
	r.t.Helper()
	r.finds(role, name)
	browsertest.Eval[bool](r.tab, "("+one(role, name)+".click(), true)")
}

// hears waits for a line in a live region.
func (r reader) hears(live, line string) {
	r.t.Helper()
	r.tab.Wait(fmt.Sprintf(`document.querySelector('[aria-live=%s]').textContent.includes(%q)`, live, line), 20*time.Second)
}

// write writes a line into the field beside the board.
func (r reader) write(line string) {
	r.t.Helper()
	browsertest.Eval[bool](r.tab, fmt.Sprintf(`(() => {
		const e = document.querySelector('main.mirror input');
		e.focus();
		e.value = %q;
		return !e.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })) || true;
	})()`, line))
}

// A whole game of Chinese chess is played from the first page on through the elements over the
// canvas: by roles and names, typed moves and keys, without using places.
func TestAGameIsPlayedWithoutSeeingIt(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "en-US", Reduced: true})
	b.open(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	r := reader{t, b.tab}
	r.finds("grid", "Board, ")
	r.press("gridcell", "Red cannon on h3, 12 moves")
	r.press("gridcell", "e3, empty, can be reached")
	r.hears("polite", "Red moves the cannon from h3 to e3. Black to move.")
	for _, turn := range [][2]string{
		{"a10-a9", "Black moves the chariot from a10 to a9."}, {"Ce3xe7", "Red moves the cannon from e3 to e7 and takes the "},
		{"a9a10", "from a9 to a10"}, {"cb3-b5", "from b3 to b5"}, {"R1+1", "from a10 to a9"},
	} {
		r.write(turn[0])
		r.hears("polite", turn[1])
	}
	r.write("p cannon")
	r.hears("polite", "Red: cannon b5, cannon e7; Black: cannon b8")
	r.write("b5-e5")
	r.hears("assertive", "Red moves the cannon from b5 to e5")
	r.hears("assertive", "Red wins")
	b.tab.WantNoComplaints()
}

// The page's focus is the game's focus, and keys continue from it.
func TestKeysWorkWhereTheFocusIs(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "en-US", Reduced: true})
	b.open(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	r := reader{t, b.tab}
	r.finds("grid", "Board, ")
	focus := func(want string) {
		t.Helper()
		b.tab.Wait(fmt.Sprintf(`document.activeElement.getAttribute('aria-label')?.startsWith(%q)`, want), 20*time.Second)
	}
	browsertest.Eval[bool](b.tab, "("+one("gridcell", "Red cannon on h3")+".focus(), true)")
	b.tab.Wait(`JSON.parse(yanyiProbe()).Selected === ''`, 5*time.Second)
	b.tab.Key("\u0304") // arrow up
	focus("h4")
	b.tab.Key("\u0301")
	focus("Red cannon on h3")
	b.tab.Key("\r")
	b.tab.Wait(`JSON.parse(yanyiProbe()).Selected === 'h3'`, 5*time.Second)
	b.tab.Key("\t")
	b.tab.Wait(`document.activeElement.closest('main.mirror') && document.activeElement.getAttribute('role') !== 'gridcell'`, 20*time.Second)
	b.tab.WantNoComplaints()
}

// A puzzle is tried and solved through the mirror alone, which announces what was played and
// what comes next.
func TestAPuzzleIsSolvedWithoutSeeingIt(t *testing.T) {
	t.Parallel()
	of, right, wrong := somePuzzle(t)
	v, _ := catalog.Find("xiangqi")
	b := newBrowser(t, browsertest.Options{Language: "en-US", Reduced: true})
	b.open(t, map[string]string{"puzzle": of.ID, "game": "xiangqi"})
	r := reader{t, b.tab}
	r.finds("grid", "")
	r.write(v.Info().FormatTurn(wrong))
	r.press("button", "Try again")
	told := func(turn game.Turn) string {
		return v.Info().Board.Name(turn.From()) + " to " + v.Info().Board.Name(turn.To())
	}
	r.write(v.Info().FormatTurn(right[0]))
	r.hears("polite", told(right[0]))
	r.hears("polite", told(right[1])) // a move before this would come too early
	r.write(v.Info().FormatTurn(right[2]))
	r.hears("polite", told(right[2]))
	r.press("button", "Next puzzle")
	b.tab.WantNoComplaints()
}

// Tab leads into a frame, through its controls and out again; Shift+Tab leads back.
func TestTabLeavesAFrame(t *testing.T) {
	t.Parallel()
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(dist)))
	mux.HandleFunc("/around", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<!DOCTYPE html><title>around</title><link rel="icon" href="data:,"><button id="before">before</button>
			<iframe title="game" src="/embed/?game=xiangqi&seats=human,human&lang=en" width="480" height="520"></iframe><button id="after">after</button>`)
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	tab := browsertest.Guest(t, browsertest.Options{Language: "en-US", Reduced: true})
	tab.Goto(server.URL + "/around")
	tab.Wait(`frames[0]?.document.querySelector('main.mirror [role=grid]')`, 2*time.Minute)
	const where = `(document.activeElement.localName === 'iframe' ? 'in ' + (frames[0].document.activeElement.closest('[data-key]')?.dataset.key || frames[0].document.activeElement.localName) : document.activeElement.id)`
	come := map[string]bool{}
	leads := func(from, to string, press func()) {
		t.Helper()
		tab.Text(fmt.Sprintf("document.getElementById(%q).focus()", from))
		for at := from; at != to; {
			if press(); len(come) > 80 {
				t.Fatalf("no way from %s to %s: %v", from, to, come)
			}
			tab.Wait(fmt.Sprintf("%s !== %q", where, at), 20*time.Second)
			at = tab.Settled(where, 8)
			come[at] = true
		}
	}
	leads("before", "after", func() { tab.Key("\t") })
	if !come["in board"] || !come["in drawer"] {
		t.Errorf("it leads past the controls: %v", come)
	}
	come = map[string]bool{}
	leads("after", "before", tab.BackTab)
	tab.WantNoComplaints()
}
