package main

import (
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
)

// types are those of the page's files. They are written down here because the
// tables of operating systems differ, and a browser refuses to compile a
// program of the wrong type while it loads.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".wasm":        "application/wasm",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".txt":         "text/plain; charset=utf-8",
	".json":        "application/json",
	".webmanifest": "application/manifest+json",
	".gz":          "application/gzip",
	".br":          "application/octet-stream",
}

// encodings are the compressed forms a file may lie beside in, best first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// handler offers the files of site.
func handler(site fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name, moved := resolve(site, r.URL.Path)
		if moved {
			http.Redirect(w, r, path.Base(r.URL.Path)+"/"+query(r), http.StatusMovedPermanently)
			return
		}
		if err := send(w, r, site, name); err != nil {
			http.NotFound(w, r)
		}
	})
}

func query(r *http.Request) string {
	if r.URL.RawQuery == "" {
		return ""
	}
	return "?" + r.URL.RawQuery
}

// resolve turns a request's path into a file of the site. A folder means its
// index.html; moved says that the address lacks the folder's slash, without
// which the page would look for its files one level too high.
func resolve(site fs.FS, address string) (name string, moved bool) {
	name = strings.TrimPrefix(path.Clean("/"+address), "/")
	if name == "" {
		return "index.html", false
	}
	if info, err := fs.Stat(site, name); err == nil && info.IsDir() {
		return name + "/index.html", !strings.HasSuffix(address, "/")
	}
	return name, false
}

// send writes the file, in the best compressed form the browser takes.
func send(w http.ResponseWriter, r *http.Request, site fs.FS, name string) error {
	if !fs.ValidPath(name) {
		return fs.ErrInvalid
	}
	if _, err := fs.Stat(site, name); err != nil {
		return err
	}
	encoding, ext := negotiate(site, name, r.Header.Get("Accept-Encoding"))
	f, err := site.Open(name + ext)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	content, ok := f.(io.ReadSeeker)
	if !ok {
		return fmt.Errorf("%s: cannot seek", name)
	}
	setHeaders(w.Header(), r, name)
	if encoding != "" {
		w.Header().Set("Content-Encoding", encoding)
		// The loader compares it with what it knows of the file.
		w.Header().Set("Content-Length", strconv.FormatInt(info.Size(), 10))
		r.Header.Del("Range")
	}
	w.Header().Set("ETag", fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), ext))
	http.ServeContent(w, r, name, info.ModTime(), content)
	return nil
}

func setHeaders(h http.Header, r *http.Request, name string) {
	kind := types[path.Ext(name)]
	if kind == "" {
		kind = "application/octet-stream"
	}
	h.Set("Content-Type", kind)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Vary", "Accept-Encoding")
	// A sandboxed frame has no origin of its own; without this its page could
	// not fetch the program.
	h.Set("Access-Control-Allow-Origin", "*")
	if r.URL.Query().Get("v") != "" { // the address holds the content's hash
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	} else {
		h.Set("Cache-Control", "no-cache")
	}
}

// negotiate chooses the compressed form to send: its name and the ending of
// its file, both empty for the plain file.
func negotiate(site fs.FS, name, accept string) (encoding, ext string) {
	for _, e := range encodings {
		if !accepts(accept, e.name) {
			continue
		}
		if _, err := fs.Stat(site, name+e.ext); err == nil {
			return e.name, e.ext
		}
	}
	return "", ""
}

// accepts reads an Accept-Encoding header (RFC 9110, section 12.5.3).
func accepts(header, encoding string) bool {
	any := false
	for item := range strings.SplitSeq(header, ",") {
		name, rest, _ := strings.Cut(strings.TrimSpace(item), ";")
		name = strings.TrimSpace(name)
		if strings.EqualFold(name, encoding) {
			return quality(rest) > 0
		}
		if name == "*" {
			any = quality(rest) > 0
		}
	}
	return any
}

// quality is the weight in "q=0.5", 1 without one, 0 for nonsense.
func quality(parameter string) float64 {
	text, ok := strings.CutPrefix(strings.TrimSpace(parameter), "q=")
	if !ok {
		return 1
	}
	q, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return 0
	}
	return q
}
