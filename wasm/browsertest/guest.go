//go:build e2e

package browsertest

import (
	"context"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// shared is the browser shared by all guests of a test program.
var shared struct {
	lock  sync.Mutex
	ctx   context.Context // nil before the first guest
	agent string
	end   []context.CancelFunc
}

// Guest opens an empty page of a visitor of its own, with storage and cookies of its own,
// in a browser that all guests share: tests with guests may run beside each other. The
// page is closed when the test ends. The program's TestMain calls [Quit].
func Guest(t testing.TB, o Options) *Tab {
	t.Helper()
	o.defaults()
	ctx, agent := enter(t)
	own, cancel := chromedp.NewContext(ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	tab := attach(t, own, o, cancel)
	call(tab, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: agent, AcceptLanguage: o.Language})
	call(tab, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	return tab
}

// enter starts the shared browser if it is not running, and returns its version.
func enter(t testing.TB) (context.Context, string) {
	t.Helper()
	shared.lock.Lock()
	defer shared.lock.Unlock()
	if shared.ctx != nil {
		return shared.ctx, shared.agent
	}
	var o Options
	o.defaults()
	// Without a graphics card the pages are put together faster by the browser itself.
	ctx, cancel := start(t, o, chromedp.Flag("disable-gpu-compositing", true))
	shared.end = append(shared.end, cancel)
	version, err := chromedp.Call(ctx, browser.GetVersion, cdp.Empty{})
	if err != nil {
		t.Fatal(err)
	}
	shared.ctx, shared.agent = ctx, version.UserAgent
	return ctx, shared.agent
}

// Quit closes the browser of the guests, if there were any.
func Quit() {
	for _, end := range shared.end {
		end()
	}
}
