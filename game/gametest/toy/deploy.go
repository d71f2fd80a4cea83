package toy

import (
	"fmt"
	"strings"

	"yanyi/game"
)

// Deploying is the game for two players with tiles that are laid secretly first.
type Deploying struct{ *Game }

// Secret returns the game with deployment.
func Secret() Deploying {
	g := Two(Sound)
	g.info.ID = "toy2-tiles"
	return Deploying{g}
}

// Tiles: one or two of four kinds.
func (Deploying) Tiles(game.Options) (kinds []int, least, most int) {
	return []int{1, 2, 3, 4}, 1, 2
}

// Slots are two squares of the back rank.
func (Deploying) Slots(s game.Seat) []game.Square {
	if s == game.First {
		return []game.Square{geometry.At(1, 0), geometry.At(3, 0)}
	}
	return []game.Square{geometry.At(3, 4), geometry.At(1, 4)}
}

// CheckTiles requires one or two different kinds.
func (Deploying) CheckTiles(tiles []int, _ game.Options) error {
	if len(tiles) != 2 {
		return fmt.Errorf("%d tiles for 2 slots", len(tiles))
	}
	laid := 0
	for _, k := range tiles {
		if k < 0 || k > 4 {
			return fmt.Errorf("there is no tile %d", k)
		}
		if k > 0 {
			laid++
		}
	}
	if laid == 0 || tiles[0] == tiles[1] {
		return fmt.Errorf("tiles %v: lay one or two different ones", tiles)
	}
	return nil
}

// Suggest lays two tiles.
func (Deploying) Suggest(_ game.Seat, seed uint64, _ game.Options) []int {
	return []int{1 + int(seed%4), 1 + int((seed+1+seed/4%3)%4)}
}

// Deploy is the start with the tiles laid.
func (d Deploying) Deploy(tiles [2][]int) string {
	board, _ := strings.CutSuffix(d.info.Start, "-/-")
	return board + tileText(tiles[0]) + "/" + tileText(tiles[1])
}
