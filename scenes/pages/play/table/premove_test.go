package table

import (
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/host/local"
	"yanyi/scenes/machine"
)

// thinking is a table of Shu and others, of which Wu opens; computers play the first legal turn.
func thinking(t *testing.T, seats string, prefs Prefs) (*Table, *first) {
	t.Helper()
	engine := &first{t: t}
	tb := newTable(t, seats, "", local.Deps{Engine: func() machine.Engine { return engine }})
	tb.SetPrefs(prefs)
	return tb, engine
}

// A premove waits through both other players, is shown meanwhile, and is played once it is due.
func TestAPremoveWaitsForItsTurn(t *testing.T) {
	tb, _ := thinking(t, "11h", Prefs{Premoves: true})
	if tb.Actor() != game.Wu {
		t.Fatalf("%d opens", tb.Actor())
	}
	turn := tb.Ahead().Turns()[0]
	tb.Tap(turn.From())
	if tb.Tap(turn.To()); tb.Premove().Turn != turn || tb.Line().Ply() != 0 {
		t.Fatalf("chosen %v, want %v", tb.Premove().Turn, turn)
	}
	for range 400 {
		if tb.Update(20*time.Millisecond, true); tb.Line().Ply() > 2 {
			break
		}
		if tb.Premove().Turn != turn {
			t.Fatalf("lost after %d turns: %v", tb.Line().Ply(), tb.Notice().Phrase)
		}
	}
	if moves := tb.Line().Moves(); len(moves) != 3 || moves[2].Seat != game.Shu || moves[2].Turn.Chosen() != turn.Chosen() {
		t.Fatalf("not played: %d turns", len(moves))
	}
	if tb.Premove().Turn != game.NoTurn {
		t.Error("it is still shown")
	}
}

// A press on either of its points or on an empty one takes a premove back, as Escape does; another
// piece is picked instead.
func TestAPremoveIsTakenBack(t *testing.T) {
	tb, _ := thinking(t, "11h", Prefs{Premoves: true})
	turn := tb.Ahead().Turns()[0]
	empty := game.Square(0)
	for tb.View().Cells[empty].Piece != game.NoPiece {
		empty++
	}
	other := turn.From()
	for _, o := range tb.Ahead().Turns() {
		if o.From() != turn.From() && o.From() != turn.To() {
			other = o.From()
		}
	}
	for name, press := range map[string]func(){
		"from": func() { tb.Tap(turn.From()) }, "to": func() { tb.Tap(turn.To()) }, "empty": func() { tb.Tap(empty) },
		"Escape": func() { tb.Do(host.Request{Do: host.Cancel}) }, "other": func() { tb.Tap(other) }, "lift": func() { tb.Do(host.Request{Do: host.Lift, Square: other}) },
		"setting": func() { tb.SetPrefs(Prefs{}); tb.SetPrefs(Prefs{Premoves: true}) },
	} {
		tb.Do(host.Request{Do: host.Propose, Turn: turn})
		if tb.Premove().Turn != turn {
			t.Fatalf("%s: not chosen", name)
		}
		press()
		if p := tb.Premove(); p.Turn != game.NoTurn || !p.Back {
			t.Errorf("%s: %+v", name, p)
		}
		if picked := tb.Hand().Selected(); (picked == other) != (name == "other" || name == "lift") {
			t.Errorf("%s: %d is picked", name, picked)
		}
		tb.Do(host.Request{Do: host.Cancel})
	}
}

// A premove that has become illegal is dropped with a word.
func TestAnIllegalPremoveIsDropped(t *testing.T) {
	tb, _ := thinking(t, "11h", Prefs{Premoves: true})
	tb.Do(host.Request{Do: host.Propose, Turn: tb.Ahead().Turns()[0]})
	tb.premove.Turn = game.Move(tb.premove.Turn.From(), tb.premove.Turn.From()+1).WithPromotion(game.Rook)
	for range 400 {
		tb.Update(20*time.Millisecond, true)
	}
	if tb.Line().Ply() != 2 || tb.Premove().Turn != game.NoTurn || tb.Notice().Phrase.Key != "play.premove.dropped" {
		t.Errorf("%d turns, notice %v", tb.Line().Ply(), tb.Notice().Phrase)
	}
}

// A premove whose piece is taken is dropped at once.
func TestAPremoveWithoutItsPieceIsDropped(t *testing.T) {
	tb, _ := thinking(t, "11h", Prefs{Premoves: true})
	tb.Do(host.Request{Do: host.Propose, Turn: tb.Ahead().Turns()[0]})
	tb.premove.cell.Piece = game.NewPiece(game.Queen, game.Wei)
	for range 400 {
		if tb.Update(20*time.Millisecond, true); tb.Line().Ply() == 1 {
			break
		}
	}
	if tb.Premove().Turn != game.NoTurn || tb.Notice().Phrase.Key != "play.premove.dropped" {
		t.Errorf("%+v, notice %v", tb.Premove(), tb.Notice().Phrase)
	}
}

// Where each turn is confirmed, a premove is asked about when it is due.
func TestAPremoveIsConfirmedWhenItIsDue(t *testing.T) {
	tb, _ := thinking(t, "11h", Prefs{Premoves: true, Confirm: true})
	turn := tb.Ahead().Turns()[0]
	tb.Do(host.Request{Do: host.Propose, Turn: turn})
	for range 400 {
		tb.Update(20*time.Millisecond, true)
	}
	if got, ok := tb.Hand().Proposed(); !ok || got.Chosen() != turn.Chosen() || tb.Line().Ply() != 2 {
		t.Errorf("proposed %v %v after %d turns", got, ok, tb.Line().Ply())
	}
}

// There are no premoves where they are turned off, among people at one screen, or of a past moment.
func TestNoPremovesElsewhere(t *testing.T) {
	off, _ := thinking(t, "11h", Prefs{})
	two, _ := thinking(t, "1hh", Prefs{Premoves: true})
	for name, tb := range map[string]*Table{"off": off, "two people": two} {
		if tb.Hand().Ahead() || len(tb.Ahead().Turns()) > 0 {
			t.Errorf("%s: a turn can be chosen ahead", name)
		}
	}
	tb, _ := thinking(t, "11h", Prefs{Premoves: true})
	for range 40 {
		if tb.Update(20*time.Millisecond, true); tb.Line().Ply() > 0 {
			break
		}
	}
	if tb.GoTo(0); tb.Hand().Ahead() {
		t.Error("in the past")
	}
}

// With the coach on, a premove that it would question is questioned once it has been played, before
// anybody answers it, and can be taken back.
func TestTheCoachQuestionsAPremove(t *testing.T) {
	m, err := match.New(variant(t, "xiangqi"), match.Setup{
		Start: "4k4/9/9/r8/9/1R7/9/9/9/3K5 w", Seats: []match.Player{match.Computer(2), match.Human("")},
	})
	if err != nil {
		t.Fatal(err)
	}
	engine := new(enginetest.Script)
	h := local.New(m, local.Deps{Coach: true, Engine: func() machine.Engine {
		engine = new(enginetest.Script)
		return engine
	}})
	tb := New(h, game.Second, Prefs{Premoves: true})
	hangs, err := m.Info().ParseTurn("a7b7")
	if err != nil {
		t.Fatal(err)
	}
	tb.Do(host.Request{Do: host.Propose, Turn: hangs})
	ticks := func(n int) {
		for range n {
			tb.Update(20*time.Millisecond, true)
		}
	}
	ticks(30)
	engine.Says = []string{"bestmove d1d2"}
	for range 5 {
		if ticks(1); tb.Line().Ply() > 0 {
			break
		}
	}
	ticks(1)
	if tb.Line().Ply() != 2 {
		t.Fatalf("%d turns are played: %v", tb.Line().Ply(), engine.Sent)
	}
	engine.Says = []string{"info depth 2 score 100 chances 40 60 pv a7a1", "bestmove a7a1"}
	ticks(3)
	engine.Says = []string{"info depth 2 score -800 chances 90 10 pv a7b7 b5b7", "bestmove a7b7"}
	ticks(2)
	if w := tb.May().Warned; !w.Open {
		t.Fatalf("no question: %v", engine.Sent)
	}
	tb.Do(host.Request{Do: host.Heed, Yes: true})
	if tb.Line().Ply() != 1 || !tb.May().Move || tb.Premove().Turn != game.NoTurn {
		t.Errorf("%d turns after it is heeded", tb.Line().Ply())
	}
}
