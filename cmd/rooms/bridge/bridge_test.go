package bridge

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/cmd/arena/uci"
	"yanyi/cmd/rooms/roomstest"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// actAs is the environment variable that turns the test's program into an engine.
const actAs = "BRIDGE_TEST_ACT_AS"

func TestMain(m *testing.M) {
	switch act := os.Getenv(actAs); act {
	case "":
		os.Exit(m.Run())
	case "plays":
		v, _ := catalog.Find("xiangqi")
		if err := uci.Converse(v, nil, os.Stdin, bufio.NewWriter(os.Stdout)); err != nil {
			os.Exit(1)
		}
	default:
		pretend(act)
	}
}

// pretend is an engine that plays xiangqi alone, until it should answer.
func pretend(act string) {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		word, _, _ := strings.Cut(lines.Text(), " ")
		switch {
		case word == "uci" && act == "mute":
			return
		case word == "uci":
			fmt.Println("id name pretender\noption name UCI_Variant type combo default xiangqi var xiangqi var janggi\nuciok")
		case word == "isready":
			fmt.Println("readyok")
		case word == "go" && act == "illegal":
			fmt.Println("bestmove a1a9 ponder b1b2")
		case word == "go": // it dies
			return
		}
	}
}

// ask runs a command line with the test's program as the engine.
func ask(t *testing.T, act string, arguments ...string) (said string, err error) {
	t.Helper()
	t.Setenv(actAs, act)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	var out strings.Builder
	err = Run(ctx, append([]string{"-engine", os.Args[0], "-time", "20ms"}, arguments...), &out)
	if ctx.Err() != nil {
		t.Fatalf("it does not end; it says\n%s", out.String())
	}
	return out.String(), err
}

// seen is a room as a spectator sees it once something holds.
func seen(t *testing.T, s *roomstest.Server, code string, holds func(*room.Room) bool) *room.Room {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	conn, _, err := websocket.Dial(ctx, "ws"+s.URL[4:]+"/rooms/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.CloseNow()
	hi, _ := json.Marshal(room.Greeting{V: room.Version, Code: code, Watch: true, Reads: room.Reads})
	if err := conn.Write(ctx, websocket.MessageText, hi); err != nil {
		t.Fatal(err)
	}
	r := room.New(catalog.Find)
	for r.Phase() == room.Empty || !holds(r) {
		_, text, err := conn.Read(ctx)
		if err != nil {
			t.Fatalf("room %s does not come to that: phase %d, seats %+v", code, r.Phase(), r.Seats())
		}
		var m room.Message
		if err := json.Unmarshal(text, &m); err != nil || m.Refused != nil {
			t.Fatalf("heard %s, %v", text, err)
		}
		if m.Event != nil {
			if err := r.Apply(*m.Event); err != nil {
				t.Fatal(err)
			}
		}
	}
	return r
}

// duel is a room of a computer and a free seat.
func duel(variant string) *room.Setup {
	return &room.Setup{Variant: variant, Clock: room.Clock{Total: 600_000, Increment: 1000}, Seats: []room.Place{{Level: 1}, {}}}
}

// TestPlaysAWholeGame lets a program play a game against a computer of the server's.
func TestPlaysAWholeGame(t *testing.T) {
	s := roomstest.Open(t)
	code, _ := s.Create(t, duel("xiangqi"))
	said, err := ask(t, "plays", "-name", "Deep Red", "-set", "Level=5", "-room", s.Link(code, ""))
	if err != nil || !strings.Contains(said, "Deep Red has seat Black of room "+code) || !strings.Contains(said, "game 1 is over after") {
		t.Fatalf("it says %q, %v", said, err)
	}
	r := seen(t, s, code, func(r *room.Room) bool { return r.Phase() == room.Over && r.Seats()[1].Away })
	if seat := r.Seats()[1]; !seat.Bot || seat.Name != "Deep Red" || r.Match().Ply() < 2 {
		t.Errorf("the seat is %+v after %d turns", seat, r.Match().Ply())
	}
}

// TestItsFaultsAreTold checks that a program that ends, or answers nonsense, leaves its seat,
// and that its owner reads why.
func TestItsFaultsAreTold(t *testing.T) {
	s := roomstest.Open(t)
	for act, want := range map[string]string{
		"dies":    "at turn 2 the engine .* ended without saying bestmove; its seat is left",
		"illegal": `at turn 2 the engine answers "a1a9", which cannot be played: .*; its seat is left. It was asked: position fen rnbakabnr/`,
	} {
		code, tokens := s.Create(t, duel("xiangqi"))
		_, err := ask(t, act, "-room", s.Link(code, tokens[1]))
		if err == nil || !regexp.MustCompile(want).MatchString(err.Error()) {
			t.Errorf("%s: %v", act, err)
		}
		seen(t, s, code, func(r *room.Room) bool { return r.Phase() == room.Playing && r.Seats()[1].Away })
	}
}

// TestWhatCannotBeIsSaidPlainly checks the messages of wrong command lines, links and rooms.
func TestWhatCannotBeIsSaidPlainly(t *testing.T) {
	s := roomstest.Open(t)
	yanyi, _ := s.Create(t, &room.Setup{Variant: "yanyi", Seats: make([]room.Place, 3)})
	full, _ := s.Create(t, &room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "Ann"}, {Name: "Bob"}}})
	none := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte(`{"v":1}`)) }))
	defer none.Close()
	nothing := httptest.NewServer(http.NotFoundHandler())
	defer nothing.Close()
	for _, c := range []struct{ arguments, want string }{
		{"", "is no link to a room"},
		{"-room K7QXMB", "is no link to a room"},
		{"-room " + s.URL, "has no room's code"},
		{"-room " + s.Link("ABC", ""), "has no room's code"},
		{"-room " + s.Link("ABCDEF", ""), "there is no room ABCDEF"},
		{"-room " + s.Link(full, ""), "no seat is free in room " + full},
		{"-room " + s.Link(yanyi, ""), "the engine does not play yanyi; it names combo default xiangqi xiangqi janggi"},
		{"-room " + none.URL + "/?room=ABCDEF", "there are no rooms at " + none.URL + "/rooms.json"},
		{"-room " + nothing.URL + "/?room=ABCDEF", "the rooms at " + nothing.URL},
		{"-engine no-such-program -room " + s.Link(yanyi, ""), `engine no-such-program: `},
		{"-engine= -room " + s.Link(yanyi, ""), "-engine is missing"},
		{"-games -1 -room " + s.Link(yanyi, ""), "-games"},
		{"-set Level -room " + s.Link(yanyi, ""), "NAME=VALUE"},
		{"-room " + s.Link(yanyi, "") + " on", `"on" is no flag`},
	} {
		if said, err := ask(t, "dies", strings.Fields(c.arguments)...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %s", c.arguments, err, said)
		}
	}
	if _, err := ask(t, "mute", "-room", s.Link(yanyi, "")); err == nil || !strings.Contains(err.Error(), "ended without saying uciok") {
		t.Errorf("a program that does not speak UCI: %v", err)
	}
}

// TestHelpTellsEachValue checks that the help says what each flag's value is.
func TestHelpTellsEachValue(t *testing.T) {
	help, err := ask(t, "dies", "-h")
	if err == nil || !strings.Contains(help, "usage: rooms bot") {
		t.Errorf("-h: %v\n%s", err, help)
	}
	if untold := regexp.MustCompile(`(?m)^  -\S+ (string|int|value)$`).FindString(help); untold != "" {
		t.Errorf("the help does not tell what is meant by %s", untold)
	}
}
