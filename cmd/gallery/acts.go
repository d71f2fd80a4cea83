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

// act is an animation on the wall, placed and drawn in device pixels.
type act interface {
	place(at image.Rectangle)
	rewind()      // shows how it begins
	begin()       // plays
	update() bool // one tick; whether it must be drawn
	running() bool
	draw(dst *ebiten.Image)
}

// billed is an act with its name; making it paints nothing yet.
type billed struct {
	name string
	size int
	make func(render.Look) act
}

// Sides of the animations in pixels: those made by hand, and the turns of games.
const filmSize, turnSize = 480, 320

// bill is all animations and what a board can be marked with: scenes made by hand,
// what stands beside a board, and everything that can happen in each variant.
func bill() ([]billed, error) {
	var all []billed
	add := func(s sample.Scene, size int, rows bool) {
		name := s.Name
		if rows {
			name += "-rows"
		}
		all = append(all, billed{name, size, func(look render.Look) act { return newTurnAct(s, look, rows) }})
	}
	for _, s := range sample.Scenes() {
		add(s, filmSize, false)
	}
	for _, m := range markedBoards() {
		all = append(all, billed{m.name, filmSize, func(look render.Look) act {
			still := sample.Scene{Name: m.name, Before: m.game}
			return &markedAct{*newTurnAct(still, look, false), m.marks}
		}})
	}
	for _, rows := range []bool{false, true} {
		name := "offer"
		if rows {
			name += "-rows"
		}
		all = append(all, billed{name, filmSize, func(look render.Look) act {
			g := sample.Xiangqi()
			g.View.Seats[game.First].Track, g.View.Seats[game.First].Active = 4, 4
			return &offerAct{turnAct: *newTurnAct(sample.Scene{Name: name, Before: g}, look, rows)}
		}})
	}
	all = append(all, billed{"curtain", filmSize, func(look render.Look) act { return &curtainAct{look: look} }})
	played, err := turns()
	for _, s := range played {
		add(s, turnSize, false)
		if s.Before.Info.Stratagems == game.OnTracks && s.Events[0].Type == game.Slid {
			add(s, turnSize, true)
		}
	}
	return all, err
}

// turnAct plays a turn on a board, and on the tracks beside it where a game has
// them.
type turnAct struct {
	scene  sample.Scene
	look   render.Look
	board  *render.Board
	tracks []*tracks.Track
	rows   bool // tracks above and below
	at     image.Rectangle
}

func newTurnAct(s sample.Scene, look render.Look, rows bool) *turnAct {
	a := &turnAct{scene: s, look: look, board: render.NewBoard(s.Before.Info), rows: rows}
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

func (a *turnAct) place(at image.Rectangle) {
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

func (a *turnAct) rewind() {
	a.board.SetView(a.scene.Before.View)
	for _, k := range a.tracks {
		k.SetView(a.scene.Before.View)
	}
}

func (a *turnAct) begin() {
	a.board.Play(a.scene.Events, a.scene.After)
	for _, k := range a.tracks {
		k.Play(a.scene.Events, a.scene.After)
	}
}

func (a *turnAct) update() bool {
	dirty := a.board.Update()
	for _, k := range a.tracks {
		dirty = k.Update() || dirty
	}
	return dirty
}

func (a *turnAct) running() bool {
	for _, k := range a.tracks {
		if k.Animating() {
			return true
		}
	}
	return a.board.Animating()
}

func (a *turnAct) draw(dst *ebiten.Image) {
	if len(a.tracks) > 0 { // markers reach over their tracks
		dst.SubImage(a.at).(*ebiten.Image).Fill(a.look.Theme.Paper)
	}
	a.board.Draw(dst)
	for _, k := range a.tracks {
		k.Draw(dst)
	}
}

// offerAct is a slide being offered: the marker pulses, its two targets show.
type offerAct struct {
	turnAct
	ticks int // of the pulse still to be shown
}

// offerTicks is a little more than one swelling of the marker.
const offerTicks = 60

func (a *offerAct) rewind() {
	a.turnAct.rewind()
	a.tracks[0].SetOffer()
}

func (a *offerAct) begin() {
	a.tracks[0].SetOffer(3, 5)
	a.ticks = offerTicks
}

func (a *offerAct) update() bool {
	a.ticks--
	return a.turnAct.update()
}

func (a *offerAct) running() bool { return a.ticks > 0 }

// curtainAct lets the curtain between two players fall.
type curtainAct struct {
	look    render.Look
	curtain curtain.Curtain
	at      image.Rectangle
	moves   bool
}

func (a *curtainAct) place(at image.Rectangle) {
	a.at = at
	a.curtain.SetLayout(at, a.look)
}

func (a *curtainAct) rewind() {
	a.curtain = curtain.Curtain{}
	a.curtain.SetLayout(a.at, a.look)
}

func (a *curtainAct) begin() {
	a.curtain.Drop()
	a.moves = true
}

func (a *curtainAct) update() bool {
	dirty := a.curtain.Update()
	a.moves = a.moves && !a.curtain.Closed()
	return dirty
}

func (a *curtainAct) running() bool { return a.moves }

func (a *curtainAct) draw(dst *ebiten.Image) {
	area := dst.SubImage(a.at).(*ebiten.Image) // the strips come from above
	area.Fill(a.look.Theme.Paper)
	a.curtain.Draw(area)
}
