package setup

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
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

// modes offers the choices below each other; not every game has one.
func (p *Page) modes() ui.Part {
	var list []ui.Part
	for _, ch := range p.gameChoices() {
		list = append(list, p.mode(ch))
	}
	return ui.If(len(list) > 0, ui.Column(theme.GroupGap, list...))
}

// mode offers the answers of a choice as cards, or as a switch with the chosen one's
// line below where cards have too little room.
func (p *Page) mode(ch choice) ui.Part {
	const leastCard = 220
	head := p.heading(ch.head)
	var cards []ui.Part
	for i, value := range ch.values {
		card := ui.ModeCard(ch.id+"."+value, ch.names[i], ch.lines[i], value == ch.chosen)
		cards = append(cards, ui.Press(card.Does(func() { ch.choose(value) })).High(88).Least(leastCard))
	}
	line := ch.lines[slices.Index(ch.values, ch.chosen)]
	return ui.Fitting(
		ui.Column(theme.GroupGap, head, ui.Columns(theme.CardGap, cards...)),
		ui.Column(theme.GroupGap, head,
			ui.Segmented(ch.id, ch.values, ch.names, ch.chosen, ch.choose),
			ui.Paragraph(theme.Caption, line, p.view.Theme.Ink2)))
}

// gameChoices are the boards of the game, if it has two, and its options.
func (p *Page) gameChoices() []choice {
	var list []choice
	if boards := p.boards(); len(boards) > 1 {
		list = append(list, p.boardChoice(boards))
	}
	for _, opt := range p.in.Options {
		list = append(list, p.optionChoice(opt))
	}
	return list
}

// boardChoice is the question of which of a game's boards.
func (p *Page) boardChoice(boards []game.Variant) choice {
	ch := choice{id: "board", head: "setup.board", chosen: p.in.ID}
	for _, v := range boards {
		key := "board." + v.Info().Choice.Of + "." + v.Info().Choice.Key
		ch.values = append(ch.values, v.Info().ID)
		ch.names = append(ch.names, locale.T(key))
		ch.lines = append(ch.lines, locale.T(key+".line"))
	}
	ch.choose = func(id string) { p.setBoard(boards[slices.Index(ch.values, id)]) }
	return ch
}

// optionChoice is the question of an option's value.
func (p *Page) optionChoice(opt game.OptionInfo) choice {
	ch := choice{
		id: "option." + opt.Key, head: "setup.options",
		values: opt.Values, chosen: p.in.Option(p.setup.Options, opt.Key),
		choose: func(value string) { p.setOption(opt.Key, value) },
	}
	if key := "setup." + opt.Key; locale.Has(key) {
		ch.head = key
	}
	for _, value := range opt.Values {
		key := optionKey(opt.Key, value)
		ch.names = append(ch.names, locale.T(key))
		line := ""
		if locale.Has(key + ".line") {
			line = locale.T(key + ".line")
		}
		ch.lines = append(ch.lines, line)
	}
	return ch
}

// optionKey is the locale's key of an option's value: mode.first, option.kinds.32.
func optionKey(key, value string) string {
	if key == "mode" {
		return "mode." + value
	}
	return "option." + key + "." + value
}
