// Package site answers with the built page's files: correct types, compressed files where the
// browser takes them, sensible caching, and no patience with connections that keep it waiting.
package site

import (
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"regexp"
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

// hashed are the names that carry their content's hash: what lies under one never changes.
var hashed = regexp.MustCompile(`\.[0-9a-f]{12}\.\w+(\.gz)?$`)

// encodings are the compressed forms a file may lie beside in, best first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// Handler offers the files of site.
func Handler(site fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name, moved := resolve(site, r.URL.Path)
		if name == "" {
			http.NotFound(w, r)
			return
		}
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

// resolve turns a request's path into a file of the site, "" if there can be none:
// names that begin with a dot are private, and only folders end with a slash. A folder
// means its index.html; moved says that the address lacks the folder's slash, without
// which the page would look for its files one level too high.
func resolve(site fs.FS, address string) (name string, moved bool) {
	folder := strings.HasSuffix(address, "/")
	name = strings.TrimPrefix(path.Clean("/"+address), "/")
	if strings.Contains("/"+name, "/.") {
		return "", false
	}
	if name == "" {
		return "index.html", false
	}
	if info, err := fs.Stat(site, name); err == nil && info.IsDir() {
		return name + "/index.html", !folder
	}
	if folder {
		return "", false
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
		// The loader compares it with the file's size.
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
	// A sandboxed frame has no origin: without this its page could not fetch the program.
	h.Set("Access-Control-Allow-Origin", "*")
	if hashed.MatchString(name) {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	} else {
		h.Set("Cache-Control", "no-cache")
	}
}

// negotiate chooses a file's form by the browser's preferences: its encoding and the suffix of
// its name, both empty for the plain file. Of equally preferred forms the smallest is sent;
// every browser accepts the plain one.
func negotiate(site fs.FS, name, accept string) (encoding, ext string) {
	liked := 0.0
	for _, e := range encodings {
		q := weight(accept, e.name)
		if q <= liked || q < weight(accept, "identity") {
			continue
		}
		if _, err := fs.Stat(site, name+e.ext); err == nil {
			encoding, ext, liked = e.name, e.ext, q
		}
	}
	return encoding, ext
}

// weight is the weight of an encoding in an Accept-Encoding header, from 0 to 1 (RFC 9110,
// section 12.5.3); a missing one weighs 0.
func weight(header, encoding string) float64 {
	any := 0.0
	for item := range strings.SplitSeq(header, ",") {
		name, rest, _ := strings.Cut(item, ";")
		name = strings.TrimSpace(name)
		if strings.EqualFold(name, encoding) {
			return quality(rest)
		}
		if name == "*" {
			any = quality(rest)
		}
	}
	return any
}

// quality is the weight in "q=0.5", 1 without one, 0 for nonsense.
func quality(parameter string) float64 {
	name, value, _ := strings.Cut(parameter, "=")
	if !strings.EqualFold(strings.TrimSpace(name), "q") {
		return 1
	}
	q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
	if err != nil || !(0 <= q && q <= 1) {
		return 0
	}
	return q
}
