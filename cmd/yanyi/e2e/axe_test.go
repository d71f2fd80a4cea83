//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"testing"
	"time"

	"yanyi/scenes/platform"
	"yanyi/wasm/browsertest"
)

// axe is the path of axe-core, the accessibility checker that .ci/axe fetches.
const axe = "../../../bin/axe.js"

// judged walks through the pages by the keys of their elements and runs axe-core on each.
type judged struct {
	*testing.T
	tab  *browsertest.Tab
	host string
}

// there waits for an element; "" is a page that has only text.
func (j *judged) there(key string) {
	j.Helper()
	if key == "" {
		j.tab.Wait("document.querySelectorAll('[data-key]').length > 9 && !document.querySelector('[role=checkbox]')", 2*time.Minute)
		return
	}
	j.tab.Wait(element(key), 2*time.Minute)
}

func element(key string) string { return fmt.Sprintf(`document.querySelector('[data-key=%q]')`, key) }

// press presses an element, then waits for another one.
func (j *judged) press(key, then string) {
	j.Helper()
	j.there(key)
	browsertest.Eval[bool](j.tab, "("+element(key)+".click(), true)")
	j.there(then)
}

// clean fails if axe-core finds a serious or critical violation on the current page.
func (j *judged) clean(page string) {
	j.Helper()
	found := browsertest.Eval[[]string](j.tab, `axe.run({ resultTypes: ["violations"] }).then((r) => r.violations
		.filter((v) => ["serious", "critical"].includes(v.impact))
		.map((v) => v.id + ": " + v.help + ": " + v.nodes.slice(0, 3).map((n) => n.html).join(" ")))`)
	for _, f := range found {
		j.Errorf("%s: %s", page, f)
	}
}

// write writes a line into a field of the page.
func (j *judged) write(key, line string) {
	j.Helper()
	j.press(key, key)
	j.tab.Wait("['input', 'textarea'].includes(document.activeElement?.localName)", patience)
	j.tab.InsertText(line)
	j.tab.Key("\r")
}

// checker is the source of axe-core.
func checker(t *testing.T) string {
	t.Helper()
	source, err := os.ReadFile(axe)
	if err != nil {
		t.Fatalf("%v: .ci/axe fetches it", err)
	}
	return string(source)
}

// axe-core reports nothing serious or critical on any page.
func TestAxeFindsNothingSerious(t *testing.T) {
	t.Parallel()
	o := browsertest.Options{Language: "en-US", Reduced: true, Before: checker(t)}
	j := &judged{t, browsertest.Guest(t, o), "http://" + newRoomsServer(t).host}
	record := platform.Pack("[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 *")
	for _, s := range []struct{ page, address, press, there string }{
		{"home", "/?lang=en", "", "settings"},
		{"settings", "", "settings", "export"},
		{"keys", "", "keys", ""},
		{"", "", "back", "export"},
		{"", "", "back", "library"},
		{"library", "", "library", "import"},
		{"", "", "back", "progress"},
		{"progress", "", "progress", "advice"},
		{"", "", "back", "puzzle"},
		{"puzzle", "", "puzzle", "solve"},
		{"", "", "choose", "coordinates"},
		{"endgames", "", "endgames", "game.qiji"},
		{"", "", "back", "coordinates"},
		{"choice of puzzles", "", "coordinates", "mode.name"},
		{"coordinates", "", "begin", "end"},
		{"drill", "", "back", "begin"},
		{"", "", "back", "solve"},
		{"", "", "back", "learn"},
		{"lesson", "", "learn", "skip"},
		{"", "", "back", "xiangqi"},
		{"set-up", "", "xiangqi", "begin"},
		{"rules", "", "rules", "find"},
		{"", "", "back", "editor"},
		{"editor", "", "editor", "tool.erase"},
		{"", "", "back", "seat.1.who.human"},
		{"", "", "seat.1.who.human", "name.1"},
		{"play", "", "begin", "board/line"},
		{"resigning", "", "resign", "resign.yes"},
		{"result", "", "resign.yes", "rematch"},
		{"sheet", "", "share", "kind.film"},
		{"study", "/?lang=en&mode=study#r=" + record, "", "tree"},
		{"tiles", "/?lang=en&game=qice&seats=human,human", "hold", "done"},
		{"embed", "/embed/?lang=en&game=yanyi&seats=human,human,human", "", "board/line"},
		{"", "/?lang=en&game=xiangqi", "seat.1.who.invite", "name.0"},
	} {
		if s.address != "" {
			j.tab.Goto(j.host + s.address)
		}
		if s.press != "" {
			j.press(s.press, s.there)
		} else {
			j.there(s.there)
		}
		if s.page != "" {
			j.clean(s.page)
		}
	}
	j.write("name.0", "Ann")
	j.press("begin", "back")
	j.tab.Wait("/[?&]room=/.test(location.search) && !"+element("begin"), patience)
	j.clean("room")
	j.tab.WantNoComplaints()
}
