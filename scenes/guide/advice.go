package guide

import (
	"cmp"
	"slices"

	"yanyi/game"
)

// answers are a newcomer's, each one of the values of its question.
type answers struct {
	company string // alone, two, three
	time    string // short, long, any
	from    string // chess, xiangqi, new
}

// trait is what speaks for a game: how many play it, how long it takes (the
// deck's game.<id>.length), and how well it suits what one knows.
type trait struct {
	minutes             int
	chess, xiangqi, new int
}

// traits of the games by id. qice-line is a choice within qice.
var traits = map[string]trait{
	"yanyi":    {60, 0, 3, 1},
	"jieqi":    {50, 0, 2, 2},
	"anqi":     {30, 1, 1, 3},
	"guoji":    {60, 3, 0, 1},
	"xiangqi":  {30, 1, 2, 1},
	"huanfang": {30, 0, 3, 1},
	"qiji":     {30, 0, 3, 2},
	"weiwo":    {30, 0, 2, 2},
	"qiji16":   {40, 0, 2, 2},
	"qice":     {40, 0, 1, 3},
	"baige":    {60, 4, 0, 1},
}

// most is how many games are recommended.
const most = 3

// advise chooses games for a newcomer, the best first. Where more play than one,
// only games with as many seats; alone any game, computers take the other seats.
func advise(all []game.Variant, a answers) []game.Variant {
	var list []game.Variant
	for _, v := range all {
		_, known := traits[v.Info().ID]
		if seats := len(v.Info().Seats); known && (a.company == "alone" || (a.company == "three") == (seats == 3)) {
			list = append(list, v)
		}
	}
	slices.SortStableFunc(list, func(v, w game.Variant) int {
		return cmp.Compare(worth(traits[w.Info().ID], a), worth(traits[v.Info().ID], a))
	})
	return list[:min(most, len(list))]
}

// worth is how well a game fits the answers.
func worth(t trait, a answers) int {
	n := map[string]int{"chess": t.chess, "xiangqi": t.xiangqi, "new": t.new}[a.from] * 2
	switch {
	case a.time == "short" && t.minutes <= 30, a.time == "long" && t.minutes >= 50:
		n += 3
	case a.time != "any" && t.minutes == 40:
		n++
	}
	return n
}
