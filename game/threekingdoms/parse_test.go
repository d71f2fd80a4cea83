package threekingdoms

import (
	"errors"
	"strings"
	"testing"

	"yanyi/game"
)

// All faults of a position are reported at once, each with its square.
func TestAllFaultsAtOnce(t *testing.T) {
	const (
		bare   = "4,wK,4/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/9/9/3,sK,5"
		war    = "4,wK,4/9/9/9/17/17/17/17/hK:u,1,hR:u,13,uK/17/17/17/17/9/9/9/3,sK,5"
		guojiB = "9/4,wK,4/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/15/9/9/4,sK,4"
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
		{"yanyi", swap(bare, "hK,1", "2") + " u uws - idle - 0", []string{"board a9"}},
		{"yanyi", swap(bare, "hC", "hC:u") + " u uws - idle - 0", []string{"board c9"}},
		{"yanyi", bare + " u uws - spent - 0", []string{"board d7", "board c9", "board d9", "board d11", "board a9"}},
		{"yanyi", swap(bare, "hK", "hK:w") + " u uws - idle - 0", []string{"board a9"}},
		{"yanyi", swap(bare, "hK,1", "1,hK") + " u uws - idle - 0", []string{"board a9"}},
		{"yanyi", swap(war, "hK:u,1", "2") + " u uws ws spent - 0", nil},
		{"yanyi", swap(war, "hK:u,1", "1,hK:u") + " u uws ws spent - 0", nil},
		{"yanyi", swap(war, "hK:u,1,hR:u,13", "2,hR:u,hK:u,12") + " u uws ws spent - 0", []string{"board d9"}},
		{"yanyi", swap(war, "hK:u", "hK") + " u uws ws spent - 0", []string{"board a9"}},
		{"yanyi", swap(war, "hK:u,1", "hK:u,hK:u") + " u uws ws spent - 0", []string{"board a9"}},
		{"yanyi", bare + " u~w uws - idle - 0", nil},
		{"yanyi", bare + " u!s uws - idle - 0", nil},
		{"yanyi", bare + " u~u uws - idle - 0", []string{"turn"}},
		{"yanyi", bare + " u!x uws - idle - 0", []string{"turn"}},
		{"yanyi", bare + " u~ uws - idle - 0", []string{"turn"}},
		{"yanyi", bare + " u~w!s uws - idle - 0", []string{"turn"}},
		{"yanyi", swap(war, "4,wK,4", "9") + " u!w us - spent - 0", []string{"turn"}},
		{"yanyi", swap(bare, "wK", "wQ") + " u uws - idle - 0", []string{"board i17", "board"}},
		{"yanyi", swap(bare, "4,wK,4", "4,wK,3") + " u uws - idle - 0", []string{"board"}},
		{"yanyi", swap(bare, "4,wK,4", "sA,3,wK,3,uB:w") + " u uws - idle - 0", []string{"board e17", "board m17", "board m17"}},
		{"yanyi", swap(bare, "4,wK,4", "wP:u,3,wK,4") + " u uws - idle - 0", []string{"board e17"}},
		{"yanyi", swap(bare, "4,wK,4", "wP,8") + " u us - idle - 0", []string{"board e17"}},
		{"yanyi", swap(bare, "/17/17/3,", "/17/16,1/3,") + " u uws - idle - 0", []string{"position"}},
		{"yanyi", bare + " u uws - idle - 007", []string{"position"}},
		{"jieqi", bare + " u uws - idle - 0 u=P,w=-,s=X,h=-,", []string{"bags"}},
		{"jieqi", bare + " u uws - idle - 0 u=P,w=-,s=x,h=N", []string{"bags", "bags", "bags", "bags"}},
		{"guoji", guojiB + " u uws - idle d1,e2 e3:e4:w 0", []string{"castle d1", "castle", "ep e3"}},
		{"guoji", swap(guojiB, "12/15/15/9", "12/4,sP,10/15/9") + " u uws - idle - e3:e5:w;e3:e4:s 0", []string{"ep e3", "ep e3"}},
		{"guoji", swap(guojiB, "12/15/15/9", "12/15/4,sP,10/9") + " u uws - idle - e3:e4:s 0", []string{"ep e3"}},
		{"guoji", swap(guojiB, "12/15/15/9", "12/15/4,sP,10/9") + " u uws - idle - e3:e4:uw 0", nil},
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
