//go:build !js

package door

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// looker is a connection that views the lobby, with its list.
type looker struct {
	*client
	list map[string]room.Table
}

func (s *site) look(t *testing.T) *looker {
	t.Helper()
	return &looker{s.connect(t, `{"v":2,"look":true}`), map[string]room.Table{}}
}

// sees receives messages until the list meets a condition.
func (l *looker) sees(so func() bool) {
	l.t.Helper()
	for heard := false; !heard || !so(); heard = true {
		m := l.hear()
		if m.Tables == nil {
			continue
		}
		if m.Tables.All {
			clear(l.list)
		}
		for _, t := range m.Tables.List {
			l.list[t.Code] = t
		}
		for _, code := range m.Tables.Gone {
			delete(l.list, code)
		}
	}
}

// A host opens a table to anybody, strangers see it, one sits down, and it disappears from the
// list.
func TestATableIsOpenedToAnybody(t *testing.T) {
	s := openLobby(t, Options{})
	_, c, _ := s.create(t, strings.Replace(twoPeople, `"Ann"`, `"Ann\u202e"`, 1))
	l := s.look(t)
	l.sees(func() bool { return len(l.list) == 0 })
	host := s.connect(t, at(c, 0))
	host.until(1)
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	host.until(2)
	l.sees(func() bool { return len(l.list[c.Code].Free()) == 1 })
	if strings.Contains(l.heard, c.Tokens[0]) || strings.Contains(l.heard, c.Tokens[1]) || strings.Contains(l.heard, string(keyOf(c.Tokens[1]))) {
		t.Errorf("strangers hear secrets: %s", l.heard)
	}
	guest := s.connect(t, `{"v":2,"code":"`+c.Code+`"}`)
	guest.until(2)
	guest.say(room.Say{Do: room.Sit, Seat: l.list[c.Code].Free()[0], Name: "Bob"})
	guest.until(3)
	l.sees(func() bool { return len(l.list) == 0 })
	l.send(`{"v":2,"do":"sit","seat":0}`)
	l.refused("format")
}

// Without a lobby it cannot be viewed, no table is listed, and no quick game is offered.
func TestWithoutALobbyThereIsNone(t *testing.T) {
	s := open(t)
	_, c, _ := s.create(t, twoPeople)
	host := s.connect(t, at(c, 0))
	host.until(1)
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	host.refused("lobby")
	s.connect(t, `{"v":2,"look":true}`).refused("lobby")
	if status, _, text := s.ask(t, "", quickGame("Ann", 1)); status != http.StatusBadRequest || !strings.Contains(text, `"lobby"`) {
		t.Errorf("%d %s", status, text)
	}
}

// quickGame asks for a game of two.
func quickGame(name string, n int) string {
	return fmt.Sprintf(`{"v":2,"game":"baige","clock":{"total":600000},"name":%q,"level":3,"wait":600000,"once":"once-once-once-%d"}`, name, n)
}

func (s *site) ask(t *testing.T, address, body string) (status int, c room.Opened, text string) {
	t.Helper()
	r, err := http.NewRequest("POST", s.URL+"/rooms/quick", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("X-Forwarded-For", address)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	b, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	json.Unmarshal(b, &c)
	return answer.StatusCode, c, string(b)
}

// Two strangers ask for the same game and play; a third, who asks for another game, keeps
// waiting. A repeated request is refused.
func TestWhoAsksForTheSameMeets(t *testing.T) {
	s := openLobby(t, Options{})
	_, a, _ := s.ask(t, "", quickGame("Ann", 1))
	ann := s.connect(t, at(a, 0))
	ann.until(2)
	ann.say(room.Say{Do: room.SetReady, Yes: true})
	_, other, _ := s.ask(t, "", strings.Replace(quickGame("Dan", 2), "600000}", "300000}", 1))
	if status, _, text := s.ask(t, "", quickGame("Ann", 1)); status != http.StatusBadRequest || !strings.Contains(text, `"stale"`) {
		t.Errorf("asked again: %d %s", status, text)
	}
	_, b, text := s.ask(t, "", quickGame("Bob", 3))
	if a.Code != b.Code || a.Code == other.Code || len(b.Code) != 6 {
		t.Fatalf("they come to %q, %q and %q: %s", a.Code, b.Code, other.Code, text)
	}
	bob := s.connect(t, at(b, 0))
	bob.until(4)
	if bob.you == nil || ann.you == nil || *bob.you == *ann.you {
		t.Errorf("they sit on %v and %v", ann.you, bob.you)
	}
	bob.say(room.Say{Do: room.SetReady, Yes: true})
	ann.until(bob.room.Events() + 1)
	if ann.room.Phase() != room.Playing {
		t.Errorf("the game does not begin: %+v", ann.room.Seats())
	}
	for _, x := range []*client{ann, bob} {
		x.say(room.Say{Do: room.Close})
		x.refused("host")
	}
}

// Forged entries that name a gathering in a room that does not exist, or in a private room,
// bring nobody there.
func TestAForgedGatheringIsNobodys(t *testing.T) {
	s := openLobby(t, Options{})
	_, friends, _ := s.create(t, twoPeople)
	for i, forged := range []string{"*", "rooms.>", friends.Code, "QQQQQQ"} {
		body := strings.Replace(quickGame("Ann", i), "600000}", fmt.Sprintf("%d}", 600_000+i), 1)
		q, err := room.DecodeQuick([]byte(body), catalog.Find)
		if err != nil {
			t.Fatal(err)
		}
		if won, err := s.lobby.Gather(t.Context(), s.door.terms(q), forged, 0); !won || err != nil {
			t.Fatalf("%s: %t, %v", forged, won, err)
		}
		_, ann, said := s.ask(t, "", body)
		_, bob, _ := s.ask(t, "", strings.Replace(body, "once-once", "once-more", 1))
		if ann.Code != bob.Code || len(ann.Code) != 6 || ann.Code == forged {
			t.Errorf("%s: they come to %q and %q: %s", forged, ann.Code, bob.Code, said)
		}
	}
}

// Openings and requests are limited per address; other addresses are unaffected.
func TestFloodsOfOpeningsAndAsksAreRefused(t *testing.T) {
	s := openLobby(t, Options{Proxied: true, Limits: Limits{Openings: 5}})
	_, c, _ := s.create(t, twoPeople)
	host := s.connect(t, at(c, 0)) // from a separate address
	host.until(1)
	denied := 0
	for i := range 100 {
		body := quickGame("Ann", i)
		if i%3 == 0 {
			body = "{" // counts, too
		}
		if status, _, _ := s.ask(t, "198.51.100.7", body); status == http.StatusTooManyRequests {
			denied++
		}
	}
	if denied != 95 {
		t.Errorf("%d of 100 asks are denied", denied)
	}
	if status, _, text := s.ask(t, "198.51.100.8", quickGame("Bob", 1000)); status != http.StatusOK {
		t.Errorf("others are denied: %s", text)
	}
	for i := range 5 {
		host.say(room.Say{Do: room.List, List: &room.Listing{Open: i%2 == 0}})
		host.until(i + 2)
	}
	for range 2 { // three openings; closings do not count
		host.say(room.Say{Do: room.List, List: &room.Listing{Open: true, Watch: true}})
		host.say(room.Say{Do: room.List, List: &room.Listing{}})
	}
	host.say(room.Say{Do: room.List, List: &room.Listing{Watch: true}})
	host.refused("many")
	host.say(room.Say{Do: room.Rename, Name: "Anna"})
	for host.room.Seats()[0].Name != "Anna" {
		host.hear()
	}
}

// A spectator's messages change nothing, and a spectator receives nothing that players may not
// know, with or without delay.
func TestAWatcherHearsNoSecretAndPlaysNoTurn(t *testing.T) {
	for _, variant := range []string{"jieqi", "qice", "anqi"} {
		t.Run(variant, func(t *testing.T) {
			s := openLobby(t, Options{})
			code, people := s.delayed(t, variant, 3)
			early := s.connect(t, code)
			s.lay(people)
			for range 12 {
				actor := people[0].room.Match().Actor()
				people[actor].say(turnOf(people))
				hearAll(people, people[0].room.Events()+1)
			}
			late := s.connect(t, code)
			for _, w := range []*client{early, late} {
				for w.room.Match() == nil || w.room.Match().Ply() < 9 {
					w.hear()
				}
				w.say(turnOf(people))
				w.refused("nobody")
				w.say(room.Say{Do: room.Resign, Of: people[0].room.Mark()})
				w.refused("nobody")
				if n := w.room.Match().Ply(); n != 9 {
					t.Errorf("a watcher knows %d of 12 turns", n)
				}
				checkHeard(t, -1, w)
			}
		})
	}
}

// delayed begins a game of people whose host delays spectators, and returns the greeting of a
// visitor with the code.
func (s *site) delayed(t *testing.T, variant string, turns int) (greeting string, people []*client) {
	t.Helper()
	v, _ := catalog.Find(variant)
	seats := strings.TrimSuffix(strings.Repeat(`{"name":"x"},`, len(v.Info().Seats)), ",")
	_, c, _ := s.create(t, `{"v":2,"do":"create","setup":{"variant":"`+variant+`","clock":{},"seats":[`+seats+`]}}`)
	for i := range c.Tokens {
		people = append(people, s.connect(t, at(c, i)))
	}
	people[0].say(room.Say{Do: room.List, List: &room.Listing{Watch: true, Delay: turns}})
	for _, x := range people {
		x.say(room.Say{Do: room.SetReady, Yes: true})
	}
	hearAll(people, 2+len(people))
	return `{"v":2,"code":"` + c.Code + `"}`, people
}

// lay lays all players' tiles, if the game has any.
func (s *site) lay(people []*client) {
	for i, x := range people {
		if x.room.Phase() == room.Laying {
			by := x.room.Match().Variant().(game.Deployer)
			x.say(room.Say{Do: room.Lay, Tiles: by.Suggest(game.Seat(i), uint64(i), nil)})
			hearAll(people, x.room.Events()+1)
		}
	}
}

// turnOf is a turn of the player to move.
func turnOf(people []*client) room.Say {
	r := people[0].room
	turns := r.View(r.Match().Actor()).Turns
	return room.Say{Do: room.Play, Turn: r.Match().Info().FormatTurn(turns[len(turns)/2].Chosen()), Of: r.Mark()}
}

// dialled opens a connection and closes it.
func (s *site) dialled(t *testing.T) {
	t.Helper()
	conn, _, err := websocket.Dial(t.Context(), "ws"+s.URL[4:]+"/rooms/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	conn.Close(websocket.StatusNormalClosure, "")
}

// Visitors of the lobby come and go without leaving anything in memory.
func TestLookersAreForgotten(t *testing.T) {
	s := openLobby(t, Options{})
	for range 20 {
		s.dialled(t)
		s.look(t).conn.CloseNow()
	}
	for start := time.Now(); s.lobby.Looking() > 0; time.Sleep(10 * time.Millisecond) {
		if time.Since(start) > 20*time.Second {
			t.Fatalf("%d still look", s.lobby.Looking())
		}
	}
}
