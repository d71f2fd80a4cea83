//go:build e2e || !js

package platform

import (
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/coder/websocket"

	"yanyi/scenes/machine"
)

// echo is a server: /body answers with the posted body, /long with too long a one, /echo returns
// every message ("long" returns one that is too long, "end" ends the connection); other paths
// answer 404.
func echo(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case "/body":
		body, _ := io.ReadAll(r.Body)
		fmt.Fprintf(w, "%s %s", r.Method, body)
	case "/long":
		io.WriteString(w, strings.Repeat("x", machine.MostReply+1))
	case "/echo":
		echoMessages(w, r)
	default:
		http.NotFound(w, r)
	}
}

func echoMessages(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer conn.CloseNow()
	for {
		_, text, err := conn.Read(r.Context())
		if err != nil || string(text) == "end" {
			return
		}
		if string(text) == "long" {
			text = []byte(strings.Repeat("x", machine.MostReply+1))
		}
		if conn.Write(r.Context(), websocket.MessageText, text) != nil {
			return
		}
	}
}
