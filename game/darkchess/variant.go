package darkchess

import "yanyi/game"

const startText = "hR/~,~,~,wK,~,~,~/~,~,~,~,~,~,~/~,~,~,~,~,~,~/hC,~,~,~,hK,~,~,uK,hR/~,~,~,~,~,~,~/~,~,~,~,~,~,~/~,~,~,sK,~,~,~/hR " +
	"u uws - idle 0 u=AABBCCNNPPPPPRR,w=AABBCCNNPPPPPRR,s=AABBCCNNPPPPPRR"

var info = &game.Info{
	ID:     "anqi",
	Family: "threekingdoms",
	Appeal: game.Appeal{Minutes: 30, Chess: 1, Xiangqi: 1, NothingBefore: 3},
	Board:  geometry,
	Seats: []game.SeatInfo{
		{Letter: 'u', Key: "u", Tag: "Wu", Result: "u", Lord: "general.wu.sun-quan", Quarter: 1},
		{Letter: 'w', Key: "w", Tag: "Wei", Result: "w", Lord: "general.wei.cao-cao", Quarter: 2},
		{Letter: 's', Key: "s", Tag: "Shu", Result: "s", Lord: "general.shu.liu-bei", Quarter: 0},
	},
	Armies: []game.ArmyInfo{
		{Letter: 'u', Key: "u", Pigment: game.Malachite}, {Letter: 'w', Key: "w", Pigment: game.Ink},
		{Letter: 's', Key: "s", Pigment: game.Cinnabar}, {Letter: 'h', Key: "h", Pigment: game.Gamboge},
	},
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
	if err := info.CheckOptions(o); err != nil {
		return nil, err
	}
	if text == "start" {
		text = startText
	}
	ready()
	return parse(text)
}
