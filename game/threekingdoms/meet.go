package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// 魏蜀见面则吴胜 (README.md, Wei and Shu face each other): while Wei and Shu are allied their
// kings may not face each other. They do not play a turn after which they would; a turn of
// Wu after which they do wins the game.

// leagued reports whether Wei and Shu are allied where their kings may not meet.
func (p *position) leagued() bool { return p.ally[game.Wei] == game.Shu && !p.castles }

// parted is how many pieces keep two kings from facing, and the first of them. Palaces of
// Wei and Shu have files in common and no ranks; kings on different files are as far apart
// as can be.
func (p *position) parted(wei, shu game.Square) (by game.Square, n int) {
	line, from := p.lines.line[1][shu], p.lines.place[1][shu]+1
	if line != p.lines.line[1][wei] {
		return game.NoSquare, 2
	}
	between := p.taken[line] >> from & (1<<(p.lines.place[1][wei]-from) - 1)
	if between == 0 {
		return game.NoSquare, 0
	}
	return p.lines.square[line][from+uint8(bits.TrailingZeros32(between))], bits.OnesCount32(between)
}

// met reports whether Wei and Shu, allied, see each other's kings.
func (p *position) met() bool {
	if !p.leagued() {
		return false
	}
	_, n := p.parted(p.king[game.Wei], p.king[game.Shu])
	return n == 0
}

// facing is what a view tells of it.
func (p *position) facing() *game.Facing {
	if !p.leagued() {
		return nil
	}
	f := &game.Facing{Kings: [2]game.Square{p.king[game.Wei], p.king[game.Shu]}, Winner: game.Wu}
	by, n := p.parted(f.Kings[0], f.Kings[1])
	if f.Between = by; n > 1 {
		return nil
	}
	return f
}

// mindMeeting adds to what the player to move has to mind what a meeting of the kings needs
// tried: the turns of the only piece between them, and all turns if they face already.
func (p *position) mindMeeting(g *guard) {
	switch by, n := p.parted(p.king[game.Wei], p.king[game.Shu]); n {
	case 0:
		g.all = true
	case 1:
		g.pinned.add(by)
	}
}

// unites reports whether Wei and Shu are allied after a turn of the player to move.
func (p *position) unites(t game.Turn) bool {
	switch {
	case p.castles:
		return false
	case p.ally[game.Wei] == game.Shu:
		return true
	case p.turn == game.Wu:
		return p.board[t.To()] == emperor && p.alive == allSeats && !p.spent
	}
	return p.partner(t) == game.Wei+game.Shu-p.turn
}

// meets reports whether Wei's king and Shu's, allied, would face after all of a turn's
// effects.
func (p *position) meets(t game.Turn) bool {
	if !p.unites(t) {
		return false
	}
	p.try(t)
	_, n := p.parted(p.now(p.king[game.Wei]), p.now(p.king[game.Shu]))
	p.back()
	return n == 0
}

// meeting ends the game if the kings of Wei and Shu face after a turn, before anybody goes
// out and whatever stands in check. By a turn that is Wu's: the others' that lead there are
// illegal.
func (p *position) meeting() bool {
	if p.last != game.Wu || !p.met() {
		return false
	}
	p.ending, p.victor, p.turn = kingsMet, game.Wu, game.Wu
	p.journal.Add(game.Event{
		Type: game.Met, Seat: game.Wu, Other: game.Wei, Third: game.Shu, From: p.king[game.Wei], To: p.king[game.Shu],
	})
	p.spotAll()
	return true
}
