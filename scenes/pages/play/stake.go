package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// stake is a decided turn that waits because its target does not show what it
// costs: an exchange, a duel that will be lost.
type stake struct {
	square     game.Square // the target
	above      bool        // the card beside the square stands better above it
	seal       string
	head, line string
	duelists   []string
	yes        string
}

// staked is the turn that waits for what it costs, if there is one.
func (p *Page) staked() (stake, bool) {
	t, ok := p.table.Hand().Proposed()
	if !ok {
		return stake{}, false
	}
	s := stake{square: t.To(), line: p.stakeLine(t), duelists: p.duelists(t)}
	switch p.table.StakeOf(t) {
	case match.Exchange:
		s.seal, s.yes = sealOf("event.strat.exchange.seal"), locale.T("play.exchange.confirm")
		s.head = p.basisName(t)
	case match.LostDuel:
		s.seal, s.yes = sealOf("event.duel.seal"), locale.T("play.duel.title")
		s.head = locale.T("play.duel.title")
	default:
		return stake{}, false
	}
	_, from := p.Center(t.From())
	_, to := p.Center(t.To())
	s.above = from > to
	return s, true
}

// stakeLine says what a turn costs or what its duel will bring, "" if nothing.
func (p *Page) stakeLine(t game.Turn) string {
	switch p.table.StakeOf(t) {
	case match.Exchange:
		return locale.T("play.exchange.line", named1("piece", p.pieceWord(t.From())), named1("target", p.pieceWord(t.To())))
	case match.LostDuel:
		return locale.T("event.duel.forecast.lose")
	case match.WonDuel:
		return locale.T("event.duel.forecast.win")
	}
	return ""
}

// duelists names both generals of a duel with their values; none if the turn is no
// duel or either has no name.
func (p *Page) duelists(t game.Turn) []string {
	if stake := p.table.StakeOf(t); stake != match.LostDuel && stake != match.WonDuel {
		return nil
	}
	var lines []string
	for _, sq := range [...]game.Square{t.From(), t.To()} {
		g := p.table.Person(sq)
		if g == nil {
			return nil
		}
		lines = append(lines, locale.T("play.duel.line", named1("a", g.Name(locale.Current())), locale.Num("m", g.Might), locale.Num("n", g.Wits)))
	}
	return lines
}

// basisName is the stratagem that a turn rests on, "" if none.
func (p *Page) basisName(t game.Turn) string {
	if n, _ := p.table.Match().Basis(t); n != 0 {
		return phrase.StratagemName(p.info, n)
	}
	return ""
}

// markStake keeps the mark on the square of an exchange that waits.
func (p *Page) markStake(m *render.Marks) {
	if t, ok := p.table.Hand().Proposed(); ok && p.table.StakeOf(t) == match.Exchange {
		m.Targets = append(m.Targets, render.Target{Square: t.To(), Capture: true, Stratagem: true, Exchange: true})
	}
}

// stakeDecision asks in the strip of a phone.
func (s *stake) decision() decision {
	return decision{head: s.head, line: s.line, yes: s.yes, no: locale.T("ui.cancel"), yesID: "confirm", noID: "unconfirm", primary: true}
}

// Measures of the card beside the square.
const (
	stakeWidth  = 288.0
	stakeButton = 44.0
	stakePad    = 12.0
)

// fillStake asks beside the square, where the frame has no strip for it.
func (p *Page) fillStake() {
	s, ok := p.staked()
	if !ok || p.plan.Frame == ui.Portrait {
		return
	}
	w := min(stakeWidth, p.boardRect().W)
	var lines []string
	for _, line := range append(s.duelists, s.line) {
		lines = append(lines, draw.Wrap(theme.Body, line, w-2*stakePad, p.view.Scale)...)
	}
	text := 30 + float64(len(lines))*theme.Body.Line
	card, up := p.beside(s.square, w, stakePad+text+10+stakeButton+stakePad, s.above)
	x, _ := p.Center(s.square)
	x = min(max(x, card.X+16), card.Right()-16)
	seal := p.seal(s.seal, 24)
	p.form.Paint(func(c *draw.Canvas) {
		c.Shadow(card, 12, 0.3)
		c.Card(card)
		drawPointer(c, x, card, up)
		c.PictureIn(seal, draw.Box(card.X+stakePad, card.Y+stakePad, 24, 24))
		c.TextIn(nameSmall, draw.Box(card.X+stakePad+34, card.Y+stakePad, w-2*stakePad-34, 24), draw.AlignLeft, s.head, c.Theme.Ink)
		c.Lines(theme.Body, lines, card.X+stakePad, card.Y+stakePad+30, c.Theme.Ink)
	})
	buttons := draw.Box(card.X+stakePad, card.Bottom()-stakePad-stakeButton, w-2*stakePad, stakeButton).Columns(2, 8)
	p.form.Add(ui.Secondary("unconfirm", locale.T("ui.cancel")).At(buttons[0]))
	p.form.Add(ui.Primary("confirm", s.yes).At(buttons[1]))
}
