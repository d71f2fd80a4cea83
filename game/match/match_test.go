package match

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
	"yanyi/game/gametest/toy"
)

var three = toy.Three(toy.Sound)
var two = toy.Two(toy.Sound)
var secret = toy.Secret()

func find(id string) (game.Variant, bool) {
	for _, v := range []game.Variant{two, three, secret} {
		if v.Info().ID == id {
			return v, true
		}
	}
	return nil, false
}

func begin(t testing.TB, v game.Variant, s Setup) *Match {
	t.Helper()
	m, err := New(v, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// wander plays n random turns, or to the end.
func wander(t testing.TB, m *Match, seed uint64, n int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	for range n {
		if m.Over() {
			return
		}
		turns := m.Position().Turns(nil)
		if err := m.PlayTurn(turns[r.IntN(len(turns))]); err != nil {
			t.Fatal(err)
		}
	}
}

func play(t testing.TB, m *Match, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if err := m.Play(text); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPlayIsChecked(t *testing.T) {
	m := begin(t, three, Setup{})
	before := m.Position().String()
	for text, want := range map[string]string{
		"e5e9":    "no square",
		"a1a2":    "illegal turn a1a2",
		"d3c3*wP": "army's letter",
		"zz":      "no square",
	} {
		if err := m.Play(text); err == nil || m.Position().String() != before || m.Ply() != 0 {
			t.Errorf("%s: error %v, want %q and nothing changed", text, err, want)
		}
	}
	var illegal *game.IllegalTurn
	if err := m.Play("a1a2"); !errors.As(err, &illegal) || illegal.Why.Key != "why.nomoves" {
		t.Errorf("the reason is lost: %v", err)
	}
	if err := m.Play("d3c3*P"); err == nil || m.Ply() != 0 {
		t.Errorf("a player chose what is drawn: %v", err)
	}
}

func TestDrawsFollowFromTheSeed(t *testing.T) {
	drawn := map[string]int{}
	for seed := range uint64(64) {
		m := begin(t, three, Setup{Seed: seed})
		play(t, m, "d3c3")
		first := m.Turns()[0]
		drawn[first]++
		if err := m.TakeBackTo(0); err != nil {
			t.Fatal(err)
		}
		play(t, m, "d3c3")
		if m.Turns()[0] != first {
			t.Fatalf("seed %d: taken back and played again %s becomes %s", seed, first, m.Turns()[0])
		}
	}
	if n, p := drawn["d3c3*N"], drawn["d3c3*P"]; n+p != 64 || n < 16 || p < 16 {
		t.Errorf("64 seeds drew %v", drawn)
	}
}

func TestTakeBackRestoresEverything(t *testing.T) {
	m := begin(t, three, Setup{Seed: 5})
	var saves []string
	for i := range 30 {
		saves = append(saves, m.Save())
		wander(t, m, uint64(i), 1)
	}
	for ply := m.Ply(); ply >= 0; ply-- {
		if ply < len(saves) {
			if err := m.TakeBackTo(ply); err != nil || m.Save() != saves[ply] {
				t.Fatalf("taken back to %d (%v):\n%s\nit was\n%s", ply, err, m.Save(), saves[ply])
			}
		}
	}
	if m.TakeBackTo(-1) == nil || m.TakeBackTo(1) == nil {
		t.Error("took back what was not played")
	}
}

func TestLastTurnOf(t *testing.T) {
	m := begin(t, three, Setup{})
	if _, ok := m.LastTurnOf(game.SetOf(0, 1, 2)); ok {
		t.Error("found a turn before the first")
	}
	play(t, m, "e4c3", "c5a4", "a2b4", "c3e4")
	for seats, want := range map[game.SeatSet]int{game.SetOf(0): 3, game.SetOf(1): 1, game.SetOf(1, 2): 2} {
		if ply, ok := m.LastTurnOf(seats); !ok || ply != want {
			t.Errorf("last turn of %b is before ply %d, want %d", seats, ply, want)
		}
	}
}

func TestResignationOffTurnGoesOn(t *testing.T) {
	m := begin(t, three, Setup{})
	play(t, m, "e4c3")
	if err := m.Resign(2); err != nil {
		t.Fatal(err)
	}
	if m.Over() || m.Actor() != 1 || m.Position().Alive() != game.SetOf(0, 1) {
		t.Errorf("after Shu resigned: over %v, actor %d", m.Over(), m.Actor())
	}
	if err := m.Resign(2); err == nil {
		t.Error("resigned twice")
	}
	if err := m.Resign(0); err != nil {
		t.Fatal(err)
	}
	o := m.Outcome()
	if !o.Over || o.Winner != 1 || o.Points != [3]int8{0, 2, -1} {
		t.Errorf("outcome %+v, want Wei 2, Shu -1", o)
	}
	if err := m.Play("c5a4"); !errors.Is(err, errOver) {
		t.Errorf("played on after the end: %v", err)
	}
	if len(m.View(1).Turns) != 0 {
		t.Error("turns are shown after the end")
	}
}

func TestDrawByAgreement(t *testing.T) {
	m := begin(t, three, Setup{Seats: []Player{Human("A"), Human("B"), Computer(2)}})
	play(t, m, "e4c3")
	if err := m.AgreeDraw(); err != nil {
		t.Fatal(err)
	}
	o := m.Outcome()
	if !o.Over || o.Winner != game.NoSeat || o.Points != [3]int8{1, 1, 1} || m.View(1).Outcome != o || m.Actor() != game.NoSeat {
		t.Errorf("outcome %+v", o)
	}
	if err := m.AgreeDraw(); !errors.Is(err, errOver) {
		t.Errorf("agreed to after the end: %v", err)
	}
	back, err := Parse(find, m.Record())
	if err != nil || back.Outcome() != o {
		t.Errorf("the record of an agreed draw reads as %+v (%v)", back, err)
	}
	if m.TakeBackTo(m.Ply()); m.Over() {
		t.Error("the agreement cannot be taken back")
	}
}

func TestDrawnPointsAfterAFall(t *testing.T) {
	m := begin(t, three, Setup{})
	m.Resign(1)
	if err := m.AgreeDraw(); err != nil {
		t.Fatal(err)
	}
	if o := m.Outcome(); !o.Over || o.Points != [3]int8{1, -1, 1} {
		t.Errorf("outcome %+v, want 1, -1, 1", o)
	}
}

func TestLookingBackLeavesThePresentAlone(t *testing.T) {
	for seed := range uint64(20) {
		m := begin(t, three, Setup{Seed: seed})
		views := []game.View{m.View(game.NoSeat)}
		for !m.Over() {
			wander(t, m, seed+uint64(m.Ply())*31, 1)
			views = append(views, m.View(game.NoSeat))
		}
		save := m.Save()
		r := rand.New(rand.NewPCG(seed, 2))
		for range 50 {
			ply := r.IntN(len(views))
			got := m.ViewAt(ply, game.NoSeat)
			if !reflect.DeepEqual(got, views[ply]) {
				t.Fatalf("seed %d: the view at ply %d is %+v, it was %+v", seed, ply, got, views[ply])
			}
			if ply > 0 {
				state := gametest.StateOf(&views[ply-1])
				if err := state.Replay(m.EventsAt(ply)); err != nil {
					t.Fatal(err)
				}
				if err := state.Compare(m.Info().Board, &got); err != nil {
					t.Fatal(err)
				}
			}
		}
		if m.Save() != save {
			t.Fatal("looking back changed the match")
		}
		if err := m.TakeBackTo(len(views) / 2); err != nil {
			t.Fatal(err)
		}
		if got := m.ViewAt(len(views)/2, game.NoSeat); !reflect.DeepEqual(got, views[len(views)/2]) {
			t.Fatalf("seed %d: another view after taking back", seed)
		}
	}
	if m := begin(t, three, Setup{}); m.EventsAt(0) != nil || m.EventsAt(1) != nil {
		t.Error("events before the first turn")
	}
}

func TestRoundsAndRows(t *testing.T) {
	m := begin(t, three, Setup{})
	play(t, m, "e4c3", "c5a4", "a2b4", "c3e4")
	m.Resign(2)
	wander(t, m, 3, 2)
	var rounds []int
	for _, move := range m.Moves() {
		rounds = append(rounds, move.Round)
	}
	if want := []int{1, 1, 1, 2, 2, 2, 3}; !slices.Equal(rounds, want) {
		t.Errorf("rounds %v, want %v", rounds, want)
	}
	move := m.Moves()[4]
	if !move.Resigned || move.Seat != 2 || move.Notation.Key != "" {
		t.Errorf("the resignation's row is %+v", move)
	}
	if row := m.Moves()[0]; row.Ply != 1 || row.Seat != 0 || row.Text != "e4c3" || row.Notation.Key == "" {
		t.Errorf("the first row is %+v", row)
	}
}

func TestCapturedPieces(t *testing.T) {
	start := "w~P,wK,3/uP,4/5/4,uK/sK,4 u uws 0 u=-,w=N,s=- -"
	m := begin(t, three, Setup{Start: start})
	play(t, m, "a4a5")
	if got := m.CapturedAt(1, 0); !slices.Equal(got, []game.Piece{game.NewPiece(game.Knight, 1)}) {
		t.Errorf("captured %v, want the knight it proved to be", got)
	}
	if got := m.CapturedAt(0, 0); len(got) != 0 {
		t.Errorf("captured %v before the first turn", got)
	}
	if got := m.CapturedAt(1, 1); len(got) != 0 {
		t.Errorf("the loser captured %v", got)
	}
}

func TestLineForOpponents(t *testing.T) {
	m := begin(t, two, Setup{Options: game.Options{"mode": "short"}, Seed: 1})
	play(t, m, "b1b2")
	want := "position toy2 mode=short | " + two.Info().Start + " | b1b2"
	if got := m.Line(); got != want {
		t.Errorf("line %q, want %q", got, want)
	}
}

func TestSetUpFaultsAreToldAtOnce(t *testing.T) {
	_, err := New(two, Setup{
		Start: "nonsense", Seats: make([]Player, 4),
		Clock: Clock{PerTurn: 1, Total: 1}, Options: nil,
	})
	for _, want := range []string{"seats", "clock", "start"} {
		if err == nil || !strings.Contains(err.Error(), want+":") {
			t.Errorf("error %v does not tell about %s", err, want)
		}
	}
}
