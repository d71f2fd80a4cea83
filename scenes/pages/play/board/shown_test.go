package board

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
)

// Positions from which face-down pieces are played. Bags that hold one kind leave
// nothing to chance.
const (
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
	// A soldier stands on its last rank with its second chance open.
	qijiSecond = "P8/3k5/9/9/9/9/1NR6/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/"
)

// fresh fails unless the board, once it is at rest, looks as one on which the same
// moment is shown at once.
func (p *person) fresh(what string) {
	p.t.Helper()
	p.land()
	p.in.X, p.in.Y = 1270, 790
	p.tick()
	other := sit(p.t, p.table, desk)
	other.look = p.look
	other.SetLook(p.look)
	other.show()
	if got, want := p.picture(), other.picture(); !bytes.Equal(got, want) {
		n := 0
		for i := range got {
			if got[i] != want[i] {
				n++
			}
		}
		p.t.Errorf("%s: the board does not look as at rest: %d of %d bytes differ", what, n, len(got))
	}
}

// heardOf reports how often an event was heard.
func (p *person) heardOf(e game.EventType) (n int) {
	for _, events := range p.heard {
		for i := range events {
			if events[i].Type == e {
				n++
			}
		}
	}
	return n
}

// The next turn is played, heard and shown beside the board, once; anything else is a
// jump in silence.
func TestTurnsArePlayedAndOtherMomentsJumpedTo(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	if p.sets != 1 || len(p.heard) != 0 {
		t.Fatalf("at first %d jumps, heard %v", p.sets, p.heard)
	}
	p.click("c7", "a8", "a8")
	if p.sets != 1 || len(p.heard) != 1 || len(p.played) != 1 || p.heardOf(game.Allied) != 1 {
		t.Errorf("a turn: %d jumps, heard %v", p.sets, p.heard)
	}
	p.click("i12", "i11")
	for i, ply := range []int{0, 2, 1} {
		p.table.GoTo(ply)
		if p.tick(); p.sets != i+2 || len(p.heard) != 2 {
			t.Errorf("at ply %d: %d jumps, heard %d times", ply, p.sets, len(p.heard))
		}
	}
	p.table.GoTo(p.table.Ply() + 1)
	if p.tick(); p.sets != 4 || len(p.heard) != 3 {
		t.Error("stepping to the next turn does not play it")
	}
	p.table.Do(host.Request{Do: host.TakeBack})
	if p.tick(); p.sets != 5 || len(p.heard) != 3 {
		t.Error("a turn taken back is heard")
	}
	p.click("i12", "i11")
	if len(p.heard) != 4 {
		t.Error("another turn in its place is not played")
	}
}

// A slide chosen before the move is shown and heard at once, may be changed, and is
// not shown again with the move (game/stratagem/README.md, Tracks).
func TestASlideShowsBeforeTheMove(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		tb := tabletest.New(t, "qiji", qijiSlide)
		tabletest.Play(t, tb, "c9c5")
		p := sit(t, tb, place)
		c5 := p.square("c5")
		if p.now.Shown.Cells[c5].Mark&game.MarkSafe != 0 {
			t.Error("the ban shows before anything has slid")
		}
		for i, way := range []game.Slide{game.Back, game.Forward} { // and changed
			tb.Do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(way)})
			if p.tick(); p.heardOf(game.Slid) != i+1 {
				t.Errorf("slides heard: %d", p.heardOf(game.Slid))
			}
		}
		if got := p.now.Shown; got.Seats[0].Track != 6 || got.Seats[0].Active != 6 || got.Cells[c5].Mark&game.MarkSafe == 0 {
			t.Errorf("the marker shows cell %d, in force %d, banned %t", got.Seats[0].Track, got.Seats[0].Active, got.Cells[c5].Mark&game.MarkSafe != 0)
		}
		p.click("g4", "f6")
		p.plays("c9c5", "+/g4f6")
		if p.heardOf(game.Slid) != 2 || p.heardOf(game.Moved) != 1 {
			t.Errorf("with the move heard %+v", p.heard[len(p.heard)-1])
		}
		if p.now.Before.Some() {
			t.Error("the slide lasts into the next turn")
		}
	})
}

// Escape lets go of the piece, then of the slide, which puts the marker back.
func TestEscapeTakesTheSlideBackStepByStep(t *testing.T) {
	p := sit(t, slid(t), desk)
	p.click("g4")
	if p.escape(); p.Selected() != game.NoSquare || p.now.Before.Slide != game.Forward {
		t.Fatal("the first Escape lets go of the piece and of nothing else")
	}
	jumps := p.sets
	if p.escape(); p.now.Before.Slide != game.NoSlide || p.now.Shown.Seats[0].Track != 5 || p.sets != jumps+1 {
		t.Fatal("the second Escape does not put the marker back")
	}
	p.click("e4", "e5")
	p.plays("c9c5", "e4e5")
}

// Stale pieces leave the board with the sweep and return with it
// (game/stratagem/README.md, Stale pieces 水中停滯).
func TestASweepShowsBeforeTheMove(t *testing.T) {
	p := lively(t, "qice", qiceSweep)
	before := p.picture()
	p.table.Do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Value: 1})
	p.tick()
	if c6 := p.square("c6"); p.now.Piece(c6) != game.NoPiece || p.heardOf(game.Swept) != 2 || !p.Animating() {
		t.Fatal("the swept pieces do not leave")
	}
	p.land()
	swept := p.picture()
	p.table.Do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Open: true})
	p.tick()
	if after := p.picture(); bytes.Equal(before, swept) || !bytes.Equal(before, after) || p.Animating() {
		t.Error("the sweep is not taken back at once")
	}
	p.table.Do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Value: 1})
	p.tick()
	p.click("h6", "b6")
	p.plays("x/h6b6")
	if p.heardOf(game.Swept) != 4 {
		t.Error("the sweep is heard again with the move")
	}
	p.fresh("swept")
}

// A soldier that rises by its second chance shows so before the move.
func TestASecondChanceShowsBeforeTheMove(t *testing.T) {
	p := at(t, "qiji", qijiSecond, desk)
	p.table.Do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(game.Back)})
	p.table.Do(host.Request{Do: host.Choose, Field: game.ChooseSecond, Value: uint8(game.Rook)})
	p.tick()
	if got := p.now.Piece(p.square("a10")).Kind(); got != game.Rook {
		t.Errorf("a10 shows a %v", got)
	}
	p.click("a10", "a9")
	p.plays("-^R/a10a9")
}

// Whatever is played, the board ends where the turn leads.
func TestTheBoardEndsWhereTheTurnLeads(t *testing.T) {
	for _, c := range []struct {
		id, start string
		turns     []string // squares clicked
	}{
		{"anqi", anqiFew, []string{"e6 e5 e5", "d3 d4", "d7 e7", "i5 h5", "f6", "e8 d8", "b3 c3"}},
		{"anqi", anqiFew, []string{"e7 e8", "f7"}},
		{"anqi", anqiFew, []string{"b3 d3"}},
		{"jieqi", jieqiOpen, []string{"e5 q5"}},
		{"jieqi", jieqiHorse, []string{"c7 a8 a8"}},
		{"jieqi", jieqiHorse, []string{"c10 a9 a9"}},
		{"guoji", guojiKnights, []string{"d7 b8 b8"}},
		{"guoji", guojiKnights, []string{"c9 a8 a8"}},
	} {
		p := lively(t, c.id, c.start)
		for i, turn := range c.turns {
			p.click(strings.Fields(turn)...)
			if p.table.Plies() != i+1 {
				t.Fatalf("%s: %s was not played: %q", c.id, turn, p.Says())
			}
			p.fresh(c.id + " " + turn)
		}
	}
}

// A resigner's pieces go as they are turned over.
func TestAResignersPiecesGo(t *testing.T) {
	p := lively(t, "anqi", anqiFew)
	p.click("e7", "e8")
	p.land()
	p.table.Do(host.Request{Do: host.Resign})
	p.tick()
	p.fresh("resigned")
	p.click("f7")
	p.plays("e7e8", "u:resign", "@f7*uP")
	if p.fresh("@f7*uP"); p.now.Piece(p.square("f7")) != game.NoPiece {
		t.Error("a resigner's piece stays when it is turned over")
	}
}

// Games played at random, by clicks, must be shown turn by turn as they stand.
func TestRandomGamesLand(t *testing.T) {
	most := 12
	if testing.Short() {
		most = 3
	}
	for _, g := range []struct{ id, start string }{{"anqi", anqiMiddle}, {"jieqi", "start"}} {
		r := rand.New(rand.NewPCG(5, 9))
		p := lively(t, g.id, g.start)
		for n := 0; n < most && !p.table.Over(); n++ {
			turns := p.table.Line().View(p.table.Actor()).Turns
			turn := turns[r.IntN(len(turns))]
			p.click(p.info.Board.Name(turn.From()))
			if !turn.Flip() {
				p.click(p.info.Board.Name(turn.To()))
			}
			if p.table.Plies() != n+1 {
				t.Fatalf("%s: turn %d was not played", g.id, n)
			}
			if n%3 == 2 {
				p.fresh(fmt.Sprintf("%s turn %d", g.id, n))
			}
		}
	}
}

// What was taken face down is said once it has been seen to turn over
// (game/threekingdoms/README.md, Jieqi).
func TestHiddenPieceIsTakenAndShown(t *testing.T) {
	p := lively(t, "jieqi", jieqiOpen)
	p.click("e5", "q5")
	if !p.Animating() || p.Says() != "" {
		t.Errorf("said before it is seen: %q", p.Says())
	}
	p.land()
	p.tick()
	if got, want := p.Says(), locale.T("event.hidden.captured", tabletext.Arg("piece", "马")); got != want {
		t.Errorf("after the capture: %q, want %q", got, want)
	}
	p.fresh("e5q5")
}
