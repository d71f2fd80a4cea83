package board

import (
	"slices"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/pages/play/moment"
)

// mark marks the selected piece, its targets, the last move and the proposed one.
func (b *Board) mark() {
	m := render.NoMarks()
	if b.over.Ahead != nil {
		b.markAhead(&m)
		return
	}
	m.Advised = append(b.marks.Advised[:0], b.over.Advised...)
	if len(b.over.Refuted) > 1 { // numbered; a single one looks like a hint
		m.Advised = append(m.Advised, b.over.Refuted...)
	}
	m.Drawn = append(b.marks.Drawn[:0], b.over.Drawn...)
	m.Rays, m.Dangers = b.marks.Rays[:0], b.marks.Dangers[:0]
	m.Targets, m.Barriers, m.Threats = b.marks.Targets[:0], b.marks.Barriers[:0], b.marks.Threats[:0]
	m.Selected, m.Cursor = b.Selected(), b.Cursor()
	if b.now.Blind { // any other mark would show a piece
		b.markMove(&m)
		b.markHint(&m)
		m.Ghost = false
		b.set(m)
		return
	}
	m.Due = b.now.Due()
	b.markTargets(&m)
	b.markDemo(&m)
	b.markStake(&m)
	b.markThreats(&m)
	b.markPressure(&m)
	b.markLast(&m)
	b.markHint(&m)
	b.set(m)
}

func (b *Board) set(m render.Marks) {
	b.marks = m
	b.SetMarks(m)
}

// markAhead marks the turn that leads to the future moment, and the one after it.
func (b *Board) markAhead(m *render.Marks) {
	if last := b.over.Ahead.Last; last != nil && !last.Resigned {
		m.LastFrom, m.LastTo = last.Turn.From(), last.Turn.To()
	}
	if next := b.over.Ahead.Next; next != game.NoTurn {
		m.Hint, m.HasHint = next, true
	}
	b.set(*m)
}

// markTargets marks where the selected piece may go: gold where only a stratagem allows it,
// with a badge where both pieces leave, and the other ways to enter the same move (a rook to
// castle with, the king to change places with).
func (b *Board) markTargets(m *render.Marks) {
	if !b.now.Settings.Targets {
		return
	}
	if from := b.now.Hand.Selected(); from != game.NoSquare {
		m.Domain = b.info.Board.DomainOf(b.now.Piece(from))
	}
	if b.now.Chosen() != game.NoSquare {
		for _, t := range b.now.Hand.Left() {
			if t.Flip() || slices.ContainsFunc(m.Targets, func(known render.Target) bool { return known.Square == t.To() }) {
				continue
			}
			target := render.Target{Square: t.To(), Capture: b.now.Piece(t.To()) != game.NoPiece && !t.Swap(), Allies: b.allies(t.To())}
			if target.Stratagem, target.Exchange = b.basis(t.To()); target.Stratagem {
				m.Barriers = b.barriers(m.Barriers, t.To())
			}
			m.Targets = append(m.Targets, target)
		}
	}
	for _, a := range b.aliases() {
		m.Targets = append(m.Targets, render.Target{Square: a.square})
	}
}

// allies reports whether the selected piece makes an alliance by going to a square.
func (b *Board) allies(to game.Square) (yes bool) {
	if b.now.Hand.Ahead() || !b.info.Board.Marked(to, game.AlliancePoint) {
		return false
	}
	b.turnsTo(to, func(t game.Turn) bool {
		yes = b.now.Preview.Brings(t, game.Allied)
		return !yes
	})
	return yes
}

// barriers appends the pieces that would have barred the base rules' way of the selected piece
// to a square: its leg, its eye, pieces in between.
func (b *Board) barriers(dst []game.Square, to game.Square) []game.Square {
	b.turnsTo(to, func(t game.Turn) bool {
		dst = b.now.Preview.Barriers(dst, t)
		return false
	})
	return dst
}

// markDemo marks what the stratagem under the pointer would add.
func (b *Board) markDemo(m *render.Marks) {
	if len(b.over.Demo) == 0 || m.Selected != game.NoSquare {
		return
	}
	for _, t := range b.over.Demo {
		taken := b.now.View.Cells[t.To()].Piece != game.NoPiece
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: taken, Stratagem: true})
	}
	m.Hint, m.HasHint = b.over.DemoNow, true
}

// ShowDemo shows another move of what a stratagem would add.
func (b *Board) ShowDemo(t game.Turn) {
	b.over.DemoNow = t
	b.mark()
}

// markStake keeps the mark on the square of an exchange that waits.
func (b *Board) markStake(m *render.Marks) {
	if t, ok := b.now.Hand.Proposed(); ok && b.now.Preview.Stake(t) == match.Exchange {
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: true, Stratagem: true, Exchange: true})
	}
}

// markThreats marks the pieces that could take the selected one, where that is not obvious
// (game/darkchess/README.md, Turn: by rank).
func (b *Board) markThreats(m *render.Marks) {
	from := b.now.Hand.Selected()
	if from != game.NoSquare && b.now.Live && b.now.Settings.Targets && !b.now.Hand.Ahead() {
		m.Threats = b.now.Preview.Threats(m.Threats, from, b.considered())
	}
}

// markPressure joins the considered square to all pieces that attack or guard it, and marks the
// viewer's pieces that the other players together could take.
func (b *Board) markPressure(m *render.Marks) {
	if b.pressed != game.NoSquare {
		for _, p := range b.pressing(b.pressed) {
			m.Rays = append(m.Rays, render.Ray{From: p.From, To: b.pressed, Color: b.now.Color(p.By), Dashed: p.Guards})
		}
	}
	if you := b.now.You(); b.now.Settings.Dangers && helps(b.now) && you != game.NoSeat && b.now.Actor() == you && len(b.info.Seats) > 2 {
		m.Dangers = append(m.Dangers, b.now.Preview.Endangered(you)...)
	}
}

// helps reports whether aids may be shown.
func helps(m *moment.Moment) bool { return m.Live && !m.Over && m.May.Hint }

// pressing lists the attackers and guards of a square, if that aid is on.
func (b *Board) pressing(sq game.Square) []advice.Pressing {
	if !b.now.Settings.Points || !helps(b.now) {
		return nil
	}
	if b.now.Hand.IsTarget(sq) && !b.now.Hand.Ahead() { // the piece in hand would stand there
		var list []advice.Pressing
		b.turnsTo(sq, func(t game.Turn) bool {
			list = b.now.Preview.PressureAfter(t, sq)
			return false
		})
		return list
	}
	return b.now.Preview.Pressure(sq)
}

// press shows the attackers and guards of a square, NoSquare for none.
func (b *Board) press(sq game.Square) {
	if sq != b.pressed {
		b.pressed = sq
		b.mark()
	}
}

// considered is the square on which the selected piece is assumed to stand: the target under
// the pointer or the cursor, else where it stands.
func (b *Board) considered() game.Square {
	for _, sq := range [...]game.Square{b.Rested(), b.Cursor(), b.Under()} {
		if sq != game.NoSquare && b.now.Hand.IsTarget(sq) {
			return sq
		}
	}
	return b.now.Hand.Selected()
}

// consider marks anew the pieces that could take the selected one after the pointer has moved.
func (b *Board) consider() {
	if b.now.Preview.Threatens() && b.now.Hand.Selected() != game.NoSquare {
		b.mark()
	}
}

// Domain lists the squares that the selected piece can ever reach, nil if that is not marked.
func (b *Board) Domain() *game.Domain { return b.marks.Domain }

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

// markLast marks the last turn: where it went, the piece it turned over if that still stands
// there, and the ghosts of the kings that fell.
func (b *Board) markLast(m *render.Marks) {
	last := b.now.Last
	if last == nil {
		return
	}
	b.markMove(m)
	if e := b.earlier(last); e != nil && b.now.Settings.LastMove {
		m.EarlierFrom, m.EarlierTo = e.Turn.From(), e.Turn.To()
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

// markMove marks where the last turn went.
func (b *Board) markMove(m *render.Marks) {
	if last := b.now.Last; last != nil && !last.Resigned && b.now.Settings.LastMove {
		m.LastFrom, m.LastTo = last.Turn.From(), last.Turn.To()
	}
}

// earlier is the last move of the third player: of neither the one who moved last nor the one
// to move. It is nil if the moved piece no longer stands where it went.
func (b *Board) earlier(last *match.Move) *match.Move {
	moves := b.now.Line.Moves()
	for ply := b.now.Ply - 2; ply >= 0; ply-- {
		m := moves[ply]
		if m.Resigned || m.Seat == last.Seat || m.Seat == b.now.Actor() {
			continue
		}
		if b.now.Shown.Cells[m.Turn.To()].Commander == m.Seat {
			return m
		}
		return nil
	}
	return nil
}

// markHint shows the turn to be confirmed or chosen further, else the one proposed.
func (b *Board) markHint(m *render.Marks) {
	h := b.now.Hand
	if t, ok := h.Proposed(); ok {
		m.Hint, m.HasHint, m.Ghost = t, true, true
	} else if to := h.Aimed(); to != game.NoSquare {
		m.Hint, m.HasHint = game.Move(h.Selected(), to), true
	} else if t := b.now.Premove.Turn; t != game.NoTurn && b.now.Live {
		m.Hint, m.HasHint, m.Ghost = t, true, true
	} else if len(b.over.Refuted) == 1 {
		m.Hint, m.HasHint = b.over.Refuted[0], true
	} else if b.now.Hint != game.NoTurn && b.now.Live {
		m.Hint, m.HasHint = b.now.Hint, true
	}
}
