package play

import (
	"yanyi/game"
	"yanyi/scenes/ui"
)

// aids are what helps a person to see.
type aids struct {
	signs signs
	helps ui.Scroll // of the list of it
}

// signs are the small figures below characters, which fade for every kind of piece as one
// moves it rightly.
type signs struct {
	first bool // it is a beginner's game, which has them unless chosen otherwise
	ply   int  // turns that were looked at
	wrong int  // the turn that a coach warned of, by how many there were with it
}

// shown reports whether there are any.
func (g *signs) shown(p *Page) bool {
	chosen := p.session.Settings.Signs
	return chosen == "on" || chosen == "" && g.first
}

// flip has them shown, as plainly as at first, or not.
func (g *signs) flip(p *Page) func() {
	return func() {
		s := p.session
		if g.shown(p) {
			s.Settings.Signs = "off"
		} else {
			s.Settings.Signs = "on"
			s.RenewSigns()
		}
		s.ApplySettings()
	}
}

// learn notes which kinds the person here has moved. A turn counts once it is answered, for
// until then it may be taken back, and not if the coach has warned of it.
func (g *signs) learn(p *Page) {
	moves, may := p.table.Line().Moves(), p.table.May()
	switch {
	case may.Warned.Open:
		g.wrong = len(moves)
	case g.wrong > len(moves): // it was taken back
		g.wrong = 0
	}
	for g.ply = min(g.ply, len(moves)); g.ply+1 < len(moves); g.ply++ {
		m := &moves[g.ply]
		if !may.Here.Has(m.Seat) || g.wrong == g.ply+1 || !g.shown(p) {
			continue
		}
		for i := range m.Events {
			if e := &m.Events[i]; e.Type == game.Moved {
				p.session.MovedRightly(e.Piece.Kind())
				break
			}
		}
	}
}
