package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// introduced is what needs no introduction in this game any more: its discs, and the zoom, about
// which it has said a line.
type introduced struct {
	discs, fingers bool
	line           string
}

// introduce explains to a player, once in all games and one at a time, the discs beside the
// emperor and what two fingers do on a small board.
func (p *Page) introduce(in *ui.Input) {
	if p.now == nil || p.view.Framed || p.now.May.Free || p.now.Over || p.now.May.Here == 0 || p.session.Stack.Said() != "" || p.board.Speaks() || p.board.Animating() {
		return
	}
	switch told := &p.introduced; {
	case !told.discs:
		if disc := p.lowestDisc(); disc == game.NoSquare || !p.overlaid() {
			told.discs = true
			if disc != game.NoSquare && p.session.First("discs") {
				p.board.Explain(locale.T(gametext.Worded(p.table.Info(), "play.told.discs")), disc)
			}
		}
	case !told.fingers && in.Touch && p.view.Phone():
		told.fingers = true
		if p.session.First("fingers") {
			told.line = locale.T("play.told.fingers")
			p.session.Say(told.line)
		}
	}
}

// endIntroduction takes the line away when the game is over: it is not about the result.
func (p *Page) endIntroduction() {
	if line := p.introduced.line; p.now.Over && line != "" && p.session.Stack.Said() == line {
		p.session.Stack.Hush()
	}
}

// lowestDisc is the alliance point that lies lowest in the view, below which a line covers
// none, NoSquare if there are none or no alliance can be formed.
func (p *Page) lowestDisc() game.Square {
	lowest, most := game.NoSquare, 0.0
	if p.now.View.Diplomacy.Spent {
		return lowest
	}
	for _, l := range p.table.Info().Board.Landmarks {
		if l.Kind != game.AlliancePoint {
			continue
		}
		if _, y := p.board.Center(l.Square); lowest == game.NoSquare || y > most {
			lowest, most = l.Square, y
		}
	}
	return lowest
}
