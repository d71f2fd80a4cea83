package room

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// People change seats by agreement: one asks for another's seat, and the other agrees.

// swapping asks for a seat, for a person on another one.
func (p *Page) swapping(at game.Seat) []ui.Part {
	people := p.people()
	if !people.Seated() || at == people.You {
		return nil
	}
	label := locale.T("room.swap.to", locale.Arg{Name: "side", Value: p.side(at)})
	if people.Seats[at].Taken {
		label = locale.T("room.swap", p.named(at))
	}
	ask := func() { p.say(room.Say{Do: room.Ask, What: room.Swap, Seat: at}) }
	ctl := ui.BarButton("swap."+strconv.Itoa(int(at)), canvas.IconSwap, label).Does(ask)
	return []ui.Part{ui.Press(ctl.Unless(people.Question != nil || p.room.Saying(room.Ask))).Wide(theme.TouchTarget)}
}

func (p *Page) named(at game.Seat) locale.Arg {
	return locale.Arg{Name: "name", Value: gametext.RoomSeat(p.info(), p.people().Seats, at, p.people().Own())}
}

// asked is the question put to the person at the page, or that person's own question.
func (p *Page) asked() ui.Part {
	q := p.people().Question
	if q == nil || q.What != room.Swap || p.room.Saying(room.Answer) {
		return ui.Part{}
	}
	answer := func(id, key string, yes bool) ui.Control {
		kind := ui.Secondary
		if yes {
			kind = ui.Primary
		}
		return kind(id, locale.T(key)).Does(func() { p.say(room.Say{Do: room.Answer, Of: q.N, Yes: yes}) })
	}
	switch p.people().You {
	case q.For:
		return p.answering(locale.T("room.swap.ask", p.named(q.By)), answer("decline", "dialog.draw.decline", false), answer("accept", "dialog.draw.accept", true))
	case q.By:
		return p.answering(locale.T("room.swap.wait", p.named(q.For)), answer("withdraw", "online.withdraw", false))
	}
	return ui.Part{}
}

// answering is a line with its answers.
func (p *Page) answering(line string, answers ...ui.Control) ui.Part {
	var buttons []ui.Part
	for _, ctl := range answers {
		buttons = append(buttons, ui.Press(ctl))
	}
	words := ui.Paragraph(theme.Body, line, p.view.Theme.Ink)
	return ui.Card(17, 14, ui.Fitting(
		ui.Row(12, append([]ui.Part{words.Grow().Least(240)}, buttons...)...),
		ui.Column(10, words, ui.Row(8, append([]ui.Part{ui.Space(0)}, buttons...)...))))
}
