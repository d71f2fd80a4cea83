package setup

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// A temper stands in a line of small print, and is pressed above and below it too.
const (
	moodLine   = 17
	touchAbove = 4
	touchBelow = 10
)

// mood is a computer's temper, each press another; low levels have none.
func (s seat) mood() ui.Part {
	if s.player.Level < match.TemperFrom {
		return ui.Part{}
	}
	tempers := match.Tempers[:len(s.info().Seats)+1] // loyalty takes a third player
	at := max(0, slices.Index(tempers, s.player.Temper))
	label := locale.T("temper." + strconv.Itoa(at))
	ctl := ui.Control{
		ID: "temper." + strconv.Itoa(s.at), Name: join(locale.T("setup.temper"), label),
		Do: func() {
			s.player.Temper = tempers[(at+1)%len(tempers)]
			s.again()
		},
		Draw: func(c *canvas.Canvas, ctl *ui.Control, _ ui.State) {
			line := canvas.Box(ctl.Rect.X, ctl.Rect.Y+touchAbove, ctl.Rect.W, moodLine)
			c.TextIn(theme.Caption, line, canvas.AlignCenter, label, c.Theme.Hint)
			c.HLine(line.X, line.Bottom()-1, line.W, c.Theme.Hint)
		},
	}
	width := 0.0 // the same for all of them
	for i := range tempers {
		width = max(width, canvas.Measure(theme.Caption, locale.T("temper."+strconv.Itoa(i)), s.view.Scale)+8)
	}
	return ui.Inset(0, -touchAbove, 0, -touchBelow, ui.Press(ctl).Sized(width, moodLine+touchAbove+touchBelow))
}
