package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// introduced is what needs no introduction in this game any more: its discs, and the zoom.
type introduced struct{ discs, fingers bool }

// introduce explains to a player, once in all games and one at a time, the discs beside the
// emperor and what two fingers do on a small board.
func (p *Page) introduce(in *ui.Input) {
	if p.now == nil || p.view.Framed || p.now.May.Free || p.now.Over || p.now.May.Here == 0 || p.session.Stack.Said() != "" || p.board.Animating() {
		return
	}
	info := p.table.Info()
	switch told := &p.introduced; {
	case !told.discs:
		told.discs = true
		isDisc := func(l game.Landmark) bool { return l.Kind == game.AlliancePoint }
		if slices.ContainsFunc(info.Board.Landmarks, isDisc) && !p.now.View.Diplomacy.Spent {
			p.session.Once("discs", locale.T(gametext.Worded(info, "play.told.discs")))
		}
	case !told.fingers && in.Touch && p.view.Phone():
		told.fingers = true
		p.session.Once("fingers", locale.T("play.told.fingers"))
	}
}
