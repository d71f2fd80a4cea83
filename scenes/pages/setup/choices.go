package setup

import (
	"maps"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/odds"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// choice is one question about the game with its answers.
type choice struct {
	id     string // of the controls: id.value
	head   string // a locale's key
	values []string
	names  []string
	lines  []string
	chosen string
	choose func(value string)
}

// choices are a game's boards and options to choose from, and the position it starts from.
type choices struct {
	*prepared
	start *game.View // nil if it cannot be shown
	giver game.Seat  // whose odds are chosen
}

// newChoices is the choices with the odds of whoever gives some, else of who sits at the bottom.
func newChoices(p *prepared) choices {
	c := choices{prepared: p, giver: p.setup.Bottom}
	c.follow()
	return c
}

// modes offers the choices below each other; not every game has one.
func (c *choices) modes() ui.Part {
	var list []ui.Part
	for _, ch := range c.gameChoices() {
		list = append(list, c.mode(ch))
	}
	return ui.If(len(list) > 0, ui.Column(theme.GroupGap, list...))
}

// mode offers the answers of a choice as cards, or as a switch with the chosen one's line below
// where cards have too little room, or as cards below each other where labels are too long.
func (c *choices) mode(ch choice) ui.Part {
	const leastCard = 220
	head := heading(c.view, ch.head)
	var cards, stacked []ui.Part
	for i, value := range ch.values {
		card := modeCard(ch.id+"."+value, ch.names[i], ch.lines[i], value == ch.chosen).Does(func() { ch.choose(value) })
		cards = append(cards, ui.Press(card).High(88).Least(leastCard))
		stacked = append(stacked, ui.Press(card).High(88).Wide(0))
	}
	say := func(line string) ui.Part { return ui.Paragraph(theme.Caption, line, c.view.Theme.Ink2) }
	longest := func(v ui.View, w float64) (high float64) {
		for _, line := range ch.lines {
			said := say(line)
			high = max(high, said.Height(v, w))
		}
		return high
	}
	return ui.Fitting(
		ui.Column(theme.GroupGap, head, ui.Columns(theme.CardGap, cards...)),
		ui.Column(theme.GroupGap, head,
			ui.Segmented(ch.id, ch.values, ch.names, ch.chosen, ch.choose),
			say(ch.lines[slices.Index(ch.values, ch.chosen)]).HighBy(longest).Wide(0)),
		ui.Column(theme.GroupGap, append([]ui.Part{head}, stacked...)...))
}

// gameChoices are the boards of the game, if it has two, and its options.
func (c *choices) gameChoices() []choice {
	var list []choice
	if boards := c.boards(); len(boards) > 1 {
		list = append(list, c.boardChoice(boards))
	}
	for _, opt := range c.info().Options {
		list = append(list, c.optionChoice(opt))
	}
	return list
}

// boardChoice is the choice of one of a variant's boards.
func (c *choices) boardChoice(boards []game.Variant) choice {
	ch := choice{id: "board", head: "setup.board", chosen: c.info().ID}
	for _, v := range boards {
		key := "board." + v.Info().Choice.Of + "." + v.Info().Choice.Key
		ch.values = append(ch.values, v.Info().ID)
		ch.names = append(ch.names, locale.T(key))
		ch.lines = append(ch.lines, locale.T(key+".line"))
	}
	ch.choose = func(id string) { c.setBoard(boards[slices.Index(ch.values, id)]) }
	return ch
}

// optionChoice is the question of an option's value.
func (c *choices) optionChoice(opt game.OptionInfo) choice {
	ch := choice{
		id: "option." + opt.Key, head: "setup.options",
		values: opt.Values, chosen: c.info().Option(c.setup.Options, opt.Key),
		choose: func(value string) { c.setOption(opt.Key, value) },
	}
	if key := "setup." + opt.Key; locale.Has(key) {
		ch.head = key
	}
	for _, value := range opt.Values {
		key := gametext.OptionKey(opt.Key, value)
		ch.names = append(ch.names, locale.T(key))
		line := ""
		if locale.Has(key + ".line") {
			line = locale.T(key + ".line")
		}
		ch.lines = append(ch.lines, line)
	}
	return ch
}

// boards are the variants of the game at hand, in the catalogue's order: it alone, as a rule.
func (c *choices) boards() []game.Variant {
	var list []game.Variant
	for _, v := range catalog.All() {
		if of := v.Info().Choice.Of; v.Info() == c.info() || of != "" && of == c.info().Choice.Of {
			list = append(list, v)
		}
	}
	return list
}

// setBoard takes another of the game's boards.
func (c *choices) setBoard(v game.Variant) {
	c.setup.Variant = v
	if c.info().CheckOptions(c.setup.Options) != nil {
		c.setup.Options = game.Options{}
	}
	c.setup.Odds = c.setup.Odds.Moved(v, c.setup.Odds.By)
	c.readStart()
	c.again()
}

// setOption plays by another value of an option.
func (c *choices) setOption(key, value string) {
	options := game.Options{}
	maps.Copy(options, c.setup.Options)
	options[key] = value
	c.setup.Options = options
	c.readStart()
	c.again()
}

// readStart reads the position the board preview shows.
func (c *choices) readStart() {
	var view *game.View
	text, err := c.setup.Opening()
	if err == nil {
		view, err = match.ViewOf(c.setup.Variant, text, c.setup.Options)
	}
	if err != nil {
		c.tell(err)
		c.setup.Start, c.setup.Odds = "", odds.Odds{}
		if view, err = match.ViewOf(c.setup.Variant, "start", c.setup.Options); err != nil {
			return
		}
	}
	c.start = view
}

// draw draws the start position turned to the seat with the eye.
func (c *choices) draw(on *canvas.Canvas, r canvas.Rect) {
	if c.start == nil {
		return
	}
	look := c.session.Look(on.Scale)
	look.Coordinates = render.NoCoordinates
	if !on.Miniature(look, c.info(), c.start, c.info().Seats[c.setup.Bottom].Quarter, r) {
		c.form.MarkDirty()
	}
}
