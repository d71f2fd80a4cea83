package play

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/tabletext"
)

// Positions from which face-down pieces are played. Bags that hold one kind leave
// nothing to chance.
const (
	// The middle of a game, as in the look's picture.
	anqiMiddle = "hR/~,~,~,wK,~,~,~/~,1,~,~,wC,1,~/sB,~,uN,~,~,sP,~/hC,~,~,1,hK,1,~,uK,hR/~,wA,sR,1,wP,~,~/~,1,uP,~,sN,~,uC/~,~,~,sK,~,~,~/hR s uws - idle 0 u=AABCNPPPP,w=ABBCNNPPPR,s=AABCCNPPPP"
	// Shu's horse stands beside the emperor, a soldier of its before Wei's king, a
	// cannon behind a face-down soldier; whatever lies face down is a soldier of Wu.
	anqiFew = "hR/3,wK,3/2,wR,sP,~,2/3,sN,~,2/hC,3,hK,1,~,1,hR/7/sC,~,uB,4/uK,2,sK,3/hR s uws - idle 0 u=PPPP,w=-,s=-"
	// Shu's chariot may take a face-down horse of Wu's; Wu's other piece moves as a
	// chariot and is that horse.
	jieqiOpen = "w~R,2,wK,5/9/9/w~P,8/17/17/3,h~R,13/17/hK,1,h~C,h~R,12,uK/17/3,h~R,13/17/4,sR,11,u~R/9/9/9/4,sK,4 s uws - idle - 0 u=N,w=CC,s=-,h=CRRR"
	// Wu's horse may ally with Wei or depose the emperor while Han lies face down.
	jieqiHorse = "4,wK,4/9/9/9/17/17/3,h~R,13/2,uN,14/hK,1,h~C,h~R,4,sP,7,uK/17/2,uN,h~R,13/17/17/9/9/9/4,sK,4 u uws - idle - 0 u=-,w=-,s=-,h=CRRR"
	// Wei's knight may ally with Wu on c8, or depose the emperor after another step.
	guojiKnights = "3,wK,5/9/9/15/15/2,hQ,12/2,wN,12/hK,1,hQ,11,uK/3,wN,11/2,hQ,8,uP,3/11,sP,3/15/9/9/4,sK,4 w uws - idle - - 0"
)

// stands fails unless the table stands where the turns lead by the rules alone.
func (w *world) stands(id, start string, turns ...string) {
	w.t.Helper()
	w.settle()
	v, _ := catalog.Find(id)
	m, err := match.New(v, match.Setup{Start: start, Seats: make([]match.Player, len(v.Info().Seats))})
	if err != nil {
		w.t.Fatal(err)
	}
	for _, text := range turns {
		chosen, _, _ := strings.Cut(text, "*") // what follows is drawn
		chosen, _, _ = strings.Cut(chosen, "/")
		if err := m.Play(chosen); err != nil {
			w.t.Fatalf("%s: %v", text, err)
		}
	}
	w.standsAt(m.Position().String(), turns)
}

func TestTapTurnsOver(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "anqi", anqiFew, width, height)
		w.click("f7", touch)
		w.stands("anqi", anqiFew, "@f7*uP")
		w.shot("turned")
	})
}

func TestConfirmedFlip(t *testing.T) {
	w := show(t, "anqi", anqiFew, 1280, 800)
	w.sh.Settings.Confirm = true
	w.sh.Stack.Relayout()
	w.click("f7", false)
	w.settle()
	if w.ply() != 0 || !w.has("confirm") {
		t.Fatal("a flip is not to be confirmed")
	}
	w.press("unconfirm")
	w.click("f6", false)
	w.press("confirm")
	w.stands("anqi", anqiFew, "@f6*uP")
}

func TestKeyTurnsOver(t *testing.T) {
	w := show(t, "anqi", anqiFew, 1280, 800)
	w.keys(ebiten.KeyUp)
	for range 8 {
		if w.page.table.Info().Board.Name(w.page.board.Cursor()) == "e3" {
			break
		}
		w.keys(ebiten.KeyUp)
	}
	w.keys(ebiten.KeyLeft, ebiten.KeyLeft) // c3
	if name := w.page.table.Info().Board.Name(w.page.board.Cursor()); name != "c3" {
		t.Fatalf("the cursor is on %s", name)
	}
	w.keys(ebiten.KeyEnter)
	w.stands("anqi", anqiFew, "@c3*uP")
}

func TestDragTurnsNothingOver(t *testing.T) {
	for _, touch := range []bool{false, true} {
		w := show(t, "anqi", anqiFew, 1280, 800)
		_, x, y := w.square("f6")
		_, tx, ty := w.square("g5")
		w.down(x, y, touch)
		w.move((x+tx)/2, (y+ty)/2)
		w.move(tx, ty)
		if w.page.board.Holding() {
			t.Error("a face-down piece is lifted")
		}
		w.up()
		w.settle()
		if w.ply() != 0 || w.selected() != game.NoSquare {
			t.Errorf("touch %v: ply %d, selected %d", touch, w.ply(), w.selected())
		}
	}
}

func TestRescueAndItsAftermath(t *testing.T) {
	for _, size := range frames[:2] {
		touch := size[0] < 1000
		w := show(t, "anqi", anqiFew, size[0], size[1])
		w.lively()
		turns := []string{}
		play := func(from, to, text string) {
			t.Helper()
			w.click(from, touch)
			if to != "" {
				w.click(to, touch)
			}
			if w.has("confirm") { // an act of diplomacy is asked about
				w.click(to, touch)
			}
			turns = append(turns, text)
			w.fresh(text)
			w.stands("anqi", anqiFew, turns...)
		}
		play("e6", "e5", "e6e5") // 勤王
		if w.page.table.View().Diplomacy.Champion != game.Shu {
			t.Error("Shu does not command Han")
		}
		w.shot("rescue")
		play("d3", "d4", "d3d4")
		play("d7", "e7", "d7e7")
		play("i5", "h5", "i5h5")
		play("f6", "", "@f6*uP")
		play("e8", "d8", "e8d8")
		play("b3", "c3", "@c3*uP")
	}
}

func TestSoldierTakesKingAndResignersPiecesGo(t *testing.T) {
	w := show(t, "anqi", anqiFew, 1280, 800)
	w.lively()
	w.click("e7", false)
	w.click("e8", false)
	w.fresh("e7e8")
	w.press("draw")
	if w.page.decisions.Deciding() || w.Stack.Said() == "" {
		t.Error("a draw is offered where there are none, or nothing said of it")
	}
	w.press("resign")
	w.press("resign.yes")
	w.fresh("resign")
	w.click("f7", false)
	w.fresh("@f7*uP")
	w.stands("anqi", anqiFew, "e7e8", "u:resign", "@f7*uP")
	if w.page.table.View().Cells[w.page.table.Move().Turn.To()].Piece != game.NoPiece {
		t.Error("a resigner's piece stays when it is turned over")
	}
}

func TestAllianceEndsWithAPlayer(t *testing.T) {
	w := show(t, "anqi", anqiFew, 1280, 800)
	w.click("e6", false)
	w.click("e5", false)
	w.press("confirm")
	w.press("resign") // Wu's, whose turn it is
	w.press("resign.yes")
	w.stands("anqi", anqiFew, "e6e5", "u:resign")
	w.press(string(tabMoves))
	w.shot("alliance-ends")
}

func TestCannonTakesOverHiddenPieces(t *testing.T) {
	w := show(t, "anqi", anqiFew, 390, 844)
	w.lively()
	w.click("b3", true)
	w.click("d3", true)
	w.fresh("b3d3")
	w.stands("anqi", anqiFew, "b3d3")
	if got := w.page.now.Captured(game.Shu); len(got) != 1 {
		t.Errorf("captured %v", got)
	}
}

func TestHiddenPieceIsTakenAndShown(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "jieqi", jieqiOpen, width, height)
		w.lively()
		w.click("e5", touch)
		w.click("q5", touch)
		w.settle()
		want := locale.T("event.hidden.captured", tabletext.Arg("piece", "马"))
		for range 2000 {
			w.step()
			if w.page.board.Says() == want {
				break
			}
		}
		if got := w.page.board.Says(); got != want {
			t.Errorf("after the capture: %q, want %q", got, want)
		}
		w.shot("unmasked")
		w.fresh("e5q5")
		text := w.page.table.Line().Turns()[0]
		if !strings.HasSuffix(text, "/N") {
			t.Errorf("turn %s does not tell what was taken", text)
		}
		w.stands("jieqi", jieqiOpen, text)
		if got := w.page.now.Captured(game.Shu); len(got) != 1 || got[0] != game.NewPiece(game.Knight, game.Wu) {
			t.Errorf("captured %v", got)
		}
	})
}

func TestTakeBackOfAFlipIsAsked(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		w := show(t, "anqi", anqiFew, size[0], size[1])
		w.click("f7", false)
		w.settle()
		w.press("takeback")
		w.shot("takeback")
		if w.ply() != 1 {
			t.Fatal("taken back without a question")
		}
		checkControls(t, w, "takeback")
		w.press("ask.no")
		w.undo()
		w.press("takeback.yes")
		w.stands("anqi", anqiFew)
		w.click("e7", false)
		w.click("e8", false)
		w.settle()
		w.press("takeback") // nothing is covered up
		w.stands("anqi", anqiFew)
	}
}

func TestHiddenHanFollowsDiplomacy(t *testing.T) {
	for _, c := range []struct {
		to, text string
		master   game.Seat
	}{
		{"a8", "c7a8", game.Shu},
		{"a9", "c10a9", game.Wu},
	} {
		w := show(t, "jieqi", jieqiHorse, 1280, 800)
		w.lively()
		w.click(c.text[:len(c.text)-2], false)
		w.click(c.to, false)
		w.press("confirm")
		w.fresh(c.text)
		w.stands("jieqi", jieqiHorse, c.text)
		n := 0
		for _, cell := range w.page.table.View().Cells {
			if cell.Piece.Hidden() && cell.Piece.Origin() == game.Han && cell.Commander == c.master {
				n++
			}
		}
		if n != 4 {
			t.Errorf("%d pieces of Han lie face down at their master's, want 4", n)
		}
		w.shot("han-" + c.to)
	}
}

func TestKnightsDiplomacy(t *testing.T) {
	w := show(t, "guoji", guojiKnights, 1280, 800)
	w.lively()
	w.click("d7", false)
	w.click("b8", false)
	w.press("confirm")
	w.fresh("d7b8")
	w.stands("guoji", guojiKnights, "d7b8")

	w = show(t, "guoji", guojiKnights, 1280, 800)
	w.lively()
	w.click("c9", false)
	w.click("a8", false)
	w.press("confirm")
	w.fresh("c9a8")
	w.stands("guoji", guojiKnights, "c9a8")
}
