package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Trains reports whether a training is running, which replaces the rest of the panel.
func (b *Panel) Trains() bool { return b != nil && b.s.Training != nil }

// Exercise is the current exercise on the page.
type Exercise struct {
	*host.Training
	panel *Panel
}

// Exercise is the current exercise.
func (b *Panel) Exercise() Exercise { return Exercise{b.s.Training, b} }

// Card is the whole exercise in a card.
func (b Exercise) Card() ui.Part { return ui.Card(16, 10, b.Plain()) }

// Asked is the task, or the judgement of the turn tried, in one line.
func (b Exercise) Asked() ui.Part {
	said := b.said()
	if said.text == "" {
		said.text, said.ink = b.asks(), b.m().Screen.Theme.Ink
	}
	return ui.Text(theme.Body, said.text, said.ink).Try(theme.Caption, said.text).Lines(2)
}

// m is the moment shown.
func (b Exercise) m() *moment.Moment { return b.panel.m }

// Plain is the task, the result, and the possible actions.
func (b Exercise) Plain() ui.Part {
	ink := b.m().Screen.Theme
	n, of := b.At()
	count := strconv.Itoa(min(n+1, of)) + "/" + strconv.Itoa(of)
	head := ui.Row(10, ui.Text(theme.Name, locale.T("study.mistakes"), ink.Ink), ui.Text(theme.Caption, count, ink.Ink2), ui.Space(0),
		ui.Press(ui.BarButton("train.end", canvas.IconClose, locale.T("study.mistakes.end")).Does(b.sends(host.EndTraining)))).High(theme.TouchTarget)
	if b.Mistake == nil {
		return ui.Column(8, head, b.counted())
	}
	asks := ui.Row(10, b.m().Dot(b.Seat), ui.Text(theme.Name, b.asks(), ink.Ink).Try(theme.Body, b.asks()).Lines(2).Wide(0).Grow())
	said := b.said()
	return ui.Column(8, head,
		ui.Text(theme.Caption, b.played(), ink.Ink2).Lines(2).Drop(2), asks,
		ui.If(said.text != "", ui.Text(theme.Body, said.text, said.ink).Lines(3)), ui.Space(0), b.choices())
}

// played is the text that names the mistake, asks the text that states the task.
func (b Exercise) played() string {
	m := b.Mistake
	return tabletext.Listed(locale.T("play.round", locale.Num("n", m.Node.Round)),
		locale.T("study.mistakes.played", tabletext.Side(b.m().Info, "side", b.Seat), tabletext.Arg("text", b.panel.turn(m.Node).Text)))
}

func (b Exercise) asks() string {
	if b.Mistake == nil {
		return locale.T("study.mistakes.done")
	}
	return locale.T("study.mistakes.ask", tabletext.Side(b.m().Info, "side", b.Seat))
}

// said is a sentence and its colour.
type said struct {
	text string
	ink  theme.Color
}

// said is the sentences on the present state of the exercise.
func (b Exercise) said() said {
	ink := b.m().Screen.Theme
	switch b.State() {
	case exercise.Asked:
		return said{b.hinted(), ink.Hint}
	case exercise.Judged:
		if b.Failed {
			return said{locale.T("error.worker"), ink.Danger}
		}
		return said{locale.T("study.mistakes.judging"), ink.Ink2}
	case exercise.Missed:
		return said{locale.T("study.mistakes.missed", tabletext.Arg("text", b.tried())), ink.Danger}
	case exercise.Found:
		return said{b.found(), ink.Ink}
	case exercise.Shown:
		return said{b.panel.better(b.Mistake), ink.Ink}
	}
	return said{}
}

// hinted is the last hint in words.
func (b Exercise) hinted() string {
	switch b.Hinted() {
	case exercise.PieceHint:
		return locale.T("study.mistakes.piece")
	case exercise.SquareHint:
		return locale.T("study.mistakes.square")
	}
	return ""
}

// tried is the turn tried in words.
func (b Exercise) tried() string {
	if b.Move == nil {
		return ""
	}
	return record.TurnOf(b.m(), b.Move).Text
}

// found says that a turn is right: the best one and why, or another and which is best.
func (b Exercise) found() string {
	text := tabletext.Arg("text", b.tried())
	why := b.panel.why(b.Mistake)
	switch {
	case b.Tried() != b.Best():
		return locale.T("study.mistakes.found", text) + tabletext.Joint() + b.panel.better(b.Mistake)
	case why != "":
		return locale.T("study.mistakes.found.why", text, tabletext.Arg("why", why))
	}
	return locale.T("study.mistakes.found", text)
}

// choices are the buttons of the exercise in its present state.
func (b Exercise) choices() ui.Part {
	button := func(id, key string, off bool, do host.Verb) ui.Part {
		return ui.Press(ui.Secondary(id, locale.T(key)).Unless(off).Does(b.sends(do))).Wide(0).Grow()
	}
	solve := button("train.solve", "study.mistakes.solve", false, host.Solve)
	skip := button("train.next", "study.mistakes.skip", false, host.Next)
	switch b.State() {
	case exercise.Asked:
		return ui.Row(8, button("train.hint", "play.hint", b.Hinted() == exercise.SquareHint, host.Hint), solve, skip)
	case exercise.Judged, exercise.Missed:
		retry := ui.Press(ui.Primary("train.retry", locale.T("study.mistakes.retry")).Does(b.sends(host.TakeBack))).Wide(0).Grow()
		return ui.Row(8, retry, solve, skip)
	}
	return ui.Press(ui.Primary("train.next", locale.T("study.mistakes.next")).Does(b.sends(host.Next)))
}

// Onward is the button that the exercise needs most, in a bar: a hint, another try, the
// next one.
func (b Exercise) Onward() ui.Part {
	button := func(id string, icon canvas.Icon, key string, do host.Verb) ui.Control {
		return ui.BarButton(id, icon, locale.T(key)).Does(b.sends(do))
	}
	switch b.State() {
	case exercise.Asked:
		return ui.Press(button("bar.hint", canvas.IconHint, "play.hint", host.Hint).Unless(b.Hinted() == exercise.SquareHint))
	case exercise.Judged, exercise.Missed:
		return ui.Press(button("bar.retry", canvas.IconTakeBack, "study.mistakes.retry", host.TakeBack))
	case exercise.Done:
		return ui.Press(button("bar.end", canvas.IconClose, "study.mistakes.end", host.EndTraining))
	}
	return ui.Press(button("bar.next", canvas.IconNext, "study.mistakes.next", host.Next))
}

// counted is the end of the training: its result, and the button to repeat it.
func (b Exercise) counted() ui.Part {
	ink, t := b.m().Screen.Theme, b.Tally()
	count := func(name string, n int) locale.Arg { return tabletext.Arg(name, strconv.Itoa(n)) }
	return ui.Column(8,
		ui.Text(theme.Name, b.asks(), ink.Ink),
		ui.Text(theme.Body, locale.T("study.mistakes.tally", count("found", t.Found), count("shown", t.Shown), count("skipped", t.Skipped)), ink.Ink2).Lines(2),
		ui.Space(0),
		ui.Row(8, ui.Press(ui.Secondary("train.again", locale.T("study.mistakes.again")).Does(b.panel.sends(host.Request{Do: host.Train, Seat: b.Seat}))).Wide(0).Grow(),
			ui.Press(ui.Primary("train.back", locale.T("study.mistakes.end")).Does(b.sends(host.EndTraining))).Wide(0).Grow()))
}

// practice offers the usable mistakes of the persons as exercises; of all players if only
// computers played.
func (b *Panel) practice() ui.Part {
	persons, r := b.s.Persons, &b.s.Report
	if !r.Explained {
		return ui.Part{}
	}
	var parts []ui.Part
	for i := range b.m.Info.Seats {
		s := game.Seat(i)
		if n := r.Tasks[i]; n > 0 && (persons == 0 || persons.Has(s)) {
			label := locale.T("study.mistakes.of", tabletext.Side(b.m.Info, "side", s), locale.Num("n", n))
			parts = append(parts, ui.Press(ui.ChipButton("train."+strconv.Itoa(i), label, false).Does(func() { b.train(s) })))
		}
	}
	if len(parts) == 0 {
		return ui.Part{}
	}
	name := ui.Text(theme.Body, locale.T("study.mistakes"), b.m.Screen.Theme.Ink)
	return ui.Fitting(ui.Row(8, append([]ui.Part{name, ui.Space(0)}, parts...)...), ui.Column(4, name, ui.Flow(6, parts...)))
}

// train starts on the mistakes of a seat, seen from its side of the board.
func (b *Panel) train(s game.Seat) {
	if b.ask(host.Request{Do: host.Train, Seat: s}) {
		b.Pose(s)
	}
}

// shows is the part of the solution on the board: the piece as a ring, then the turn as an
// arrow.
func (b Exercise) shows() []game.Turn {
	switch best := b.Best(); {
	case b.State() != exercise.Asked:
		return nil
	case b.Hinted() == exercise.PieceHint:
		return []game.Turn{game.Move(best.From(), best.From())}
	case b.Hinted() == exercise.SquareHint:
		return []game.Turn{best}
	}
	return nil
}

// keys continues, or takes a wrong turn back; false if there is nothing to do.
func (b Exercise) keys(right bool) bool {
	switch state := b.State(); {
	case right && (state == exercise.Found || state == exercise.Shown):
		return b.panel.ask(host.Request{Do: host.Next})
	case !right && state == exercise.Missed:
		return b.panel.ask(host.Request{Do: host.TakeBack})
	}
	return false
}

// sends is the action of a button of the exercise.
func (b Exercise) sends(do host.Verb) func() { return b.panel.sends(host.Request{Do: do}) }

// better names the better turn and its reasons; "" if there are none.
func (b *Panel) better(t *host.Mistake) string {
	if t.Better == nil {
		return ""
	}
	text := tabletext.Arg("text", record.TurnOf(b.m, t.Better).Text)
	if why := b.why(t); why != "" {
		return locale.T("study.better.why", text, tabletext.Arg("why", why))
	}
	return locale.T("study.better", text)
}

// why is the reasons for the better turn, as far as they are known.
func (b *Panel) why(t *host.Mistake) string {
	if t.Why.Key == "" {
		return ""
	}
	return gametext.Of(b.m.Info, t.Why)
}
