package players

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Peers describe the people who play elsewhere.
type Peers interface {
	Lamp(s game.Seat) Lamp
	// Named is the player of a seat, with the seat and, for little room, without; "" where all
	// play here.
	Named(s game.Seat) (who, short string)
	// Told is what a person says, or that the person is absent; "" for nothing.
	Told(s game.Seat) string
}

// nobody is a game that all play here.
type nobody struct{}

func (nobody) Lamp(game.Seat) Lamp                 { return NoLamp }
func (nobody) Named(game.Seat) (who, short string) { return "", "" }
func (nobody) Told(game.Seat) string               { return "" }

// Lamp is a dot at an emblem that shows whether a person is there.
type Lamp uint8

// The lamps.
const (
	NoLamp Lamp = iota // a computer's, or a person's here
	Bright             // here
	Dim                // with a weak connection
	Dark               // not here
)

const lampSize = 12.0

// lamp is a person's lamp over the emblem's upper right corner.
func (p *Players) lamp(s game.Seat, face ui.Part) ui.Part {
	lamp := p.Peers.Lamp(s)
	if lamp == NoLamp {
		return face
	}
	return ui.Over(face, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		dot := canvas.Shape{Radius: lampSize / 2, Line: 2, Fill: c.Theme.Card, Stroke: c.Theme.Ink3}
		switch lamp {
		case Bright:
			dot.Fill, dot.Stroke = c.Theme.Hint, c.Theme.Card
		case Dim:
			dot.Stroke = c.Theme.Warn
		}
		c.Shape(canvas.Box(r.Right()-lampSize, r.Y, lampSize, lampSize), dot)
	}))
}

// said is the line about a person elsewhere, smaller in little room, or only the lamp.
func (f *facts) said() ui.Part {
	return ui.Text(theme.Caption, f.told, f.m.Screen.Theme.GoldText).Try(saidTight, f.told).OrNone().Wide(0).Grow()
}

var saidTight = theme.Role{Size: 11, Line: 16}
