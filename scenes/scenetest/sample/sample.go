// Package sample holds moments of a game for pictures of the play page.
package sample

import (
	_ "embed"
	"fmt"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
)

//go:embed game.pgn
var record string

// short is a game of six turns that ends with two mates and absorptions.
const short = `[Variant "yanyi"]
[Wu "ai:3"]
[Wei "ai:2"]
[Shu "?"]
[Date "????.??.??"]
[Result "u"]
[Mode "last"]
[SetUp "1"]
[FEN "2,wB,wA,wK,4/sR,8/1,wC,wN,6/wP,1,wP,6/13,uP,3/8,wP,7,uN/3,hR,12,uB/16,uA/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,5,uC,2/12,uR,uP,3/sP,1,sP,3,sP,2/1,sN,sC,6/uR,8/2,sB,sA,sK,4 u uws - idle - 0"]

1. c7a8 i12i11 i6i7 2. m5m1 i11i10 3. m1m17 u
`

// facing is a game in which Wu may let the allied kings of Wei and Shu face each other, and
// met the position after it.
const (
	facing = `[Variant "yanyi"]
[Wu "?"]
[Wei "?"]
[Shu "?"]
[Date "????.??.??"]
[Result "*"]
[Mode "last"]
[SetUp "1"]
[FEN "4,wK,4/2,wR,6/9/3,wP,5/17/4,sR,12/5,wC,11/17/1,hR:u,6,uC,5,uP,1,uK/13,uP,2,uA/3,hR:u,13/5,sN,11/17/2,sP,6/5,sC,3/4,sK,4/3,sA,5 w uws ws spent - 12"]

1. g16g15 e12e11 *
`
	met = `[Variant "yanyi"]
[Wu "?"]
[Wei "?"]
[Shu "?"]
[Date "????.??.??"]
[Result "u"]
[Mode "last"]
[SetUp "1"]
[FEN "4,wK,4/9/2,wR,6/3,wP,5/17/17/4,sR,wC,11/17/1,hR:u,6,uC,5,uP,1,uK/13,uP,2,uA/3,hR:u,13/5,sN,11/17/2,sP,6/5,sC,3/4,sK,4/3,sA,5 u uws ws spent - 14"]

1. i9l9 u
`
)

// seated puts people in the computers' places, so that no engine runs while a picture is taken.
var seated = strings.NewReplacer(`"ai:3"`, `"?"`, `"ai:2"`, `"?"`, `"ai:3,ai:2,human"`, `"human,human,human"`)

// Scene is a moment to be seen.
type Scene struct {
	Name string
	Text string // as saved, to be continued
}

// Scenes are the moments for pictures: the start, a skipped player, the middle, after an
// alliance, a person in check, the result, and the kings of allies that may not face: before
// and after.
func Scenes(find func(id string) (game.Variant, bool)) ([]Scene, error) {
	var scenes []Scene
	for _, m := range []struct {
		name string
		ply  int
	}{{"play-start", 0}, {"play-passed", 15}, {"play-middle", 36}, {"play-alliance", 42}, {"play-check", 55}} {
		g, err := match.Parse(find, record)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.name, err)
		}
		if err := g.TakeBackTo(m.ply); err != nil {
			return nil, err
		}
		g.SetViewSeat(game.Shu)
		scenes = append(scenes, Scene{m.name, seated.Replace(g.Save())})
	}
	return append(scenes, Scene{"result", short}, Scene{"play-facing", facing}, Scene{"result-facing", met}), nil
}
