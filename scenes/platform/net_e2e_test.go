//go:build e2e

package platform

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"yanyi/wasm/browsertest"
)

// lent opens a page that exposes its network functions to the test's scripts, beside an echo
// server.
func lent(t *testing.T, path string, o browsertest.Options) (tab *browsertest.Tab, address string) {
	t.Helper()
	page, mux := site(t), http.NewServeMux()
	mux.Handle("/", page)
	for _, path := range []string{"/body", "/long", "/echo", "/nothing"} {
		mux.HandleFunc(path, echo)
	}
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	tab = browsertest.Guest(t, o)
	tab.Goto(s.URL + path)
	tab.Wait("globalThis.lent && document.body?.dataset.done", soon)
	return tab, s.URL
}

func TestAPageFetches(t *testing.T) {
	t.Parallel()
	tab, address := lent(t, "/", browsertest.Options{})
	if site := tab.Text("lent.site()"); site != address+"/" {
		t.Errorf("the site is %q", site)
	}
	for _, c := range [][3]string{
		{"/body", "", "200 4 GET  false"}, {"/body", "{}", "200 7 POST {} false"},
		{"/long", "", "0 0  true"}, {"http://localhost:1/", "", "0 0  true"},
	} {
		at := c[0]
		if at[0] == '/' {
			at = address + at
		}
		tab.Text("delete document.body.dataset.reply, lent.fetch('" + at + "', '" + c[1] + "')")
		tab.Wait("document.body.dataset.reply", soon)
		if got := tab.Text("document.body.dataset.reply"); got != c[2] {
			t.Errorf("%s: %q, want %q", c[0], got, c[2])
		}
	}
}

// No server is asked before the first picture is shown.
func TestNothingIsAskedBeforeTheFirstPicture(t *testing.T) {
	t.Parallel()
	tab, address := lent(t, "/", browsertest.Options{Before: `
		const ask = fetch;
		globalThis.early = [];
		globalThis.fetch = (at, ...how) => {
			if (String(at).endsWith("/body") && !document.getElementById("poster").classList.contains("done")) early.push(at);
			return ask(at, ...how);
		};
		let yanyi;
		Object.defineProperty(globalThis, "yanyi", { configurable: true, get: () => yanyi, set: (y) => {
			yanyi = y;
			queueMicrotask(() => y.net.ask(location.origin + "/body", "", (status) => { document.body.dataset.first = status; }));
		} });`})
	tab.Wait("document.body.dataset.first === '200'", soon)
	if early := tab.Text("early"); early != "" {
		t.Errorf("asked early at %s: %s", address, early)
	}
}

func TestAPagesWire(t *testing.T) {
	t.Parallel()
	tab, address := lent(t, "/", browsertest.Options{})
	dial := "lent.dial('" + strings.Replace(address, "http", "ws", 1) + "/echo')"
	tab.Text(dial)
	tab.Wait("lent.open()", soon)
	tab.Text("lent.send('马'), lent.send('two'), lent.send('')")
	for _, want := range []string{"3 马 true", "3 two true", "0  true"} {
		got := ""
		for !strings.HasSuffix(got, "true") { // the page is polled until it has come
			got = tab.Text("lent.take()")
		}
		if got != want {
			t.Errorf("heard %q, want %q", got, want)
		}
	}
	tab.Wait("lent.heard() >= 3", soon)
	for _, end := range []string{"lent.send('end')", "lent.send('long')", "lent.end()", "dispatchEvent(new Event('offline'))"} {
		tab.Text(dial)
		tab.Wait("lent.open()", soon)
		tab.Text(end)
		tab.Wait("lent.ended() && !lent.open()", soon)
		tab.Text("lent.send('lost')")
	}
	tab.WantNoComplaints()
	tab.Text("lent.dial('ws://localhost:1/')")
	tab.Wait("lent.ended()", soon)
}

// A hidden page serves its connection, though it gets no frames.
func TestAHiddenPageHears(t *testing.T) {
	t.Parallel()
	tab, address := lent(t, "/", browsertest.Options{Before: `Object.defineProperty(document, "hidden", { get: () => true });`})
	tab.Text("lent.dial('" + strings.Replace(address, "http", "ws", 1) + "/echo')")
	tab.Wait("lent.open()", soon)
	tab.Text("lent.send('end')")
	tab.Wait("lent.ended()", soon)
	n := tab.Text("lent.heard()")
	tab.Wait("lent.heard() > "+n, soon)
	if browsertest.Eval[bool](tab, "lent.looked()") {
		t.Error("it is looked at")
	}
}

// The token of a seat moves from the address into the session storage.
func TestASeatInTheAddress(t *testing.T) {
	t.Parallel()
	tab, _ := lent(t, "/?room=K7QXMB#seat=abc", browsertest.Options{})
	seen := func(want string) {
		t.Helper()
		if got := tab.Text("document.body.dataset.seat + ' ' + location.search + location.hash"); got != want {
			t.Errorf("seat and address %q, want %q", got, want)
		}
	}
	seen("abc ?room=K7QXMB")
	tab.Reload()
	tab.Wait("document.body?.dataset.done", soon)
	seen("abc ?room=K7QXMB")
	tab.Text("location.hash = '#seat=other'")
	tab.Wait("location.hash === ''", soon)
	if got := tab.Text("lent.reseated() + ' ' + lent.reseated()"); got != "other " {
		t.Errorf("heard of the seat %q", got)
	}
	tab.Text("lent.address('QQQQQQ', '')")
	seen("abc ?room=QQQQQQ")
	tab.Text("lent.address('QQQQQQ', '', 'watches')")
	seen("abc ?room=QQQQQQ&mode=watch")
	tab.Text("lent.address('', '')")
	seen("abc ")
	tab.Reload()
	tab.Wait("document.body?.dataset.done", soon)
	seen(" ")
}

// count replaces the browser's notifications and counts them.
const count = `
globalThis.notices = [];
globalThis.asked = 0;
globalThis.Notification = class {
	static permission = "default";
	static requestPermission() { asked++; Notification.permission = "granted"; return Promise.resolve("granted"); }
	constructor(title, { body }) { notices.push(body); }
};`

func TestCallingSomebody(t *testing.T) {
	t.Parallel()
	tab, _ := lent(t, "/", browsertest.Options{Before: count})
	title := tab.Text("document.title")
	tab.Text("lent.mark('●'), lent.mark('●')")
	if got := tab.Text("document.title"); got != "● "+title {
		t.Errorf("the title is %q", got)
	}
	tab.Text("lent.mark('')")
	if got := tab.Text("document.title"); got != title {
		t.Errorf("the title is %q", got)
	}
	tab.Text("lent.notify('one'), lent.ask(), lent.notify('two')")
	if got := tab.Text("asked + ' ' + notices"); got != "0 " {
		t.Errorf("without a gesture there are %q", got)
	}
	tab.Text("addEventListener('click', () => lent.ask())")
	tab.Click(10, 10)
	tab.Wait("asked === 1", soon)
	tab.Text("lent.notify('three')")
	tab.Click(10, 10)
	if got := tab.Text("asked + ' ' + notices + ' ' + lent.looked()"); got != "1 three true" {
		t.Errorf("with one there are %q", got)
	}
}

// In a frame the keyboard focus counts: a frame without it is not in use.
func TestAFrameIsLookedAtWhenItIsUsed(t *testing.T) {
	t.Parallel()
	tab, address := lent(t, "/", browsertest.Options{})
	tab.Text(`document.body.innerHTML = '<iframe src="` + address + `/embed/" width="300" height="300"></iframe>'`)
	const frame = "frames[0].lent"
	tab.Wait(frame+" && frames[0].document.body.dataset.done", soon)
	tab.Click(600, 400)
	tab.Wait("!"+frame+".looked()", soon)
	tab.Click(100, 100)
	tab.Wait(frame+".looked()", soon)
}
