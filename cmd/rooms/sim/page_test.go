package sim

import (
	"cmp"
	"context"
	"encoding/json"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
)

// page is a page in a room, or at the lobby: it connects again and again while it stays.
type page struct {
	by      *person
	r       *rand.Rand
	at      invite
	code    string
	token   string
	version int
	look    bool
	server  int // the process it connects to

	conn   *websocket.Conn
	link   *link
	since  time.Time // it has been connected
	came   time.Time // when it greeted
	heard  time.Time // anything
	room   *room.Room
	you    game.Seat
	here   []int
	host   bool
	events int    // that the welcome promised
	refuse string // the code of the last refusal
	closed bool   // told that it need not come again

	said    room.Say // the last message
	saidAt  time.Time
	waits   bool // for its answer
	seated  bool // has had a seat here
	asked   int  // messages so far
	patient bool // leaves its table's seats to whoever comes
	lazy    bool // moves no more
	tardy   bool // does not get ready at another's table
	asks    int  // enquiries so far
	history [][]byte
	tables  map[string]room.Table
	known   atomic.Int64 // events
	online  atomic.Int64 // since when it has been connected, in nanoseconds
}

// arrived is since when the page has been connected.
func (c *page) arrived() time.Time { return time.Unix(0, c.online.Load()) }

func (c *page) arrive(at time.Time) {
	c.since = at
	c.online.Store(at.UnixNano())
}

func (x *person) page(at invite) *page {
	r := rand.New(rand.NewPCG(x.Uint64(), 4))
	return &page{by: x, r: r, patient: r.IntN(3) == 0, tardy: x.kind == dawdler && r.IntN(3) == 0, at: at, code: at.code, token: at.token, version: room.Version,
		server: x.IntN(3), you: game.NoSeat, tables: map[string]room.Table{}}
}

// stay stays for a while.
func (c *page) stay(span time.Duration) {
	for end := time.Now().Add(span); time.Now().Before(end) && !c.closed && !c.by.w.isOver(); {
		c.once(time.Until(end))
		if c.by.kind == sleeper && c.r.IntN(3) == 0 {
			if !c.by.w.rest(time.Duration(c.r.IntN(7200)) * time.Second) {
				return
			}
		}
		if !c.by.w.rest(time.Duration(50+c.r.IntN(2000))*time.Millisecond + time.Duration(c.r.IntN(999_983))) {
			return
		}
		if c.r.IntN(3) == 0 {
			c.server++
		}
	}
}

// once connects once, and stays until the time is over or the connection lost.
func (c *page) once(span time.Duration) {
	w := c.by.w
	p := w.process(c.server)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	transport := &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		conn, l, err := w.dial(ctx, p, c.by.address, c.r)
		c.link = l
		return conn, err
	}}
	began := time.Now()
	dialing, done := context.WithTimeout(ctx, 20*time.Second)
	conn, _, err := websocket.Dial(dialing, "ws://sim/rooms/ws", &websocket.DialOptions{HTTPClient: &http.Client{Transport: transport}})
	done()
	if err != nil {
		c.server++
		return
	}
	defer conn.CloseNow()
	defer c.link.cut()
	conn.SetReadLimit(1 << 20)
	c.conn, c.room, c.you, c.waits, c.events = conn, room.New(plain), game.NoSeat, false, -1
	c.arrive(time.Now())
	c.heard, c.came = time.Now(), time.Now()
	c.known.Store(0)
	token := c.token
	if c.at.watch {
		token = ""
	}
	hi := room.Greeting{V: c.version, Code: c.code, Token: token, Look: c.look, Watch: c.at.watch, Reads: room.Reads}
	if !c.send(ctx, hi) {
		return
	}
	messages := make(chan []byte)
	go func() {
		defer close(messages)
		for {
			_, text, err := conn.Read(ctx)
			if err != nil {
				return
			}
			select {
			case messages <- text:
			case <-ctx.Done():
				return
			}
		}
	}()
	w.truth.arrives(c)
	defer w.truth.departs(c)
	c.converse(ctx, messages, time.After(span+time.Duration(c.r.IntN(999_983))), began)
}

const deafTime = 25 * time.Second // after which a page connects again

// converse hears and says until the time is over or the connection is of no use any more.
func (c *page) converse(ctx context.Context, messages <-chan []byte, end <-chan time.Time, began time.Time) {
	for greeted := false; ; {
		say, wait := c.wish()
		deaf := deafTime - time.Since(c.heard)
		if c.by.kind == sleeper || c.by.kind == griefer {
			deaf = time.Hour
		}
		timer := time.NewTimer(min(wait, deaf) + time.Duration(c.r.IntN(999_983)))
		select {
		case text, ok := <-messages:
			timer.Stop()
			if !ok {
				return
			}
			c.heard = time.Now()
			if !c.hear(text) {
				return
			}
			if !greeted && c.room.Events() >= max(0, c.events) && c.events >= 0 {
				greeted = true
				c.by.waited("the welcome", began, false)
			}
		case <-timer.C:
			switch {
			case wait >= deaf:
				return
			case say == nil:
				c.idle()
			case !c.utter(ctx, say):
				return
			}
		case <-end:
			timer.Stop()
			return
		case <-c.by.w.over:
			timer.Stop()
			return
		}
		c.impatient()
		c.weather()
	}
}

// weather is what happens to the connection of somebody with a bad network.
func (c *page) weather() {
	if !c.by.w.foul() {
		return
	}
	switch {
	case c.by.kind == patchy && c.r.IntN(60) == 0:
		if c.r.IntN(2) == 0 {
			c.link.cut()
		} else {
			c.link.hush(time.Duration(1+c.r.IntN(90)) * time.Second)
			c.arrive(time.Now().Add(100 * time.Second))
		}
	case c.by.kind == sleeper && c.r.IntN(40) == 0:
		c.link.hush(time.Duration(1+c.r.IntN(200)) * time.Minute)
		c.arrive(time.Now().Add(300 * time.Minute))
	}
}

// send sends a message.
func (c *page) send(ctx context.Context, message any) bool {
	text, err := json.Marshal(message)
	if err != nil {
		panic(err)
	}
	return c.write(ctx, text)
}

func (c *page) write(ctx context.Context, text []byte) bool {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	return c.conn.Write(ctx, websocket.MessageText, text) == nil
}

// utter says something, as often and as late as its person does.
func (c *page) utter(ctx context.Context, say *room.Say) bool {
	say.V = room.Version
	text, err := json.Marshal(say)
	if err != nil {
		panic(err)
	}
	c.said, c.saidAt, c.waits = *say, time.Now(), c.by.kind == honest && (c.sits() || c.room.Listing().Delay == 0)
	c.asked++
	c.history = append(c.history, text)
	c.by.w.truth.saying(c, say)
	if c.by.kind == griefer && c.r.IntN(20) == 0 {
		text = [][]byte{[]byte("{"), make([]byte, 9000), []byte(`{"v":2,"do":"turn","of":-1,"seat":255}`), text[:len(text)/2]}[c.r.IntN(4)]
	}
	if !c.write(ctx, text) {
		return false
	}
	if c.by.kind == twin {
		again := text
		if c.r.IntN(2) == 0 {
			again = c.history[c.r.IntN(len(c.history))]
		}
		return c.write(ctx, again)
	}
	return true
}

// idle is when there is nothing to say: at times it is asked how the room and others stand.
func (c *page) idle() {
	if !c.look && c.version == room.Version && c.asks < 20 && c.r.IntN(4) == 0 {
		c.asks++
		c.by.enquire(invite{code: c.code})
	}
}

// impatient checks that an answer did not take long.
func (c *page) impatient() {
	if c.waits && time.Since(c.saidAt) > patience && time.Since(c.since) > patience {
		if c.by.w.fair(time.Since(c.saidAt)+15*time.Second) && time.Since(c.heard) < patience {
			c.by.w.fail("%s says %s in %s, and has no answer after %v", c.by.name, c.said.Do, c.by.w.nickname(c.code), time.Since(c.saidAt))
		}
	}
}

// hear takes a message in; false if the connection is of no use any more.
func (c *page) hear(text []byte) bool {
	w := c.by.w
	var m room.Message
	if err := json.Unmarshal(text, &m); err != nil {
		w.fail("%s hears %s: %v", c.by.name, text, err)
		return false
	}
	if what := w.truth.told(c, text, &m); what != "" {
		w.fail("%s (%s) in %s: %s, by %s", c.by.name, c.by.kind, w.nickname(c.code), what, text)
		return false
	}
	if c.version != room.Version && (m.Refused == nil || m.Refused.Code != "version") {
		w.fail("%s with an old page hears %s", c.by.name, text)
		return false
	}
	switch {
	case m.Welcome != nil:
		c.events, c.host = m.Welcome.Events, m.Welcome.Host
		if m.Welcome.Token != "" {
			c.token = m.Welcome.Token
		}
	case m.Event != nil:
		if m.Event.Kind == c.said.Do.Effect() {
			c.waits = false
		}
		if err := c.room.Apply(*m.Event); err != nil {
			w.fail("%s (%s) in %s cannot take in what it hears: %v", c.by.name, c.by.kind, w.nickname(c.code), err)
			return false
		}
		c.known.Store(int64(c.room.Events()))
	case m.Presence != nil:
		c.here = m.Presence.Here
	case m.Invite != nil:
		c.waits = false
		if c.r.IntN(2) == 0 {
			w.people[c.r.IntN(len(w.people))].invite(invite{code: c.code, token: m.Invite.Token})
		}
	case m.Refused != nil:
		return c.refused(&m)
	case m.Tables != nil:
		for _, t := range m.Tables.List {
			c.tables[t.Code] = t
		}
		for _, code := range m.Tables.Gone {
			delete(c.tables, code)
		}
	}
	if m.Welcome != nil || m.Event != nil {
		c.you = game.NoSeat
		if m.You != nil {
			c.you = game.Seat(*m.You)
		}
		c.seated = c.seated || c.sits()
		if c.at.watch && c.you != game.NoSeat {
			w.fail("%s only watches %s, and is told to have seat %d", c.by.name, w.nickname(c.code), c.you)
		}
	}
	return true
}

// refused takes a refusal in.
func (c *page) refused(m *room.Message) bool {
	w := c.by.w
	c.waits, c.refuse = false, m.Refused.Code
	if !c.look {
		w.say("%s (%s) in %s is refused %s: %s", c.by.name, c.by.kind, w.nickname(c.code), m.Do, m.Refused.Code)
	}
	switch m.Refused.Code {
	case "broken":
		c.closed = true
		if !w.truth.trapped(c.code) {
			w.fail("%s is told that %s has ended by a fault", c.by.name, w.nickname(c.code))
		}
	case "none":
		c.closed = true
		if w.truth.stands(c.code) {
			w.fail("%s is told that there is no %s", c.by.name, w.nickname(c.code))
		}
	case "version", "many", "lobby":
		c.closed = true
	case "server":
		asked := c.saidAt
		if m.Do == "" {
			asked = c.came
		}
		if !w.truth.trapped(c.code) && w.fair(time.Since(asked)+15*time.Second) {
			w.fail("%s is told that the server could not do %s in %s, and nothing was wrong", c.by.name, m.Do, w.nickname(c.code))
		}
	case "illegal", "tiles", "format", "bounds":
		if c.by.kind == honest && m.Do == room.Play || m.Do == room.Lay {
			if c.by.kind != griefer {
				w.fail("%s (%s) in %s is refused what is legal: %s", c.by.name, c.by.kind, w.nickname(c.code), m.Refused.What)
			}
		}
	}
	return !c.closed
}

// sits reports whether the page's person holds a seat.
func (c *page) sits() bool {
	return int(c.you) < len(c.room.Seats()) && c.room.Seats()[c.you].Taken
}

// wish is what the page's person would like to say, and how long it takes until then.
func (c *page) wish() (*room.Say, time.Duration) {
	long := 7 * time.Second
	if c.look || c.at.watch || c.room.Events() < 1 || c.events < 0 || c.room.Events() < c.events {
		return nil, long
	}
	wait := time.Duration(100+c.r.IntN(4000)) * time.Millisecond * c.by.w.pace
	if c.by.kind == griefer && c.asked < 400 {
		if s := c.mischief(); s != nil {
			return s, time.Duration(20+c.r.IntN(1000)) * time.Millisecond
		}
	}
	if c.waits && c.by.kind == honest {
		return nil, time.Second
	}
	if c.asked > 300 {
		return nil, long
	}
	if s := c.proper(); s != nil {
		if s.Do == c.said.Do && s.Of == c.said.Of && time.Since(c.saidAt) < 5*time.Second {
			return nil, 2 * time.Second
		}
		return s, wait
	}
	return nil, long
}

// proper is what somebody well-behaved would say, nil for nothing.
func (c *page) proper() *room.Say {
	r := c.room
	q, sits := r.Question(), c.sits()
	switch phase := r.Phase(); {
	case phase == room.Gathering:
		return c.gathers(sits)
	case phase == room.Playing && !sits && q == nil && c.by.kind != onlooker && c.r.IntN(20) == 0:
		for s, seat := range r.Seats() {
			if !seat.Taken && seat.Level > 0 {
				return &room.Say{Do: room.Ask, What: room.Join, Seat: game.Seat(s), Name: c.by.name}
			}
		}
	case !sits:
		return nil
	case q != nil && r.Waiting().Has(c.you):
		return &room.Say{Do: room.Answer, Of: q.N, Yes: c.r.IntN(4) > 0}
	case r.Seats()[c.you].Away:
		return &room.Say{Do: room.Return}
	case phase == room.Laying && !r.Laid(c.you) && r.Seats()[c.you].Level == 0:
		d := r.Match().Variant().(game.Deployer)
		return &room.Say{Do: room.Lay, Tiles: d.Suggest(c.you, c.r.Uint64(), r.Setup().Options)}
	case c.lazy:
		return nil
	case phase == room.Playing && r.Match().Actor() == c.you && r.Seats()[c.you].Level == 0:
		if c.by.kind == dawdler && c.r.IntN(8) == 0 {
			c.lazy = true
			return nil
		}
		return c.plays()
	case phase == room.Over:
		return c.after()
	case c.r.IntN(30) == 0:
		return &room.Say{Do: room.Speak, Phrase: 1 + c.r.IntN(5)}
	case c.r.IntN(60) == 0 && phase == room.Playing:
		return &room.Say{Do: room.Ask, What: []room.What{room.TakeBack, room.Draw}[c.r.IntN(2)]}
	case c.r.IntN(300) == 0:
		return &room.Say{Do: room.Leave}
	}
	return nil
}

// gathers is what is said before the game.
func (c *page) gathers(sits bool) *room.Say {
	r := c.room
	switch {
	case !sits && c.you != game.NoSeat && !r.Seats()[c.you].Taken:
		return &room.Say{Do: room.Sit, Seat: c.you, Name: c.by.name}
	case !sits && c.by.kind != onlooker && c.r.IntN(3) > 0:
		for s, seat := range r.Seats() {
			if !seat.Taken && seat.Level == 0 {
				return &room.Say{Do: room.Sit, Seat: game.Seat(s), Name: c.by.name}
			}
		}
		return nil
	case !sits:
		return nil
	}
	if c.host {
		l := c.at.listing
		switch n := c.r.IntN(12); {
		case l != nil && r.Listing() != *l && r.Listing() == room.Listing{}:
			return &room.Say{Do: room.List, List: l}
		case n == 0:
			return &room.Say{Do: room.Shuffle}
		case n < 3 && !(c.patient && l != nil && l.Open):
			for s, seat := range r.Seats() {
				gone := seat.Taken && game.Seat(s) != c.you && !slices.Contains(c.here, s)
				if gone || !seat.Taken && seat.Level == 0 {
					if c.r.IntN(2) == 0 {
						return &room.Say{Do: room.Offer, Seat: game.Seat(s)}
					}
					return &room.Say{Do: room.Appoint, Seat: game.Seat(s), Level: 1}
				}
			}
		case n == 4 && c.r.IntN(8) == 0:
			for s, seat := range r.Seats() {
				if seat.Taken && game.Seat(s) != c.you {
					return &room.Say{Do: room.Offer, Seat: game.Seat(s), Yes: true}
				}
			}
		case n == 3 && r.Full() > 0 && !c.patient:
			return &room.Say{Do: room.Start}
		}
	}
	if q := r.Question(); q != nil && r.Waiting().Has(c.you) {
		return &room.Say{Do: room.Answer, Of: q.N, Yes: c.r.IntN(3) > 0}
	}
	if c.r.IntN(30) == 0 {
		return &room.Say{Do: room.Ask, What: room.Swap, Seat: game.Seat(c.r.IntN(len(r.Seats())))}
	}
	if !r.Seats()[c.you].Ready && c.by.kind != ghost && (c.host || !c.tardy) {
		return &room.Say{Do: room.SetReady, Yes: true}
	}
	return nil
}

// plays is a turn, or giving up.
func (c *page) plays() *room.Say {
	m := c.room.Match()
	turns := c.room.View(c.you).Turns
	if m.Ply() > 60+c.r.IntN(100) || c.r.IntN(80) == 0 || len(turns) == 0 {
		return &room.Say{Do: room.Resign, Of: c.room.Mark()}
	}
	return &room.Say{Do: room.Play, Of: c.room.Mark(), Turn: m.Info().FormatTurn(turns[c.r.IntN(len(turns))].Chosen())}
}

// after is what is said after the game.
func (c *page) after() *room.Say {
	r := c.room
	switch n := c.r.IntN(10); {
	case r.Question() != nil:
		return nil
	case n < 3:
		return &room.Say{Do: room.Ask, What: room.Rematch}
	case n < 5 && r.Match().Ply() > 0:
		ply := c.r.IntN(r.Match().Ply())
		s := &room.Say{Do: room.Grow}
		s.Node, s.Turn = ply, c.other(ply)
		return s
	case n == 6:
		s := &room.Say{Do: room.Note}
		s.Node, s.Glyph = c.r.IntN(r.Match().Ply()+1), c.r.IntN(6)
		return s
	case n == 7:
		s := &room.Say{Do: room.Show, Yes: c.r.IntN(2) == 0}
		s.Node = c.r.IntN(r.Match().Ply() + 1)
		return s
	}
	return nil
}

// other is another turn after so many, with its draws.
func (c *page) other(ply int) string {
	m := c.room.Match()
	from, err := match.New(m.Variant(), match.Setup{Options: m.Setup().Options, Start: m.PositionAt(ply), Seed: c.r.Uint64()})
	if err != nil || from.Over() {
		return ""
	}
	turns := from.View(from.Actor()).Turns
	if len(turns) == 0 || from.PlayTurn(turns[c.r.IntN(len(turns))]) != nil {
		return ""
	}
	return from.Moves()[0].Text
}

var verbs = []room.Verb{room.Offer, room.Appoint, room.Sit, room.Leave, room.Return, room.Rename, room.SetReady, room.Lay, room.Play, room.Resign,
	room.Ask, room.Answer, room.Speak, room.Close, room.Shuffle, room.Start, room.Grow, room.Note, room.Prune, room.Show, room.List, room.Tick, room.Pause, room.Create, "nonsense"}

// mischief is what somebody says who means harm, nil for what is proper.
func (c *page) mischief() *room.Say {
	if c.r.IntN(3) == 0 {
		return nil
	}
	seats := max(1, len(c.room.Seats()))
	s := &room.Say{Do: verbs[c.r.IntN(len(verbs))], Seat: game.Seat(c.r.IntN(seats + 1)), Of: c.room.Mark() - c.r.IntN(2), Level: c.r.IntN(4), Yes: c.r.IntN(2) == 0,
		Name: []string{c.by.name, "", "\u202eevil\x00", "a very long name that goes on and on"}[c.r.IntN(4)], Phrase: c.r.IntN(20),
		What: []room.What{room.TakeBack, room.Draw, room.Relief, room.Rematch, room.Swap, room.Join, "x"}[c.r.IntN(7)]}
	if q := c.room.Question(); q != nil && c.r.IntN(2) == 0 {
		s.Of = q.N
	}
	s.Node, s.Glyph = c.r.IntN(30), c.r.IntN(9)
	if s.Do == room.List {
		s.List = &room.Listing{Open: c.r.IntN(2) == 0, Watch: c.r.IntN(2) == 0, Delay: c.r.IntN(22), Quick: room.Time(c.r.IntN(2) * 5)}
	}
	if m := c.room.Match(); m != nil && c.room.Phase() == room.Playing && int(m.Actor()) < seats {
		if turns := c.room.View(m.Actor()).Turns; len(turns) > 0 {
			t := turns[c.r.IntN(len(turns))]
			s.Turn = m.Info().FormatTurn(t.Chosen())
		}
	}
	if d, ok := c.deployer(); ok {
		s.Tiles = d.Suggest(game.Seat(c.r.IntN(2)), c.r.Uint64(), c.room.Setup().Options)
		if c.r.IntN(3) == 0 {
			s.Tiles = s.Tiles[:len(s.Tiles)/2]
		}
	}
	return s
}

func (c *page) deployer() (game.Deployer, bool) {
	if c.room.Match() == nil {
		return nil, false
	}
	d, ok := c.room.Match().Variant().(game.Deployer)
	return d, ok
}

func sortTables(list []room.Table) {
	slices.SortFunc(list, func(a, b room.Table) int { return cmp.Or(cmp.Compare(a.Since, b.Since), cmp.Compare(a.Code, b.Code)) })
}
