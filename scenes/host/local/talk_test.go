package local

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

func yes() bool { return true }

// blundered is a game of xiangqi in which a computer has just been given a horse, as it knows.
func blundered(t *testing.T, level int, explains func() bool, without ...string) *Host {
	t.Helper()
	const start = "3k5/9/9/4n4/9/9/9/4R4/9/4K4 w"
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Start: start, Seats: []match.Player{match.Computer(level), match.Human("")}, Without: without})
	if err != nil {
		t.Fatal(err)
	}
	engine := &enginetest.Script{Answer: func(line string) []string {
		switch {
		case !strings.HasPrefix(line, "go "):
			return nil
		case m.Ply() == 0:
			return []string{"info depth 1 score 0 chances 50 50 pv e3e4", "bestmove e3e4"}
		}
		return []string{"info depth 1 score 900 chances 80 20 pv e4e7", "bestmove e4e7"}
	}}
	h := New(m, Deps{Engine: func() machine.Engine { return engine }, Explains: explains})
	t.Cleanup(h.Close)
	return h
}

// heard are the explanations among a host's news.
func heard(h *Host) (list []host.News) {
	for _, n := range h.News() {
		if n.Ply > 0 {
			list = append(list, n)
		}
	}
	return list
}

// From level 4 on a computer says why its turn turned the game, and of which turn; weaker ones
// never do, nor any where that is not wanted or hints were forgone.
func TestComputersExplainTurningPoints(t *testing.T) {
	play := func(h *Host) []host.News {
		pass(h, 50)
		if said := heard(h); len(said) > 0 {
			t.Errorf("%+v is said of a quiet turn", said)
		}
		takeTurn(t, h, "d10d9")
		pass(h, 50)
		if h.match.Ply() != 3 {
			t.Fatal(h.match.Turns())
		}
		return heard(h)
	}
	for level := 1; level <= 8; level++ {
		said := play(blundered(t, level, yes))
		if talks := len(said) == 1 && said[0].Ply == 3 && said[0].Phrase.Key == "told.takes.free" && !said[0].Fault; talks != (level >= match.TemperFrom) || !talks && said != nil {
			t.Errorf("level %d says %+v", level, said)
		}
	}
	for name, h := range map[string]*Host{
		"it is not wanted":   blundered(t, 8, func() bool { return false }),
		"nobody asks":        blundered(t, 8, nil),
		"hints were forgone": blundered(t, 8, yes, match.Hints),
	} {
		if said := play(h); said != nil {
			t.Errorf("%s: %+v", name, said)
		}
	}
}

// After a take-back a computer may explain the turn that it then takes.
func TestTakenBackTurnsAreExplainedAnew(t *testing.T) {
	h := blundered(t, 5, yes)
	pass(h, 50)
	for range 2 {
		takeTurn(t, h, "d10d9")
		pass(h, 50)
		h.News()
		if !h.Do(host.Request{Do: host.TakeBack}) || h.match.Ply() != 1 {
			t.Fatal(h.match.Turns())
		}
	}
	if h.computers.talk.round >= 0 {
		t.Error("the turn taken back still silences the computers")
	}
}

// gambler is an engine that prefers turns that change much, and thinks now well and now ill of
// its game.
type gambler struct {
	h   **Host
	rng *rand.Rand
}

func (*gambler) Send(string) {}
func (*gambler) Stop()       {}
func (e *gambler) Lines(dst []string) []string {
	h := *e.h
	turns := h.match.Position().Turns(nil)
	pick, most := turns[e.rng.IntN(len(turns))], 0
	at := h.match.Preview()
	for _, turn := range turns {
		n := 0
		for _, e := range at.Foretell(turn) {
			switch e.Type {
			case game.Captured:
				n++
			case game.Allied, game.Deposed, game.WentOut, game.PassedOver:
				n += 5
			}
		}
		if n *= e.rng.IntN(3); n > most {
			pick, most = turn, n
		}
	}
	text := h.info.FormatTurn(pick.Chosen())
	chances := []string{"10 10 10", "60 60 60"}[e.rng.IntN(2)]
	return append(dst, fmt.Sprintf("info depth 1 score 0 chances %s pv %s", chances, text), "bestmove "+text)
}

// In games of all kinds what is told is a whole sentence in every language, seldom, of a turn of
// a strong computer, and names no piece that lay face down.
func TestWhatComputersTell(t *testing.T) {
	defer locale.Use(locale.Current())
	told := 0
	for _, v := range catalog.All() {
		for seed := range uint64(4) {
			seats := []match.Player{match.Computer(3), match.Computer(4), match.Computer(8)}[:len(v.Info().Seats)]
			m, err := match.New(v, match.Setup{Seats: seats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			if d, ok := v.(game.Deployer); ok {
				for s := range game.Seat(2) {
					if m.Deploying() && !m.Laid(s) {
						if err := m.Lay(s, d.Suggest(s, seed, nil)); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
			var h *Host
			h = New(m, Deps{Explains: yes, Engine: func() machine.Engine { return &gambler{&h, rand.New(rand.NewPCG(seed, 4))} }})
			last := -silence
			for range 400 {
				if m.Over() || m.Ply() > 150 {
					break
				}
				h.Tick(host.Tick{Passed: 400 * time.Millisecond, Still: true})
				for _, n := range heard(h) {
					told++
					move := m.Moves()[n.Ply-1]
					if n.Ply != m.Ply() || seats[move.Seat].Level < match.TemperFrom || move.Round < last+silence {
						t.Errorf("%s: %+v is said in round %d after %d by level %d", v.Info().ID, n, move.Round, last, seats[move.Seat].Level)
					}
					last = move.Round
					whole(t, m, n)
				}
			}
			h.Close()
		}
	}
	if told < 20 {
		t.Errorf("only %d sentences are told", told)
	}
}

// whole checks a sentence about the last turn in all languages.
func whole(t *testing.T, m *match.Match, n host.News) {
	t.Helper()
	in, before, after := m.Info(), m.ViewAt(n.Ply-1, game.NoSeat), m.ViewAt(n.Ply, game.NoSeat)
	for _, a := range n.Phrase.Args {
		if a.Kind != game.ArgPiece {
			continue
		}
		shows := func(c game.Cell) bool { return c.Piece == a.Piece && !c.Piece.Hidden() }
		seen := slices.ContainsFunc(before.Cells, shows) || slices.ContainsFunc(after.Cells, shows)
		if !seen {
			t.Errorf("%s: %s names a face-down piece", in.ID, n.Phrase.Key)
		}
	}
	for _, l := range locale.Langs() {
		locale.Use(l)
		text := gametext.Of(in, n.Phrase)
		end := "。"
		if l == locale.En {
			end = "."
		}
		if !strings.HasSuffix(text, end) || strings.ContainsAny(text, "{}") || strings.Contains(text, n.Phrase.Key) || strings.Contains(text, "  ") {
			t.Errorf("%s in %s: %q", in.ID, l.Tag(), text)
		}
		for _, a := range n.Phrase.Args {
			if a.Kind == game.ArgSeat && !strings.Contains(text, gametext.SideName(in, a.Seat)) ||
				a.Kind == game.ArgPiece && !strings.Contains(text, gametext.PieceWord(in, a.Piece)) {
				t.Errorf("%s in %s: %q lacks its %s", in.ID, l.Tag(), text, a.Name)
			}
		}
	}
}
