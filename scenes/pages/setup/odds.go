package setup

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/odds"
	"yanyi/render/theme"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// odds offers what one player may give to the others: pieces of the usual start, and a part of
// the time where all have a total. What is not on offer keeps its place.
func (c *choices) odds() ui.Part {
	var values, names []string
	for i := range c.info().Seats {
		values = append(values, strconv.Itoa(i))
		names = append(names, gametext.SideName(c.info(), game.Seat(i)))
	}
	who := ui.Segmented("giver", values, names, strconv.Itoa(int(c.giver)), func(value string) {
		i, _ := strconv.Atoi(value)
		c.give(game.Seat(i))
	})
	head, pieces, timed := heading(c.view, "odds.title"), c.pieces(), c.setup.Clock.Total > 0
	return shownIf(timed || len(c.offered()) > 0 && c.setup.Start == "", ui.Column(theme.TouchGap,
		ui.Fitting(ui.Row(theme.CardGap, head, who, ui.Space(0)), ui.Column(theme.TouchGap, head, who)),
		pieces,
		shownIf(timed, ui.Flow(theme.TouchGap, c.times()...))))
}

// pieces are the choices of pieces, nothing where none can be given.
func (c *choices) pieces() ui.Part {
	list := c.offered()
	if len(list) == 0 || c.setup.Start != "" {
		return ui.Part{}
	}
	may := odds.Of(c.setup.Variant, c.giver)
	chips := []ui.Part{c.piecesChip("", locale.T("odds.none"))}
	for _, pieces := range list {
		label := gametext.OddsLabel(c.info(), odds.Odds{By: c.giver, Pieces: pieces})
		chips = append(chips, shownIf(slices.Contains(may, pieces), c.piecesChip(pieces, label)))
	}
	return ui.Flow(theme.TouchGap, chips...)
}

// times are the choices of the part of the time that the giver has.
func (c *choices) times() (chips []ui.Part) {
	for _, part := range []int{0, 2, 3, 4} {
		chip := ui.ChipButton("timeodds."+strconv.Itoa(part), gametext.TimeLabel(part), c.setup.Clock.Part == part)
		chips = append(chips, ui.Press(chip.Does(func() {
			c.setup.Clock = c.setup.Clock.Given(c.giver, part)
			c.again()
		})))
	}
	return chips
}

// piecesChip is the choice of what is given.
func (c *choices) piecesChip(pieces, label string) ui.Part {
	id := "odds.none"
	if pieces != "" {
		id = "odds." + pieces
	}
	return ui.Press(ui.ChipButton(id, label, c.setup.Odds.Pieces == pieces).Does(func() {
		c.setup.Odds = odds.Odds{By: c.giver, Pieces: pieces}
		if pieces == "" {
			c.setup.Odds = odds.Odds{}
		}
		c.readStart()
		c.again()
	}))
}

// offered is what any player may give, the least first.
func (c *choices) offered() (list []string) {
	for i := range c.info().Seats {
		if more := odds.Of(c.setup.Variant, game.Seat(i)); len(more) > len(list) {
			list = more
		}
	}
	return list
}

// give lets another player give the odds.
func (c *choices) give(s game.Seat) {
	c.giver, c.setup.Odds = s, c.setup.Odds.Moved(c.setup.Variant, s)
	c.setup.Clock = c.setup.Clock.Given(s, c.setup.Clock.Part)
	c.readStart()
	c.again()
}

// follow follows a change of seats: whoever gives odds has them at the new seat.
func (c *choices) follow() {
	was := c.giver
	switch {
	case c.setup.Odds.On():
		c.giver = c.setup.Odds.By
	case c.setup.Clock.Part > 0:
		c.giver = c.setup.Clock.Giver
	}
	if c.giver != was {
		c.readStart()
	}
}
