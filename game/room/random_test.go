package room

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// sight is everything that a connection can know of a room, as text for comparison.
func sight(r *Room, to game.Seat, at Time) string {
	public := make([]Seat, len(r.seats))
	for i, s := range r.seats {
		s.key = ""
		public[i] = s
	}
	left := make([]Time, len(r.seats))
	for s := range left {
		left[s] = r.TimeLeft(game.Seat(s), at)
	}
	deadline, _ := r.Deadline()
	studied := ""
	if s := r.study; s != nil {
		studied = fmt.Sprint(s.Shows, s.At, s.shown, len(s.nodes), s.root.Size(), len(s.Changes))
	}
	return studied + fmt.Sprint(r.order, r.full, r.n, r.last, r.listing, r.listed, r.phase, r.mark, r.flagged, r.spoke, r.asked, r.joined, r.Waiting(), left, deadline) +
		text(r.question) + text(public) + r.match.Record() + r.match.Position().String() + text(r.View(to))
}

// state is the whole state of a room.
func state(r *Room, at Time) string {
	keys := r.match.Save() + text(r.drawn) + string(r.host)
	for _, s := range r.seats {
		keys += string(s.key) + " "
	}
	if r.question != nil {
		keys += string(r.question.key)
	}
	return keys + sight(r, game.NoSeat, at)
}

func text(x any) string {
	b, err := json.Marshal(x)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// crowd is people who send random messages, their room, and the rooms built from what each seat
// and a spectator (the last) receive.
type crowd struct {
	*party
	*rand.Rand
	clients []*Room
	kinds   map[Kind]int
}

func newCrowd(t *testing.T, s Setup, seed uint64, kinds map[Kind]int) *crowd {
	r := rand.New(rand.NewPCG(seed, 12))
	c := &crowd{party: &party{t: t, r: New(catalog.Find), at: 1e12, luck: rand.NewPCG(seed, 1)}, Rand: r, kinds: kinds}
	c.say(ann, Say{Do: Create, Setup: &s})
	for range len(s.Seats) + 1 {
		c.clients = append(c.clients, New(catalog.Find))
	}
	c.tell()
	return c
}

// tell sends the last event to everybody, as text.
func (c *crowd) tell() {
	e, err := DecodeEvent([]byte(c.log[len(c.log)-1]))
	if err != nil {
		c.t.Fatal(err)
	}
	c.kinds[e.Kind]++
	for i, client := range c.clients {
		to := c.listener(i)
		text := told(e, to)
		if e.Kind == Laid && e.All == nil && to != e.Seat && strings.Contains(string(text), "tiles") {
			c.t.Fatalf("seat %d is told the tiles of seat %d: %s", to, e.Seat, text)
		}
		told, err := DecodeEvent(text)
		if err == nil {
			err = client.Apply(told)
		}
		if err != nil {
			c.t.Fatalf("seat %d is told what it cannot take in: %v", to, err)
		}
	}
}

func told(e Event, to game.Seat) []byte {
	e = Tell(e, to)
	return e.Encode()
}

// listener is the seat from which a client listens, which may have changed.
func (c *crowd) listener(i int) game.Seat {
	if i == len(c.clients)-1 {
		return game.NoSeat
	}
	return game.Seat(slices.Index(c.r.order, i))
}

// step has somebody send a message.
func (c *crowd) step() {
	c.wait(Time(c.IntN(4000)))
	if c.IntN(400) == 0 {
		c.wait(Time(c.IntN(300_000)))
	}
	if c.IntN(50) == 0 {
		c.wait(-500)
	}
	who := c.somebody()
	s := c.anything(who)
	if c.IntN(60) == 0 {
		who, s.Do, s.Until = Server, Pause, c.at
	}
	q, before, was, looked := c.r.question, len(c.log), c.r, ""
	if c.IntN(40) == 0 && was.phase != Empty {
		looked = state(was, c.at)
	}
	e, _ := c.try(who, s)
	if len(c.log) == before {
		return
	}
	if looked != "" && state(was, c.at) != looked {
		c.t.Fatalf("the room was\n%s\nbefore it was looked ahead to %s, then\n%s", looked, e.Encode(), state(was, c.at))
	}
	if e.Yes && q != nil && c.r.question == nil {
		c.kinds[Kind(q.What)]++
	}
	c.tell()
}

// somebody is a random person, often the one to move or to answer.
func (c *crowd) somebody() Key {
	seat := game.NoSeat
	if c.r.phase == Playing && c.IntN(3) > 0 {
		seat = c.r.match.Actor()
	}
	if wanted := c.r.Waiting(); wanted != 0 && c.IntN(3) > 0 {
		for seat = 0; !wanted.Has(seat); seat++ {
		}
	}
	switch {
	case seat == game.NoSeat:
		return []Key{ann, bob, cyd, dan, "", Server}[c.IntN(6)]
	case c.r.seats[seat].Level > 0:
		return Server
	}
	return c.r.seats[seat].key
}

var allVerbs = []Verb{Offer, Appoint, Sit, Leave, Return, Rename, SetReady, Lay, Play, Resign, Ask, Answer, Speak, Close, Shuffle, Start, Grow, Note, Prune, Show, Tick, Pause, Create, List, "nonsense"}

// anything is a random message, mostly one that fits the moment.
func (c *crowd) anything(who Key) Say {
	s := c.nonsense()
	switch c.IntN(12) {
	case 0, 1:
		return s
	case 2, 3:
		s.Do = []Verb{Ask, Ask, Ask, Answer, Speak, Return, Return, Leave, Tick, Pause, Resign}[c.IntN(11)]
		s.Since = c.at - Time(c.IntN(100_000))
	default:
		c.fitting(&s, who)
	}
	if c.r.question != nil && c.IntN(2) == 0 {
		s.Do = Answer
	}
	if q := c.r.question; s.Do == Answer && q != nil {
		s.Of, s.Yes = q.N, c.IntN(4) > 0
	}
	return s
}

// nonsense is any message, though seldom the closing of the room.
func (c *crowd) nonsense() Say {
	s := Say{
		Do: allVerbs[c.IntN(len(allVerbs))], Seat: game.Seat(c.IntN(4)), Of: c.r.n - c.IntN(3),
		Name: []string{"Ann", "鲍勃", "", "\u202e"}[c.IntN(4)], Level: c.IntN(12) - 1, Yes: c.IntN(2) == 0,
		Tiles: []int{1, 2, 3}[:c.IntN(4)], Turn: []string{"a1a2", "u:resign", "", "c7a8"}[c.IntN(4)],
		What: []What{TakeBack, Draw, Relief, Rematch, Swap, Join, "x"}[c.IntN(7)], Phrase: c.IntN(10),
		Annotation: Annotation{Node: c.IntN(c.r.n + 2), Glyph: c.IntN(8) - 1, Marks: []string{"a1", "c7-a8", "a1-a1", "z9"}[c.IntN(4):]},
		Key:        []Key{bob, cyd, dan, ""}[c.IntN(4)], Since: Time(c.IntN(1000)),
		List: &Listing{Open: c.IntN(2) == 0, Watch: c.IntN(2) == 0, Delay: c.IntN(3), Quick: Time(c.IntN(2))},
	}
	if s.Do == Close && c.IntN(4) > 0 {
		s.Do = Resign
	}
	return s
}

// fitting adapts a message to the moment.
func (c *crowd) fitting(s *Say, who Key) {
	switch c.r.phase {
	case Gathering:
		s.Do, s.Yes = []Verb{Sit, Sit, SetReady, SetReady, Appoint, Offer, Ask, Shuffle, Start}[c.IntN(9)], c.IntN(8) > 0
		if s.Do == Ask {
			s.What = Swap
		}
		if s.Do == Start {
			c.wait(StartWait)
		}
	case Laying:
		s.Do = Lay
		if seat := c.r.SeatOf(who); seat != game.NoSeat {
			s.Tiles = c.tiles(seat, c.Uint64())
		}
	case Playing:
		s.Do, s.Of, s.Seat, s.Turn = Play, c.r.mark, c.r.match.Actor(), c.choice(c.IntN(1000))
		if who != Server && c.r.SeatOf(who) == game.NoSeat {
			s.Do, s.What, s.Seat = Ask, Join, game.Seat(c.IntN(len(c.r.seats)))
		}
	case Over:
		s.Do, s.What = []Verb{Ask, Answer, Return, Grow, Grow, Grow, Note, Prune, Show}[c.IntN(9)], Rematch
		c.studying(s)
	}
}

// studying adapts a message about a study to the moment.
func (c *crowd) studying(s *Say) {
	study := c.r.studied()
	ids := slices.Sorted(maps.Keys(study.nodes))
	s.Node = ids[max(c.IntN(len(ids)), c.IntN(len(ids)))]
	s.Glyph, s.Marks = c.IntN(7), []string{"c7", "c7-c8"}[:c.IntN(3)]
	if s.Do != Grow || c.IntN(10) == 0 || study.line.To(study.nodes[s.Node]).Outcome().Over {
		return
	}
	turns := study.line.Position().Turns(nil)
	if n, err := study.line.Try(turns[c.IntN(len(turns))], c.r.match.Draw); err == nil {
		s.Turn = n.Text
	}
}

// compare checks that replaying the stored events leads to the same room, and that every client
// knows what its seat may know.
func (c *crowd) compare() {
	again := c.replay()
	if a, b := state(c.r, c.at), state(again, c.at); a != b {
		c.t.Fatalf("the room is\n%s\nreplayed\n%s", a, b)
	}
	for i, client := range c.clients {
		to := c.listener(i)
		if a, b := sight(c.r, to, c.at), sight(client, to, c.at); a != b {
			c.t.Fatalf("seat %d sees\n%s\nin the room it is\n%s", to, b, a)
		}
	}
}

// TestRandomPeopleReachNothingThatAReplayDoesNot sends random valid and invalid messages in
// games with alliances, secret tiles, and hidden pieces.
func TestRandomPeopleReachNothingThatAReplayDoesNot(t *testing.T) {
	left := 100_000
	if testing.Short() {
		left = 8_000
	}
	kinds := map[Kind]int{}
	for seed := uint64(1); left > 0; seed++ {
		c := newCrowd(t, randomSetup(seed), seed, kinds)
		for range min(left, 600) {
			c.step()
			left--
			if c.r.phase == Done || c.IntN(300) == 0 {
				c.compare()
			}
		}
		c.compare()
	}
	for _, kind := range append(slices.Collect(maps.Keys(steps)), "takeback", "draw", "rematch", "swap", "join") {
		if kinds[kind] == 0 {
			t.Errorf("no %s ever happened", kind)
		}
	}
	t.Log(kinds)
}

// randomSetup is a room of Ann's with links for the others.
func randomSetup(seed uint64) Setup {
	s := Setup{Variant: []string{"yanyi", "qice", "jieqi"}[seed%3], Seats: []Place{{Key: ann, Name: "Ann"}, {Key: bob}, {Key: cyd}}}
	if s.Variant == "qice" {
		s.Seats = s.Seats[:2]
	}
	switch seed / 3 % 4 {
	case 1:
		s.Clock = Clock{Total: 100 * second, Increment: 2 * second}
	case 2:
		s.Clock, s.Relief = Clock{PerTurn: 30 * second}, 2
	case 3:
		s.Clock, s.Relief = Clock{Total: 10 * second, Periods: 3, Period: 20 * second}, int(seed/12%2)
	}
	return s
}
