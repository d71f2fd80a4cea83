package decisions

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/scenes/ui"
)

const sweepLine = "一手未动，可先扫出棋盘，再走一手。"

// Stale pieces of the other side may be swept before the move, all at once; until the
// move that can be taken back (game/stratagem/README.md, Stale pieces 水中停滯).
func TestStaleAreSweptBeforeTheMove(t *testing.T) {
	p := at(t, "qice", qiceSweep)
	if p.panel() != "河中滞子 2 枚 | "+sweepLine || p.offered() != "sweep.yes" {
		t.Fatalf("told %q, offered %s", p.panel(), p.offered())
	}
	p.press("sweep.yes")
	if p.piece("c6") != game.NoPiece || p.piece("e6") != game.NoPiece {
		t.Fatal("the swept pieces still show")
	}
	if !strings.HasPrefix(p.panel(), "扫出 2 枚 | ") || p.offered() != "sweep.no" {
		t.Errorf("told %q, offered %s", p.panel(), p.offered())
	}
	if p.press("sweep.no"); p.piece("c6") == game.NoPiece {
		t.Fatal("the sweep is not taken back")
	}
	p.press("sweep.yes")
	p.tap("h6", "b6")
	p.plays("x/h6b6")
}

// One stale piece is named.
func TestAStalePieceIsNamed(t *testing.T) {
	p := at(t, "qice", strings.Replace(qiceSweep, "stale=c6,e6", "stale=c6", 1))
	if p.panel() != "黑马滞于河中 | "+sweepLine {
		t.Errorf("told %q", p.panel())
	}
	if p.press("sweep.yes"); !strings.HasPrefix(p.panel(), "扫出一枚 | ") {
		t.Errorf("told %q", p.panel())
	}
}

// The sweep is offered in every form, the drawer stays within reach.
func TestEveryFormOffersTheSweep(t *testing.T) {
	p := at(t, "qice", qiceSweep)
	if got := offers(p.Row(ui.Part{}), rowWide, rowHigh); got != "sweep.yes" {
		t.Errorf("the phone offers %s", got)
	}
	if got := offers(p.Bar(ui.Press(ui.Secondary("drawer", "…"))), barWide, barHigh); got != "drawer sweep.yes" {
		t.Errorf("the bar offers %s", got)
	}
	p.tap("h6", "h7")
	p.table.GoTo(0)
	if p.again(); p.Deciding() {
		t.Error("offered in the past")
	}
}

// A turn that waits is asked about before the sweep is offered again.
func TestATurnThatWaitsGoesBeforeTheSweep(t *testing.T) {
	p := at(t, "qice", qiceSweep)
	p.confirming()
	p.tap("h6", "h7")
	if p.offered() != "confirm unconfirm" {
		t.Errorf("offered %s", p.offered())
	}
	p.press("confirm")
	p.plays("h6h7")
}
