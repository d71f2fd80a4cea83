package play

import (
	"image"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Tracks beside the board (look.md §7): columns 92 wide and 12 apart in landscape,
// rows 44 high in portrait; narrower where a frame is low.
const (
	trackColumn    = 92.0
	trackColumnLow = 84.0
	trackGap       = 12.0
	trackGapLow    = 6.0
	trackRow       = 44.0
	trackRowSmall  = 44.0
	trackRowGap    = 8.0
)

// tracked reports whether the game has markers on tracks.
func (p *Page) tracked() bool { return p.info.Stratagems == game.OnTracks }

// placeTracks puts the tracks beside the board: the bottom seat's at its right or
// below it.
func (p *Page) placeTracks() {
	if !p.tracked() || p.plan.Track == 0 {
		p.tracks = nil
		return
	}
	if p.tracks == nil {
		for s := range p.info.Seats {
			p.tracks = append(p.tracks, render.NewTrack(p.info, game.Seat(s)))
		}
		p.setTracks()
	}
	for s, k := range p.tracks {
		k.SetLook(p.look)
		r, shape := p.trackPlace(game.Seat(s) == p.table.Bottom())
		k.SetLayout(r, shape)
	}
}

// trackPlace is where the track of the bottom seat or of the other lies, in
// device pixels.
func (p *Page) trackPlace(bottom bool) (image.Rectangle, render.TrackShape) {
	card, s := p.board.Card(), p.view.Scale
	px := func(x float64) int { return int(x*s + 0.5) }
	wide, gap := px(p.plan.Track), px(p.plan.TrackGap)
	if p.plan.Frame == ui.Landscape {
		if bottom {
			return image.Rect(card.Max.X+gap, card.Min.Y, card.Max.X+gap+wide, card.Max.Y), render.TrackRight
		}
		return image.Rect(card.Min.X-gap-wide, card.Min.Y, card.Min.X-gap, card.Max.Y), render.TrackLeft
	}
	left, right := px(8), px(p.view.W-8)
	if p.plan.Frame == ui.Portrait {
		left, right = px(p.plan.Own.X), px(p.plan.Own.Right())
	}
	if bottom {
		return image.Rect(left, card.Max.Y+gap, right, card.Max.Y+gap+wide), render.TrackBelow
	}
	return image.Rect(left, card.Min.Y-gap-wide, right, card.Min.Y-gap), render.TrackAbove
}

// setTracks shows the markers where they stand.
func (p *Page) setTracks() {
	for _, k := range p.tracks {
		k.SetView(p.seen())
	}
}

// playTracks slides the markers as events tell.
func (p *Page) playTracks(events []game.Event, after *game.View) {
	for _, k := range p.tracks {
		k.Play(events, after)
	}
}

// offerTracks marks the cells to which the actor's marker may slide.
func (p *Page) offerTracks() {
	for s, k := range p.tracks {
		k.SetOffer(p.slideCells(game.Seat(s))...)
	}
}

// slideCells are the cells a seat's marker may slide to now; none once it has
// slid.
func (p *Page) slideCells(s game.Seat) []int {
	v := p.table.View()
	if v.Actor != s || p.ahead.slide != game.NoSlide {
		return nil
	}
	var cells []int
	for _, w := range p.table.Hand().Ways(game.ChooseSlide) {
		if slide := game.Slide(w); slide != game.NoSlide {
			cells = append(cells, slideCell(v.Seats[s].Track, slide))
		}
	}
	return cells
}

// slideCell is the cell beside one.
func slideCell(cell int, slide game.Slide) int {
	if slide == game.Forward {
		return cell + 1
	}
	return cell - 1
}

// updateTracks moves the markers on and reports whether they must be drawn.
func (p *Page) updateTracks() bool {
	changed := false
	for _, k := range p.tracks {
		changed = k.Update() || changed
	}
	return changed
}

// landTracks ends running slides.
func (p *Page) landTracks() {
	for _, k := range p.tracks {
		k.Land()
	}
}

func trackID(s game.Seat) string { return [...]string{"track.0", "track.1"}[s] }

// fillTracks draws the tracks over the board's edge. Columns can be pressed: a
// cell tells what it does, an offered one takes the slide. Cells of rows are
// narrower than a finger; there the buttons do it.
func (p *Page) fillTracks() {
	for s, k := range p.tracks {
		p.form.Paint(func(c *draw.Canvas) { k.Draw(c.Target()) })
		r, _ := p.trackPlace(game.Seat(s) == p.table.Bottom())
		if p.plan.Frame != ui.Landscape {
			continue
		}
		scale := p.view.Scale
		p.form.Add(ui.Control{
			ID: trackID(game.Seat(s)), Role: ui.RoleArea,
			Name: locale.T("play.effect.title", named(p.info, "side", game.Seat(s)), locale.Arg{Name: "n", Value: p.activeName(game.Seat(s))}),
			Rect: draw.Box(float64(r.Min.X)/scale, float64(r.Min.Y)/scale, float64(r.Dx())/scale, float64(r.Dy())/scale),
		})
	}
}

// tapTrack is a press on a cell of a track.
func (p *Page) tapTrack(in *ui.Input) {
	for s, k := range p.tracks {
		cell := k.CellAt(in.X*p.view.Scale, in.Y*p.view.Scale)
		if cell < 0 {
			continue
		}
		if slide, ok := p.slideTo(game.Seat(s), cell); ok {
			p.table.Prefer(game.ChooseSlide, uint8(slide), false)
			return
		}
		p.peek = peek{seat: game.Seat(s), n: cell, on: true}
		p.demonstrate(pointed{game.Seat(s), cell, game.NoSquare, true})
	}
}

// slideTo is the slide that brings a seat's marker to a cell, if it is offered.
func (p *Page) slideTo(s game.Seat, cell int) (game.Slide, bool) {
	if !slices.Contains(p.slideCells(s), cell) {
		return game.NoSlide, false
	}
	if cell > p.table.View().Seats[s].Track {
		return game.Forward, true
	}
	return game.Back, true
}
