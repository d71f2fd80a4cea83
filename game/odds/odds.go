// Package odds is odds of pieces (让子): a player who is much stronger begins without some of
// its pieces. What may be given follows from a game's start, and so does the position without.
//
// One player of a game gives odds. In anqi nobody does: what lies face down belongs to nobody
// until it is turned over. In jieqi a piece goes from its point and out of its army's bag, so
// that the army lacks it for certain.
package odds

import (
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/edit"
)

// Odds are the pieces that a player gives, by their letters; the zero Odds are none.
type Odds struct {
	By     game.Seat
	Pieces string
}

// On reports whether any are given.
func (o Odds) On() bool { return o.Pieces != "" }

// offered are what may be given in any game, the least first: as far as the giver has it.
var offered = []string{"N", "B", "C", "NN", "CC", "R", "RN", "Q"}

// Of lists what a player may give in a game, the least first.
func Of(v game.Variant, s game.Seat) (list []string) {
	g := edit.Of(v, nil)
	if g == nil || int(s) >= len(v.Info().Seats) {
		return nil
	}
	start := g.Start()
	for _, pieces := range offered {
		elephants := strings.Contains(pieces, "B") && !v.Info().Chessmen
		if (Odds{s, pieces}).squares(v.Info(), start) != nil && !elephants {
			list = append(list, pieces)
		}
	}
	return list
}

// squares are where the given pieces stand at the start; nil if the player lacks one there.
//
// Ruling: of several alike the left one is given, as its player sees them, in a game with one
// queen a side the one on her wing: so tradition has it (左马; the queen's knight).
func (o Odds) squares(in *game.Info, start *edit.Position) []game.Square {
	taken := map[game.Square]bool{}
	var list []game.Square
	for _, letter := range []byte(o.Pieces) {
		best, least := game.NoSquare, 0
		for i, c := range start.Cells {
			at, sq := fromLeft(in, o.By, game.Square(i)), game.Square(i)
			if c.Piece == game.NoPiece || c.Piece.Origin() != o.By || c.Piece.Kind() != game.KindOf(letter) || taken[sq] {
				continue
			}
			if o.By.Player() && queensRight(start, in, o.By) {
				at = -at
			}
			if best == game.NoSquare || at < least {
				best, least = sq, at
			}
		}
		if best == game.NoSquare {
			return nil
		}
		taken[best] = true
		list = append(list, best)
	}
	return list
}

// fromLeft is how far a square lies from the left, as a player sees the board.
func fromLeft(in *game.Info, s game.Seat, sq game.Square) int {
	p := in.Board.Points[sq]
	return [...]int{int(p.File), int(p.Rank), -int(p.File), -int(p.Rank)}[in.Seats[s].Quarter]
}

// queensRight reports whether a player's only queen stands to the right of the king.
func queensRight(start *edit.Position, in *game.Info, s game.Seat) bool {
	king, queen, queens := 0, 0, 0
	for i, c := range start.Cells {
		switch c.Piece {
		case game.NewPiece(game.King, s):
			king = fromLeft(in, s, game.Square(i))
		case game.NewPiece(game.Queen, s):
			queen, queens = fromLeft(in, s, game.Square(i)), queens+1
		}
	}
	return queens == 1 && queen > king
}

// Position is a game's start without the given pieces. It is the usual one, or for a
// game.Deployer one with tiles laid.
func (o Odds) Position(v game.Variant, options game.Options, start string) (string, error) {
	if in := v.Info(); int(o.By) >= len(in.Seats) || !slices.Contains(Of(v, o.By), o.Pieces) {
		return "", game.Errorf("odds %q of seat %d are not offered in %s", o.Pieces, o.By, in.ID)
	}
	g := edit.Of(v, options)
	p, err := g.Read(start)
	if err != nil {
		return "", err
	}
	for _, sq := range o.squares(v.Info(), g.Start()) {
		for i := range g.Fields {
			if piece := p.Cells[sq].Piece; piece.Hidden() && g.Fields[i].Form == game.BagField {
				open := piece.As(piece.Kind())
				n, _ := p.Field(i).Bagged(open)
				p.Field(i).SetBagged(open, n-1)
			}
		}
		p.Take(sq)
	}
	return p.String(), nil
}

// Begins reports whether a position has the pieces of a start with these odds. Whose turn it is
// and what else is told beside the board may differ.
func (o Odds) Begins(v game.Variant, options game.Options, position string) bool {
	want, err := o.Position(v, options, "start")
	return err == nil && board(position) == board(want)
}

func board(position string) string {
	text, _, _ := strings.Cut(position, " ")
	return text
}

// Text is the odds as records have them: Red:NN; "" for none.
func (o Odds) Text(in *game.Info) string {
	if !o.On() {
		return ""
	}
	return in.Seats[o.By].Tag + ":" + o.Pieces
}

// Parse reads what Text writes. Its error says what may be given.
func Parse(v game.Variant, text string) (Odds, error) {
	if text == "" {
		return Odds{}, nil
	}
	in := v.Info()
	who, pieces, _ := strings.Cut(text, ":")
	var tags []string
	for s, seat := range in.Seats {
		tags = append(tags, seat.Tag)
		if who != seat.Tag {
			continue
		}
		list := Of(v, game.Seat(s))
		switch {
		case slices.Contains(list, pieces):
			return Odds{game.Seat(s), pieces}, nil
		case list == nil:
			return Odds{}, game.Errorf("odds %q: nobody gives odds in %s", text, in.ID)
		}
		return Odds{}, game.Errorf("odds %q: %s may give %s", text, who, strings.Join(list, ", "))
	}
	return Odds{}, game.Errorf("odds %q: they begin with %s and a colon", text, strings.Join(tags, ", "))
}

// Moved are the odds with which the same player begins on another seat: as many of them as
// that seat has.
func (o Odds) Moved(v game.Variant, to game.Seat) Odds {
	list := Of(v, to)
	for pieces := o.Pieces; pieces != ""; pieces = pieces[:len(pieces)-1] {
		if slices.Contains(list, pieces) {
			return Odds{to, pieces}
		}
	}
	return Odds{}
}
