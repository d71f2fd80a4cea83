package bridge

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"strings"

	"yanyi/game/room"
)

// place is a room, or a seat in it.
type place struct {
	page   *url.URL // where the link leads
	server string   // the address of the rooms, ending in a slash
	code   string
	token  string // of a seat, "" for none
}

var codes = regexp.MustCompile("^[" + room.CodeLetters + "]{6}$")

// readLink reads a link to a room.
func readLink(link string) (place, error) {
	u, err := url.Parse(strings.TrimSpace(link))
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return place{}, fmt.Errorf("-room: %q is no link to a room, such as https://rooms.example.org/?room=K7QXMB", link)
	}
	p := place{page: u, code: strings.ToUpper(u.Query().Get("room"))}
	if !codes.MatchString(p.code) {
		return place{}, fmt.Errorf("-room: the link %s has no room's code, such as ?room=K7QXMB", link)
	}
	if token, ok := strings.CutPrefix(u.Fragment, "seat="); ok {
		p.token = token
	}
	return p, nil
}

const mostBytes = 4096 // of a page's file about its rooms

// find finds the server of the rooms, as a page does: by the file beside it.
func (p *place) find(ctx context.Context) error {
	u := *p.page
	u.RawQuery, u.Fragment = "", ""
	if !strings.HasSuffix(u.Path, "/") {
		u.Path = path.Dir(u.Path)
	}
	at := strings.TrimSuffix(u.String(), "/") + "/rooms.json"
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, at, nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("no server of rooms answers: %w", err)
	}
	defer answer.Body.Close()
	p.server = u.Scheme + "://" + u.Host + "/"
	if answer.StatusCode == http.StatusNotFound {
		return nil
	}
	text, err := io.ReadAll(io.LimitReader(answer.Body, mostBytes))
	var file struct {
		V      int
		Server *string
	}
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", at, err)
	case answer.StatusCode != http.StatusOK || json.Unmarshal(text, &file) != nil || file.V != 1:
		return fmt.Errorf("%s does not tell where the rooms are: %s", at, answer.Status)
	case file.Server == nil:
		return fmt.Errorf("there are no rooms at %s", at)
	case *file.Server != "":
		p.server = strings.TrimSuffix(*file.Server, "/") + "/"
	}
	return nil
}

// link leads to the seat of a token.
func (p *place) link(token string) string {
	u := *p.page
	u.RawQuery, u.Fragment = "room="+p.code, "seat="+token
	return u.String()
}
