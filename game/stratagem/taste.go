package stratagem

import (
	"sync"

	"yanyi/game/weights"
)

//go:generate sh ../weights/wrap.sh stratagem tiles.txt everywhere

// taste is what a game's computers lay tiles by. tiles.txt says what its numbers mean;
// their standard errors are the scores' other share.
type taste struct {
	worth, use []weights.Score // by kind from 1
	slots      []weights.Score // in the order of the tiles field
}

// tastes reads the games' tastes, by their names.
var tastes = sync.OnceValue(func() map[string]taste {
	t, all := deployer{}.Tastes(), map[string]taste{}
	for _, v := range family {
		if v.deploys {
			v.ready()
			row := func(name string, n int) []weights.Score { return t.Row(v.info.ID+"."+name, n) }
			all[v.info.ID] = taste{row("worth", len(v.kinds)-1), row("use", len(v.kinds)-1), row("slots", allTiles)}
		}
	}
	if err := t.Err(); err != nil {
		panic("stratagem: tiles.txt: " + err.Error())
	}
	return all
})

// Tastes is a copy of the table that the family's computers lay tiles by.
func (deployer) Tastes() *weights.Table {
	t, err := weights.Parse(tilesText)
	if err != nil {
		panic("stratagem: tiles.txt: " + err.Error())
	}
	return t
}

// How kinds are drawn: by the square of their use, and by a hundredth more for each
// thousandth of a logit that they are worth over the mean.
const (
	evenWorth = 100
	morePer   = 1
)

// lots is how likely a kind is drawn, as a part of all kinds' lots; 0 for one that does
// nothing anywhere, on which no king ever stood.
func (t *taste) lots(n int) int {
	use, worth := t.use[n-1].Mid(), t.worth[n-1].Mid()
	return use * use * max(1, evenWorth+morePer*worth)
}
