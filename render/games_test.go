package render

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/imagecache"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// TestRealGamesAnimateToTheirViews plays random games and checks piece by piece that the last
// moment of each animation, with the resting pieces, shows the view after the turn.
func TestRealGamesAnimateToTheirViews(t *testing.T) {
	windowtest.Need(t)
	seen := map[game.EventType]int{}
	games := games
	if testing.Short() {
		games = 4
	}
	for _, v := range catalog.All() {
		for _, o := range options(v.Info()) {
			for seed := range uint64(games) {
				t.Run(fmt.Sprintf("%s%v-%d", v.Info().ID, o, seed), func(t *testing.T) {
					r := rand.New(rand.NewPCG(seed, 7))
					follow(t, v, start(v, o, r.Uint64()), o, r, seen)
				})
			}
		}
	}
	for id, text := range rare {
		v, _ := catalog.Find(id)
		for seed := range uint64(games) {
			follow(t, v, text, nil, rand.New(rand.NewPCG(seed, 7)), seen)
		}
	}
	for e := game.Moved; e <= game.Ended; e++ {
		if seen[e] == 0 && !testing.Short() {
			t.Errorf("event %d did not occur in any game", e)
		}
	}
	t.Logf("events by type: %v", seen)
}

// options are the defaults, and every other value of each single option.
func options(in *game.Info) []game.Options {
	list := []game.Options{nil}
	for _, o := range in.Options {
		for _, value := range o.Values[1:] {
			list = append(list, game.Options{o.Key: value})
		}
	}
	return list
}

// games is the number of games of each variant and option, plies the maximal length of each.
const games, plies = 40, 400

// rare are positions with events that random play hardly reaches: Wu's cannon is the only piece
// between two allied kings.
var rare = map[string]string{
	"yanyi": "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:u,4,uC,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 u uws ws spent - 0",
}

func follow(t *testing.T, v game.Variant, text string, o game.Options, r *rand.Rand, seen map[game.EventType]int) {
	pos, err := v.Parse(text, o)
	if err != nil {
		t.Fatal(err)
	}
	windowtest.Frame()
	imagecache.All.Forget() // images are compared, so the cache must not be cleared in between
	in := v.Info()
	b := NewBoard(in)
	b.SetLook(Look{Theme: &theme.Light})
	b.SetLayout(image.Rect(0, 0, 300, 300), 0)
	view := pos.View(game.NoSeat)
	b.SetView(&view)
	b.Draw(ebiten.NewImage(300, 300))
	for range plies {
		turns := pos.Turns(nil)
		if len(turns) == 0 || pos.Outcome().Over {
			return
		}
		turn := turns[r.IntN(len(turns))]
		if r.IntN(60) == 0 && pos.Actor().Player() {
			turn = game.Resign(pos.Actor())
		}
		pos.Do(turn)
		if pos.Actor() == game.Chance {
			draws := pos.Reveals(nil)
			pos.DoReveal(draws[r.IntN(len(draws))])
		}
		events := pos.Events(nil)
		for _, e := range events {
			seen[e.Type]++
		}
		after := pos.View(game.NoSeat)
		b.Play(events, &after)
		compareAnimation(t, b, &after, in.FormatTurn(turn), events)
		b.Land()
		if t.Failed() {
			return
		}
	}
}

// start is a position string, with tiles laid if the variant has some.
func start(v game.Variant, o game.Options, seed uint64) string {
	d, ok := v.(game.Deployer)
	if !ok {
		return "start"
	}
	return d.Deploy([2][]int{d.Suggest(0, seed, o), d.Suggest(1, seed+1, o)})
}

// compareAnimation compares the last moment of an animation with the view after it.
func compareAnimation(t *testing.T, b *Board, after *game.View, turn string, events []game.Event) {
	t.Helper()
	if !b.animation.on {
		t.Errorf("%s: nothing is animated: %+v", turn, events)
		return
	}
	shown := make([]*ebiten.Image, len(after.Cells))
	for sq, cell := range b.view.Cells {
		if cell.Piece != game.NoPiece && !b.animation.lifted[sq] {
			shown[sq] = b.pics.piece(cell.Piece, cell.Commander)
		}
	}
	for i := range b.animation.tokens {
		p := b.animation.tokens[i].at(b.animation.end+1, b.pics.layout.Radius(), b.pics.pitch())
		if p.alpha < 0.01 {
			continue
		}
		if sq := b.pics.layout.SquareAt(p.x, p.y, max(2, 0.12*b.pics.pitch())); sq != game.NoSquare { // pieces over names are a little higher
			shown[sq] = p.img
		} else {
			t.Errorf("%s: a piece ends between the squares", turn)
		}
	}
	for sq, cell := range after.Cells {
		var want *ebiten.Image
		if cell.Piece != game.NoPiece {
			want = b.pics.piece(cell.Piece, cell.Commander)
		}
		if shown[sq] != want {
			t.Errorf("%s: %s does not end as the view has it (%v there); events %+v", turn, b.info.Board.Name(game.Square(sq)), shown[sq] != nil, events)
		}
	}
}
