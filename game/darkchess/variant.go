package darkchess

import "yanyi/game"

const startText = "hR/~,~,~,wK,~,~,~/~,~,~,~,~,~,~/~,~,~,~,~,~,~/hC,~,~,~,hK,~,~,uK,hR/~,~,~,~,~,~,~/~,~,~,~,~,~,~/~,~,~,sK,~,~,~/hR " +
	"u uws - idle 0 u=AABBCCNNPPPPPRR,w=AABBCCNNPPPPPRR,s=AABBCCNNPPPPPRR"

var info = &game.Info{
	ID:           "anqi",
	Family:       "threekingdoms",
	Appeal:       game.Appeal{Minutes: 30, Chess: 1, Xiangqi: 1, NothingBefore: 3},
	Board:        geometry,
	Seats:        game.Kingdoms(),
	Armies:       game.KingdomArmies(),
	Start:        startText,
	RevealsOwner: true,
	Scored:       true,
	Bags:         true,
	Rescue:       true,
	Kinds:        []game.Kind{game.King, game.Rook, game.Knight, game.Bishop, game.Cannon, game.Advisor, game.Pawn},
	Ranks:        []game.Kind{game.King, game.Rook, game.Cannon, game.Knight, game.Bishop, game.Advisor, game.Pawn},
	Pieces:       "anqi",
	Likeness:     "yanyi",
	Wording:      "anqi",
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
