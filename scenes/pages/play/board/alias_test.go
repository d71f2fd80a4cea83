package board

import (
	"testing"

	"yanyi/game"
	"yanyi/scenes/canvas"
)

const (
	fangRook  = "3k5/9/9/9/9/4r4/9/9/9/R3K4 w"
	guojiKing = "wR,3,wK,3,wR/2,wP,wP,wP,wP,3/9/14,uR/15/2,hQ,12/13,uP,1/hK,1,hQ,10,uP,uK/13,uP,1/2,hQ,12/15/14,uR/9/2,sP,sP,sP,sP,3/sR,3,sK,3,sR s uws - idle d1,d15,l1,l15,o4,o12 - 0"
	baigeKing = "r4k3r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1 -/-"
)

// A king castles onto its own target and onto its rook, which both are marked.
func TestCastlingBothWays(t *testing.T) {
	for _, c := range []struct{ id, start, king, rook, to, turn string }{
		{"baige", baigeKing, "f1", "j1", "h1", "f1h1"},
		{"guoji", guojiKing, "h1", "l1", "j1", "h1j1"},
	} {
		for _, to := range []string{c.to, c.rook} {
			eachWay(t, func(t *testing.T, place canvas.Rect) {
				p := at(t, c.id, c.start, place)
				p.click(c.king)
				if _, ok := p.target(to); !ok {
					t.Errorf("%s: %s is not marked", c.id, to)
				}
				p.click(to)
				p.plays(c.turn)
			})
		}
		p := at(t, c.id, c.start, desk)
		p.drag(c.king, c.rook)
		p.plays(c.turn)
	}
}

// A king in check changes places with a chariot, whichever is picked first and
// dragged to the other (game/stratagem/README.md, Swaps 换防).
func TestSwapInBothOrders(t *testing.T) {
	for _, order := range [][2]string{{"e1", "a1"}, {"a1", "e1"}} {
		eachWay(t, func(t *testing.T, place canvas.Rect) {
			p := at(t, "huanfang", fangRook, place)
			p.click(order[0])
			if _, ok := p.target(order[1]); !ok || p.Selected() != p.square(order[0]) {
				t.Errorf("%s selects %d, %+v", order[0], p.Selected(), p.marks.Targets)
			}
			p.click(order[1])
			p.plays("e1~a1")
		})
	}
	p := at(t, "huanfang", fangRook, desk)
	p.drag("e1", "a1")
	p.plays("e1~a1")
}

// A piece picked only to change places with its king is let go by Escape, and by a
// tap on it.
func TestAPartnerIsLetGo(t *testing.T) {
	p := at(t, "huanfang", fangRook, desk)
	for name, leave := range map[string]func(){"Escape": func() { p.escape() }, "a tap": func() { p.click("a1") }} {
		if p.click("a1"); p.State().Partner != p.square("a1") {
			t.Fatal("it is not picked")
		}
		if leave(); p.Selected() != game.NoSquare || len(p.marks.Targets) > 0 {
			t.Errorf("%s does not let it go", name)
		}
	}
	p.plays()
}

func TestSwapRefusedSaysWhy(t *testing.T) {
	p := at(t, "huanfang", "3k5/9/9/9/9/5r3/9/9/9/R3K4 w", desk)
	if p.drag("a1", "e1"); p.Says() != "未被将，不能换防。" {
		t.Errorf("a piece dropped on its king says %q", p.Says())
	}
	p.plays()
}

// Such a piece is picked while another is selected, which is let go.
func TestAPartnerIsPickedInsteadOfAnother(t *testing.T) {
	p := at(t, "huanfang", "3k5/9/9/9/9/4r4/9/9/7R1/R3K4 w", desk)
	if p.click("h2"); p.Selected() != p.square("h2") {
		t.Fatal("the chariot that may step between is not picked")
	}
	p.click("a1")
	if p.State().Partner != p.square("a1") || p.table.Hand().Selected() != game.NoSquare {
		t.Errorf("picked %d, selected %d", p.State().Partner, p.table.Hand().Selected())
	}
	p.click("e1")
	p.plays("e1~a1")
}
