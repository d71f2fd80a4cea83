package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
)

// markTargets marks where the selected piece may go: gold where only a stratagem
// leads, with a badge where both pieces leave, and the other ways to say the same
// move (a rook to castle with, the king to change places with).
func (p *Page) markTargets(m *render.Marks) {
	for _, t := range p.targets {
		target := render.Target{Square: t.Square, Capture: t.Capture}
		target.Stratagem, target.Exchange = p.basis(t.Square)
		if target.Stratagem {
			m.Barriers = p.barriers(m.Barriers, t.Square)
		}
		target.Allies = p.allies(t.Square)
		m.Targets = append(m.Targets, target)
	}
	if p.session.Settings.Targets {
		for _, a := range p.aliases() {
			m.Targets = append(m.Targets, render.Target{Square: a.square, Stratagem: false})
		}
	}
	m.Due = p.due(m.Due)
	p.markDemo(m)
}

// allies reports whether the selected piece makes an alliance by going to a square.
func (p *Page) allies(to game.Square) bool {
	if !p.info.Board.Marked(to, game.AlliancePoint) {
		return false
	}
	for _, t := range p.table.Hand().Left() {
		if t.To() == to && p.table.Match().Brings(t, game.Allied) {
			return true
		}
	}
	return false
}

// basis tells whether every way of the selected piece to a square rests on a
// stratagem, and whether going there is an exchange.
func (p *Page) basis(to game.Square) (stratagem, exchange bool) {
	stratagem = true
	for _, t := range p.table.Hand().Left() {
		if t.To() != to {
			continue
		}
		n, traded := 0, false
		if t.Promotion() == game.NoKind && t.Second() == game.NoKind {
			n, traded = p.table.Match().Basis(t)
		}
		stratagem, exchange = stratagem && n != 0, exchange || traded
	}
	return stratagem, exchange
}

// barriers appends the pieces that would have barred the base rules' way of the
// selected piece to a square: its leg, its eye, what stands between.
func (p *Page) barriers(dst []game.Square, to game.Square) []game.Square {
	for _, t := range p.table.Hand().Left() {
		if t.To() == to {
			return p.table.Match().Barriers(dst, t)
		}
	}
	return dst
}

// due appends the actor's pieces that go stale with this turn unless it is they that
// move (stratagem.md §5 水中停滯).
func (p *Page) due(dst []game.Square) []game.Square {
	if !p.table.Live() {
		return dst
	}
	return p.table.Match().Due(dst)
}

// staleLine warns whoever is to move of a piece that goes stale with this turn, "" if
// there is none.
func (p *Page) staleLine() string {
	if len(p.marks.Due) == 0 || !p.table.Hand().Active() {
		return ""
	}
	return p.dueAt(p.marks.Due[0])
}

// dueAt says of a piece with which turn it goes stale.
func (p *Page) dueAt(sq game.Square) string {
	return locale.T("event.strat.stale.warn", locale.Num("n", p.table.Ply()+1), named1("piece", p.pieceWord(sq)))
}

// deadlines are the names of the turn below the pieces that must move in it.
func (p *Page) deadlines(tags []tag) []tag {
	for _, sq := range p.marks.Due {
		tags = append(tags, tag{square: sq, due: true, text: locale.T("event.turn.ply", locale.Num("n", p.table.Ply()+1))})
	}
	return tags
}
