package studypanel

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// summary is the report of a study in words, as of its last use.
type summary struct {
	of     basis
	judged int // the study's judgements then
	report study.Report
	points []point // those already in words
	left   []int   // those not yet in words; none while the game is being judged
	scroll ui.Scroll

	pressed *tree.Node // the move whose point was pressed, nil for none
	heard   heard

	unfolded bool // the turning points of computers are shown

	mistakes []study.Judged // not yet checked for use as exercises
	tasks    [3]int         // number of possible exercises, by seat
}

// point is a turning point in words.
type point struct {
	node *tree.Node
	seat game.Seat
	head string // the turn
	text string // its cost, and the better turn
	bad  bool
}

// Report is what an engine thinks of the whole game: a button starts it; it says how accurate
// each player was and where the game turned.
func (b *Panel) Report() ui.Part {
	p, t := b.host.Progress(), b.m.Screen.Theme
	b.summarise()
	parts := []ui.Part{ui.Space(8)}
	switch {
	case p.Running:
		said := locale.T("study.report.running", locale.Num("n", p.Done), locale.Num("m", p.All))
		parts = append(parts, ui.Row(10, ui.Text(theme.Body, said, t.Ink2).Wide(0).Grow(),
			ui.Press(ui.Secondary("report.stop", locale.T("ui.cancel")).Does(b.host.Cancel))), progress(p.Done, p.All))
	case p.Failed:
		parts = append(parts, ui.Text(theme.Body, locale.T("error.worker"), t.Danger))
		fallthrough
	default:
		label := "study.report.begin"
		if len(b.report.report.Turns) > 0 {
			label = "study.report.again"
		}
		parts = append(parts, ui.Row(0, ui.Press(ui.Secondary("report.begin", locale.T(label)).Does(func() {
			b.report.heard = heard{running: true}
			b.host.JudgeAll()
		})), ui.Space(0)))
	}
	if len(b.report.report.Turns) == 0 {
		parts = append(parts, ui.Text(theme.Caption, locale.T("study.report.line"), t.Ink3).Lines(3))
		return ui.Scrolling(&b.report.scroll, ui.Column(8, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
	}
	own := b.host.Own()
	for _, mine := range []bool{true, false} {
		for i := range b.m.Info.Seats {
			if s := game.Seat(i); own.Has(s) == mine {
				parts = append(parts, b.seatLine(s, &b.report.report.Seats[i]))
			}
		}
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	parts = append(parts, ui.If(!p.Running, b.practice()), rule)
	if !p.Running && len(b.report.points)+len(b.report.left) == 0 {
		parts = append(parts, ui.Text(theme.Body, locale.T("study.report.even"), t.Ink2).Lines(2))
	}
	first := len(b.report.report.Points) // of computers
	for i := range b.report.points {
		if i == first {
			parts = append(parts, b.fold(len(b.report.report.Others)))
		}
		if i < first || b.report.unfolded {
			parts = append(parts, b.pointPart(i, &b.report.points[i]))
		}
	}
	return ui.Scrolling(&b.report.scroll, ui.Column(6, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
}

// progress is the progress of a report, as a bar.
func progress(done, all int) ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 3, Fill: c.Theme.Sunk})
		c.Shape(canvas.Box(r.X, r.Y, r.W*float64(done)/float64(max(1, all)), r.H), canvas.Shape{Radius: 3, Fill: c.Theme.Hint})
	}).High(6)
}

// seatLine is how accurate a player was.
func (b *Panel) seatLine(s game.Seat, t *study.Tally) ui.Part {
	ink := b.m.Screen.Theme
	accuracy := locale.T("study.accuracy", locale.Num("n", int(t.Accuracy+0.5)))
	counts := locale.T("study.counts", tabletext.Arg("good", strconv.Itoa(t.Good)), tabletext.Arg("doubtful", strconv.Itoa(t.Doubtful)), tabletext.Arg("bad", strconv.Itoa(t.Bad)))
	return ui.Row(8, b.m.Dot(s), ui.Text(theme.Body, gametext.SideName(b.m.Info, s), ink.Ink),
		ui.Text(theme.Body, accuracy, ink.Ink), ui.Text(theme.Caption, counts, ink.Ink2).Right().Wide(0).Grow()).High(28)
}

// fold shows or hides the turning points of computers.
func (b *Panel) fold(n int) ui.Part {
	key := "study.report.others"
	if b.report.unfolded {
		key = "study.report.own"
	}
	button := ui.ChipButton("report.others", locale.T(key, locale.Num("n", n)), b.report.unfolded)
	return ui.Row(0, ui.Press(button.Does(b.do(func() { b.report.unfolded = !b.report.unfolded }))), ui.Space(0))
}

// pointPart is a turning point; a press shows the moment before it, where the better turn can
// be tried.
func (b *Panel) pointPart(i int, p *point) ui.Part {
	t := b.m.Screen.Theme
	text := ui.Text(theme.Caption, p.text, t.Ink2).Lines(4)
	content := ui.Pad(6, 6, ui.Row(10, ui.Inset(0, 4, 0, 0, b.m.Dot(p.seat)).Top(), ui.Column(2, ui.Text(theme.Body, p.head, t.Ink), text).Wide(0).Grow()))
	ctl := ui.Control{ID: "point." + strconv.Itoa(i+1), Name: p.head, Value: p.text, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
		edge := c.Theme.Warn
		if p.bad {
			edge = c.Theme.Danger
		}
		c.Fill(canvas.Box(ctl.Rect.X, ctl.Rect.Y+4, 3, ctl.Rect.H-8), edge)
	}}
	return ui.Face(ctl.Does(func() {
		b.report.pressed = p.node
		b.look(p.node.Parent())
	}), content)
}

// summarise renews the report if the study or the language has changed.
func (b *Panel) summarise() {
	r := &b.report
	if r.of == b.basis && r.judged == b.host.Changes() && (b.host.Progress().Running || r.report.Points == nil || len(r.points)+len(r.left) > 0) {
		return
	}
	r.of, r.judged, r.report, r.points, r.left = b.basis, b.host.Changes(), b.host.Study.Report(), nil, nil
	r.mistakes, r.tasks = nil, [3]int{}
	if b.host.Progress().Running {
		return
	}
	r.left = append(slices.Clone(r.report.Points), r.report.Others...)
	for i := range b.m.Info.Seats {
		r.mistakes = append(r.mistakes, r.report.Mistakes(game.Seat(i))...)
	}
}

// word puts one more turning point into words, or checks one more mistake for use as an
// exercise, and reports whether there is something new to show. Each step visits distant
// positions, so a tick does only one.
func (b *Panel) word() bool {
	r := &b.report
	switch {
	case b.tab != tabReport:
		return false
	case len(r.left) > 0:
		r.points = append(r.points, b.point(&r.report.Turns[r.left[0]]))
		r.left = r.left[1:]
		return true
	case len(r.mistakes) > 0:
		if m := &r.mistakes[0]; b.host.Asks(m) {
			r.tasks[m.Node.Seat]++
		}
		r.mistakes = r.mistakes[1:]
		return len(r.mistakes) == 0
	}
	return false
}

// point says what a turn did and cost, what it allowed, and which turn was better and why.
func (b *Panel) point(t *study.Judged) point {
	in := b.m.Info
	p := point{node: t.Node, seat: t.Node.Seat, bad: t.Kind == study.Bad}
	p.head = tabletext.Listed(locale.T("play.round", locale.Num("n", t.Node.Round)), gametext.SideName(in, t.Node.Seat)+" "+b.turn(t.Node).Text)
	for _, event := range record.Great(b.m, t.Node) {
		p.text += locale.T("study.event", tabletext.Arg("text", event)) + tabletext.Joint()
	}
	key := "study.turned"
	if len(in.Seats) > 2 {
		key = "study.turned.three"
	}
	p.text += locale.T(key, tabletext.Side(in, "side", t.Node.Seat), tabletext.Arg("a", whole(t.Before[t.Node.Seat])), tabletext.Arg("b", whole(t.Left())))
	answer := b.answer(t)
	if answer == "" && t.Lost > 0 { // a small loss of points is not the reason to mention it
		answer = locale.T("study.lost")
	}
	for _, more := range []string{answer, b.better(t)} {
		if more != "" {
			p.text += tabletext.Joint() + more
		}
	}
	if !t.Sure {
		p.text += tabletext.Joint() + locale.T("study.unsure")
	}
	return p
}

func whole(share float64) string { return strconv.Itoa(int(share + 0.5)) }

// answer is the reply that a turn allows against its mover, and why; "" if that is not obvious.
func (b *Panel) answer(t *study.Judged) string {
	if len(t.Reply) == 0 {
		return ""
	}
	move := b.host.MoveAt(t.Node, t.Reply[0])
	if move == nil || !hurts(move, t.Node.Seat) {
		return ""
	}
	reasons := b.host.Reasons(t.Node, t.Reply)
	if len(reasons) == 0 {
		return ""
	}
	return locale.T("study.answer", tabletext.Side(b.m.Info, "side", move.Seat),
		tabletext.Arg("text", record.TurnOf(b.m, move).Text), tabletext.Arg("why", gametext.Of(b.m.Info, reasons[0])))
}

// hurts reports whether a turn of somebody else takes something of a seat, checks or mates
// it, or changes who is allied with whom.
func hurts(move *match.Move, seat game.Seat) bool {
	for i := range move.Events {
		switch e := &move.Events[i]; e.Type {
		case game.Captured:
			if e.Other == seat {
				return true
			}
		case game.Check, game.WentOut:
			if e.Seat == seat {
				return true
			}
		case game.Allied, game.Deposed:
			return true
		}
	}
	return false
}
