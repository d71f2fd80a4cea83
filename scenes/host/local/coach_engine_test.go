package local

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// patient limits a question by its nodes instead of its time, so that a busy machine gives the
// same answers.
type patient struct{ machine.Engine }

func (p patient) Send(line string) { p.Engine.Send(strings.Replace(line, " time 120 ", " ", 1)) }

func newReal() machine.Engine { return patient{enginetest.NewReal()} }

// coached is a game of a person to move in a position against computers, with a coach that uses
// the real engine.
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

// warned is the coach's warning about a move, or none.
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

// spoken is the content of a warning: its keys and pieces.
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

// The coach with the real engine, on the moves of its file: the warning, or - for none, as at
// even exchanges.
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
			t.Errorf("%s, %s at %s: %q, want %q (best %s, chances %v, %d; turn %s, chances %v, %d)", id, turn, position, got, want,
				h.coach.before.Turns, h.coach.before.Chances, h.coach.before.Score, h.coach.after.Turns, h.coach.after.Chances, h.coach.after.Score)
		}
		h.Close()
	}
	if n[true] < 12 || n[false] < 12 {
		t.Errorf("only %v", n)
	}
}

// goodTurns is the number of moves of good games to examine; at most goodWarned of them may
// cause a warning.
const goodTurns, goodWarned = 200, 6

// The coach warns about at most three percent of good players' moves.
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

// surveyed has good players play a game and returns how many moves after the opening would cause
// a warning.
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
		if ply%5 != 0 { // one move in five is examined
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

// askedOfLosses is the least percentage of moves plainly losing a piece that the coach must
// question; askedOfFine is the largest percentage of other moves that it may question.
const askedOfLosses, askedOfFine = 90, 5

// The coach questions moves that plainly lose a piece, whatever they do to the expected points,
// and hardly any other: judged by a strong level's evaluation of moves of mixed games (go run
// ./cmd/tune losses), most of which were not used to choose the coach's parameters.
func TestTheCoachAsksWhenAPieceIsPlainlyLost(t *testing.T) {
	files, err := filepath.Glob("testdata/losses/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no moves", err)
	}
	for _, name := range files {
		id := strings.TrimSuffix(filepath.Base(name), ".txt")
		t.Run(id, func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all, asked := map[string]int{}, map[string]int{}
			for line := range strings.Lines(string(text)) {
				f := strings.Split(strings.TrimSpace(line), "\t")
				kind, move, position := f[0], f[1], f[2]
				all[kind]++
				h := coached(t, id, position)
				w := warned(t, h, move)
				if w.Open {
					asked[kind]++
				}
				if w.Open != (kind == "loss") {
					t.Logf("%s %s at %s: %q; best %v %d, move %v %d", kind, move, position, spoken(h.info, w),
						h.coach.before.Turns, h.coach.before.Score, h.coach.after.Turns, h.coach.after.Score)
				}
				h.Close()
			}
			t.Logf("asked of %d of %d losses and of %d of %d others", asked["loss"], all["loss"], asked["fine"], all["fine"])
			if all["loss"] == 0 || asked["loss"]*100 < askedOfLosses*all["loss"] || asked["fine"]*100 > askedOfFine*all["fine"] {
				t.Fail()
			}
		})
	}
}
