//go:build e2e

// Package browsertest drives a real browser from a test: it starts Debian's Chromium without a
// screen, collects the page's complaints, clicks, and waits for conditions of scripts.
package browsertest

import (
	"context"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// Tab is one open page.
type Tab struct {
	t     testing.TB
	ctx   context.Context
	close context.CancelFunc

	painted bool

	lock       sync.Mutex
	complaints []string
}

// Options of a Tab. The zero value is a desktop window of 1280 × 800.
type Options struct {
	Width, Height int64   // in CSS pixels
	Scale         float64 // device pixels per CSS pixel
	Touch         bool    // a finger instead of a mouse
	Dark          bool    // the reader's system is set to dark
	Reduced       bool    // the reader's system asks for less motion
	Language      string  // as in navigator.language; en-US if empty
	Before        string  // a script to run before any of the page's own
	NoScript      bool    // JavaScript is off
	Slower        float64 // how many times slower the page's processor is made; 0 for not at all
	Painted       bool    // the game's pictures are painted, which without a graphics card takes most of a test's time
}

func (o *Options) defaults() {
	if o.Width == 0 || o.Height == 0 {
		o.Width, o.Height = 1280, 800
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	if o.Language == "" {
		o.Language = "en-US"
	}
}

// timeout is for a whole test: a busy machine that draws without a graphics card is slow. Each
// wait of a test has a limit of its own (Late).
const timeout = 80 * time.Minute

// Open starts a browser with one empty page, closed when the test ends.
func Open(t testing.TB, o Options) *Tab {
	t.Helper()
	o.defaults()
	ctx, cancel := start(t, o)
	t.Cleanup(cancel)
	return attach(t, ctx, o, cancel)
}

// start starts a browser that speaks a language, with further flags; cancel ends it.
func start(t testing.TB, o Options, further ...chromedp.ExecAllocatorOption) (ctx context.Context, cancel context.CancelFunc) {
	t.Helper()
	flags := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(executable(t)),
		chromedp.NoSandbox,
		// WebGL drawn by the processor.
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("lang", o.Language),
		chromedp.Flag("accept-lang", o.Language),
		chromedp.Flag("autoplay-policy", "no-user-gesture-required"),
	)
	flags = append(flags, further...)
	allocator, cancelAllocator := chromedp.NewExecAllocator(context.Background(), flags...)
	ctx, cancelBrowser := chromedp.NewContext(allocator)
	return ctx, func() { cancelBrowser(); cancelAllocator() }
}

// attach hears a page and makes it as the options say. end closes it.
func attach(t testing.TB, ctx context.Context, o Options, end context.CancelFunc) *Tab {
	t.Helper()
	tab := &Tab{t: t, ctx: ctx, close: end}
	if err := chromedp.Listen(ctx, tab.hear); err != nil { // starts the browser, or the page
		t.Fatal(err)
	}
	limited, cancel := context.WithTimeout(ctx, timeout)
	tab.ctx = limited
	t.Cleanup(cancel)
	o.apply(tab)
	return tab
}

// Close ends the browser, or a guest's page, before the test ends.
func (tab *Tab) Close() { tab.close() }

// executable finds Chromium by one of the names it goes by.
func executable(t testing.TB) string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Fatal("no Chromium: make deps installs it")
	return ""
}

// unpainted lets the game ask for its pictures and paints none of them.
const unpainted = `if (globalThis.WebGL2RenderingContext) WebGL2RenderingContext.prototype.drawElements = () => {}`

func (o Options) apply(tab *Tab) {
	call(tab, log.Enable, cdp.Empty{})
	call(tab, runtime.Enable, cdp.Empty{})
	tab.Resize(o.Width, o.Height, o.Scale, o.Touch)
	tab.Prefer(o.Dark, o.Reduced)
	call(tab, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: o.NoScript})
	if o.Slower > 0 {
		call(tab, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: o.Slower})
	}
	if tab.painted = o.Painted || os.Getenv("SHOTS") != ""; !tab.painted {
		call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: unpainted})
	}
	if o.Before != "" {
		call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: o.Before})
	}
}

// Zone sets the time zone, by its name.
func (tab *Tab) Zone(name string) {
	tab.t.Helper()
	call(tab, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: name})
}

// Cover opens an empty page before a tab, which is hidden then.
func Cover(tab *Tab) {
	tab.t.Helper()
	call(tab, target.CreateTarget, target.CreateTargetParams{URL: "about:blank"})
	tab.Wait("document.hidden", timeout)
}

// Prefer sets the preferences of the reader's system: dark colours, less motion.
func (tab *Tab) Prefer(dark, reduced bool) {
	tab.t.Helper()
	call(tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: pick(dark, "dark", "light")},
		{Name: "prefers-reduced-motion", Value: pick(reduced, "reduce", "no-preference")},
	}})
}

// ForPrint lays the page out as for paper, and fires the events of printing.
func (tab *Tab) ForPrint() {
	tab.t.Helper()
	tab.Text("dispatchEvent(new Event('beforeprint'))")
	call(tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
}

// PreferContrast sets other preferences of the reader's system, instead of those of
// [Tab.Prefer]: more contrast, or colours of its own.
func (tab *Tab) PreferContrast(more, forced bool) {
	tab.t.Helper()
	call(tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-contrast", Value: pick(more, "more", "no-preference")},
		{Name: "forced-colors", Value: pick(forced, "active", "none")},
	}})
}

func pick(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

// Resize gives the window another size, as turning a phone does.
func (tab *Tab) Resize(width, height int64, scale float64, touch bool) {
	tab.t.Helper()
	call(tab, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: width, Height: height, DeviceScaleFactor: scale, Mobile: touch,
	})
	call(tab, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: touch})
}

// call sends one command of the browser's protocol.
func call[P, R any](tab *Tab, command cdp.Command[P, R], parameters P) R {
	tab.t.Helper()
	result, err := chromedp.Call(tab.ctx, command, parameters)
	if err != nil {
		tab.t.Fatal(err)
	}
	return result
}
