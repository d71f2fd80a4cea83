package board

import (
	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
)

// marker marks what may be done and what was done.
type marker struct {
	*shared
	marks   render.Marks
	targets []table.Target
	pressed game.Square // whose attackers and guards are shown, or NoSquare
}

// mark marks what is selected, where it may go, what moved last and what is proposed.
func (k *marker) mark() {
	m := render.NoMarks()
	m.Drag = k.marks.Drag
	if k.over.Ahead != nil {
		k.markAhead(&m)
		return
	}
	m.Advised = append(k.marks.Advised[:0], k.over.Advised...)
	if len(k.over.Refuted) > 1 { // numbered; one alone is as a hint is
		m.Advised = append(m.Advised, k.over.Refuted...)
	}
	m.Drawn = append(k.marks.Drawn[:0], k.over.Drawn...)
	m.Rays, m.Dangers = k.marks.Rays[:0], k.marks.Dangers[:0]
	m.Targets, m.Barriers, m.Threats = k.marks.Targets[:0], k.marks.Barriers[:0], k.marks.Threats[:0]
	m.Selected, m.Cursor = k.Selected(), k.cursor
	m.Due = k.now.Due()
	k.markTargets(&m)
	k.markDemo(&m)
	k.markStake(&m)
	k.markThreats(&m)
	k.markPressure(&m)
	k.markLast(&m)
	k.markHint(&m)
	k.set(m)
}

func (k *marker) set(m render.Marks) {
	k.marks = m
	k.board.SetMarks(m)
	k.moved = true
}

// markAhead marks what leads to the moment that might come, and what comes next.
func (k *marker) markAhead(m *render.Marks) {
	if last := &k.over.Ahead.Last; !last.Resigned {
		m.LastFrom, m.LastTo = last.Turn.From(), last.Turn.To()
	}
	if next := k.over.Ahead.Next; next != game.NoTurn {
		m.Hint, m.HasHint = next, true
	}
	k.set(*m)
}

// markTargets marks where the selected piece may go: gold where only a stratagem
// leads, with a badge where both pieces leave, and the other ways to say the same
// move (a rook to castle with, the king to change places with).
func (k *marker) markTargets(m *render.Marks) {
	k.targets = k.targets[:0]
	if !k.now.Settings.Targets {
		return
	}
	if from := k.now.Hand.Selected(); from != game.NoSquare {
		m.Haunt = k.info.Board.HauntOf(k.now.Piece(from))
	}
	k.targets = k.now.Hand.Targets(k.targets, k.now.Shown)
	for _, t := range k.targets {
		target := render.Target{Square: t.Square, Capture: t.Capture, Allies: k.allies(t.Square)}
		target.Stratagem, target.Exchange = k.basis(t.Square)
		if target.Stratagem {
			m.Barriers = k.barriers(m.Barriers, t.Square)
		}
		m.Targets = append(m.Targets, target)
	}
	for _, a := range k.aliases(k.now.Hand) {
		m.Targets = append(m.Targets, render.Target{Square: a.square})
	}
}

// allies reports whether the selected piece makes an alliance by going to a square.
func (k *marker) allies(to game.Square) (yes bool) {
	if !k.info.Board.Marked(to, game.AlliancePoint) {
		return false
	}
	k.turnsTo(to, func(t game.Turn) bool {
		yes = k.now.Preview.Brings(t, game.Allied)
		return !yes
	})
	return yes
}

// barriers appends the pieces that would have barred the base rules' way of the
// selected piece to a square: its leg, its eye, what stands between.
func (k *marker) barriers(dst []game.Square, to game.Square) []game.Square {
	k.turnsTo(to, func(t game.Turn) bool {
		dst = k.now.Preview.Barriers(dst, t)
		return false
	})
	return dst
}

// markDemo marks what the stratagem under the pointer would add.
func (k *marker) markDemo(m *render.Marks) {
	if len(k.over.Demo) == 0 || m.Selected != game.NoSquare {
		return
	}
	for _, t := range k.over.Demo {
		taken := k.now.View.Cells[t.To()].Piece != game.NoPiece
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: taken, Stratagem: true})
	}
	m.Hint, m.HasHint = k.over.DemoNow, true
}

// ShowDemo shows another move of what a stratagem would add.
func (k *marker) ShowDemo(t game.Turn) {
	k.over.DemoNow = t
	k.mark()
}

// markStake keeps the mark on the square of an exchange that waits.
func (k *marker) markStake(m *render.Marks) {
	if t, ok := k.now.Hand.Proposed(); ok && k.now.Preview.Stake(t) == match.Exchange {
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: true, Stratagem: true, Exchange: true})
	}
}

// markThreats marks who could take the selected piece, where that is not plain to
// see (game/darkchess/README.md, Turn: by rank).
func (k *marker) markThreats(m *render.Marks) {
	from := k.now.Hand.Selected()
	if from != game.NoSquare && k.now.Live && k.now.Settings.Targets {
		m.Threats = k.now.Preview.Threats(m.Threats, from, k.considered())
	}
}

// markPressure joins the square that is told of to all that attack or guard it, and marks
// what the other players together could take of who looks.
func (k *marker) markPressure(m *render.Marks) {
	if k.pressed != game.NoSquare {
		for _, p := range k.pressing(k.pressed) {
			m.Rays = append(m.Rays, render.Ray{From: p.From, To: k.pressed, Color: k.now.Color(p.By), Dashed: p.Guards})
		}
	}
	if you := k.now.You(); k.now.Settings.Dangers && helps(k.now) && you != game.NoSeat && k.now.Actor() == you && len(k.info.Seats) > 2 {
		m.Dangers = append(m.Dangers, k.now.Preview.Endangered(you)...)
	}
}

// helps reports whether anything may be shown that helps a person to see.
func helps(m *moment.Moment) bool { return m.Live && !m.Over && m.May.Hint }

// pressing is who attacks and guards a square, if that is wanted.
func (k *marker) pressing(sq game.Square) []advice.Pressing {
	if !k.now.Settings.Points || !helps(k.now) {
		return nil
	}
	return k.now.Preview.Pressure(sq)
}

// press shows who attacks and guards a square, NoSquare for none.
func (k *marker) press(sq game.Square) {
	if sq != k.pressed {
		k.pressed = sq
		k.mark()
	}
}

// considered is where the selected piece is thought to stand: on the target under
// the pointer or the cursor, else where it stands.
func (k *marker) considered() game.Square {
	for _, sq := range [...]game.Square{k.rested(), k.cursor, k.hover} {
		if sq != game.NoSquare && k.now.Hand.IsTarget(sq) {
			return sq
		}
	}
	return k.now.Hand.Selected()
}

// rested is the square under a finger on the board, or NoSquare.
func (k *marker) rested() game.Square {
	if g := &k.gesture; g.held && g.from == game.NoSquare {
		return g.began
	}
	return game.NoSquare
}

// consider marks anew who could take the selected piece once the pointer is
// elsewhere.
func (k *marker) consider() {
	if k.now.Preview.Threatens() && k.now.Hand.Selected() != game.NoSquare {
		k.mark()
	}
}

// Haunt is where the selected piece ever stands, nil if that is not marked.
func (k *marker) Haunt() *game.Haunt { return k.marks.Haunt }

// Threatened reports whether pieces are marked that could take the selected one.
func (k *marker) Threatened() bool { return len(k.marks.Threats) > 0 }

// Gold reports whether gold marks stand on the board.
func (k *marker) Gold() bool {
	for i := range k.marks.Targets {
		if k.marks.Targets[i].Stratagem {
			return true
		}
	}
	return false
}

// markLast marks the last turn: where it went, what it turned over and still stands
// there, and the ghosts of the kings that fell.
func (k *marker) markLast(m *render.Marks) {
	last := k.now.Last
	if last == nil {
		return
	}
	if !last.Resigned && k.now.Settings.LastMove {
		m.LastFrom, m.LastTo = last.Turn.From(), last.Turn.To()
	}
	if e := k.earlier(last); e != nil && k.now.Settings.LastMove {
		m.EarlierFrom, m.EarlierTo = e.Turn.From(), e.Turn.To()
	}
	for i := range last.Events {
		switch e := &last.Events[i]; {
		case e.Type == game.Absorbed:
			m.Fallen = append(m.Fallen, render.Fallen{Square: e.From, Piece: game.NewPiece(game.King, e.Other)})
		case e.Type == game.Revealed && k.now.Settings.LastMove && k.now.Piece(e.From) == e.Became:
			m.Revealed = append(m.Revealed, render.Reveal{Square: e.From, Was: e.Piece, Is: e.Became})
		}
	}
}

// earlier is the last move of the third player: of neither who moved last nor who is
// to move. It is nil if what moved stands no longer where it went.
func (k *marker) earlier(last *match.Move) *match.Move {
	moves := k.now.Line.Moves()
	for ply := k.now.Ply - 2; ply >= 0; ply-- {
		m := &moves[ply]
		if m.Resigned || m.Seat == last.Seat || m.Seat == k.now.Actor() {
			continue
		}
		if k.now.Shown.Cells[m.Turn.To()].Commander == m.Seat {
			return m
		}
		return nil
	}
	return nil
}

// markHint shows the turn that waits to be confirmed or chosen further, else the one
// proposed to the person.
func (k *marker) markHint(m *render.Marks) {
	h := k.now.Hand
	if t, ok := h.Proposed(); ok {
		m.Hint, m.HasHint, m.Ghost = t, true, true
	} else if to := h.Aimed(); to != game.NoSquare {
		m.Hint, m.HasHint = game.Move(h.Selected(), to), true
	} else if len(k.over.Refuted) == 1 {
		m.Hint, m.HasHint = k.over.Refuted[0], true
	} else if k.now.Hint != game.NoTurn && k.now.Live {
		m.Hint, m.HasHint = k.now.Hint, true
	}
}
