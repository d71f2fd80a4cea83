package play

import (
	"yanyi/game"
)

// signs are the small figures below characters, which fade as the player moves kinds correctly.
type signs struct {
	first bool // it is a beginner's game, which has them unless chosen otherwise
	ply   int  // turns already examined
	wrong int  // the turn that a coach warned of, by its ply
}

// signed reports whether there are any.
func (p *Page) signed() bool {
	chosen := p.session.Settings.Signs
	return chosen == "on" || chosen == "" && p.signs.first
}

// flipSigns shows them, as plainly as at first, or hides them.
func (p *Page) flipSigns() {
	s := p.session
	if p.signed() {
		s.Settings.Signs = "off"
	} else {
		s.Settings.Signs = "on"
		s.RenewSigns()
	}
	s.ApplySettings()
}

// learn notes which kinds the person here has moved. A turn counts once it is answered, because
// it may be taken back until then, and not if the coach has warned of it.
func (p *Page) learn() {
	g := &p.signs
	moves, may := p.table.Line().Moves(), p.table.May()
	switch {
	case may.Warned.Open:
		g.wrong = len(moves)
	case g.wrong > len(moves): // it was taken back
		g.wrong = 0
	}
	for g.ply = min(g.ply, len(moves)); g.ply+1 < len(moves); g.ply++ {
		m := moves[g.ply]
		if !may.Here.Has(m.Seat) || g.wrong == g.ply+1 || !p.signed() {
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
