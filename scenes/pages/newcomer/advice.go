package newcomer

import (
	"sort"

	"yanyi/game"
)

// answers are a newcomer's, each one of the values of its question.
type answers struct {
	company string // alone, two, three
	time    string // short, long, any
	from    string // the games that the newcomer knows
}

// The games that a newcomer may know.
const (
	knowsChess   = "chess"
	knowsXiangqi = "xiangqi"
	knowsNothing = "new"
)

// most is how many games are recommended.
const most = 3

// advise chooses games for a newcomer, the best first. Where more play than one,
// only games with as many seats; alone any game, computers take the other seats.
func advise(all []game.Variant, a answers) []game.Variant {
	var list []game.Variant
	for _, v := range all {
		if seats := len(v.Info().Seats); v.Info().Listed() && (a.company == "alone" || (a.company == "three") == (seats == 3)) {
			list = append(list, v)
		}
	}
	sort.SliceStable(list, func(i, k int) bool {
		return worth(list[i].Info().Appeal, a) > worth(list[k].Info().Appeal, a)
	})
	return list[:min(most, len(list))]
}

// worth is how well a game fits the answers: with little time short games come first, with
// much long ones, however well they suit otherwise.
func worth(t game.Appeal, a answers) int {
	n := 2 * suits(t, a.from)
	if t.Before != "" && a.time != "long" {
		n++ // the way into a larger game comes before it
	}
	switch {
	case a.time == "short" && t.Minutes <= 30, a.time == "long" && t.Minutes >= 50:
		n += 10
	case a.time != "any" && t.Minutes == 40:
		n++
	}
	return n
}

// suits is how well a game suits a newcomer's knowledge.
func suits(t game.Appeal, from string) int {
	switch from {
	case knowsChess:
		return t.Chess
	case knowsXiangqi:
		return t.Xiangqi
	}
	return t.NothingBefore
}
