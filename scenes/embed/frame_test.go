package embed_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// blog is an embedding page.
type blog struct {
	*scenetest.Machine
	t       *testing.T
	in      []string
	out     []string
	heard   func()
	session *session.Session
	stage   *scenetest.Stage
}

func (b *blog) Send(text string) { b.out = append(b.out, text) }

func (b *blog) Receive() (string, bool) {
	if len(b.in) == 0 {
		return "", false
	}
	next := b.in[0]
	b.in = b.in[1:]
	return next, true
}

// Abilities add the channel to the embedding page.
func (b *blog) Abilities() machine.Abilities {
	return machine.Abilities{Channel: b}
}

func (b *blog) Listen(do func()) { b.heard = do }

func newBlog(t *testing.T, params map[string]string) *blog {
	t.Helper()
	b := &blog{Machine: hidden(params), t: t}
	b.open()
	b.stage = scenetest.New(b.session.Stack, 480, 520)
	b.settle()
	return b
}

// open starts the program, still invisible.
func (b *blog) open() {
	b.t.Cleanup(func() { locale.Use(locale.ZhHans) })
	b.session = app.New(b)
}

func (b *blog) settle() {
	b.t.Helper()
	if err := b.stage.Settle(80); err != nil {
		b.t.Fatal(err)
	}
}

// ask sends a request and returns the messages after it.
func (b *blog) ask(kind, data string) []string {
	b.t.Helper()
	b.out = nil
	b.in = append(b.in, fmt.Sprintf(`{"src":"yanyi","v":1,"id":"q","type":%q,"data":%s}`, kind, data))
	b.settle()
	return b.out
}

// said is the data of all messages of one type.
func said(out []string, kind string) (list []map[string]any) {
	for _, text := range out {
		var m struct {
			Type string
			Data map[string]any
		}
		if json.Unmarshal([]byte(text), &m) == nil && m.Type == kind {
			list = append(list, m.Data)
		}
	}
	return list
}

func (b *blog) table() *play.Page {
	b.t.Helper()
	p, ok := b.session.Stack.Top().(*play.Page)
	if !ok {
		b.t.Fatalf("the page is a %T", b.session.Stack.Top())
	}
	return p
}

const three = "human,human,human"

// Allies who win together are reported as one result.
func TestTwoWinnersAreTold(t *testing.T) {
	position := "4,wK,4/9/1,sR,7/wP,8/9/4,hP,4/9/9/8,uR/4,sK,uK,3 w uws us ready - 0"
	b := newBlog(t, map[string]string{"game": "chibi", "seats": three, "position": position})
	m := b.table().Table().Line().(*match.Match)
	for _, turn := range []string{"a7a6", "e5e6", "i2i3", "a6a5", "b8b9", "i3i10"} {
		if err := m.Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	b.settle()
	if r := said(b.out, "result"); len(r) != 1 || r[0]["result"] != "us" {
		t.Errorf("result %v", r)
	}
}

// The start of a game and the frame's size are reported, then the moves and their events.
func TestGameIsTold(t *testing.T) {
	position := "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	b := newBlog(t, map[string]string{"game": "yanyi", "seats": three, "position": position})
	ready, size := said(b.out, "ready"), said(b.out, "resize")
	if len(ready) != 1 || ready[0]["game"] != "yanyi" || fmt.Sprint(ready[0]["seats"]) != "[human human human]" || len(size) != 1 || size[0]["height"] != 520.0 {
		t.Fatalf("at the start %q", b.out)
	}
	b.out = nil
	m := b.table().Table().Line().(*match.Match)
	for _, turn := range []string{"c7a8", "i17j17", "a9a8", "m5m1", "j17i17", "m1m17"} {
		if err := m.Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	b.settle()
	turns := said(b.out, "turn")
	if len(turns) != 6 || turns[0]["turn"] != "c7a8" || turns[0]["seat"] != "u" || turns[5]["ply"] != 6.0 {
		t.Errorf("turns %v", turns)
	}
	if a := said(b.out, "alliance"); len(a) != 2 || fmt.Sprint(a[0]["seats"]) != "[u w]" || a[0]["allied"] != true || a[1]["allied"] != false {
		t.Errorf("alliances %v", a)
	}
	if e := said(b.out, "eliminated"); len(e) != 2 || e[0]["seat"] != "s" || e[0]["by"] != "u" {
		t.Errorf("eliminated %v", e)
	}
	if r := said(b.out, "result"); len(r) != 1 || r[0]["result"] != "u" {
		t.Errorf("result %v", r)
	}
	b.out = nil
	if err := m.TakeBackTo(m.Ply() - 2); err != nil {
		t.Fatal(err)
	}
	b.settle()
	if back := said(b.out, "turn"); len(back) != 1 || back[0]["ply"] != 4.0 || back[0]["turn"] != nil {
		t.Errorf("taken back: %q", b.out)
	}
}

// Face-down pieces are reported when they are turned over, not before.
func TestRevealsAreTold(t *testing.T) {
	position := "4,wK,4/9/9/9/13,u~P,3/4,w~C,12/17/17/hK,15,uK/17/3,h~R,13/17/12,s~C,4/4,s~P,4/9/9/4,sK,4 u uws - idle - 0 u=P,w=C,s=CP,h=R"
	b := newBlog(t, map[string]string{"game": "jieqi", "seats": three, "position": position})
	if err := b.table().Table().Line().(*match.Match).Play("n13m13"); err != nil {
		t.Fatal(err)
	}
	b.settle()
	if r := said(b.out, "reveal"); len(r) != 1 || r[0]["square"] != "m13" || r[0]["piece"] != "uP" {
		t.Errorf("reveals %q", b.out)
	}
}

// Tiles being laid are secret: nothing is reported before both sides have finished.
func TestNothingIsToldWhileTilesAreLaid(t *testing.T) {
	b := newBlog(t, map[string]string{"game": "qice", "seats": "human,ai:1"})
	b.stage.Resize(1280, 800)
	b.settle()
	if ok, err := b.stage.Tap("tile.11"); !ok || err != nil {
		t.Fatal("no tile to lay")
	}
	b.settle()
	b.ask("record", "{}")
	for _, text := range b.out {
		if !strings.Contains(text, `"error"`) {
			t.Errorf("told %s", text)
		}
	}
	for _, id := range []string{"preset.guard", "done", "start"} {
		if ok, err := b.stage.Tap(id); !ok || err != nil {
			t.Fatalf("no %s", id)
		}
		b.settle()
	}
	if len(said(b.out, "ready")) != 1 {
		t.Errorf("once the game begins: %q", b.out)
	}
}

func TestRequests(t *testing.T) {
	b := newBlog(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	record := "[Variant \"xiangqi\"]\n\n1. b3e3 b10c8 2. b1c3 *"
	quoted, _ := json.Marshal(record)
	out := b.ask("load", fmt.Sprintf(`{"record":%s,"ply":1,"view":"b"}`, quoted))
	if r := said(out, "ready"); len(r) != 1 || r[0]["plies"] != 3.0 || !strings.Contains(out[0], `"id":"q"`) {
		t.Fatalf("load: %q", out)
	}
	p := b.table()
	if p.Table().Ply() != 1 || p.Table().Bottom() != 1 {
		t.Errorf("shows %d from seat %d", p.Table().Ply(), p.Table().Bottom())
	}
	if r := said(b.ask("goto", `{"ply":2}`), "shown"); len(r) != 1 || r[0]["ply"] != 2.0 || r[0]["plies"] != 3.0 || r[0]["playing"] != false {
		t.Errorf("goto is answered by %v", b.out)
	}
	if r := said(b.ask("rotate", `{}`), "rotate"); len(r) != 1 || r[0]["view"] != "r" {
		t.Errorf("rotate is answered by %v", b.out)
	}
	if p.Table().Ply() != 2 || p.Table().Bottom() != 0 {
		t.Errorf("shows %d from seat %d", p.Table().Ply(), p.Table().Bottom())
	}
	if r := said(b.ask("record", `{}`), "record"); len(r) != 1 || !strings.Contains(r[0]["record"].(string), "b3e3 b10c8") {
		t.Errorf("record: %v", r)
	}
	kept := b.Store["settings"]
	for kind, data := range map[string]string{"theme": `{"theme":"dark"}`, "lang": `{"lang":"en"}`, "mute": `{"mute":true}`} {
		if out := b.ask(kind, data); len(out) != 1 || out[0] != `{"src":"yanyi","v":1,"id":"q","type":"`+kind+`","data":`+data+`}` {
			t.Errorf("%s is answered by %q", kind, out)
		}
	}
	if !b.session.Theme().Dark || locale.Current() != locale.En {
		t.Error("theme or language is as before")
	}
	if b.Store["settings"] != kept {
		t.Error("what the page around wants has become the player's settings")
	}
	b.ask("load", `{"game":"baige"}`)
	if id := b.table().Table().Info().ID; id != "baige" {
		t.Errorf("load: %s", id)
	}
	for kind, data := range map[string]string{
		"goto": `{}`, "rotate": `{"view":"z"}`, "theme": `{"theme":"pink"}`, "lang": `{"lang":"tlh"}`,
		"load": `{"game":"baige","mode":"watch"}`, "open": `{}`, "undo": `{}`, "play": `{"turn":"a1a9"}`,
	} {
		out := b.ask(kind, data)
		if e := said(out, "error"); len(e) != 1 || e[0]["message"] == "" || !strings.Contains(out[0], `"id":"q"`) {
			t.Errorf("%s: %q", kind, out)
		}
	}
	if id := b.table().Table().Info().ID; id != "baige" {
		t.Errorf("after errors the game is %s", id)
	}
	b.out = nil
	b.in = append(b.in, `{"src":"other"}`, `{"type":"goto"}`)
	b.settle()
	if len(b.out) > 0 {
		t.Errorf("a foreign message is answered: %q", b.out)
	}
}

// Every variant of the catalogue can be loaded by its id.
func TestEveryGameIsLoaded(t *testing.T) {
	b := newBlog(t, map[string]string{})
	for _, v := range catalog.All() {
		if r := said(b.ask("load", fmt.Sprintf(`{"game":%q}`, v.Info().ID)), "ready"); len(r) != 1 || r[0]["game"] != v.Info().ID {
			t.Errorf("%s: %q", v.Info().ID, b.out)
		}
	}
}

// A game loaded by the embedding page for one person is shown from that person's seat, unless
// another one is requested; a rotation by the visitor is kept.
func TestALoadedGameIsSeenFromTheOwnSeat(t *testing.T) {
	b := newBlog(t, map[string]string{})
	for _, c := range []struct{ load, want, next string }{
		{`{"game":"xiangqi","seats":"ai:1,human"}`, "b", "r"},
		{`{"game":"xiangqi","seats":"ai:1,human","view":"r"}`, "r", "b"},
		{`{"game":"yanyi","seats":"human,ai:1,ai:1"}`, "u", "w"},
		{`{"game":"yanyi","seats":"human,ai:1,ai:1","view":"s"}`, "s", "u"},
		{`{"game":"yanyi","seats":"human,human,human"}`, "s", "u"},
	} {
		b.ask("load", c.load)
		table := b.table().Table()
		if got := string(rune(table.Info().Seats[table.Bottom()].Letter)); got != c.want {
			t.Errorf("%s: %s at the bottom, want %s", c.load, got, c.want)
		}
		if r := said(b.ask("rotate", `{}`), "rotate"); len(r) != 1 || r[0]["view"] != c.next {
			t.Errorf("%s: rotated to %v, want %s", c.load, r, c.next)
		}
	}
}
