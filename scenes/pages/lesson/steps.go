package lesson

import (
	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// next continues: to the next step, after the last to the next lesson, after all lessons back.
func (p *Page) next() ui.Nav {
	if p.at+1 < len(p.lesson.Steps) {
		p.goTo(p.at + 1)
		return ui.Stay()
	}
	l := p.progress.next(p.lesson)
	if l == nil {
		return ui.Back()
	}
	p.take(l)
	return ui.Stay()
}

// nextLabel is the label of next.
func (p *Page) nextLabel() string {
	switch {
	case p.at+1 < len(p.lesson.Steps):
		return locale.T("learn.next")
	case p.progress.next(p.lesson) != nil:
		return locale.T("learn.next.lesson")
	}
	return locale.T("learn.end")
}

// prev goes a step back.
func (p *Page) prev() {
	if p.at > 0 {
		p.goTo(p.at - 1)
	}
}

// address marks the games played from a step, so that they are found again.
func address(s *lesson.Step) string { return s.Key + "game" }

// play opens the game that the step asks to win, continued if it was begun.
func (p *Page) play() ui.Nav {
	s := p.step()
	v, ok := p.find(s.Game)
	if !ok {
		return ui.Stay()
	}
	r := session.Request{Lesson: true}
	if kept := p.session.Saves.Begun(address(s)); kept != nil {
		r.Save = &kept.Save
	} else {
		setup := session.DefaultSetup(v)
		for i := range setup.Seats {
			setup.Seats[i] = match.Player{Level: 1}
		}
		setup.Bottom = p.desk.guide.learner
		setup.Seats[setup.Bottom] = match.Player{}
		setup.Start, setup.Address = s.Start, address(s)
		r.Setup = &setup
	}
	page, err := p.session.Routes.Open(r)
	if err != nil {
		p.session.Say(tabletext.Listed(err.Error()))
		return ui.Stay()
	}
	return ui.Push(page)
}

// Resume checks whether the game that the step asks to win has been won.
func (p *Page) Resume() {
	if s := p.step(); s.Act == lesson.Win && !p.desk.guide.done {
		if p.session.Saves.Won(address(s), p.desk.guide.learner) {
			p.desk.guide.finish()
			p.note()
		}
	}
}

// said is the sentence, and whether it answers a wrong try.
func (p *Page) said() (line string, wrong bool) {
	g := p.desk.guide
	switch {
	case g.done:
		return locale.T(p.step().Text("done")), false
	case p.desk.Refusal != "":
		return p.desk.Refusal, true
	case g.answer != "":
		return locale.T(g.answer), true
	}
	return locale.T(p.step().Text("say")), false
}
