package play

import "yanyi/render"

// suited is the look with the faces the game is usually played with, unless the
// player has chosen some (look.md §5 Faces).
func (p *Page) suited(look render.Look) render.Look {
	if p.info.Figures && p.session.Settings.Faces == "" && p.session.Params.Pieces == "" {
		look.Faces = render.Figures
	}
	return look
}
