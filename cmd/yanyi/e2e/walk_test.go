//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/wasm/browsertest"
)

// wander presses elements of the page at random, as screen readers and keyboards do, types
// beside the board, and returns a line for each step. Equal seeds give equal walks as far as the
// page is equal.
const wander = `(async (seed, steps) => {
	const random = (n) => {
		seed = seed + 0x6D2B79F5 | 0;
		let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
		t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
		return ((t ^ t >>> 14) >>> 0) % n;
	};
	const any = (list) => list[random(list.length)];
	const rest = () => new Promise((done) => setTimeout(done, 40));
	const called = (e) => (e.getAttribute("role") || e.localName) + " " + (e.getAttribute("aria-label") || e.textContent).slice(0, 60);
	const keys = ["Tab", "Enter", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", "Delete", "?"];
	const lines = ["p", "l", "o", "c", "h", "n", "b", "e", "?", "s e", "zz", "a1a1", "h2e2", "e5"];
	const did = [];
	for (let i = 0; i < steps; i++) {
		const of = (roles) => roles.flatMap((r) => [...document.querySelectorAll("main.mirror [role=" + r + "]:not([aria-disabled=true])")]);
		const buttons = of(["button", "checkbox", "radio", "switch", "tab", "link"]), cells = of(["gridcell"]);
		const movable = cells.filter((e) => /move|reach|taken/.test(e.getAttribute("aria-label") || ""));
		const line = document.querySelector("main.mirror input"), kind = random(10);
		if (kind < 5 && buttons.length) {
			const e = any(buttons);
			did.push(called(e));
			e.click();
		} else if (kind < 7 && cells.length) {
			const e = any(movable.length && random(4) ? movable : cells);
			did.push(called(e));
			e.click();
		} else if (kind < 8 && line) {
			line.focus();
			line.value = any(lines);
			did.push("line " + line.value);
			line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
		} else {
			const key = any(keys);
			did.push("key " + key);
			const to = document.querySelector("body > canvas");
			to.focus();
			for (const type of ["keydown", "keyup"]) to.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true }));
		}
		await rest();
	}
	return JSON.stringify(did);
})`

// Random walks through the built page raise no error, starting from a table of every game and
// from other pages.
func TestWalksInTheBrowser(t *testing.T) {
	t.Parallel()
	var begin []map[string]string
	for i, v := range catalog.All() {
		id, n := v.Info().ID, len(v.Info().Seats)
		seats := "human" + strings.Repeat(",ai:1", n-1)
		if i%2 == 0 {
			seats = strings.TrimSuffix(strings.Repeat("human,", n), ",")
		}
		begin = append(begin, map[string]string{"game": id, "seats": seats})
	}
	begin = append(begin, map[string]string{}, map[string]string{"lesson": "yanyi-1"}, map[string]string{"puzzle": "today"},
		map[string]string{"game": "xiangqi", "position": "start", "mode": "study"}, map[string]string{"game": "yanyi"})
	batches := 3
	if gametest.Soak() {
		batches = 2 * len(begin)
	}
	b := newBrowser(t, browsertest.Options{Language: "en-US", Reduced: true})
	steps := 0
	for n := range batches {
		at := begin[(n*7)%len(begin)]
		at["lang"] = "en"
		b.open(t, at)
		b.tab.Wait("document.querySelectorAll('main.mirror [role]').length > 0", 2*time.Minute)
		var did []string
		if err := json.Unmarshal([]byte(b.tab.Text(fmt.Sprintf("%s(%d, 20)", wander, n+1))), &did); err != nil {
			t.Fatal(err)
		}
		steps += len(did)
		t.Logf("batch %d from %v", n, at)
		browsertest.Eval[bool](b.tab, "(localStorage.clear(), true)") // a setting may have removed the elements
		if o := b.look(t); o.Scale == 0 {
			t.Errorf("the page is gone after %q from %v", did, at)
		}
		if bad := b.tab.Complaints(); len(bad) > 0 {
			t.Fatalf("batch %d from %v complains of %q after\n%s", n, at, bad, strings.Join(did, "\n"))
		}
	}
	t.Logf("%d steps in %d batches", steps, batches)
}
