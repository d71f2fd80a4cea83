package bench

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// summary is the report of a study in words, as it was when it was last asked for.
type summary struct {
	of     basis
	judged int // what had been kept then
	report study.Report
	points []point // as far as they are in words
	left   []int   // those of the report that are not yet, nor while the game is judged
	scroll ui.Scroll
}

// reporting puts the report of a bench's study into words.
type reporting struct{ *Bench }

// point is a turning point in words.
type point struct {
	node *tree.Node
	seat game.Seat
	head string // the turn
	text string // what it cost, and what was better
	bad  bool
}

// Report is what an engine thinks of the whole game: asked for by a button, it says how
// accurate each player was and where the game turned.
func (b *Bench) Report() ui.Part {
	p, t := b.host.Progress(), b.m.Screen.Theme
	r := reporting{b}
	r.summarise()
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
		parts = append(parts, ui.Row(0, ui.Press(ui.Secondary("report.begin", locale.T(label)).Does(b.host.JudgeAll)), ui.Space(0)))
	}
	if len(b.report.report.Turns) == 0 {
		parts = append(parts, ui.Text(theme.Caption, locale.T("study.report.line"), t.Ink3).Lines(3))
		return ui.Scrolling(&b.report.scroll, ui.Column(8, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
	}
	for i := range b.m.Info.Seats {
		parts = append(parts, r.seatLine(game.Seat(i), &b.report.report.Seats[i]))
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	parts = append(parts, ui.If(!p.Running, r.practice()), rule)
	if !p.Running && len(b.report.points)+len(b.report.left) == 0 {
		parts = append(parts, ui.Text(theme.Body, locale.T("study.report.even"), t.Ink2).Lines(2))
	}
	for i := range b.report.points {
		parts = append(parts, r.pointPart(i, &b.report.points[i]))
	}
	return ui.Scrolling(&b.report.scroll, ui.Column(6, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
}

// progress is how far a report has come, as a bar.
func progress(done, all int) ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 3, Fill: c.Theme.Sunk})
		c.Shape(canvas.Box(r.X, r.Y, r.W*float64(done)/float64(max(1, all)), r.H), canvas.Shape{Radius: 3, Fill: c.Theme.Hint})
	}).High(6)
}

// seatLine is how accurate a player was.
func (b reporting) seatLine(s game.Seat, t *study.Tally) ui.Part {
	ink := b.m.Screen.Theme
	accuracy := locale.T("study.accuracy", locale.Num("n", int(t.Accuracy+0.5)))
	counts := locale.T("study.counts", words.Arg("good", strconv.Itoa(t.Good)), words.Arg("doubtful", strconv.Itoa(t.Doubtful)), words.Arg("bad", strconv.Itoa(t.Bad)))
	return ui.Row(8, b.m.Dot(s), ui.Text(theme.Body, phrase.SideName(b.m.Info, s), ink.Ink),
		ui.Text(theme.Body, accuracy, ink.Ink), ui.Text(theme.Caption, counts, ink.Ink2).Right().Wide(0).Grow()).High(28)
}

// pointPart is a turning point; a press looks at the moment before it, where the better
// turn can be tried.
func (b reporting) pointPart(i int, p *point) ui.Part {
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
	return ui.Face(ctl.Does(func() { b.look(p.node.Parent()) }), content)
}

// summarise makes the report anew where the study or the words have changed.
func (b reporting) summarise() {
	r := &b.report
	if r.of == b.basis && r.judged == b.host.Changes() && (b.host.Progress().Running || r.report.Points == nil || len(r.points)+len(r.left) > 0) {
		return
	}
	r.of, r.judged, r.report, r.points, r.left = b.basis, b.host.Changes(), b.host.Study.Report(), nil, nil
	if !b.host.Progress().Running {
		r.left = r.report.Points
	}
}

// word puts one more turning point into words, and reports whether there was one: each
// asks for positions far apart, and a task holds no more.
func (b reporting) word() bool {
	r := &b.report
	if b.tab != tabReport || len(r.left) == 0 {
		return false
	}
	r.points = append(r.points, b.point(&r.report.Turns[r.left[0]]))
	r.left = r.left[1:]
	return true
}

// point says what a turn brought about and cost, what it allowed and what was better, and why.
func (b reporting) point(t *study.Judged) point {
	in := b.m.Info
	p := point{node: t.Node, seat: t.Move.Seat, bad: t.Kind == study.Bad}
	p.head = words.Listed(locale.T("play.round", locale.Num("n", t.Move.Round)), phrase.SideName(in, t.Move.Seat)+" "+b.turn(t.Node).Text)
	for _, event := range record.Great(b.m, t.Move) {
		p.text += locale.T("study.event", words.Arg("text", event)) + words.Joint()
	}
	key := "study.turned"
	if len(in.Seats) > 2 {
		key = "study.turned.three"
	}
	p.text += locale.T(key, words.Side(in, "side", t.Move.Seat), words.Arg("a", whole(t.Before[t.Move.Seat])), words.Arg("b", whole(t.Left())))
	for _, more := range []string{b.answer(t), b.better(t)} {
		if more != "" {
			p.text += words.Joint() + more
		}
	}
	if !t.Sure {
		p.text += words.Joint() + locale.T("study.unsure")
	}
	return p
}

func whole(share float64) string { return strconv.Itoa(int(share + 0.5)) }

// answer is what a turn lets somebody do to its mover, and why; "" where that is not plain.
func (b reporting) answer(t *study.Judged) string {
	if len(t.Reply) == 0 {
		return ""
	}
	move, ok := b.host.MoveAt(t.Node, t.Reply[0])
	if !ok || !hurts(&move, t.Move.Seat) {
		return ""
	}
	reasons := b.host.Reasons(t.Node, t.Reply)
	if len(reasons) == 0 {
		return ""
	}
	return locale.T("study.answer", words.Side(b.m.Info, "side", move.Seat),
		words.Arg("text", record.TurnOf(b.m, &move).Text), words.Arg("why", phrase.Of(b.m.Info, reasons[0])))
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
