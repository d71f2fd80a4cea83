package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// notice is the most important fact of a moment: a count that is about to end the game, else
// the move that was chosen ahead, else who waits for whom, else a piece that goes stale with this turn, which the board tells too.
type notice struct {
	line  string
	count bool // it is about the end
	order bool // it is about the order of turns
	badge string
	side  game.Seat // whose turn it is
}

func newNotice(m *moment.Moment, order string) notice {
	n := notice{side: m.Actor(), badge: tabletext.SealOf("event.strat.stale.badge")}
	if m.Live && !m.Over && !m.Watched {
		n.line = gametext.Of(m.Info, m.Preview.Warning())
	}
	due := m.Due()
	switch {
	case n.line != "":
		n.count, n.badge = true, tabletext.SealOf("dialog.over.title")
	case m.Premove.Turn != game.NoTurn && m.Live:
		n.line, n.badge = locale.T("play.premove.short", tabletext.Arg("move", tabletext.Move(m, m.Premove.Named))), tabletext.SealOf("play.premove.short")
	case order != "":
		n.line, n.order = order, true
	case len(due) > 0 && m.Hand.Active():
		n.line = tabletext.GoesStale(m, due[0])
	}
	return n
}

// Counting reports whether a count is about to end the game.
func (d *Decisions) Counting() bool { return d.due.count }

// Notice is the notice in one line or two small ones, behind its badge and ending at a distance
// from the edge; nothing without one. Bubbles over the page never cover it.
func (d *Decisions) Notice(edge float64) ui.Part {
	if d.due.line == "" {
		return ui.Part{}
	}
	badge := d.badge()
	if d.due.order {
		badge = d.now.Dot(d.due.side)
	}
	read := ui.Press(ui.Control{ID: "notice", Role: ui.RoleArea, Inert: true, Name: d.due.line, Draw: unseen})
	form := func(mark ui.Part, lines int) ui.Part {
		return ui.Over(ui.Inset(0, 0, edge, 0, ui.Row(12, mark, d.text(lines))), read)
	}
	high := form(badge, 2).High(36)
	low := form(moment.Dot(d.now.Screen.Theme.Warn), 1).High(theme.Caption.Line)
	return high.Or(low).Rank(3)
}

// unseen draws nothing: its text is shown elsewhere and only read aloud here.
func unseen(*canvas.Canvas, *ui.Control, ui.State) {}

// ShortNotice is the notice in the small frame's bar, which shows nothing else while a count is
// near: behind the colour of the side to move.
func (d *Decisions) ShortNotice() ui.Part {
	if d.due.line == "" {
		return ui.Part{}
	}
	mark := d.now.Dot(d.due.side)
	if !d.due.count && !d.due.order {
		mark = d.badge()
	}
	return ui.Row(12, mark, d.text(2))
}

// NoticeLine is the notice in words, "" for none.
func (d *Decisions) NoticeLine() string { return d.due.line }

func (d *Decisions) text(lines int) ui.Part {
	ink := d.now.Screen.Theme.Ink2
	return ui.Text(theme.Body, d.due.line, ink).Try(theme.Caption, d.due.line).Lines(lines).Wide(0).Grow()
}

// badge is the character of what is due in a dashed ring.
func (d *Decisions) badge() ui.Part {
	text := d.due.badge
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: 13, Line: 1.5, Stroke: c.Theme.Warn, Dashed: true})
		c.TextIn(theme.Caption, r, canvas.AlignCenter, text, c.Theme.Ink2)
	}).Sized(26, 26)
}

// Due is the label of the turn below each piece that must move in it.
func Due(m *moment.Moment) []moment.Tag {
	var tags []moment.Tag
	for _, sq := range m.Due() {
		text := locale.T("event.turn.ply", locale.Num("n", m.Ply+1))
		tags = append(tags, moment.Tag{Square: sq, Text: text, Due: true, Standing: true})
	}
	return tags
}
