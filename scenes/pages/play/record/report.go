package record

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// entry is a line of the report.
type entry struct {
	note
	round string
	ply   int
}

// newReport lists the great events of the game and how it ended.
func (r *Record) newReport(moves []match.Move) (report []entry) {
	m := r.moment
	for i := range moves {
		move := &moves[i]
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
	seal, reason := words.SealOf("dialog.over.title"), words.Reason(m, o)
	for i := range move.Events {
		if e := &move.Events[i]; len(m.Info.Seats) > 2 && decides(m, move, i) {
			if e.Fall == game.Mated {
				reason = locale.T("notation.mate", words.Arg("text", words.Move(m, words.Turn(m, move))))
			}
			return note{seal, fall(m, move, e).head, reason}
		}
	}
	return note{seal, words.Result(m, o), reason}
}

// entryHeight is how high a line of the report is.
const entryHeight = 48

// Report is the great events below each other.
func (r *Record) Report() ui.Part {
	rows := make([]ui.Part, len(r.report))
	for i := range r.report {
		rows[i] = r.report[i].part(r.moment.Screen.Theme, i > 0)
	}
	if len(rows) == 0 {
		rows = []ui.Part{ui.Text(theme.Body, locale.T("play.report.empty"), r.moment.Screen.Theme.Ink3).High(entryHeight)}
	}
	events := ui.Over(ui.Column(0, rows...), ui.Press(ui.Control{ID: "report", Name: locale.T("play.report"), Area: ui.Area{Entries: reported{r}}, Pick: r.pickEvent}))
	return ui.Inset(0, 2, 0, 0, ui.Scrolling(&r.events, events)).Grow().Least(theme.TouchTarget).Drop(1)
}

// pickEvent looks at the turn of the line at a place of the report.
func (r *Record) pickEvent(_, y float64) {
	if i := int(y / entryHeight); y >= 0 && i < len(r.report) {
		r.look(r.report[i].ply)
	}
}

// The report's types; long events take two lines or three (render/README.md,
// English).
var (
	headText  = theme.Role{Size: 16, Line: 22}
	longEvent = theme.Role{Size: 13, Line: 16}
)

// part is a line: its seal, what happened, and when; a thread joins its seal to the
// one above.
func (e *entry) part(t *theme.Theme, joined bool) ui.Part {
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if joined {
			c.Fill(canvas.Box(r.X+15, r.Y-12, 2, 20), c.Theme.Line2)
		}
		c.Seal(e.seal, canvas.Box(r.X+2, r.Y+10, 28, 28), sealAngle)
	})
	return ui.Row(12,
		ui.Inset(0, 0, 4, 0, seal.Wide(32)),
		ui.Column(0, ui.Space(0),
			ui.Text(headText, e.head, t.Ink).Try(longEvent, e.head).Lines(3),
			ui.Text(theme.Caption, e.detail, t.Ink2).Drop(1), ui.Space(0),
		).Wide(0).Grow(),
		ui.Text(theme.Caption, e.round, t.Ink2),
	).High(entryHeight)
}
