package local

import (
	"cmp"
	"context"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/scenes/host"
)

// real is the engine of the computers.
type real struct {
	in   chan string
	end  context.CancelFunc
	mu   sync.Mutex
	said []string
}

func newReal() Engine {
	ctx, end := context.WithCancel(context.Background())
	r := &real{in: make(chan string, 16), end: end}
	go search.Serve(ctx, catalog.Find, r.in, func(line string) {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.said = append(r.said, line)
	})
	return r
}

// Send leaves a question its nodes, not its time, so that a busy machine finds the same.
func (r *real) Send(line string) { r.in <- strings.Replace(line, " time 120 ", " ", 1) }

func (r *real) Err() error { return nil }
func (r *real) Stop()      { r.end() }
func (r *real) Lines(dst []string) []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	dst = append(dst, r.said...)
	r.said = nil
	return dst
}

// coached is a game of a person, who is to move at a position, against computers, with a
// coach that has the real engine.
func coached(t testing.TB, id, position string) *Host {
	t.Helper()
	v := variant(t, id)
	pos, err := v.Parse(position, nil)
	if err != nil {
		t.Fatal(err)
	}
	seats := make([]match.Player, len(v.Info().Seats))
	for s := range seats {
		seats[s] = match.Computer(2)
	}
	seats[pos.Actor()] = match.Human("")
	m, err := match.New(v, match.Setup{Seats: seats, Start: position, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return New(m, Deps{Engine: newReal, Coach: true})
}

// warned is the coach's verdict on a turn: a warning, or none.
func warned(t testing.TB, h *Host, text string) host.Warning {
	t.Helper()
	turn, err := h.match.Find(text)
	if err != nil {
		t.Fatal(err)
	}
	return warnedOf(h, turn)
}

func warnedOf(h *Host, turn game.Turn) host.Warning {
	h.Do(host.Request{Do: host.Play, Turn: turn})
	for h.coach.waits {
		h.Tick(host.Tick{Passed: time.Microsecond})
		time.Sleep(200 * time.Microsecond)
	}
	return h.May().Warned
}

// spoken is what a warning says, by keys and pieces.
func spoken(in *game.Info, w host.Warning) string {
	if !w.Open {
		return ""
	}
	var text strings.Builder
	for _, a := range w.Phrase.Args {
		if a.Kind != game.ArgPhrase || a.Name != "why" {
			continue
		}
		text.WriteString(strings.TrimPrefix(a.Phrase.Key, "coach."))
		for _, b := range a.Phrase.Args {
			switch b.Kind {
			case game.ArgPiece:
				text.WriteString(" " + string(b.Piece.Kind().Letter()))
			case game.ArgSeat:
				text.WriteString(" " + string(rune(in.Seats[b.Seat].Letter)))
			}
		}
	}
	if w.Then != game.NoTurn {
		text.WriteString(" then")
	}
	return text.String()
}

// The coach before the real engine, at turns of its file: what it says, or - for nothing,
// as of fair exchanges.
func TestWhatTheCoachSays(t *testing.T) {
	text, err := os.ReadFile("testdata/coach.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := map[bool]int{}
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		want, id, turn, position := f[0], f[1], f[2], f[3]
		h := coached(t, id, position)
		got := cmp.Or(spoken(h.info, warned(t, h, turn)), "-")
		if n[want == "-"]++; got != want {
			t.Errorf("%s, %s at %s: %q, want %q (best %s, chances %s; turn %s, chances %s)", id, turn, position, got, want,
				h.coach.before.line, h.coach.before.chances, h.coach.after.line, h.coach.after.chances)
		}
		h.Close()
	}
	if n[true] < 12 || n[false] < 12 {
		t.Errorf("only %v", n)
	}
}

// goodTurns is how many turns of good games are looked at, of which hardly any is warned of.
const goodTurns, goodWarned = 200, 6

// Of good players' turns the coach warns of at most three in a hundred.
func TestTheCoachLeavesGoodTurnsAlone(t *testing.T) {
	all := catalog.All()
	turns, said := goodTurns, 0
	if os.Getenv("SOAK") == "" {
		turns = 28
	}
	for i, v := range all {
		n := turns / len(all)
		if i < turns%len(all) {
			n++
		}
		said += surveyed(t, v, n)
	}
	if said > max(1, goodWarned*turns/goodTurns) {
		t.Errorf("%d of %d turns are warned of", said, turns)
	}
}

// surveyed has good players play a game and tells of how many turns, after the opening, a
// coach would have warned.
func surveyed(t *testing.T, v game.Variant, turns int) (said int) {
	start := "start"
	if d, ok := v.(game.Deployer); ok {
		start = d.Deploy([2][]int{d.Suggest(game.First, 1, nil), d.Suggest(game.Second, 2, nil)})
	}
	pos, err := v.Parse(start, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := search.New(v.Info())
	for ply := 0; turns > 0 && !pos.Outcome().Over; ply++ {
		limits := search.Limits{Level: 6, Seed: uint64(ply), Nodes: 20_000}
		if ply%5 != 0 { // of those in between none is looked at
			limits = search.Limits{Level: 4, Seed: uint64(ply), Nodes: 2000}
		}
		r := s.Best(context.Background(), pos, limits)
		if ply%5 == 0 && ply > 0 {
			turns--
			h := coached(t, v.Info().ID, pos.String())
			if w := warnedOf(h, r.Turn); w.Open {
				said++
				t.Logf("%s: %s %s: %s", v.Info().ID, pos.String(), v.Info().FormatTurn(r.Turn), spoken(v.Info(), w))
			}
			h.Close()
		}
		pos.Do(r.Turn)
		if pos.Actor() == game.Chance {
			pos.DoReveal(pos.Reveals(nil)[0])
		}
	}
	return said
}
