//go:build e2e

package browsertest

import "net/http"

// Policy is what a careful host lets scripts do: come from itself, and compile
// programs.
const Policy = "script-src 'self' 'wasm-unsafe-eval'"

// Careful serves a folder as a careful host does, under the Policy.
func Careful(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", Policy)
		files.ServeHTTP(w, r)
	})
}
