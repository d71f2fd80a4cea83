package movelist

import (
	"testing"

	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// moves is a list of thirty moves, each below a remark, that draws nothing.
type moves struct {
	now  int
	told int
}

type nothing struct{}

func (nothing) Draw(*canvas.Canvas, canvas.Rect, bool) {}

func (m *moves) Lay(width, _ float64) *Rows[int] {
	r := &Rows[int]{Height: 30 * 40}
	for i := range 30 {
		at := canvas.Box(0, float64(40*i), width, 10)
		r.Items = append(r.Items, Item[int]{Of: i, Near: true, At: at, Look: nothing{}})
		at.Y, at.H = at.Y+10, 30
		r.Items = append(r.Items, Item[int]{Of: i, Move: true, Near: true, Label: "then ", At: at, Press: at, Look: nothing{}})
	}
	return r
}

func (m *moves) Now() int { return m.now }

func (m *moves) Look(of int) { m.now = of }

func (m *moves) Aloud(of int) string { m.told++; return string(rune('A' + of)) }

// A list follows the moment looked at with what stands near, goes to the move that is
// pressed, and is read aloud once.
func TestAListOfMoves(t *testing.T) {
	m, l := &moves{now: 29}, &List[int]{}
	lay := func() ui.Control {
		return tabletest.Controls(l.Part(ui.Control{ID: "moves", Name: "Moves"}, m, m.now), 200, 120)["moves"]
	}
	lay()
	if l.Y != 30*40-120 {
		t.Errorf("the last move stands at %g", l.Y)
	}
	c := lay()
	if c.Pick(5, 5); m.now != 29 {
		t.Error("what is not to be pressed leads to a move")
	}
	if c.Pick(5, 15); m.now != 0 {
		t.Errorf("the first move leads to %d", m.now)
	}
	c = lay()
	if l.Y != 0 {
		t.Errorf("the first move is shown at %g, without what introduces it", l.Y)
	}
	entries := c.Area.Entries.Entries()
	if len(entries) != 30 || entries[2].Name != "then C" || !entries[0].On || entries[2].On {
		t.Errorf("read aloud as %+v", entries[:3])
	}
	c.Area.Entries.Open(entries[2].ID)
	if again := c.Area.Entries.Entries(); m.now != 2 || !again[2].On || m.told != 30 {
		t.Errorf("the third entry leads to %d; %d were told", m.now, m.told)
	}
	c.Area.Entries.Open("31")
}
