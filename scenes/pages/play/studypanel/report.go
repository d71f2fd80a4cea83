package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// reading is how the report is read.
type reading struct {
	scroll   ui.Scroll
	pressed  *tree.Node // the costly turn that was pressed, nil for none
	heard    heard
	unfolded bool // the turning points of computers are shown
}

// Report is what an engine thinks of the whole game: a button starts it; it says how accurate
// each player was and where the game turned.
func (b *Panel) Report() ui.Part {
	p, t := &b.s.Report, b.m.Screen.Theme
	parts := []ui.Part{ui.Space(8)}
	switch {
	case p.Running:
		said := locale.T("study.report.running", locale.Num("n", p.Done), locale.Num("m", p.All))
		parts = append(parts, ui.Row(10, ui.Text(theme.Body, said, t.Ink2).Wide(0).Grow(),
			ui.Press(ui.Secondary("report.stop", locale.T("ui.cancel")).Does(b.sends(host.Request{Do: host.Judge})))), progress(p.Done, p.All))
	case p.Failed:
		parts = append(parts, ui.Text(theme.Body, locale.T("error.worker"), t.Danger))
		fallthrough
	default:
		label := "study.report.begin"
		if len(p.Turns) > 0 {
			label = "study.report.again"
		}
		parts = append(parts, ui.Row(0, ui.Press(ui.Secondary("report.begin", locale.T(label)).Does(func() {
			b.report.heard = heard{running: true}
			b.Do(host.Request{Do: host.Judge, Yes: true})
		})), ui.Space(0)))
	}
	if len(p.Turns) == 0 {
		parts = append(parts, ui.Text(theme.Caption, locale.T("study.report.line"), t.Ink3).Lines(3))
		return ui.Scrolling(&b.report.scroll, ui.Column(8, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
	}
	for _, mine := range []bool{true, false} {
		for i := range b.m.Info.Seats {
			if s := game.Seat(i); b.s.Own.Has(s) == mine {
				parts = append(parts, b.seatLine(s, &p.Seats[i]))
			}
		}
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	parts = append(parts, ui.If(!p.Running, b.practice()), rule)
	if !p.Running && len(p.Points)+len(p.Others) == 0 {
		parts = append(parts, ui.Text(theme.Body, locale.T("study.report.even"), t.Ink2).Lines(2))
	}
	first := len(p.Points) // of computers
	for i := range p.Turning {
		if i == first {
			parts = append(parts, b.fold(len(p.Others)))
		}
		if i < first || b.report.unfolded {
			parts = append(parts, b.point(i, &p.Turning[i]))
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
	return ui.Row(0, ui.Press(button.Does(func() { b.report.unfolded = !b.report.unfolded })), ui.Space(0))
}

// point is a turning point; a press shows the moment before it, where the better turn can be
// tried.
func (b *Panel) point(i int, p *host.Mistake) ui.Part {
	t, seat := b.m.Screen.Theme, p.Node.Seat
	head := tabletext.Listed(locale.T("play.round", locale.Num("n", p.Node.Round)), gametext.SideName(b.m.Info, seat)+" "+b.turn(p.Node).Text)
	said := b.turned(p)
	text := ui.Text(theme.Caption, said, t.Ink2).Lines(4)
	content := ui.Pad(6, 6, ui.Row(10, ui.Inset(0, 4, 0, 0, b.m.Dot(seat)).Top(), ui.Column(2, ui.Text(theme.Body, head, t.Ink), text).Wide(0).Grow()))
	ctl := ui.Control{ID: "point." + strconv.Itoa(i+1), Name: head, Value: said, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
		edge := c.Theme.Warn
		if p.Kind == study.Bad {
			edge = c.Theme.Danger
		}
		c.Fill(canvas.Box(ctl.Rect.X, ctl.Rect.Y+4, 3, ctl.Rect.H-8), edge)
	}}
	return ui.Face(ctl.Does(func() {
		b.report.pressed = p.Node
		b.look(p.Node.Parent())
	}), content)
}

// turned says what a turn did and cost, what it allowed, and which turn was better and why.
func (b *Panel) turned(t *host.Mistake) (text string) {
	for _, event := range record.Great(b.m, t.Node) {
		text += locale.T("study.event", tabletext.Arg("text", event)) + tabletext.Joint()
	}
	text += b.loss(t)
	answer := b.answer(t)
	if answer == "" && t.Lost > 0 { // a small loss of points is not the reason to mention it
		answer = locale.T("study.lost")
	}
	for _, more := range []string{answer, b.better(t)} {
		if more != "" {
			text += tabletext.Joint() + more
		}
	}
	if !t.Sure {
		text += tabletext.Joint() + locale.T("study.unsure")
	}
	return text
}

// loss is what a turn cost its player.
func (b *Panel) loss(t *host.Mistake) string {
	key := "study.turned"
	if len(b.m.Info.Seats) > 2 {
		key = "study.turned.three"
	}
	return locale.T(key, tabletext.Side(b.m.Info, "side", t.Node.Seat), tabletext.Arg("a", whole(t.Before[t.Node.Seat])), tabletext.Arg("b", whole(t.Left())))
}

func whole(share float64) string { return strconv.Itoa(int(share + 0.5)) }

// answer is the reply that a turn allows against its mover, and why; "" if that is not obvious.
func (b *Panel) answer(t *host.Mistake) string {
	if t.Reply == nil {
		return ""
	}
	return locale.T("study.answer", tabletext.Side(b.m.Info, "side", t.Reply.Seat),
		tabletext.Arg("text", record.TurnOf(b.m, t.Reply).Text), tabletext.Arg("why", gametext.Of(b.m.Info, t.Hurts)))
}
