package decisions

import (
	"fmt"
	"testing"

	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// choices are the kinds offered, from left to right.
func (p *person) choices() (list []ui.Control) {
	for _, c := range p.pending.cells {
		list = append(list, tabletest.Controls(p.Chooser(), 1280, 800)[choiceID(p.pending.field, c.value)])
	}
	return list
}

// choiceID is the control of a choice.
func choiceID(f game.Field, value uint8) string { return fmt.Sprintf("choice.%d.%d", f, value) }

func kindID(k game.Kind) string { return choiceID(game.ChoosePromotion, uint8(k)) }

// A soldier that rises becomes what its side has lost, or stays
// (game/stratagem/README.md, Rising soldier 升底兵); what nobody lost is shown with
// the reason and cannot be chosen.
func TestRisingSoldierChoosesAmongTheLost(t *testing.T) {
	p := at(t, "qiji", qijiRise)
	p.tap("a9", "a10")
	p.plays()
	if got := says(p.Chooser(), 1280, 800); got != "请选择升变" || !p.Asks() || p.Deciding() {
		t.Fatalf("asked %q, in the panel %t", got, p.Deciding())
	}
	got := p.choices()
	if len(got) != 4 || got[0].Name != "不升" || got[0].Value != "" {
		t.Fatalf("choices %+v", got)
	}
	for i, want := range []string{"", "可换回 1", "可换回 1", "无此失子"} {
		if got[i].Value != want || got[i].Off != (i == 3) {
			t.Errorf("%s is told %q, off %t", got[i].Name, got[i].Value, got[i].Off)
		}
	}
	if got[3].ID != kindID(game.Cannon) {
		t.Errorf("%s cannot be chosen", got[3].ID)
	}
	p.table.Do(host.Request{Do: host.Cancel})
	if p.again(); p.Asks() || p.table.Hand().Selected() == game.NoSquare {
		t.Fatal("Escape goes back more than the target")
	}
	p.tap("a10")
	p.press(kindID(game.Rook))
	p.plays("a9a10=R")
	p = at(t, "qiji", qijiRise)
	p.tap("a9", "a10")
	p.press(kindID(game.NoKind))
	p.plays("a9a10")
}

// There is one queen a side (game/hundred/README.md, Promotion): a pawn cannot
// become another.
func TestPromotionGreysTheQueen(t *testing.T) {
	p := at(t, "baige", baigePawn)
	p.tap("c9", "c10")
	got := p.choices()
	if last := got[len(got)-1]; len(got) != 5 || last.ID != kindID(game.Queen) || last.Value != "场上已有皇后" || !last.Off {
		t.Fatalf("choices %+v", got)
	}
	p.press(kindID(game.Guard))
	p.plays("c9c10=G")
}

// Once the marker has slid, a soldier on the last rank is asked beside it whether it
// rises now, before any piece is picked (game/stratagem/README.md, Rising soldier
// 升底兵).
func TestSecondChanceIsAskedBesideItsSoldier(t *testing.T) {
	p := at(t, "qiji", qijiSecond)
	if p.Asks() {
		t.Fatal("asked before the slide")
	}
	p.press("slide.2")
	if !p.Asks() || p.pending.square != tabletest.Square(t, p.table, "a10") || says(p.Chooser(), 1280, 800) != "底线之兵可补升" {
		t.Fatalf("asked %q at %d", says(p.Chooser(), 1280, 800), p.pending.square)
	}
	p.press(choiceID(game.ChooseSecond, uint8(game.Rook)))
	if p.Asks() || p.piece("a10").Kind() != game.Rook {
		t.Errorf("asked %t, a10 shows %v", p.Asks(), p.piece("a10").Kind())
	}
	p.tap("a10", "a9")
	p.plays("-^R/a10a9")
}

// A piece picked instead declines the second chance.
func TestASecondChanceIsDeclinedByAMove(t *testing.T) {
	p := at(t, "qiji", qijiSecond)
	p.press("slide.2")
	if p.tap("b4"); p.Asks() {
		t.Error("still asked")
	}
}

// In the narrowest view all choices can be pressed, beside each other.
func TestChoicesFit(t *testing.T) {
	for _, width := range []float64{320, 390, 480} {
		p := at(t, "baige", baigePawn)
		p.Decisions = New(p.table.Do, tabletest.Grid{Board: p.table.Info().Board, C: width / 10}, nil)
		p.Show(tabletest.At(p.table, width, 568), "")
		p.tap("c9", "c10")
		p.Show(tabletest.At(p.table, width, 568), "")
		offered := tabletest.Controls(p.Chooser(), width, 568)
		if len(offered) != 5 {
			t.Fatalf("%g: %d choices", width, len(offered))
		}
		checkControls(t, fmt.Sprint(width), p.Chooser(), width, 568)
	}
}
