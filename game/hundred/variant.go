package hundred

import "yanyi/game"

const (
	white = game.First
	black = game.Second

	startText = "rnbgqkgbnr/1ac4ca1/fffffwwwww/pppppppppp/10/10/PPPPPPPPPP/FFFFFWWWWW/1AC4CA1/RNBGQKGBNR w KQkq - 0 1 -/-"
)

var info = &game.Info{
	ID:     "baige",
	Family: "hundred",
	Appeal: game.Appeal{Minutes: 60, Chess: 4, NothingBefore: 1},
	Board:  geometry,
	Seats: []game.SeatInfo{
		{Letter: 'w', Key: "white", Tag: "White", Result: "white", Quarter: 0},
		{Letter: 'b', Key: "baige-black", Tag: "Black", Result: "black", Quarter: 2},
	},
	Armies:   []game.ArmyInfo{{Letter: 'w', Key: "white", Pigment: game.Ivory}, {Letter: 'b', Key: "baige-black", Pigment: game.Ebony}},
	Start:    startText,
	Drawable: true,
	Kinds: []game.Kind{
		game.King, game.Queen, game.Rook, game.Knight, game.Bishop, game.Cannon,
		game.Advisor, game.Guard, game.Pawn, game.Ferz, game.Wazir,
	},
	Pieces:   "baige",
	Chessmen: true,
	Figures:  true,
}

type variant struct{}

// Variants returns the family's games.
func Variants() []game.Variant { return []game.Variant{variant{}} }

// Info describes the game.
func (variant) Info() *game.Info { return info }

// Parse reads a position string (README.md, Position string).
func (variant) Parse(text string, o game.Options) (game.Position, error) {
	text, err := info.Opening(text, o)
	if err != nil {
		return nil, err
	}
	ready()
	return parse(text)
}
