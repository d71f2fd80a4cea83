package board

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
)

// mark marks what is selected, where it may go, what moved last and what is proposed.
func (b *Board) mark() {
	m := render.NoMarks()
	m.Drag = b.marks.Drag
	m.Targets, m.Barriers, m.Threats = b.marks.Targets[:0], b.marks.Barriers[:0], b.marks.Threats[:0]
	m.Selected, m.Cursor = b.Selected(), b.cursor
	m.Due = b.now.Due()
	b.markTargets(&m)
	b.markDemo(&m)
	b.markStake(&m)
	b.markThreats(&m)
	b.markLast(&m)
	b.markHint(&m)
	b.marks = m
	b.board.SetMarks(m)
	b.moved = true
}

// markTargets marks where the selected piece may go: gold where only a stratagem
// leads, with a badge where both pieces leave, and the other ways to say the same
// move (a rook to castle with, the king to change places with).
func (b *Board) markTargets(m *render.Marks) {
	b.targets = b.targets[:0]
	if !b.now.Settings.Targets {
		return
	}
	b.targets = b.now.Hand.Targets(b.targets, b.now.Shown)
	for _, t := range b.targets {
		target := render.Target{Square: t.Square, Capture: t.Capture, Allies: b.allies(t.Square)}
		target.Stratagem, target.Exchange = b.basis(t.Square)
		if target.Stratagem {
			m.Barriers = b.barriers(m.Barriers, t.Square)
		}
		m.Targets = append(m.Targets, target)
	}
	for _, a := range b.aliases(b.now.Hand) {
		m.Targets = append(m.Targets, render.Target{Square: a.square})
	}
}

// turnsTo is the turns of the selected piece to a square.
func (b *Board) turnsTo(to game.Square, each func(t game.Turn) (more bool)) {
	for _, t := range b.now.Hand.Left() {
		if t.To() == to && !each(t) {
			return
		}
	}
}

// allies reports whether the selected piece makes an alliance by going to a square.
func (b *Board) allies(to game.Square) (yes bool) {
	if !b.info.Board.Marked(to, game.AlliancePoint) {
		return false
	}
	b.turnsTo(to, func(t game.Turn) bool {
		yes = b.now.Match.Brings(t, game.Allied)
		return !yes
	})
	return yes
}

// basis tells whether every way of the selected piece to a square rests on a
// stratagem, and whether going there is an exchange.
func (b *Board) basis(to game.Square) (stratagem, exchange bool) {
	stratagem = true
	b.turnsTo(to, func(t game.Turn) bool {
		n, traded := 0, false
		if t.Promotion() == game.NoKind && t.Second() == game.NoKind {
			n, traded = b.now.Match.Basis(t)
		}
		stratagem, exchange = stratagem && n != 0, exchange || traded
		return true
	})
	return stratagem, exchange
}

// barriers appends the pieces that would have barred the base rules' way of the
// selected piece to a square: its leg, its eye, what stands between.
func (b *Board) barriers(dst []game.Square, to game.Square) []game.Square {
	b.turnsTo(to, func(t game.Turn) bool {
		dst = b.now.Match.Barriers(dst, t)
		return false
	})
	return dst
}

// markDemo marks what the stratagem under the pointer would add.
func (b *Board) markDemo(m *render.Marks) {
	if len(b.told.Demo) == 0 || m.Selected != game.NoSquare {
		return
	}
	for _, t := range b.told.Demo {
		taken := b.now.View.Cells[t.To()].Piece != game.NoPiece
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: taken, Stratagem: true})
	}
	m.Hint, m.HasHint = b.told.Demo[b.told.DemoNow%len(b.told.Demo)], true
}

// ShowDemo shows another move of what a stratagem would add.
func (b *Board) ShowDemo(n int) {
	b.told.DemoNow = n
	b.mark()
}

// markStake keeps the mark on the square of an exchange that waits.
func (b *Board) markStake(m *render.Marks) {
	if t, ok := b.now.Hand.Proposed(); ok && b.now.Match.Stake(t) == match.Exchange {
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: true, Stratagem: true, Exchange: true})
	}
}

// markThreats marks who could take the selected piece, where that is not plain to
// see (three-kingdoms.md §3 Turn: by rank).
func (b *Board) markThreats(m *render.Marks) {
	from := b.now.Hand.Selected()
	if from != game.NoSquare && b.now.Live && b.now.Settings.Targets {
		m.Threats = b.now.Match.Threats(m.Threats, from, b.considered())
	}
}

// considered is where the selected piece is thought to stand: on the target under
// the pointer or the cursor, else where it stands.
func (b *Board) considered() game.Square {
	for _, sq := range [...]game.Square{b.rested(), b.cursor, b.pointer.hover} {
		if sq != game.NoSquare && b.now.Hand.IsTarget(sq) {
			return sq
		}
	}
	return b.now.Hand.Selected()
}

// rested is the square under a finger on the board, or NoSquare.
func (b *Board) rested() game.Square {
	if g := &b.pointer.gesture; g.held && g.from == game.NoSquare {
		return g.began
	}
	return game.NoSquare
}

// consider marks anew who could take the selected piece once the pointer is
// elsewhere.
func (b *Board) consider() {
	if b.now.Match.Threatens() && b.now.Hand.Selected() != game.NoSquare {
		b.mark()
	}
}

// Threatened reports whether pieces are marked that could take the selected one.
func (b *Board) Threatened() bool { return len(b.marks.Threats) > 0 }

// Gold reports whether gold marks stand on the board.
func (b *Board) Gold() bool {
	for i := range b.marks.Targets {
		if b.marks.Targets[i].Stratagem {
			return true
		}
	}
	return false
}

// markLast marks the last turn: where it went, what it turned over and still stands
// there, and the ghosts of the kings that fell.
func (b *Board) markLast(m *render.Marks) {
	last := b.now.Last
	if last == nil {
		return
	}
	if !last.Resigned && b.now.Settings.LastMove {
		m.LastFrom, m.LastTo = last.Turn.From(), last.Turn.To()
	}
	for i := range last.Events {
		switch e := &last.Events[i]; {
		case e.Type == game.Absorbed:
			m.Fallen = append(m.Fallen, render.Fallen{Square: e.From, Piece: game.NewPiece(game.King, e.Other)})
		case e.Type == game.Revealed && b.now.Settings.LastMove && b.now.Piece(e.From) == e.Became:
			m.Revealed = append(m.Revealed, render.Reveal{Square: e.From, Was: e.Piece, Is: e.Became})
		}
	}
}

// markHint shows the turn that waits to be confirmed or chosen further, else the one
// proposed to the person.
func (b *Board) markHint(m *render.Marks) {
	h := b.now.Hand
	if t, ok := h.Proposed(); ok {
		m.Hint, m.HasHint = t, true
	} else if to := h.Aimed(); to != game.NoSquare {
		m.Hint, m.HasHint = game.Move(h.Selected(), to), true
	} else if t, ok := b.now.Hint(); ok && b.now.Live {
		m.Hint, m.HasHint = t, true
	}
}
