package progress

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/progress"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest   = 1232
	twoFrom  = 960 // games beside puzzles and lessons
	fourFrom = 600 // the figures in one row
	rowFrom  = 560 // the levels beside a game's name
	slipWide = 42
	slipHigh = 44
)

// Types that the look has no name for.
var (
	figure   = theme.Role{Size: 30, Line: 36}
	plain    = theme.Role{Size: 18, Line: 24}
	numeral  = theme.Role{Size: 16, Line: 20, Bold: true}
	smallest = theme.Role{Size: 13, Line: 16}
)

func (p *Page) body(float64) ui.Part {
	parts := []ui.Part{p.advice(), p.figures()}
	if p.view.W >= twoFrom {
		parts = append(parts, ui.Row(theme.CardGap,
			ui.Column(theme.CardGap, p.played(), p.lessons()).Wide(0).Share(1.5).Top(),
			ui.Column(theme.CardGap, p.puzzles(), p.data()).Wide(0).Grow().Top()))
	} else {
		parts = append(parts, p.played(), p.puzzles(), p.lessons(), p.data())
	}
	return ui.Column(theme.CardGap, parts...)
}

// advice is one line of what to do next, and the button that does it.
func (p *Page) advice() ui.Part {
	line, label := p.advised()
	ink, seal := p.view.Theme, locale.T("progress.seal")
	words := ui.Column(2, ui.Text(theme.Caption, locale.T("progress.next"), ink.GoldText), ui.Text(theme.Rule, line, ink.Ink).Lines(3)).Wide(0).Grow()
	text := ui.Row(14, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, 0) }).Sized(44, 44), words)
	button := ui.If(label != "", ui.Press(ui.Primary("advice", label).Goes(p.follow)))
	if p.view.Phone() {
		return ui.Card(14, 14, ui.Column(12, text, button))
	}
	return ui.Card(18, 16, ui.Row(16, text.Wide(0).Grow(), button.Wide(148)))
}

// advised is the advice in words, and its button's label.
func (p *Page) advised() (line, button string) {
	a := p.sum.advice
	name := ""
	if v := p.variant(a.Variant); v != nil {
		name = locale.T("game." + v.Info().ID + ".name")
	}
	of := func(word string, args ...locale.Arg) string {
		return locale.T("progress.advice."+word, append(args, locale.Arg{Name: "game", Value: name})...)
	}
	steps := func(from int) []locale.Arg {
		return []locale.Arg{{Name: "level", Value: locale.Numeral(from)}, {Name: "next", Value: locale.Numeral(a.Level)}, locale.Num("times", a.Times)}
	}
	play := locale.T("progress.go.play")
	switch a.What {
	case progress.Lesson:
		return of("lesson"), locale.T("progress.go.lesson")
	case progress.GoOn:
		return of("goon", locale.Num("n", p.sum.lessons.Finished), locale.Num("of", p.sum.lessons.Of)), locale.T("progress.go.lesson")
	case progress.Puzzle:
		return of("puzzle"), locale.T("progress.go.puzzle")
	case progress.Higher:
		return of("higher", steps(a.Level-1)...), play
	case progress.Lower:
		return of("lower", steps(a.Level+1)...), play
	case progress.Larger:
		return of("larger"), play
	case progress.Untried:
		return of("untried"), play
	}
	return of("nothing"), ""
}

// figures are the sums: games, days, puzzles, lessons.
func (p *Page) figures() ui.Part {
	all := p.sum.tally.All()
	n := 4
	if p.view.W < fourFrom {
		n = 2
	}
	won := ""
	if all.Played > 0 {
		won = p.ended(all)
	}
	longest := ""
	if p.sum.record > 0 {
		longest = locale.T("progress.longest", locale.Num("n", p.sum.record))
	}
	streak := ""
	if p.sum.puzzles.Streak > 0 {
		streak = locale.T("progress.streak", locale.Num("n", p.sum.puzzles.Streak))
	}
	return ui.Grid(n, theme.GroupGap,
		p.tile(strconv.Itoa(all.Played), "progress.played", won),
		p.tile(strconv.Itoa(p.sum.streak), "progress.days", longest),
		p.tile(strconv.Itoa(p.sum.puzzles.Solved), "progress.solved", streak),
		p.tile(locale.T("progress.of", locale.Num("n", p.sum.lessons.Finished), locale.Num("of", p.sum.lessons.Of)), "progress.learnt", ""))
}

// tile is a sum, its name, and a line about it.
func (p *Page) tile(value, key, line string) ui.Part {
	ink := p.view.Theme
	return ui.Card(14, 10, ui.Column(0,
		ui.Text(figure, value, ink.Ink),
		ui.Text(theme.Body, locale.T(key), ink.Ink2).Try(theme.Caption, locale.T(key)),
		ui.Column(0, ui.Text(theme.Caption, line, ink.Ink3).Lines(2)).High(p.lineHigh())))
}

// lineHigh is the greatest height of a tile's line: two lines where it is narrow.
func (p *Page) lineHigh() float64 {
	if p.view.W < 1100 {
		return 2 * theme.Caption.Line
	}
	return theme.Caption.Line
}

// ended is how games ended, in words.
func (p *Page) ended(c progress.Count) string {
	return locale.T("progress.won", locale.Num("won", c.Won), locale.Num("drawn", c.Drawn), locale.Num("lost", c.Lost))
}

// headed is a card with a heading and a line beside it.
func (p *Page) headed(key, line string, parts ...ui.Part) ui.Part {
	ink := p.view.Theme
	if p.view.W < narrow {
		line = ""
	}
	head := ui.Row(12, ui.Text(plain, locale.T(key), ink.Ink), ui.Space(0), ui.Text(theme.Caption, line, ink.Ink3).OrNone()).High(44)
	return ui.Card(16, 0, ui.Inset(0, 0, 0, 14, ui.Column(0, append([]ui.Part{head}, parts...)...)))
}

// narrow is too little for a heading and a line beside it.
const narrow = 360.0

// played is the games one by one.
func (p *Page) played() ui.Part {
	var rows []ui.Part
	for _, v := range p.games {
		if p.sum.tally.Of(v.Info().ID).Played > 0 {
			rows = append(rows, p.row(v.Info()))
		}
	}
	if len(rows) == 0 {
		return p.headed("progress.games", "", ui.Text(theme.Body, locale.T("progress.games.none"), p.view.Theme.Ink2).Lines(3))
	}
	return p.headed("progress.games", locale.T("progress.games.line"), rows...)
}

// row is a game: its results, in all and at each level, side by side where there is room.
func (p *Page) row(in *game.Info) ui.Part {
	ink, c := p.view.Theme, p.sum.tally.Of(in.ID)
	people := ""
	if n := p.sum.tally.At(in.ID, 0).Played; n > 0 {
		people = locale.T("progress.people", locale.Num("n", n))
	}
	name := locale.T("game." + in.ID + ".name")
	words := ui.Column(0, ui.Text(theme.Rule, name, ink.Ink).Try(theme.Body, name), ui.Text(theme.Caption, p.ended(c), ink.Ink2).Lines(2), ui.Text(theme.Caption, people, ink.Ink3))
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(1)
	slips := ui.InWidth(func(w float64) ui.Part { return p.slips(in.ID, min(slipWide, w/match.Levels)) })
	beside := ui.Row(16, words.Wide(0).Grow(), slips.Sized(slipWide*match.Levels, slipHigh))
	return ui.Column(0, line, ui.Pad(0, 10, ui.InWidth(func(w float64) ui.Part {
		if w >= rowFrom {
			return beside
		}
		return ui.Column(8, words, slips.High(slipHigh))
	})))
}

// slips are the levels of a game, those that were beaten lit.
func (p *Page) slips(id string, w float64) ui.Part {
	var parts []ui.Part
	for level := 1; level <= match.Levels; level++ {
		parts = append(parts, p.slip(level, p.sum.tally.At(id, level)).Wide(w))
	}
	return ui.Row(0, parts...)
}

// slip is a level: its number above, how many of its games were won below.
func (p *Page) slip(level int, c progress.Count) ui.Part {
	ground := ui.Paint(func(cv *canvas.Canvas, r canvas.Rect) {
		switch r := r.Inset(1); {
		case c.Won > 0:
			cv.Slip(r, cv.Theme.BambooActive, true)
		case c.Played > 0:
			cv.Slip(r, cv.Theme.Bamboo, false)
		default:
			cv.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Fill: cv.Theme.Sunk})
		}
	})
	ink, below := p.view.Theme.Ink3, ""
	if c.Played > 0 {
		ink, below = p.view.Theme.BambooInk, strconv.Itoa(c.Won)+"/"+strconv.Itoa(c.Played)
		if len(below) > 5 {
			below = strconv.Itoa(c.Won)
		}
	}
	if c.Won > 0 {
		ink = p.view.Theme.BambooActiveInk
	}
	return ui.Over(ground, ui.Column(0, ui.Space(4), ui.Text(numeral, locale.Numeral(level), ink).Center(), ui.Text(smallest, below, ink).Center(), ui.Space(0))).High(slipHigh)
}
