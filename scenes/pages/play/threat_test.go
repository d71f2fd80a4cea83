package play

import (
	"slices"
	"testing"
)

// anqiMelee is Shu to move: its horse d5 between Wei's chariot and Wu's, with Wei's
// cannon beyond; on d6 it would stand beside Wei's king.
const anqiMelee = "1/~,~,5/7/3,wK,3/2,wR,sN,uR,1,wC,2/2,sK,uP,3/5,uK,1/7/1 s uws - spent 0 u=A,w=P,s=-"

func TestWhoCouldTakeTheSelectedPieceIsMarked(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "anqi", anqiMelee, width, height)
		names := func() (list []string) {
			for _, sq := range w.page.marks.Threats {
				list = append(list, w.page.info.Board.Name(sq))
			}
			slices.Sort(list)
			return list
		}
		w.click("d5", touch)
		w.settle()
		w.shot("threats")
		if got := names(); !slices.Equal(got, []string{"c5", "e5", "g5"}) {
			t.Fatalf("the horse on d5 could be taken by %v", got)
		}
		g5, _, _ := w.square("g5")
		if got := w.page.tell(g5); got != "魏炮可吃此马" {
			t.Errorf("the cannon's mark is told as %q", got)
		}
		_, x, y := w.square("d6") // a target: who could take the horse there?
		if touch {
			w.down(x, y, true)
		} else {
			w.next.X, w.next.Y = x, y
			w.step()
		}
		w.step()
		if got := names(); !slices.Equal(got, []string{"e6"}) {
			t.Errorf("on d6 it could be taken by %v", got)
		}
	})
}
