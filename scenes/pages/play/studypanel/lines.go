package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// lineHigh is how high the row of an engine's line is: a finger plays it.
const lineHigh = theme.TouchTarget

// Engine is the engine's switch and the lines it has found, in a card.
func (b *Panel) Engine() ui.Part {
	a := b.s.Analysis
	parts := []ui.Part{b.engineHead(a).High(theme.TouchTarget)}
	for i := range min(a.Wanted, len(a.Lines)) {
		rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
		parts = append(parts, rule, b.line(i, &a.Lines[i]).High(lineHigh).Drop(20-i))
	}
	for range a.Wanted - len(a.Lines) { // so that nothing moves when they are found
		parts = append(parts, ui.Space(1).High(lineHigh+1).Drop(20))
	}
	return ui.Card(16, 2, ui.Column(0, parts...))
}

// Lines are the engine's lines alone, on a phone: so many at most.
func (b *Panel) Lines(most int) ui.Part {
	a := b.s.Analysis
	var parts []ui.Part
	for i := range min(a.Wanted, most) {
		if i < len(a.Lines) {
			parts = append(parts, b.line(i, &a.Lines[i]).High(lineHigh).Drop(20-i))
		} else {
			parts = append(parts, ui.Space(1).High(lineHigh).Drop(20-i))
		}
	}
	return ui.Column(0, parts...)
}

// engineHead is the engine's depth, its number of lines, and the switch.
func (b *Panel) engineHead(a host.Analysis) ui.Part {
	t := b.m.Screen.Theme
	state := ""
	switch {
	case a.Failed:
		state = locale.T("error.worker")
	case a.Wanted == 0:
		state = locale.T("study.engine.off")
	case b.m.Over:
		state = locale.T("study.engine.over")
	case len(a.Lines) == 0:
		state = locale.T("study.engine.looking")
	default:
		state = told(&a.Lines[0])
	}
	good := b.goodShown()
	more := ui.Steps("engine.lines", locale.T("study.engine.lines"), b.lines, 1, host.MostLines, func(n int) {
		b.lines = n
		b.analyse(n)
	})
	said := ui.Text(theme.Caption, state, t.Ink2)
	if good != "" {
		said = ui.Text(theme.Caption, good, t.Ink2)
	} else if len(a.Lines) > 0 {
		said = said.Try(theme.Caption, depth(&a.Lines[0]))
	}
	return ui.Row(10,
		ui.Text(theme.Name, locale.T("study.engine"), t.Ink),
		said.OrNone().Wide(0).Grow(),
		ui.If(a.Wanted > 0, more.Drop(30)), b.Switch())
}

// Switch turns the engine on and off.
func (b *Panel) Switch() ui.Part {
	on := b.s.Analysis.Wanted > 0
	return ui.Press(ui.Toggle("engine", locale.T("study.engine"), on).Does(func() {
		if on {
			b.analyse(0)
			return
		}
		b.analyse(b.lines)
	}))
}

// analyse lets the engine look for so many lines.
func (b *Panel) analyse(lines int) { b.Do(host.Request{Do: host.Analyse, N: lines}) }

func depth(v *host.EngineLine) string {
	return locale.T("study.engine.depth", locale.Num("n", v.Depth))
}

// told is the depth of a line as shown.
func told(v *host.EngineLine) string {
	if v.Time < 200 {
		return depth(v)
	}
	return tabletext.Listed(depth(v), locale.T("study.engine.nodes", tabletext.Arg("count", thousands(v.Nodes)), tabletext.Arg("speed", thousands(v.Nodes/max(1, v.Time)*1000))))
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

// line is a line of the engine: its number, everybody's shares, and its turns. The pointer or
// the arrow keys on a turn show where it leads; a press plays up to it.
func (b *Panel) line(i int, v *host.EngineLine) ui.Part {
	s := sharesOf(v)
	l := &foretold{number: i, turns: v.Turns, steps: b.ahead(v)}
	spoken := locale.T("study.line", locale.Num("n", i+1)) + l.spoken(b.m.Info)
	if b.told = b.told[:min(len(b.told), i)]; len(b.told) == i {
		b.told = append(b.told, l)
	}
	press := ui.Control{ID: lineID + strconv.Itoa(i+1), Name: spoken, Draw: func(c *canvas.Canvas, ctl *ui.Control, st ui.State) {
		r := ctl.Rect
		if st.Hover || st.Pressed {
			c.Shape(canvas.Box(r.X-6, r.Y+1, r.W+12, r.H-2), canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
		badge := canvas.Box(r.X, r.Y+(r.H-22)/2, 22, 22)
		c.Shape(badge, canvas.Shape{Radius: 11, Fill: c.Theme.Hint})
		c.TextIn(theme.Caption, badge, canvas.AlignCenter, locale.Numeral(i+1), c.Theme.Card)
		balance{b.m, s}.draw(c, canvas.Box(r.X+32, r.Y+(r.H-20)/2, lineShares(r.W), 20), true)
		l.draw(c, b, r)
	}}
	press.Pick = func(x, _ float64) { l.pick(b, x) }
	press.Step = func(n int) { b.foresee(l, l.shown(b)+n) }
	return ui.Press(press).Placed(func(r canvas.Rect) { l.place(b.m, r) })
}

// lineShares is how wide the shares of a line are in a row.
func lineShares(row float64) float64 { return min(132, row*0.34) }

// step is a turn of an engine's line in words, whose it is, and among three for whom it is good.
type step struct {
	seat    game.Seat
	good    game.SeatSet
	text    string
	x, wide float64 // in the row, 0 where there is no room for it
}

// ahead is an engine's line in words.
func (b *Panel) ahead(v *host.EngineLine) (steps []step) {
	for i, move := range v.Moves {
		s := step{seat: move.Seat, text: record.TurnOf(b.m, move).Text}
		if i < len(v.Gains) {
			s.good = v.Gains[i]
		}
		steps = append(steps, s)
	}
	return steps
}

// others are the players for whom a turn is good, apart from its own.
func (s *step) others() game.SeatSet { return s.good &^ game.SetOf(s.seat) }

// spoken is the line as it is read aloud: among three with the player of each turn and for whom it
// is good.
func (l *foretold) spoken(in *game.Info) (text string) {
	for i := range l.steps {
		s := &l.steps[i]
		if len(in.Seats) < 3 {
			text += " " + s.text
			continue
		}
		text += locale.T("sr.stop") + gametext.SideName(in, s.seat) + " " + s.text
		if s.good != 0 {
			text += locale.T("sr.comma") + locale.T("study.good", tabletext.Arg("side", sides(in, s.good)))
		}
	}
	return text
}

// sides names the players of a set.
func sides(in *game.Info, set game.SeatSet) (names string) {
	for s := range game.Seat(len(in.Seats)) {
		switch name := gametext.SideName(in, s); {
		case !set.Has(s):
		case names == "":
			names = name
		default:
			names = locale.T("ui.list.and", tabletext.Arg("a", names), tabletext.Arg("b", name))
		}
	}
	return names
}

// goodShown says of the turn of a line that the board shows whose it is and for whom it is good,
// "" if it shows none or that is not known.
func (b *Panel) goodShown() string {
	for _, l := range b.told {
		n := l.shown(b)
		if n == 0 || n > len(l.steps) || l.steps[n-1].good == 0 {
			continue
		}
		s := &l.steps[n-1]
		return locale.T("study.good.turn", tabletext.Side(b.m.Info, "side", s.seat), tabletext.Arg("b", sides(b.m.Info, s.good)))
	}
	return ""
}

// foretold is a line of the engine as it is laid out.
type foretold struct {
	number int
	turns  []string
	steps  []step
	left   float64 // of the row
}

// Measures of a line's turns.
const (
	stepDot  = 16.0
	stepGap  = 10.0
	stepRise = 17.0 // of the sign that a turn is good for somebody
)

// rise is that sign. It stands behind a turn, before the dots of the others for whom it is good; alone
// it is good for its own player.
const rise = "▲"

// marks is how wide the marks behind a turn are.
func (s *step) marks() float64 {
	if s.good == 0 {
		return 0
	}
	return stepRise + float64(s.others().Len())*stepDot
}

// place places as many turns as fit, and always the first one.
func (l *foretold) place(m *moment.Moment, r canvas.Rect) {
	l.left = r.X
	x := 32 + lineShares(r.W) + 12
	for i := range l.steps {
		s := &l.steps[i]
		s.x, s.wide = x, stepDot+canvas.Measure(lineText, s.text, m.Screen.Scale)+s.marks()
		if x+s.wide > r.W {
			if s.wide = r.W - x; i > 0 {
				s.wide = 0
			}
			return
		}
		x += s.wide + stepGap
	}
}

// at is the number of turns up to the one at a place of the row, 0 if there is none.
func (l *foretold) at(x float64) int {
	for i := range l.steps {
		if s := &l.steps[i]; s.wide > 0 && x >= s.x-stepGap/2 && x < s.x+s.wide+stepGap/2 {
			return i + 1
		}
	}
	return 0
}

// draw draws the turns, the one that the board shows in a frame.
func (l *foretold) draw(c *canvas.Canvas, b *Panel, r canvas.Rect) {
	shown := l.shown(b)
	for i := range l.steps {
		s := &l.steps[i]
		if s.wide == 0 {
			return
		}
		at := canvas.Box(r.X+s.x, r.Y, s.wide, r.H)
		if i+1 == shown {
			mark := canvas.Box(at.X-5, at.Y+8, at.W+10, at.H-16)
			c.Shape(mark, canvas.Shape{Radius: theme.ChipRadius, Line: 1.5, Fill: theme.Alpha(c.Theme.Gold, 0.22), Stroke: c.Theme.Gold})
		}
		c.Dot(at.X, r.Y+r.H/2, b.m.Color(s.seat))
		at.X, at.W = at.X+stepDot, at.W-stepDot-s.marks()+2
		c.TextFit(at, canvas.AlignLeft, s.text, c.Theme.Ink, lineText, theme.Caption)
		if s.good != 0 {
			b.drawGood(c, canvas.Box(at.Right(), r.Y, s.marks(), r.H), s)
		}
	}
}

// drawGood draws behind a turn for whom it is good.
func (b *Panel) drawGood(c *canvas.Canvas, r canvas.Rect, s *step) {
	c.TextIn(theme.Caption, canvas.Box(r.X+2, r.Y, stepRise, r.H), canvas.AlignLeft, rise, c.Theme.Ink2)
	x := r.X + stepRise
	for seat := range game.Seat(len(b.m.Info.Seats)) {
		if s.others().Has(seat) {
			c.Dot(x, r.Y+r.H/2, b.m.Color(seat))
			x += stepDot
		}
	}
}

// lineText is the type of an engine's turns.
var lineText = theme.Role{Size: 15, Line: 22}
