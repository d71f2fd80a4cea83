package ui

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
)

// LevelPicker is a row of bamboo slips for the levels 1 to n: one slider to
// slide along or to step with the arrow keys, and under it a control a level.
// The page hears of a choice through choose.
func LevelPicker(id string, r Rect, n, chosen int, choose func(level int)) Control {
	key := strconv.Itoa(chosen)
	slips := r.Columns(n, 1)
	return Control{
		ID: id, Role: RoleSlider, Rect: r,
		Name:  locale.T("a11y.level", locale.Arg{Name: "n", Value: key}, locale.Arg{Name: "name", Value: locale.T("level." + key + ".name")}),
		Value: locale.T("level." + key),
		Slide: func(x float64) { choose(min(n, 1+int(x*float64(n)))) },
		Draw: func(c *Canvas, ctl *Control, s State) {
			for i, slip := range slips {
				drawLevel(c, slip, i+1, chosen)
			}
		},
	}
}

var levelText = theme.Role{Size: 16, Line: 24, Bold: true}

func drawLevel(c *Canvas, r Rect, level, chosen int) {
	fill, ink := c.Theme.Bamboo, slipInk
	switch {
	case level == chosen:
		fill = c.Theme.BambooActive
	case level > chosen:
		fill, ink = c.Theme.Sunk, c.Theme.Ink2
	}
	c.Slip(r, fill, level == chosen)
	c.TextIn(levelText, r, AlignCenter, numeral(level), ink)
}

// numeral is a level's number on its slip.
func numeral(level int) string {
	if locale.Current() == locale.En {
		return strconv.Itoa(level)
	}
	return levelNumeral[level]
}

var levelNumeral = [...]string{"", "一", "二", "三", "四", "五", "六", "七", "八", "九"}

// slipInk is the writing on bamboo, the same in both themes.
var slipInk = theme.Light.Ink
