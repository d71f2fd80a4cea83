package stratagems

import (
	"slices"

	"yanyi/game"
	"yanyi/render/tracks"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// Set puts the markers where they stand in a view; running slides end.
func (s *Stratagems) Set(v *game.View) {
	for _, k := range s.tracks {
		k.SetView(v)
	}
}

// Play slides the markers as events tell and ends as the view after them.
func (s *Stratagems) Play(events []game.Event, after *game.View) {
	for _, k := range s.tracks {
		k.Play(events, after)
	}
}

// Land ends running slides.
func (s *Stratagems) Land() {
	for _, k := range s.tracks {
		k.Land()
	}
}

// Track is a side's track, nothing in games without. Where its cells can be pressed,
// an offered one takes the slide and the others tell what they do; rows of cells
// narrower than a finger leave that to buttons.
func (s *Stratagems) Track(seat game.Seat, shape tracks.Shape, pressed bool) ui.Part {
	if s.tracks == nil {
		return ui.Part{}
	}
	k, at := s.tracks[seat], draw.Rect{}
	track := ui.Paint(func(c *draw.Canvas, _ draw.Rect) { k.Draw(c.Target()) }).Placed(func(r draw.Rect) {
		at = r
		k.SetLayout(s.m.Screen.Device(r), shape)
	})
	if !pressed {
		return track
	}
	name := words.Arg("n", inForce(s.m, seat).name)
	return ui.Over(track, ui.Press(ui.Control{
		ID: trackID(seat), Role: ui.RoleArea, Name: words.Worded(s.m.Info, "play.effect.title", words.Side(s.m.Info, "side", seat), name),
		Pick: func(x, y float64) { s.press(seat, at.X+x, at.Y+y) },
	}))
}

func trackID(s game.Seat) string { return [...]string{"track.0", "track.1"}[s] }

// cellAt is what the cell of a track at a place of the view stands for.
func (s *Stratagems) cellAt(seat game.Seat, x, y float64) asked {
	scale := s.m.Screen.Scale
	cell := s.tracks[seat].CellAt(x*scale, y*scale)
	if cell < 0 {
		return asked{}
	}
	return asked{seat: seat, kind: cell, square: game.NoSquare, on: true}
}

// press is a press on a track.
func (s *Stratagems) press(seat game.Seat, x, y float64) {
	cell := s.cellAt(seat, x, y)
	if !cell.on {
		return
	}
	if slide, ok := s.slideTo(seat, cell.kind); ok {
		s.table.Prefer(game.ChooseSlide, uint8(slide), false)
		return
	}
	s.peek(cell)
}

// offered are the cells a seat's marker may slide to now; none once it has slid.
func (s *Stratagems) offered(seat game.Seat) []int {
	if s.m.Actor() != seat || s.m.Before.Slide != game.NoSlide {
		return nil
	}
	var cells []int
	for _, way := range s.m.Hand.Ways(game.ChooseSlide) {
		if slide := game.Slide(way); slide != game.NoSlide {
			cells = append(cells, s.m.SlideCell(slide))
		}
	}
	return cells
}

// slideTo is the slide that brings a seat's marker to a cell, if it is offered.
func (s *Stratagems) slideTo(seat game.Seat, cell int) (game.Slide, bool) {
	switch {
	case !slices.Contains(s.offered(seat), cell):
		return game.NoSlide, false
	case cell == s.m.SlideCell(game.Forward):
		return game.Forward, true
	}
	return game.Back, true
}
