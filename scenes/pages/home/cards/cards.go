// Package cards is the content of the boards on the home page's cards: for the page, and for
// the packer that paints them before (wasm/pack). It draws on no screen.
package cards

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
)

//go:embed cards.txt
var lines string

// Scene is a card's board: a position typical of the game, and those after a few turns.
type Scene struct {
	Variant  game.Variant
	Turns    []string
	position string
	views    []*game.View // made when they are wanted, one after the other
	moves    []Move       // how each view but the first came about
	match    *match.Match
}

// Move is a turn on its way: the board without the pieces that move, and from where
// to where they do. Turns that only turn something over move none.
type Move struct {
	Board *game.View
	Ways  []Way
}

// Way is one piece's.
type Way struct{ From, To game.Square }

// Scenes are the scenes by game.
func Scenes() map[string]*Scene {
	list, err := readScenes(lines)
	if err != nil {
		panic(err) // a text of the program's own
	}
	return list
}

// readScenes reads the lines of cards.txt by game.
func readScenes(text string) (map[string]*Scene, error) {
	list := map[string]*Scene{}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		parts := strings.Split(line, "|")
		if len(parts) != 3 {
			return nil, fmt.Errorf("cards: %q has %d parts, want 3", line, len(parts))
		}
		list[strings.TrimSpace(parts[0])] = &Scene{
			position: strings.TrimSpace(parts[1]), Turns: strings.Fields(parts[2]),
		}
	}
	return list, nil
}

// Start is a variant's board before the first move; nil where it is laid out later.
func Start(v game.Variant) *game.View {
	view, err := match.ViewOf(v, "start", nil)
	if err != nil {
		return nil
	}
	return view
}

// View is the board after n turns.
func (s *Scene) View(n int) (*game.View, error) {
	if s.match == nil {
		m, err := match.New(s.Variant, match.Setup{Start: s.position})
		if err != nil {
			return nil, err
		}
		s.match = m
		s.show()
	}
	for len(s.views) <= n {
		if err := s.match.Play(s.Turns[len(s.views)-1]); err != nil {
			return nil, err
		}
		s.show()
	}
	return s.views[n], nil
}

// Move is turn n on its way, nil if it cannot be played.
func (s *Scene) Move(n int) *Move {
	if _, err := s.View(n + 1); err != nil {
		return nil
	}
	return &s.moves[n]
}

// Played reports whether any of it has been worked out.
func (s *Scene) Played() bool { return len(s.views) > 0 }

func (s *Scene) show() {
	view := s.match.View(s.match.OnTurn())
	if n := len(s.views); n > 0 {
		s.moves = append(s.moves, lift(s.views[n-1], s.match.Moves()[n-1].Events))
	}
	s.views = append(s.views, &view)
}

// lift is a turn on its way from a view.
func lift(before *game.View, events []game.Event) Move {
	board := *before
	board.Cells = slices.Clone(before.Cells)
	m := Move{Board: &board}
	for _, e := range events {
		switch e.Type {
		case game.Moved, game.Castled:
			m.Ways = append(m.Ways, Way{e.From, e.To})
		case game.Swapped:
			m.Ways = append(m.Ways, Way{e.From, e.To}, Way{e.To, e.From})
		}
	}
	for _, w := range m.Ways {
		board.Cells[w.From] = game.Cell{Commander: game.NoSeat}
	}
	return m
}
