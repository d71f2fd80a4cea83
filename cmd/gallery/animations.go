package main

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/curtain"
	"yanyi/render/sample"
	"yanyi/render/tracks"
)

// animation is an animation of the gallery, placed and drawn in device pixels.
type animation interface {
	place(at image.Rectangle)
	rewind()      // shows how it begins
	begin()       // plays
	update() bool // one tick; whether it must be drawn
	running() bool
	draw(dst *ebiten.Image)
}

// entry is an animation with its name; making it paints nothing yet.
type entry struct {
	name string
	size int
	make func(render.Look) animation
}

// Sides of the animations in pixels: those made by hand, and the turns of games.
const filmSize, turnSize = 480, 320

// animations lists all animations and what a board can be marked with: scenes made by hand,
// what stands beside a board, and everything that can happen in each variant.
func animations() ([]entry, error) {
	var all []entry
	add := func(s sample.Scene, size int, rows bool) {
		name := s.Name
		if rows {
			name += "-rows"
		}
		all = append(all, entry{name, size, func(look render.Look) animation { return newTurnAnimation(s, look, rows) }})
	}
	for _, s := range sample.Scenes() {
		add(s, filmSize, false)
	}
	for _, m := range markedBoards() {
		all = append(all, entry{m.name, filmSize, func(look render.Look) animation {
			still := sample.Scene{Name: m.name, Before: m.game}
			return &markedAnimation{*newTurnAnimation(still, look, false), m.marks}
		}})
	}
	for _, rows := range []bool{false, true} {
		name := "offer"
		if rows {
			name += "-rows"
		}
		all = append(all, entry{name, filmSize, func(look render.Look) animation {
			g := sample.Xiangqi()
			g.View.Seats[game.First].Track, g.View.Seats[game.First].Active = 4, 4
			return &offerAnimation{turnAnimation: *newTurnAnimation(sample.Scene{Name: name, Before: g}, look, rows)}
		}})
	}
	all = append(all, entry{"curtain", filmSize, func(look render.Look) animation { return &curtainAnimation{look: look} }})
	played, err := turns()
	for _, s := range played {
		add(s, turnSize, false)
		if s.Before.Info.Stratagems == game.OnTracks && s.Events[0].Type == game.Slid {
			add(s, turnSize, true)
		}
	}
	return all, err
}

// turnAnimation plays a turn on a board, and on the tracks beside it where a game has them.
type turnAnimation struct {
	scene  sample.Scene
	look   render.Look
	board  *render.Board
	tracks []*tracks.Track
	rows   bool // tracks above and below
	at     image.Rectangle
}

func newTurnAnimation(s sample.Scene, look render.Look, rows bool) *turnAnimation {
	a := &turnAnimation{scene: s, look: look, board: render.NewBoard(s.Before.Info), rows: rows}
	a.board.SetLook(look)
	if in, seats := s.Before.Info, s.Before.View.Seats; in.Stratagems == game.OnTracks {
		for i := range seats {
			k := tracks.New(in, game.Seat(i))
			k.SetLook(look)
			a.tracks = append(a.tracks, k)
		}
	}
	return a
}

func (a *turnAnimation) place(at image.Rectangle) {
	if at == a.at {
		return
	}
	a.at = at
	board, wide, gap := at, at.Dx()/6, at.Dx()/40
	switch {
	case len(a.tracks) == 0:
	case a.rows:
		wide = at.Dy() / 10
		board = image.Rect(at.Min.X, at.Min.Y+wide+2*gap, at.Max.X, at.Max.Y-wide-2*gap)
		a.tracks[1].SetLayout(image.Rect(at.Min.X+gap, at.Min.Y+gap, at.Max.X-gap, at.Min.Y+gap+wide), tracks.Above)
		a.tracks[0].SetLayout(image.Rect(at.Min.X+gap, at.Max.Y-gap-wide, at.Max.X-gap, at.Max.Y-gap), tracks.Below)
	default:
		board = image.Rect(at.Min.X+wide+2*gap, at.Min.Y, at.Max.X-wide-2*gap, at.Max.Y)
		a.tracks[1].SetLayout(image.Rect(at.Min.X+gap, at.Min.Y+gap, at.Min.X+gap+wide, at.Max.Y-gap), tracks.Left)
		a.tracks[0].SetLayout(image.Rect(at.Max.X-gap-wide, at.Min.Y+gap, at.Max.X-gap, at.Max.Y-gap), tracks.Right)
	}
	a.board.SetLayout(board, 0)
}

func (a *turnAnimation) rewind() {
	a.board.SetView(a.scene.Before.View)
	for _, k := range a.tracks {
		k.SetView(a.scene.Before.View)
	}
}

func (a *turnAnimation) begin() {
	a.board.Play(a.scene.Events, a.scene.After)
	for _, k := range a.tracks {
		k.Play(a.scene.Events, a.scene.After)
	}
}

func (a *turnAnimation) update() bool {
	dirty := a.board.Update()
	for _, k := range a.tracks {
		dirty = k.Update() || dirty
	}
	return dirty
}

func (a *turnAnimation) running() bool {
	for _, k := range a.tracks {
		if k.Animating() {
			return true
		}
	}
	return a.board.Animating()
}

func (a *turnAnimation) draw(dst *ebiten.Image) {
	if len(a.tracks) > 0 { // markers reach over their tracks
		dst.SubImage(a.at).(*ebiten.Image).Fill(a.look.Theme.Paper)
	}
	a.board.Draw(dst)
	for _, k := range a.tracks {
		k.Draw(dst)
	}
}

// offerAnimation is a slide being offered: the marker pulses, its two targets show.
type offerAnimation struct {
	turnAnimation
	ticks int // of the pulse still to be shown
}

// offerTicks is a little more than one swelling of the marker.
const offerTicks = 60

func (a *offerAnimation) rewind() {
	a.turnAnimation.rewind()
	a.tracks[0].SetOffer()
}

func (a *offerAnimation) begin() {
	a.tracks[0].SetOffer(3, 5)
	a.ticks = offerTicks
}

func (a *offerAnimation) update() bool {
	a.ticks--
	return a.turnAnimation.update()
}

func (a *offerAnimation) running() bool { return a.ticks > 0 }

// curtainAnimation lets the curtain between two players fall.
type curtainAnimation struct {
	look    render.Look
	curtain curtain.Curtain
	at      image.Rectangle
	moves   bool
}

func (a *curtainAnimation) place(at image.Rectangle) {
	a.at = at
	a.curtain.SetLayout(at, a.look)
}

func (a *curtainAnimation) rewind() {
	a.curtain = curtain.Curtain{}
	a.curtain.SetLayout(a.at, a.look)
}

func (a *curtainAnimation) begin() {
	a.curtain.Drop()
	a.moves = true
}

func (a *curtainAnimation) update() bool {
	dirty := a.curtain.Update()
	a.moves = a.moves && !a.curtain.Closed()
	return dirty
}

func (a *curtainAnimation) running() bool { return a.moves }

func (a *curtainAnimation) draw(dst *ebiten.Image) {
	area := dst.SubImage(a.at).(*ebiten.Image) // the strips come from above
	area.Fill(a.look.Theme.Paper)
	a.curtain.Draw(area)
}
