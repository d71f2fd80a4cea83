package players

import (
	"slices"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// allies is a table of the Red Cliffs with clocks, after turns.
func allies(t *testing.T, turns ...string) *Players {
	t.Helper()
	return shown(allied(t, turns...), 390, 844)
}

// allied is the table of such a game.
func allied(t *testing.T, turns ...string) *table.Table {
	t.Helper()
	v, _ := catalog.Find("chibi")
	m, err := match.New(v, match.Setup{Seats: make([]match.Player, 3), Clock: match.Clock{Total: 10 * time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	tb := tabletest.Of(m)
	tabletest.Play(t, tb, turns...)
	return tb
}

// Wei's, then Shu's turn: Shu moves Han, which rests after it.
var toShu, toWu = []string{"a7a6"}, []string{"a7a6", "e4e5"}

// On a phone the cards of two allies are one without a gap, of which each has half, and
// the gold bar lies under the half of who is to move; nothing else is told there than whose
// turn it is and whether Han may be moved.
func TestAlliesOnAPhoneHaveOneCard(t *testing.T) {
	for _, c := range []struct {
		turns []string
		mover game.Seat
		told  string
	}{
		{toShu, game.Shu, "轮到蜀 · 汉可动"}, {toWu, game.Wu, "轮到吴 · 汉歇一手"},
	} {
		p := allies(t, c.turns...)
		at := stand(p, p.Own, 374, 64)
		shu, wu := at[game.Shu], at[game.Wu]
		if len(at) != 2 || shu.Right() != wu.X || shu.W != wu.W || shu.Y != wu.Y {
			t.Errorf("Shu's half %v, Wu's %v", shu, wu)
		}
		if p.mover != c.mover || !p.bar.under || p.bar.to != at[c.mover] {
			t.Errorf("to move %d: bar at %v, under %t", p.mover, p.bar.to, p.bar.under)
		}
		if texts := tabletest.Texts(ui.Column(0, p.Own()), 374, 64); !slices.Contains(texts, c.told) {
			t.Errorf("after %v the card says %q, want %q", c.turns, texts, c.told)
		}
		tabletest.Picture(t, "joined-"+c.told, ui.Column(8, p.Others(), p.Own(), p.All()), 374, 210)
		tabletest.Picture(t, "joined-narrow-"+c.told, ui.Column(8, p.Own(), p.All()), 304, 140)
	}
}

// The bar slides from one ally's half to the other's, not from Wei's card.
func TestTheBarSlidesUnderTheAllies(t *testing.T) {
	tb := allied(t)
	p := shown(tb, 390, 844)
	all := func() { stand(p, func() ui.Part { return ui.Column(8, p.Others(), p.Own()) }, 374, 140) }
	all()
	for i, turn := range toWu {
		m := tb.Line().(*match.Match)
		if err := m.PlayRecorded(turn); err != nil {
			t.Fatal(err)
		}
		p.Show(tabletest.At(tabletest.Of(m), 390, 844))
		all()
		if slides := p.bar.t < barTicks; slides != (i == 1) {
			t.Errorf("after %s the bar slides: %t", turn, slides)
		}
		for p.bar.update(true) {
		}
	}
}

// Who moves is told in the small frame's row of three, too, in place of what it took.
func TestTheRowOfThreeTellsWhoIsToMove(t *testing.T) {
	p := allies(t, toShu...)
	want := tabletext.ShortTask(p.m, game.Shu)
	if texts := tabletest.Texts(ui.Column(0, p.All()), 464, 60); !slices.ContainsFunc(texts, func(s string) bool { return s == want || s == want+" · 汉可动" }) {
		t.Errorf("%q", texts)
	}
}
