package play

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/ui"
)

// ending is what the result says.
type ending struct {
	head   string // 天下归吴
	line   string // 蜀亡，兵归吴。
	count  string // rounds, turns, time
	seal   *ebiten.Image
	small  *ebiten.Image
	scores []score
}

// score is a player's row.
type score struct {
	card   *card
	reason string
	points string
	winner bool
}

// newEnding works out what the result says.
func (p *Page) newEnding() ending {
	m := p.table.Match()
	o := m.Outcome()
	e := ending{head: resultHead(p.info, o, p.table), line: p.lossLine(o), count: p.lengthLine()}
	text := p.sealText(o)
	e.seal = render.SealImage(p.look, text, 112*p.view.Scale, -4)
	e.small = render.SealImage(p.look, text, 64*p.view.Scale, -4)
	order := fallOrder(p.table)
	for i := range p.cards {
		c := &p.cards[i]
		s := score{card: c, winner: o.Winner == c.seat}
		if p.info.Scored {
			s.points = scoreText(o.Points[c.seat])
		}
		s.reason = p.scoreReason(o, c.seat, order)
		e.scores = append(e.scores, s)
	}
	// Best first.
	slices.SortStableFunc(e.scores, func(a, b score) int {
		return cmp.Compare(o.Points[b.card.seat], o.Points[a.card.seat])
	})
	return e
}

// resultHead is the result in a few words.
func resultHead(in *game.Info, o game.Outcome, t *table.Table) string {
	three := len(in.Seats) == 3
	switch {
	case o.Winner == game.NoSeat && three:
		return locale.T("event.result.draw.three")
	case o.Winner == game.NoSeat:
		return locale.T("event.result.draw.two")
	case three:
		return locale.T("event.result.win.three", named(in, "side", o.Winner))
	case t.Persons() == 1 && t.Human(o.Winner):
		return locale.T("event.result.win.you")
	case t.Persons() == 1:
		return locale.T("event.result.lose.you")
	}
	return locale.T("event.result.win.two", named(in, "side", o.Winner))
}

// sealText is the result as a seal writes it: at most four characters, also in
// English (look.md §8 English).
func (p *Page) sealText(o game.Outcome) string {
	lang := locale.Current()
	if lang == locale.En {
		lang = locale.ZhHans
	}
	key, side := "event.result.draw.two", ""
	if o.Winner != game.NoSeat {
		side = lang.T("side." + p.info.Seats[o.Winner].Key + ".name")
		key = "event.result.win.two"
		if len(p.info.Seats) == 3 {
			key = "event.result.win.three"
		}
	} else if len(p.info.Seats) == 3 {
		key = "event.result.draw.three"
	}
	var b strings.Builder
	n := 0
	for _, r := range lang.T(key, locale.Arg{Name: "side", Value: side}) {
		if unicode.IsLetter(r) && n < 4 {
			b.WriteRune(r)
			n++
		}
	}
	return b.String()
}

// lossLine says how the last player to go out went, or how the game ended.
func (p *Page) lossLine(o game.Outcome) string {
	if e := lastFall(p.table); e != nil && o.Winner != game.NoSeat && len(p.info.Seats) == 3 && o.Reason != "event.result.by.material" {
		return sentence(fallNote(p.info, e).head)
	}
	return sentence(resultReason(p.info, o))
}

// resultReason is the reason of an outcome.
func resultReason(in *game.Info, o game.Outcome) string {
	if o.Reason == "" {
		return ""
	}
	return locale.T(o.Reason, named(in, "side", o.Side))
}

// sentence ends a line with the full stop of its language.
func sentence(line string) string {
	switch {
	case line == "":
		return ""
	case locale.Current() == locale.En:
		return line + "."
	}
	return line + "。"
}

// lastFall is how the last player to go out went, nil if nobody has.
func lastFall(t *table.Table) *game.Event {
	moves := t.Match().Moves()
	for i := len(moves) - 1; i >= 0; i-- {
		for j := len(moves[i].Events) - 1; j >= 0; j-- {
			if e := &moves[i].Events[j]; e.Type == game.WentOut {
				return e
			}
		}
	}
	return nil
}

// fallOrder is the players who went out, first to last.
func fallOrder(t *table.Table) []game.Seat {
	var order []game.Seat
	for _, m := range t.Match().Moves() {
		for _, e := range m.Events {
			if e.Type == game.WentOut {
				order = append(order, e.Seat)
			}
		}
	}
	return order
}

// scoreReason is what a player's points are for.
func (p *Page) scoreReason(o game.Outcome, s game.Seat, order []game.Seat) string {
	switch {
	case o.Winner == s:
		return resultReason(p.info, o)
	case !p.info.Scored:
		return ""
	case o.Points[s] < 0:
		return locale.T("event.result.points.resigned")
	case len(order) > 0 && order[0] == s:
		return locale.T("event.result.points.first")
	case len(order) > 1 && order[1] == s:
		return locale.T("event.result.points.second")
	case o.Winner != game.NoSeat: // alive, but weaker where material decides
		return locale.T("event.result.points.weaker")
	}
	return locale.T("event.result.points.draw")
}

// lengthLine is how long the game was.
func (p *Page) lengthLine() string {
	m := p.table.Match()
	round := 1
	if n := m.Ply(); n > 0 {
		round = m.Moves()[n-1].Round
	}
	parts := []string{locale.T("play.round", locale.Num("n", round)), locale.Count("dialog.over.moves", m.Ply())}
	if d := p.table.Played(); d > 0 {
		parts = append(parts, locale.T("dialog.over.time", locale.Arg{Name: "time", Value: clockText(wholeSeconds(d))}))
	}
	return strings.Join(parts, " "+locale.T("ui.separator")+" ")
}

// endSubtitle is the caption of the result: the game and its mode.
func (p *Page) endSubtitle() string {
	if mode := modeName(p.table); mode != "" {
		return p.title + " " + locale.T("ui.separator") + " " + mode
	}
	return p.title
}

// fillResult is the panel at the end of a game.
func (p *Page) fillResult(r draw.Rect) {
	dense := p.plan.Dense
	y := r.Y
	if dense {
		y = p.fillVerdict(draw.Box(r.X, y, r.W, 68), p.end.small, 64)
	} else {
		y = p.fillVerdict(draw.Box(r.X, y+4, r.W, 120), p.end.seal, 112) + 16
	}
	row, gap := 72.0, 4.0
	if dense {
		row, gap = 48, 2
	}
	rows := draw.Box(r.X, y+4, r.W, row)
	p.form.Paint(func(c *draw.Canvas) {
		for i := range p.end.scores {
			p.drawScore(c, rows.Move(0, float64(i)*(row+gap)), &p.end.scores[i])
		}
	})
	y = rows.Y + float64(len(p.end.scores))*(row+gap) + 8
	foot := draw.Box(r.X, r.Bottom()-44, r.W, 44)
	p.fillEndCard(draw.Box(r.X, y, r.W, foot.Y-16-y))
	p.fillEndButtons(foot)
}

// fillVerdict is the seal with the result beside it; it returns the y below.
func (p *Page) fillVerdict(r draw.Rect, seal *ebiten.Image, size float64) float64 {
	p.form.Paint(func(c *draw.Canvas) {
		c.PictureIn(seal, draw.Box(r.X+4, r.Y+(r.H-size)/2, size, size))
		x := r.X + size + 32
		w := r.Right() - x
		y := r.Y + r.H/2 - 46
		if size < 100 {
			y = r.Y + r.H/2 - 34
			c.TextIn(theme.Title, draw.Box(x, y, w, 32), draw.AlignLeft, p.end.head, c.Theme.Ink)
			c.TextIn(theme.Caption, draw.Box(x, y+32, w, 18), draw.AlignLeft, p.end.line, c.Theme.Ink2)
			c.TextIn(theme.Caption, draw.Box(x, y+50, w, 18), draw.AlignLeft, p.end.count, c.Theme.Ink2)
			return
		}
		c.TextIn(verdict, draw.Box(x, y, w, 40), draw.AlignLeft, p.end.head, c.Theme.Ink)
		c.TextIn(theme.Rule, draw.Box(x, y+42, w, 26), draw.AlignLeft, p.end.line, c.Theme.Ink2)
		c.TextIn(theme.Caption, draw.Box(x, y+74, w, 18), draw.AlignLeft, p.end.count, c.Theme.Ink2)
	})
	return r.Bottom()
}

var verdict = theme.Role{Size: 30, Line: 40, Bold: true}

// drawScore draws a player's row of the result.
func (p *Page) drawScore(c *draw.Canvas, r draw.Rect, s *score) {
	if s.winner {
		c.Card(r)
		c.Push(draw.Box(r.X, r.Y, 4, r.H), 0, 0)
		c.Shape(draw.Box(r.X, r.Y, 16, r.H), draw.Shape{Radius: theme.CardRadius, Fill: c.Theme.Gold})
		c.Pop()
	}
	p.drawEmblem(c, draw.Box(r.X+16, r.Y+(r.H-emblemSize)/2, emblemSize, emblemSize), s.card)
	x, right := r.X+80, r.Right()-16
	if s.points != "" {
		unit := pointsUnit()
		uw, pw := c.Measure(theme.Caption, unit), c.Measure(verdict, s.points)
		ink := c.Theme.Ink2
		if s.winner {
			ink = c.Theme.Ink
		}
		c.Text(theme.Caption, unit, right-uw, r.Y+r.H/2-3, c.Theme.Ink2)
		c.Text(verdict, s.points, right-uw-8-pw, r.Y+(r.H-verdict.Line)/2, ink)
		right -= uw + pw + 20
	}
	p.drawName(c, x, r.Y+r.H/2-25, right-x, s.card)
	c.TextIn(theme.Caption, draw.Box(x, r.Y+r.H/2+3, right-x, 18), draw.AlignLeft, s.reason, c.Theme.Ink2)
}

// pointsUnit is the word for points alone: what the deck's sentence leaves when
// it names nobody and no number.
func pointsUnit() string {
	text := locale.T("event.result.points", locale.Arg{Name: "side"}, locale.Arg{Name: "n"})
	return strings.Trim(text, " :：")
}

// fillEndCard is the card with the report and the moves.
func (p *Page) fillEndCard(r draw.Rect) {
	if r.H < 84 {
		return
	}
	p.form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		c.HLine(r.X+8, r.Y+37, r.W-16, c.Theme.Line2)
	})
	p.fillTabs(draw.Box(r.X+16, r.Y+5, r.W, 32))
	p.fillTab(draw.Box(r.X+16, r.Y+38, r.W-32, r.H-42))
}

// fillEndButtons are rematch, review, share and home.
func (p *Page) fillEndButtons(r draw.Rect) {
	list := p.endActions()
	first := max(120, 0.3*r.W)
	p.form.Add(ui.Primary("rematch", locale.T("play.rematch")).At(r.Left(first)))
	rest := draw.Box(r.X+first+8, r.Y, r.W-first-8, r.H)
	for i, col := range rest.Columns(len(list), 8) {
		p.form.Add(ui.IconLabel(list[i].id, list[i].icon, locale.T(list[i].key)).At(col))
	}
}

func (p *Page) endActions() []action {
	list := []action{{id: "review", icon: draw.IconReview, key: "play.review"}}
	if p.tools.Copy != nil {
		list = append(list, action{id: "share", icon: draw.IconShare, key: "play.share"})
	}
	return append(list, action{id: "home", icon: draw.IconHome, key: "play.home"})
}

// fillPhoneEnd is the row of buttons at the end, on a phone.
func (p *Page) fillPhoneEnd(r draw.Rect) {
	list := p.endActions()
	side := 64.0 * float64(len(list))
	p.form.Add(ui.Primary("rematch", locale.T("play.rematch")).At(draw.Box(r.X+8, r.Y+8, r.W-side-16, 44)))
	p.addActions(draw.Box(r.Right()-side, r.Y, side, r.H), list)
}

// fillSheetEnd puts the verdict at the head of the phone's sheet and returns what
// is left of it.
func (p *Page) fillSheetEnd(r draw.Rect) draw.Rect {
	const height = 76
	p.fillVerdict(draw.Box(r.X, r.Y+2, r.W, height), p.end.small, 64)
	return draw.Box(r.X, r.Y+height+8, r.W, max(0, r.H-height-8))
}
