package board

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

// A move that only a stratagem allows is gold, with what would have barred it
// (game/stratagem/README.md, Settings).
func TestWhatAStratagemAddsIsGold(t *testing.T) {
	p := sit(t, slid(t), desk)
	if p.Gold() {
		t.Error("gold before a piece is picked")
	}
	p.click("g4")
	if f6, ok := p.target("f6"); !ok || !f6.Stratagem || !p.Gold() {
		t.Errorf("the horse's hop over its leg is not gold: %+v", p.marks.Targets)
	}
	if got := p.names(p.marks.Barriers); got != "g5" {
		t.Errorf("its leg is %s", got)
	}
	if e3, ok := p.target("e3"); ok && e3.Stratagem {
		t.Error("a plain move is gold")
	}
}

// What a stratagem under the pointer would add is shown in gold with one move of it,
// not while a piece is selected.
func TestADemonstrationIsGold(t *testing.T) {
	p := at(t, "weiwo", weiwoHorse, desk)
	to, next := game.Move(p.square("c2"), p.square("b4")), game.Move(p.square("c2"), p.square("d4"))
	p.over.Demo, p.over.DemoNow = []game.Turn{to, next}, to
	p.show()
	if b4, _ := p.target("b4"); !b4.Stratagem || p.marks.Hint != to {
		t.Errorf("shown %+v, %v", p.marks.Targets, p.marks.Hint)
	}
	if p.ShowDemo(next); p.marks.Hint != next {
		t.Error("the next move is not shown")
	}
	p.click("e2")
	if _, ok := p.target("b4"); ok || p.marks.HasHint {
		t.Errorf("with a piece selected %+v", p.marks.Targets)
	}
	p.plays()
}

// An exchange is marked as what it is. It is asked twice: the first tap on the target
// only proposes it, the second plays it; Escape and a tap elsewhere step back to the
// piece (game/stratagem/README.md, Exchange 兑).
func TestExchangesAreMarkedAndAskedTwice(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "qice-line", tradeStart, place)
		p.click("c5")
		e7, ok := p.target("e7")
		if !ok || !e7.Exchange || !e7.Stratagem || !e7.Capture {
			t.Fatalf("targets %+v", p.marks.Targets)
		}
		for name, back := range map[string]func(){"Escape": func() { p.escape() }, "a tap elsewhere": func() { p.click("a3") }} {
			p.click("e7")
			if e7, _ := p.target("e7"); !e7.Exchange || p.table.Hand().Aimed() != p.square("e7") {
				t.Fatalf("what waits is not marked: %+v", p.marks.Targets)
			}
			p.plays()
			if back(); p.table.Hand().Aimed() != game.NoSquare || p.Selected() != p.square("c5") {
				t.Errorf("%s goes back more or less than the target", name)
			}
		}
		p.click("e7", "e7")
		p.plays("c5e7")
	})
	p := at(t, "qice-line", tradeStart, desk)
	p.drag("c5", "e7")
	p.plays() // a drag does not play at once either
	p.click("e7")
	p.plays("c5e7")
}

// A step that makes an alliance is marked (game/threekingdoms/README.md,
// Diplomacy).
func TestAlliancesAreMarked(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.click("c7")
	a8, _ := p.target("a8")
	b9, _ := p.target("b9")
	if !a8.Allies || b9.Allies {
		t.Errorf("a8 %+v, b9 %+v", a8, b9)
	}
}

// What goes stale with this turn is marked (game/stratagem/README.md, Stale pieces
// 水中停滯), and not in the past.
func TestWhatIsDueIsMarked(t *testing.T) {
	p := at(t, "qice", qiceSweep, desk)
	if got := p.names(p.marks.Due); got != "h6" {
		t.Errorf("due %s", got)
	}
	p.click("h6", "h7")
	p.table.GoTo(0)
	p.tick()
	if len(p.marks.Due) > 0 {
		t.Errorf("due in the past: %v", p.marks.Due)
	}
}

// The last turn stays marked, until the settings say otherwise.
func TestTheLastTurnIsMarked(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.click("c7", "a8", "a8")
	if p.marks.LastFrom != p.square("c7") || p.marks.LastTo != p.square("a8") {
		t.Errorf("marked %+v", p.marks)
	}
	p.now.Settings.LastMove = false
	if p.mark(); p.marks.LastFrom != game.NoSquare {
		t.Error("it is marked although nobody wants it")
	}
}

// threeRooks is a position in which Wu may check Shu with m9h9, or lose a rook to Wei.
const threeRooks = "5,wK,3/9/9/wR,8/17/17/17/17/12,uR,uP,2,uK/17/17/17/17/sR,8/9/9/3,sK,5 u uws - spent - 0"

// Of three players both others' last moves are marked, also where one was passed over
// or answered a check; of two the last one alone.
func TestBothOpponentsLastMovesAreMarked(t *testing.T) {
	for _, c := range []struct{ name, id, start, turns, last, earlier string }{
		{"the first move", "yanyi", "start", "n9m9", "n9m9", ""},
		{"two moves", "yanyi", "start", "n9m9 i14i13", "i14i13", "n9m9"},
		{"three moves", "yanyi", "start", "n9m9 i14i13 i4i5", "i4i5", "i14i13"},
		{"who moved before was mated", "yanyi", prepared, "c7a8 i12i11 i6i7 m5m1", "m5m1", ""},
		{"an answer to a check", "yanyi", threeRooks, "m9h9 h1i1", "h1i1", ""},
		{"somebody passed over", "yanyi", threeRooks, "m9h9 h1i1 h9i9 i1h1", "i1h1", "h9i9"},
		{"what moved before was captured", "yanyi", threeRooks, "m9e9 e14e9", "e14e9", ""},
		{"somebody resigned", "yanyi", threeRooks, "m9m8 w:resign", "", "m9m8"},
		{"of two players", "xiangqi", "start", "b3e3 b10c8", "b10c8", ""},
	} {
		tb := tabletest.New(t, c.id, c.start)
		tabletest.Play(t, tb, strings.Fields(c.turns)...)
		p := sit(t, tb, desk)
		if got := p.step(p.marks.LastFrom, p.marks.LastTo); got != c.last {
			t.Errorf("%s: last %q, want %q", c.name, got, c.last)
		}
		if got := p.step(p.marks.EarlierFrom, p.marks.EarlierTo); got != c.earlier {
			t.Errorf("%s: earlier %q, want %q", c.name, got, c.earlier)
		}
	}
}

// step is a move by its squares, "" for none.
func (p *person) step(from, to game.Square) string {
	if from == game.NoSquare {
		return ""
	}
	return p.info.Board.Name(from) + p.info.Board.Name(to)
}

// A king that fell leaves its ghost; somebody who resigned leaves no marks.
func TestFallenKingsLeaveTheirGhosts(t *testing.T) {
	tb := tabletest.New(t, "yanyi", prepared)
	tabletest.Play(t, tb, "c7a8", "i12i11", "i6i7", "m5m1", "i11i10", "m1m17")
	p := sit(t, tb, desk)
	if len(p.marks.Fallen) != 1 || p.marks.Fallen[0].Square != p.square("i17") || p.marks.Fallen[0].Piece != game.NewPiece(game.King, game.Wei) {
		t.Errorf("fallen %+v", p.marks.Fallen)
	}
	p = at(t, "yanyi", prepared, desk)
	p.table.Do(host.Request{Do: host.Resign})
	p.show()
	if p.marks.LastFrom != game.NoSquare {
		t.Error("a resignation is marked as a move")
	}
}

// A tap turns over what lies face down, and what it is stays marked
// (game/darkchess/README.md, Turn).
func TestWhatIsTurnedOverIsMarked(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "anqi", anqiFew, place)
		p.click("f7")
		p.plays("@f7*uP")
		if len(p.marks.Revealed) != 1 || p.marks.Revealed[0].Square != p.square("f7") || p.marks.Revealed[0].Is != game.NewPiece(game.Pawn, game.Wu) {
			t.Errorf("revealed %+v", p.marks.Revealed)
		}
	})
}

// What the board says lies over it, and so do labels: it must be drawn again when the
// board is.
func TestWhatCoversTheBoard(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	if p.Covered() {
		t.Error("nothing covers the board")
	}
	p.click("c7", "e7")
	if !p.Covered() {
		t.Error("a refusal does not cover it")
	}
	p.Hush()
	p.over.Tags = []moment.Tag{{Square: p.square("c7"), Text: "三"}}
	if p.show(); !p.Covered() {
		t.Error("a label does not cover it")
	}
}

// To who plays blindfold no mark tells where a piece stands, or may go; the last move stays.
func TestMarksTellNothingToWhoPlaysBlindfold(t *testing.T) {
	for _, id := range []string{"xiangqi", "yanyi", "weiwo", "anqi"} {
		p := at(t, id, "start", desk)
		p.table.SetPrefs(table.Prefs{Blindfold: true})
		p.show()
		for i := range p.info.Board.Points {
			p.table.Do(host.Request{Do: host.Tap, Square: game.Square(i)})
			p.show()
			m := &p.marks
			if len(m.Targets)+len(m.Barriers)+len(m.Threats)+len(m.Dangers)+len(m.Rays)+len(m.Revealed)+len(m.Fallen)+len(m.Due) > 0 || m.Domain != nil {
				t.Fatalf("%s, %s: marked %+v", id, p.info.Board.Name(game.Square(i)), m)
			}
			if text := p.tell(game.Square(i)); text != "" {
				t.Fatalf("%s, %s: told %q", id, p.info.Board.Name(game.Square(i)), text)
			}
		}
	}
}
