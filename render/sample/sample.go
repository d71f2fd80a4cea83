// Package sample holds boards, pieces and positions made by hand for the gallery and for the
// tests of drawings. They follow no rules: they show all that a drawing must be able to show.
package sample

import (
	"fmt"
	"strings"

	"yanyi/game"
)

// Game is a variant as far as drawing needs it, with one view of it.
type Game struct {
	Name string
	Info *game.Info
	View *game.View
}

// kingdoms are the seats and armies of the Three Kingdoms.
func kingdoms(id, pieces string, b *game.Board) *game.Info {
	return &game.Info{
		ID: id, Family: "threekingdoms", Pieces: pieces, Board: b,
		Seats: game.Kingdoms(), Armies: game.KingdomArmies(),
	}
}

// The armies of games for two.
var (
	red   = game.ArmyInfo{Letter: 'r', Key: "red", Pigment: game.RedBoxwood}
	black = game.ArmyInfo{Letter: 'b', Key: "black", Pigment: game.BlackBoxwood}
	white = game.ArmyInfo{Letter: 'w', Key: "white", Pigment: game.Ivory}
	ebony = game.ArmyInfo{Letter: 'b', Key: "black", Pigment: game.Ebony}
)

func duel(id, family, pieces string, b *game.Board, first, second game.ArmyInfo) *game.Info {
	return &game.Info{
		ID: id, Family: family, Pieces: pieces, Board: b,
		Seats:  []game.SeatInfo{{Letter: first.Letter, Key: first.Key}, {Letter: second.Letter, Key: second.Key, Quarter: 2}},
		Armies: []game.ArmyInfo{first, second},
	}
}

// view places pieces given as words: army and kind, then :x for another commander or :- for
// none, then @ and the square (hR:w@h10); a small kind is face down (hr@b8), ~ has an unknown
// origin.
func view(in *game.Info, pieces string) *game.View {
	v := &game.View{
		Seat: game.NoSeat, Cells: make([]game.Cell, len(in.Board.Points)),
		Diplomacy: game.Diplomacy{Champion: game.NoSeat, At: game.NoSquare},
	}
	for i := range v.Cells {
		v.Cells[i].Commander = game.NoSeat
	}
	for s := range in.Seats {
		v.Seats = append(v.Seats, game.SeatView{Alive: true, Ally: game.NoSeat, King: game.NoSquare})
		_ = s
	}
	for _, word := range strings.Fields(pieces) {
		sq, cell := place(in, word)
		v.Cells[sq] = cell
		if p := cell.Piece; p.Kind() == game.King && int(p.Origin()) < len(v.Seats) {
			v.Seats[p.Origin()].King = sq
		}
	}
	return v
}

func place(in *game.Info, word string) (game.Square, game.Cell) {
	token, name, _ := strings.Cut(word, "@")
	sq, err := in.Board.Square(name)
	if err != nil {
		panic(fmt.Sprintf("sample %q: %v", word, err))
	}
	token, commander, other := strings.Cut(token, ":")
	if token == "~" {
		return sq, game.Cell{Piece: game.NewHidden(game.Unknown, 0), Commander: game.NoSeat}
	}
	army := armyOf(in, token[0])
	cell := game.Cell{Commander: army}
	if k := game.KindOf(token[1]); k != game.NoKind {
		cell.Piece = game.NewPiece(k, army)
	} else {
		cell.Piece = game.NewHidden(game.KindOf(strings.ToUpper(token[1:])[0]), army)
	}
	switch {
	case other && commander == "-" || int(army) >= len(in.Seats) && !other:
		cell.Commander = game.NoSeat
	case other:
		cell.Commander = armyOf(in, commander[0])
	}
	return sq, cell
}

func armyOf(in *game.Info, letter byte) game.Army {
	for i, a := range in.Armies {
		if a.Letter == letter {
			return game.Army(i)
		}
	}
	panic(fmt.Sprintf("sample: no army %q", letter))
}

// Square is the square with a name.
func (g Game) Square(name string) game.Square {
	sq, err := g.Info.Board.Square(name)
	if err != nil {
		panic(err)
	}
	return sq
}
