package setup_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// slow is a network that holds its answers until they are released.
type slow struct {
	*onlinetest.Net
	held []func()
}

func (n *slow) Fetch(address, body string) <-chan machine.Reply {
	answer := make(chan machine.Reply, 1)
	n.held = append(n.held, func() { answer <- <-n.Net.Fetch(address, body) })
	return answer
}

// answer releases the answers to all requests so far.
func (n *slow) answer() {
	held := n.held
	n.held = nil
	for _, say := range held {
		say()
	}
}

// laidOut is the set-up of a variant in a view, over a network.
func laidOut(t *testing.T, lang, id string, w, h float64, net machine.Net) (*session.Session, *setup.Page) {
	t.Helper()
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	sh := app.New(&scenetest.Machine{Langs: []string{lang}, IsStill: true, Net: net})
	v, _ := catalog.Find(id)
	sh.Online.Tick()
	sh.Online.Tick()
	p := sh.Routes.Setup(v).(*setup.Page)
	p.Layout(ui.View{W: w, H: h, Scale: 1, Theme: sh.Theme()})
	return sh, p
}

// rects are where the page's controls stand.
func rects(p *setup.Page) map[string]canvas.Rect {
	list := map[string]canvas.Rect{}
	for _, ctl := range p.Controls() {
		list[ctl.ID] = ctl.Rect
	}
	return list
}

// wantStill checks that every control that existed before is still where it was.
func wantStill(t *testing.T, what string, before, after map[string]canvas.Rect) {
	t.Helper()
	for id, r := range before {
		now, ok := after[id]
		if ok && math.Abs(r.X-now.X)+math.Abs(r.Y-now.Y)+math.Abs(r.W-now.W)+math.Abs(r.H-now.H) > 0.01 {
			t.Errorf("%s: %s moves from %v to %v", what, id, r, now)
		}
	}
}

// frames are the views of the property tests.
var frames = [][2]float64{{1920, 1080}, {1280, 800}, {960, 600}, {853, 533}, {844, 390}, {768, 1024}, {390, 844}, {480, 520}, {320, 568}}

// change performs a random action on one of the page's controls.
func change(r *rand.Rand, p *setup.Page) string {
	away := []string{"back", "rules", "lesson", "begin", "draw"}
	list := slices.DeleteFunc(p.Controls(), func(c ui.Control) bool {
		board := strings.HasPrefix(c.ID, "board.") // opens another variant with other controls
		return c.Off || c.Field != nil || board || slices.Contains(away, c.ID)
	})
	ctl := list[r.IntN(len(list))]
	switch {
	case ctl.Slide != nil:
		ctl.Slide(r.Float64())
	case ctl.Do != nil:
		ctl.Do()
	case ctl.Step != nil:
		ctl.Step(1)
	}
	return ctl.ID
}

// No control that exists before and after a choice moves or changes its size, whatever is chosen
// for whichever seat in whatever order, in any view, with and without rooms.
func TestNothingMovesWhateverIsChosen(t *testing.T) {
	done := map[string]bool{}
	for _, id := range []string{"yanyi", "xiangqi", "qice"} {
		for _, lang := range []string{"zh-Hans", "en"} {
			for _, size := range frames {
				for _, rooms := range []bool{true, false} {
					var net machine.Net
					if rooms {
						net = &onlinetest.Net{Server: onlinetest.New()}
					}
					_, p := laidOut(t, lang, id, size[0], size[1], net)
					r := rand.New(rand.NewPCG(7, uint64(size[0])))
					for range 100 {
						before := rects(p)
						did := change(r, p)
						wantStill(t, fmt.Sprintf("%s %s %v, rooms %t, after %s", id, lang, size, rooms, did), before, rects(p))
						kind, _, _ := strings.Cut(did, ".")
						if done[kind] = true; t.Failed() {
							return
						}
					}
				}
			}
		}
	}
	for _, kind := range []string{"seat", "level", "temper", "clock", "minutes", "increment", "periods", "option", "giver", "odds", "timeodds", "relief"} {
		if !done[kind] {
			t.Errorf("%s was never tried", kind)
		}
	}
}

// A late answer about rooms adds the third option to each switch and moves nothing; neither does
// the answer that there are none.
func TestALateAnswerAboutRoomsMovesNothing(t *testing.T) {
	for _, size := range frames {
		for _, none := range []bool{false, true} {
			net := &slow{Net: &onlinetest.Net{Server: onlinetest.New(), NoHello: none}}
			sh, p := laidOut(t, "en", "yanyi", size[0], size[1], net)
			before := rects(p)
			if _, early := before["seat.0.who.invite"]; early {
				t.Fatal("rooms are offered before anything is known of them")
			}
			for range 3 {
				net.answer()
				sh.Online.Tick()
				p.Update(&ui.Input{})
			}
			after := rects(p)
			wantStill(t, fmt.Sprintf("%v, none %t", size, none), before, after)
			if _, offered := after["seat.0.who.invite"]; offered == none {
				t.Errorf("%v: offered %t", size, offered)
			}
		}
	}
}
