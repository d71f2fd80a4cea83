package roompanel

import (
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// Another person's phrase appears in a bubble over the board, and fades out at its end.
const (
	fadeTime  = room.Time(600) // ms
	fadeSteps = 6
)

// speaking is the latest phrase of another player that is still shown, and how strongly,
// 0 for none to fadeSteps.
func (c *Panel) speaking() (said host.Talk, strength int) {
	talk := c.people().Talk
	for i := len(talk) - 1; i >= 0; i-- {
		left := talkTime - (c.room.Now - talk[i].At)
		switch by := talk[i].By; {
		case left <= 0:
			return said, 0
		case by != c.people().You && !c.muted(by):
			return talk[i], min(fadeSteps, 1+int(left*fadeSteps/fadeTime))
		}
	}
	return said, 0
}

// Bubble is what another player says, at the edge of the board at which that player sits: turns
// counts quarters from the bottom, 1 is the right. It does not cover the viewer's first two
// rows. It is nothing while nobody says anything.
func (c *Panel) Bubble(board canvas.Rect, turns func(game.Seat) int, still bool) ui.Part {
	if c == nil || c.open {
		return ui.Part{}
	}
	said, strength := c.speaking()
	if strength == 0 {
		return ui.Part{}
	}
	if still {
		strength = fadeSteps
	}
	t := c.session.Theme()
	ground := ui.Paint(func(d *canvas.Canvas, r canvas.Rect) {
		d.Shadow(r, 8, 0.25)
		d.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: 1.5, Fill: d.Theme.Card, Stroke: d.Theme.Gold})
	})
	name, text := c.name(said.By), phraseText(said.Phrase)
	bubble := ui.Over(ground, ui.Pad(14, 8, ui.Column(0,
		ui.Row(6, c.dot(said.By), ui.Text(theme.Caption, name, t.GoldText)), ui.Text(theme.Primary, text, t.Ink).Center())))
	return ui.Faded(float64(strength)/fadeSteps, ui.Floating(func(v ui.View, p *ui.Part) canvas.Rect {
		w := min(p.Width(v), board.W-16)
		return besideSpeaker(board, turns(said.By), w, p.Height(v, w))
	}, bubble))
}

// besideSpeaker is the place of a bubble at the edge of the board where its speaker sits;
// at the sides it stands high, where a cross has its empty corners.
func besideSpeaker(board canvas.Rect, turns int, w, h float64) canvas.Rect {
	const edge = 8
	x, y := board.X+(board.W-w)/2, board.Y+board.H*0.06
	switch turns {
	case 0: // spectators sit with the player at the bottom
		y = board.Y + board.H*0.7 - h
	case 1:
		x = board.Right() - w - edge
	case 2:
		y = board.Y + edge
	default:
		x = board.X + edge
	}
	return canvas.Box(x, y, w, h)
}
