//go:build !js

package lobby

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"yanyi/game/catalog"
	"yanyi/game/room"
)

// silent is a lobby without other processes, in which a game is played.
func silent(t *testing.T) *Lobby {
	l := &Lobby{Options: Options{Find: catalog.Find, Lasting: time.Hour}, ctx: t.Context(), known: map[string]entry{}, shown: map[string]room.Table{},
		looking: map[*Looker]bool{}, text: message(room.Tables{All: true})}
	l.plays(0)
	return l
}

// plays announces the number of turns of the game.
func (l *Lobby) plays(n int) {
	t := table("AAAAAA")
	t.Since, t.Playing, t.Ply = 1, true, n
	l.known[t.Code] = entry{t, time.Now()}
}

// If only turns were played, their number is sent occasionally instead of the table.
func TestTurnsAreToldInShort(t *testing.T) {
	l := silent(t)
	x := &eye{lobby: l, t: t, list: map[string]room.Table{}}
	l.Enter(&Looker{x.hear})
	l.tell()
	x.bytes = 0
	for n := range 2 * pliesAfter {
		l.plays(n + 1)
		l.tell()
	}
	if x.told != 4 || x.bytes > 60 { // the list without and with the game, and twice the turns
		t.Errorf("%d messages, of %d bytes", x.told, x.bytes)
	}
	if n := x.list["AAAAAA"].Ply; n != 2*pliesAfter-1 {
		t.Errorf("%d turns are known", n)
	}
	y := &eye{lobby: l, t: t, list: map[string]room.Table{}}
	l.Enter(&Looker{y.hear})
	if fmt.Sprint(x.list) != fmt.Sprint(y.list) {
		t.Errorf("one sees %v, who comes later %v", x.list, y.list)
	}
}

// ended is a viewer whose connection is closed.
type ended struct {
	jetstream.KeyWatcher
	updates chan jetstream.KeyValueEntry
	asked   int
}

func (e *ended) Updates() <-chan jetstream.KeyValueEntry { e.asked++; return e.updates }
func (e *ended) Stop() error                             { return nil }

// A list that is never completed is not awaited for ever.
func TestAnEndedListIsWaitedFor(t *testing.T) {
	l, e := silent(t), &ended{updates: make(chan jetstream.KeyValueEntry)}
	close(e.updates)
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	l.ctx = ctx
	l.follow(e)
	if e.asked > 1 {
		t.Errorf("it is asked after %d times", e.asked)
	}
}

// said is an entry as another process may write it.
type said struct {
	jetstream.KeyValueEntry
	t *room.Table
}

func (s said) Key() string                     { return s.t.Code }
func (s said) Value() []byte                   { return encoded(s.t) }
func (s said) Operation() jetstream.KeyValueOp { return jetstream.KeyValuePut }

// A flood of tables or long names is bounded: a process keeps a limited number of them and sends
// fewer, in a message of a size that clients accept. Known tables remain.
func TestAFloodOfTablesIsBounded(t *testing.T) {
	for _, name := range []string{"A", strings.Repeat("<", 24)} {
		l := silent(t)
		x := &eye{lobby: l, t: t, list: map[string]room.Table{}}
		l.Enter(&Looker{x.hear})
		for i := range mostKnown + 100 {
			l.heard(said{t: flooding(i, name)})
		}
		if len(l.known) != mostKnown {
			t.Errorf("%d tables are known", len(l.known))
		}
		again := flooding(1, name)
		again.Watching = 9
		l.heard(said{t: again})
		l.tell()
		if x.list[again.Code].Watching != 9 && name == "A" {
			t.Error("a table that is known does not go on")
		}
		playing := 0
		for _, x := range x.list {
			if x.Playing {
				playing++
			}
		}
		if open := len(x.list) - playing; open > mostOpen || playing > mostPlaying || x.bytes > mostText+1000 {
			t.Errorf("%d open tables and %d games in %d bytes", open, playing, x.bytes)
		}
	}
}

// flooding is one of many tables, every other one in play.
func flooding(i int, name string) *room.Table {
	t := table("")
	for n := i; len(t.Code) < 6; n /= 8 {
		t.Code += string("BCDEFGHJ"[n%8])
	}
	t.Clock, t.Relief, t.Start, t.Delay = room.Clock{Total: 600_000, Increment: 10_000}, 8, true, room.MostDelay
	t.Seats = []room.Occupant{{Taken: true, Name: name}, {Taken: true, Name: name}, {}}
	if t.Playing = i%2 > 0; t.Playing {
		t.Seats[2] = t.Seats[0]
	}
	return t
}
