package play

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
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
	if got := w.page.table.Match().Turns(); !slices.Equal(got, turns) {
		w.t.Fatalf("turns %v, want %v (%s)", got, turns, w.page.table.Notice().Phrase.Key)
	}
	if got, want := w.page.table.Match().Position().String(), m.Position().String(); got != want {
		w.t.Errorf("stands at\n%s, want\n%s", got, want)
	}
}

// away takes the pointer off the board.
func (w *world) away() {
	w.next.X, w.next.Y = 1, 1
	w.step()
}

// land waits until nothing moves any more.
func (w *world) land() {
	w.t.Helper()
	for range 2000 {
		w.step()
		if !w.page.board.Animating() {
			break
		}
		time.Sleep(time.Millisecond)
	}
	w.away()
	w.settle()
}

// fresh fails unless the board, after its animations, looks as one on which the
// same moment is shown at once.
func (w *world) fresh(what string) {
	w.t.Helper()
	w.land()
	machine := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: w.machine.IsStill}
	sh := session.New(machine)
	sh.Start(blank{})
	p, err := reopen(sh, Tools{}, session.Request{Record: w.page.table.Match().Save()})
	if err != nil {
		w.t.Fatal(err)
	}
	for p.table.Bottom() != w.page.table.Bottom() {
		p.table.Rotate()
	}
	sh.Stack.Open(p)
	x := &world{Stage: scenetest.New(sh.Stack, w.page.view.W, w.page.view.H), t: w.t, machine: machine, sh: sh, page: p}
	sh.Stack.Source = x.source
	x.settle()
	x.land()
	if got, want := w.boardPixels(), x.boardPixels(); !bytes.Equal(got, want) {
		n := 0
		for i := range got {
			if got[i] != want[i] {
				n++
			}
		}
		w.t.Errorf("%s: the board does not look as at rest: %d of %d bytes differ", what, n, len(got))
		w.shot("unlike-" + what)
		x.shot("unlike-" + what + "-rest")
	}
}

// boardPixels is the board as it is drawn, without what lies over it.
func (w *world) boardPixels() []byte {
	img := ebiten.NewImage(int(w.page.view.W), int(w.page.view.H))
	defer img.Deallocate()
	w.page.board.Draw(img)
	pix := make([]byte, 4*img.Bounds().Dx()*img.Bounds().Dy())
	img.ReadPixels(pix)
	return pix
}

// lively makes the page animate.
func (w *world) lively() {
	w.machine.IsStill = false
	w.sh.Stack.Redraw()
	w.page.look.Motion = 0
	w.page.view.Still = false
	w.page.Layout(w.page.view)
	w.settle()
}

func TestTapTurnsOver(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "anqi", anqiFew, width, height)
		w.click("f7", touch)
		w.stands("anqi", anqiFew, "@f7*uP")
		if !slices.ContainsFunc(w.page.marks.Revealed, func(r render.Reveal) bool { return r.Is == game.NewPiece(game.Pawn, game.Wu) }) {
			t.Error("what was turned over is not marked")
		}
		w.shot("turned")
	})
}

func TestConfirmedFlip(t *testing.T) {
	w := showGame(t, "anqi", anqiFew, 1280, 800)
	w.sh.Settings.Confirm = true
	w.page.Layout(w.page.view)
	w.click("f7", false)
	w.settle()
	if w.page.table.Match().Ply() != 0 || !w.has("confirm") {
		t.Fatal("a flip is not to be confirmed")
	}
	w.press("unconfirm")
	w.click("f6", false)
	w.press("confirm")
	w.stands("anqi", anqiFew, "@f6*uP")
}

func TestKeyTurnsOver(t *testing.T) {
	w := showGame(t, "anqi", anqiFew, 1280, 800)
	w.keys(ebiten.KeyUp)
	for range 8 {
		if w.page.info.Board.Name(w.page.cursor) == "e3" {
			break
		}
		w.keys(ebiten.KeyUp)
	}
	w.keys(ebiten.KeyLeft, ebiten.KeyLeft) // c3
	if name := w.page.info.Board.Name(w.page.cursor); name != "c3" {
		t.Fatalf("the cursor is on %s", name)
	}
	w.keys(ebiten.KeyEnter)
	w.stands("anqi", anqiFew, "@c3*uP")
}

func TestDragTurnsNothingOver(t *testing.T) {
	for _, touch := range []bool{false, true} {
		w := showGame(t, "anqi", anqiFew, 1280, 800)
		_, x, y := w.square("f6")
		_, tx, ty := w.square("g5")
		w.down(x, y, touch)
		w.move((x+tx)/2, (y+ty)/2)
		w.move(tx, ty)
		if w.page.gesture.from != game.NoSquare {
			t.Error("a face-down piece is lifted")
		}
		w.up()
		w.settle()
		if w.page.table.Match().Ply() != 0 || w.page.table.Hand().Selected() != game.NoSquare {
			t.Errorf("touch %v: ply %d, selected %d", touch, w.page.table.Match().Ply(), w.page.table.Hand().Selected())
		}
	}
}

func TestRescueAndItsAftermath(t *testing.T) {
	for _, size := range frames[:2] {
		touch := size[0] < 1000
		w := showGame(t, "anqi", anqiFew, size[0], size[1])
		w.lively()
		turns := []string{}
		play := func(from, to, text string) {
			t.Helper()
			w.click(from, touch)
			if to != "" {
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
		w.reported("勤", "event.diplomacy.rescue.alliance", named1("side", "蜀"), named1("a", "吴"), named1("b", "魏"))
	}
}

// reported fails unless the report and the move list have a row that begins with a
// seal and says the line.
func (w *world) reported(seal, key string, args ...locale.Arg) {
	w.t.Helper()
	line := locale.T(key, args...)
	if !slices.ContainsFunc(w.page.report, func(r reportRow) bool { return r.head == line && r.seal == seal }) {
		var heads []string
		for _, r := range w.page.report {
			heads = append(heads, r.seal+" "+r.head)
		}
		w.t.Errorf("the report lacks %s %q: %q", seal, line, heads)
	}
	if !slices.ContainsFunc(w.page.moves.rows, func(r listRow) bool { return strings.Join(r.lines, "") == line }) {
		w.t.Errorf("the move list lacks %q", line)
	}
}

func TestSoldierTakesKingAndResignersPiecesGo(t *testing.T) {
	w := showGame(t, "anqi", anqiFew, 1280, 800)
	w.lively()
	w.click("e7", false)
	w.shot("selected-soldier")
	if w.page.aids.order.chosen != len(w.page.info.Ranks)-1 {
		t.Error("the ladder does not show the selected soldier")
	}
	w.click("e8", false)
	w.fresh("e7e8")
	w.reported(sealOf("event.out.king.lost.seal"), "event.out.king.lost", named1("side", "魏"))
	w.press("draw")
	if w.page.ask != askNothing {
		t.Error("a draw is offered where there are none")
	}
	w.press("resign")
	w.press("resign.yes")
	w.fresh("resign")
	w.reported(sealOf("event.out.seal"), "event.out.resign.anqi", named1("side", "吴"))
	w.click("f7", false)
	w.fresh("@f7*uP")
	w.stands("anqi", anqiFew, "e7e8", "u:resign", "@f7*uP")
	if w.page.table.View().Cells[w.page.table.Move().Turn.To()].Piece != game.NoPiece {
		t.Error("a resigner's piece stays when it is turned over")
	}
}

func TestAllianceEndsWithAPlayer(t *testing.T) {
	w := showGame(t, "anqi", anqiFew, 1280, 800)
	w.click("e6", false)
	w.click("e5", false)
	w.settle()
	w.press("resign") // Wu's, whose turn it is
	w.press("resign.yes")
	w.stands("anqi", anqiFew, "e6e5", "u:resign")
	w.reported(sealOf("event.diplomacy.alliance.end.seal"), "event.diplomacy.alliance.end", named1("side", "吴"), named1("a", "吴"), named1("b", "魏"))
	w.page.tab, w.page.stale = tabMoves, true
	w.settle()
	w.shot("alliance-ends")
}

func TestCannonTakesOverHiddenPieces(t *testing.T) {
	w := showGame(t, "anqi", anqiFew, 390, 844)
	w.lively()
	w.click("b3", true)
	w.click("d3", true)
	w.fresh("b3d3")
	w.stands("anqi", anqiFew, "b3d3")
	if len(w.page.cards[2].taken) != 1 {
		t.Error("the captured piece is not on the card")
	}
}

func TestHiddenPieceIsTakenAndShown(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "jieqi", jieqiOpen, width, height)
		w.lively()
		w.click("e5", touch)
		w.click("q5", touch)
		w.settle()
		for range 2000 {
			w.step()
			if w.page.bubble.shown() {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if got, want := strings.Join(w.page.bubble.lines, ""), locale.T("event.hidden.captured", named1("piece", "马")); got != want {
			t.Errorf("after the capture: %q, want %q", got, want)
		}
		w.shot("unmasked")
		w.fresh("e5q5")
		text := w.page.table.Match().Turns()[0]
		if !strings.HasSuffix(text, "/N") {
			t.Errorf("turn %s does not tell what was taken", text)
		}
		w.stands("jieqi", jieqiOpen, text)
		if got := w.page.table.Captured(game.Shu); len(got) != 1 || got[0] != game.NewPiece(game.Knight, game.Wu) {
			t.Errorf("captured %v", got)
		}
	})
}

func TestTakeBackOfAFlipIsAsked(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		w := showGame(t, "anqi", anqiFew, size[0], size[1])
		w.click("f7", false)
		w.settle()
		w.press("takeback")
		w.shot("takeback")
		if w.page.table.Match().Ply() != 1 {
			t.Fatal("taken back without a question")
		}
		checkControls(t, w, "takeback")
		w.press("ask.no")
		w.next.Ctrl = true
		w.keys(ebiten.KeyZ)
		w.next.Ctrl = false
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
		to, text, seal, key string
		args                []locale.Arg
		master              game.Seat
	}{
		{"a8", "c7a8", "盟", "event.diplomacy.alliance", []locale.Arg{named1("side", "吴"), named1("ally", "魏"), named1("a", "吴"), named1("b", "魏"), named1("c", "蜀")}, game.Shu},
		{"a9", "c10a9", "废", "event.diplomacy.deposed.alliance", []locale.Arg{named1("side", "吴"), named1("a", "魏"), named1("b", "蜀")}, game.Wu},
	} {
		w := showGame(t, "jieqi", jieqiHorse, 1280, 800)
		w.lively()
		w.click(c.text[:len(c.text)-2], false)
		w.click(c.to, false)
		w.fresh(c.text)
		w.stands("jieqi", jieqiHorse, c.text)
		w.reported(c.seal, c.key, c.args...)
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
	w := showGame(t, "guoji", guojiKnights, 1280, 800)
	w.lively()
	w.click("d7", false)
	w.click("b8", false)
	w.fresh("d7b8")
	w.stands("guoji", guojiKnights, "d7b8")
	w.reported("盟", "event.diplomacy.alliance.guoji", named1("side", "魏"), named1("ally", "吴"), named1("a", "魏"), named1("b", "吴"), named1("c", "蜀"))

	w = showGame(t, "guoji", guojiKnights, 1280, 800)
	w.lively()
	w.click("c9", false)
	w.click("a8", false)
	w.fresh("c9a8")
	w.stands("guoji", guojiKnights, "c9a8")
	w.reported("废", "event.diplomacy.deposed.alliance", named1("side", "魏"), named1("a", "蜀"), named1("b", "吴"))
}

// Games played at random, by clicks, must be shown turn by turn as they stand.
func TestRandomGamesLand(t *testing.T) {
	turnsEach := 12
	if testing.Short() {
		turnsEach = 3
	}
	for _, g := range []struct{ id, start string }{{"anqi", anqiMiddle}, {"jieqi", ""}} {
		r := rand.New(rand.NewPCG(5, 9))
		w := showGame(t, g.id, g.start, 480, 520)
		w.lively()
		for n := range turnsEach {
			turns := w.page.table.Match().View(w.page.table.Actor()).Turns
			turn := turns[r.IntN(len(turns))]
			ply := w.page.table.Match().Ply()
			w.click(w.page.info.Board.Name(turn.From()), false)
			if !turn.Flip() {
				w.click(w.page.info.Board.Name(turn.To()), false)
			}
			if w.page.table.Match().Ply() != ply+1 {
				t.Fatalf("%s: turn %d was not played", g.id, n)
			}
			w.land()
			if n%3 == 2 {
				w.fresh(fmt.Sprintf("%s-%d", g.id, n))
			}
			if w.page.table.Over() {
				break
			}
		}
	}
}
