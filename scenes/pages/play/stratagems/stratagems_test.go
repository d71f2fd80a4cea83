package stratagems

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/tracks"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

const (
	// Black's chariot takes on c5; then Red may slide its marker from 5.
	slidePosition = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 b m=5,3"
	// A soldier before Red's horse on g4 stands in its way to f6.
	legPosition   = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 w m=5,3"
	kingPosition  = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w"
	horsePosition = "4k4/9/9/9/9/9/9/2P6/2N1K4/9 w"
	voidPosition  = "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w"
)

// shown is a table and what it shows of stratagems.
type shown struct {
	*Stratagems
	t     *testing.T
	table *table.Table
	still bool
}

func show(t *testing.T, id, start string, turns ...string) *shown {
	t.Helper()
	tb := tabletest.New(t, id, start)
	tabletest.Play(t, tb, turns...)
	s := &shown{New(tb.Info(), tb.Do), t, tb, true}
	s.again()
	s.Set(s.m.Shown)
	return s
}

// again shows the table as it is now.
func (s *shown) again() {
	m := tabletest.At(s.table, 1280, 800)
	if m.Screen.Still = s.still; !s.still {
		m.Screen.Look.Motion = render.Full
	}
	s.Show(m)
}

func (s *shown) square(name string) game.Square { return tabletest.Square(s.t, s.table, name) }

// point points at a square and shows what is there.
func (s *shown) point(name string) {
	s.Point("board", s.square(name), 0, 0)
	s.again()
}

// adds is where the turns lead that the board demonstrates.
func (s *shown) adds() (to []game.Square) {
	turns, _, _ := s.Demo()
	for _, t := range turns {
		to = append(to, t.To())
	}
	return to
}

// column places a seat's track and returns its control and the middle of a cell
// within it.
func (s *shown) column(seat game.Seat, cell int) (ctl ui.Control, x, y float64) {
	id := trackID(seat)
	ctl = tabletest.Controls(ui.Pad(20, 20, s.Track(seat, tracks.Right, true)), 132, 740)[id]
	r := s.markers.all[seat].CellRect(cell)
	return ctl, float64(r.Min.X+r.Max.X)/2 - ctl.Rect.X, float64(r.Min.Y+r.Max.Y)/2 - ctl.Rect.Y
}

func TestOfferedCellsTakeTheSlideAndOthersTell(t *testing.T) {
	s := show(t, "qiji", slidePosition, "c9c5")
	if got := s.offered(game.First); !slices.Equal(got, []int{6, 4}) {
		t.Fatalf("offered cells %v, want 6 and 4", got)
	}
	ctl, x, y := s.column(game.First, 4)
	ctl.Pick(x, y)
	if v, ok := s.table.Hand().Prefix(game.ChooseSlide); !ok || game.Slide(v) != game.Back {
		t.Error("a press on the offered cell does not slide the marker back")
	}
	s.again()
	if got := s.offered(game.First); got != nil {
		t.Errorf("cells %v are offered after the slide", got)
	}
	ctl, x, y = s.column(1, 8)
	ctl.Pick(x, y)
	if got := s.subject().name; got != "士阔步" {
		t.Errorf("a press on Black's cell 8 tells of %s", got)
	}
}

// A row of cells narrower than a finger tells what each does and slides nothing.
func TestARowOfCellsTells(t *testing.T) {
	s := show(t, "qiji", slidePosition, "c9c5")
	row := tabletest.Controls(s.Track(0, tracks.Below, false), 390, 44)["track.0"]
	told := map[string]bool{}
	for x := 4.0; x < 390; x += 8 {
		row.Pick(x, 22)
		told[s.subject().name] = true
	}
	if _, ok := s.table.Hand().Prefix(game.ChooseSlide); ok || len(told) < 9 {
		t.Errorf("slid %t, told of %d cells", ok, len(told))
	}
}

func TestKingsStepsNameWhatTheySwitchOn(t *testing.T) {
	s := show(t, "weiwo", kingPosition)
	s.table.Tap(s.square("e2"))
	s.again()
	text := func(tags []moment.Tag, square string) string {
		for _, g := range tags {
			if g.Square == s.square(square) {
				return g.Text
			}
		}
		return ""
	}
	for _, c := range []struct {
		pitch    float64
		named    bool
		d2, e1   string
		standing int
	}{
		{40, false, "三·升底兵", "当前无变化", 0}, // its tile is too small to be read
		{40, true, "", "当前无变化", 0},
		{70, false, "", "当前无变化", 0},
	} {
		tags := s.Steps(c.pitch, c.named)
		if text(tags, "d2") != c.d2 || text(tags, "e1") != c.e1 || len(s.Standing(c.pitch, c.named)) != c.standing {
			t.Errorf("at a pitch of %g, named %t: %+v, %+v", c.pitch, c.named, tags, s.Standing(c.pitch, c.named))
		}
	}
	s.point("d2")
	if got := s.subject().name; got != "升底兵" {
		t.Errorf("under the mouse the step to d2 tells of %s", got)
	}
	s.table.Tap(s.square("d2"))
	s.again()
	if got := s.subject().name; got != "升底兵" {
		t.Errorf("in force: %s", got)
	}
}

func TestNullifiedStratagemsAreSaid(t *testing.T) {
	s := show(t, "weiwo", voidPosition)
	for seat := range game.Seat(2) {
		if e := inForce(s.m, seat); !e.void || e.name != "马无蹩" || e.seal(s.m.Info) != "破" {
			t.Errorf("side %d: %+v, seal %s", seat, e, e.seal(s.m.Info))
		}
	}
	if tags := s.Standing(40, false); len(tags) != 2 || !tags[0].Void || tags[0].Text != "六·马无蹩" {
		t.Errorf("what the kings stand on: %+v", tags)
	}
}

// TestPointingShowsWhatAStratagemWouldAdd: on a track's cell and on a palace point.
func TestPointingShowsWhatAStratagemWouldAdd(t *testing.T) {
	s := show(t, "qiji", legPosition)
	ctl, x, y := s.column(game.First, 6)
	s.Point(ctl.ID, game.NoSquare, ctl.Rect.X+x, ctl.Rect.Y+y)
	s.again()
	if !slices.Contains(s.adds(), s.square("f6")) || s.subject().name != "马无蹩" {
		t.Errorf("cell 6 adds %v, tells of %s", s.adds(), s.subject().name)
	}
	s.Unpoint()
	s.again()
	if s.adds() != nil || s.subject().name != "象不堵" || s.State() != nothing {
		t.Error("what it would add stays")
	}
	s = show(t, "weiwo", horsePosition)
	s.point("d3")
	if !slices.Contains(s.adds(), s.square("b4")) || s.subject().name != "马无蹩" {
		t.Errorf("the point d3 adds %v, tells of %s", s.adds(), s.subject().name)
	}
	s.table.Tap(s.square("c2"))
	s.again()
	if s.adds() != nil {
		t.Error("it is shown among the targets of a selected piece")
	}
}

func TestAFingerPeeksUntilTheNextPressOrTurn(t *testing.T) {
	s := show(t, "weiwo", horsePosition)
	s.Peek(s.square("a1"))
	if s.State() != nothing {
		t.Error("there is a stratagem off the palaces")
	}
	for _, end := range []func(){s.Unpeek, func() { tabletest.Play(t, s.table, "e2d2") }} {
		s.Peek(s.square("d3"))
		s.again()
		if !slices.Contains(s.adds(), s.square("b4")) || s.subject().name != "马无蹩" {
			t.Errorf("d3 adds %v, tells of %s", s.adds(), s.subject().name)
		}
		end()
		s.again()
		if s.adds() != nil || s.State() != nothing {
			t.Error("it is still asked about")
		}
	}
}

func TestADemonstrationGoesRoundTwice(t *testing.T) {
	s := show(t, "weiwo", horsePosition)
	s.still = false
	s.point("d3")
	turns, first, _ := s.Demo()
	if len(turns) < 2 {
		t.Fatalf("only %v would be added", turns)
	}
	steps := 0
	for range 10 * demoTicks * len(turns) {
		if s.Next() {
			steps++
		}
	}
	if _, now, _ := s.Demo(); steps != 2*len(turns) || now != first {
		t.Errorf("%d steps for %d turns, ends at %v", steps, len(turns), now)
	}
	s.still = true
	s.again()
	if s.Next() {
		t.Error("it moves with little motion")
	}
}

func TestMarkersSlideAndComeToRest(t *testing.T) {
	s := show(t, "qiji", slidePosition, "c9c5")
	s.still = false
	s.again()
	s.column(game.First, 4)
	ctl, x, y := s.column(game.First, 6)
	ctl.Pick(x, y)
	s.again()
	s.Play(s.m.Before.Events, s.m.Shown)
	if !s.markers.all[0].Animating() || !s.Tick() {
		t.Error("the marker jumps")
	}
	if n := testing.AllocsPerRun(5, func() { s.Tick() }); n != 0 {
		t.Errorf("%v allocations a tick of the slide", n)
	}
	s.Land()
	if s.markers.all[0].Animating() {
		t.Error("the slide does not end at once")
	}
}

func TestGamesWithoutStratagemsShowNothing(t *testing.T) {
	s := show(t, "xiangqi", "start")
	s.point("e2")
	if s.State() != nothing || s.Tick() || s.Next() {
		t.Error("something is asked about or moves")
	}
	for name, p := range map[string]ui.Part{
		"track": s.Track(0, tracks.Left, true), "card": s.Card(true), "line": s.Line(), "others": s.Others(),
	} {
		placed := false
		tabletest.Controls(p.Placed(func(canvas.Rect) { placed = true }), 400, 400)
		if placed {
			t.Errorf("%s is something", name)
		}
	}
}

// On a phone, where cells are too narrow to be pressed, a finger draws the marker all
// the same.
func TestAFingerDrawsTheMarkerAlongARow(t *testing.T) {
	s := show(t, "qiji", slidePosition, "c9c5")
	row := canvas.Box(20, 100, 350, 44)
	var f ui.Form
	f.Reset(tabletest.View(390, 844))
	f.Place(s.Track(0, tracks.Below, false), row)
	k := tracks.New(s.m.Info, 0)
	k.SetLook(s.m.Screen.Look)
	k.SetView(s.m.Shown)
	k.SetLayout(s.m.Screen.Device(row), tracks.Below)
	mid := k.CellRect(5)
	x, y, to := float64(mid.Min.X+20), float64(mid.Min.Y+mid.Max.Y)/2, float64(k.CellRect(4).Min.X+10)
	in := &ui.Input{Pointer: ui.Pointer{X: x, Y: y, Down: true, Pressed: true, Touch: true}}
	s.Drag(in)
	in.Pressed, in.Dragging, in.X = false, true, to
	if !s.Drag(in) {
		t.Fatal("the marker is not held")
	}
	in.Down, in.Released = false, true
	s.Drag(in)
	if s.again(); s.m.Shown.Seats[0].Track != 4 {
		t.Errorf("the marker stands on %d", s.m.Shown.Seats[0].Track)
	}
}
