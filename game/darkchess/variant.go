package darkchess

import "yanyi/game"

const startText = "hR/~,~,~,wK,~,~,~/~,~,~,~,~,~,~/~,~,~,~,~,~,~/hC,~,~,~,hK,~,~,uK,hR/~,~,~,~,~,~,~/~,~,~,~,~,~,~/~,~,~,sK,~,~,~/hR " +
	"u uws - idle 0 u=AABBCCNNPPPPPRR,w=AABBCCNNPPPPPRR,s=AABBCCNNPPPPPRR"

var info = &game.Info{
	ID:     "anqi",
	Family: "threekingdoms",
	Pieces: "anqi",
	Board:  geometry,
	Seats: []game.SeatInfo{
		{Letter: 'u', Key: "u", Tag: "Wu", Result: "u", Quarter: 1},
		{Letter: 'w', Key: "w", Tag: "Wei", Result: "w", Quarter: 2},
		{Letter: 's', Key: "s", Tag: "Shu", Result: "s", Quarter: 0},
	},
	Armies: []game.ArmyInfo{
		{Letter: 'u', Key: "u", Pigment: game.Malachite}, {Letter: 'w', Key: "w", Pigment: game.Ink},
		{Letter: 's', Key: "s", Pigment: game.Cinnabar}, {Letter: 'h', Key: "h", Pigment: game.Gamboge},
	},
	Start:      startText,
	DrawsOwner: true,
	Scored:     true,
}

type variant struct{}

// Variants returns the family's games.
func Variants() []game.Variant { return []game.Variant{variant{}} }

// Info describes the game.
func (variant) Info() *game.Info { return info }

// Parse reads a position string (§3 "Position string").
func (variant) Parse(text string, o game.Options) (game.Position, error) {
	if err := info.CheckOptions(o); err != nil {
		return nil, err
	}
	if text == "start" {
		text = startText
	}
	return parse(text)
}
