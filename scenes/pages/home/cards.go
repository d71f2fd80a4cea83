package home

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
)

//go:embed cards.txt
var cardLines string

// scene is what the board of a card shows: a position with what is special to the
// game, and the positions that a few turns lead to.
type scene struct {
	variant  game.Variant
	position string
	turns    []string
	views    []*game.View // made when they are wanted, one after the other
	moves    []move       // how each view but the first came about
	match    *match.Match
}

// move is a turn on its way: the board without the pieces that move, and from where
// to where they do. Turns that only turn something over move none.
type move struct {
	board *game.View
	ways  []way
}

type way struct{ from, to game.Square }

// readScenes reads the lines of cards.txt by game.
func readScenes(text string) (map[string]*scene, error) {
	list := map[string]*scene{}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		parts := strings.Split(line, "|")
		if len(parts) != 3 {
			return nil, fmt.Errorf("cards: %q has %d parts, want 3", line, len(parts))
		}
		list[strings.TrimSpace(parts[0])] = &scene{
			position: strings.TrimSpace(parts[1]), turns: strings.Fields(parts[2]),
		}
	}
	return list, nil
}

// view is how the board looks after n turns.
func (s *scene) view(n int) (*game.View, error) {
	if s.match == nil {
		m, err := match.New(s.variant, match.Setup{Start: s.position})
		if err != nil {
			return nil, err
		}
		s.match = m
		s.show()
	}
	for len(s.views) <= n {
		if err := s.match.Play(s.turns[len(s.views)-1]); err != nil {
			return nil, err
		}
		s.show()
	}
	return s.views[n], nil
}

func (s *scene) show() {
	view := s.match.View(s.match.OnTurn())
	if n := len(s.views); n > 0 {
		s.moves = append(s.moves, lift(s.views[n-1], s.match.Moves()[n-1].Events))
	}
	s.views = append(s.views, &view)
}

// lift is a turn on its way from a view.
func lift(before *game.View, events []game.Event) move {
	board := *before
	board.Cells = slices.Clone(before.Cells)
	m := move{board: &board}
	for _, e := range events {
		switch e.Type {
		case game.Moved, game.Castled:
			m.ways = append(m.ways, way{e.From, e.To})
		case game.Swapped:
			m.ways = append(m.ways, way{e.From, e.To}, way{e.To, e.From})
		}
	}
	for _, w := range m.ways {
		board.Cells[w.from] = game.Cell{Commander: game.NoSeat}
	}
	return m
}

// How long a card that plays rests at each position, is on the way to the next, and
// shows the last one before it returns to the first, in ticks.
const (
	turnTicks = 42
	moveTicks = 14
	lastTicks = 110
)

// reel plays the scene of a card once; then it rests, and nothing is drawn any more.
type reel struct {
	id   string // of the card that plays or has played, "" for none
	at   int    // turns played
	wait int    // ticks to the next change; 0 at rest
	way  int    // ticks left of the turn that is being played
}

// resting reports whether nothing plays.
func (r *reel) resting() bool { return r.wait == 0 && r.way == 0 }

// play takes in which card plays, with how many turns, moves on by a tick and
// reports whether its picture has changed.
func (r *reel) play(id string, turns int) bool {
	if id != r.id {
		changed := r.at != 0 || r.way > 0
		*r = reel{id: id}
		if turns > 0 {
			r.wait = turnTicks
		}
		return changed
	}
	switch {
	case r.way > 1:
		r.way--
	case r.way == 1:
		r.way, r.wait = 0, turnTicks
		if r.at++; r.at == turns {
			r.wait = lastTicks
		}
	case r.wait > 1:
		r.wait--
		return false
	case r.wait == 0:
		return false
	case r.at == turns:
		*r = reel{id: id}
	default:
		r.wait, r.way = 0, moveTicks
	}
	return true
}

// part is how far the turn that is being played has come.
func (r *reel) part() float64 { return render.Cubic(1 - float64(r.way)/moveTicks) }
