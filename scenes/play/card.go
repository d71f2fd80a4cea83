package play

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// card is what is known of a player, worked out when something changes so that
// drawing looks nothing up.
type card struct {
	seat    game.Seat
	name    string
	side    string // its side's name, where there is no room for more
	who     string
	status  string // what is to be done
	brief   string // the same where there is little room
	checked bool
	out     bool
	allied  bool
	move    bool // its turn
	taken   []pile
	han     []pile  // the army without a seat, at its master
	few     [1]pile // the same as one disc and a number
	hidden  concealed
	clock   string
	seconds int // the clock shows
	emblem  *ebiten.Image
	small   *ebiten.Image // for the phone's strips
	points  string        // once a scored game is over
	pool    []pile        // what its soldiers may become
	rises   string        // the label before it
}

// pile is some pieces of a kind.
type pile struct {
	image *ebiten.Image
	n     int
}

// Sizes of a card, logical pixels.
const (
	emblemSize = 48
	emblemDisc = 44.0
	smallDisc  = 38.0
	takenSize  = 22
	pileMost   = 3 // more of a kind are written ×n
)

// newCards describes the players in the order of the panel.
func (p *Page) newCards() []card {
	cards := make([]card, 0, len(p.info.Seats))
	for _, s := range p.order() {
		cards = append(cards, p.newCard(s))
	}
	return cards
}

func (p *Page) newCard(s game.Seat) card {
	v := p.table.View()
	sv := &v.Seats[s]
	c := card{
		seat: s, name: lordName(p.info, s), side: ui.SideName(p.info, s), who: whoPlays(p.table, s), status: status(p.table, s), brief: brief(p.table, s),
		checked: sv.Checked && sv.Alive, out: !sv.Alive, allied: sv.Ally.Player() && sv.Alive,
		move:  v.Actor == s && !v.Outcome.Over && sv.Alive,
		taken: p.piles(p.spoils(s), game.NoSeat),
		han:   p.piles(p.homeless(s), s),
	}
	c.hidden = p.concealed(s)
	if c.status != "" && p.plan.Frame != ui.Landscape && p.table.Persons() == 1 && p.mayTurnOver() {
		c.status = locale.T("event.turn.anqi")
	}
	if m := p.table.Match(); m.Setup().Clock.On() {
		c.seconds = wholeSeconds(m.Left(s))
		c.clock = clockText(c.seconds)
	}
	if len(c.han) > 0 {
		c.few[0] = pile{c.han[0].image, len(p.homeless(s))}
	}
	if v.Outcome.Over && p.info.Scored {
		c.points = scoreText(v.Outcome.Points[s])
	}
	c.emblem, c.small = p.emblem(s, emblemDisc), p.emblem(s, smallDisc)
	p.withEffect(&c)
	c.pool, c.rises = p.poolPiles(s), poolLabel()
	return c
}

// order is the seats as the panel shows them; of two, whoever sits at the bottom of
// the board stands below.
func (p *Page) order() []game.Seat {
	if len(p.info.Seats) == 2 {
		return []game.Seat{p.table.Bottom() ^ 1, p.table.Bottom()}
	}
	return order(p.table.View())
}

// order is the seats in turn order, rotated so that allies are neighbours: whoever
// stands alone comes first.
func order(v *game.View) []game.Seat {
	n := len(v.Seats)
	first := 0
	for s := range v.Seats {
		if sv := &v.Seats[s]; n == 3 && sv.Alive && !sv.Ally.Player() && v.Seats[(s+1)%n].Ally.Player() {
			first = s
		}
	}
	seats := make([]game.Seat, n)
	for i := range seats {
		seats[i] = game.Seat((first + i) % n)
	}
	return seats
}

// homeless is the pieces a seat commands of armies that have no seat, the
// emperor apart.
func (p *Page) homeless(s game.Seat) []game.Piece {
	var pieces []game.Piece
	for _, cell := range p.table.View().Cells {
		if c := cell.Piece; c != game.NoPiece && cell.Commander == s && int(c.Origin()) >= len(p.info.Seats) && int(c.Origin()) < len(p.info.Armies) && c.Kind() != game.King {
			pieces = append(pieces, c)
		}
	}
	return pieces
}

// spoils is what a seat has captured. An emperor it deposed is none: the report
// tells of him, and he was nobody's piece.
func (p *Page) spoils(s game.Seat) []game.Piece {
	return slices.DeleteFunc(p.table.Captured(s), func(c game.Piece) bool {
		return c.Kind() == game.King && int(c.Origin()) >= len(p.info.Seats)
	})
}

// piles gathers pieces of a kind, in the order in which the kinds first came.
// master is who commands them, NoSeat for pieces that left the board.
func (p *Page) piles(pieces []game.Piece, master game.Seat) []pile {
	var kinds []game.Piece
	counts := map[game.Piece]int{}
	for _, c := range pieces {
		if counts[c]++; counts[c] == 1 {
			kinds = append(kinds, c)
		}
	}
	var piles []pile
	for _, c := range kinds {
		commander := master
		if master == game.NoSeat {
			commander = c.Origin()
		}
		img := p.pieceImage(c, commander, takenSize)
		if counts[c] > pileMost {
			piles = append(piles, pile{img, counts[c]})
			continue
		}
		for range counts[c] {
			piles = append(piles, pile{img, 1})
		}
	}
	return piles
}

// emblem is a seat's king with his character, whatever the pieces show; 百格 has
// figures.
func (p *Page) emblem(s game.Seat, size float64) *ebiten.Image {
	look := p.look
	if p.info.Board.Style != game.Hundred {
		look.Faces = render.Hanzi
	}
	return render.PieceImage(look, p.info, game.NewPiece(game.King, s), s, math.Round(size*p.view.Scale))
}

func (p *Page) pieceImage(c game.Piece, commander game.Seat, size float64) *ebiten.Image {
	return render.PieceImage(p.look, p.info, c, commander, math.Round(size*p.view.Scale))
}

// drawCard draws a player in the panel: 80 high, or 64 in a low frame.
func (p *Page) drawCard(c *ui.Canvas, r ui.Rect, d *card) {
	if d.move {
		c.Card(r)
	}
	p.drawEmblem(c, ui.Box(r.X+16, r.Y+(r.H-emblemSize)/2, emblemSize, emblemSize), d)
	x, top := r.X+80, r.Y+r.H/2-28
	if r.H < 64 {
		top = r.Y + r.H/2 - 25
	}
	right := r.Right() - 16
	if d.clock != "" {
		p.drawClock(c, ui.Box(right-84, r.Y, 84, r.H), d)
		right -= c.Measure(theme.Clock, d.clock) + 16
	}
	p.drawName(c, x, top, right-x, d)
	p.drawFacts(c, x, top+28, right, d)
}

func (p *Page) drawEmblem(c *ui.Canvas, r ui.Rect, d *card) {
	faded(c, d.out, d.emblem, r)
}

// faded draws an emblem, at 45 % if its side is out.
func faded(c *ui.Canvas, out bool, img *ebiten.Image, r ui.Rect) {
	strength := 1.0
	if out {
		strength = 0.45
	}
	before := c.Fade(strength)
	c.PictureIn(img, r)
	c.SetFade(before)
}

// drawName writes who leads and who plays; the fallen are struck by one thin line.
func (p *Page) drawName(c *ui.Canvas, x, y, w float64, d *card) {
	ink := c.Theme.Ink
	if d.out {
		ink = c.Theme.Ink3
	}
	name := ui.Fit(theme.Name, d.name, w, c.Scale)
	c.Text(theme.Name, name, x, y, ink)
	nw := c.Measure(theme.Name, name)
	if d.out {
		c.HLine(x-2, y+theme.Name.Line/2+1, nw+4, ink)
	}
	if room := w - nw - 10; room > 24 {
		c.TextIn(theme.Caption, ui.Box(x+nw+10, y+1, room, theme.Name.Line), ui.AlignLeft, d.who, c.Theme.Ink2)
	}
}

// drawFacts draws what was taken, chips, the Han army and what is to be done.
func (p *Page) drawFacts(c *ui.Canvas, x, y, right float64, d *card) {
	start := x
	x = drawPiles(c, x, y, right, d.taken)
	x = drawPool(c, x, y, right, d)
	if d.checked {
		x += c.Chip(x, y, locale.T("event.check.chip"), c.Theme.Danger, chipInk(c.Theme)) + 8
	}
	if d.out {
		x += c.Chip(x, y, locale.T("event.out.chip"), c.Theme.Sunk, c.Theme.Ink2) + 8
	}
	x = d.hidden.draw(c, x, y, right)
	if len(d.han) > 0 {
		text := locale.T("play.han.commands")
		if w := c.Measure(theme.Caption, text); x+w+8+float64(len(d.han))*26 <= right {
			if x > start {
				x += 4
			}
			c.Text(theme.Caption, text, x, y+2, c.Theme.Ink2)
			x += w + 8
		}
		x = drawPiles(c, x, y, right, d.han)
	}
	switch {
	case d.status != "":
		text := d.status
		if c.Measure(theme.Caption, text) > right-x {
			text = d.brief
		}
		if c.Measure(theme.Caption, text) <= right-x { // else the gold bar tells whose turn it is
			c.TextIn(theme.Caption, ui.Box(x, y, right-x, takenSize), ui.AlignLeft, text, c.Theme.GoldText)
		}
	case x == start:
		c.TextIn(theme.Caption, ui.Box(x, y, right-x, takenSize), ui.AlignLeft, locale.T("play.captured.none"), c.Theme.Ink3)
	}
}

// chipInk is the text on a danger chip: card colour in both themes.
func chipInk(t *theme.Theme) theme.Color {
	if t.Dark {
		return t.Paper
	}
	return t.Card
}

// drawPiles draws little discs from x on and returns where they end.
func drawPiles(c *ui.Canvas, x, y, right float64, piles []pile) float64 {
	for _, d := range piles {
		if x+takenSize > right {
			break
		}
		c.PictureIn(d.image, ui.Box(x, y, takenSize, takenSize))
		x += takenSize + 4
		if d.n > 1 {
			times := timesText(d.n)
			c.Text(theme.Caption, times, x-1, y+2, c.Theme.Ink2)
			x += c.Measure(theme.Caption, times) + 4
		}
	}
	if len(piles) > 0 {
		x += 4
	}
	return x
}

var timesTexts [64]string

// timesText is ×n, kept so that drawing makes no strings.
func timesText(n int) string {
	if n >= len(timesTexts) {
		return "×" + strconv.Itoa(n)
	}
	if timesTexts[n] == "" {
		timesTexts[n] = "×" + strconv.Itoa(n)
	}
	return timesTexts[n]
}

func (p *Page) drawClock(c *ui.Canvas, r ui.Rect, d *card) {
	ink := c.Theme.Ink3
	if d.move {
		ink = c.Theme.Ink
	}
	c.TextIn(theme.Clock, r, ui.AlignRight, d.clock, ink)
}

// drawOpponent draws a player of the phone's upper strip.
func (p *Page) drawOpponent(c *ui.Canvas, r ui.Rect, d *card) {
	if d.move {
		c.Card(r)
	}
	e := ui.Box(r.X+8, r.Y+(r.H-40)/2, 40, 40)
	faded(c, d.out, d.small, e)
	if d.allied {
		c.PictureIn(p.allySeal, ui.Box(e.Right()-15, e.Bottom()-17, 20, 20))
	}
	x, right := r.X+56, r.Right()-8
	nameRight := right
	if d.points != "" {
		c.TextIn(theme.Clock, ui.Box(right-40, r.Y, 36, r.H), ui.AlignRight, d.points, c.Theme.Ink)
		right -= 44
		nameRight = right
	} else if d.clock != "" {
		c.TextIn(clockSmall, ui.Box(right-56, r.Y+8, 56, 22), ui.AlignRight, d.clock, clockInk(c, d))
		nameRight -= c.Measure(clockSmall, d.clock) + 6
	}
	ink := c.Theme.Ink
	if d.out {
		ink = c.Theme.Ink3
	}
	role := nameSmall
	if c.Measure(role, d.name) > nameRight-x {
		role = nameTight
	}
	name := d.name
	if c.Measure(role, name) > nameRight-x {
		name, role = ui.Fit(nameSmall, d.side, nameRight-x, c.Scale), nameSmall
	}
	c.Text(role, name, x, r.Y+9, ink)
	if d.out {
		c.HLine(x-2, r.Y+20, c.Measure(role, name)+4, ink)
	}
	if len(p.cards) == 2 { // alone in its strip
		p.drawFacts(c, x, r.Y+34, right, d)
		return
	}
	p.drawFactsSmall(c, x, r.Y+34, right, d)
}

var (
	nameSmall  = theme.Role{Size: 16, Line: 22, Bold: true}
	nameTight  = theme.Role{Size: 14, Line: 22, Bold: true}
	clockSmall = theme.Role{Size: 16, Line: 22}
)

func clockInk(c *ui.Canvas, d *card) theme.Color {
	if d.move {
		return c.Theme.Ink
	}
	return c.Theme.Ink3
}

// drawFactsSmall is drawFacts where there is little room: chips first, then discs,
// words only if nothing else is to be shown.
func (p *Page) drawFactsSmall(c *ui.Canvas, x, y, right float64, d *card) {
	start := x
	if d.checked {
		x += c.Chip(x, y-1, locale.T("event.check.chip"), c.Theme.Danger, chipInk(c.Theme)) + 6
	}
	if d.out {
		x += c.Chip(x, y-1, locale.T("event.out.chip"), c.Theme.Sunk, c.Theme.Ink2) + 6
	}
	han := d.han
	if room := right - x - float64(len(d.taken)+len(d.han))*(takenSize+4); room < 0 && len(han) > 1 {
		han = d.few[:]
	}
	x = drawPiles(c, x, y, right-float64(len(han))*(takenSize+18), d.taken)
	x = drawPiles(c, x, y, right, han)
	x = d.hidden.draw(c, x, y, right)
	if x == start {
		text, ink := d.status, c.Theme.GoldText
		if text == "" {
			text, ink = locale.T("play.captured.none"), c.Theme.Ink3
		}
		if c.Measure(theme.Caption, text) <= right-x { // the gold bar tells the rest
			c.TextIn(theme.Caption, ui.Box(x, y, right-x, 20), ui.AlignLeft, text, ink)
		}
	}
}

// drawOwn draws the player at the bottom of the phone's board.
func (p *Page) drawOwn(c *ui.Canvas, r ui.Rect, d *card) {
	if d.move {
		c.Card(r)
	}
	e := ui.Box(r.X+14, r.Y+(r.H-44)/2, 44, 44)
	p.drawEmblem(c, e, d)
	if d.allied {
		c.PictureIn(p.allySeal, ui.Box(e.Right()-14, e.Bottom()-18, 20, 20))
	}
	x, right := r.X+72, r.Right()-14
	if d.points != "" {
		c.TextIn(theme.Clock, ui.Box(right-40, r.Y, 40, r.H), ui.AlignRight, d.points, c.Theme.Ink)
		right -= 48
	} else if d.clock != "" {
		p.drawClock(c, ui.Box(right-74, r.Y, 74, r.H), d)
		right -= 82
	}
	if d.checked {
		label := locale.T("event.check.chip")
		w := c.Measure(theme.Caption, label) + 16
		c.Chip(right-w, r.Y+(r.H-22)/2, label, c.Theme.Danger, chipInk(c.Theme))
		right -= w + 8
	}
	p.drawName(c, x, r.Y+7, right-x, d)
	own := *d
	own.checked = false // its chip stands at the right
	p.drawFacts(c, x, r.Y+35, right, &own)
}

// seal is the image of a small seal, size logical pixels wide.
func (p *Page) seal(text string, size float64) *ebiten.Image {
	return render.SealImage(p.look, text, math.Round(size*p.view.Scale), sealAngle)
}

// sealAngle is how the small seals stand, in degrees.
const sealAngle = -5

// clocksChanged works out the clocks and reports whether one shows another time.
func (p *Page) clocksChanged() bool {
	changed := false
	for i := range p.cards {
		if d := &p.cards[i]; d.clock != "" {
			if n := wholeSeconds(p.table.Match().Left(d.seat)); n != d.seconds {
				d.seconds, d.clock, changed = n, clockText(n), true
			}
		}
	}
	return changed
}
