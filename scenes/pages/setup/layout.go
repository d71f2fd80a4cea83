package setup

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (look.md §8 and the pictures).
const (
	titleHeight = 88
	phoneBar    = 52
	beginBar    = 76
	wideRow     = 104
	narrowRow   = 120
	labelWidth  = 64
)

// landscape is seats and choices at the left, the board and Begin at the right.
func (p *Page) landscape() {
	v := p.view
	side := min(max(v.H-376, 280), v.W*0.42, 900) // of the board
	right := draw.Box(v.W-24-side, 24, side, v.H-48)
	left := draw.Box(24, 0, min(right.X-32-24, 1000), v.H)
	left.X += max(0, (right.X-32-24-left.W)/2)
	p.title(left)
	p.Form.BeginScroll(&p.scroll, draw.Box(left.X-8, titleHeight, left.W+16, v.H-titleHeight))
	y := p.choices(left, titleHeight)
	p.Form.EndScroll(left.Right()+8, y+24)
	p.side(right)
}

// choices is all that is chosen, from the seats down; it returns the y below.
func (p *Page) choices(col draw.Rect, y float64) float64 {
	p.seatsHead(col, y)
	y += 56
	for i := range p.setup.Seats {
		p.seatWide(i, draw.Box(col.X, y, col.W, wideRow))
		y += wideRow + theme.CardGap
	}
	y = p.modes(col, y+8)
	y = p.clockRow(col, y+24)
	return p.checks(col, y+theme.GroupGap)
}

// title is the way back and the game's name.
func (p *Page) title(col draw.Rect) {
	p.Form.Add(ui.BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(col.X-9, 26, 44, 44)))
	sub := join(locale.T("setup.title"), locale.T("game."+p.in.ID+".seats"), locale.T("game."+p.in.ID+".length"))
	name := p.name()
	p.Form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Title, draw.Box(col.X+48, 22, col.W-48, 32), draw.AlignLeft, name, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(col.X+48, 53, col.W-48, 18), draw.AlignLeft, sub, c.Theme.Ink2)
	})
}

func (p *Page) name() string { return locale.T("game." + p.in.ID + ".short") }

func join(words ...string) string { return strings.Join(words, " "+locale.T("ui.separator")+" ") }

// seatsHead is the heading of the seats with its two buttons.
func (p *Page) seatsHead(col draw.Rect, y float64) {
	scale := p.view.Scale
	random, rotate := locale.T("setup.seats.random"), locale.T("setup.seats.rotate")
	dw, rw := ui.ChipWidth(random, scale)+26, ui.ChipWidth(rotate, scale)+26
	p.Form.Add(ui.IconLabel("rotate", draw.IconSwap, rotate).At(draw.Box(col.Right()-dw-8-rw, y, rw, 44)))
	p.Form.Add(ui.IconLabel("draw", draw.IconDice, random).At(draw.Box(col.Right()-dw, y, dw, 44)))
	head, line := locale.T("setup.seats"), p.seatsLine()
	p.Form.Paint(func(c *draw.Canvas) {
		c.Text(theme.Name, head, col.X, y+10, c.Theme.Ink)
		x := col.X + c.Measure(theme.Name, head) + 16
		c.TextIn(theme.Caption, draw.Box(x, y, col.Right()-dw-rw-24-x, 44), draw.AlignLeft, line, c.Theme.Ink2)
	})
}

// seatsLine says what the seats make of the game.
func (p *Page) seatsLine() string {
	people := 0
	for _, s := range p.setup.Seats {
		if s.Human() {
			people++
		}
	}
	switch {
	case people == 0:
		return locale.T("setup.seats.watch")
	case people > 1:
		return locale.T("setup.seats.samedevice")
	case len(p.in.Seats) > 2:
		return strings.TrimRight(locale.T("learn.order"), "。.")
	}
	return locale.T("event.turn.first", locale.Arg{Name: "side", Value: phrase.SideName(p.in, 0)})
}

// choice is one question about the game with its answers.
type choice struct {
	id     string // of the controls: id.value
	head   string
	values []string
	names  []string
	lines  []string
	chosen string
}

// gameChoices are the boards of the game, if it has two, and its options.
func (p *Page) gameChoices() []choice {
	var list []choice
	if boards := p.boards(); len(boards) > 1 {
		list = append(list, boardChoice(boards, p.in.ID))
	}
	for _, opt := range p.in.Options {
		c := choice{id: "option." + opt.Key, head: optionHead(opt.Key), values: opt.Values, chosen: p.in.Option(p.setup.Options, opt.Key)}
		for _, value := range opt.Values {
			c.names = append(c.names, optionName(opt.Key, value))
			c.lines = append(c.lines, optionLine(opt.Key, value))
		}
		list = append(list, c)
	}
	return list
}

// boardChoice is the question of which of a game's boards.
func boardChoice(boards []game.Variant, chosen string) choice {
	ch := choice{id: "board", head: locale.T("setup.board"), chosen: chosen}
	for _, v := range boards {
		key := "board." + v.Info().Choice.Of + "." + v.Info().Choice.Key
		ch.values = append(ch.values, v.Info().ID)
		ch.names = append(ch.names, locale.T(key))
		ch.lines = append(ch.lines, locale.T(key+".line"))
	}
	return ch
}

// modes offers the choices as cards; it returns the y below them.
func (p *Page) modes(col draw.Rect, y float64) float64 {
	for _, ch := range p.gameChoices() {
		p.heading(ch.head, col.X, y)
		for i, r := range draw.Box(col.X, y+32, col.W, 88).Columns(len(ch.values), theme.CardGap) {
			p.Form.Add(ui.ModeCard(ch.id+"."+ch.values[i], ch.names[i], ch.lines[i], ch.values[i] == ch.chosen).At(r))
		}
		y += 32 + 88 + theme.GroupGap
	}
	return y - theme.GroupGap
}

// heading is the name of a group of choices.
func (p *Page) heading(text string, x, y float64) {
	p.Form.Paint(func(c *draw.Canvas) { c.Text(theme.Name, text, x, y, c.Theme.Ink) })
}

func optionHead(key string) string {
	if key == "mode" {
		return locale.T("setup.mode")
	}
	if locale.Has("setup." + key) {
		return locale.T("setup." + key)
	}
	return locale.T("setup.options")
}

// optionName is the label of an option's value: mode.first, option.kinds.32.
func optionName(key, value string) string {
	if key == "mode" {
		return locale.T("mode." + value)
	}
	return locale.T("option." + key + "." + value)
}

func optionLine(key, value string) string {
	name := "option." + key + "." + value + ".line"
	if key == "mode" {
		name = "mode." + value + ".line"
	}
	if !locale.Has(name) {
		return ""
	}
	return locale.T(name)
}

// clockRow is the clocks with their heading at the left.
func (p *Page) clockRow(col draw.Rect, y float64) float64 {
	p.heading(locale.T("setup.clock"), col.X, y+10)
	p.clockChips(draw.Box(col.X+labelWidth, y-4, col.W-labelWidth, 52), col.X+labelWidth)
	y += 44
	if p.clock == "custom" {
		y += theme.GroupGap
		p.stepper("minutes", locale.T("clock.minutes"), p.minutes, 5, 180, draw.Box(col.X+labelWidth, y, 220, 44))
		y += 44
	}
	return y
}

// clockChips is a row of chips in an area that slides sideways if it must.
func (p *Page) clockChips(area draw.Rect, x float64) {
	p.Form.BeginScroll(&p.clocks, area)
	for _, preset := range presets {
		label := presetLabel(preset)
		w := ui.ChipWidth(label, p.view.Scale)
		p.Form.Add(ui.ChipButton("clock."+preset, label, preset == p.clock).At(draw.Box(x, area.Y+4, w, 44)))
		x += w + theme.GroupGap
	}
	p.Form.EndScroll(x+8, area.Bottom())
}

func presetLabel(preset string) string {
	switch preset {
	case "none", "custom":
		return locale.T("clock." + preset)
	case "turn30":
		return locale.T("clock.turn.chip", locale.Num("n", turnSeconds))
	}
	return locale.T("clock.side.short", locale.Arg{Name: "n", Value: preset})
}

func (p *Page) stepper(id, label string, value, least, most int, r draw.Rect) {
	p.Form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Caption, draw.Box(r.X, r.Y, r.W-142, 44), draw.AlignRight, label, c.Theme.Ink2)
	})
	p.Form.AddAll(ui.Stepper(id, draw.Box(r.Right()-130, r.Y, 130, 44), label, value, least, most))
}

// checks is the check boxes, and at the right the seconds added to a clock.
func (p *Page) checks(col draw.Rect, y float64) float64 {
	right := col.Right()
	if p.setup.Clock.Total > 0 && p.view.Frame() == ui.Landscape {
		label := locale.T("clock.increment")
		w := draw.Measure(theme.Caption, label, p.view.Scale) + 146
		p.stepper("increment", label, p.increment(), 0, 60, draw.Box(right-w, y, w, 44))
		right -= w + theme.CardGap
	}
	left := col.X
	if p.view.Frame() == ui.Landscape {
		left += labelWidth
	}
	x := left
	for _, box := range p.boxes() {
		w := ui.CheckWidth(box.label, p.view.Scale)
		if x+w > right && x > left {
			x, y, right = left, y+44+4, col.Right()
		}
		p.Form.Add(ui.Check(box.id, box.label, box.on).At(draw.Box(x, y, w, 44)))
		x += w + 20
	}
	return y + 44
}

type checkBox struct {
	id, label string
	on        bool
}

func (p *Page) boxes() []checkBox {
	return []checkBox{
		{"takeback", locale.T("setup.takeback"), p.setup.TakeBack},
		{"hints", locale.T("setup.hints"), p.setup.Hints},
		{"remember", locale.T("setup.remember"), p.remember},
	}
}

// side is the board, what the game is about, and the ways on.
func (p *Page) side(col draw.Rect) {
	v := p.view
	begin := draw.Box(col.X, v.H-24-56, col.W, 56)
	rules := draw.Box(col.X, begin.Y-16-44, col.W, 44)
	board := draw.Box(col.X, col.Y, col.W, min(col.W, rules.Y-16-col.Y))
	p.Form.Paint(func(c *draw.Canvas) { p.drawBoard(c, board) })
	p.intro(draw.Box(col.X, board.Bottom()+16, col.W, rules.Y-16-board.Bottom()-16))
	p.Form.Add(ui.IconLabel("rules", draw.IconBook, locale.T("setup.rules")).At(rules))
	p.Form.Add(ui.Primary("begin", p.beginLabel()).At(begin))
}

func (p *Page) beginLabel() string {
	if _, lays := p.setup.Variant.(game.Deployer); lays && p.setup.Start == "" {
		return locale.T(phrase.Worded(p.in, "setup.start.deploy"))
	}
	return locale.T("setup.start")
}

// intro tells what the game is about, as far as there is room.
func (p *Page) intro(r draw.Rect) {
	lines := draw.Wrap(theme.Body, locale.T("game."+p.in.ID+".intro"), r.W-34, p.view.Scale)
	const line = 26
	h := float64(len(lines))*line + 32
	if h > r.H {
		return
	}
	p.Form.Paint(func(c *draw.Canvas) {
		c.Card(draw.Box(r.X, r.Y, r.W, h))
		for i, text := range lines {
			c.Text(theme.Body, text, r.X+17, r.Y+18+float64(i)*line, c.Theme.Ink2)
		}
	})
}

// drawBoard draws the start position turned to the seat with the eye.
func (p *Page) drawBoard(c *draw.Canvas, r draw.Rect) {
	if p.start == nil {
		return
	}
	look := p.session.Look(c.Scale)
	look.Coordinates = render.NoCoordinates
	if !c.Miniature(look, p.in, p.start, p.in.Seats[p.setup.Bottom].Quarter, r) {
		p.Form.MarkDirty()
	}
}
