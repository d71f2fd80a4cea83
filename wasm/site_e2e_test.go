//go:build e2e

package wasm_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"yanyi/wasm/browsertest"
)

// site is a folder with a complete page whose game and engine are the small substitutes of
// testdata, built once for all tests.
var site = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "yanyi-page")
	if err != nil {
		return "", err
	}
	built = dir
	bin := filepath.Join(dir, "bin")
	for program, source := range map[string]string{"yanyi.wasm": "page", "engine.wasm": "echo"} {
		build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(bin, program), "./testdata/"+source)
		build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return dir, err
		}
	}
	return dir, pack(bin, filepath.Join(dir, "site"))
})

func pack(bin, out string) error {
	pack := exec.Command("go", "run", "./pack", "-compress", "-quality=1", "-boards=false", "-bin", bin, "-out", out)
	pack.Stderr = os.Stderr
	return pack.Run()
}

// next is a folder with the next version of that page: its game has an additional section.
var next = sync.OnceValues(func() (string, error) {
	dir, err := site()
	if err != nil {
		return "", err
	}
	bin := filepath.Join(dir, "next")
	if err := os.CopyFS(bin, os.DirFS(filepath.Join(dir, "bin"))); err != nil {
		return "", err
	}
	game := filepath.Join(bin, "yanyi.wasm")
	data, err := os.ReadFile(game)
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(game, append(data, 0, 2, 1, 'x'), 0o644); err != nil { // a custom section named x
		return "", err
	}
	out := filepath.Join(dir, "newer")
	return out, pack(bin, out)
})

// newer is the folder of the next version.
func newer(t *testing.T) string {
	t.Helper()
	dir, err := next()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// built is the folder that site has made, "" before.
var built string

func TestMain(m *testing.M) {
	code := m.Run()
	browsertest.Quit()
	if built != "" {
		os.RemoveAll(built)
	}
	os.Exit(code)
}

// folder is the site's folder.
func folder(t *testing.T) string {
	t.Helper()
	dir, err := site()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "site")
}

// host is a file server that counts its requests.
type host struct {
	*httptest.Server
	lock  sync.Mutex
	asked []string
}

// newHost serves the site like the simplest servers: without compression and with no headers but
// type and length. change, if not nil, may answer a request instead and then returns true.
func newHost(t *testing.T, change func(w http.ResponseWriter, r *http.Request) bool) *host {
	t.Helper()
	files := http.FileServer(http.Dir(folder(t)))
	h := &host{}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.lock.Lock()
		h.asked = append(h.asked, plain(r))
		h.lock.Unlock()
		if r.URL.Path == "/favicon.ico" || change != nil && change(w, r) {
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(h.Close)
	return h
}

// file is the one file of a site whose path matches a pattern.
func file(t *testing.T, site, pattern string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(site, filepath.FromSlash(pattern)))
	if err != nil || len(found) != 1 {
		t.Fatalf("%s: %q, %v", pattern, found, err)
	}
	return found[0]
}

// plain is a request's path without the hash in its name.
func plain(r *http.Request) string {
	return hash.ReplaceAllString(strings.TrimPrefix(r.URL.Path, "/"), "")
}

var hash = regexp.MustCompile(`\.[0-9a-f]{12}\b`)

// count is the number of requests for a file.
func (h *host) count(name string) (n int) {
	h.lock.Lock()
	defer h.lock.Unlock()
	for _, a := range h.asked {
		if a == name {
			n++
		}
	}
	return n
}

// packed sends the .gz of a requested file, as a compressing host does.
func packed(t *testing.T) func(w http.ResponseWriter, r *http.Request) bool {
	return func(w http.ResponseWriter, r *http.Request) bool {
		data, err := os.ReadFile(filepath.Join(folder(t), filepath.FromSlash(r.URL.Path)+".gz"))
		if err != nil {
			return false
		}
		w.Header().Set("Content-Encoding", "gzip")
		w.Header().Set("Content-Type", map[string]string{".wasm": "application/wasm", ".js": "text/javascript"}[filepath.Ext(r.URL.Path)])
		w.Write(data)
		return true
	}
}
