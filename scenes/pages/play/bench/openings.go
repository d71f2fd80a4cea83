package bench

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// openings are what was played from the moment looked at in one's own games.
type openings struct {
	*Bench
	met    *study.Openings // nil until it is asked for
	scroll ui.Scroll
}

// Tick does a little of what takes long: it words one turning point, or takes in one more of
// one's games where they are asked for. It reports whether there is something new to show.
func (b *Bench) Tick() bool {
	if b == nil || b.m == nil {
		return false
	}
	if b.tab != tabMet {
		return reporting{b}.word()
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

// list is what was played from here, in rows; a press plays it.
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

// row is a turn with how often it was played and how that went.
func (o *openings) row(i int, m *study.Met) (row ui.Part, ok bool) {
	text := o.m.Info.FormatTurn(m.Turn)
	moves := o.host.Ahead([]string{text})
	if len(moves) == 0 {
		return ui.Part{}, false
	}
	t, said, turn := o.m.Screen.Theme, o.counts(m), record.TurnOf(o.m, &moves[0]).Text
	content := ui.Row(10, o.m.Dot(moves[0].Seat), ui.Text(theme.Moves, turn, t.Ink), ui.Text(theme.Caption, said, t.Ink2).Right().Wide(0).Grow())
	ctl := ui.Control{ID: "met." + strconv.Itoa(i+1), Name: turn, Value: said, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
	}}
	return ui.Face(ctl.Does(o.do(func() { o.host.PlayLine([]string{text}) })), ui.Pad(6, 0, content)).High(theme.TouchTarget), true
}

// counts are how often a turn was played and how that went for whoever took it.
func (o *openings) counts(m *study.Met) string {
	count := func(name string, n int) locale.Arg { return words.Arg(name, strconv.Itoa(n)) }
	if len(o.m.Info.Seats) > 2 {
		return locale.T("study.met.three", locale.Num("n", m.Games), count("share", int(m.Share+0.5)))
	}
	return locale.T("study.met.two", locale.Num("n", m.Games), count("won", m.Won), count("drawn", m.Drawn), count("lost", m.Lost))
}
