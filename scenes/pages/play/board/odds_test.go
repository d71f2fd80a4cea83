package board

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/scenes/canvas"
)

// anqiMiddle is the middle of a game, as in the look's picture.
const anqiMiddle = "hR/~,~,~,wK,~,~,~/~,1,~,~,wC,1,~/sB,~,uN,~,~,sP,~/hC,~,~,1,hK,1,~,uK,hR/~,wA,sR,1,wP,~,~/~,1,uP,~,sN,~,uC/~,~,~,sK,~,~,~/hR s uws - idle 0 u=AABCNPPPP,w=ABBCNNPPPR,s=AABCCNPPPP"

// Odds are told to a pointer that rests on a face-down piece: each kind of its bag
// with its chance, an army a row (game/threekingdoms/README.md, Jieqi).
func TestOddsOnHover(t *testing.T) {
	p := at(t, "anqi", anqiMiddle, desk)
	p.hover("b8")
	if p.tip.shown() {
		t.Error("odds are told to a pointer that only passes")
	}
	if p.wait(tipWait); !p.tip.shown() {
		t.Fatal("a resting pointer is told nothing")
	}
	// Of 29 pieces nine are Wu's: a horse, a cannon, an elephant, two guards and four
	// soldiers.
	if got := strings.Join(p.tip.form.Texts(), " "); got != "暗子：不可吃，只能翻开。 吴 3% 3% 3% 7% 14% 魏 3% 7% 7% 3% 3% 10% 蜀 3% 3% 7% 7% 14%" {
		t.Errorf("odds %s", got)
	}
	p.hover("e8")
	if p.tip.shown() {
		t.Error("odds stay")
	}
	p.hover("b8")
	if p.wait(tipWait - 1); p.tip.shown() {
		t.Error("the pointer that comes back need not rest")
	}
}

// A press takes the odds away, and they come back once the pointer rests again.
func TestOddsGoWithAPress(t *testing.T) {
	p := at(t, "anqi", anqiMiddle, desk)
	p.rest("b8")
	if p.down(p.point("e8")); p.tip.shown() {
		t.Error("odds stay")
	}
	p.up()
	p.rest("b8")
	if p.Hush(); p.tip.shown() {
		t.Error("nothing hushes them")
	}
}

// The keyboard's cursor asks for odds, too.
func TestOddsUnderTheCursor(t *testing.T) {
	p := at(t, "anqi", anqiMiddle, desk)
	p.SetCursor(p.square("b8"))
	p.tick()
	if p.wait(tipWait); !p.tip.shown() {
		t.Error("nothing is told")
	}
}

func TestOddsAddUp(t *testing.T) {
	v := game.View{Bags: []game.BagCount{{Army: game.Wu, Kind: game.Rook, N: 2}, {Army: game.Wu, Kind: game.Pawn, N: 5}, {Army: game.Han, Kind: game.Cannon, N: 1}}}
	if got := chances(&v, game.NewHidden(game.Knight, game.Wu)); len(got) != 2 || got[0].percent() != 29 || got[1].percent() != 71 {
		t.Errorf("%+v", got)
	}
	if got := chances(&v, game.NewHidden(game.Rook, game.Han)); len(got) != 1 || got[0].percent() != 100 {
		t.Errorf("%+v", got)
	}
	if got := chances(&v, game.NewHidden(game.Unknown, 0)); len(got) != 3 || got[0].of != 8 {
		t.Errorf("%+v", got)
	}
	if rare := (chance{n: 1, of: 500}); rare.percent() != 1 {
		t.Errorf("what may be is told as %d%%", rare.percent())
	}
}

// A finger that rests is told the odds and turns nothing over; the next tap does.
func TestLongPressTellsOddsAndTurnsNothingOver(t *testing.T) {
	p := at(t, "anqi", anqiMiddle, phone)
	if p.hold("b2"); !p.tip.shown() {
		t.Fatal("a resting finger learns nothing")
	}
	p.up()
	if p.table.Plies() != 0 || !p.tip.shown() {
		t.Error("the finger turned the piece over, or the odds went with it")
	}
	if p.click("b2"); p.table.Plies() != 1 || p.tip.shown() {
		t.Error("the next tap does not turn it over")
	}
}

// What lies face down on a slot is of its own army: its bag alone counts.
func TestOddsOfASlot(t *testing.T) {
	p := at(t, "jieqi", "start", canvas.Box(0, 128, 390, 390))
	p.hold("f3")
	if got := p.tip.form.Texts(); got[len(got)-1] != "45%" || got[len(got)-4] != "18%" || !strings.HasPrefix(got[0], "蜀暗炮：") {
		t.Errorf("odds %v", got)
	}
}
