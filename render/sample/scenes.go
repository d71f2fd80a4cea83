package sample

import "yanyi/game"

// Scene is a position, the events of one turn, and the position after it.
type Scene struct {
	Name   string
	Before Game
	Events []game.Event
	After  *game.View
}

func copyView(v *game.View) *game.View {
	w := *v
	w.Cells = append([]game.Cell(nil), v.Cells...)
	w.Seats = append([]game.SeatView(nil), v.Seats...)
	return &w
}

// still is a scene in which nothing has happened yet.
func still(name string, g Game) *Scene {
	for i := range g.View.Cells {
		g.View.Cells[i].Mark &^= game.MarkCheck
	}
	return &Scene{Name: name, Before: g, After: copyView(g.View)}
}

func (s *Scene) event(e game.Event) *Scene {
	s.Events = append(s.Events, e)
	return s
}

func (s *Scene) square(name string) game.Square { return s.Before.Square(name) }

// piece is the piece on a square in the end.
func (s *Scene) piece(sq game.Square) game.Cell { return s.After.Cells[sq] }

// move moves a piece and captures the piece on its target.
func (s *Scene) move(from, to string) *Scene {
	f, t := s.square(from), s.square(to)
	mover, taken := s.piece(f), s.piece(t)
	if taken.Piece != game.NoPiece {
		s.event(game.Event{Type: game.Captured, Seat: mover.Commander, Other: taken.Commander, From: t, Piece: taken.Piece})
	}
	s.event(game.Event{Type: game.Moved, Seat: mover.Commander, From: f, To: t, Piece: mover.Piece})
	s.After.Cells[t], s.After.Cells[f] = mover, game.Cell{Commander: game.NoSeat}
	if mover.Piece.Kind() == game.King && int(mover.Piece.Origin()) < len(s.After.Seats) {
		s.After.Seats[mover.Piece.Origin()].King = t
	}
	return s
}

// reveal turns the piece on a square over.
func (s *Scene) reveal(at string, k game.Kind, origin game.Army) *Scene {
	sq := s.square(at)
	c := &s.After.Cells[sq]
	became := game.NewPiece(k, origin)
	s.event(game.Event{Type: game.Revealed, From: sq, Piece: c.Piece, Became: became})
	c.Piece = became
	if c.Commander == game.NoSeat {
		c.Commander = origin
	}
	return s
}

// command gives an army to a seat.
func (s *Scene) command(army game.Army, seat game.Seat) *Scene {
	for i := range s.After.Cells {
		c := &s.After.Cells[i]
		if c.Piece != game.NoPiece && c.Piece.Origin() == army {
			c.Commander = seat
		}
	}
	return s.event(game.Event{Type: game.CommanderChanged, Seat: seat, Piece: game.NewPiece(game.Rook, army)})
}

// remove takes a piece off the board.
func (s *Scene) remove(sq game.Square) {
	c := s.After.Cells[sq]
	s.event(game.Event{Type: game.Removed, Seat: c.Commander, From: sq, Piece: c.Piece})
	s.After.Cells[sq] = game.Cell{Commander: game.NoSeat}
}

func (s *Scene) check(seat game.Seat, from string) *Scene {
	sq, king := s.square(from), s.After.Seats[seat].King
	s.After.Cells[king].Mark |= game.MarkCheck
	s.After.Seats[seat].Checked = true
	return s.event(game.Event{Type: game.Check, Seat: seat, From: sq, To: king, Piece: s.After.Cells[sq].Piece})
}

func alliance() *Scene {
	s := still("alliance", Yanyi()).move("q6", "a10")
	s.event(game.Event{Type: game.Allied, Seat: game.Wu, Other: game.Shu, Third: game.Wei, To: s.square("a10")})
	s.After.Diplomacy = game.Diplomacy{Spent: true, Champion: game.Wei, At: s.square("a10")}
	return s.command(game.Han, game.Wei)
}

func deposing() *Scene {
	g := Yanyi()
	sq := g.Square("c7")
	g.View.Cells[sq], g.View.Cells[g.Square("q6")] = g.View.Cells[g.Square("q6")], game.Cell{Commander: game.NoSeat}
	s := still("deposing", g)
	emperor := s.square("a9")
	s.event(game.Event{Type: game.Deposed, Seat: game.Wu, Other: game.Wei, Third: game.Shu, To: emperor, Piece: g.View.Cells[emperor].Piece, N: 1})
	s.event(game.Event{Type: game.Moved, Seat: game.Wu, From: sq, To: emperor, Piece: g.View.Cells[sq].Piece})
	s.After.Cells[emperor], s.After.Cells[sq] = g.View.Cells[sq], game.Cell{Commander: game.NoSeat}
	s.After.Diplomacy = game.Diplomacy{Spent: true, Deposed: true, Champion: game.Wu, At: game.NoSquare}
	return s.command(game.Han, game.Wu)
}

func absorption() *Scene {
	s := still("absorption", YanyiMiddle()).move("i14", "i13")
	king := s.square("i1")
	s.event(game.Event{Type: game.Absorbed, Seat: game.Wei, Other: game.Shu, From: king})
	s.After.Cells[king] = game.Cell{Commander: game.NoSeat}
	s.command(game.Shu, game.Wei)
	s.After.Seats[game.Shu].Alive = false
	s.event(game.Event{Type: game.WentOut, Seat: game.Shu, Other: game.Wei})
	s.After.Seats[game.Wu].Ally, s.After.Seats[game.Shu].Ally = game.NoSeat, game.NoSeat
	return s.event(game.Event{Type: game.AllianceEnded, Seat: game.Wu, Other: game.Shu})
}

func resignation() *Scene { return still("resignation", YanyiMiddle()).resigned(game.Wu) }

// resigned takes a player and their pieces off the board.
func (s *Scene) resigned(seat game.Seat) *Scene {
	for i, c := range s.Before.View.Cells {
		if c.Piece != game.NoPiece && c.Commander == seat {
			s.remove(game.Square(i))
		}
	}
	s.After.Seats[seat].Alive = false
	return s.event(game.Event{Type: game.WentOut, Seat: seat, Fall: game.Resigned})
}

func victory() *Scene {
	s := still("victory", YanyiMiddle()).move("i14", "i13")
	s.After.Outcome = game.Outcome{Over: true, Winner: game.Wei}
	return s.event(game.Event{Type: game.Ended})
}

func hiddenCapture() *Scene {
	s := still("hidden-capture", Jieqi())
	from, to := s.square("e10"), s.square("e4")
	mover, taken := s.piece(from), s.piece(to)
	s.event(game.Event{Type: game.Captured, Seat: game.Wei, Other: game.Shu, From: to, Piece: taken.Piece, Became: game.NewPiece(game.Cannon, game.Shu)})
	s.event(game.Event{Type: game.Moved, Seat: game.Wei, From: from, To: to, Piece: mover.Piece})
	s.After.Cells[to], s.After.Cells[from] = mover, game.Cell{Commander: game.NoSeat}
	return s
}

func castling() *Scene {
	g := Guoji()
	g.View.Cells[g.Square("i1")] = game.Cell{Commander: game.NoSeat}
	g.View.Cells[g.Square("j1")] = game.Cell{Commander: game.NoSeat}
	g.View.Cells[g.Square("k1")] = game.Cell{Commander: game.NoSeat}
	s := still("castling", g).move("h1", "j1").move("l1", "i1")
	s.Events[1].Type = game.Castled
	return s
}

func swap() *Scene {
	s := still("swap", Xiangqi())
	k, c := s.square("e1"), s.square("b5")
	a, b := s.piece(k), s.piece(c)
	s.event(game.Event{Type: game.Swapped, Seat: game.First, From: k, To: c, Piece: a.Piece, Became: b.Piece})
	s.After.Cells[k], s.After.Cells[c] = b, a
	s.After.Seats[game.First].King = c
	return s
}

func exchange() *Scene {
	s := still("exchange", Qice())
	f, t := s.square("b3"), s.square("b9")
	s.event(game.Event{Type: game.Exchanged, Seat: game.First, Other: game.Second, From: f, To: t, Piece: s.piece(f).Piece, Became: s.piece(t).Piece})
	s.After.Cells[f], s.After.Cells[t] = game.Cell{Commander: game.NoSeat}, game.Cell{Commander: game.NoSeat}
	return s
}

func sweep() *Scene {
	s := still("sweep", Qice())
	sq := s.square("e6")
	s.event(game.Event{Type: game.Swept, Seat: game.First, From: sq, Piece: s.piece(sq).Piece})
	s.After.Cells[sq] = game.Cell{Commander: game.NoSeat}
	return s.move("e5", "e6")
}

// stale is a soldier that stayed in the river while another piece moved.
func stale() *Scene {
	s := still("stale", Qice()).move("b3", "b5")
	sq := s.square("c6")
	s.After.Cells[sq].Mark = game.MarkStale
	return s.event(game.Event{Type: game.Stale, Seat: game.First, From: sq, To: sq, Piece: s.piece(sq).Piece})
}

// activation is a king that steps from one tile to another.
func activation() *Scene {
	s := still("activation", Qice()).move("f1", "f2")
	n := s.After.Seats[game.First].Tiles[4]
	s.After.Seats[game.First].Active = n
	return s.event(game.Event{Type: game.Activated, Seat: game.First, N: int8(n)})
}

// void is a king that steps onto the kind the other king stands on (破解).
func void() *Scene {
	g := Qice()
	red, black := &g.View.Seats[game.First], &g.View.Seats[game.Second]
	red.Tiles[4] = black.Tiles[4]
	black.Active = black.Tiles[4]
	s := still("void", g).move("f1", "f2")
	s.After.Void = true
	s.After.Seats[game.First].Active, s.After.Seats[game.Second].Active = 0, 0
	return s.event(game.Event{Type: game.Cancelled, Seat: game.First, Other: game.Second, N: int8(black.Tiles[4])})
}

func promotion() *Scene {
	s := still("promotion", Baige())
	sq := s.square("c10")
	s.event(game.Event{Type: game.Promoted, Seat: game.First, To: sq, Piece: s.piece(sq).Piece, Became: game.NewPiece(game.Knight, game.First)})
	s.After.Cells[sq].Piece = game.NewPiece(game.Knight, game.First)
	return s
}

// passing is a pawn taken in passing: its square is not the captor's.
func passing() *Scene {
	g := Baige()
	at := g.Square("e5")
	g.View.Cells[at] = game.Cell{Piece: game.NewPiece(game.Pawn, game.Second), Commander: game.Second}
	s := still("passing", g)
	s.event(game.Event{Type: game.Captured, Seat: game.First, Other: game.Second, From: at, Piece: s.piece(at).Piece})
	s.After.Cells[at] = game.Cell{Commander: game.NoSeat}
	return s.move("d5", "e6")
}

// rescue is 勤王: a horse removes the emperor of the walled city.
func rescue() *Scene {
	s := still("rescue", Anqi())
	f, t := s.square("d6"), s.square("e5")
	mover := s.piece(f)
	s.event(game.Event{Type: game.Moved, Seat: game.Wu, From: f, To: t, Piece: mover.Piece})
	s.event(game.Event{Type: game.Deposed, Seat: game.Wu, Other: game.Wei, Third: game.Shu, To: t, Piece: s.piece(t).Piece, N: 1})
	s.After.Cells[t], s.After.Cells[f] = mover, game.Cell{Commander: game.NoSeat}
	s.After.Diplomacy = game.Diplomacy{Spent: true, Deposed: true, Champion: game.Wu, At: game.NoSquare}
	return s.command(game.Han, game.Wu)
}

// kingLost is the loss of a king of the walled city whose side plays on.
func kingLost() *Scene {
	s := still("king-lost", Anqi())
	king := s.square("e2")
	fallen := s.piece(king).Piece
	s.move("d3", "e2")
	s.After.Seats[game.Shu].King = game.NoSquare
	return s.event(game.Event{Type: game.KingLost, Seat: game.Shu, Other: game.Wu, From: king, To: king, Piece: fallen})
}

func wonDuel() *Scene {
	s := still("won-duel", YanyiMiddle())
	f, t := s.square("i7"), s.square("d7")
	s.event(game.Event{Type: game.Dueled, Seat: game.Shu, Other: game.Wei, From: f, To: t, Piece: s.piece(f).Piece, Became: s.piece(t).Piece, N: 1})
	return s.move("i7", "d7")
}

func lostDuel() *Scene {
	s := still("lost-duel", YanyiMiddle())
	f, t := s.square("i7"), s.square("d7")
	s.event(game.Event{Type: game.Dueled, Seat: game.Shu, Other: game.Wei, From: f, To: t, Piece: s.piece(f).Piece, Became: s.piece(t).Piece})
	s.remove(f)
	return s
}

// emperorStrikes is the emperor at war: he captures the horse that made the alliance.
func emperorStrikes() *Scene { return still("emperor", guojiServing()).move("a8", "a9") }

// emperorInherited is the emperor passing on with the army of a commander who is out.
func emperorInherited() *Scene {
	s := still("emperor-inherited", guojiServing())
	king := s.square("h15")
	s.event(game.Event{Type: game.Absorbed, Seat: game.Wu, Other: game.Wei, From: king})
	s.remove(king)
	for i := range s.After.Cells {
		if c := &s.After.Cells[i]; c.Commander == game.Wei {
			c.Commander = game.Wu
		}
	}
	s.After.Seats[game.Wei].Alive = false
	s.event(game.Event{Type: game.WentOut, Seat: game.Wei, Other: game.Wu})
	s.After.Seats[game.Wu].Ally, s.After.Seats[game.Shu].Ally = game.NoSeat, game.NoSeat
	return s.event(game.Event{Type: game.AllianceEnded, Seat: game.Wu, Other: game.Shu})
}

// emperorRemoved is the emperor leaving the board with a commander who resigns.
func emperorRemoved() *Scene { return still("emperor-removed", guojiServing()).resigned(game.Wei) }

// Scenes are one turn for everything that can happen on a board.
func Scenes() []Scene {
	all := []*Scene{
		still("move", YanyiMiddle()).move("m2", "m3"),
		still("capture", YanyiMiddle()).move("i7", "d7"),
		alliance(), deposing(), absorption(), resignation(),
		still("check", YanyiMiddle()).move("l10", "e10").check(game.Shu, "i14"),
		victory(), wonDuel(), lostDuel(),
		still("reveal", Jieqi()).move("l3", "l9").reveal("l9", game.Knight, game.Shu),
		hiddenCapture(),
		still("turn-over", Anqi()).reveal("c6", game.Cannon, game.Wei),
		rescue(), kingLost(), emperorStrikes(), emperorInherited(), emperorRemoved(), castling(), passing(), swap(), exchange(), sweep(), stale(), activation(), void(), promotion(),
	}
	out := make([]Scene, len(all))
	for i, s := range all {
		out[i] = *s
	}
	return out
}
