package threekingdoms

import "yanyi/game"

// A king is hunted once its player has at most scant left, or a fraction of what the hunter
// has, and the hunter has clearly more, in centipawns. Then material says little about the
// result: only the distance to the mate counts.
const (
	scant    = 1200
	clearly  = 400
	fraction = 4
)

// The values of approaching a mate, in centipawns.
const (
	escapeWorth = 8  // a point less to go to
	edgeWorth   = 6  // a step of a roaming king away from the middle
	kingsWorth  = 5  // a step of the hunting king's, where kings roam
	closeWorth  = 3  // a step of a hunting piece's
	roaming     = 3  // times all that where kings roam: nothing else draws the hunters to them
	escapeMost  = 24 // points; more are as good as all the board
	piecesMost  = 4  // hunting pieces that count, the nearest ones
)

// The value of hunting the last rival, in centipawns: more than cornering the first one is ever
// worth, or a hunter would rather keep a cornered king than start again.
const (
	lastHunt        = 300
	lastRoamingHunt = 1500
)

// chase judges the hunts for s and on it. Of two weak rivals the one nearer to
// its mate is hunted, so that two hunts do not hold each other up.
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

// pursuit judges one hunt for the strong player.
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

// hunts reports whether a player of one strength hunts the king of one of
// another.
func hunts(strong, weak int) bool {
	return strong > weak+clearly && (weak <= scant || strong > fraction*weak)
}

// A roaming king is mated by a queen, a rook or a bishop, or by many lesser pieces: a horse
// counts two, a pawn one, and enough is armed. Fewer pawns chase it for ever, and never
// promote.
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

// The value of a game that nobody can win any more, in centipawns: less than the draw it is,
// whatever else is on the board, and least where a pawn's move has just put off the draw by the
// clock.
const (
	idle     = -400
	idleTurn = 5
	idleMost = 20 // turns
)

// futile reports whether nobody alive can mate anybody.
func (e evaluation) futile() bool {
	for s := game.Wu; s <= game.Shu; s++ {
		if e.m.alive.Has(s) && (e.strength(s) > scant || e.armed(s)) {
			return false
		}
	}
	return e.m.rules.castles
}

// cornered measures how near the strong player is to mating the weak one's king.
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

// escape is the number of points that a king can walk to, over points that no hostile piece
// attacks and no own piece holds in the present position.
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

// far adds up the distances of a player's nearest pieces from a king. Those that only guard
// their own king do not count.
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

// insert puts a distance among the nearest, which are sorted.
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
