package bench

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/exercise"
	"yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	hosts "yanyi/scenes/host/study"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// Trains reports whether better turns than one's mistakes are looked for, which takes the
// place of everything else of the bench.
func (b *Bench) Trains() bool { return b != nil && b.host.Training().Run != nil }

// Exercise is how far one has come with the mistake at hand.
func (b *Bench) Exercise() exercise.State {
	if !b.Trains() {
		return exercise.Done
	}
	return b.host.Training().State()
}

// training puts an exercise into words.
type training struct {
	*Bench
	hosts.Training
}

// Training is the exercise at hand in a card.
func (b *Bench) Training() ui.Part {
	t := training{b, b.host.Training()}
	return ui.Card(16, 10, t.content())
}

// TrainingIn is the same without a card, in a drawer.
func (b *Bench) TrainingIn() ui.Part { return training{b, b.host.Training()}.content() }

// Asked is what is wanted, or how the turn that was tried is judged, in one line.
func (b *Bench) Asked() ui.Part {
	t := training{b, b.host.Training()}
	if said := t.said(); said.text != "" {
		return ui.Text(theme.Body, said.text, said.ink).Try(theme.Caption, said.text).Lines(2)
	}
	return ui.Text(theme.Body, t.asks(), b.m.Screen.Theme.Ink).Try(theme.Caption, t.asks()).Lines(2)
}

// content is what is asked, what came of it, and what may be done.
func (b training) content() ui.Part {
	ink := b.m.Screen.Theme
	n, of := b.At()
	count := strconv.Itoa(min(n+1, of)) + "/" + strconv.Itoa(of)
	head := ui.Row(10, ui.Text(theme.Name, locale.T("study.mistakes"), ink.Ink), ui.Text(theme.Caption, count, ink.Ink2), ui.Space(0),
		ui.Press(ui.BarButton("train.end", canvas.IconClose, locale.T("study.mistakes.end")).Does(b.do(b.host.EndTraining)))).High(theme.TouchTarget)
	if b.Mistake == nil {
		return ui.Column(8, head, b.counted())
	}
	asks := ui.Row(10, b.m.Dot(b.Seat), ui.Text(theme.Name, b.asks(), ink.Ink).Try(theme.Body, b.asks()).Lines(2).Wide(0).Grow())
	said := b.said()
	return ui.Column(8, head,
		ui.Text(theme.Caption, b.played(), ink.Ink2).Lines(2).Drop(2), asks,
		ui.If(said.text != "", ui.Text(theme.Body, said.text, said.ink).Lines(3)), ui.Space(0), b.choices())
}

// played tells the mistake, asks what is wanted.
func (b training) played() string {
	m := b.Mistake
	return words.Listed(locale.T("play.round", locale.Num("n", m.Move.Round)),
		locale.T("study.mistakes.played", words.Side(b.m.Info, "side", b.Seat), words.Arg("text", b.turn(m.Node).Text)))
}

func (b training) asks() string {
	if b.Mistake == nil {
		return locale.T("study.mistakes.done")
	}
	return locale.T("study.mistakes.ask", words.Side(b.m.Info, "side", b.Seat))
}

// said is a sentence and its colour.
type said struct {
	text string
	ink  theme.Color
}

// said is what is to be said of the exercise as it stands.
func (b training) said() said {
	ink := b.m.Screen.Theme
	switch b.Run.State() {
	case exercise.Asked:
		return said{b.hinted(), ink.Hint}
	case exercise.Judged:
		if b.Failed {
			return said{locale.T("error.worker"), ink.Danger}
		}
		return said{locale.T("study.mistakes.judging"), ink.Ink2}
	case exercise.Missed:
		return said{locale.T("study.mistakes.missed", words.Arg("text", b.tried())), ink.Danger}
	case exercise.Found:
		return said{b.found(), ink.Ink}
	case exercise.Shown:
		return said{b.better(b.Mistake), ink.Ink}
	}
	return said{}
}

// hinted is the hint taken last in words.
func (b training) hinted() string {
	switch b.Hinted() {
	case exercise.PieceHint:
		return locale.T("study.mistakes.piece")
	case exercise.SquareHint:
		return locale.T("study.mistakes.square")
	}
	return ""
}

// tried is the turn tried in words.
func (b training) tried() string {
	line := b.host.Line()
	if at := line.Ply() - len(b.host.Tried()); at < line.Ply() {
		return record.TurnOf(b.m, &line.Moves()[at]).Text
	}
	return ""
}

// found says that a turn is right: the best one and why, or another and which is best.
func (b training) found() string {
	text := words.Arg("text", b.tried())
	_, why := b.reason(b.Mistake)
	switch {
	case b.Tried() != b.Best():
		return locale.T("study.mistakes.found", text) + words.Joint() + b.better(b.Mistake)
	case why != "":
		return locale.T("study.mistakes.found.why", text, words.Arg("why", why))
	}
	return locale.T("study.mistakes.found", text)
}

// choices are the buttons of the exercise as it stands.
func (b training) choices() ui.Part {
	button := func(id, key string, off bool, do func()) ui.Part {
		return ui.Press(ui.Secondary(id, locale.T(key)).Unless(off).Does(b.do(do))).Wide(0).Grow()
	}
	solve := button("train.solve", "study.mistakes.solve", false, b.host.Solve)
	skip := button("train.next", "study.mistakes.skip", false, b.host.Next)
	switch b.Run.State() {
	case exercise.Asked:
		return ui.Row(8, button("train.hint", "play.hint", b.Hinted() == exercise.SquareHint, b.host.Hint), solve, skip)
	case exercise.Judged, exercise.Missed:
		retry := ui.Press(ui.Primary("train.retry", locale.T("study.mistakes.retry")).Does(b.do(b.host.Retry))).Wide(0).Grow()
		return ui.Row(8, retry, solve, skip)
	}
	return ui.Press(ui.Primary("train.next", locale.T("study.mistakes.next")).Does(b.do(b.host.Next)))
}

// Onward is the button that the exercise needs most, in a bar: a hint, another try, the
// next one.
func (b *Bench) Onward() ui.Part {
	t := b.host.Training()
	switch t.State() {
	case exercise.Asked:
		return ui.Press(ui.BarButton("bar.hint", canvas.IconHint, locale.T("play.hint")).Unless(t.Hinted() == exercise.SquareHint).Does(b.do(b.host.Hint)))
	case exercise.Judged, exercise.Missed:
		return ui.Press(ui.BarButton("bar.retry", canvas.IconTakeBack, locale.T("study.mistakes.retry")).Does(b.do(b.host.Retry)))
	case exercise.Done:
		return ui.Press(ui.BarButton("bar.end", canvas.IconClose, locale.T("study.mistakes.end")).Does(b.do(b.host.EndTraining)))
	}
	return ui.Press(ui.BarButton("bar.next", canvas.IconNext, locale.T("study.mistakes.next")).Does(b.do(b.host.Next)))
}

// counted is the end: how it went, and once more.
func (b training) counted() ui.Part {
	ink, t := b.m.Screen.Theme, b.Tally()
	count := func(name string, n int) locale.Arg { return words.Arg(name, strconv.Itoa(n)) }
	return ui.Column(8,
		ui.Text(theme.Name, b.asks(), ink.Ink),
		ui.Text(theme.Body, locale.T("study.mistakes.tally", count("found", t.Found), count("shown", t.Shown), count("skipped", t.Skipped)), ink.Ink2).Lines(2),
		ui.Space(0),
		ui.Row(8, ui.Press(ui.Secondary("train.again", locale.T("study.mistakes.again")).Does(b.do(func() { b.host.Train(b.Seat) }))).Wide(0).Grow(),
			ui.Press(ui.Primary("train.back", locale.T("study.mistakes.end")).Does(b.do(b.host.EndTraining))).Wide(0).Grow()))
}

// practice offers the mistakes of whoever played as exercises; of everybody where only
// computers did.
func (b reporting) practice() ui.Part {
	persons := b.host.Persons()
	var parts []ui.Part
	for i := range b.m.Info.Seats {
		s, t := game.Seat(i), &b.report.report.Seats[i]
		if n := t.Doubtful + t.Bad; n > 0 && (persons == 0 || persons.Has(s)) {
			label := locale.T("study.mistakes.of", words.Side(b.m.Info, "side", s), locale.Num("n", n))
			parts = append(parts, ui.Press(ui.ChipButton("train."+strconv.Itoa(i), label, false).Does(b.do(func() { b.train(s) }))))
		}
	}
	if len(parts) == 0 {
		return ui.Part{}
	}
	name := ui.Text(theme.Body, locale.T("study.mistakes"), b.m.Screen.Theme.Ink)
	return ui.Fitting(ui.Row(8, append([]ui.Part{name, ui.Space(0)}, parts...)...), ui.Column(4, name, ui.Flow(6, parts...)))
}

// train begins with the mistakes of a seat, seen from its side of the board.
func (b *Bench) train(s game.Seat) {
	if b.host.Train(s) {
		b.Pose(s)
	}
}

// hintedTurns is what the board shows of the solution: the piece as a ring, then the turn
// as an arrow.
func (b *Bench) hintedTurns() []game.Turn {
	t := b.host.Training()
	switch best := t.Best(); {
	case t.State() != exercise.Asked:
		return nil
	case t.Hinted() == exercise.PieceHint:
		return []game.Turn{game.Move(best.From(), best.From())}
	case t.Hinted() == exercise.SquareHint:
		return []game.Turn{best}
	}
	return nil
}

// trainingKeys goes on, or takes a wrong turn back.
func (b *Bench) trainingKeys(right bool) func() {
	t := b.host.Training()
	switch state := t.State(); {
	case right && (state == exercise.Found || state == exercise.Shown):
		return b.host.Next
	case !right && state == exercise.Missed:
		return b.host.Retry
	}
	return nil
}

// better says what was better than a turn, and why; "" where nothing can be said.
func (b *Bench) better(t *study.Judged) string {
	text, why := b.reason(t)
	switch {
	case text == "":
		return ""
	case why == "":
		return locale.T("study.better", words.Arg("text", text))
	}
	return locale.T("study.better.why", words.Arg("text", text), words.Arg("why", why))
}

// reason is what was better than a turn in words, and why as far as that can be said.
func (b *Bench) reason(t *study.Judged) (better, why string) {
	if len(t.Best) == 0 {
		return "", ""
	}
	move, ok := b.host.MoveAt(t.Node.Parent(), t.Best[0])
	if !ok {
		return "", ""
	}
	if reasons := b.host.Reasons(t.Node.Parent(), t.Best); len(reasons) > 0 && reasons[0].Key != "hint.best" {
		why = phrase.Of(b.m.Info, reasons[0])
	}
	return record.TurnOf(b.m, &move).Text, why
}
