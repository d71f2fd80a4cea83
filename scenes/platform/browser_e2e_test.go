//go:build e2e

package platform

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// built is the folder of a page whose game is testdata/page and whose engine echoes, built once
// for all tests.
var built = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "yanyi-platform")
	if err != nil {
		return "", err
	}
	made = dir
	bin := filepath.Join(dir, "bin")
	for _, args := range [][]string{
		{"GOOS=js", "build", "-o", filepath.Join(bin, "yanyi.wasm"), "./testdata/page"},
		{"GOOS=js", "build", "-o", filepath.Join(bin, "engine.wasm"), "../../wasm/testdata/echo"},
		{"", "run", "../../wasm/pack", "-boards=false", "-bin", bin, "-out", filepath.Join(dir, "site")},
	} {
		c := exec.Command("go", args[1:]...)
		if args[0] != "" {
			c.Env = append(os.Environ(), args[0], "GOARCH=wasm")
		}
		if said, err := c.CombinedOutput(); err != nil {
			return dir, fmt.Errorf("go %v: %v\n%s", args[1:], err, said)
		}
	}
	return dir, nil
})

// made is the folder that built has made, "" before.
var made string

func TestMain(m *testing.M) {
	code := m.Run()
	browsertest.Quit()
	if made != "" {
		os.RemoveAll(made)
	}
	os.Exit(code)
}

// site serves that page, which other origins may fetch from.
func site(t *testing.T) http.Handler {
	t.Helper()
	dir, err := built()
	if err != nil {
		t.Fatal(err)
	}
	files := http.FileServer(http.Dir(filepath.Join(dir, "site")))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		files.ServeHTTP(w, r)
	})
}

const soon = time.Minute

// wantData compares the page's output with the expected one.
func wantData(t *testing.T, tab *browsertest.Tab, want map[string]string) {
	t.Helper()
	for name, value := range want {
		if got := tab.Text("document.body.dataset." + name); got != value {
			t.Errorf("%s is %q, want %q", name, got, value)
		}
	}
}

func TestInABrowser(t *testing.T) {
	t.Parallel()
	s := httptest.NewServer(site(t))
	t.Cleanup(s.Close)
	record := "[Variant \"yanyi\"]\n\n1. 马6进5 *\n"
	address := s.URL + "/?game=yanyi&seats=human,ai:3,ai:3#r=" + Pack(record)
	tab := browsertest.Guest(t, browsertest.Options{Dark: true, Language: "zh-TW"})
	tab.Goto(address)
	tab.Wait("document.body?.dataset.dark", soon)
	wantData(t, tab, map[string]string{
		"game": "yanyi", "seats": "human,ai:3,ai:3", "record": record + "<nil>", "languages": "zh-TW",
		"refused": "false", "saveRefused": "false", "loaded": "马", "kept": "", "full": "true",
		"forgotten": "<nil>", "setAside": "<nil>", "aside": "1", "keys": "kept",
		"lines": "hello,echo one", "crashed": "true", "dark": "true", "still": "false",
	})
	tab.Wait("document.getElementById('poster').hidden", soon)

	tab.Reload()
	tab.Wait("document.body?.dataset.keys", soon)
	wantData(t, tab, map[string]string{"kept": "from before", "aside": "2"})
}

func TestTheSystemChangesItsMind(t *testing.T) {
	t.Parallel()
	s := httptest.NewServer(site(t))
	t.Cleanup(s.Close)
	larger := `const enlarge = () => document.documentElement && (document.documentElement.style.fontSize = "20px");
enlarge() || new MutationObserver((_, watch) => enlarge() && watch.disconnect()).observe(document, { childList: true });`
	tab := browsertest.Guest(t, browsertest.Options{Reduced: true, Before: larger})
	tab.Goto(s.URL)
	tab.Wait("document.body?.dataset.still === 'true' && document.body.dataset.dark === 'false'", soon)
	wantData(t, tab, map[string]string{"text": "125"})
	tab.Prefer(true, false)
	tab.Wait("document.body.dataset.still === 'false' && document.body.dataset.dark === 'true'", soon)
	for _, c := range []struct{ more, forced bool }{{true, false}, {false, false}, {false, true}} {
		tab.PreferContrast(c.more, c.forced)
		tab.Wait(fmt.Sprintf("document.body.dataset.contrast === '%t'", c.more || c.forced), soon)
		if ink := tab.Text("getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()"); (ink == "#000000") != (c.more || c.forced) {
			t.Errorf("%+v: the poster's ink is %q", c, ink)
		}
	}
}

// The page receives changes made by other pages of its origin, but not those of foreign keys or
// its own.
func TestHearsOfOtherTabs(t *testing.T) {
	t.Parallel()
	s := httptest.NewServer(site(t))
	t.Cleanup(s.Close)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(s.URL)
	tab.Wait("document.body?.dataset.done", soon)
	if got := tab.Text("document.body.dataset.changed"); got != "" && got != "undefined" {
		t.Errorf("heard of %q, which the page wrote itself", got)
	}
	browsertest.Eval[bool](tab, `(() => {
		const other = document.createElement("iframe");
		document.body.append(other);
		other.contentWindow.localStorage.setItem("others", "x");
		other.contentWindow.localStorage.setItem("yanyi.game.3", "x");
		return true;
	})()`)
	tab.Wait("document.body.dataset.changed === 'game.3'", soon)
}

func TestInASandboxedFrame(t *testing.T) {
	t.Parallel()
	game := httptest.NewServer(site(t))
	t.Cleanup(game.Close)
	blog := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!DOCTYPE html><body><iframe sandbox="allow-scripts" src="%s/embed/?game=jieqi"></iframe>
<script>onmessage = (e) => { const i = e.data.indexOf(" "); document.body.dataset[e.data.slice(0, i)] = e.data.slice(i + 1); };</script>`,
			strings.Replace(game.URL, "127.0.0.1", "localhost", 1))
	}))
	t.Cleanup(blog.Close)
	tab := browsertest.Guest(t, browsertest.Options{})
	tab.Goto(blog.URL)
	tab.Wait("document.body?.dataset.done", soon)
	wantData(t, tab, map[string]string{
		"game": "jieqi", "refused": "true", "saveRefused": "true", "loadRefused": "true", "loaded": "", "full": "false",
		"aside": "0", "keys": "", "lines": "hello,echo one", "crashed": "true",
	})
}
