package bots

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/room"
)

// Table is a room of bots, and what they have heard together.
type Table struct {
	Code   string
	Tokens []string
	Pace   time.Duration // from a turn to the next
	Listed bool          // the host has its games listed, as ones that may be watched
	Quick  bool          // without a host

	mu     sync.Mutex
	room   *room.Room
	heard  [][]byte // events as received, without what differs between seats
	said   map[int]time.Time
	delays []time.Duration // from saying a turn until another heard it
	fault  error           // the first thing that was wrong
}

// Open creates a room whose seats are all people's.
func Open(ctx context.Context, host, variant string, pace time.Duration) (*Table, error) {
	v, ok := catalog.Find(variant)
	if !ok {
		return nil, fmt.Errorf("there is no variant %q", variant)
	}
	setup := room.Setup{Variant: variant}
	for i := range v.Info().Seats {
		setup.Seats = append(setup.Seats, room.Place{Name: fmt.Sprint("bot ", i+1)})
	}
	body, err := json.Marshal(room.Say{V: room.Version, Do: room.Create, Setup: &setup})
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequestWithContext(ctx, "POST", "http://"+host+"/rooms/new", bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	t := Join("", pace)
	if err := json.NewDecoder(answer.Body).Decode(t); err != nil || answer.StatusCode != http.StatusCreated {
		return nil, fmt.Errorf("creating a room: %s, %v", answer.Status, err)
	}
	return t, nil
}

// Join is the table of a room that is there already, whose seats these tokens are for.
func Join(code string, pace time.Duration, tokens ...string) *Table {
	return &Table{Code: code, Tokens: tokens, Pace: pace, room: room.New(catalog.Find), said: map[int]time.Time{}}
}

// Events are what the bots have heard so far.
func (t *Table) Events() [][]byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.heard)
}

// Turns is how many turns they have heard of.
func (t *Table) Turns() int { return t.Heard(room.Turned) }

// Heard is how many events of a kind they have heard of.
func (t *Table) Heard(kind room.Kind) int {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := 0
	for _, e := range t.heard {
		if bytes.Contains(e, []byte(`"kind":"`+kind+`"`)) {
			n++
		}
	}
	return n
}

// Delays are how long each turn took from its sender to each other, since the last call.
func (t *Table) Delays() []time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	d := t.delays
	t.delays = nil
	return d
}

// Fault is the first thing that was wrong: an event that was lost, doubled or changed, refused.
func (t *Table) Fault() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.fault
}

// take takes in an event that a bot has received, or compares it with the one received before.
func (t *Table) take(e *room.Event, mine bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	shared := *e
	shared.Tiles = nil
	text := shared.Encode()
	known := t.room.Events()
	switch {
	case t.fault != nil:
	case e.N <= known && !bytes.Equal(t.heard[e.N-1], text):
		t.fault = fmt.Errorf("room %s: event %d was %s, is now %s", t.Code, e.N, t.heard[e.N-1], text)
	case e.N == known+1:
		t.heard = append(t.heard, text)
		if err := t.room.Apply(*e); err != nil {
			t.fault = fmt.Errorf("room %s: %w", t.Code, err)
		}
	case e.N > known:
		t.fault = fmt.Errorf("room %s: event %d comes after %d", t.Code, e.N, known)
	}
	if at, ok := t.said[e.N]; ok && !mine {
		t.delays = append(t.delays, time.Since(at))
	}
}

// next is what a seat has to say now, nil for nothing.
func (t *Table) next(s game.Seat) *room.Say {
	t.mu.Lock()
	defer t.mu.Unlock()
	if int(s) >= len(t.room.Seats()) || t.fault != nil {
		return nil
	}
	q, say := t.room.Question(), &room.Say{V: room.Version}
	switch {
	case t.gathers(s, say):
	case t.room.Phase() == room.Laying && !t.room.Laid(s):
		say.Do, say.Tiles = room.Lay, t.room.Match().Variant().(game.Deployer).Suggest(s, rand.Uint64(), t.room.Setup().Options)
	case t.room.Phase() == room.Playing && t.room.Match().Actor() == s && t.room.Match().Ply() >= mostTurns:
		say.Do, say.Of = room.Resign, t.room.Mark()
	case t.room.Phase() == room.Playing && t.room.Match().Actor() == s:
		turns := t.room.View(s).Turns
		say.Do, say.Of = room.Play, t.room.Mark()
		say.Turn = t.room.Match().Info().FormatTurn(turns[rand.IntN(len(turns))].Chosen())
	case q != nil && t.room.Waiting().Has(s):
		say.Do, say.Of, say.Yes = room.Answer, q.N, true
	case t.room.Phase() == room.Over && t.studies(s, say):
	case q == nil && t.room.Phase() == room.Over && s == 0:
		say.Do, say.What = room.Ask, room.Rematch
	default:
		return nil
	}
	return say
}

// mostTurns is after how many turns bots give a game up.
const mostTurns = 100

// mostChanges is how many turns bots add to a study before they play again.
const mostChanges = 12

// gathers is what a seat says before the game: the host lists it and draws the seats, two
// change theirs, then all are ready. It reports whether there is anything to say.
func (t *Table) gathers(s game.Seat, say *room.Say) bool {
	n := t.room.Events()
	if t.Listed {
		n--
	}
	switch {
	case t.room.Phase() != room.Gathering:
		return false
	case t.Quick:
		say.Do, say.Yes = room.SetReady, true
		return !t.room.Seats()[s].Ready
	case s == 0 && n == 0:
		say.Do, say.List = room.List, &room.Listing{Watch: true}
	case s == 0 && n == 1:
		say.Do = room.Shuffle
	case s == 1 && n == 2 && t.room.Question() == nil:
		say.Do, say.What, say.Seat = room.Ask, room.Swap, 0
	case !t.room.Seats()[s].Ready && n > 2 && t.room.Question() == nil:
		say.Do, say.Yes = room.SetReady, true
	default:
		return false
	}
	return true
}

// studies is a seat's message after the game: turns that follow its moments, rings there, and
// the moment it shows. It reports whether there is one.
func (t *Table) studies(s game.Seat, say *room.Say) bool {
	changes, study := 0, t.room.Study()
	if study != nil {
		changes = len(study.Changes)
	}
	if changes >= mostChanges || changes%len(t.room.Seats()) != int(s) {
		return false
	}
	say.Of, say.Node = changes, rand.IntN(t.room.Match().Ply()) // before the end, where turns are left
	if say.Do, say.Turn = room.Grow, t.other(say.Node); changes%4 == 3 || say.Turn == "" {
		say.Do, say.Turn, say.Glyph = room.Note, "", 1+rand.IntN(6)
	}
	return true
}

// other is an alternative turn after so many, with its draws, "" for none.
func (t *Table) other(ply int) string {
	m := t.room.Match()
	setup := match.Setup{Options: m.Setup().Options, Start: m.PositionAt(ply), Seed: rand.Uint64()}
	from, err := match.New(m.Variant(), setup)
	if err != nil || from.Over() {
		return ""
	}
	turns := from.View(from.Actor()).Turns
	if from.PlayTurn(turns[rand.IntN(len(turns))]) != nil {
		return ""
	}
	return from.Moves()[0].Text
}

// saying notes that a turn is being sent.
func (t *Table) saying(say *room.Say) {
	if say.Do == room.Play {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.said[t.room.Events()+1] = time.Now()
	}
}

// refused takes a refusal in. Repeated after a kill, a thing may have been heard already.
func (t *Table) refused(r *room.Refusal) {
	if slices.Contains(strings.Fields("stale turn nothing phase soon server question asked"), r.Code) {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.fault == nil {
		t.fault = fmt.Errorf("room %s: refused as %s: %s", t.Code, r.Code, r.What)
	}
}
