//go:build e2e

package e2e

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// dist is where make dist leaves the page.
const dist = "../../../dist"

// browser is the page in Chromium.
type browser struct {
	tab    *browsertest.Tab
	server *httptest.Server
	scale  float64
}

// newBrowser serves the built page and opens it for a visitor in the browser that the
// tests share.
func newBrowser(t testing.TB, o browsertest.Options) *browser {
	t.Helper()
	return served(t, browsertest.Guest(t, o), o)
}

// served serves the built page to a tab.
func served(t testing.TB, tab *browsertest.Tab, o browsertest.Options) *browser {
	t.Helper()
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dist)))
	t.Cleanup(server.Close)
	scale := o.Scale
	if scale == 0 {
		scale = 1
	}
	return &browser{tab: tab, server: server, scale: scale}
}

func (b *browser) open(t testing.TB, params map[string]string) {
	t.Helper()
	query := url.Values{"e2e": {"1"}}
	for k, v := range params {
		query.Set(k, v)
	}
	b.tab.Goto(b.server.URL + "/?" + query.Encode())
	b.ready(t)
}

func (b *browser) reload(t testing.TB) {
	t.Helper()
	b.tab.Goto(b.server.URL + "/?e2e=1&lang=zh-Hans")
	b.ready(t)
}

func (b *browser) ready(t testing.TB) {
	t.Helper()
	b.tab.Wait("typeof yanyiProbe === 'function' && JSON.parse(yanyiProbe()).Scale > 0", 2*time.Minute)
}

func (b *browser) look(t testing.TB) play.Probe {
	t.Helper()
	var o play.Probe
	if err := json.Unmarshal([]byte(browsertest.Eval[string](b.tab, "yanyiProbe()")), &o); err != nil {
		t.Fatal(err)
	}
	return o
}

func (b *browser) click(_ testing.TB, x, y float64) { b.tab.Click(x/b.scale, y/b.scale) }

func (b *browser) drag(_ testing.TB, fromX, fromY, toX, toY float64) {
	b.tab.Drag(fromX/b.scale, fromY/b.scale, toX/b.scale, toY/b.scale)
}

func (b *browser) escape(testing.TB) { b.tab.Key(kb.Escape) }

func (b *browser) undoKey(t testing.TB) { b.tab.Undo() }

func TestAGameInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	playThrough(&player{t, b})
	b.tab.WantNoComplaints()
}
