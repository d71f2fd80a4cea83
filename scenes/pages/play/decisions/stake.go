package decisions

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

// stake is a decided turn that waits for confirmation because its target does not show its cost
// or effect: an exchange, a duel that will be lost, an act of diplomacy.
type stake struct {
	asked
	from, square game.Square // the target
	mark         string
	title        string   // beside the square
	told         []string // below it
	confirm      string   // the label of yes
}

// newStake is the turn that waits because of its cost, if there is one.
func newStake(m *moment.Moment) stake {
	t, ok := m.Hand.Proposed()
	if !ok {
		return stake{}
	}
	s := stake{from: t.From(), square: t.To()}
	s.line, s.primary, s.aside = tabletext.Stake(m, t), true, true
	s.told = append(tabletext.Duelists(m, t), s.line)
	switch m.Preview.Stake(t) {
	case match.Exchange:
		s.mark, s.confirm = tabletext.SealOf("event.strat.exchange.seal"), locale.T("play.exchange.confirm")
		s.head = tabletext.Basis(m, t)
	case match.LostDuel:
		s.mark, s.confirm = tabletext.SealOf("event.duel.seal"), locale.T("play.duel.title")
		s.head = locale.T("play.duel.title")
	case match.Pact:
		s.title, s.mark = tabletext.Pact(m, t)
		s.head, s.line, s.confirm = tabletext.Allies(m, t), "", s.title
		if joins := tabletext.Emperor(m, t); joins != "" {
			s.told, s.head = append(s.told, joins), tabletext.AlliesBriefly(m, t)
		}
		return s
	default:
		return stake{}
	}
	s.title = s.head
	return s
}

// Stake asks beside the square whether a turn is worth what it costs.
func (d *Decisions) Stake() ui.Part {
	s, m := &d.stake, d.now
	if !s.on() {
		return ui.Part{}
	}
	const width, pad = 288.0, 12.0
	ink := m.Screen.Theme
	seal := m.Screen.Seal(s.mark, 24)
	head := ui.Row(10,
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(seal, r) }).Sized(24, 24),
		ui.Text(nameSmall, s.title, ink.Ink).Wide(0).Grow())
	parts := []ui.Part{head.High(30)}
	for _, line := range s.told {
		parts = append(parts, ui.Paragraph(theme.Body, line, ink.Ink))
	}
	parts = append(parts, ui.Space(10), ui.Columns(8, d.asked.no.press(false), d.asked.yes.press(true)))
	_, from := d.grid.Center(s.from)
	_, to := d.grid.Center(s.square)
	card := ui.Pad(pad, pad, ui.Column(0, parts...)).Wide(min(width, d.grid.Rect().W))
	return beside(d.grid, s.square, from > to, card)
}
