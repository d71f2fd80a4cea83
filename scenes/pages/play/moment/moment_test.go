package moment_test

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

const (
	// Black's chariot takes on c5; then Red may slide its marker from 5.
	qijiSlide = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 b m=5,3"
	weiwoVoid = "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w"
	// Two black pieces in the river may be swept, Red's chariot must leave it.
	qiceSweep = "3k5/9/9/9/9/2n1p2R1/9/9/4P4/9/R3K4 w stale=c6,e6 tiles=1,2,3,4,9,6,7,8/1,2,3,4,5,6,7,32"
	anqiFew   = "hR/3,wK,3/2,wR,sP,~,2/3,sN,~,2/hC,3,hK,1,~,1,hR/7/sC,~,uB,4/uK,2,sK,3/hR s uws - idle 0 u=PPPP,w=-,s=-"
)

func at(tb *table.Table) *moment.Moment { return tabletest.At(tb, 1280, 800) }

// A moment stays as it was, whatever is done at the table afterwards.
func TestAMomentStays(t *testing.T) {
	tb := tabletest.New(t, "xiangqi", "start")
	h3 := tabletest.Square(t, tb, "h3")
	before := at(tb)
	tb.Tap(h3)
	picked := at(tb)
	if before.Chosen() != game.NoSquare || picked.Chosen() != h3 {
		t.Errorf("chosen before %d, now %d", before.Chosen(), picked.Chosen())
	}
	tb.Tap(tabletest.Square(t, tb, "e3"))
	if picked.Chosen() != h3 || picked.Ply != 0 || picked.Piece(h3).Kind() != game.Cannon || picked.Actor() != game.First {
		t.Errorf("the moment changed: ply %d, chosen %d", picked.Ply, picked.Chosen())
	}
	if now := at(tb); now.Ply != 1 || now.Last == nil || now.Piece(h3) != game.NoPiece || now.Sight == picked.Sight {
		t.Errorf("the next moment: %+v", now.Sight)
	}
}

// What is chosen before the move is shown, and what it brings about told; the view
// without it stays at hand (game/stratagem/README.md, Tracks).
func TestAMomentForeseesASlide(t *testing.T) {
	tb := tabletest.New(t, "qiji", qijiSlide)
	tabletest.Play(t, tb, "c9c5")
	c5 := tabletest.Square(t, tb, "c5")
	safe := func(v *game.View) bool { return v.Cells[c5].Mark&game.MarkSafe != 0 }
	m := at(tb)
	if m.Before.Some() || safe(m.Shown) || m.SlideCell(game.Forward) != 6 || m.SlideCell(game.Back) != 4 || m.SlideCell(game.NoSlide) != 5 {
		t.Errorf("before a slide: %+v, banned %t", m.Before, safe(m.Shown))
	}
	tb.Do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(game.Forward)})
	m = at(tb)
	if n, _ := m.InForce(0); n != 6 || m.Shown.Seats[0].Track != 6 || !safe(m.Shown) {
		t.Errorf("after it %d is in force, the marker on %d, banned %t", n, m.Shown.Seats[0].Track, safe(m.Shown))
	}
	if len(m.Before.Events) == 0 || m.Before.Events[0].Type != game.Slid {
		t.Errorf("it brings about %+v", m.Before.Events)
	}
	if plain := m.Plain(); plain.Seats[0].Track != 5 || safe(plain) || m.View.Seats[0].Track != 5 {
		t.Error("the view without it is gone")
	}
}

// So is a sweep (game/stratagem/README.md, Stale pieces 水中停滯).
func TestAMomentForeseesASweep(t *testing.T) {
	tb := tabletest.New(t, "qice", qiceSweep)
	tb.Do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Value: 1})
	m := at(tb)
	c6 := tabletest.Square(t, tb, "c6")
	if m.Piece(c6) != game.NoPiece || m.View.Cells[c6].Piece == game.NoPiece || m.Plain().Cells[c6].Piece == game.NoPiece {
		t.Errorf("c6 shows %v", m.Piece(c6))
	}
	tb.Do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Open: true})
	if m = at(tb); m.Before.Some() || m.Shown.Cells[c6].Piece == game.NoPiece {
		t.Error("the sweep stays")
	}
}

// What goes stale with this turn is due, at the present alone.
func TestWhatIsDue(t *testing.T) {
	tb := tabletest.New(t, "qice", qiceSweep)
	if due := at(tb).Due(); len(due) != 1 || due[0] != tabletest.Square(t, tb, "h6") {
		t.Errorf("due %v", due)
	}
	tabletest.Play(t, tb, "h6h7")
	tb.GoTo(0)
	if due := at(tb).Due(); due != nil {
		t.Errorf("due in the past %v", due)
	}
}

// A kind lies on each palace point of a side; where both kings stand on the same, none
// is in force (game/stratagem/README.md, Cancelled 破解).
func TestTilesOfAPalace(t *testing.T) {
	tb := tabletest.New(t, "weiwo", weiwoVoid)
	m := at(tb)
	for s := range game.Seat(2) {
		n, void := m.InForce(s)
		if !void || n == 0 || n != m.TileUnderKing(s) {
			t.Errorf("side %d: %d in force, void %t, on %d", s, n, void, m.TileUnderKing(s))
		}
	}
	if s, n, ok := m.TileOn(tabletest.Square(t, tb, "d3")); !ok || s != 0 || n == 0 {
		t.Errorf("on d3 lies %d of %d", n, s)
	}
	if _, _, ok := m.TileOn(tabletest.Square(t, tb, "a5")); ok {
		t.Error("a5 is no palace point")
	}
	if plain := at(tabletest.New(t, "xiangqi", "start")); plain.HasStratagems() || plain.HasTracks() || plain.TileUnderKing(0) != 0 {
		t.Error("a game without stratagems has some")
	}
}

// A piece that lies face down is turned over by a tap, by whoever is to move
// (game/darkchess/README.md, Turn).
func TestWhatATapTurnsOver(t *testing.T) {
	tb := tabletest.New(t, "anqi", anqiFew)
	m := at(tb)
	for name, want := range map[string]bool{"f7": true, "e7": false, "a5": false} {
		at := tabletest.Square(t, tb, name)
		if got := slices.ContainsFunc(m.Hand.Open(), func(t game.Turn) bool { return t.Flip() && t.From() == at }); got != want || !m.MayTurnOver() {
			t.Errorf("%s: %t", name, got)
		}
	}
	tabletest.Play(t, tb, "e7e8")
	tb.GoTo(0)
	if at(tb).MayTurnOver() {
		t.Error("something may be turned over in the past")
	}
}
