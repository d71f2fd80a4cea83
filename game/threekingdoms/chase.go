package threekingdoms

import "yanyi/game"

// A king is hunted if its player has at most scant material, or a fraction of the hunter's, and
// the hunter clearly more, in centipawns. Material then says little about the result; only the
// distance to the mate counts.
const (
	scant    = 1200
	clearly  = 400
	fraction = 4
)

// The values of approaching a mate, in centipawns.
const (
	escapeWorth = 8  // for each point fewer to flee to
	edgeWorth   = 6  // for each step of a roaming king away from the middle
	kingsWorth  = 5  // for each step of the hunting king, where kings roam
	closeWorth  = 3  // for each step of a hunting piece
	roaming     = 3  // factor of all these where kings roam: nothing else attracts the hunters
	escapeMost  = 24 // number of points beyond which more make no difference
	piecesMost  = 4  // number of nearest hunting pieces that count
)

// The value of hunting the last rival, in centipawns. It exceeds the value of cornering the
// first one; otherwise a hunter would spare a cornered king instead of starting the next hunt.
const (
	lastHunt        = 300
	lastRoamingHunt = 1500
)

// chase evaluates the hunts by s and of s. Of two weak rivals the one nearer to its mate is
// hunted, so that two hunts do not impede each other.
func (e evaluation) chase(s game.Seat) int {
	if !e.m.alive.Has(s) {
		return 0
	}
	best, hunted, danger := 0, false, 0
	own := e.strength(s)
	for rival := game.Wu; rival <= game.Shu; rival++ {
		if e.m.command[rival] != rival || e.m.hostile[s]>>rival&1 == 0 {
			continue
		}
		switch other := e.strength(rival); {
		case hunts(own, other) && e.armed(s):
			if v := e.pursuit(rival, s); !hunted || v > best {
				best, hunted = v, true
			}
		case hunts(other, own) && e.armed(rival):
			danger += e.pursuit(s, rival)
		}
	}
	return best - danger
}

// pursuit evaluates one hunt for the strong player.
func (e evaluation) pursuit(weak, strong game.Seat) int {
	v := e.cornered(weak, strong)
	switch {
	case e.m.alive == allSeats:
		return v
	case e.m.rules.castles:
		return v + lastRoamingHunt
	}
	return v + lastHunt
}

// hunts reports whether a player of one strength hunts the king of a player of another.
func hunts(strong, weak int) bool {
	return strong > weak+clearly && (weak <= scant || strong > fraction*weak)
}

// enough is the material that mates a roaming king: a queen, a rook or a bishop suffices alone;
// a horse counts two, a pawn one. Fewer pawns chase a king for ever, and never promote.
const enough = 8

// armed reports whether a player has enough material to mate.
func (e evaluation) armed(s game.Seat) bool {
	if !e.m.rules.castles {
		return true
	}
	sum := 0
	for army, c := range e.m.command {
		if c != s {
			continue
		}
		for sq := range e.m.armies[army].all {
			switch e.m.board[sq].Kind() {
			case game.Queen, game.Rook, game.Bishop:
				return true
			case game.Knight:
				sum += 2
			case game.Pawn:
				sum++
			}
		}
	}
	return sum >= enough
}

// The value of a position that nobody can win any more, in centipawns: less than a draw,
// whatever is on the board, and least if a pawn's move has just delayed the draw by the clock.
const (
	idle     = -400
	idleTurn = 5
	idleMost = 20 // turns
)

// futile reports whether no living player can mate another.
func (e evaluation) futile() bool {
	for s := game.Wu; s <= game.Shu; s++ {
		if e.m.alive.Has(s) && (e.strength(s) > scant || e.armed(s)) {
			return false
		}
	}
	return e.m.rules.castles
}

// cornered measures how near the strong player is to mating the weak player's king.
func (e evaluation) cornered(weak, strong game.Seat) int {
	king := e.m.king[weak]
	v := -escapeWorth*e.escape(weak) - closeWorth*e.far(king, strong)
	if !e.m.rules.castles {
		return v
	}
	at, middle := e.m.rules.info.Board.Points[king], e.m.rules.frame.size/2
	edge := max(abs(int(at.File)-middle), abs(int(at.Rank)-middle))
	return roaming * (v + edgeWorth*edge - kingsWorth*e.m.rules.apart(king, e.m.king[strong]))
}

// escape is the number of points that a king can reach over points that no hostile piece attacks
// and no own piece occupies in the present position.
func (e evaluation) escape(s game.Seat) int {
	king := e.m.king[s]
	steps := e.m.hops[slot(e.m.board[king])]
	var seen set
	var queue [escapeMost]game.Square
	seen.add(king)
	queue[0] = king
	n := 1
	for i := 0; i < n; i++ {
		for _, to := range steps[queue[i]].list() {
			if seen.has(to) {
				continue
			}
			seen.add(to)
			if piece := e.m.board[to]; piece != game.NoPiece && (piece == emperor || e.m.commander(piece) == s) {
				continue
			}
			if e.m.attacked(s, to, e.m.hostile[s]) {
				continue
			}
			if queue[n] = to; n == escapeMost-1 {
				return escapeMost
			}
			n++
		}
	}
	return n
}

// far sums the distances of a player's nearest pieces from a king. Pieces that only guard their
// own king do not count.
func (e evaluation) far(king game.Square, s game.Seat) int {
	var nearest [piecesMost]int
	for i := range nearest {
		nearest[i] = e.m.rules.frame.size
	}
	for army, c := range e.m.command {
		if c != s {
			continue
		}
		for sq := range e.m.armies[army].all {
			switch e.m.board[sq].Kind() {
			case game.King, game.Advisor:
				continue
			case game.Bishop:
				if !e.m.rules.castles {
					continue
				}
			}
			insert(&nearest, e.m.rules.apart(king, sq))
		}
	}
	sum := 0
	for _, d := range nearest {
		sum += d
	}
	return sum
}

// insert inserts a distance into the sorted nearest ones.
func insert(nearest *[piecesMost]int, d int) {
	for i, n := range nearest {
		if d < n {
			nearest[i], d = d, n
		}
	}
}

// apart is the number of a chess king's steps between two squares.
func (r *rules) apart(a, b game.Square) int {
	from, to := r.info.Board.Points[a], r.info.Board.Points[b]
	return max(abs(int(from.File-to.File)), abs(int(from.Rank-to.Rank)))
}
