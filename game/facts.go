package game

import "strings"

// What a variant says of itself, so that no page and no drawing has to know which variant it is.

// StratagemWay is how a game's stratagems come into force.
type StratagemWay uint8

// The ways of the stratagem family (game/stratagem/README.md).
const (
	NoStratagems StratagemWay = iota
	OnTracks                  // a side's marker stands on one (game/stratagem/README.md, Tracks)
	InPalace                  // the king's point bears one (game/stratagem/README.md, Palaces)
)

// Choice says that players know several variants as one game and choose between
// them on its set-up page. The zero Choice is that of a game of its own.
type Choice struct {
	Of  string // id of the variant that stands for the game
	Key string // of the locale: board.<Of>.<Key>
}

// Appeal is how well a game suits newcomers.
type Appeal struct {
	Minutes       int // it takes
	Chess         int // for players of chess, from 0
	Xiangqi       int // for players of xiangqi
	NothingBefore int // for players of neither

	Before string // the id of the larger game that it is the way into, "" for none
}

// Worth is the value of a kind of piece; 0 is beyond price.
type Worth struct {
	Kind  Kind
	Value int
}

// Listed reports whether the variant has a place of its own among the games.
func (in *Info) Listed() bool { return in.Choice.Of == "" || in.Choice.Of == in.ID }

// Persons is how many of an army's kind stand on the board at the start, in games with People.
func (in *Info) Persons(a Army, k Kind) int {
	army, kind := string(rune(in.Armies[a].Letter)), string(rune(k.Letter()))
	return strings.Count(in.Start, army+kind) + strings.Count(in.Start, army+"~"+kind)
}

// Joint reports whether all permanent allies command a piece: one of an army that has no seat.
func (in *Info) Joint(p Piece) bool {
	return in.Pact != 0 && p != NoPiece && int(p.Origin()) >= len(in.Seats)
}

// Column is a seat's place in a round: the seats follow in turn order, and where one plays
// against two that are allied for good (Pact) the one opens the game.
func (in *Info) Column(s Seat) Seat {
	opens, seats := First, Seat(len(in.Seats))
	for in.Pact.Has(opens) {
		opens++
	}
	return (s + seats - opens) % seats
}

// Emperor reports whether a piece is the emperor: the king of an army that has no seat.
func (in *Info) Emperor(p Piece) bool {
	return p.Kind() == King && int(p.Origin()) >= len(in.Seats)
}
