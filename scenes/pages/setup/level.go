package setup

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// levelPicker is a row of bamboo slips for the levels 1 to n: one slider to slide along or step
// with the arrow keys, and under it a control a level. The page hears through choose.
func levelPicker(id string, n, chosen int, choose func(level int)) ui.Control {
	key := strconv.Itoa(chosen)
	numerals := make([]string, n) // worked out here, for drawing allocates nothing
	for i := range numerals {
		numerals[i] = locale.Numeral(i + 1)
	}
	return ui.Control{
		ID: id, Role: ui.RoleSlider,
		Name:  locale.T("a11y.level", locale.Arg{Name: "n", Value: key}, locale.Arg{Name: "name", Value: locale.T("level." + key + ".name")}),
		Value: locale.T("level." + key),
		Slide: func(x float64) { choose(min(n, 1+int(x*float64(n)))) },
		Step:  func(by int) { choose(min(max(1, chosen+by), n)) },
		Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
			for i := range n {
				drawLevel(c, ctl.Rect.Column(i, n, 1), numerals[i], i+1, chosen)
			}
		},
	}
}

var levelText = theme.Role{Size: 16, Line: 24, Bold: true}

func drawLevel(c *canvas.Canvas, r canvas.Rect, numeral string, level, chosen int) {
	fill, ink := c.Theme.Bamboo, slipInk
	switch {
	case level == chosen:
		fill = c.Theme.BambooActive
	case level > chosen:
		fill, ink = c.Theme.Sunk, c.Theme.Ink2
	}
	c.Slip(r, fill, level == chosen)
	c.TextIn(levelText, r, canvas.AlignCenter, numeral, ink)
}

// slipInk is the writing on bamboo, the same in both themes.
var slipInk = theme.Light.Ink
