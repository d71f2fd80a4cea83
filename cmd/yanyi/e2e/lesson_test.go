//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// One lesson of each family is done on a phone by touch, using only what the page shows. A wrong
// move is answered, and a reload resumes the lesson where it was left.
func TestALessonOfEachFamilyByTouch(t *testing.T) {
	t.Parallel()
	locale.Use(locale.ZhHans)
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Touch: true, Language: "zh-CN", Reduced: true})
	p := &player{t, fingers{b}}
	b.open(t, nil)
	p.press("learn")
	first := p.wait("the first lesson", func(o play.Probe) bool { return o.Position == "lesson.three.1." })
	p.clicks("h3", "h5")
	p.wait("the answer", func(o play.Probe) bool { return o.Said != first.Said && o.Plies == 0 })
	for _, id := range []string{"three", "anqi", "stratagem", "hundred"} {
		p.choose(id)
		l := lesson.Named(id)
		for i := range l.Steps {
			p.learn(&l.Steps[i])
		}
	}
	p.choose("xiangqi")
	steps := lesson.Named("xiangqi").Steps
	p.learn(&steps[0])
	p.wait("the second step", func(o play.Probe) bool { return o.Position == steps[1].Key })
	shoot(t, b, "lesson")

	b.reload(t)
	p.press("learn")
	p.wait("the second step again", func(o play.Probe) bool { return o.Position == steps[1].Key })
	b.tab.WantNoComplaints()
}

// choose opens a lesson from the list over the page. On a wide view the page itself shows the
// list too, below the button that opens it, so the button must have disappeared first.
func (p *player) choose(id string) {
	p.Helper()
	p.press("lessons")
	p.wait("the list alone", func(o play.Probe) bool {
		_, page := o.Controls["lessons"]
		_, list := o.Controls["lesson."+id]
		return !page && list
	})
	p.press("lesson." + id)
}

// learn performs what a step asks for and continues; a whole game is skipped.
func (p *player) learn(s *lesson.Step) {
	p.Helper()
	p.wait("step "+s.Key, func(o play.Probe) bool { return o.Position == s.Key && o.Live && !o.Moving })
	if s.Act == lesson.Win {
		p.press("skip")
		return
	}
	if s.Act != lesson.Move {
		p.tap(s.Wants[0])
	} else {
		p.wanted(s)
	}
	p.wait("the end of "+s.Key, func(o play.Probe) bool { return !o.Live })
	p.press("next")
}

// wanted plays the first turn that a step accepts.
func (p *player) wanted(s *lesson.Step) {
	p.Helper()
	m, err := s.Begin(catalog.Find)
	if err != nil {
		p.Fatal(err)
	}
	for _, t := range m.View(m.Actor()).Turns {
		if right, _ := s.Turn(m.Info().FormatTurn(t)); right {
			p.turn(m.Info().Board, t)
			return
		}
	}
	p.Fatalf("%s: no turn is wanted", s.Key)
}

// turn plays a turn with all questions that are asked about it.
func (p *player) turn(b *game.Board, t game.Turn) {
	p.Helper()
	if t.Slide() != game.NoSlide {
		p.press("slide." + strconv.Itoa(int(t.Slide())))
	}
	if t.Sweep() {
		p.press("sweep.yes")
	}
	if t.Flip() {
		p.tap(b.Name(t.From()))
		return
	}
	p.clicks(b.Name(t.From()), b.Name(t.To()))
	asked := ""
	p.wait("what comes of it", func(o play.Probe) bool {
		for id := range o.Controls {
			if id == "confirm" || strings.HasPrefix(id, "choice.") && strings.HasSuffix(id, "."+strconv.Itoa(int(t.Promotion()))) {
				asked = id
			}
		}
		return !o.Live || asked != ""
	})
	if asked != "" {
		p.press(asked)
	}
}
