package main

import (
	"bufio"
	"context"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// TestMain runs the server instead of the tests when a test starts it as one.
func TestMain(m *testing.M) {
	if os.Getenv("ROOMS_SERVER") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// process is a server that can be killed.
type process struct {
	*exec.Cmd
	host, metrics string
}

func start(t *testing.T, arguments ...string) *process {
	t.Helper()
	p := &process{Cmd: exec.Command(os.Args[0], append([]string{"-addr", "localhost:0"}, arguments...)...)}
	p.Env = append(os.Environ(), "ROOMS_SERVER=1")
	p.Stderr = os.Stderr
	out, err := p.StdoutPipe()
	if err == nil {
		err = p.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		_, address, _ := strings.Cut(lines.Text(), "://")
		if metrics, ok := strings.CutSuffix(address, "/metrics"); ok {
			p.metrics = metrics
			continue
		}
		p.host = strings.TrimSuffix(address, "/rooms/")
		return p
	}
	t.Fatal("the server does not start")
	return nil
}

// kill ends the server as a power cut would.
func (p *process) kill() {
	p.Process.Kill()
	p.Wait()
}

// Told to terminate, as by systemd, a server shuts down in order, with people in its rooms and
// spectators.
func TestEndsInOrderWhenAsked(t *testing.T) {
	t.Parallel()
	p := start(t, "-data", t.TempDir(), "-lobby", "-metrics", "localhost:0")
	code, tokens := p.create(t, "yanyi")
	p.connect(t, code, tokens[0]).until(4)
	p.look(t).sees()
	if err := p.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := p.Wait(); err != nil {
		t.Errorf("it ends with %v", err)
	}
}

// TestServesThePageAndItsMetrics checks the page and the metrics beside the rooms.
func TestServesThePageAndItsMetrics(t *testing.T) {
	page := t.TempDir()
	for name, text := range map[string]string{"index.html": "the page", "rooms.json": `{"v":1}`} {
		if err := os.WriteFile(filepath.Join(page, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p := start(t, "-data", t.TempDir(), "-dir", page, "-metrics", "localhost:0")
	p.create(t, "yanyi")
	for address, want := range map[string]string{
		p.host + "/": "the page", p.host + "/rooms/hello": `{"v":2}`, p.host + "/rooms/health": `{"v":2}`,
		p.host + "/rooms.json": `{"v":1,"server":""}`,
		p.metrics + "/metrics": `rooms_events_total{kind="created"} 1`,
	} {
		answer, err := http.Get("http://" + address)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		body, _ := io.ReadAll(answer.Body)
		if answer.StatusCode != http.StatusOK || !strings.Contains(string(body), want) {
			t.Errorf("%s: %s %s", address, answer.Status, body)
		}
	}
}

// TestWrongFlagsAreRefused checks the command line.
func TestWrongFlagsAreRefused(t *testing.T) {
	for _, arguments := range []string{"-cert x", "-keep 1m", "-rooms -1", "elsewhere", "-port 1", "-flush -1s", "-copies 0"} {
		if _, err := parse(strings.Fields(arguments)); err == nil {
			t.Errorf("%s is taken", arguments)
		}
	}
	if err := run(t.Context(), &settings{addr: "localhost:0", dir: t.TempDir()}); err == nil || !strings.Contains(err.Error(), "make page") {
		t.Errorf("a folder without a page: %v", err)
	}
}

// player is a connection of a seat and the room that it builds from its messages.
type player struct {
	t    *testing.T
	conn *websocket.Conn
	room *room.Room

	deaf   bool // to refusals
	log    bool
	events [][]byte // if they are recorded
}

func (p *process) connect(t *testing.T, code, token string) *player {
	t.Helper()
	conn, _, err := websocket.Dial(t.Context(), "ws://"+p.host+"/rooms/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	x := &player{t: t, conn: conn, room: room.New(catalog.Find)}
	t.Cleanup(func() { conn.CloseNow() })
	x.send(map[string]any{"v": room.Version, "code": code, "token": token})
	return x
}

func (x *player) send(message any) error {
	text, _ := json.Marshal(message)
	return x.conn.Write(x.t.Context(), websocket.MessageText, text)
}

// hear receives one message; false if the server has gone.
func (x *player) hear() bool {
	ctx, cancel := context.WithTimeout(x.t.Context(), 20*time.Second)
	defer cancel()
	_, text, err := x.conn.Read(ctx)
	if err != nil {
		return false
	}
	var m struct {
		Event   *room.Event
		Refused *room.Refusal
	}
	if err := json.Unmarshal(text, &m); err != nil || m.Refused != nil && !x.deaf {
		x.t.Fatalf("heard %s, %v", text, err)
	}
	if m.Event != nil {
		if x.log {
			shared := *m.Event
			shared.Tiles = nil // sent to one seat alone at first
			x.events = append(x.events, shared.Encode())
		}
		if err := x.room.Apply(*m.Event); err != nil {
			x.t.Fatalf("doubled, lost or wrong: %v", err)
		}
	}
	return true
}

// until receives messages until n events are known.
func (x *player) until(n int) {
	for x.room.Events() < n {
		if !x.hear() {
			x.t.Fatalf("the server is gone after event %d", x.room.Events())
		}
	}
}

// create creates a room of three, all seated and ready.
func (p *process) create(t *testing.T, variant string) (code string, tokens []string) {
	t.Helper()
	body := `{"v":2,"do":"create","setup":{"variant":"` + variant + `","clock":{"perturn":86400000},"seats":[{"name":"a"},{"name":"b"},{"name":"c"}]}}`
	r, err := http.Post("http://"+p.host+"/rooms/new", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var c struct {
		Code   string
		Tokens []string
	}
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil {
		t.Fatal(err)
	}
	for _, token := range c.Tokens {
		x := p.connect(t, c.Code, token)
		x.send(room.Say{V: room.Version, Do: room.SetReady, Yes: true})
	}
	return c.Code, c.Tokens
}

// TestKilledServersLoseNoTurn kills a server between and during turns; what a player has
// received exists afterwards, and no turn twice.
func TestKilledServersLoseNoTurn(t *testing.T) {
	folder := t.TempDir()
	p := start(t, "-data", folder)
	code, tokens := p.create(t, "jieqi")
	r := rand.New(rand.NewPCG(9, 9))
	var heard []string
	events := 4
	for range 4 {
		x := p.connect(t, code, tokens[0])
		x.until(events)
		for range 5 {
			turns := x.room.Match().Turns()
			if len(turns) < len(heard) || !slices.Equal(turns[:len(heard)], heard) {
				t.Fatalf("heard before the kill: %v\nthere is now: %v", heard, turns)
			}
			heard = turns
			play(t, p, code, tokens, x, r)
		}
		// A turn is sent and the server killed without waiting for the answer.
		heard, events = x.room.Match().Turns(), x.room.Events()
		go say(p.connect(t, code, tokens[x.room.Match().Actor()]), x.room, r.IntN(1000))
		time.Sleep(time.Duration(r.IntN(20)) * time.Millisecond)
		p.kill()
		p = start(t, "-data", folder)
	}
	x := p.connect(t, code, tokens[0])
	x.until(events)
	if n := len(x.room.Match().Turns()); n < 20 || n > 24 {
		t.Errorf("%d turns of 20 to 24 were played", n)
	}
}

// play has the player to move play a turn and x receive it.
func play(t *testing.T, p *process, code string, tokens []string, x *player, r *rand.Rand) {
	mark := x.room.Mark()
	say(p.connect(t, code, tokens[x.room.Match().Actor()]), x.room, r.IntN(1000))
	for x.room.Mark() == mark {
		if !x.hear() {
			t.Fatal("the server is gone")
		}
	}
}

// say sends a legal turn.
func say(x *player, known *room.Room, choice int) {
	turns := known.View(known.Match().Actor()).Turns
	text := known.Match().Info().FormatTurn(turns[choice%len(turns)].Chosen())
	x.send(room.Say{V: room.Version, Do: room.Play, Turn: text, Of: known.Mark(), Seat: game.NoSeat})
}

// TestABackUpIsACopyOfTheFolder copies the folder while the server runs.
func TestABackUpIsACopyOfTheFolder(t *testing.T) {
	folder, copied := t.TempDir(), filepath.Join(t.TempDir(), "copy")
	p := start(t, "-data", folder)
	code, tokens := p.create(t, "yanyi")
	x := p.connect(t, code, tokens[0])
	x.until(4)
	for range 5 {
		play(t, p, code, tokens, x, rand.New(rand.NewPCG(1, 1)))
	}
	if err := os.CopyFS(copied, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	y := start(t, "-data", copied).connect(t, code, tokens[1])
	y.until(x.room.Events())
	if a, b := x.room.Match().Record(), y.room.Match().Record(); a != b {
		t.Errorf("it was\n%s\nthe copy has\n%s", a, b)
	}
}

// TestEncryptsByItself checks TLS with a certificate and its key.
func TestEncryptsByItself(t *testing.T) {
	known := httptest.NewTLSServer(http.NotFoundHandler())
	defer known.Close()
	pair := known.TLS.Certificates[0]
	key, err := x509.MarshalPKCS8PrivateKey(pair.PrivateKey)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	files := map[string][]byte{
		"cert": pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: pair.Certificate[0]}),
		"key":  pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: key}),
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p := start(t, "-data", t.TempDir(), "-cert", filepath.Join(folder, "cert"), "-key", filepath.Join(folder, "key"))
	answer, err := known.Client().Get("https://" + p.host + "/rooms/hello")
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Errorf("%v, %v", answer, err)
	}
}

// asked is the server's output for a command line with which it does not serve.
func asked(arguments ...string) (said string, err error) {
	c := exec.Command(os.Args[0], arguments...)
	c.Env = append(os.Environ(), "ROOMS_SERVER=1")
	text, err := c.CombinedOutput()
	return string(text), err
}

// The help describes the value of each flag. An occupied port is reported with advice.
func TestHelpAndTakenPortsAreSaidPlainly(t *testing.T) {
	help, err := asked("-h")
	if err != nil || !strings.Contains(help, "usage: rooms") {
		t.Errorf("-h: %v\n%s", err, help)
	}
	if untold := regexp.MustCompile(`(?m)^  -\S+ (string|int)$`).FindString(help); untold != "" {
		t.Errorf("the help does not tell what is meant by %s", untold)
	}
	if said, err := asked("bot", "-engine", "x", "-room", "K7QXMB"); err == nil || !strings.Contains(said, "is no link to a room") {
		t.Errorf("rooms bot: %v\n%s", err, said)
	}
	p := start(t, "-data", t.TempDir())
	said, err := asked("-addr", p.host, "-data", t.TempDir())
	if err == nil || !strings.Contains(said, p.host+" is taken by another program") || !strings.Contains(said, "-addr") {
		t.Errorf("a second server says %q (%v)", said, err)
	}
}
