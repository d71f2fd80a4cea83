//go:build !page

package threekingdoms

import (
	"strconv"
	"strings"

	"yanyi/game"
)

//go:generate go test -run TestWeightsAreThoseOfTheFile -update

// weights is what one board's games weigh, as weights.txt says it.
type weights struct {
	kind, near, slide, siege [16]int
	siegeBy, hunt            []int

	emperor, nearMost, advance, leap         int
	calm, besieged, third                    int
	lastLeap, secondLeap, onTurn             int
	rival, leader, enemy, ally, last, fading int
}

// weightNames are the kinds as weights.txt spells them.
var weightNames = [16]string{
	game.Queen: "queen", game.Rook: "rook", game.Cannon: "cannon", game.Knight: "horse",
	game.Bishop: "bishop", game.Advisor: "advisor", game.Pawn: "pawn",
}

// readWeights reads one column of the text: 0 the points', 1 the squares'.
func readWeights(text string, column int) *weights {
	lines := map[string][]int{}
	for _, line := range strings.Split(text, "\n") {
		if name, values, ok := strings.Cut(line, " "); ok {
			lines[name] = numbers(strings.Split(values, "|")[column])
		}
	}
	one := func(name string) int {
		if len(lines[name]) == 0 {
			return 0
		}
		return lines[name][0]
	}
	w := &weights{
		siegeBy: lines["siege.by"], hunt: lines["hunt"],
		emperor: one("emperor"), nearMost: one("near.most"), advance: one("advance"), leap: one("leap"),
		calm: one("siege.calm"), besieged: one("siege.besieged"), third: one("siege.third"),
		lastLeap: one("depose.last"), secondLeap: one("depose.second"), onTurn: one("depose.turn"),
		rival: one("share.rival"), leader: one("share.leader"), enemy: one("share.enemy"), ally: one("share.ally"), last: one("share.last"),
		fading: one("clock"),
	}
	for k, name := range weightNames {
		w.kind[k], w.near[k], w.slide[k], w.siege[k] = one(name), one("near."+name), one("slide."+name), one("siege."+name)
	}
	return w
}

// numbers are those of a column; what is none counts nothing.
func numbers(text string) []int {
	var list []int
	for _, word := range strings.Fields(text) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	return list
}
