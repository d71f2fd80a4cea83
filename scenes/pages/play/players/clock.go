package players

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// clock is a player's remaining time, as shown.
type clock struct {
	seconds int
	periods int
	begun   bool   // one of the periods
	text    string // "" without a clock
}

// low is how many seconds before the end of a player's time, or of a period, the clock is heard.
const low = 10

// readClocks reads the clocks and reports whether one shows another time.
func (p *Players) readClocks() bool {
	changed := false
	if !p.m.Line.Setup().Clock.On() {
		return false
	}
	for s := range p.clocks {
		d := &p.clocks[s]
		of := p.m.Line.Setup().Clock
		left, periods, begun := of.Split(p.m.Left(game.Seat(s)))
		if n := tabletext.Seconds(left); n != d.seconds || periods != d.periods || d.text == "" {
			was := *d
			*d = clock{n, periods, begun, tabletext.Periods(of, n, periods)}
			changed = changed || d.text != was.text
			if was.text != "" && game.Seat(s) == p.mover {
				p.ran(was, *d, of)
			}
		}
	}
	return changed
}

// ran is called when the clock of whoever is to move shows another time: the last seconds of
// somebody here are heard, and the beginning of a period is said.
func (p *Players) ran(was, now clock, of match.Clock) {
	if 0 < now.seconds && now.seconds <= low && p.m.May.Move && p.Low != nil {
		p.Low()
	}
	if now.begun && now.periods > 0 && (now.periods != was.periods || !was.begun) {
		p.begun = locale.T("sr.period", tabletext.Side(p.m.Info, "side", p.mover), locale.Num("n", of.Periods-now.periods+1), locale.Num("k", of.Periods))
	}
}

// Begun says for a screen reader which period of byo-yomi has begun last, "" for none.
func (p *Players) Begun() string { return p.begun }

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
