package play

import (
	"yanyi/scenes/draw"
)

// watched reports whether the page only shows a game (mode=replay). The way
// through its moves then stands where a player decides.
func (p *Page) watched() bool { return p.watch }

// bare reports whether the page shows no buttons (controls=0): a page around it
// brings its own.
func (p *Page) bare() bool { return p.session.Params.Controls == "0" }

// watchActions are the buttons of a game that is only shown.
func (p *Page) watchActions() []action {
	return []action{{id: "rotate", icon: draw.IconRotate, key: "play.rotate"}}
}
