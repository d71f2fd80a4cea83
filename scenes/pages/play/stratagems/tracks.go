package stratagems

import (
	"slices"

	"yanyi/game"
	"yanyi/render/tracks"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// markers are the tracks beside the board with their markers, none in games without.
type markers struct {
	do   func(host.Request) bool
	m    *moment.Moment
	tell func(asked)     // reports presses
	all  []*tracks.Track // by seat
	held bool            // a pointer holds the marker of the side to move
}

func newMarkers(in *game.Info, do func(host.Request) bool) *markers {
	k := &markers{do: do}
	if in.Stratagems == game.OnTracks {
		for seat := range in.Seats {
			k.all = append(k.all, tracks.New(in, game.Seat(seat)))
		}
	}
	return k
}

func (k *markers) show(m *moment.Moment) {
	k.m = m
	for seat, one := range k.all {
		one.SetLook(m.Screen.Look)
		one.SetOffer(k.offered(game.Seat(seat))...)
	}
}

// update goes on by a tick and reports whether a marker has moved.
func (k *markers) update() bool {
	moved := false
	for _, one := range k.all {
		moved = one.Update() || moved
	}
	return moved
}

// Set puts the markers where they stand in a view; running slides end.
func (k *markers) Set(v *game.View) {
	for _, one := range k.all {
		one.SetView(v)
	}
}

// Play slides the markers according to events and ends in the view after them.
func (k *markers) Play(events []game.Event, after *game.View) {
	for _, one := range k.all {
		one.Play(events, after)
	}
}

// Land ends running slides.
func (k *markers) Land() {
	for _, one := range k.all {
		one.Land()
	}
}

// Track is a side's track, nothing in games without. A press on a cell shows its effect; on an
// offered one it takes the slide, except in rows of cells too narrow for fingers, with buttons.
func (k *markers) Track(seat game.Seat, shape tracks.Shape, slides bool) ui.Part {
	if k.all == nil {
		return ui.Part{}
	}
	one, at := k.all[seat], canvas.Rect{}
	track := ui.Paint(func(c *canvas.Canvas, _ canvas.Rect) { one.Draw(c.Target()) }).Placed(func(r canvas.Rect) {
		at = r
		one.SetLayout(k.m.Screen.Device(r), shape)
	})
	if !slides && k.m.Screen.Frame() == ui.Small { // the bar reaches over it
		return track
	}
	name := tabletext.Arg("n", inForce(k.m, seat).name)
	return ui.Over(track, ui.Press(ui.Control{
		ID: trackID(seat), Role: ui.RoleArea, Name: tabletext.Worded(k.m.Info, "play.effect.title", tabletext.Side(k.m.Info, "side", seat), name),
		Pick: func(x, y float64) { k.press(seat, at.X+x, at.Y+y, slides) },
	}))
}

func trackID(s game.Seat) string { return [...]string{"track.0", "track.1"}[s] }

// cellAt is what the cell of a track at a place of the view stands for.
func (k *markers) cellAt(seat game.Seat, x, y float64) asked {
	scale := k.m.Screen.Scale
	cell := k.all[seat].CellAt(x*scale, y*scale)
	if cell < 0 {
		return asked{}
	}
	return asked{seat: seat, kind: cell, square: game.NoSquare, on: true}
}

// press is a press on a track, whose offered cells may take the slide.
func (k *markers) press(seat game.Seat, x, y float64, slides bool) {
	cell := k.cellAt(seat, x, y)
	if !cell.on {
		return
	}
	if slide, ok := k.slideTo(seat, cell.kind); ok && slides {
		k.do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(slide)})
		return
	}
	k.tell(cell)
}

// Holds reports whether a finger at a place of the view takes up the marker of the side
// to move.
func (k *markers) Holds(x, y float64) bool {
	seat, scale := k.m.Actor(), k.m.Screen.Scale
	return int(seat) < len(k.all) && k.all[seat].Holds(x*scale, y*scale)
}

// Drag lets the marker of the side to move follow a pointer and slides it where it is
// let go; it reports whether the pointer holds one.
func (k *markers) Drag(in *ui.Input) bool {
	seat := k.m.Actor()
	if int(seat) >= len(k.all) {
		return false
	}
	one, scale := k.all[seat], k.m.Screen.Scale
	switch {
	case in.Pressed:
		k.held = k.Holds(in.X, in.Y)
	case !k.held:
	case in.Canceled:
		k.held = false
		one.LetGo()
	case in.Released:
		k.held = false
		if in.Dragging {
			k.drop(seat, one.Hold(in.X*scale, in.Y*scale))
		}
	case in.Down && in.Dragging:
		one.Hold(in.X*scale, in.Y*scale)
		return true
	}
	return false
}

// drop slides a seat's marker to the cell at which it is let go, if it may.
func (k *markers) drop(seat game.Seat, cell int) {
	if slide, ok := k.slideTo(seat, cell); ok {
		k.do(host.Request{Do: host.Prefer, Field: game.ChooseSlide, Value: uint8(slide)})
		return
	}
	k.all[seat].LetGo()
}

// offered are the cells a seat's marker may slide to now; none once it has slid.
func (k *markers) offered(seat game.Seat) []int {
	if k.m.Actor() != seat || k.m.Before.Slide != game.NoSlide {
		return nil
	}
	var cells []int
	for _, way := range k.m.Hand.Ways(game.ChooseSlide) {
		if slide := game.Slide(way); slide != game.NoSlide {
			cells = append(cells, k.m.SlideCell(slide))
		}
	}
	return cells
}

// slideTo is the slide that brings a seat's marker to a cell, if it is offered.
func (k *markers) slideTo(seat game.Seat, cell int) (game.Slide, bool) {
	switch {
	case !slices.Contains(k.offered(seat), cell):
		return game.NoSlide, false
	case cell == k.m.SlideCell(game.Forward):
		return game.Forward, true
	}
	return game.Back, true
}
