package sim

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// person is somebody with a page, or a program, whose behaviour its kind decides.
type person struct {
	*rand.Rand
	w       *world
	number  int
	name    string
	address string
	kind    kind

	mu      sync.Mutex
	invites []invite
	held    []invite // seats it has had
}

// invite is a room, with the token of a seat or, for who only knows the code, without.
type invite struct {
	code, token string
	host, watch bool
	listing     *room.Listing // what the host wants of it
}

// kind is how somebody is.
type kind int

const (
	honest   kind = iota
	onlooker      // looks on, seldom plays
	griefer       // says what it likes, takes seats and goes, asks all the time
	old           // has a page of another version
	patchy        // loses the network, in all ways
	sleeper       // is not heard of for hours
	twin          // comes twice, and says everything twice or late
	ghost         // takes seats of tables of strangers, and is not there any more
	dawdler       // sits, and at some time moves no more
	kinds
)

func (k kind) String() string {
	return []string{"honest", "watcher", "griefer", "old page", "patchy", "sleeper", "twin", "ghost", "dawdler"}[k]
}

var names = strings.Fields("Ann Bob Cyd Dan Eve Fay Gus Hal Ida Jon Kim Lee May Ned Oda Pia Quy Ron Sue Tom Uma Vic Wen Xia Yan Zoe 曹操 劉備 孫權 趙雲 關羽 諸葛亮 周瑜 呂布 貂蟬 小喬 大喬 馬超 黃忠 張飛")

func (w *world) newPerson(i int) *person {
	r := rand.New(rand.NewPCG(w.seed, uint64(1000+i)))
	x := &person{Rand: r, w: w, number: i, name: names[i%len(names)], address: fmt.Sprint("10.0.", i/200, ".", 1+i%200)}
	if r.IntN(2) > 0 {
		x.kind = kind(r.IntN(int(kinds)))
	}
	if i < 2 {
		x.kind = honest
	}
	return x
}

// pause waits for a random time up to most; false if all is over.
func (x *person) pause(most time.Duration) bool {
	return x.w.rest(time.Duration(x.Int64N(int64(most))) + time.Duration(x.IntN(999_983)))
}

// live is a person's time in the world.
func (x *person) live() {
	if !x.pause(x.w.span / 3) {
		return
	}
	for !x.w.isOver() {
		x.act()
		if !x.pause(20 * time.Second) {
			return
		}
	}
}

// act does one thing, which may last.
func (x *person) act() {
	if at, ok := x.invited(); ok {
		x.visit(at)
		return
	}
	switch n := x.IntN(20); {
	case x.kind == old:
		x.oldPage()
	case x.kind == onlooker && n < 14, x.kind == griefer && n < 10, x.kind == ghost && n < 16, n < 4:
		x.look()
	case n < 7:
		x.quick()
	case n < 9 && len(x.held) > 0:
		x.enquire()
	case n < 12 && len(x.held) > 0:
		x.visit(x.held[x.IntN(len(x.held))])
	default:
		x.create()
	}
}

func (x *person) invited() (at invite, ok bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.invites) == 0 {
		return invite{}, false
	}
	at, x.invites = x.invites[0], x.invites[1:]
	return at, true
}

func (x *person) invite(at invite) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.invites = append(x.invites, at)
}

// ask posts a request, and reads the answer.
func (x *person) ask(path string, body any) (status int, answer []byte) {
	p := x.w.process(x.IntN(3))
	r := rand.New(rand.NewPCG(x.Uint64(), 3))
	transport := &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		c, _, err := x.w.dial(ctx, p, x.address, r)
		return c, err
	}}
	text, err := json.Marshal(body)
	if err != nil {
		panic(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 40*time.Second)
	defer cancel()
	method := "POST"
	if body == nil {
		method = "GET"
	}
	q, err := http.NewRequestWithContext(ctx, method, "http://sim"+path, bytes.NewReader(text))
	if err != nil {
		panic(err)
	}
	began := time.Now()
	a, err := transport.RoundTrip(q)
	if err != nil {
		return 0, nil
	}
	defer a.Body.Close()
	if answer, err = io.ReadAll(a.Body); err != nil {
		return 0, nil
	}
	x.waited(path, began, a.StatusCode == http.StatusServiceUnavailable)
	return a.StatusCode, answer
}

// patience is how long anything may take while all goes well.
const patience = 3 * time.Second

// waited checks how long an answer took, and whether the server could do it.
func (x *person) waited(what string, began time.Time, failed bool) {
	took := time.Since(began)
	if !x.w.fair(took + 15*time.Second) {
		return
	}
	if failed {
		x.w.fail("%s is told that the server could not do %s, and nothing was wrong", x.name, what)
	}
	if took > patience {
		x.w.fail("%s waited for %s for %v", x.name, what, took)
	}
}

// games are what is played, those that are fast to play more often.
var games = strings.Fields("mini mini baige baige qice qice jieqi xiangqi chibi anqi huanfang trap-baige guoji")

func (x *person) game() game.Variant {
	for {
		if v, ok := x.w.find(games[x.IntN(len(games))]); ok {
			return v
		}
	}
}

func (x *person) clock() room.Clock {
	switch n := x.IntN(5); {
	case x.kind == dawdler && n < 4:
		return room.Clock{PerTurn: room.Time(4_000 + x.IntN(12_000))}
	case n == 0:
		return room.Clock{PerTurn: room.Time(20_000 + x.IntN(60_000))}
	case n == 1:
		return room.Clock{Total: room.Time(60_000 + x.IntN(300_000)), Increment: room.Time(x.IntN(5000))}
	case n == 2:
		return room.Clock{PerTurn: 2 * 24 * 3600 * 1000}
	case n == 3:
		return room.Clock{Total: room.Time(20_000 + x.IntN(100_000)), Periods: 1 + x.IntN(3), Period: room.Time(5000 + x.IntN(30_000))}
	}
	return room.Clock{}
}

// create creates a room, invites others, and goes there.
func (x *person) create() {
	v := x.game()
	id := v.Info().ID
	if _, ok := v.(trap); ok {
		id = "trap-" + id
	}
	s := &room.Setup{Variant: id, Clock: x.clock(), Relief: x.IntN(2) * (1 + x.IntN(2))}
	if x.IntN(3) == 0 || x.kind == griefer {
		s.Start = x.start(v)
	}
	var guests []int
	mine := x.IntN(len(v.Info().Seats))
	for i := range v.Info().Seats {
		switch {
		case i == mine:
			s.Seats = append(s.Seats, room.Place{Name: x.name})
		case x.IntN(4) == 0:
			s.Seats = append(s.Seats, room.Place{Level: 1 + x.IntN(2)})
		default:
			s.Seats = append(s.Seats, room.Place{})
			guests = append(guests, i)
		}
	}
	status, answer := x.ask("/rooms/new", room.Say{V: room.Version, Do: room.Create, Setup: s})
	if status != http.StatusCreated {
		return
	}
	var o room.Opened
	if json.Unmarshal(answer, &o) != nil || len(o.Tokens) != len(s.Seats) {
		x.w.fail("%s is told of a new room: %s", x.name, answer)
		return
	}
	if !x.w.truth.written(o.Code) {
		x.w.fail("%s is told of a new room that is not written down", x.name)
		return
	}
	x.w.say("%s (%s) has %s", x.name, x.kind, x.w.nickname(o.Code))
	x.w.mu.Lock()
	x.w.figures.rooms++
	x.w.mu.Unlock()
	for _, token := range o.Tokens {
		x.w.truth.given(x, o.Code, token)
	}
	at := invite{code: o.Code, token: o.Tokens[mine], host: true}
	if open := x.IntN(3); open > 0 {
		at.listing = &room.Listing{Open: open == 1, Watch: true, Delay: x.IntN(3) * x.IntN(6)}
	}
	if at.listing == nil || !at.listing.Open {
		for _, i := range guests {
			friend := x.w.people[x.IntN(len(x.w.people))]
			if friend != x && x.IntN(8) > 0 {
				friend.invite(invite{code: o.Code, token: o.Tokens[i]})
			}
		}
	}
	if x.IntN(3) == 0 {
		x.w.people[x.IntN(len(x.w.people))].invite(invite{code: o.Code, watch: x.IntN(2) == 0})
	}
	x.held = append(x.held, at)
	x.visit(at)
}

// start is a position to start from: of a random game, finished, illegal or far too long.
func (x *person) start(v game.Variant) string {
	clean, _ := catalog.Find(v.Info().ID)
	pos, err := clean.Parse(clean.Info().Start, nil)
	if err != nil {
		panic(err)
	}
	most := x.IntN(300)
	resigns := x.IntN(3) > 0
	for range most {
		if pos.Outcome().Over {
			break
		}
		turns := pos.Turns(nil)
		if len(turns) == 0 {
			break
		}
		turn := turns[x.IntN(len(turns))]
		if resigns && x.IntN(10) == 0 {
			turn = game.Resign(pos.Actor())
		}
		pos.Do(turn)
		if pos.Actor() == game.Chance {
			pos.DoReveal(game.PickReveal(x.Rand, pos.Reveals(nil)))
		}
	}
	text := pos.String()
	switch x.IntN(8) {
	case 0:
		b := []byte(text)
		b[x.IntN(len(b))] = text[x.IntN(len(text))]
		return string(b)
	case 1:
		return text + strings.Repeat(" ", 4096-min(4096, len(text)))
	case 2:
		return strings.Repeat("帅", 1365)
	}
	return text
}

// quick asks for a quick game, and goes there.
func (x *person) quick() {
	id := []string{"mini", "baige", "qice"}[x.IntN(3)]
	q := room.Quick{V: room.Version, Game: id, Name: x.name, Level: 1, Wait: room.Time([]int{5, 30, 120}[x.IntN(3)] * 1000), Once: fmt.Sprintf("%024d", x.Uint64())}
	if x.IntN(2) == 0 {
		q.Clock = room.Clock{Total: 120_000, Increment: 2000}
	}
	status, answer := x.ask("/rooms/quick", q)
	var o room.Opened
	if status != http.StatusOK || json.Unmarshal(answer, &o) != nil || len(o.Tokens) != 1 {
		return
	}
	x.w.say("%s (%s) has a quick game in %s", x.name, x.kind, x.w.nickname(o.Code))
	x.w.truth.given(x, o.Code, o.Tokens[0])
	at := invite{code: o.Code, token: o.Tokens[0]}
	x.held = append(x.held, at)
	x.visit(at)
}

// enquire asks how rooms stand, among them some in which it holds no seat.
func (x *person) enquire(list ...invite) {
	e := room.Enquiry{V: room.Version}
	list = append(list, x.held...)
	for range 1 + x.IntN(4) {
		at := list[x.IntN(len(list))]
		if at.token == "" || x.IntN(4) == 0 {
			at.token = "nobody-holds-this-token-at-all"
		}
		e.Rooms = append(e.Rooms, room.Greeting{Code: at.code, Token: at.token})
	}
	status, answer := x.ask("/rooms/seats", e)
	var s room.Standings
	switch {
	case status == http.StatusBadRequest:
		x.w.fail("%s asks how rooms stand, and is refused: %s", x.name, answer)
		return
	case status != http.StatusOK || json.Unmarshal(answer, &s) != nil:
		return
	}
	for i := range s.Rooms {
		for _, hi := range e.Rooms {
			if hi.Code == s.Rooms[i].Code && (s.Rooms[i].You == game.NoSeat) == (hi.Token == "nobody-holds-this-token-at-all") {
				if what := x.w.truth.standing(hi.Token, &s.Rooms[i]); what != "" {
					x.w.fail("%s asks how rooms stand: %s", x.name, what)
				}
			}
		}
	}
}

// oldPage comes with another version, and must be told so.
func (x *person) oldPage() {
	code := "ABCDEF"
	if len(x.held) > 0 {
		code = x.held[0].code
	}
	c := x.page(invite{code: code})
	c.version = 1 + 2*x.IntN(2)
	c.once(time.Minute)
}

// look looks at the lobby for a while, and takes a seat or watches.
func (x *person) look() {
	c := x.page(invite{})
	c.look = true
	c.once(time.Duration(5+x.IntN(60)) * time.Second)
	var open, playing []room.Table
	for _, t := range c.tables {
		if t.Playing {
			playing = append(playing, t)
		} else {
			open = append(open, t)
		}
	}
	sortTables(open)
	sortTables(playing)
	switch {
	case len(open) > 0 && (x.kind != onlooker || len(playing) == 0):
		x.visit(invite{code: open[x.IntN(len(open))].Code})
	case len(playing) > 0:
		x.visit(invite{code: playing[x.IntN(len(playing))].Code, watch: x.IntN(3) > 0})
	}
}

func keyOf(token string) room.Key {
	sum := sha256.Sum256([]byte(token))
	return room.Key(hex.EncodeToString(sum[:16]))
}

// visit stays in a room for a while.
func (x *person) visit(at invite) {
	span := time.Duration(30+x.IntN(900)) * time.Second
	switch {
	case x.kind == griefer:
		span = time.Duration(1+x.IntN(200)) * time.Second
	case x.kind == ghost && at.token == "":
		span = time.Duration(2000+x.IntN(8000)) * time.Millisecond
	}
	c := x.page(at)
	if x.kind == twin {
		var both sync.WaitGroup
		other := x.page(at)
		both.Go(func() { other.stay(span) })
		c.stay(span)
		both.Wait()
		return
	}
	c.stay(span)
}
