package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// 魏蜀见面则吴胜 (README.md, Wei and Shu face each other): while Wei and Shu are allied their kings may
// not face each other. Turns of Wei or Shu that would make them face are illegal; a turn of Wu
// that does so wins the game.

// leagued reports whether Wei and Shu are allied in a variant in which their kings may not meet.
func (m *moving) leagued() bool { return m.ally[game.Wei] == game.Shu && !m.rules.castles }

// parted is the number of pieces between two kings on one line, and the first of them. Palaces
// of Wei and Shu have files in common and no ranks; kings on different files never face.
func (m *moving) parted(wei, shu game.Square) (by game.Square, n int) {
	line, from := m.lines.line[1][shu], m.lines.place[1][shu]+1
	if line != m.lines.line[1][wei] {
		return game.NoSquare, 2
	}
	between := m.taken[line] >> from & (1<<(m.lines.place[1][wei]-from) - 1)
	if between == 0 {
		return game.NoSquare, 0
	}
	return m.lines.square[line][from+uint8(bits.TrailingZeros32(between))], bits.OnesCount32(between)
}

// met reports whether the kings of Wei and Shu, allied, face each other.
func (m *moving) met() bool {
	if !m.leagued() {
		return false
	}
	_, n := m.parted(m.king[game.Wei], m.king[game.Shu])
	return n == 0
}

// facingKings is the view's description of it.
func (m *moving) facingKings() *game.Facing {
	if !m.leagued() {
		return nil
	}
	f := &game.Facing{Kings: [2]game.Square{m.king[game.Wei], m.king[game.Shu]}, Winner: game.Wu}
	by, n := m.parted(f.Kings[0], f.Kings[1])
	if f.Between = by; n > 1 {
		return nil
	}
	return f
}

// mindMeeting adds to the constraints of the player to move the turns that must be tried for a
// meeting of the kings: those of the only piece between them, and all turns if they face
// already.
func (m *moving) mindMeeting(g *guard) {
	switch by, n := m.parted(m.king[game.Wei], m.king[game.Shu]); n {
	case 0:
		g.all = true
	case 1:
		g.pinned.add(by)
	}
}

// unites reports whether Wei and Shu are allied after a turn of the player to move.
func (m *moving) unites(t game.Turn) bool {
	switch {
	case m.rules.castles:
		return false
	case m.ally[game.Wei] == game.Shu:
		return true
	case m.turn == game.Wu:
		return m.board[t.To()] == emperor && m.alive == allSeats && !m.spent
	}
	return m.partner(t) == game.Wei+game.Shu-m.turn
}

// meets reports whether the kings of Wei and Shu, allied, would face after all of a turn's
// effects.
func (m *moving) meets(t game.Turn) bool {
	if !m.unites(t) {
		return false
	}
	m.try(t)
	_, n := m.parted(m.now(m.king[game.Wei]), m.now(m.king[game.Shu]))
	m.back()
	return n == 0
}

// meeting ends the game if the kings of Wei and Shu face after a turn, before any elimination
// and regardless of checks. Only a turn of Wu can do so: turns of the others that lead there are
// illegal.
func (p *position) meeting() bool {
	if p.last != game.Wu || !p.moving.met() {
		return false
	}
	p.ending, p.victor, p.moving.turn = kingsMet, game.Wu, game.Wu
	p.Journal.Add(game.Event{
		Type: game.Met, Seat: game.Wu, Other: game.Wei, Third: game.Shu, From: p.moving.king[game.Wei], To: p.moving.king[game.Shu],
	})
	p.moving.spotAll()
	return true
}
