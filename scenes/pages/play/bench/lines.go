package bench

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host/study"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// lineHigh is how high the row of an engine's line is: a finger plays it.
const lineHigh = theme.TouchTarget

// Engine is the engine's switch and the lines it has found, in a card.
func (b *Bench) Engine() ui.Part {
	a := b.host.Analysis()
	parts := []ui.Part{b.engineHead(a).High(theme.TouchTarget)}
	for i := range min(a.Wanted, len(a.Lines)) {
		rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
		parts = append(parts, rule, b.line(i, a.Lines[i]).High(lineHigh).Drop(20-i))
	}
	for range a.Wanted - len(a.Lines) { // so that nothing moves when they are found
		parts = append(parts, ui.Space(1).High(lineHigh+1).Drop(20))
	}
	return ui.Card(16, 2, ui.Column(0, parts...))
}

// Lines are the engine's lines alone, on a phone: so many at most.
func (b *Bench) Lines(most int) ui.Part {
	a := b.host.Analysis()
	var parts []ui.Part
	for i := range min(a.Wanted, most) {
		if i < len(a.Lines) {
			parts = append(parts, b.line(i, a.Lines[i]).High(lineHigh).Drop(20-i))
		} else {
			parts = append(parts, ui.Space(1).High(lineHigh).Drop(20-i))
		}
	}
	return ui.Column(0, parts...)
}

// engineHead is how deep the engine has looked, how many lines it looks for, and the
// switch.
func (b *Bench) engineHead(a study.Analysis) ui.Part {
	t := b.m.Screen.Theme
	state := ""
	switch {
	case a.Failed:
		state = locale.T("error.worker")
	case a.Wanted == 0:
		state = locale.T("study.engine.off")
	case b.host.Line().Over():
		state = locale.T("study.engine.over")
	case len(a.Lines) == 0:
		state = locale.T("study.engine.looking")
	default:
		state = told(&a.Lines[0])
	}
	more := ui.Steps("engine.lines", locale.T("study.engine.lines"), b.lines, 1, study.MostLines, func(n int) {
		b.lines = n
		b.host.Analyse(n)
	})
	said := ui.Text(theme.Caption, state, t.Ink2)
	if len(a.Lines) > 0 {
		said = said.Try(theme.Caption, depth(&a.Lines[0]))
	}
	return ui.Row(10,
		ui.Text(theme.Name, locale.T("study.engine"), t.Ink),
		said.OrNone().Wide(0).Grow(),
		ui.If(a.Wanted > 0, more.Drop(30)), b.Switch())
}

// Switch turns the engine on and off.
func (b *Bench) Switch() ui.Part {
	return ui.Press(ui.Toggle("engine", locale.T("study.engine"), b.host.Analysis().Wanted > 0).Does(b.toggle))
}

func depth(v *study.Verdict) string { return locale.T("study.engine.depth", locale.Num("n", v.Depth)) }

// toggle turns the engine on or off.
func (b *Bench) toggle() {
	if b.host.Analysis().Wanted > 0 {
		b.host.Analyse(0)
		return
	}
	b.host.Analyse(b.lines)
}

// told is how far a line was looked for.
func told(v *study.Verdict) string {
	if v.Time < 200 {
		return depth(v)
	}
	return words.Listed(depth(v), locale.T("study.engine.nodes", words.Arg("count", thousands(v.Nodes)), words.Arg("speed", thousands(v.Nodes/max(1, v.Time)*1000))))
}

// thousands is a number in short: 812, 94k, 3.2M.
func thousands(n int) string {
	switch {
	case n >= 1_000_000:
		return strconv.FormatFloat(float64(n)/1e6, 'f', 1, 64) + "M"
	case n >= 1000:
		return strconv.Itoa(n/1000) + "k"
	}
	return strconv.Itoa(n)
}

// line is a line of the engine: its number, what it leaves everybody, and its turns. A
// press plays its first turn; resting the pointer on it shows where it leads.
func (b *Bench) line(i int, v study.Verdict) ui.Part {
	s := shares{known: true}
	for k, p := range v.Chances {
		s.of[k] = float64(p)
	}
	turns := b.ahead(v.Turns)
	spoken := locale.T("study.line", locale.Num("n", i+1))
	for _, t := range turns {
		spoken += " " + t.text
	}
	press := ui.Control{ID: "line." + strconv.Itoa(i+1), Name: spoken, Draw: func(c *canvas.Canvas, ctl *ui.Control, st ui.State) {
		r := ctl.Rect
		if st.Hover || st.Pressed {
			c.Shape(canvas.Box(r.X-6, r.Y+1, r.W+12, r.H-2), canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
		badge := canvas.Box(r.X, r.Y+(r.H-22)/2, 22, 22)
		c.Shape(badge, canvas.Shape{Radius: 11, Fill: c.Theme.Hint})
		c.TextIn(theme.Caption, badge, canvas.AlignCenter, locale.Numeral(i+1), c.Theme.Card)
		wide := min(132, r.W*0.34)
		balance{b.m, b.host, s}.draw(c, canvas.Box(r.X+32, r.Y+(r.H-20)/2, wide, 20), true)
		b.drawTurns(c, canvas.Box(r.X+32+wide+12, r.Y, r.W-44-wide, r.H), turns)
	}}
	return ui.Press(press.Does(b.do(func() { b.play(v.Turns[0]) })))
}

// play plays a turn that an engine has found.
func (b *Bench) play(text string) {
	if t, err := b.host.Line().Find(text); err == nil {
		_ = b.host.Play(t) // where it cannot be, the study is full, and stays as it is
	}
}

// step is a turn of an engine's line in words, and whose it is.
type step struct {
	seat game.Seat
	text string
}

// mostAhead is how many turns of a line are told.
const mostAhead = 8

// ahead is an engine's line in words.
func (b *Bench) ahead(line []string) (steps []step) {
	for _, move := range b.host.Ahead(line[:min(len(line), mostAhead)]) {
		steps = append(steps, step{move.Seat, record.TurnOf(b.m, &move).Text})
	}
	return steps
}

// drawTurns draws as many turns as have room.
func (b *Bench) drawTurns(c *canvas.Canvas, r canvas.Rect, turns []step) {
	const dot, gap = 14.0, 10.0
	x := r.X
	for i, t := range turns {
		w := c.Measure(lineText, t.text)
		if x+dot+w > r.Right() {
			if i == 0 {
				c.Dot(x, r.Y+r.H/2, b.m.Color(t.seat))
				c.TextFit(canvas.Box(x+dot+2, r.Y, r.Right()-x-dot, r.H), canvas.AlignLeft, t.text, c.Theme.Ink, lineText, theme.Caption)
			}
			return
		}
		c.Dot(x, r.Y+r.H/2, b.m.Color(t.seat))
		c.TextIn(lineText, canvas.Box(x+dot+2, r.Y, w+2, r.H), canvas.AlignLeft, t.text, c.Theme.Ink)
		x += dot + 2 + w + gap
	}
}

// lineText is the type of an engine's turns.
var lineText = theme.Role{Size: 15, Line: 22}
