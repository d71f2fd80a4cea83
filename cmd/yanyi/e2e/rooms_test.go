//go:build e2e

package e2e

import (
	"bufio"
	"encoding/json"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// roomsProgram is the rooms server, built once for all tests.
var roomsProgram = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "yanyi-rooms")
	if err != nil {
		return "", err
	}
	program := filepath.Join(dir, "rooms")
	build := exec.Command("go", "build", "-o", program, "yanyi/cmd/rooms")
	build.Stderr = os.Stderr
	return program, build.Run()
})

// roomsServer serves the built page and rooms. It can be killed and restarted at the same
// address with the same journal.
type roomsServer struct {
	t       *testing.T
	data    string
	host    string
	flags   []string
	process *exec.Cmd
}

func newRoomsServer(t *testing.T, flags ...string) *roomsServer {
	t.Helper()
	s := &roomsServer{t: t, data: t.TempDir(), host: "localhost:0", flags: flags}
	t.Cleanup(s.kill)
	s.start()
	return s
}

// start starts the server and waits until it answers.
func (s *roomsServer) start() {
	s.t.Helper()
	program, err := roomsProgram()
	if err != nil {
		s.t.Fatal(err)
	}
	s.process = exec.Command(program, append(s.flags, "-addr", s.host, "-data", s.data, "-dir", dist)...)
	s.process.Stderr = os.Stderr
	out, err := s.process.StdoutPipe()
	if err == nil {
		err = s.process.Start()
	}
	if err != nil {
		s.t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		s.t.Fatal("the server does not start")
	}
	_, address, _ := strings.Cut(lines.Text(), "://")
	s.host = strings.TrimSuffix(address, "/rooms/")
}

// kill ends the server at an arbitrary moment.
func (s *roomsServer) kill() {
	s.process.Process.Kill()
	s.process.Wait()
}

// friends are players in separate browser contexts.
type friends struct {
	*testing.T
	server *roomsServer
	pages  []*player
}

// record stores the messages a page receives from the server, and can hide the page, which then
// gets no frames.
const record = `
{
	const frame = requestAnimationFrame, held = [];
	let hidden = false;
	globalThis.requestAnimationFrame = (draw) => hidden ? held.push(draw) : frame(draw);
	globalThis.hide = (yes) => {
		hidden = yes;
		if (!yes) held.splice(0).forEach((draw) => frame(draw));
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	};
	Object.defineProperty(document, "hidden", { get: () => hidden });
	document.hasFocus = () => !hidden;
}
globalThis.heard = [];
globalThis.WebSocket = class extends WebSocket {
	constructor(...how) { super(...how); this.addEventListener("message", (e) => heard.push(e.data)); }
};`

func newFriends(t *testing.T, n int) *friends {
	t.Helper()
	f := &friends{T: t, server: newRoomsServer(t)}
	o := browsertest.Options{Width: 700, Height: 620, Language: "en-US", Reduced: true, Before: record}
	for range n {
		f.pages = append(f.pages, &player{t, &browser{tab: browsertest.Guest(t, o), scale: 1}})
	}
	return f
}

func (f *friends) tab(i int) *browsertest.Tab { return f.pages[i].program.(*browser).tab }

// open opens the page at a query and waits until it has loaded.
func (f *friends) open(i int, query string) {
	f.Helper()
	b := f.pages[i].program.(*browser)
	b.tab.Goto("http://" + f.server.host + "/?e2e=1&lang=en" + query)
	b.ready(f)
}

// create has the first friend invite the others to a game through the set-up page, and returns
// the room's code.
func (f *friends) create(id, position string) string {
	f.Helper()
	host := f.pages[0]
	if f.open(0, "&game="+id+"&position="+url.QueryEscape(position)); position != "" {
		host.press("back") // from its table
		host.press(id)
	}
	host.offersRooms()
	for i := range f.pages {
		who := "invite"
		if i == 0 {
			who = "human"
		}
		host.press("seat." + string(rune('0'+i)) + ".who." + who)
	}
	f.named(0, "name.0", "Ann")
	host.press("begin")
	f.tab(0).Wait("/[?&]room=/.test(location.search)", patience)
	return f.tab(0).Text("new URLSearchParams(location.search).get('room')")
}

// named fills a field with a name if it is empty.
func (f *friends) named(i int, field, name string) {
	f.Helper()
	f.pages[i].press(field)
	f.tab(i).Wait("document.activeElement?.localName === 'input' || document.activeElement?.localName === 'textarea'", patience)
	f.tab(i).InsertText(name)
	f.tab(i).Key("\r")
}

// sit seats a friend on the offered seat.
func (f *friends) sit(i int, name string) {
	f.Helper()
	f.named(i, "name", name)
	f.pages[i].press("sit")
}

// begin has the first n friends, all seated, confirm that they are ready.
func (f *friends) begin(n int) {
	f.Helper()
	for _, p := range f.pages[:n] {
		p.press("ready")
	}
}

// link is the fragment of the link to a seat that the host can give away.
func (f *friends) link(seat int) string {
	f.Helper()
	f.tab(0).Wait("(localStorage['yanyi.rooms'] || '').includes('Links')", patience)
	var kept []struct{ Links map[game.Seat]string }
	if err := json.Unmarshal([]byte(f.tab(0).Text("localStorage['yanyi.rooms']")), &kept); err != nil || len(kept) == 0 {
		f.Fatalf("the host keeps no room: %v", err)
	}
	return "#seat=" + kept[0].Links[game.Seat(seat)]
}

// agree waits until all pages show a position after the given number of turns.
func (f *friends) agree(pos game.Position, plies int) {
	f.Helper()
	for i, p := range f.pages {
		if o := p.plies(plies); o.Position != pos.String() {
			f.Fatalf("after %d turns page %d is at\n%s\nwant\n%s", plies, i, o.Position, pos)
		}
	}
}

// Three people in separate browser contexts play a game of three kingdoms with an alliance and
// an absorption. One reloads the page, one loses the network for a while, and the server is
// killed in between: all end at the same position and no turn is lost.
func TestThreeFriendsInARoom(t *testing.T) {
	t.Parallel()
	f := newFriends(t, 3)
	code := f.create("yanyi", prepared)
	f.open(1, "&room="+code+f.link(1))
	f.sit(1, "Ben")
	f.open(2, "&room="+strings.ToLower(code))
	f.sit(2, "Cai")
	f.begin(3)

	v, _ := catalog.Find("yanyi")
	pos, err := v.Parse(prepared, nil)
	if err != nil {
		t.Fatal(err)
	}
	f.agree(pos, 0)
	for i := range f.pages {
		f.tab(i).WantNoComplaints()
	}
	plies := 0
	turn := func(seat int, text string) {
		t.Helper()
		a := &actor{*f.pages[seat], &script{variant: v}, pos}
		found, err := game.Find(v.Info(), pos, text)
		if err != nil {
			t.Fatal(err)
		}
		a.play(found, false)
		pos.Do(found)
		plies++
	}
	turn(0, "c7a8") // Wu allies with Wei
	f.agree(pos, plies)

	// One page loses the network and receives the turn when it is back.
	f.tab(2).Offline(true)
	turn(1, "i12i11")
	f.pages[0].plies(plies)
	if o := f.pages[2].look(t); o.Plies != plies-1 {
		t.Fatal("a page without a network hears of turns")
	}
	f.tab(2).Offline(false)
	f.agree(pos, plies)

	// The page is reloaded and keeps its seat.
	f.tab(1).Reload()
	f.pages[1].program.(*browser).ready(f)
	turn(2, "i6i7")
	f.agree(pos, plies)

	// The server is killed. Messages sent meanwhile arrive once it is back.
	f.server.kill()
	turn(0, "m5m1") // Shu is mated: Wu absorbs its army and Han's, and the alliance ends
	f.server.start()
	f.agree(pos, plies)
	turn(1, "i11i10")
	f.agree(pos, plies)
	turn(0, "m1m17")
	f.agree(pos, plies)
	for i, p := range f.pages {
		if o := p.look(p); !o.Over || o.Result != "u" {
			t.Errorf("page %d: over %t, result %q", i, o.Over, o.Result)
		}
	}
	f.studies(plies)
	f.again()
}

// studies has the first friend open the finished game as a shared study after the given number
// of turns and play a variation that all see.
func (f *friends) studies(plies int) {
	f.Helper()
	host := f.pages[0]
	if _, ok := host.look(f).Controls["study"]; !ok {
		host.press("review")
	}
	host.press("study")
	host.press("show")
	for _, p := range f.pages[1:] {
		p.press("join")
	}
	host.press("prev")
	host.press("prev")
	for _, p := range f.pages {
		p.plies(plies - 2)
	}
	v, _ := catalog.Find("yanyi")
	pos, err := v.Parse(host.plies(plies-2).Position, nil)
	if err != nil {
		f.Fatal(err)
	}
	turn, b := firstQuiet(pos), v.Info().Board
	host.clicks(b.Name(turn.From()), b.Name(turn.To()))
	for _, p := range f.pages {
		p.plies(plies - 1)
	}
	f.same(plies - 1)
}

// again has all play another game, each on another seat.
func (f *friends) again() {
	f.Helper()
	f.pages[0].press("back") // to the result
	f.pages[0].press("rematch")
	for _, p := range f.pages[1:] {
		p.press("accept")
	}
	f.same(0)
}

// heard lists the messages that a page has received since it was loaded.
func (f *friends) heard(i int) (list []room.Message) {
	f.Helper()
	for _, text := range browsertest.Eval[[]string](f.tab(i), "heard") {
		var m room.Message
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			f.Fatalf("page %d hears %q: %v", i, text, err)
		}
		list = append(list, m)
	}
	return list
}

// secret checks that no message received before all tiles are revealed contains tiles other than
// the page's own.
func (f *friends) secret(i int) {
	f.Helper()
	for _, m := range f.heard(i) {
		switch e := m.Event; {
		case e == nil:
		case e.All != nil:
			return
		case e.Tiles != nil && int(e.Seat) != i:
			f.Errorf("page %d hears of tiles early: %+v", i, e)
		}
	}
}

// lay lays a friend's tiles.
func (f *friends) lay(i int, preset string) {
	f.Helper()
	f.pages[i].press("preset." + preset)
	f.pages[i].press("done")
}

// Two players lay their tiles on separate pages while a third page watches: no page receives any
// layout before both have laid.
func TestTilesAreSecretUntilAllHaveLaid(t *testing.T) {
	t.Parallel()
	f := newFriends(t, 3)
	spectator := f.pages[2]
	f.pages = f.pages[:2]
	code := f.create("qice", "")
	f.open(1, "&room="+code+f.link(1))
	f.pages = append(f.pages, spectator)
	f.open(2, "&room="+code)
	f.sit(1, "Ben")
	f.begin(2)
	f.lay(0, "attack")
	laid := "heard.some((m) => m.includes('\"laid\"'))"
	for i := range f.pages {
		f.tab(i).Wait(laid, patience)
		f.secret(i)
	}
	f.lay(1, "guard")
	for i, p := range f.pages {
		f.tab(i).Wait("heard.some((m) => m.includes('\"all\"'))", patience)
		f.secret(i)
		p.starts()
	}
	start := f.pages[0].plies(0).Position
	if !strings.Contains(start, " tiles=") || strings.Contains(start, "tiles=0,0,0,0,0,0,0,0/") {
		t.Errorf("the tiles are not on the board: %q", start)
	}
	f.quietTurns("qice", 4)
}

// starts begins the game whose tiles are revealed, unless it has started on its own, which it
// does after a while.
func (p *player) starts() {
	p.Helper()
	now := p.wait("control start, or the game", func(o play.Probe) bool {
		_, ok := o.Controls["start"]
		return ok || o.Page == "play"
	})
	if r, ok := now.Controls["start"]; ok {
		p.click(p, r[0]+r[2]/2, r[1]+r[3]/2)
	}
}

// quietTurns plays the given number of turns that only move a piece, each on the page to move,
// and checks that all pages agree after each.
func (f *friends) quietTurns(id string, n int) {
	f.Helper()
	for plies := range n {
		o := f.same(plies)
		f.quietTurn(id, o.Position)
	}
	f.same(n)
}

// same waits until all pages show one position after the given number of turns.
func (f *friends) same(plies int) play.Probe {
	f.Helper()
	o := f.pages[0].plies(plies)
	for i, p := range f.pages {
		if other := p.plies(plies); other.Position != o.Position {
			f.Fatalf("after %d turns page %d is at\n%s\nand the first at\n%s", plies, i, other.Position, o.Position)
		}
	}
	return o
}

// quietTurn plays a turn that only moves a piece.
func (f *friends) quietTurn(id, position string) {
	f.Helper()
	v, _ := catalog.Find(id)
	pos, err := v.Parse(position, nil)
	if err != nil {
		f.Fatal(err)
	}
	turn, b := firstQuiet(pos), v.Info().Board
	f.pages[pos.Actor()].clicks(b.Name(turn.From()), b.Name(turn.To()))
}

// The server draws the identity of face-down pieces once: all pages see the same.
func TestDrawsAgreeInAllPages(t *testing.T) {
	t.Parallel()
	f := newFriends(t, 3)
	code := f.create("jieqi", "")
	for i, name := range []string{"", "Ben", "Cai"} {
		if i > 0 {
			f.open(i, "&room="+code)
			f.sit(i, name)
		}
	}
	f.begin(3)
	f.quietTurns("jieqi", 7)
	drawn := 0
	for _, m := range f.heard(0) {
		if m.Event != nil && strings.Contains(m.Event.Turn, "*") {
			drawn++
		}
	}
	if drawn == 0 {
		t.Error("nothing was drawn")
	}
	for i := range f.pages {
		f.tab(i).WantNoComplaints()
	}
}

// A page in the background notifies its player when it is their turn, although it gets no
// frames, also after a lost connection.
func TestAHiddenPageCalls(t *testing.T) {
	t.Parallel()
	f := newFriends(t, 2)
	code := f.create("xiangqi", "")
	f.open(1, "&room="+code)
	f.sit(1, "Ben")
	f.begin(2)
	o := f.same(0)
	f.tab(1).Text("hide(true)")
	f.quietTurn("xiangqi", o.Position)
	f.tab(1).Wait("document.title.startsWith('●')", patience)
	f.tab(1).Text("hide(false)")
	f.tab(1).Wait("!document.title.startsWith('●')", patience)
	f.quietTurn("xiangqi", f.same(1).Position)
	o = f.same(2)
	f.tab(1).Text("hide(true)")
	f.server.kill()
	f.server.start()
	f.quietTurn("xiangqi", o.Position)
	f.tab(1).Wait("document.title.startsWith('●')", patience)
	f.tab(1).Text("hide(false)")
	f.same(3)
}
