package local

import (
	"context"
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

func (r *real) Send(line string) { r.in <- line }
func (r *real) Err() error       { return nil }
func (r *real) Stop()            { r.end() }
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

func TestTheCoachWarnsOfWhatIsPlain(t *testing.T) {
	for _, c := range []struct{ name, id, position, turn, want string }{
		{"a chariot goes where a horse takes it", "xiangqi", "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w", "a1a2", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := coached(t, c.id, c.position)
			defer h.Close()
			if got := spoken(h.info, warned(t, h, c.turn)); got != c.want {
				t.Errorf("%q, want %q (best %s, chances %s; turn %s, chances %s)", got, c.want, h.coach.before.line, h.coach.before.chances, h.coach.after.line, h.coach.after.chances)
			}
		})
	}
}

// TestSurvey looks at random turns of level games.
func TestSurvey(t *testing.T) {
	for _, v := range catalog.All() {
		in := v.Info()
		if _, ok := v.(game.Deployer); ok {
			continue
		}
		start := time.Now()
		n, warns := 0, 0
		for seed := range uint64(1) {
			pos, err := v.Parse("start", nil)
			if err != nil {
				t.Fatal(err)
			}
			s := search.New(in)
			for ply := range 60 {
				if pos.Outcome().Over {
					break
				}
				r := s.Best(context.Background(), pos, search.Limits{Level: 5, Seed: seed*100 + uint64(ply), Nodes: 8000})
				turn := r.Turn
				if ply > 6 {
					h := coached(t, in.ID, pos.String())
					if h.match.Position().Actor().Player() {
						n++
						text := pos.String()
						if w := warnedOf(h, turn); w.Open {
							warns++
							t.Logf("%s: %s %s: %s  before %v %s after %v %s", in.ID, text, in.FormatTurn(turn), spoken(in, w), h.coach.before.line, h.coach.before.chances, h.coach.after.line, h.coach.after.chances)
						}
					}
					h.Close()
				}
				pos.Do(turn)
				if pos.Actor() == game.Chance {
					pos.DoReveal(pos.Reveals(nil)[0])
				}
			}
		}
		t.Logf("%s: %d of %d, %v", in.ID, warns, n, time.Since(start))
	}
}
