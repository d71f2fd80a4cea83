//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// rows is the number of visitors who share the prepared games.
const rows = 3

// TestEveryVariantInTheBrowser plays the prepared games by pointer on the built page, divided
// among several visitors.
func TestEveryVariantInTheBrowser(t *testing.T) {
	t.Parallel()
	locale.Use(locale.ZhHans)
	all := scripts(t)
	for row := range rows {
		t.Run(strconv.Itoa(row), func(t *testing.T) {
			t.Parallel()
			b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true})
			played := 0
			for i := row; i < len(all); i += rows {
				t.Run(all[i].name, func(t *testing.T) { (&actor{player{t, b}, &all[i], nil}).perform() })
				played++
			}
			t.Run("library", func(t *testing.T) { (&player{t, b}).lookBack(played) })
			b.tab.WantNoComplaints()
		})
	}
}

// lookBack opens the most recent game from the visitor's library.
func (p *player) lookBack(played int) {
	ended := p.look(p)
	p.reload(p)
	p.press("library")
	shelf := p.sees("the games", "open.0")
	n := 0
	for id := range shelf.Controls {
		if strings.HasPrefix(id, "open.") {
			n++
		}
	}
	if n != played {
		p.Errorf("the library shows %d games, want %d", n, played)
	}
	p.press("open.0")
	if again := p.plies(ended.Plies); again.Position != ended.Position || !again.Over {
		p.Errorf("opened %q, want %q", again.Position, ended.Position)
	}
}

// actor plays a prepared game on the program and on a position of its own.
type actor struct {
	player
	script *script
	pos    game.Position
}

// t is the running test.
func (a *actor) t() *testing.T { return a.TB.(*testing.T) }

func (a *actor) perform() {
	s := a.script
	a.pos = s.start(a.t())
	seats := strings.TrimSuffix(strings.Repeat("human,", len(s.variant.Info().Seats)), ",")
	a.open(a, map[string]string{"game": s.variant.Info().ID, "seats": seats, "position": s.position, "lang": "zh-Hans"})
	a.agree(a.plies(0))
	n := 0
	for _, step := range s.steps {
		if step.deny {
			a.refused(step.text, n)
			continue
		}
		turn, err := game.Find(s.variant.Info(), a.pos, step.text)
		if err != nil {
			a.Fatal(err)
		}
		a.play(turn, step.drag)
		s.do(a.t(), a.pos, step.text)
		n++
		a.agree(a.plies(n))
	}
	if end := a.look(a); !end.Over || end.Result != s.result {
		a.Errorf("over %t with result %q, want %q", end.Over, end.Result, s.result)
	}
}

// agree checks that the page's position equals that of the rules.
func (a *actor) agree(o play.Probe) {
	a.Helper()
	if want := a.pos.String(); o.Position != want {
		a.Fatalf("after %d turns the page is at\n%s\nwant\n%s", o.Plies, o.Position, want)
	}
}

// play enters a turn as a person does: the part before the move, the move, then the questions
// asked beside the square.
func (a *actor) play(turn game.Turn, byDragging bool) {
	a.Helper()
	b := a.script.variant.Info().Board
	if turn.Sweep() {
		a.press("sweep.yes")
		a.sees("the sweep", "sweep.no")
	}
	if turn.Slide() != game.NoSlide {
		a.press("slide." + strconv.Itoa(int(turn.Slide())))
		a.sees("the slide", "slide.open")
		if a.isOpen(turn, game.ChooseSecond) {
			a.choose(game.ChooseSecond, turn)
		}
	}
	from, to := b.Name(turn.From()), b.Name(turn.To())
	switch {
	case turn.Flip():
		a.tap(from)
		return
	case byDragging:
		a.drags(from, to)
	default:
		a.clicks(from, to)
	}
	exchange := false
	if ex, ok := a.pos.(game.Explainer); ok {
		_, exchange = ex.Basis(turn)
	}
	if exchange || game.Brings(a.pos, turn, game.Allied) || game.Brings(a.pos, turn, game.Deposed) {
		a.confirms(to)
	}
	for _, f := range []game.Field{game.ChoosePromotion, game.ChooseSecond} {
		if turn.Slide() == game.NoSlide && a.isOpen(turn, f) || f == game.ChoosePromotion && a.isOpen(turn, f) {
			a.choose(f, turn)
		}
	}
}

// isOpen reports whether a turn's squares and prefix leave a field undecided.
func (a *actor) isOpen(turn game.Turn, f game.Field) bool {
	for _, other := range a.pos.Turns(nil) {
		same := other.From() == turn.From() && other.To() == turn.To() && other.Slide() == turn.Slide() && other.Sweep() == turn.Sweep()
		if same && f.Value(other) != f.Value(turn) {
			return true
		}
	}
	return false
}

func (a *actor) choose(f game.Field, turn game.Turn) {
	a.Helper()
	a.press("choice." + strconv.Itoa(int(f)) + "." + strconv.Itoa(int(f.Value(turn))))
}

// refused tries a turn that the rules forbid: the page gives the rules' reason and nothing
// changes. A piece that cannot move at all is only pressed.
func (a *actor) refused(text string, plies int) {
	a.Helper()
	in := a.script.variant.Info()
	turn, err := in.ParseTurn(text)
	if err != nil {
		a.Fatal(err)
	}
	from, to := in.Board.Name(turn.From()), in.Board.Name(turn.To())
	if from == to {
		a.tap(from)
	} else {
		a.clicks(from, to)
	}
	want := gametext.Of(in, a.pos.Why(turn.From(), turn.To()))
	if o := a.wait(want, func(o play.Probe) bool { return o.Said == want }); o.Plies != plies {
		a.Errorf("%s is played, though %s", text, want)
	}
	a.escape(a)
}
