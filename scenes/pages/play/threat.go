package play

import (
	"yanyi/game"
	"yanyi/render"
)

// considered is where the selected piece is thought to stand: on the target under
// the pointer or the cursor, else where it stands.
func (p *Page) considered() game.Square {
	for _, sq := range [...]game.Square{p.rested(), p.cursor, p.hover} {
		if sq != game.NoSquare && p.table.Hand().IsTarget(sq) {
			return sq
		}
	}
	return p.table.Hand().Selected()
}

// markThreats marks who could take the selected piece, where that is not plain to
// see (three-kingdoms.md §3 Turn: by rank).
func (p *Page) markThreats(m *render.Marks) {
	from := p.table.Hand().Selected()
	if from != game.NoSquare && p.table.Live() && p.session.Settings.Targets {
		m.Threats = p.table.Match().Threats(m.Threats, from, p.considered())
	}
}

// consider marks anew who could take the selected piece once the pointer is
// elsewhere.
func (p *Page) consider() {
	if !p.table.Match().Threatens() || p.table.Hand().Selected() == game.NoSquare {
		return
	}
	p.showMarks()
	p.moved = true
}

// rested is the square under a finger on the board, or NoSquare.
func (p *Page) rested() game.Square {
	if p.gesture.held && p.gesture.from == game.NoSquare {
		return p.gesture.began
	}
	return game.NoSquare
}
