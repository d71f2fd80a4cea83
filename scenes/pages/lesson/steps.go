package lesson

import (
	"yanyi/assets/locale"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// next goes on: to the next step, after the last to the next lesson, after all back.
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

// prev goes a step back.
func (p *Page) prev() {
	if p.at > 0 {
		p.goTo(p.at - 1)
	}
}

// address marks the games that are played from a step, so that they are found again.
func address(s *lesson.Step) string { return s.Key + "game" }

// play opens the game that the step wants to be won, where it was left if it was begun.
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
		p.session.Say(words.Listed(err.Error()))
		return ui.Stay()
	}
	return ui.Push(page)
}

// Resume looks whether the game that the step wants to be won has been.
func (p *Page) Resume() {
	if s := p.step(); s.Act == lesson.Win && !p.desk.guide.done {
		if p.session.Saves.Won(address(s), p.desk.guide.learner) {
			p.desk.guide.finish()
			p.note()
		}
	}
}

// said is the sentence, and whether it answers what was wrong.
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
