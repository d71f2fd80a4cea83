package play

import (
	"yanyi/game"
	"yanyi/render"
)

// suited is the look with the faces the game is usually played with, unless the
// player has chosen some: 百格 has figures (look.md §5 Faces).
func (p *Page) suited(look render.Look) render.Look {
	if p.info.Board.Style == game.Hundred && p.shell.Settings.Faces == "" && p.shell.Params.Pieces == "" {
		look.Faces = render.Figures
	}
	return look
}
