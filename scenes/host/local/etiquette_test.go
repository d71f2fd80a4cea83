package local

import (
	"fmt"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

func variant(t testing.TB, id string) game.Variant {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	return v
}

// three is a game of one person and two computers.
func three(t testing.TB, deps Deps) *Host {
	t.Helper()
	m, err := match.New(variant(t, "yanyi"), match.Setup{Seats: []match.Player{match.Human(""), match.Computer(6), match.Computer(6)}})
	if err != nil {
		t.Fatal(err)
	}
	return New(m, deps)
}

// sage is an engine that plays the first legal turn and reports given chances.
type sage struct {
	*fool
	chances string
}

func (e *sage) Lines(dst []string) []string {
	for _, line := range e.fool.Lines(nil) {
		dst = append(dst, fmt.Sprintf("info depth 1 score 0 chances %s pv a1a2", e.chances), line)
	}
	return dst
}

// fool is an engine that plays any turn.
type fool struct{ h **Host }

func (*fool) Send(string) {}
func (*fool) Stop()       {}
func (e *fool) Lines(dst []string) []string {
	h := *e.h
	for _, t := range h.match.Position().Turns(nil) {
		return append(dst, "bestmove "+h.info.FormatTurn(t.Chosen()))
	}
	return dst
}

// lost plays a game of xiangqi between two computers of a level and returns the number of turns
// until one resigned, 0 if none did.
func lost(t *testing.T, level int, chances string, without ...string) int {
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Seats: []match.Player{match.Computer(level), match.Human("")}, Without: without})
	if err != nil {
		t.Fatal(err)
	}
	var h *Host
	h = New(m, Deps{Engine: func() machine.Engine { return &sage{&fool{&h}, chances} }})
	defer h.Close()
	for range 2000 {
		h.Tick(host.Tick{Passed: 100 * time.Millisecond, Still: true})
		if m.Over() && m.Moves()[m.Ply()-1].Resigned {
			return m.Ply()
		}
		if h.May().Move {
			h.play(m.Position().Turns(nil)[0].Chosen())
		}
		if m.Over() || m.Ply() > 30 {
			return 0
		}
	}
	return 0
}

// A computer resigns after several hopeless turns: not at once, not on a low level, and not if
// told to play on.
func TestComputersGiveUpWhatIsHopeless(t *testing.T) {
	if ply := lost(t, 6, "2 98"); ply != 2*(hopelessTurns-1)+1 {
		t.Errorf("given up after %d plies", ply)
	}
	for what, ply := range map[string]int{
		"a level for beginners":   lost(t, match.TemperFrom-1, "0 100"),
		"a bad but not lost game": lost(t, 6, "5 95"),
		"who is to play on":       lost(t, 6, "0 100", match.Yielding),
		"who says nothing":        lost(t, 6, ""),
	} {
		if ply != 0 {
			t.Errorf("%s: given up after %d plies", what, ply)
		}
	}
}

// Among three, no computer resigns while all are alive.
func TestNobodyGivesUpAmongThree(t *testing.T) {
	h := three(t, Deps{})
	for range 2 * hopelessTurns {
		h.computers.judge(game.Wei, engine.Line{Chances: [3]int{50, 0, 50}})
	}
	if h.computers.yields(game.Wei) {
		t.Error("Wei gives up with three alive")
	}
}

// A computer offers a draw after a long time without progress and many equal turns, once, to the
// person to move.
func TestComputersOfferDraws(t *testing.T) {
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Seats: []match.Player{match.Computer(6), match.Human("")}})
	if err != nil {
		t.Fatal(err)
	}
	h := New(m, Deps{})
	turns := []string{"a1a2", "a10a9", "a2a1", "a9a10", "i1i2", "i10i9", "i2i1", "i9i10", "b1c3", "b10c8", "c3b1", "c8b10"}
	offered := 0
	for i := 0; i < 75 && !m.Over(); i++ {
		turn, err := m.Find(turns[i%len(turns)])
		if err != nil {
			t.Fatal(err)
		}
		if seat := m.OnTurn(); !h.human(seat) {
			h.computers.judge(seat, engine.Line{Chances: [3]int{51, 49}})
			h.play(turn)
			if h.computers.proposes(seat) {
				h.draws.propose(seat)
			}
		} else {
			h.play(turn)
		}
		if offer := h.May().Offer; offer.Open {
			if offered++; offer.By != game.First || offer.For != game.Second || i < 60 {
				t.Errorf("after %d plies a draw is offered: %+v", i+1, offer)
			}
			h.Do(host.Request{Do: host.Answer})
		}
	}
	if offered != 1 && !m.Over() {
		t.Errorf("%d draws offered", offered)
	}
}

// Asking again cancels a pending hint.
func TestHintsAreCalledOff(t *testing.T) {
	h := three(t, Deps{Engine: enginetest.Mute})
	hint := host.Request{Do: host.Hint}
	if !h.Do(hint) || !h.Busy().Hinting {
		t.Fatal("no hint is looked for")
	}
	if h.Do(hint) || h.Busy().Hinting {
		t.Error("the hint is still looked for")
	}
}

// A computer accepts a draw if it was clearly worse at its last turn, at any stage.
func TestWhoStandsWorseTakesADraw(t *testing.T) {
	for chances, takes := range map[[3]int]bool{{70, 30}: true, {55, 45}: false, {30, 70}: false, {}: false} {
		m, err := match.New(variant(t, "xiangqi"), match.Setup{Seats: []match.Player{match.Human(""), match.Computer(6)}})
		if err != nil {
			t.Fatal(err)
		}
		h := New(m, Deps{})
		h.computers.judge(game.Second, engine.Line{Chances: chances})
		if h.Do(host.Request{Do: host.Draw, Seat: game.First}); m.Over() != takes {
			t.Errorf("at %v a draw is taken: %t", chances, m.Over())
		}
	}
}
