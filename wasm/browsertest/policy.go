//go:build e2e

package browsertest

import "net/http"

// Policy is a careful host's policy for scripts: they come from itself, and may compile.
const Policy = "script-src 'self' 'wasm-unsafe-eval'"

// Careful serves a folder as a careful host does, under the Policy.
func Careful(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", Policy)
		files.ServeHTTP(w, r)
	})
}
