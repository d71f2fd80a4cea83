package online

import (
	"encoding/json"
	"strings"

	"yanyi/scenes/machine"
)

// finder searches a server: the one that the file rooms.json names beside the page, or at the
// given address; else their origin. A server counts if it says hello. A failed search is silent.
type finder struct {
	server string // ending in a slash; "" if none has answered
	lobby  bool   // it keeps one
	site   string // whose rooms.json is asked
	trying string // the server that is asked, "" while rooms.json is
	answer <-chan machine.Reply
}

const keyServer = "server" // of the store: the server that was last spoken with from a window

// begin searches for a server at the named place, "" for none. A page follows only its own site:
// a link must not make it connect to other servers.
func (f *finder) begin(w World, named string) {
	site := w.Net.Site()
	switch {
	case named != "" && (site == "" || origin(slashed(named)) == origin(site)):
		f.ask(w, slashed(named))
	case site != "":
		f.ask(w, site)
	case w.Load(keyServer) != "":
		f.hello(w, w.Load(keyServer))
	}
}

// ask asks a site where its rooms are.
func (f *finder) ask(w World, site string) {
	f.site, f.trying = site, ""
	f.answer = w.Net.Fetch(site+"rooms.json", "")
}

// Look searches a server at an address that the player has written; Looking is true meanwhile.
// It replaces the present server if it answers.
func (c *Client) Look(server string) { c.finder.ask(c.world, slashed(server)) }

// Anywhere reports whether servers may be given by address: a page has its own, windows none.
func (c *Client) Anywhere() bool { return c.world.Net.Site() == "" }

// hello asks a server whether it is one.
func (f *finder) hello(w World, server string) {
	f.trying = slashed(server)
	f.answer = w.Net.Fetch(f.trying+"rooms/hello", "")
}

// slashed is an address with the scheme and the slash that it may lack.
func slashed(address string) string {
	if address = strings.TrimSpace(address); !strings.Contains(address, "://") {
		address = "https://" + address
	}
	return strings.TrimRight(address, "/") + "/"
}

func (f *finder) tick(w World) {
	if f.answer == nil {
		return
	}
	select {
	case reply := <-f.answer:
		f.answer = nil
		f.hear(w, reply)
	default:
	}
}

// hear takes in an answer: of the file, or of a server.
func (f *finder) hear(w World, reply machine.Reply) {
	var said struct {
		V      int
		Server *string
		Lobby  bool
	}
	ok := reply.Err == nil && reply.Status == 200 && json.Unmarshal([]byte(reply.Body), &said) == nil
	switch {
	case f.trying != "":
		if ok && said.V > 0 { // which version is seen when it is spoken with
			f.server, f.lobby = f.trying, said.Lobby
			if w.Net.Site() == "" {
				w.Save(keyServer, f.server)
			}
		}
	case ok && said.Server == nil: // the site has none
	case ok && *said.Server != "":
		f.hello(w, *said.Server)
	case reply.Err == nil:
		f.hello(w, origin(f.site))
	}
}

// origin is scheme and host of an address.
func origin(address string) string {
	scheme, rest, _ := strings.Cut(address, "://")
	host, _, _ := strings.Cut(rest, "/")
	return scheme + "://" + host
}
