//go:build e2e

package setup_test

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"yanyi/wasm/browsertest"
)

// dist is where make dist leaves the page.
const dist = "../../../dist"

// page is the set-up of a game in a browser.
type page struct{ tab *browsertest.Tab }

func open(t *testing.T, query string, o browsertest.Options) page {
	t.Helper()
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	server := httptest.NewServer(browsertest.Careful(dist))
	t.Cleanup(server.Close)
	p := page{browsertest.Open(t, o)}
	p.tab.Goto(server.URL + "/?e2e=1&lang=zh-Hans&" + query)
	p.tab.Wait("typeof yanyiProbe === 'function' && 'begin' in JSON.parse(yanyiProbe()).Controls", 2*time.Minute)
	return p
}

// press holds the middle of a control for some frames and waits until a script reports the
// effect.
func (p page) press(t *testing.T, id, worked string) {
	t.Helper()
	var o struct{ Controls map[string][4]float64 }
	if err := json.Unmarshal([]byte(browsertest.Eval[string](p.tab, "yanyiProbe()")), &o); err != nil {
		t.Fatal(err)
	}
	r, ok := o.Controls[id]
	if !ok {
		t.Fatalf("no control %q", id)
	}
	x, y := r[0]+r[2]/2, r[1]+r[3]/2
	p.tab.Drag(x, y, x, y)
	p.tab.Wait(worked, 20*time.Second)
}

// has is a script that reports whether the page has a control.
func has(id string) string { return "'" + id + "' in JSON.parse(yanyiProbe()).Controls" }

// A name typed on the set-up page is in the game's record, also under a policy that forbids
// eval.
func TestNameIsWritten(t *testing.T) {
	p := open(t, "game=yanyi", browsertest.Options{})
	p.press(t, "seat.0.who.human", has("name.0"))
	p.press(t, "seat.1.who.human", has("name.1"))
	p.press(t, "name.2", "document.activeElement.id === 'field'")
	for _, key := range []string{"L", "i", "x", kb.Backspace, "u"} {
		p.tab.Key(key)
	}
	p.tab.Compose("xuand")
	p.tab.InsertText("玄德")
	p.tab.Key(kb.Enter)
	p.tab.Wait("document.activeElement.localName === 'canvas'", 20*time.Second)
	p.press(t, "begin", "JSON.parse(yanyiProbe()).Page === 'play'")
	squares := browsertest.Eval[string](p.tab, "JSON.stringify(JSON.parse(yanyiProbe()).Squares)")
	var at map[string][2]float64
	if err := json.Unmarshal([]byte(squares), &at); err != nil {
		t.Fatal(err)
	}
	p.tab.Click(at["n9"][0], at["n9"][1])
	p.tab.Wait("JSON.parse(yanyiProbe()).Selected === 'n9'", time.Minute)
	p.tab.Click(at["m9"][0], at["m9"][1])
	p.tab.Wait("(localStorage['yanyi.game'] || '').includes('n9m9')", 20*time.Second)
	record := browsertest.Eval[string](p.tab, "localStorage['yanyi.game']")
	if !strings.Contains(record, `[Shu "Liu玄德"]`) {
		t.Errorf("the record is\n%s", record)
	}
	p.tab.WantNoComplaints()
}
