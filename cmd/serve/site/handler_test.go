package site

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

var testSite = fstest.MapFS{
	"index.html":       {Data: []byte("page")},
	"embed/index.html": {Data: []byte("embedded")},
	"yanyi.wasm":       {Data: []byte("\x00asm plain")},
	"yanyi.wasm.br":    {Data: []byte("brotli")},
	"yanyi.wasm.gz":    {Data: []byte("gzipped")},
	"loader.js":        {Data: []byte("script")},
	"loader.js.gz":     {Data: []byte("small")},
	"icon.svg":         {Data: []byte("<svg/>")},
	"m.webmanifest":    {Data: []byte("{}")},
	"strange.xyz":      {Data: []byte("?")},
	".env":             {Data: []byte("secret")},
	".git/config":      {Data: []byte("secret")},
	"embed/.private":   {Data: []byte("secret")},

	"loader.0123456789ab.js":         {Data: []byte("script")},
	"yanyi.0123456789ab.wasm.gz":     {Data: []byte("gzipped")},
	"parts/yanyi.0.0123456789ab.js":  {Data: []byte("part")},
	"parts/yanyi.0.0123456789abc.js": {Data: []byte("no hash")},
}

// get asks the handler for an address with the given headers, in pairs.
func get(t *testing.T, method, address string, headers ...string) (*http.Response, string) {
	t.Helper()
	r := httptest.NewRequest(method, address, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	Handler(testSite).ServeHTTP(w, r)
	body, err := io.ReadAll(w.Result().Body)
	if err != nil {
		t.Fatal(err)
	}
	return w.Result(), string(body)
}

func TestTypes(t *testing.T) {
	for address, want := range map[string]string{
		"/":              "text/html; charset=utf-8",
		"/embed/":        "text/html; charset=utf-8",
		"/yanyi.wasm":    "application/wasm",
		"/yanyi.wasm.gz": "application/gzip",
		"/loader.js":     "text/javascript; charset=utf-8",
		"/icon.svg":      "image/svg+xml",
		"/m.webmanifest": "application/manifest+json",
		"/strange.xyz":   "application/octet-stream",
	} {
		resp, _ := get(t, "GET", address)
		if got := resp.Header.Get("Content-Type"); resp.StatusCode != 200 || got != want {
			t.Errorf("%s: %d %q, want %q", address, resp.StatusCode, got, want)
		}
	}
}

func TestNegotiation(t *testing.T) {
	for _, c := range []struct{ address, accept, encoding, body string }{
		{"/yanyi.wasm", "gzip, deflate, br, zstd", "br", "brotli"},
		{"/yanyi.wasm", "gzip, deflate", "gzip", "gzipped"},
		{"/yanyi.wasm", "br;q=0, gzip;q=0.5", "gzip", "gzipped"},
		{"/yanyi.wasm", "*", "br", "brotli"},
		{"/yanyi.wasm", "br;q=0, *", "gzip", "gzipped"},
		{"/yanyi.wasm", "identity", "", "\x00asm plain"},
		{"/yanyi.wasm", "br;q=x", "", "\x00asm plain"},
		{"/yanyi.wasm", "br;q=NaN, gzip;q=2", "", "\x00asm plain"},
		{"/yanyi.wasm", "br;q=0.2, gzip;q=0.8", "gzip", "gzipped"},
		{"/yanyi.wasm", "gzip, br", "br", "brotli"},
		{"/yanyi.wasm", "GZIP; Q=1.0", "gzip", "gzipped"},
		{"/yanyi.wasm", "*;q=0", "", "\x00asm plain"},
		{"/yanyi.wasm", "identity, br;q=0.5", "", "\x00asm plain"},
		{"/yanyi.wasm", "identity;q=0.5, br;q=0.5", "br", "brotli"},
		{"/loader.js", "br, gzip;q=0.1", "gzip", "small"},
		{"/yanyi.wasm", "", "", "\x00asm plain"},
		{"/loader.js", "br, gzip", "gzip", "small"},
		{"/icon.svg", "br, gzip", "", "<svg/>"},
		{"/yanyi.wasm.gz", "br, gzip", "", "gzipped"},
	} {
		resp, body := get(t, "GET", c.address, "Accept-Encoding", c.accept)
		if got := resp.Header.Get("Content-Encoding"); got != c.encoding || body != c.body {
			t.Errorf("%s accepting %q: %q %q, want %q %q", c.address, c.accept, got, body, c.encoding, c.body)
		}
		if resp.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s: caches are not told that it varies", c.address)
		}
		if got := resp.ContentLength; got != int64(len(c.body)) {
			t.Errorf("%s accepting %q: length %d, want %d", c.address, c.accept, got, len(c.body))
		}
	}
}

func TestCompressedFilesKeepTheirOwnType(t *testing.T) {
	resp, _ := get(t, "GET", "/yanyi.wasm", "Accept-Encoding", "br")
	if got := resp.Header.Get("Content-Type"); got != "application/wasm" {
		t.Errorf("type %q", got)
	}
}

func TestCaching(t *testing.T) {
	for address, want := range map[string]string{
		"/": "no-cache", "/loader.js": "no-cache", "/parts/yanyi.0.0123456789abc.js": "no-cache",
		"/loader.0123456789ab.js":        "public, max-age=31536000, immutable",
		"/yanyi.0123456789ab.wasm.gz":    "public, max-age=31536000, immutable",
		"/parts/yanyi.0.0123456789ab.js": "public, max-age=31536000, immutable",
	} {
		resp, _ := get(t, "GET", address)
		if got := resp.Header.Get("Cache-Control"); resp.StatusCode != http.StatusOK || got != want {
			t.Errorf("%s: %d %q, want %q", address, resp.StatusCode, got, want)
		}
	}
	plain, _ := get(t, "GET", "/yanyi.wasm")
	small, _ := get(t, "GET", "/yanyi.wasm", "Accept-Encoding", "br")
	if plain.Header.Get("ETag") == small.Header.Get("ETag") {
		t.Error("two forms of a file share an ETag")
	}
	resp, body := get(t, "GET", "/", "If-None-Match", plainTag(t, "/"))
	if resp.StatusCode != http.StatusNotModified || body != "" {
		t.Errorf("asked for again: %d %q", resp.StatusCode, body)
	}
}

func plainTag(t *testing.T, address string) string {
	resp, _ := get(t, "GET", address)
	return resp.Header.Get("ETag")
}

func TestAddresses(t *testing.T) {
	for _, c := range []struct {
		address string
		status  int
	}{
		{"/nothing.js", 404}, {"/../main.go", 404}, {"/%2e%2e/main.go", 404}, {"/embed/index.html", 200},
		{"/index.html/", 404}, {"/loader.js/", 404}, {"/nofolder/", 404}, {"/embed//", 200},
		{"/.git/config", 404}, {"/.env", 404}, {"/embed/.private", 404}, {"/%2eenv", 404}, {"/./embed/./", 200},
	} {
		if resp, _ := get(t, "GET", c.address); resp.StatusCode != c.status {
			t.Errorf("%s: %d, want %d", c.address, resp.StatusCode, c.status)
		}
	}
	resp, _ := get(t, "GET", "/embed?game=yanyi")
	if got := resp.Header.Get("Location"); resp.StatusCode != http.StatusMovedPermanently || got != "/embed/?game=yanyi" {
		t.Errorf("/embed: %d to %q", resp.StatusCode, got)
	}
}

func TestMethods(t *testing.T) {
	if resp, _ := get(t, "POST", "/"); resp.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", resp.StatusCode)
	}
	resp, body := get(t, "HEAD", "/yanyi.wasm", "Accept-Encoding", "br")
	if resp.StatusCode != 200 || body != "" || resp.Header.Get("Content-Encoding") != "br" {
		t.Errorf("HEAD: %d %q", resp.StatusCode, body)
	}
}

func TestFramesWithoutOriginMayFetch(t *testing.T) {
	resp, _ := get(t, "GET", "/yanyi.wasm", "Origin", "null")
	if got := resp.Header.Get("Access-Control-Allow-Origin"); got != "*" {
		t.Errorf("allowed origin %q", got)
	}
}
