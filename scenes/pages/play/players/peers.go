package players

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Peers describe the people who play elsewhere.
type Peers interface {
	Presence(s game.Seat) Presence
	// Named is the player of a seat, with the seat and, for little room, without; "" where all
	// play here.
	Named(s game.Seat) (who, short string)
	// Told is what a person says, or that the person is absent; "" for nothing.
	Told(s game.Seat) string
}

// nobody is a game that all play here.
type nobody struct{}

func (nobody) Presence(game.Seat) Presence         { return Local }
func (nobody) Named(game.Seat) (who, short string) { return "", "" }
func (nobody) Told(game.Seat) string               { return "" }

// Presence is whether the person of a seat is connected, shown by a dot at the emblem.
type Presence uint8

// The states of presence.
const (
	Local   Presence = iota // a computer's, or a person's here
	Present                 // here
	Weak                    // with a weak connection
	Absent                  // not here
)

const presenceSize = 12.0

// presence draws the presence of a person over the emblem's upper right corner.
func (p *Players) presence(s game.Seat, face ui.Part) ui.Part {
	presence := p.Peers.Presence(s)
	if presence == Local {
		return face
	}
	return ui.Over(face, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		dot := canvas.Shape{Radius: presenceSize / 2, Line: 2, Fill: c.Theme.Card, Stroke: c.Theme.Ink3}
		switch presence {
		case Present:
			dot.Fill, dot.Stroke = c.Theme.Hint, c.Theme.Card
		case Weak:
			dot.Stroke = c.Theme.Warn
		}
		c.Shape(canvas.Box(r.Right()-presenceSize, r.Y, presenceSize, presenceSize), dot)
	}))
}

// said is the line about a person elsewhere, smaller in little room, or only the dot.
func (f *facts) said() ui.Part {
	return ui.Text(theme.Caption, f.told, f.m.Screen.Theme.GoldText).Try(saidTight, f.told).OrNone().Wide(0).Grow()
}

var saidTight = theme.Role{Size: 11, Line: 16}
