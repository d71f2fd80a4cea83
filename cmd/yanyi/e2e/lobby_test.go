//go:build e2e

package e2e

import (
	"encoding/json"
	"strings"
	"testing"

	"yanyi/game/room"
	"yanyi/wasm/browsertest"
)

// strangers are visitors with separate browser contexts, at a server with a lobby.
func strangers(t *testing.T, n int) *friends {
	t.Helper()
	f := &friends{T: t, server: newRoomsServer(t, "-lobby")}
	o := browsertest.Options{Width: 1000, Height: 760, Language: "en-US", Reduced: true, Before: record}
	for range n {
		f.pages = append(f.pages, &player{t, &browser{tab: browsertest.Guest(t, o), scale: 1}})
	}
	return f
}

// ask requests a quick game with face-down pieces.
func (f *friends) ask(i int, name string) {
	f.Helper()
	f.open(i, "")
	p := f.pages[i]
	p.press("lobby")
	p.press("game")
	p.press("game.jieqi")
	p.press("wait.600") // the other pages may load slowly
	f.named(i, "name", name)
	p.press("ask")
}

// events lists what has happened in the room according to a page's messages.
func (f *friends) events(i int) (list []string) {
	f.Helper()
	for _, m := range f.heard(i) {
		if m.Event != nil {
			text, err := json.Marshal(m.Event)
			if err != nil {
				f.Fatal(err)
			}
			list = append(list, string(text))
		}
	}
	return list
}

// seated sorts the pages by the seats they drew.
func (f *friends) seated() {
	f.Helper()
	bySeat := make([]*player, len(f.pages))
	for i, p := range f.pages {
		for _, m := range f.heard(i) {
			if m.You != nil {
				bySeat[*m.You] = p
			}
		}
	}
	f.pages = bySeat
}

// Three strangers ask for a quick game; one of them opens another page meanwhile and is
// notified. They play. A fourth visitor finds their game in the lobby, sees every move, and
// receives nothing that the players do not receive.
func TestStrangersMeetInTheLobby(t *testing.T) {
	t.Parallel()
	f := strangers(t, 4)
	watcher := f.pages[3]
	f.pages = f.pages[:3]
	f.ask(0, "Ann")
	f.pages[0].sees("the wait", "cancel")
	f.pages[0].press("back")
	f.pages[0].press("library")
	f.ask(1, "Ben")
	f.pages[1].sees("the wait", "cancel")
	f.ask(2, "Cai")
	f.pages[0].press("table")
	f.same(0)
	f.seated()
	code := f.tab(0).Text("new URLSearchParams(location.search).get('room')")

	f.pages = append(f.pages, watcher)
	f.open(3, "")
	watcher.press("lobby")
	watcher.press("watch." + code)
	f.same(0)
	for plies := range 4 {
		o := f.same(plies)
		f.quietTurn("jieqi", o.Position)
	}
	f.same(4)
	f.tab(3).Wait("heard.filter((m) => m.includes('\"turn\"')).length >= 4", patience)
	told, seen := f.events(0), f.events(3)
	if len(seen) != len(told) {
		t.Errorf("the watcher hears of %d events, a player of %d", len(seen), len(told))
	}
	for i, text := range seen {
		if i < len(told) && text != told[i] {
			t.Errorf("the watcher hears %s, a player %s", text, told[i])
		}
	}
	for _, text := range browsertest.Eval[[]string](f.tab(3), "heard") {
		var m room.Message
		if err := json.Unmarshal([]byte(text), &m); err != nil || m.You != nil || strings.Contains(text, `"key"`) {
			t.Errorf("the watcher hears %s: %v", text, err)
		}
	}
	for i := range f.pages {
		f.tab(i).WantNoComplaints()
	}
	if o := watcher.look(t); o.Plies != 4 {
		t.Errorf("the watcher is at turn %d", o.Plies)
	}
}
