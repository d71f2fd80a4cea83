package threekingdoms

import (
	"errors"
	"strings"
	"testing"

	"yanyi/game"
)

// Everything wrong with a position is told at once, with its square.
func TestAllFaultsAtOnce(t *testing.T) {
	const (
		bare   = "4,wK,4/9/9/9/17/17/17/1,hR,15/hC,hK,hR,13,uK/1,hR,15/17/17/17/9/9/9/4,sK,4"
		guojiB = "9/4,wK,4/9/15/15/15/hQ,14/hK,hQ,12,uK/hQ,14/15/15/15/9/9/4,sK,4"
	)
	swap := func(board, old, put string) string { return strings.Replace(board, old, put, 1) }
	for _, c := range []struct {
		id, position string
		faults       []string // field and square of each
	}{
		{"yanyi", bare + " u uws - idle uws 0", nil},
		{"yanyi", bare + " u uws - idle uws", []string{"position"}},
		{"yanyi", bare + " h us us idel wu x", []string{"turn", "alliance", "han", "first", "clock", "board i17"}},
		{"yanyi", swap(bare, "4,wK,4", "wK,8") + " u uws - idle - 0", []string{"board e17"}},
		{"yanyi", swap(bare, "hC,hK", "hC,1") + " u uws - idle - 0", []string{"board b9"}},
		{"yanyi", swap(bare, "hC", "hC:u") + " u uws - idle - 0", []string{"board a9"}},
		{"yanyi", bare + " u uws - spent - 0", []string{"board b8", "board a9", "board c9", "board b10"}},
		{"yanyi", swap(bare, "wK", "wQ") + " u uws - idle - 0", []string{"board i17", "board"}},
		{"yanyi", swap(bare, "4,wK,4", "4,wK,3") + " u uws - idle - 0", []string{"board"}},
		{"yanyi", swap(bare, "4,wK,4", "sA,3,wK,3,uB:w") + " u uws - idle - 0", []string{"board e17", "board m17", "board m17"}},
		{"yanyi", swap(bare, "4,wK,4", "wP:u,3,wK,4") + " u uws - idle - 0", []string{"board e17"}},
		{"yanyi", swap(bare, "4,wK,4", "wP,8") + " u us - idle - 0", []string{"board e17"}},
		{"yanyi", swap(bare, "/17/17/17/1,", "/17/17/16,1/1,") + " u uws - idle - 0", []string{"position"}},
		{"yanyi", bare + " u uws - idle - 007", []string{"position"}},
		{"jieqi", bare + " u uws - idle - 0 u=P,w=-,s=X,h=-,", []string{"bags"}},
		{"jieqi", bare + " u uws - idle - 0 u=P,w=-,s=x,h=N", []string{"bags", "bags", "bags", "bags"}},
		{"guoji", guojiB + " u uws - idle d1,e2 e3:e4:w 0", []string{"castle d1", "castle", "ep e3"}},
		{"guoji", swap(guojiB, "hQ,14/15/15/15/", "hQ,14/15/4,sP,10/15/") + " u uws - idle - e3:e5:w;e3:e4:s 0", []string{"ep e3", "ep e3"}},
		{"guoji", swap(guojiB, "hQ,14/15/15/15/", "hQ,14/15/15/4,sP,10/") + " u uws - idle - e3:e4:s 0", []string{"ep e3"}},
		{"guoji", swap(guojiB, "hQ,14/15/15/15/", "hQ,14/15/15/4,sP,10/") + " u uws - idle - e3:e4:uw 0", nil},
	} {
		v := find(t, c.id)
		_, err := v.Parse(c.position, nil)
		var faults *game.Faults
		errors.As(err, &faults)
		var got []string
		if faults != nil {
			for _, f := range *faults {
				place := f.Field
				if f.Square != game.NoSquare {
					place += " " + v.info.Board.Name(f.Square)
				}
				got = append(got, place)
			}
		}
		if strings.Join(got, ", ") != strings.Join(c.faults, ", ") {
			t.Errorf("%s %s:\n got %v (%v)\nwant %v", c.id, c.position, got, err, c.faults)
		}
	}
}

func TestOptions(t *testing.T) {
	for id, mode := range map[string]string{"yanyi": "first", "guoji": "duel", "jieqi": "last"} {
		if _, err := find(t, id).Parse("start", game.Options{"mode": mode}); err != nil {
			t.Errorf("%s %s: %v", id, mode, err)
		}
	}
	for _, o := range []game.Options{{"mode": "duel"}, {"mode": ""}, {"pace": "slow"}} {
		if _, err := find(t, "jieqi").Parse("start", o); err == nil {
			t.Errorf("jieqi takes %v", o)
		}
	}
}
