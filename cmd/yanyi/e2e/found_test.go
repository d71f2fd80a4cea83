//go:build e2e

package e2e

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// host serves the built page and records the requests it receives.
type host struct {
	*httptest.Server
	lock  sync.Mutex
	paths []string
}

// newHost serves the page, with other handlers for the given patterns.
func newHost(t *testing.T, others map[string]http.HandlerFunc) *host {
	h, mux := &host{}, http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(dist)))
	for pattern, other := range others {
		mux.HandleFunc(pattern, other)
	}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.lock.Lock()
		h.paths = append(h.paths, r.URL.Path)
		h.lock.Unlock()
		if !strings.HasPrefix(r.URL.Path, "/rooms/") {
			w.Header().Set("Access-Control-Allow-Origin", "*")
		}
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(h.Close)
	return h
}

// asked lists the requested paths that concern rooms.
func (h *host) asked() (paths []string) {
	h.lock.Lock()
	defer h.lock.Unlock()
	for _, p := range h.paths {
		if strings.HasPrefix(p, "/rooms") {
			paths = append(paths, p)
		}
	}
	return paths
}

func answers(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, text) }
}

// visitor opens a page of a host.
func visitor(t *testing.T, h *host, query string) *player {
	t.Helper()
	b := &browser{tab: browsertest.Guest(t, browsertest.Options{Width: 700, Height: 620, Reduced: true}), server: h.Server, scale: 1}
	b.tab.Goto(h.URL + "/?e2e=1&lang=en" + query)
	b.ready(t)
	return &player{t, b}
}

func (p *player) tab() *browsertest.Tab { return p.program.(*browser).tab }

// The rooms.json of a static site states that it has no rooms. The page then asks for nothing
// else, offers no rooms and logs no error.
func TestASiteWithoutRooms(t *testing.T) {
	t.Parallel()
	h := newHost(t, nil)
	p := visitor(t, h, "&game=xiangqi")
	p.wait("the question where rooms are", func(play.Probe) bool { return len(h.asked()) > 0 })
	p.tab().Text("new Promise(done => setTimeout(done, 1000))")
	o := p.sees("the set-up", "seat.1.who.human")
	if _, offered := o.Controls["seat.1.who.invite"]; offered {
		t.Error("rooms are offered")
	}
	if asked := fmt.Sprint(h.asked()); asked != "[/rooms.json]" {
		t.Errorf("asked for %s", asked)
	}
	p.tab().WantNoComplaints()
}

// offersRooms waits until the set-up page knows where rooms are.
func (p *player) offersRooms() {
	p.Helper()
	p.sees("rooms", "seat.1.who.invite")
}

// creates creates a room from the set-up page and checks that the page is connected to it.
func (p *player) creates(t *testing.T) {
	t.Helper()
	p.offersRooms() // its appearance moves the controls beside it
	p.press("seat.0.who.human")
	p.press("seat.1.who.invite")
	p.press("name.0")
	p.tab().Wait("/input|textarea/.test(document.activeElement?.localName)", patience)
	p.tab().InsertText("Ann")
	p.tab().Key("\r")
	p.press("begin")
	p.tab().Wait("(localStorage['yanyi.rooms'] || '').includes(new URLSearchParams(location.search).get('room'))", patience)
	p.tab().WantNoComplaints()
}

// Rooms are found where rooms.json points: at the page's own host, where a proxy forwards to the
// server, or at another host that admits the page.
func TestRoomsAreFound(t *testing.T) {
	t.Parallel()
	t.Run("behind a proxy", func(t *testing.T) {
		at, err := url.Parse("http://" + newRoomsServer(t).host)
		if err != nil {
			t.Fatal(err)
		}
		proxy := httputil.NewSingleHostReverseProxy(at)
		h := newHost(t, map[string]http.HandlerFunc{"/rooms.json": answers(`{"v":1,"server":""}`), "/rooms/": proxy.ServeHTTP})
		visitor(t, h, "&game=xiangqi").creates(t)
	})
	t.Run("elsewhere", func(t *testing.T) {
		server := newRoomsServer(t, "-origins", "127.0.0.1:*")
		h := newHost(t, map[string]http.HandlerFunc{"/rooms.json": answers(`{"v":1,"server":"http://` + server.host + `"}`)})
		visitor(t, h, "&game=xiangqi").creates(t)
	})
}

// A link cannot make the page connect to any server but its own.
func TestALinkNamesNoServer(t *testing.T) {
	t.Parallel()
	var asked sync.Once
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		asked.Do(func() { t.Error("another server is asked") })
	}))
	defer other.Close()
	p := visitor(t, newHost(t, nil), "&room=K7QXMB&server="+url.QueryEscape(other.URL))
	p.sees("the way to load the page anew", "renew")
	p.tab().WantNoComplaints()
}

// A page older than the server says so and offers a reload.
func TestAnOldPageMeetsANewServer(t *testing.T) {
	t.Parallel()
	h := newHost(t, map[string]http.HandlerFunc{
		"/rooms.json": answers(`{"v":2,"server":""}`), "/rooms/hello": answers(`{"v":2}`),
		"/rooms/ws": func(w http.ResponseWriter, r *http.Request) {
			conn, err := websocket.Accept(w, r, nil)
			if err != nil {
				return
			}
			defer conn.CloseNow()
			if _, _, err := conn.Read(r.Context()); err == nil {
				conn.Write(r.Context(), websocket.MessageText, []byte(`{"v":2,"new":{},"refused":{"code":"version","what":"reload","why":1}}`))
				conn.Close(websocket.StatusPolicyViolation, "refused")
			}
		},
	})
	p := visitor(t, h, "&room=K7QXMB#seat=abc")
	p.sees("the offer", "renew")
	p.tab().WantNoComplaints()
}

// A sandboxed frame, which has no origin, asks for rooms only if its address names a server; it
// connects if that server admits such pages.
func TestRoomsInASandboxedFrame(t *testing.T) {
	t.Parallel()
	at, err := url.Parse("http://" + newRoomsServer(t, "-origins", "null").host)
	if err != nil {
		t.Fatal(err)
	}
	const blog = `<!DOCTYPE html><link rel="icon" href="data:,"><body><script>onmessage = (e) => { document.body.dataset[e.data.type] = 1; };</script>
<iframe sandbox="allow-scripts" width="480" height="520" src="/embed/?%s"></iframe>`
	h := newHost(t, map[string]http.HandlerFunc{
		"/rooms.json": answers(`{"v":1,"server":""}`), "/rooms/": httputil.NewSingleHostReverseProxy(at).ServeHTTP,
		"/blog": func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprintf(w, blog, r.URL.RawQuery)
		},
	})
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(h.URL + "/blog?game=xiangqi&seats=human,human&api=1&origin=" + url.QueryEscape(h.URL))
	tab.Wait("document.body.dataset.ready", patience)
	tab.Text("new Promise(done => setTimeout(done, 1000))")
	if asked := h.asked(); len(asked) > 0 {
		t.Errorf("asked for %s", asked)
	}
	tab.Goto(h.URL + "/blog?room=K7QXMB")
	begun := time.Now()
	for !slices.Contains(h.asked(), "/rooms/ws") {
		if browsertest.Late(begun, patience) {
			t.Fatalf("asked only for %s", h.asked())
		}
		time.Sleep(50 * time.Millisecond)
	}
	tab.WantNoComplaints()
}
