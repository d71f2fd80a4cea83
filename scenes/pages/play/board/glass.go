package board

import (
	"yanyi/game"
	"yanyi/scenes/aim"
	"yanyi/scenes/ui"
)

// glass is that of a table.
type glass struct {
	*shared
	aim.Glass
}

// show shows the glass above the finger where points are close.
func (g *glass) show(in *ui.Input, aim game.Square) {
	if g.now.Settings.Glass && g.Show(g.now.Screen.View, in.X, in.Y, aim) {
		g.moved = true
	}
}

func (g *glass) hide() {
	if g.Hide() {
		g.form.MarkDirty()
	}
}
