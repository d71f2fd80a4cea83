package record

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// entry is a line of the report.
type entry struct {
	note
	round string
	ply   int
}

// newReport lists the great events of the game and how it ended.
func (r *Record) newReport(moves []*match.Move) (report []entry) {
	m := r.moment
	for i := range moves {
		move := moves[i]
		last := m.Over && i == len(moves)-1
		add := func(n note) {
			report = append(report, entry{n, locale.T("play.round", locale.Num("n", move.Round)), move.Ply})
		}
		for j := range move.Events {
			// The fall that ends the game is told by the last line.
			n := r.notes[&move.Events[j]]
			if n.head != "" && !(last && decides(m, move, j)) {
				add(n)
			}
		}
		if last {
			add(ending(m, move))
		}
	}
	return report
}

// decides reports whether the i-th event of a turn is the last player to go out in a
// won game.
func decides(m *moment.Moment, move *match.Move, i int) bool {
	if move.Events[i].Type != game.WentOut || m.Line.Outcome().Winner == game.NoSeat {
		return false
	}
	for _, later := range move.Events[i+1:] {
		if later.Type == game.WentOut {
			return false
		}
	}
	return true
}

// ending is the last line: who fell by which turn, or the result.
func ending(m *moment.Moment, move *match.Move) note {
	o := m.Line.Outcome()
	seal, reason := tabletext.SealOf("dialog.over.title"), tabletext.Reason(m, o)
	for i := range move.Events {
		if e := &move.Events[i]; len(m.Info.Seats) > 2 && decides(m, move, i) {
			if e.Fall == game.Mated {
				reason = locale.T("notation.mate", tabletext.Arg("text", tabletext.Move(m, tabletext.Turn(m, move))))
			}
			return note{seal, fall(m, move, e).head, reason}
		}
	}
	return note{seal, tabletext.Result(m, o), reason}
}

// entryHeight is the least height of a line of the report.
const entryHeight = 48

// Report is the great events below each other.
func (r *Record) Report() ui.Part {
	rows := make([]ui.Part, len(r.report))
	r.places = make([]canvas.Rect, len(r.report))
	for i := range r.report {
		rows[i] = r.report[i].part(r.moment.Screen.Theme, i > 0).Placed(func(at canvas.Rect) { r.places[i] = at })
	}
	if len(rows) == 0 {
		rows = []ui.Part{ui.Text(theme.Body, locale.T("play.report.empty"), r.moment.Screen.Theme.Ink3).High(entryHeight)}
	}
	events := ui.Over(ui.Column(0, rows...), ui.Press(ui.Control{ID: "report", Name: locale.T("play.report"), Area: ui.Area{Entries: reported{r}}, Pick: r.pickEvent}))
	return ui.Inset(0, 2, 0, 0, ui.Scrolling(&r.events, events)).Grow().Least(theme.TouchTarget).Drop(1)
}

// pickEvent looks at the turn of the line at a place of the report.
func (r *Record) pickEvent(_, y float64) {
	for i := range r.report {
		if at := r.place(i); y >= at.Y && y < at.Bottom() {
			r.look(r.report[i].ply)
			return
		}
	}
}

// place is where a line stands in the report, as laid out last.
func (r *Record) place(i int) canvas.Rect {
	if i >= len(r.places) {
		return canvas.Rect{}
	}
	at, top := r.places[i], r.places[0]
	return canvas.Box(at.X-top.X, at.Y-top.Y, at.W, at.H)
}

// The report's types; long events take two lines or three (render/README.md,
// English).
var (
	headText  = theme.Role{Size: 16, Line: 22}
	longEvent = theme.Role{Size: 13, Line: 16}
)

// What stands beside the words of a line: the seal at the left, the gaps, and the round.
const (
	sealWide = 32
	entryGap = 12
)

// part is a line, as high as its words: seal, what happened, when, a thread to the seal above.
func (e *entry) part(t *theme.Theme, joined bool) ui.Part {
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if joined {
			c.Fill(canvas.Box(r.X+15, r.Y-12, 2, 20), c.Theme.Line2)
		}
		c.Seal(e.seal, canvas.Box(r.X+2, r.Y+10, 28, 28), sealAngle)
	})
	return ui.Row(entryGap,
		seal.Wide(sealWide).Tall(),
		ui.Column(0, ui.Space(0), ui.InWidth(func(w float64) ui.Part {
			head, n := e.typed(w, 1)
			return ui.Text(head, e.head, t.Ink).Lines(n)
		}), ui.If(e.detail != "", ui.Text(theme.Caption, e.detail, t.Ink2).Lines(3)), ui.Space(0)).Wide(0).Grow(),
		ui.Text(theme.Caption, e.round, t.Ink2),
	).HighBy(func(v ui.View, w float64) float64 {
		room := w - sealWide - 2*entryGap - canvas.Measure(theme.Caption, e.round, v.Scale)
		head, n := e.typed(room, v.Scale)
		high := head.Line * float64(n)
		if e.detail != "" {
			high += theme.Caption.Line * float64(min(3, len(canvas.Wrap(theme.Caption, e.detail, room, v.Scale))))
		}
		return max(entryHeight, high+8)
	})
}

// typed is the type that what happened stands in, and in how many lines.
func (e *entry) typed(w, scale float64) (theme.Role, int) {
	if len(canvas.Wrap(headText, e.head, w, scale)) == 1 {
		return headText, 1
	}
	return longEvent, len(canvas.Wrap(longEvent, e.head, w, scale))
}
