package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// openings is the turns played from here in the person's own games, in rows; a press plays one.
func (b *Panel) openings() ui.Part {
	t := b.m.Screen.Theme
	if !b.s.Openings.Known {
		return ui.Inset(0, 12, 0, 0, ui.Text(theme.Body, locale.T("ui.loading"), t.Ink3))
	}
	parts := []ui.Part{ui.Space(4)}
	for i := range b.s.Openings.Met {
		parts = append(parts, b.opening(i, &b.s.Openings.Met[i]))
	}
	if len(parts) == 1 {
		parts = append(parts, ui.Text(theme.Body, locale.T("study.met.none"), t.Ink2).Lines(2))
	}
	return ui.Scrolling(&b.met, ui.Column(2, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
}

// opening is a turn with its count and results.
func (b *Panel) opening(i int, m *host.Met) ui.Part {
	t, said, turn := b.m.Screen.Theme, b.counts(m), record.TurnOf(b.m, m.Move).Text
	content := ui.Row(10, b.m.Dot(m.Move.Seat), ui.Text(theme.Moves, turn, t.Ink), ui.Text(theme.Caption, said, t.Ink2).Right().Wide(0).Grow())
	ctl := ui.Control{ID: "met." + strconv.Itoa(i+1), Name: turn, Value: said, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, canvas.Shape{Radius: theme.ButtonRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.6)})
		}
	}}
	play := host.Request{Do: host.PlayLine, Texts: []string{b.m.Info.FormatTurn(m.Turn)}}
	return ui.Face(ctl.Does(b.sends(play)), ui.Pad(6, 0, content)).High(theme.TouchTarget)
}

// counts are the number of times a turn was played, and its results for the mover.
func (b *Panel) counts(m *host.Met) string {
	count := func(name string, n int) locale.Arg { return tabletext.Arg(name, strconv.Itoa(n)) }
	if len(b.m.Info.Seats) > 2 {
		return locale.T("study.met.three", locale.Num("n", m.Games), count("share", int(m.Share+0.5)))
	}
	return locale.T("study.met.two", locale.Num("n", m.Games), count("won", m.Won), count("drawn", m.Drawn), count("lost", m.Lost))
}
