package sample

import (
	"time"

	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/training"
)

// Mistakes keeps an example of a player's mistakes until a day: of several games and kinds,
// some of them well known, some due.
func Mistakes(keep func(key, text string), until time.Time) {
	today := int(until.Unix() / (24 * 60 * 60))
	box := &training.Box{}
	kinds := [...]training.Kind{training.Hanging, training.Capture, training.Hanging, training.Mate, training.Alliance, training.Hanging, training.Mated, training.Capture, training.Attack, training.Plan, training.Betrayed}
	for g, v := range catalog.All()[:4] {
		id := v.Info().ID
		all, err := puzzle.Read(puzzles.Of(id))
		if err != nil {
			continue
		}
		for i := range min(11, len(all)) {
			p := &all[i]
			c := training.Card{Variant: id, Position: p.Position, Better: p.Line[:1], Kind: kinds[(i+g)%len(kinds)], Cost: 8 + (i*7+g*5)%40}
			if c.Played = another(v, p); c.Played == "" {
				continue
			}
			box.Add(c)
			last := today - 1 - (i*5+g)%9
			for n := range i * 2 / 3 {
				grade := training.Known
				if n == 2 && g == 1 {
					grade = training.Wrong
				}
				box.Answer(c.Key(), grade, last-(i*2/3-n)*6)
			}
		}
	}
	keep("cards", box.String())
}

// another is a turn that does not solve a puzzle, "" if there is none.
func another(v game.Variant, p *puzzle.Puzzle) string {
	m, err := match.New(v, match.Setup{Start: p.Position})
	if err != nil {
		return ""
	}
	for _, t := range m.View(m.Actor()).Turns {
		if text := v.Info().FormatTurn(t); text != p.Line[0] && t.Chosen() == t {
			return text
		}
	}
	return ""
}
