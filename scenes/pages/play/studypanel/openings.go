package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// openings are the turns played at the moment shown in the person's own games.
type openings struct {
	*Panel
	met    *study.Openings // nil until it is asked for
	scroll ui.Scroll
}

// Tick does a part of the long work: it puts one turning point into words, or reads one more of
// the person's games if they are asked for. It reports whether there is something new to show.
func (b *Panel) Tick() bool {
	if b == nil || b.m == nil {
		return false
	}
	if b.tab != tabMet {
		return b.word()
	}
	o := &b.openings
	if o.met == nil {
		o.met = study.NewOpenings(b.host.Study.Line(), b.Library())
	}
	if o.met.Done() {
		return false
	}
	o.met.Step()
	return o.met.Done()
}

// list is the turns played from here, in rows; a press plays it.
func (o *openings) list() ui.Part {
	t := o.m.Screen.Theme
	if o.met == nil || !o.met.Done() {
		return ui.Inset(0, 12, 0, 0, ui.Text(theme.Body, locale.T("ui.loading"), t.Ink3))
	}
	parts := []ui.Part{ui.Space(4)}
	for i, m := range o.met.At(o.host.Study.Line()) {
		if row, ok := o.row(i, &m); ok {
			parts = append(parts, row)
		}
	}
	if len(parts) == 1 {
		parts = append(parts, ui.Text(theme.Body, locale.T("study.met.none"), t.Ink2).Lines(2))
	}
	return ui.Scrolling(&o.scroll, ui.Column(2, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
}

// row is a turn with its count and results.
func (o *openings) row(i int, m *study.Met) (row ui.Part, ok bool) {
	text := o.m.Info.FormatTurn(m.Turn)
	moves := o.host.Ahead([]string{text})
	if len(moves) == 0 {
		return ui.Part{}, false
	}
	t, said, turn := o.m.Screen.Theme, o.counts(m), record.TurnOf(o.m, moves[0]).Text
	content := ui.Row(10, o.m.Dot(moves[0].Seat), ui.Text(theme.Moves, turn, t.Ink), ui.Text(theme.Caption, said, t.Ink2).Right().Wide(0).Grow())
	ctl := ui.Control{ID: "met." + strconv.Itoa(i+1), Name: turn, Value: said, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
	}}
	return ui.Face(ctl.Does(o.do(func() { o.host.PlayLine([]string{text}) })), ui.Pad(6, 0, content)).High(theme.TouchTarget), true
}

// counts are the number of times a turn was played, and its results for the mover.
func (o *openings) counts(m *study.Met) string {
	count := func(name string, n int) locale.Arg { return tabletext.Arg(name, strconv.Itoa(n)) }
	if len(o.m.Info.Seats) > 2 {
		return locale.T("study.met.three", locale.Num("n", m.Games), count("share", int(m.Share+0.5)))
	}
	return locale.T("study.met.two", locale.Num("n", m.Games), count("won", m.Won), count("drawn", m.Drawn), count("lost", m.Lost))
}
