package stratagem

import (
	"strconv"
	"strings"
)

//go:generate sh ../weights/wrap.sh stratagem tiles.txt bars

// tileWeights are the weights by which computers lay tiles. tiles.txt explains the numbers.
type tileWeights struct {
	worth, use []int // by kind from 1
	slots      []int // in the order of the tiles field
}

// tileWeights reads the variant's numbers.
func (d deployer) tileWeights() tileWeights {
	d.ready()
	kinds := len(d.kinds) - 1
	return tileWeights{d.tileRow("worth", kinds), d.tileRow("use", kinds), d.tileRow("slots", allTiles)}
}

// tileRow reads the n numbers of one of the variant's rows. The text is part of the program, so
// a fault in it panics.
func (d deployer) tileRow(name string, n int) []int {
	name = d.info.ID + "." + name
	for _, line := range strings.Split(tilesText, "\n") {
		words := strings.Fields(line)
		if len(words) != 1+n || words[0] != name {
			continue
		}
		row := make([]int, n)
		for i := range row {
			var err error
			if row[i], err = strconv.Atoi(words[1+i]); err != nil {
				panic("stratagem: tiles.txt: " + name + ": " + words[1+i])
			}
		}
		return row
	}
	panic("stratagem: tiles.txt: no row " + name)
}

// The likelihood of a kind grows with the square of its use, and by a hundredth for each
// thousandth of a logit of its value over the mean.
const (
	evenWorth = 100
	morePer   = 1
)

// lots is the likelihood of a kind relative to the lots of the others; 0 for one without any
// effect, on which no king ever stood.
func (t *tileWeights) lots(n int) int {
	use, worth := t.use[n-1], t.worth[n-1]
	return use * use * max(1, evenWorth+morePer*worth)
}
