package table

import (
	"fmt"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// sage is an engine that plays the first turn it can and says what its chances are.
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
type fool struct{ tb **Table }

func (*fool) Send(string) {}
func (*fool) Err() error  { return nil }
func (*fool) Stop()       {}
func (e *fool) Lines(dst []string) []string {
	tb := *e.tb
	for _, t := range tb.Match().Position().Turns(nil) {
		return append(dst, "bestmove "+tb.Info().FormatTurn(t.Chosen()))
	}
	return dst
}

// lost plays a game of xiangqi between two computers of a level and says how many
// turns it took one to give up, 0 if nobody did.
func lost(t *testing.T, level int, chances string, without ...string) int {
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Seats: []match.Player{match.Computer(level), match.Human("")}, Without: without})
	if err != nil {
		t.Fatal(err)
	}
	var tb *Table
	tb = New(m, game.First, Prefs{}, Deps{Engine: func() Engine { return &sage{&fool{&tb}, chances} }})
	defer tb.Close()
	for range 2000 {
		tb.Update(100*time.Millisecond, true)
		if tb.Over() && m.Moves()[m.Ply()-1].Resigned {
			return m.Ply()
		}
		if tb.Human(tb.Actor()) {
			tb.play(m.Position().Turns(nil)[0].Chosen())
		}
		if tb.Over() || m.Ply() > 30 {
			return 0
		}
	}
	return 0
}

// A computer that has no chance left for several turns gives up: not at once, not on
// a low level, not where it was told to play on.
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

// Among three nobody gives up while all live.
func TestNobodyGivesUpAmongThree(t *testing.T) {
	tb := newTable(t, "h66", "", Deps{})
	for range 2 * hopelessTurns {
		tb.judge(game.Wei, "50 0 50")
	}
	if tb.yields(game.Wei) {
		t.Error("Wei gives up with three alive")
	}
}

// A draw is offered where nothing has happened for long and both stand equal for
// many turns, to the person to move, once.
func TestComputersOfferDraws(t *testing.T) {
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Seats: []match.Player{match.Computer(6), match.Human("")}})
	if err != nil {
		t.Fatal(err)
	}
	tb := New(m, game.First, Prefs{}, Deps{})
	turns := []string{"a1a2", "a10a9", "a2a1", "a9a10", "i1i2", "i10i9", "i2i1", "i9i10", "b1c3", "b10c8", "c3b1", "c8b10"}
	offered := 0
	for i := 0; i < 75 && !tb.Over(); i++ {
		turn, err := m.Find(turns[i%len(turns)])
		if err != nil {
			t.Fatal(err)
		}
		if seat := tb.Actor(); !tb.Human(seat) {
			tb.judge(seat, "51 49")
			tb.play(turn)
			tb.proposes(seat)
		} else {
			tb.play(turn)
		}
		if by, ask, ok := tb.Offer(); ok {
			if offered++; by != game.First || ask != game.Second || i < 60 {
				t.Errorf("after %d plies %d offers %d a draw", i+1, by, ask)
			}
			tb.AnswerDraw(false)
		}
	}
	if offered != 1 && !tb.Over() {
		t.Errorf("%d draws offered", offered)
	}
}

// A hint that is being looked for is called off by asking again.
func TestHintsAreCalledOff(t *testing.T) {
	tb := newTable(t, "h66", "", Deps{Engine: func() Engine { return &echo{} }})
	if !tb.AskHint() || !tb.Hinting() {
		t.Fatal("no hint is looked for")
	}
	if tb.AskHint() || tb.Hinting() {
		t.Error("the hint is still looked for")
	}
}

// echo is an engine that never answers.
type echo struct{}

func (echo) Send(string)                 {}
func (echo) Err() error                  { return nil }
func (echo) Stop()                       {}
func (echo) Lines(dst []string) []string { return dst }

// A computer takes a draw if it stood clearly worse at its last turn, however early.
func TestWhoStandsWorseTakesADraw(t *testing.T) {
	for chances, takes := range map[string]bool{"70 30": true, "55 45": false, "30 70": false, "": false} {
		m, err := match.New(variant(t, "xiangqi"), match.Setup{Seats: []match.Player{match.Human(""), match.Computer(6)}})
		if err != nil {
			t.Fatal(err)
		}
		tb := New(m, game.First, Prefs{}, Deps{})
		tb.judge(game.Second, chances)
		if tb.OfferDraw(); tb.Over() != takes {
			t.Errorf("at %q a draw is taken: %t", chances, tb.Over())
		}
	}
}
