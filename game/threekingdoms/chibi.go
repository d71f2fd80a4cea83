package threekingdoms

import "yanyi/game"

// Chibi is one against two on a xiangqi board (README.md, Chibi): Wu and Shu play on one side,
// are allies throughout, win together, and both command Han's only piece. Nobody is absorbed.

const (
	banksFiles = 9
	banksRanks = 10
	chibiStart = "wR,wN,wB,wA,wK,wA,wB,wN,wR/9/1,wC,5,wC,1/wP,1,wP,1,wP,1,wP,1,wP/9/9/sP,1,sP,1,hP,1,uP,1,uP/1,sC,1,sA,1,uA,1,uC,1/9/sR,sN,sB,sK,1,uK,uB,uN,uR w uws us ready uws 0"
)

// hanSoldier is the piece that two players command.
const hanSoldier = game.Piece(game.Pawn) | game.Piece(game.Han)<<4

// bound is the permanent allies.
const bound game.SeatSet = 1<<game.Wu | 1<<game.Shu

// banks is the style of the two banks: that of the cross.
type banks struct{ cross }

// chibi is the game of the Red Cliffs.
func chibi() *rules {
	all := func(int, int) bool { return true }
	f := frame{board: game.NewBoard(game.Banks, banksFiles, banksRanks, all), size: banksFiles}
	f.sits = [4]game.Army{game.Shu, game.Wei, game.Shu, game.Shu}
	f.board.Lines = true
	r := base(f, false)
	r.style, r.pact = banks{}, true
	r.info.ID, r.info.Start = "chibi", chibiStart
	r.info.Pact = bound
	r.info.Seats[game.Wu].Quarter = 0
	r.info.Appeal = game.Appeal{Minutes: 20, Xiangqi: 3, NothingBefore: 1}
	r.info.Pieces, r.info.Likeness, r.info.People = "chibi", "yanyi", "chibi"
	r.info.Kinds = []game.Kind{game.King, game.Rook, game.Knight, game.Bishop, game.Cannon, game.Advisor, game.Pawn}
	r.clockReason, r.clockWarning = "event.result.draw.clock.three", "event.offer.clock.warn.three"
	r.shapes, r.homeReason = crossShapes, "why.home.b"
	r.kinds = [4]string{"KABNRCP", "KABNRCP", "KABNRCP", "P"}
	r.points = [3]game.Square{game.NoSquare, game.NoSquare, game.NoSquare}
	r.throne = game.NoSquare
	r.leaps = (*rules).crossHops
	r.bankLandmarks()
	return r.finish()
}

// bankLandmarks names both palaces and both banks, which are the border lines.
func (r *rules) bankLandmarks() {
	b := r.info.Board
	for sq := range game.Square(len(b.Points)) {
		for _, army := range [2]game.Army{game.Wei, game.Shu} {
			if r.frame.palace(army, sq) {
				b.Landmarks = append(b.Landmarks, game.Landmark{Square: sq, Kind: game.PalacePoint, Seat: army})
			}
			if _, depth := r.frame.see(army, sq); depth == crossHome-1 {
				b.Landmarks = append(b.Landmarks, game.Landmark{Square: sq, Kind: game.BorderPoint, Seat: army})
			}
		}
	}
}

// movable are the squares of all pieces that a seat may move now: its own, and Han unless the
// allies' previous turn moved it (不可连走).
func (m *moving) movable(s game.Seat) set {
	all := m.forces(s)
	if m.joint.Has(s) && !m.rests {
		all.join(&m.armies[game.Han])
	}
	return all
}

// after records whether Han rests: an ally's turn decides it, and captured Han no longer rests.
func (banks) after(p *position, _ game.Turn, piece game.Piece) {
	if p.moving.turn != game.Wei {
		p.moving.rests = piece == hanSoldier
		if p.hanBy = game.NoSeat; p.moving.rests {
			p.hanBy = p.moving.turn
		}
	}
	if p.moving.pieces[game.Han] == 0 {
		p.moving.rests, p.hanBy = false, game.NoSeat
	}
}

// judgePact ends the game when Wei is out or is alone; the allies win together, even if one was
// eliminated before.
func (p *position) judgePact() {
	switch alive := p.moving.alive; {
	case !alive.Has(game.Wei):
		p.ending, p.victor = alliesWon, game.Shu
		if !alive.Has(game.Shu) {
			p.victor = game.Wu
		}
	case alive == game.SetOf(game.Wei):
		p.ending, p.victor = lastStanding, game.Wei
	}
}

// hanWord is the field HAN of a position string.
func (p *position) hanWord() string {
	switch {
	case !p.moving.rules.pact && p.moving.spent:
		return "spent"
	case !p.moving.rules.pact:
		return "idle"
	case p.moving.pieces[game.Han] == 0:
		return "-"
	case p.moving.rests:
		return "rest"
	}
	return "ready"
}

// pactHan reads whether Han rests, and ensures that there is at most one piece of Han.
func (r *reader) pactHan(text string) {
	n := 0
	for sq := range r.m.armies[game.Han].all {
		if n++; n > 1 {
			r.faults.Add("board", sq, "%s: Han has one piece", r.rules.info.Board.Name(sq)).Say("error.position.han.double")
		}
	}
	r.m.spent, r.m.rests = true, text == "rest"
	switch {
	case text != "ready" && text != "rest" && text != "-":
		r.faults.Add("han", game.NoSquare, "%q is neither ready nor rest nor -", text)
	case (n == 0) != (text == "-"):
		r.faults.Add("han", game.NoSquare, "%q does not fit the board", text)
	}
}

// pactAlliance ensures that Wu and Shu are allied as long as both live.
func (r *reader) pactAlliance(text string) {
	want := "-"
	if r.m.alive&bound == bound {
		want = "us"
		r.m.join(game.Wu, game.Shu)
	}
	if text != want {
		r.faults.Add("alliance", game.NoSquare, "%q does not fit who lives; write %s", text, want)
	}
}

// pactCommanders checks that kingdoms command their own armies, that Han has no single
// commander, and that an eliminated player has nothing on the board.
func (r *reader) pactCommanders() {
	r.m.joint = r.m.alive & bound
	for army := game.Wu; army <= game.Han; army++ {
		kingdom := army != game.Han && r.m.alive.Has(army)
		if kingdom {
			r.m.command[army] = army
		}
		for sq := range r.m.armies[army].all {
			if r.orders[sq] != game.NoSeat || !kingdom && army != game.Han {
				r.faults.Add("board", sq, "%s: nobody commands this piece so", r.rules.info.Board.Name(sq)).Say("error.position.commander")
			}
		}
	}
}

// whyHan is the reason why the actor may not move Han's soldier, or the zero phrase.
func (p *position) whyHan() game.Phrase {
	switch {
	case !p.moving.joint.Has(p.moving.turn):
		return game.Say("why.han.allies")
	case p.moving.rests:
		return game.Say("why.han.rests")
	}
	return game.Phrase{}
}

// jointView is the part of a view about Han's soldier.
func (p *position) jointView() *game.Joint {
	if !p.moving.rules.pact || p.moving.pieces[game.Han] == 0 {
		return nil
	}
	j := &game.Joint{Seats: p.moving.joint, Rests: p.moving.rests, By: p.hanBy}
	for sq := range p.moving.armies[game.Han].all {
		j.At = sq
	}
	return j
}
