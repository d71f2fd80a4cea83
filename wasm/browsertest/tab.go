//go:build e2e

package browsertest

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Goto opens an address and waits until its document has loaded.
func (tab *Tab) Goto(address string) {
	tab.t.Helper()
	tab.do(chromedp.Navigate(address))
}

// Reload loads the page anew.
func (tab *Tab) Reload() {
	tab.t.Helper()
	tab.do(chromedp.Reload())
}

func (tab *Tab) do(steps ...chromedp.Action[chromedp.Void]) {
	tab.t.Helper()
	if err := chromedp.Do(tab.ctx, steps...); err != nil {
		tab.t.Fatal(err)
	}
}

// Eval is the value of a script's expression, awaited if a promise, as JSON decoded to T.
func Eval[T any](tab *Tab, expression string) T {
	tab.t.Helper()
	v, err := chromedp.Run(tab.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		tab.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// Text is the value of an expression as a string.
func (tab *Tab) Text(expression string) string {
	tab.t.Helper()
	return Eval[string](tab, "(async () => String(await ("+expression+")))()")
}

// Wait asks the page until a condition (a JavaScript expression) holds, and ends the test
// when it does not within so much time, counted as [Late] counts it.
func (tab *Tab) Wait(condition string, within time.Duration) {
	tab.t.Helper()
	if err := tab.await(condition, within); err != nil {
		tab.t.Fatalf("not within %v: %s (%v); complaints: %q", within, condition, err, tab.Complaints())
	}
}

// Soon reports whether a condition in JavaScript holds within a time.
func (tab *Tab) Soon(condition string, within time.Duration) bool {
	return tab.await(condition, within) == nil
}

// errLate is that of a condition that does not hold in time.
var errLate = errors.New("it is false")

func (tab *Tab) await(condition string, within time.Duration) error {
	begun := time.Now()
	for {
		// The document may be on its way out: an error means "not yet".
		holds, err := chromedp.Run(tab.ctx, chromedp.Evaluate[bool]("Boolean("+condition+")"))
		switch {
		case err == nil && holds:
			return nil
		case err == nil:
			err = errLate
		}
		if tab.ctx.Err() != nil || Late(begun, within) {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// Shot takes a picture of the window, as PNG.
func (tab *Tab) Shot() []byte {
	tab.t.Helper()
	if !tab.painted {
		tab.t.Fatal("nothing is painted here: Options.Painted")
	}
	png, err := chromedp.Run(tab.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		tab.t.Fatal(err)
	}
	return png
}

// Spoken is what a screen reader finds: the names of all elements not hidden from it.
func (tab *Tab) Spoken() string {
	tab.t.Helper()
	var names []string
	for _, n := range call(tab, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		if !n.Ignored && n.Name != nil {
			names = append(names, string(n.Name.Value))
		}
	}
	return strings.Join(names, "\n")
}

// Click presses and releases the left button at a CSS point, and waits for the page to take it.
func (tab *Tab) Click(x, y float64) {
	tab.t.Helper()
	tab.do(chromedp.MouseClickXY(x, y))
	tab.frames()
}

// Drag moves something with the left button held. It takes its time: on a busy
// machine a page may draw only a few frames a second, and a press and a release
// between two of them are no drag.
func (tab *Tab) Drag(fromX, fromY, toX, toY float64) {
	tab.t.Helper()
	const steps, left = 4, 1
	tab.mouse("mouseMoved", 0, fromX, fromY)
	tab.mouse("mousePressed", left, fromX, fromY)
	for i := 1; i <= steps; i++ {
		k := float64(i) / steps
		tab.mouse("mouseMoved", left, fromX+(toX-fromX)*k, fromY+(toY-fromY)*k)
	}
	tab.mouse("mouseReleased", 0, toX, toY)
}

// mouse does one thing with the left button, with so many held then, and waits for the page.
func (tab *Tab) mouse(what input.DispatchMouseEventType, held int64, x, y float64) {
	tab.t.Helper()
	call(tab, input.DispatchMouseEvent, input.DispatchMouseEventParams{
		Type: what, X: x, Y: y, Button: input.MouseButtonLeft, Buttons: held, ClickCount: 1,
	})
	tab.frames()
}

// Frames waits until the page has had so many frames.
func (tab *Tab) Frames(n int) {
	tab.t.Helper()
	Eval[bool](tab, fmt.Sprintf("new Promise(done => { let n = %d; (function f() { n-- ? requestAnimationFrame(f) : done(true) })() })", n))
}

// Settled waits until an expression has had one value for so many frames, and returns it.
func (tab *Tab) Settled(expression string, frames int) string {
	tab.t.Helper()
	return tab.Text(fmt.Sprintf(`new Promise(done => {
		let last, n = 0;
		(function f() {
			const now = String(%s);
			n = now === last ? n + 1 : 0;
			last = now;
			n < %d ? requestAnimationFrame(f) : done(now);
		})();
	})`, expression, frames))
}

// frames waits until the page has processed the input.
func (tab *Tab) frames() {
	tab.t.Helper()
	tab.Frames(3)
}

// Tap touches with a finger; the Tab must have been opened with Touch.
func (tab *Tab) Tap(x, y float64) {
	tab.t.Helper()
	tab.do(chromedp.TapXY(x, y))
}

// Key presses keys one after the other: characters, or the runes of chromedp/kb for the others.
func (tab *Tab) Key(keys string) {
	tab.t.Helper()
	tab.do(chromedp.KeyEvent(keys))
}

// hear collects errors: thrown ones, console.error, failed requests.
func (tab *Tab) hear(event any) {
	what := ""
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		what = e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			what += " " + x.Description
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type != "error" {
			return
		}
		for _, a := range e.Args {
			what += fmt.Sprintf("%s%s ", string(a.Value), a.Description)
		}
	case *log.EventEntryAdded:
		if e.Entry.Level != "error" {
			return
		}
		what = e.Entry.Text + " " + e.Entry.URL
	default:
		return
	}
	tab.lock.Lock()
	defer tab.lock.Unlock()
	tab.complaints = append(tab.complaints, strings.TrimSpace(what))
}

// Complaints are the errors of the page so far.
func (tab *Tab) Complaints() []string {
	tab.lock.Lock()
	defer tab.lock.Unlock()
	return append([]string(nil), tab.complaints...)
}

// WantNoComplaints fails the test for every error of the page so far.
func (tab *Tab) WantNoComplaints() {
	tab.t.Helper()
	for _, c := range tab.Complaints() {
		tab.t.Errorf("the page complains: %s", c)
	}
}

// Compose writes a text like an input method that is still composing.
func (tab *Tab) Compose(text string) {
	tab.t.Helper()
	end := int64(len([]rune(text)))
	call(tab, input.ImeSetComposition, input.ImeSetCompositionParams{Text: text, SelectionStart: end, SelectionEnd: end})
}

// InsertText writes a text at once, in place of the composed one.
func (tab *Tab) InsertText(text string) {
	tab.t.Helper()
	call(tab, input.InsertText, input.InsertTextParams{Text: text})
}
