package site

import (
	"net/http"
	"time"
)

// patience is how long a browser may keep a connection waiting, which costs memory and a file.
type patience struct {
	ask  time.Duration // from the connection, or the first byte, to a whole request
	idle time.Duration // from an answer to the next request
	take time.Duration // to take a piece of an answer, which in all may take longer
}

var usual = patience{ask: 10 * time.Second, idle: 2 * time.Minute, take: 30 * time.Second}

// Server answers with a handler and closes connections that outlast the usual patience.
func Server(h http.Handler) *http.Server { return usual.server(h) }

// server answers with a handler and closes connections that outlast its patience.
func (p patience) server(h http.Handler) *http.Server {
	return &http.Server{
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			piecewise := pieces{w, p.take}
			piecewise.wait()
			h.ServeHTTP(piecewise, r)
		}),
		ReadTimeout:    p.ask,
		IdleTimeout:    p.idle,
		MaxHeaderBytes: 1 << 14,
	}
}

// pieces is an answer whose every piece must be taken within a time.
type pieces struct {
	http.ResponseWriter
	take time.Duration
}

// Unwrap is for handlers that take the connection over, without a limit.
func (p pieces) Unwrap() http.ResponseWriter { return p.ResponseWriter }

// Write sends a piece.
func (p pieces) Write(piece []byte) (int, error) {
	p.wait()
	return p.ResponseWriter.Write(piece)
}

// wait gives the browser its time from now on. A connection that knows no such limit
// is none to a browser.
func (p pieces) wait() {
	_ = http.NewResponseController(p.ResponseWriter).SetWriteDeadline(time.Now().Add(p.take))
}
