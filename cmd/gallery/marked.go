package main

import (
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render"
	"yanyi/render/sample"
)

// markedAnimation is a board on which the interface has something to say; nothing moves.
type markedAnimation struct {
	turnAnimation
	marks render.Marks
}

func (a *markedAnimation) rewind() {
	a.turnAnimation.rewind()
	a.board.SetMarks(render.NoMarks())
}

func (a *markedAnimation) begin() { a.board.SetMarks(a.marks) }

// marked is a position and its marks.
type marked struct {
	name  string
	game  sample.Game
	marks render.Marks
}

// markedBoards are boards with all that can be marked on them.
func markedBoards() []marked {
	return []marked{markedMiddle(), markedReveal(), markedCity(), markedRiver(), markedElephant()}
}

// markedMiddle is a selected piece with its targets, the last move, a check, a hint, a ghost.
func markedMiddle() marked {
	g, m := sample.YanyiMiddle(), render.NoMarks()
	m.Selected = g.Square("i7")
	for _, name := range []string{"f7", "g7", "h7", "j7", "k7", "i8", "i9", "i10"} {
		m.Targets = append(m.Targets, render.Target{Square: g.Square(name)})
	}
	m.Targets = append(m.Targets, render.Target{Square: g.Square("d7"), Capture: true})
	m.LastFrom, m.LastTo = g.Square("i12"), g.Square("i14")
	m.Checkers = []game.Square{g.Square("i14")}
	m.Hint, m.HasHint = game.Move(g.Square("k3"), g.Square("j5")), true
	m.Fallen = []render.Fallen{{Square: g.Square("p11"), Piece: game.NewPiece(game.King, game.Wu)}}
	return marked{"marked-moves", g, m}
}

// markedReveal is a piece just turned over, and the keyboard's place.
func markedReveal() marked {
	g, m := sample.Jieqi(), render.NoMarks()
	at := g.Square("e10")
	m.LastFrom, m.LastTo = g.Square("e14"), at
	m.Revealed = []render.Reveal{{Square: at, Was: game.NewHidden(game.Pawn, game.Wei), Is: g.View.Cells[at].Piece}}
	m.Cursor = g.Square("i4")
	return marked{"marked-reveal", g, m}
}

// markedCity is a selected piece of the walled city and those that could take it.
func markedCity() marked {
	g, m := sample.Anqi(), render.NoMarks()
	m.Selected = g.Square("d4")
	m.Targets = []render.Target{{Square: g.Square("c4"), Capture: true}, {Square: g.Square("d5")}, {Square: g.Square("e4")}, {Square: g.Square("d3"), Capture: true}}
	m.Threats = []game.Square{g.Square("d6"), g.Square("f7")}
	m.LastFrom, m.LastTo = g.Square("g5"), g.Square("g6")
	return marked{"marked-city", g, m}
}

// markedRiver is what only stratagems allow: tiles a king may enter, an exchange, stale pieces.
func markedRiver() marked {
	g, m := sample.Qice(), render.NoMarks()
	m.Selected = g.Square("b3")
	m.Targets = []render.Target{
		{Square: g.Square("b9"), Capture: true, Exchange: true}, {Square: g.Square("b5")}, {Square: g.Square("b6"), Stratagem: true},
		{Square: g.Square("c9"), Capture: true, Stratagem: true}, {Square: g.Square("f2")}, {Square: g.Square("e3"), Stratagem: true},
	}
	m.Barriers = []game.Square{g.Square("c3")}
	m.Due = []game.Square{g.Square("c6")}
	m.LastFrom, m.LastTo = g.Square("i9"), g.Square("i8")
	return marked{"marked-river", g, m}
}

// markedElephant is a lifted elephant of the small edition: turns, domain and second home.
func markedElephant() marked {
	v, _ := catalog.Find("mini")
	pos, err := v.Parse("2,wK,2/2,wA,2/1,wR,2,wC/wP,3,wP/3,hR,wB,4,uP,1,uR,1/6,sR,6/hK,1,wN,hC,4,uP,2,uA,uK/8,uN,1,uC,2/3,hR,sB,1,sP,sN,1,uP,2,uB/sP,3,sP/1,sC,3/2,sA,2/2,sK,2 s!u uws - idle - 3", nil)
	if err != nil {
		panic(err) // a text of the program's own
	}
	view := pos.View(game.NoSeat)
	g, m := sample.Game{Name: "mini", Info: v.Info(), View: &view}, render.NoMarks()
	m.Selected = g.Square("e5")
	m.Domain = g.Info.Board.DomainOf(view.Cells[m.Selected].Piece)
	m.Targets = []render.Target{{Square: g.Square("g3")}, {Square: g.Square("c7"), Capture: true}}
	m.LastFrom, m.LastTo = g.Square("h13"), g.Square("g12")
	return marked{"marked-elephant", g, m}
}
