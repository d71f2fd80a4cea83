package players

import (
	"strings"

	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// clock is a player's remaining time, as shown.
type clock struct {
	seconds int
	periods int
	text    string // "" without a clock
}

// readClocks reads the clocks and reports whether one shows another time.
func (p *Players) readClocks() bool {
	changed := false
	if !p.m.Line.Setup().Clock.On() {
		return false
	}
	for s := range p.clocks {
		d := &p.clocks[s]
		of := p.m.Line.Setup().Clock
		left, periods, _ := of.Split(p.m.Left(game.Seat(s)))
		if n := tabletext.Seconds(left); n != d.seconds || periods != d.periods || d.text == "" {
			was := d.text
			*d = clock{n, periods, tabletext.Periods(of, n, periods)}
			changed = changed || d.text != was
		}
	}
	return changed
}

// Clock is the time a player has left, nothing where no clock runs. It keeps its
// width while the digits change.
func (p *Players) Clock(s game.Seat, role theme.Role) ui.Part {
	text := p.clocks[s].text
	if text == "" {
		return ui.Part{}
	}
	ink := p.m.Screen.Theme.Ink3
	if s == p.mover {
		ink = p.m.Screen.Theme.Ink
	}
	paint := func(c *canvas.Canvas, r canvas.Rect) { c.TextIn(role, r, canvas.AlignRight, p.clocks[s].text, ink) }
	return ui.Paint(paint).Sized(p.m.Screen.Measure(role, strings.Map(widestDigit, text))+1, role.Line)
}

// widestDigit is the widest digit for a digit, else the character itself.
func widestDigit(r rune) rune {
	if r >= '0' && r <= '9' {
		return '0'
	}
	return r
}
